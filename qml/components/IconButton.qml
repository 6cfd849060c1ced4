import QtQuick
import QtQuick.Controls.Basic

/// A round button with an icon; what it does is said to screen readers and in a tip.
AbstractButton {
    id: root

    required property string iconName
    required property string label
    property string hotkey: "" ///< the key that presses it, see Layer

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: label

    background: Rectangle {
        radius: width / 2
        color: root.pressed ? Theme.shade : "transparent"
        border.width: root.visualFocus ? 3 : 0
        border.color: Theme.ink
    }
    contentItem: Item {
        LineIcon {
            anchors.centerIn: parent
            name: root.iconName
            colour: root.enabled ? Theme.ink : Theme.line
        }
    }
    ToolTip.visible: hovered
    ToolTip.delay: 600
    ToolTip.text: hotkey !== "" ? `${label} · ${hotkey}` : label
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
