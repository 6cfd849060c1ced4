import QtQuick
import QtQuick.Controls.Basic

/// A switch with its meaning beside it.
AbstractButton {
    id: root

    property string note: "" ///< small, under the text

    checkable: true
    implicitWidth: 200
    implicitHeight: Math.max(Theme.target, texts.height)
    activeFocusOnTab: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: note !== "" ? qsTr("%1: %2").arg(text).arg(note) : text
    Accessible.checked: checked

    background: Rectangle {
        color: "transparent"
        radius: Theme.radius
        border.width: root.visualFocus ? 3 : 0
        border.color: Theme.ink
    }
    contentItem: Item {
        Column {
            id: texts

            anchors.left: parent.left
            anchors.right: track.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            Text {
                width: parent.width
                text: root.text
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            Text {
                width: parent.width
                visible: root.note !== ""
                text: root.note
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        Rectangle {
            id: track

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: 52
            height: 30
            radius: 15
            color: root.checked ? Theme.accent : Theme.shade
            border.width: 1
            border.color: Theme.muted

            Rectangle {
                x: root.checked ? parent.width - width - 3 : 3
                anchors.verticalCenter: parent.verticalCenter
                width: 24
                height: 24
                radius: 12
                color: Theme.paper
                border.width: 1
                border.color: Theme.ink

                Text {
                    anchors.centerIn: parent
                    text: root.checked ? "✓" : ""
                    color: Theme.ink
                    font.pixelSize: 14
                }
            }
        }
    }
}
