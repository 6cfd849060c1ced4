import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// The main screen: where the game is, what everybody has, and within the thumb's reach what can be done now.
/// Wide screens show table, chart and moves side by side.
Page {
    id: root

    readonly property bool wide: Theme.isWide(width, height)

    background: Rectangle {
        color: Theme.paper
    }
    header: TableHeader {
        oneLine: root.wide
    }

    Item {
        id: desk

        readonly property real movesWidth: root.wide ? Theme.movesWidth(width) : 0
        readonly property real chartWidth: chart.active ? width * 0.34 : 0
        readonly property bool mirrored: Settings.leftHanded

        anchors.fill: parent

        TableOverview {
            x: desk.mirrored ? desk.width - width : 0
            width: desk.width - desk.chartWidth - desk.movesWidth
            height: desk.height
        }
        // Loaders: what there is no room for shall cost nothing either.
        Loader {
            id: chart

            x: desk.mirrored ? desk.movesWidth : desk.width - desk.movesWidth - width
            width: desk.chartWidth
            height: desk.height
            active: root.width >= 1080 && root.wide && Game.hasShares
            sourceComponent: ShareChart {
                leastWidth: 28
            }
        }
        Loader {
            x: desk.mirrored ? 0 : desk.width - width
            width: desk.movesWidth
            height: desk.height - recent.height
            active: root.wide
            sourceComponent: ActionPanel {
            }
        }
        Loader {
            id: recent

            x: desk.mirrored ? 0 : desk.width - width
            y: desk.height - height
            width: desk.movesWidth
            height: item?.implicitHeight ?? 0
            active: root.wide && root.height >= 600
            sourceComponent: RecentMoves {
            }
        }
    }
    footer: Loader {
        height: Math.min(item?.implicitHeight ?? 0, root.height * 0.5)
        active: !root.wide
        sourceComponent: ActionPanel {
        }
    }
}
