import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// Which part of the table is shown, the choices side by side.
RowLayout {
    id: root

    required property var tabs ///< [{name, label}]
    property string current
    signal chosen(string name)

    Layout.fillHeight: false
    spacing: 0

    Repeater {
        model: root.tabs

        AbstractButton {
            id: tab

            required property var modelData

            objectName: "tab_" + modelData.name
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: metrics.advanceWidth + Theme.gap
            implicitHeight: Math.max(Theme.target, label.implicitHeight + Theme.gap)
            activeFocusOnTab: true
            checked: root.current === modelData.name
            Accessible.role: Accessible.PageTab
            Accessible.name: modelData.label
            background: Item {
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: tab.checked ? 3 : 1
                    color: tab.checked ? Theme.accent : Theme.line
                }
                Rectangle {
                    anchors.fill: parent
                    color: "transparent"
                    border.width: tab.visualFocus ? 3 : 0
                    border.color: Theme.ink
                }
            }
            contentItem: Text {
                id: label

                text: tab.modelData.label
                color: tab.checked ? Theme.ink : Theme.muted
                font.pixelSize: Theme.body
                font.weight: tab.checked ? Font.DemiBold : Font.Normal
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
            }
            // As wide as it is when it is chosen, so that nothing moves.
            TextMetrics {
                id: metrics

                text: label.text
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }
            onClicked: root.chosen(modelData.name)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }
    }
}
