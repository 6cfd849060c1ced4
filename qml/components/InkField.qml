import QtQuick
import QtQuick.Controls.Basic

/// A line to write words on.
TextField {
    id: root

    implicitHeight: Math.max(Theme.target, contentHeight + Theme.gap)
    color: Theme.ink
    placeholderTextColor: Theme.muted
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    font.pixelSize: Theme.body
    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.width: root.activeFocus ? 3 : 1
        border.color: root.activeFocus ? Theme.accent : Theme.line
    }
}
