import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// A folder to enter or a file to choose.
AbstractButton {
    id: root

    required property string name
    required property string path
    required property bool isFolder
    required property string when
    required property int index

    objectName: "file_" + index
    implicitHeight: Math.max(Theme.target, texts.implicitHeight + Theme.gap)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: isFolder ? qsTr("Folder %1").arg(name) : name

    background: Rectangle {
        color: root.pressed ? Theme.shade : "transparent"
        border.width: root.visualFocus ? 3 : 0
        border.color: Theme.ink
    }
    contentItem: Item {
        LineIcon {
            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            name: root.isFolder ? "folder" : "journal"
        }
        Column {
            id: texts

            x: 2 * Theme.gap + 24
            width: parent.width - x - Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            Text {
                width: parent.width
                text: root.name
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.WrapAnywhere
            }
            Text {
                width: parent.width
                visible: text !== ""
                text: root.when
                color: Theme.muted
                font.pixelSize: Theme.small
            }
        }
    }
    onClicked: isFolder ? Files.enter(path) : Files.choose(path)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
