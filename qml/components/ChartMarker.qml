import QtQuick

/// A company's marker on the chart: it slides when its price moves and leaves a ghost until the next move.
Item {
    id: root

    required property string code
    required property string colour
    required property string textColour
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

    readonly property real diameter: Math.min(cellSize.width - 10, cellSize.height * 0.6, 40)
    readonly property real down: Math.min(20, cellSize.height - diameter - 3) ///< under the price
    readonly property real offset: Math.min(diameter * 0.45, (cellSize.height - diameter - 26) / Math.max(1, pileSize - 1))

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
        x: root.cell.x + 4 + root.pile * 3
        y: root.cell.y + root.down + root.pile * Math.max(4, root.offset)
        size: root.diameter
        code: root.code
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
