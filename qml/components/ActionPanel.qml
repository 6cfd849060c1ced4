import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// What can be done in this round, as buttons under the thumb. Each has its place, whatever is possible now: the end of
/// the turn in the corner, the usual moves beside and above it, then what was booked last and why something cannot be
/// done, then what is seldom done, as far up as it is possible.
Rectangle {
    id: root

    readonly property bool isRegion: true ///< F6 comes to it
    readonly property actionPlaces counts: Actions.places
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

    /// Which of the usual places a button has, counted from the end of the turn; -1 for those above them.
    function usualPlace(group: int, order: int): int {
        return group === SlotGroup.End ? 0 : group === SlotGroup.Main ? 1 + order : group === SlotGroup.Rare && order < beside ? usual : -1;
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
                model: Actions.rows

                ActionButton {
                    required property int index
                    // Rows count from below, columns from the side where the turn ends.
                    readonly property int place: root.usualPlace(group, order)
                    readonly property int above: order - root.beside ///< of what is seldom done, among those over the usual places
                    readonly property bool isExtra: group === SlotGroup.Extra
                    readonly property bool isAlone: place === root.usual - 1 && root.usual % 2 === 1 && root.beside === 0
                    readonly property int columns: place >= 0 ? (isAlone ? 1 : 2) : isExtra ? 2 : Math.max(1, root.rareColumns)
                    readonly property int column: isAlone ? 0 : place >= 0 ? place % 2 : isExtra ? order % 2 : above % columns
                    readonly property int row: place >= 0 ? Math.floor(place / 2) : isExtra ? root.usualRows + root.rareRows + Math.floor(order / 2) : root.usualRows + Math.floor(above / columns)

                    visible: !quiet && row < root.rows
                    hotkey: index < 9 ? `${index + 1}` : ""
                    inBar: true
                    narrow: columns > 2
                    x: (root.mirrored ? column : columns - 1 - column) * (width + root.spacing)
                    y: list.height - (row + 1) * root.rowHeight + root.spacing - (row < root.usualRows ? 0 : root.rowHeight)
                    width: (list.width - (columns - 1) * root.spacing) / columns
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
                    visible: Actions.refused > 0
                    text: qsTr("Not now (%1)").arg(Actions.refused)
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
