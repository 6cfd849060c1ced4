import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A page: its title, the way back, its own actions, and content that scrolls when it must. Stacks are Columns
/// throughout: nested layouts with texts that wrap do not settle in Qt 6.4.
Page {
    id: root

    property bool canGoBack: true
    property alias actions: actionRow.data
    default property alias content: column.data

    background: Rectangle {
        color: Theme.paper
    }
    header: PageHeader {
        title: root.title
        canGoBack: root.canGoBack

        RowLayout {
            id: actionRow
            Layout.fillHeight: false
        }
    }

    Flickable {
        id: flick

        objectName: "scroller"
        anchors.fill: parent
        contentWidth: width
        contentHeight: column.implicitHeight + 2 * Theme.margin
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        Column {
            id: column

            x: Theme.sideMargin(flick.width)
            y: Theme.margin
            width: flick.width - 2 * x
            spacing: Theme.margin
        }
        ScrollBar.vertical: PageScrollBar {
            needed: flick.interactive
        }
    }
}
