import QtQuick
import QtQuick.Controls.Basic
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
            id: flick

            width: parent.width
            height: Math.min(items.implicitHeight, root.height - 150)
            contentHeight: items.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height + 1

            ScrollBar.vertical: PageScrollBar {
                needed: flick.interactive
            }

            Column {
                id: items

                width: flick.width - (flick.interactive ? Theme.margin : 0)

                Repeater {
                    model: Aftermath.checklist

                    Toggle {
                        required property handStep modelData
                        required property int index

                        objectName: "check_" + index
                        width: parent.width
                        text: modelData.text
                        note: modelData.note
                        checked: modelData.done
                        onToggled: Aftermath.tick(index, checked)
                    }
                }
            }
        }
        AppButton {
            objectName: "checklistDone"
            width: parent.width
            focus: true
            primary: true
            text: qsTr("Done")
            onClicked: Aftermath.dismissChecklist()
        }
    }
}
