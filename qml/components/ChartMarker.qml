import QtQuick

/// A company's marker on the chart: it slides when its price moves and leaves a ghost until the next move.
Item {
    id: root

    required property string token
    required property color colour
    required property color textColour
    required property bool shown
    required property int row
    required property int column
    required property int pile
    required property int pileSize
    required property bool hasGhost
    required property int ghostRow
    required property int ghostColumn
    required property point cell ///< the upper left corner of its cell
    required property point ghostCell
    required property size cellSize

    // A pile shows as much of each marker as its code needs: one under the other, or abreast where the cell is low.
    readonly property real usualDiameter: Math.min(cellSize.width - 10, cellSize.height * 0.6, 40)
    readonly property int others: Math.max(1, pileSize - 1)
    readonly property real roomBelow: cellSize.height - 20 - (cellSize.height >= 70 ? 18 : 3) ///< price and start prices
    readonly property real stacked: (roomBelow / others - 7) / (0.5 + 1 / others) ///< the largest diameter for that
    readonly property real abreast: (cellSize.width - 3) / pileSize
    readonly property bool isStacked: stacked >= Math.min(abreast, usualDiameter)
    readonly property real diameter: pileSize < 2 ? usualDiameter : Math.min(usualDiameter, Math.max(24, stacked, abreast))
    readonly property real down: Math.min(20, cellSize.height - diameter - 3) ///< under the price
    readonly property real offset: Math.max(4, isStacked ? Math.min(diameter, (roomBelow - diameter) / others) : 0)
    readonly property real aside: isStacked ? 3 : Math.max(3, (cellSize.width - 3 - diameter) / others)

    objectName: "marker"
    visible: shown
    z: 100 - pile // the top one of a pile covers those under it

    Rectangle {
        visible: root.hasGhost
        x: root.ghostCell.x + 4
        y: root.ghostCell.y + root.down
        width: root.diameter
        height: root.diameter
        radius: width / 2
        color: "transparent"
        border.width: 2
        border.color: Theme.muted
    }
    CompanyToken {
        objectName: "markerToken"
        x: root.cell.x + (root.pileSize < 2 || root.isStacked ? 4 : 1) + root.pile * root.aside
        y: root.cell.y + root.down + root.pile * root.offset
        size: root.diameter
        code: root.token
        colour: root.colour
        textColour: root.textColour

        Behavior on x {
            NumberAnimation {
                duration: Theme.motion
            }
        }
        Behavior on y {
            NumberAnimation {
                duration: Theme.motion
            }
        }
    }
}
