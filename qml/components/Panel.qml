import QtQuick
import QtQuick.Layouts

/// A card on the paper that holds what belongs together.
Rectangle {
    id: root

    default property alias content: column.data
    property bool lifted: false

    implicitWidth: column.implicitWidth + 2 * Theme.margin
    implicitHeight: column.implicitHeight + 2 * Theme.margin
    radius: Theme.radius
    color: Theme.panel
    border.width: lifted ? 3 : 1
    border.color: lifted ? Theme.accent : Theme.line

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap
    }
}
