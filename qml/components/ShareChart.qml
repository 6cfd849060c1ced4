import QtQuick
import Flimnap.App

/// The share-price chart as printed: start cells marked, markers piled up in order; the upper row of a zigzag is shifted
/// by half a cell. Where the screen ends it is folded, like a text; it is dragged and pinched.
Rectangle {
    id: root

    readonly property bool isRegion: true ///< F6 comes to it
    property real zoom: 1
    property real leastWidth: 0 ///< of a cell, for reading; where there is less, the chart is folded
    readonly property bool twoRows: Chart.rows <= 2
    readonly property real shift: Chart.zigzag ? 0.5 : 0 ///< of the upper row, in cells
    readonly property real room: width - 2 * Theme.gap
    readonly property int mostPerBand: twoRows ? Math.max(4, Math.floor(room / 46 - shift)) : Math.min(Chart.columns, Math.max(4, Math.floor(room / Math.max(1, leastWidth))))
    readonly property int bands: Math.max(1, Math.ceil(Chart.columns / mostPerBand))
    readonly property int perBand: Math.max(1, Math.ceil(Chart.columns / bands)) ///< as long as the others
    readonly property var tops: topsOf(perBand, bands) ///< of the bands, in cells, and the end of the last one
    readonly property real fitWidth: room / (Math.min(perBand, Chart.columns) + shift)
    readonly property real fitHeight: (height - 2 * Theme.gap) / tops[bands]
    readonly property real cellWidth: fitWidth * zoom
    readonly property real cellHeight: Math.max(bands > 1 && !twoRows ? 48 : 50, Math.min(fitHeight, fitWidth * 2.2, 150)) * zoom

    function topsOf(columns: int, count: int): var {
        const found = [0];
        for (let band = 0; band < count; ++band)
            found.push(found[band] + Chart.rowsFrom(band * columns) + (band < count - 1 ? 0.2 : 0));
        return found;
    }
    function xOf(row: int, column: int): real {
        return (column % perBand + (row === 0 ? shift : 0)) * cellWidth;
    }
    function yOf(row: int, column: int): real {
        return (tops[Math.floor(column / perBand)] + row) * cellHeight;
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

            width: (Math.min(root.perBand, Chart.columns) + root.shift) * root.cellWidth
            height: root.tops[root.bands] * root.cellHeight

            Repeater {
                model: Chart.spaces

                ChartCell {
                    x: root.xOf(row, column)
                    y: root.yOf(row, column)
                    width: root.cellWidth - 2
                    height: root.cellHeight - 2
                }
            }
            Repeater {
                model: Chart.markers

                ChartMarker {
                    cell: Qt.point(root.xOf(row, column), root.yOf(row, column))
                    ghostCell: Qt.point(root.xOf(ghostRow, ghostColumn), root.yOf(ghostRow, ghostColumn))
                    cellSize: Qt.size(root.cellWidth, root.cellHeight)
                }
            }
            Repeater {
                model: Nav.arrows

                ChartArrow {
                    required property priceArrow modelData

                    fromX: root.xOf(modelData.fromRow, modelData.fromColumn) + root.cellWidth / 2
                    fromY: root.yOf(modelData.fromRow, modelData.fromColumn) + root.cellHeight / 2
                    toX: root.xOf(modelData.toRow, modelData.toColumn) + root.cellWidth / 2
                    toY: root.yOf(modelData.toRow, modelData.toColumn) + root.cellHeight / 2
                }
            }
        }
    }
}
