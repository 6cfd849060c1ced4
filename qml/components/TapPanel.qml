import QtQuick
import QtQuick.Controls.Basic

/// A card that can be tapped to ask why its number is what it is.
AbstractButton {
    id: root

    default property alias content: column.data
    property bool lifted: false

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    activeFocusOnTab: true
    Accessible.role: Accessible.Button

    background: Rectangle {
        radius: Theme.radius
        color: root.pressed ? Theme.shade : Theme.panel
        border.width: root.lifted || root.visualFocus ? 3 : 1
        border.color: root.visualFocus ? Theme.ink : root.lifted ? Theme.accent : Theme.line
    }
    contentItem: Item {
        Column {
            id: column

            x: Theme.gap
            y: Theme.gap
            width: root.width - 2 * Theme.gap
            spacing: 4
        }
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
