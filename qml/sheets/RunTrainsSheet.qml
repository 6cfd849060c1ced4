import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The income of all trains: last turn's with one tap, the sum on the keypad, or stop by stop for each train, and the
/// bonuses of the game; beside it what mines bring, where trains serve them.
Sheet {
    id: root

    property string kind: "run_trains"
    property int revenue: former.revenue ?? 0
    property int mine: former.move !== undefined ? former.mine ?? 0 : Game.likelyMine()
    property bool typesMine: false ///< the keypad is for the mines' income
    property bool entered: former.revenue !== undefined ///< 0 is an income, too, but nobody's by mistake
    property bool byStops: false
    property int train: 0
    property var stops: [] ///< per train, the values of its stops
    property bool sumsStops: false ///< the income is that of the stops, not the one typed
    property int typed: former.revenue ?? 0 ///< without bonuses
    property var earned: [] ///< per train, the bonuses it earns, by their places in the list
    readonly property var bonuses: Game.incomeBonuses
    readonly property var offer: Game.offersOf(kind)[0] ?? ({
            move: ({})
        })
    readonly property var former: offer.chosen ?? ({}) ///< what was declared, if that is mended
    readonly property var trains: Game.trainsOf(offer.by ?? "").filter(t => t.runnable)
    readonly property var last: Game.lastIncome(offer.by ?? "")
    readonly property int treasuryBonus: bonuses.reduce((sum, one, bonus) => sum + (one.toTreasury ? one.amount * trains.filter((t, i) => earns(i, bonus)).length : 0), 0)
    readonly property int toTreasury: mine + treasuryBonus
    readonly property var mines: offer.numbers?.find(choice => choice.key === "mine") ?? null
    readonly property var move: Game.withFormer(offer, Object.assign({}, offer.move, {
        revenue: revenue
    }, toTreasury > 0 ? {
        mine: toTreasury
    } : {}))
    readonly property movePreview preview: Game.preview(move)
    readonly property bool unfinished: !byStops && preview.refused && Game.preview(Object.assign({}, move, {
        revenue: revenue * 10
    })).ok === true ///< another digit makes it right

    function addStop(value: int) {
        const next = trains.map((t, i) => (stops[i] ?? []).slice());
        next[train].push(value);
        setStops(next);
    }
    function dropStop() {
        const next = trains.map((t, i) => (stops[i] ?? []).slice());
        next[train].pop();
        setStops(next);
    }
    function setStops(next: var) {
        stops = next;
        sumsStops = true;
        addUp();
    }
    function type(amount: int) {
        typed = amount;
        sumsStops = false;
        addUp();
    }
    function addUp() {
        const amounts = earned.map(own => own.filter(bonus => !bonuses[bonus].toTreasury).map(bonus => bonuses[bonus].amount));
        enter(Game.sumOf((sumsStops ? stops : [[typed]]).concat(amounts)));
    }
    function enter(amount: int) {
        revenue = amount;
        entered = true;
    }
    function make(amount: int) {
        enter(amount);
        Game.play(move);
    }
    function earns(place: int, bonus: int): bool {
        return (earned[place] ?? []).includes(bonus);
    }
    function setEarned(bonus: int, wanted: var) {
        earned = trains.map((t, i) => (earned[i] ?? []).filter(other => other !== bonus).concat(wanted(i) ? [bonus] : []));
        addUp();
    }
    /// In the sum it does not matter which trains they are: a tap adds one more, and after the last one none is left.
    function tapBonus(bonus: int) {
        const places = trains.map((t, i) => i);
        if (bonuses[bonus].once && places.some(place => earns(place, bonus))) {
            setEarned(bonus, place => false);
            return;
        }
        const next = byStops ? train : places.find(place => !earns(place, bonus)) ?? -1;
        setEarned(bonus, place => next >= 0 && (place === next) !== earns(place, bonus));
    }
    function partsOf(place: int): string {
        const names = bonuses.filter((one, bonus) => earns(place, bonus)).map(one => qsTr("%1 %2").arg(one.name).arg(Theme.number(one.amount)));
        return (stops[place] ?? []).concat(names).join(" + ") || "–";
    }

    title: qsTr("Income of %1").arg(Turn.name)
    confirmText: preview.ok ? preview.label : qsTr("Income %1").arg(Theme.amount(revenue))
    confirmEnabled: entered && preview.ok
    onConfirmed: make(revenue)
    typesInto: keypad
    reserve: keypad.fullHeight + bonuses.length * (Theme.target + Theme.gap) + usualReserve

    Text {
        width: parent.width
        visible: text !== ""
        text: root.offer.hint ?? ""
        color: Theme.ink
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    Flow {
        width: parent.width
        visible: root.last.revenue !== undefined
        spacing: Theme.gap / 2

        AppButton {
            objectName: "repeatIncome"
            text: qsTr("As last: %1").arg(Theme.amount(root.last.revenue ?? 0))
            Accessible.name: qsTr("As last time: %1").arg(Theme.amount(root.last.revenue ?? 0))
            onClicked: root.make(root.last.revenue)
        }
        Repeater {
            model: root.last.near ?? []

            Chip {
                required property int modelData

                objectName: "near_" + modelData
                text: Theme.number(modelData)
                Accessible.name: qsTr("Income %1").arg(Theme.amount(modelData))
                onClicked: root.make(modelData)
            }
        }
    }
    RowLayout {
        width: parent.width
        spacing: Theme.gap

        Segmented {
            Layout.fillWidth: true
            prefix: "income"
            options: [{
                    value: false,
                    label: qsTr("Sum")
                }, {
                    value: true,
                    label: qsTr("Stops")
                }]
            value: root.byStops
            onChosen: value => root.byStops = value
        }
        Text {
            readonly property int value: root.revenue

            objectName: "amount_revenue"
            text: Theme.amount(value)
            color: root.entered && root.preview.refused && !root.unfinished ? Theme.bad : Theme.ink
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
        }
    }
    MineEntry {
        width: parent.width
        visible: root.mines !== null
        usual: root.mines?.usual ?? []
        value: root.mine
        typing: root.typesMine
        onChosen: value => {
            root.mine = value;
            root.typesMine = false;
        }
        onTypingAsked: {
            root.typesMine = !root.typesMine;
            keypad.fresh = true;
        }
    }
    outcome: [
        Keypad {
            id: keypad

            width: parent.width
            visible: !root.byStops || root.typesMine
            flat: Window.height < (root.mines !== null || root.bonuses.length > 0 ? 760 : 560)
            value: root.typesMine ? root.mine : root.typed
            onEdited: value => {
                if (root.typesMine)
                    root.mine = value;
                else
                    root.type(value);
            }
        },
        Flow {
            width: parent.width
            visible: root.byStops && !root.typesMine
            spacing: Theme.gap / 2

            Repeater {
                model: Game.stopValues

                Chip {
                    required property int modelData

                    objectName: "stop_" + modelData
                    text: modelData
                    onClicked: root.addStop(modelData)
                }
            }
            Chip {
                objectName: "stop_back"
                text: "⌫"
                Accessible.name: qsTr("Take the last stop back")
                onClicked: root.dropStop()
            }
        },
        BonusEntry {
            width: parent.width
            visible: root.bonuses.length > 0 && !root.typesMine
            bonuses: root.bonuses
            counts: root.bonuses.map((one, bonus) => root.byStops ? (root.earns(root.train, bonus) ? 1 : 0) : root.trains.filter((t, i) => root.earns(i, bonus)).length)
            train: root.byStops ? root.trains[root.train]?.name ?? "" : ""
            onTapped: bonus => root.tapBonus(bonus)
        },
        Repeater {
            model: root.byStops && !root.typesMine ? root.trains : []

            TableOption {
                required property var modelData
                required property int index

                objectName: "train_" + index
                width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
                text: qsTr("%1: %2").arg(modelData.name).arg(root.partsOf(index))
                checked: root.train === index
                onClicked: root.train = index
            }
        },
        EffectList {
            width: parent.width
            visible: root.entered && root.preview.pays
            effects: root.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.entered && root.preview.refused
            isHint: root.unfinished
            text: root.preview.reason
            rule: root.preview.rule
        },
        AppButton {
            objectName: "tableSaysYes"
            width: parent.width
            visible: root.entered && !root.unfinished && root.preview.waivable
            text: qsTr("The table says yes …")
            onClicked: Nav.sheet("TableSaysYesSheet", {
                move: root.move
            })
        }
    ]
}
