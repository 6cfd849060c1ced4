import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// What can be done in this round, as buttons under the thumb. Each has its place, whatever is possible now: the end of
/// the turn in the corner, the usual moves beside and above it, then what was booked last and why something cannot be
/// done, then what is seldom done, as far up as it is possible.
Rectangle {
    id: root

    readonly property bool isRegion: true ///< F6 comes to it
    readonly property var counts: Game.actionSlots
    readonly property int usual: 1 + counts.main ///< places of the end of the turn and the usual moves
    readonly property int usualRows: Math.ceil(usual / 2)
    readonly property int beside: Math.min(usual % 2, counts.rare) ///< of what is seldom done, so many stand with the usual
    readonly property int rareColumns: Math.min(3, counts.rare - beside)
    readonly property bool showsRare: rareColumns > 0 && (counts.highestRare > beside || counts.extra > 0)
    readonly property int rareRows: showsRare ? Math.ceil((counts.rare - beside) / rareColumns) : 0
    readonly property int rows: usualRows + rareRows + Math.ceil(counts.extra / 2)
    readonly property bool mirrored: Settings.leftHanded
    readonly property real spacing: Theme.gap - 2
    readonly property real rowHeight: Theme.slot + spacing

    /// Where a button stands: rows count from below, columns from the side where the turn ends.
    function cellOf(group: string, order: int): var {
        if (group === "extra")
            return cell(usualRows + rareRows + Math.floor(order / 2), order % 2, 2);
        if (group === "rare" && order >= beside)
            return cell(usualRows + Math.floor((order - beside) / rareColumns), (order - beside) % rareColumns, rareColumns);
        const place = group === "end" ? 0 : group === "main" ? 1 + order : usual;
        const isAlone = place === usual - 1 && usual % 2 === 1 && beside === 0;
        return cell(Math.floor(place / 2), isAlone ? 0 : place % 2, isAlone ? 1 : 2);
    }
    function cell(row: int, column: int, columns: int): var {
        const width = (list.width - (columns - 1) * spacing) / columns;
        const fromLeft = mirrored ? column : columns - 1 - column;
        return {
            row: row,
            x: fromLeft * (width + spacing),
            y: list.height - (row + 1) * rowHeight + spacing - (row < usualRows ? 0 : rowHeight),
            width: width,
            columns: columns
        };
    }

    implicitHeight: list.height + 2 * spacing
    color: Theme.shade

    Flickable {
        id: flick

        objectName: "actionScroller"
        anchors.fill: parent
        anchors.margins: root.spacing
        contentWidth: width
        contentHeight: Math.max(height, list.height)
        contentY: contentHeight - height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1

        Item {
            id: list

            y: flick.contentHeight - height
            width: flick.width
            height: Game.over ? scores.height : (root.rows + 1) * root.rowHeight - root.spacing

            AppButton {
                id: scores

                objectName: "showScores"
                width: parent.width
                visible: Game.over
                primary: true
                iconName: "scales"
                text: qsTr("Final scoring")
                onClicked: Nav.go("ScoringScreen", {})
            }
            Repeater {
                model: Game.actions

                ActionButton {
                    required property int index
                    readonly property var cell: root.cellOf(group, order)

                    visible: !quiet && cell.row < root.rows
                    hotkey: index < 9 ? `${index + 1}` : ""
                    inBar: true
                    narrow: cell.columns > 2
                    x: cell.x
                    y: cell.y
                    width: cell.width
                    height: Theme.slot
                }
            }
            Item {
                id: strip

                y: list.height - (root.usualRows + 1) * root.rowHeight + root.spacing
                width: parent.width
                height: Theme.slot
                visible: !Game.over

                AppButton {
                    id: reasons

                    objectName: "notNow"
                    x: root.mirrored ? parent.width - width : 0
                    width: Math.round(parent.width * 0.3)
                    height: parent.height
                    fits: true
                    quiet: true
                    visible: Game.notNow.length > 0
                    text: qsTr("Not now (%1)").arg(Game.notNow.reduce((sum, group) => sum + group.titles.length, 0))
                    onClicked: Nav.sheet("NotNowSheet", {})
                }
                BookedLine {
                    x: root.mirrored ? 0 : reasons.width + root.spacing
                    width: parent.width - reasons.width - root.spacing
                    height: parent.height
                }
            }
        }
        // In the margin beside what scrolls.
        ScrollBar.vertical: PageScrollBar {
            parent: root
            x: root.width - width
            y: flick.y
            height: flick.height
            needed: flick.interactive
        }
    }
}
