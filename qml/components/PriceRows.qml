import QtQuick

/// Rising prices as they are printed on a board in two rows, each price above the next lower one; folded where the screen
/// ends.
Item {
    id: root

    required property list<int> prices
    readonly property int columns: Math.ceil(prices.length / 2)
    readonly property int fitting: Math.max(2, Math.floor(width / (40 * Theme.scale)))
    readonly property int bands: Math.ceil(columns / fitting)
    readonly property int perBand: Math.ceil(columns / bands)
    readonly property real cellWidth: Math.min(64 * Theme.scale, width / perBand)
    readonly property real cellHeight: Math.round(32 * Theme.scale)

    function row(first: int): string {
        const row = [];
        for (let place = first; place < prices.length; place += 2)
            row.push(prices[place]);
        return row.join(", ");
    }

    implicitHeight: bands * 2 * cellHeight + (bands - 1) * Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Upper row: %1. Lower row: %2.").arg(row(1)).arg(row(0))

    Repeater {
        model: root.prices

        Rectangle {
            required property int index
            required property int modelData
            readonly property int column: Math.floor(index / 2)
            readonly property bool upper: index % 2 === 1

            x: column % root.perBand * root.cellWidth
            y: Math.floor(column / root.perBand) * (2 * root.cellHeight + Theme.gap) + (upper ? 0 : root.cellHeight)
            width: root.cellWidth - 2
            height: root.cellHeight - 2
            radius: 4
            color: Theme.paper
            border.width: 1
            border.color: Theme.line

            Text {
                anchors.centerIn: parent
                text: modelData
                color: Theme.ink
                font.pixelSize: Theme.body
            }
        }
    }
}
