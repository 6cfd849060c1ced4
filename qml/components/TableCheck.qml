import QtQuick
import QtQuick.Controls.Basic

/// The printed values of an edition, each of which a group may set to what its own box says.
Column {
    id: root

    required property var sections
    required property var overrides
    signal changed(var path, int value)

    spacing: Theme.gap

    Repeater {
        model: root.sections

        Column {
            id: section

            required property var modelData

            width: parent.width

            SectionTitle {
                text: section.modelData.title
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    model: section.modelData.items

                    Rectangle {
                        id: cell

                        required property var modelData

                        width: Math.max(132, Math.min(240, label.implicitWidth + 92))
                        height: Theme.target + 8
                        radius: Theme.radius
                        color: Theme.panel
                        border.width: 1
                        border.color: Theme.line

                        Text {
                            id: label

                            anchors.left: parent.left
                            anchors.leftMargin: Theme.gap
                            anchors.right: field.left
                            anchors.verticalCenter: parent.verticalCenter
                            text: cell.modelData.label
                            color: Theme.muted
                            font.pixelSize: Theme.small
                            wrapMode: Text.Wrap
                        }
                        TextField {
                            id: field

                            objectName: "value_" + cell.modelData.path.join("_")
                            anchors.right: parent.right
                            anchors.rightMargin: 4
                            anchors.verticalCenter: parent.verticalCenter
                            width: 72
                            height: Theme.target
                            text: cell.modelData.value
                            color: Theme.ink
                            font.pixelSize: Theme.body
                            horizontalAlignment: Text.AlignRight
                            inputMethodHints: Qt.ImhDigitsOnly
                            validator: IntValidator {
                                bottom: 0
                                top: 99999
                            }
                            Accessible.name: cell.modelData.label
                            background: Rectangle {
                                radius: Theme.radius
                                color: Theme.shade
                                border.width: field.activeFocus ? 3 : 0
                                border.color: Theme.accent
                            }
                            onTextEdited: {
                                if (acceptableInput)
                                    root.changed(cell.modelData.path, parseInt(text));
                            }
                        }
                    }
                }
            }
        }
    }
}
