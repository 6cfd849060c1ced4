import QtQuick

/// A card on the paper that holds what belongs together.
Rectangle {
    id: root

    default property alias content: column.data
    property bool lifted: false

    implicitHeight: column.implicitHeight + 2 * Theme.margin
    radius: Theme.radius
    color: Theme.panel
    border.width: lifted ? 3 : 1
    border.color: lifted ? Theme.accent : Theme.line

    Column {
        id: column

        x: Theme.margin
        y: Theme.margin
        width: root.width - 2 * Theme.margin
        spacing: Theme.gap
    }
}
