import QtQuick
import QtQuick.Controls.Basic

/// A line to write words on. Whoever comes to it finds all of it chosen, and types over it. Enter and Tab go on to the
/// next field of the group.
TextField {
    id: root

    property string group: "" ///< fields that are filled in one after another, see Layer
    signal finished ///< Enter in the last field of the group

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
    onActiveFocusChanged: {
        if (activeFocus)
            later.restart();
    }

    Timer {
        id: later // the tap that brought the focus sets the cursor

        interval: 0
        onTriggered: root.selectAll()
    }
}
