import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A page: its title, the way back, its own actions, and content that scrolls when it must.
Page {
    id: root

    property bool scrolls: true
    property bool canGoBack: true
    property alias actions: actionRow.data
    default property alias content: column.data

    background: Rectangle {
        color: Theme.paper
    }
    header: Rectangle {
        implicitHeight: Theme.target + Theme.gap
        color: Theme.paper

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap
            anchors.rightMargin: Theme.gap
            spacing: Theme.gap

            IconButton {
                objectName: "back"
                visible: root.canGoBack
                iconName: "back"
                label: qsTr("Back")
                onClicked: Nav.back()
            }
            Text {
                Layout.fillWidth: true
                text: root.title
                color: Theme.ink
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                maximumLineCount: 2
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            RowLayout {
                id: actionRow
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    Flickable {
        id: flick

        objectName: "scroller"
        anchors.fill: parent
        contentWidth: width
        contentHeight: column.height + 2 * Theme.margin
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        ColumnLayout {
            id: column

            x: Math.max(Theme.margin, (flick.width - width) / 2)
            y: Theme.margin
            width: Math.min(flick.width - 2 * Theme.margin, 960)
            height: root.scrolls ? implicitHeight : flick.height - 2 * Theme.margin
            spacing: Theme.margin
        }
        ScrollBar.vertical: ScrollBar {
        }
    }
}
