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

        Text {
            width: parent.width
            text: qsTr("For your hands")
            color: Theme.ink
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
        }
        Flickable {
            width: parent.width
            height: Math.min(items.implicitHeight, root.height - 150)
            contentHeight: items.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: items

                width: parent.width

                Repeater {
                    model: Game.checklist

                    Toggle {
                        required property var modelData
                        required property int index

                        objectName: "check_" + index
                        width: parent.width
                        text: modelData.text
                        checked: modelData.done
                        onToggled: Game.tick(index, checked)
                    }
                }
            }
        }
        AppButton {
            objectName: "checklistDone"
            width: parent.width
            primary: true
            text: qsTr("Done")
            onClicked: Game.dismissChecklist()
        }
    }
}
