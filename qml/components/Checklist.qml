import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What the hands have to do after a phase change: which cards, whose, in which order.
Rectangle {
    id: root

    color: "#99000000"

    MouseArea {
        anchors.fill: parent
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, 480)
        height: Math.min(parent.height - 2 * Theme.margin, implicitHeight)

        Text {
            Layout.fillWidth: true
            text: qsTr("For your hands")
            color: Theme.ink
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
        }
        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: items.implicitHeight
            contentHeight: items.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            ColumnLayout {
                id: items

                Layout.fillHeight: false
                width: parent.width

                Repeater {
                    model: Game.checklist

                    Toggle {
                        required property var modelData
                        required property int index

                        objectName: "check_" + index
                        Layout.fillWidth: true
                        text: modelData.text
                        checked: modelData.done
                        onToggled: Game.tick(index, checked)
                    }
                }
            }
        }
        AppButton {
            objectName: "checklistDone"
            Layout.fillWidth: true
            primary: true
            text: qsTr("Done")
            onClicked: Game.dismissChecklist()
        }
    }
}
