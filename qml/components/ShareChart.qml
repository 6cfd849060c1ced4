import QtQuick
import Flimnap.App

/// The share-price chart as printed: rows shifted against each other, start cells by size, markers piled up in order.
/// On a phone it is dragged and pinched.
Rectangle {
    id: root

    property real zoom: 1
    readonly property int columns: columnCount(Game.cells.count)
    readonly property real cellWidth: Math.max(58, (width - 2 * Theme.margin) / (columns + 0.5)) * zoom
    readonly property real cellHeight: 92 * zoom

    function columnCount(count: int): int {
        let most = 1;
        for (let i = 0; i < count; ++i)
            most = Math.max(most, Game.cells.row(i).column + 1);
        return most;
    }
    function rowCount(count: int): int {
        let most = 1;
        for (let i = 0; i < count; ++i)
            most = Math.max(most, Game.cells.row(i).row + 1);
        return most;
    }

    color: Theme.paper
    clip: true

    Flickable {
        id: flick

        objectName: "chartScroller"
        anchors.fill: parent
        contentWidth: board.width + 2 * Theme.margin
        contentHeight: board.height + 2 * Theme.margin
        boundsBehavior: Flickable.StopAtBounds

        PinchHandler {
            target: null
            onActiveScaleChanged: root.zoom = Math.max(0.6, Math.min(2.5, root.zoom * activeScale))
        }

        Item {
            id: board

            x: Theme.margin
            y: Theme.margin
            width: (root.columns + 0.5) * root.cellWidth
            height: root.rowCount(Game.cells.count) * root.cellHeight

            Repeater {
                model: Game.cells

                ChartCell {
                    x: (column + (row === 0 ? 0.5 : 0)) * root.cellWidth
                    y: row * root.cellHeight
                    width: root.cellWidth - 2
                    height: root.cellHeight - 2
                }
            }
        }
    }
}
