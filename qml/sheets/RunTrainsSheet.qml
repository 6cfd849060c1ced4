import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The income of all trains: last turn's with one tap, the sum on the keypad, or stop by stop for each train; beside it
/// what mines bring, where trains serve them.
Sheet {
    id: root

    property string kind: "run_trains"
    property int revenue: 0
    property int mine: Game.likelyMine()
    property bool typesMine: false ///< the keypad is for the mines' income
    property bool entered: false ///< 0 is an income, too, but nobody's by mistake
    property bool byStops: false
    property int train: 0
    property var stops: [] ///< per train, the values of its stops
    readonly property var offer: Game.offersOf(kind)[0] ?? ({
            move: ({})
        })
    readonly property var trains: Game.trainsOf(offer.by ?? "").filter(t => t.runnable)
    readonly property var last: Game.lastIncome(offer.by ?? "")
    readonly property var mines: offer.numbers?.find(choice => choice.key === "mine") ?? null
    readonly property var move: Object.assign({}, offer.move, {
        revenue: revenue
    }, mine > 0 ? {
        mine: mine
    } : {})
    readonly property var preview: Game.preview(move)

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
        enter(Game.sumOf(next));
    }
    function enter(amount: int) {
        revenue = amount;
        entered = true;
    }
    function make(amount: int) {
        enter(amount);
        Game.play(move);
    }

    title: qsTr("Income of %1").arg(Game.turnName)
    confirmText: preview.label ?? qsTr("Income %1").arg(Theme.amount(revenue))
    confirmEnabled: entered && preview.ok === true
    onConfirmed: make(revenue)
    typesInto: keypad

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
            color: root.entered && root.preview.ok === false ? Theme.bad : Theme.ink
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
    Keypad {
        id: keypad

        width: parent.width
        visible: !root.byStops || root.typesMine
        flat: Window.height < (root.mines !== null ? 760 : 560)
        value: root.typesMine ? root.mine : root.revenue
        onEdited: value => {
            if (root.typesMine)
                root.mine = value;
            else
                root.enter(value);
        }
    }
    Repeater {
        model: root.byStops && !root.typesMine ? root.trains : []

        Chip {
            required property var modelData
            required property int index

            objectName: "train_" + index
            text: qsTr("%1: %2").arg(modelData.name).arg((root.stops[index] ?? []).join(" + ") || "–")
            checked: root.train === index
            onClicked: root.train = index
        }
    }
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
    }
    EffectList {
        width: parent.width
        visible: root.entered && effects.some(effect => effect.kind === "paid")
        effects: root.preview.effects ?? []
    }
    RefusalLine {
        width: parent.width
        visible: root.entered && root.preview.ok === false
        text: root.preview.reason ?? ""
        rule: root.preview.rule ?? ""
    }
}
