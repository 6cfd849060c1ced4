import QtQuick
import QtQuick.Controls.Basic

/// A value that is chosen with one tap.
AbstractButton {
    id: root

    implicitWidth: Math.max(Theme.target, label.implicitWidth + 2 * Theme.unit)
    implicitHeight: Theme.target
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: checked

    background: Rectangle {
        radius: height / 2
        color: root.checked ? Theme.accent : root.pressed ? Theme.shade : Theme.panel
        border.width: root.visualFocus ? 3 : root.checked ? 2 : 1
        border.color: root.visualFocus || root.checked ? Theme.ink : Theme.line
    }
    contentItem: Text {
        id: label

        text: root.checked ? "✓ " + root.text : root.text
        color: !root.enabled ? Theme.muted : root.checked ? Theme.accentText : Theme.ink
        font.pixelSize: Theme.body
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
