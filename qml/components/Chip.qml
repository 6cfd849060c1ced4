import QtQuick
import QtQuick.Controls.Basic

/// A value that is chosen with one tap.
AbstractButton {
    id: root

    /// Chosen already, it leaves Enter to what it is chosen for.
    function choose(event: KeyEvent) {
        event.accepted = !checked;
        if (event.accepted)
            clicked();
    }

    readonly property real checkRoom: Math.round(Theme.small * 0.9) ///< on both sides, so that nothing moves when it is chosen

    implicitWidth: Math.max(Theme.target, label.implicitWidth + 2 * checkRoom)
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

        text: root.text
        color: !root.enabled ? Theme.muted : root.checked ? Theme.accentText : Theme.ink
        font.pixelSize: Theme.body
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter

        Text {
            x: 2
            anchors.verticalCenter: parent.verticalCenter
            visible: root.checked
            text: "✓"
            color: parent.color
            font.pixelSize: root.checkRoom
        }
    }
    Keys.onReturnPressed: event => choose(event)
    Keys.onEnterPressed: event => choose(event)
}
