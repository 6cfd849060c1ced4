import QtQuick
import QtQuick.Controls.Basic

AbstractButton {
    id: root

    required property string spoken ///< what a screen reader says

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    background: Rectangle {
        radius: Theme.radius
        color: root.pressed ? Theme.line : Theme.shade
        border.width: root.visualFocus ? 3 : 0
        border.color: Theme.ink
    }
    contentItem: Text {
        text: root.text
        color: Theme.ink
        font.pixelSize: Theme.title
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
