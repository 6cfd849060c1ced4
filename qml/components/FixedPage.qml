import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A page whose content fills it; what is too long in there scrolls by itself.
Page {
    id: root

    property alias actions: actionRow.data
    default property alias content: column.data

    background: Rectangle {
        color: Theme.paper
    }
    header: PageHeader {
        title: root.title

        RowLayout {
            id: actionRow
        }
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.margin
    }
}
