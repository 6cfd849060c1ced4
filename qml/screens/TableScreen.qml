import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// The main screen: where the game is, what everybody has, and within the thumb's reach what can be done now.
/// Wide screens show table, chart and moves side by side.
Page {
    id: root

    readonly property string pageName: "TableScreen"
    readonly property bool wide: Theme.isWide(width, height)

    background: Rectangle {
        color: Theme.paper
    }
    header: TableHeader {
        oneLine: root.wide
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0
        layoutDirection: Settings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        TableOverview {
            Layout.fillHeight: true
            Layout.fillWidth: true
        }
        ShareChart {
            Layout.fillHeight: true
            Layout.preferredWidth: root.width * 0.34
            visible: root.width >= 1080 && root.wide
        }
        ColumnLayout {
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.movesWidth(root.width)
            Layout.fillWidth: false
            visible: root.wide
            spacing: 0

            ActionPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                columns: 1
            }
            RecentMoves {
                Layout.fillWidth: true
                visible: root.height >= 600
            }
        }
    }
    footer: ActionPanel {
        visible: !root.wide
        height: visible ? Math.min(implicitHeight, root.height * 0.36) : 0
    }
}
