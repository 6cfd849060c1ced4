import QtQuick
import Flimnap.App

/// The share-price chart as printed: the upper row shifted by half a cell, start cells by size, markers piled up in
/// order. A chart of few rows is folded where the screen ends, like a text; it is dragged and pinched.
Rectangle {
    id: root

    property real zoom: 1
    readonly property bool folded: Game.chartRows <= 2
    readonly property int perBand: folded ? Math.max(4, Math.floor((width - 2 * Theme.gap) / 46 - 0.5)) : Game.chartColumns
    readonly property int bands: Math.max(1, Math.ceil(Game.chartColumns / perBand))
    readonly property real fitWidth: (width - 2 * Theme.gap) / (Math.min(perBand, Game.chartColumns) + 0.5)
    readonly property real fitHeight: (height - 2 * Theme.gap) / (bands * Game.chartRows + (bands - 1) * 0.2)
    readonly property real cellWidth: fitWidth * zoom
    readonly property real cellHeight: Math.max(50, Math.min(fitHeight, fitWidth * 1.5)) * zoom

    function xOf(row: int, column: int): real {
        return (column % perBand + (folded && row === 0 ? 0.5 : 0)) * cellWidth;
    }
    function yOf(row: int, column: int): real {
        return (Math.floor(column / perBand) * (Game.chartRows + 0.2) + row) * cellHeight;
    }

    color: Theme.paper
    clip: true

    Flickable {
        id: flick

        objectName: "chartScroller"
        anchors.fill: parent
        anchors.margins: Theme.gap
        contentWidth: board.width
        contentHeight: board.height
        boundsBehavior: Flickable.StopAtBounds

        PinchHandler {
            target: null
            onActiveScaleChanged: root.zoom = Math.max(1, Math.min(2.5, root.zoom * activeScale))
        }

        Item {
            id: board

            width: (Math.min(root.perBand, Game.chartColumns) + 0.5) * root.cellWidth
            height: (root.bands * Game.chartRows + (root.bands - 1) * 0.2) * root.cellHeight

            Repeater {
                model: Game.cells

                ChartCell {
                    x: root.xOf(row, column)
                    y: root.yOf(row, column)
                    width: root.cellWidth - 2
                    height: root.cellHeight - 2
                }
            }
            Repeater {
                model: Game.markers

                ChartMarker {
                    cell: Qt.point(root.xOf(row, column), root.yOf(row, column))
                    ghostCell: Qt.point(root.xOf(ghostRow, ghostColumn), root.yOf(ghostRow, ghostColumn))
                    cellSize: Qt.size(root.cellWidth, root.cellHeight)
                }
            }
            Repeater {
                model: Nav.arrows

                ChartArrow {
                    required property var modelData

                    fromX: root.xOf(modelData.fromRow, modelData.fromColumn) + root.cellWidth / 2
                    fromY: root.yOf(modelData.fromRow, modelData.fromColumn) + root.cellHeight / 2
                    toX: root.xOf(modelData.toRow, modelData.toColumn) + root.cellWidth / 2
                    toY: root.yOf(modelData.toRow, modelData.toColumn) + root.cellHeight / 2
                }
            }
        }
    }
}
