import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The income train by train: the printed value of each route is tapped or typed, and what follows from it (halves,
/// doubled values, the sum) is seen. Last turn's routes are repeated with one tap.
Sheet {
    id: root

    property string kind: "run_trains"
    readonly property var offer: Game.offersOf(kind)[0] ?? ({
            move: ({}),
            routes: [],
            numbers: []
        })
    readonly property var trains: offer.routes
    readonly property var last: Game.lastRoutes()
    readonly property var mines: offer.numbers.find(choice => choice.key === "mine") ?? null
    property var values: formerly(one => one.chosen) ///< per train; undefined where nothing was said yet
    property var bonuses: formerly(one => one.chosenBonus > 0) ///< per train, whether it earns the bonus
    property int train: 0
    property int mine: isMended ? offer.chosen.mine ?? 0 : Game.likelyMine()
    property bool types: false ///< the value is typed, not tapped
    property bool typesMine: false
    readonly property var usual: offer.usualRoutes ?? []
    readonly property bool entered: trains.every((one, place) => values[place] !== undefined)
    readonly property var move: assembled(trains.map((one, place) => values[place] ?? 0))
    readonly property movePreview preview: Game.preview(move)
    readonly property bool isMended: offer.chosen?.move !== undefined
    readonly property bool canRepeat: last.length === trains.length && last.every(value => value >= 0)

    function formerly(said: var): var {
        return isMended ? trains.map(said) : [];
    }
    function assembled(amounts: var): var {
        const routes = trains.map((one, place) => Object.assign({
                train: one.train,
                value: amounts[place]
            }, bonuses[place] ? {
                bonus: one.bonus
            } : {}));
        return Game.withFormer(offer, Object.assign({}, offer.move, {
            routes: routes.filter(route => route.value > 0)
        }, mine > 0 ? {
            mine: mine
        } : {}));
    }
    function set(list: var, value: var): var {
        const next = trains.map((one, place) => list[place]);
        next[train] = value;
        return next;
    }
    function enter(value: int) {
        values = set(values, value);
    }
    /// A tapped value is complete: the next train is asked for.
    function pick(value: int) {
        enter(value);
        const open = trains.findIndex((one, place) => values[place] === undefined);
        if (open >= 0)
            train = open;
    }

    title: qsTr("Income of %1").arg(Turn.name)
    confirmText: preview.label
    confirmEnabled: entered && preview.ok
    onConfirmed: Game.play(move)
    typesInto: keypad
    reserve: keypad.fullHeight + 2 * (Theme.target + Theme.gap) + usualReserve

    AppButton {
        objectName: "repeatIncome"
        width: parent.width
        visible: root.canRepeat
        text: qsTr("As last: %1").arg(root.last.join(" + "))
        Accessible.name: qsTr("As last time: %1").arg(root.last.join(" + "))
        onClicked: Game.play(root.assembled(root.last))
    }
    GridLayout {
        width: parent.width
        columns: Math.max(2, Math.min(4, Math.floor(width / 150)))
        columnSpacing: Theme.gap / 2
        rowSpacing: Theme.gap / 2

        Repeater {
            model: root.trains

            TableOption {
                required property var modelData
                required property int index

                objectName: "train_" + index
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: qsTr("%1: %2").arg(modelData.name).arg(root.values[index] === undefined ? "–" : root.bonuses[index] ? qsTr("%1 + %2").arg(Theme.number(root.values[index])).arg(modelData.bonus) : Theme.number(root.values[index]))
                checked: root.train === index
                onClicked: {
                    root.train = index;
                    keypad.fresh = true;
                }
            }
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
        Flow {
            width: parent.width
            visible: !root.types && !root.typesMine
            spacing: Theme.gap / 2

            Repeater {
                model: root.usual

                Chip {
                    required property int modelData

                    objectName: "route_" + modelData
                    text: Theme.number(modelData)
                    checked: root.values[root.train] === modelData
                    Accessible.name: qsTr("The route of train %1 is worth %2").arg(root.trains[root.train]?.name ?? "").arg(modelData)
                    onClicked: root.pick(modelData)
                }
            }
            Chip {
                objectName: "route_other"
                text: qsTr("Other …")
                onClicked: {
                    root.types = true;
                    keypad.fresh = true;
                }
            }
        },
        Keypad {
            id: keypad

            width: parent.width
            visible: root.types || root.typesMine
            flat: Window.height < 760
            value: root.typesMine ? root.mine : root.values[root.train] ?? 0
            onEdited: value => {
                if (root.typesMine)
                    root.mine = value;
                else
                    root.enter(value);
            }
        },
        AppButton {
            objectName: "tapValues"
            width: parent.width
            visible: root.types && !root.typesMine
            quiet: true
            text: qsTr("Tap the value instead")
            onClicked: root.types = false
        },
        Toggle {
            objectName: "routeBonus"
            width: parent.width
            visible: (root.trains[root.train]?.bonus ?? 0) > 0 && !root.typesMine
            text: qsTr("Train %1 visits three named cities: +%2").arg(root.trains[root.train]?.name ?? "").arg(root.trains[root.train]?.bonus ?? 0)
            checked: root.bonuses[root.train] === true
            onToggled: root.bonuses = root.set(root.bonuses, checked)
        },
        EffectList {
            width: parent.width
            visible: root.entered && root.preview.pays
            effects: root.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.entered && root.preview.refused
            text: root.preview.reason
            rule: root.preview.rule
        }
    ]
}
