import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The income of all trains: last turn's with one tap, the sum on the keypad, or stop by stop for each train.
Sheet {
    id: root

    property string kind: "run_trains"
    property int revenue: 0
    property bool entered: false ///< 0 is an income, too, but nobody's by mistake
    property bool byStops: false
    property int train: 0
    property var stops: [] ///< per train, the values of its stops
    readonly property var offer: Game.offersOf(kind)[0] ?? ({
            move: ({})
        })
    readonly property var trains: Game.trainsOf(offer.by ?? "").filter(t => t.runnable)
    readonly property var last: Game.lastIncome(offer.by ?? "")
    readonly property var move: Object.assign({}, offer.move, {
        revenue: revenue
    })
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
    confirmText: qsTr("Income %1").arg(Theme.amount(revenue))
    confirmEnabled: entered && preview.ok === true
    onConfirmed: make(revenue)
    typesInto: keypad

    AppButton {
        objectName: "repeatIncome"
        width: parent.width
        visible: root.last.revenue !== undefined
        text: qsTr("As last time: %1").arg(Theme.amount(root.last.revenue ?? 0))
        onClicked: root.make(root.last.revenue)
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
    Keypad {
        id: keypad

        width: parent.width
        visible: !root.byStops
        value: root.revenue
        onEdited: value => root.enter(value)
    }
    Repeater {
        model: root.byStops ? root.trains : []

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
        visible: root.byStops
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
    RefusalLine {
        width: parent.width
        visible: root.entered && root.preview.ok === false
        text: root.preview.reason ?? ""
        rule: root.preview.rule ?? ""
    }
}
