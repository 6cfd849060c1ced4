import QtQuick
import Flimnap.App

/// Income and dividends of one company without a game: whose it is, what it earned, what everybody has of it.
AppPage {
    id: root

    readonly property var games: Calculator.games()
    property string game: Calculator.usualGame(Settings.lastGame)
    property var agreed: ({}) ///< what is played with, by switch
    readonly property agreement switches: Calculator.switches(game, agreed)
    readonly property var kinds: Calculator.kinds(game, agreed)
    property int kindPlace: 0
    readonly property var kind: kinds[Math.min(kindPlace, kinds.length - 1)]
    property var percents: [] ///< that each holder has
    property int pool: 0 ///< percent
    property var counted: ({}) ///< what else counts, by its key
    property bool lastRound: false
    property int revenue: 0
    property int mine: 0
    property var routes: [] ///< [{train, value, bonus}]
    property var stops: []
    property bool byStops: false
    property string pay: kind.ways[0].value
    property int price: 0
    property int cell: -1
    readonly property var cells: kind.prices.filter(other => parseInt(other.label) === price)
    property string copied: "" ///< what was copied last
    readonly property var numbers: [...Array(13).keys()]
    readonly property var result: Calculator.reckon(Object.assign({
        game: game,
        agreed: agreed,
        kind: kind.value,
        percents: percents,
        pool: pool,
        revenue: byStops ? stops.reduce((sum, stop) => sum + stop, 0) : revenue,
        routes: routes,
        mine: mine,
        pay: pay,
        price: cell,
        lastRound: lastRound
    }, counted))

    /// Companies with shares are what is mostly reckoned.
    function chooseGame(next: string) {
        game = next;
        chooseKind(Math.max(0, kinds.findIndex(other => !other.minor)));
    }
    /// What was entered stays, as far as this company can have it.
    function chooseKind(place: int) {
        kindPlace = place;
        const holders = (percents.length > 0 ? percents : [50, 0]).slice(0, kind.holders);
        percents = kind.minor ? [] : Calculator.fitted(kind.percents, holders);
        pool = 0;
        const kept = {};
        for (const each of kind.counted)
            kept[each.key] = counted[each.key] ?? 0;
        counted = kept;
        lastRound = kind.hasLastRound && lastRound;
        mine = kind.hasMines ? mine : 0;
        routes = fittingRoutes();
        keepWay();
        setPrice(kind.charted.includes(price) ? price : 0);
    }
    function agree(name: string, value: var) {
        agreed = Object.assign({}, agreed, {
            [name]: value
        });
        mine = kind.hasMines ? mine : 0;
        routes = fittingRoutes();
        keepWay();
    }
    function keepWay() {
        if (!kind.ways.some(way => way.value === pay))
            pay = kind.ways[0].value;
    }
    function fittingRoutes(): var {
        const known = routes.filter(route => kind.trains.some(train => train.value === route.train));
        if (known.length > 0)
            return known.map(route => Object.assign({}, route, {
                    bonus: Math.min(route.bonus, kind.bonus)
                }));
        return kind.trains.length > 0 ? [newRoute()] : [];
    }
    function newRoute(): var {
        return {
            train: kind.trains[0].value,
            value: 0,
            bonus: 0
        };
    }
    function setPrice(next: int) {
        price = next;
        cell = cells.length > 0 ? cells[0].value : -1;
    }
    /// What one can hold beside all the others.
    function possible(own: int): var {
        return Calculator.percentsBeside(kind.percents, percents.reduce((sum, percent) => sum + percent, pool) - own);
    }
    function setHolder(place: int, percent: int) {
        const next = percents.slice();
        next[place] = percent;
        percents = next;
    }
    function setRoute(place: int, change: var) {
        routes = routes.map((route, i) => i === place ? Object.assign({}, route, change) : route);
    }
    /// In a line or two, for who is still entering.
    function brief(): string {
        if (result.ok !== true)
            return result.reason ?? "";
        const parts = result.rows.map(row => qsTr("%1: %2").arg(row.label).arg(Theme.number(row.amount)));
        return [qsTr("Income %1").arg(Theme.amountIn(result.income, result.currency)), ...parts, result.move].filter(part => part !== "").map(part => part.replace(/ /g, "\u00a0")).join(" · ");
    }

    title: qsTr("Income and dividends")
    Component.onCompleted: chooseGame(game)

    footer: ResultBar {
        text: root.brief()
        refused: root.result.ok !== true
    }

    FoldedChoice {
        width: parent.width
        title: qsTr("Game")
        prefix: "calculator"
        options: root.games.map(entry => ({
                    value: entry.value,
                    label: qsTr("%1 · %2", "game and edition").arg(entry.label).arg(entry.group)
                }))
        value: root.game
        onChosen: value => root.chooseGame(value)
    }
    AgreedSwitches {
        width: parent.width
        visible: !root.switches.empty
        agreement: root.switches
        onAgreed: (name, word) => root.agree(name, word)
    }
    Segmented {
        width: parent.width
        prefix: "kind"
        visible: root.kinds.length > 1
        options: root.kinds.map((kind, i) => ({
                    value: i,
                    label: kind.label
                }))
        value: root.kindPlace
        onChosen: value => root.chooseKind(value)
    }
    SectionTitle {
        visible: !root.kind.minor
        text: qsTr("Shares")
    }
    Repeater {
        model: root.percents

        StepRow {
            required property int modelData
            required property int index

            width: parent.width
            name: "holder" + index
            label: index === 0 ? qsTr("Director") : qsTr("Holder %1").arg(index + 1)
            values: root.possible(modelData)
            place: values.indexOf(modelData)
            unit: "%"
            onStepped: place => root.setHolder(index, values[place])
        }
    }
    StepRow {
        width: parent.width
        visible: root.kind.hasPool
        name: "pool"
        label: qsTr("Open stock")
        values: root.possible(root.pool)
        place: values.indexOf(root.pool)
        unit: "%"
        onStepped: place => root.pool = values[place]
    }
    AppButton {
        objectName: "addHolder"
        width: parent.width
        visible: !root.kind.minor && root.percents.length < root.kind.holders
        iconName: "add"
        text: qsTr("Another holder")
        onClicked: root.setHolder(root.percents.length, 0)
    }
    Repeater {
        model: root.kind.counted

        StepRow {
            id: count

            required property var modelData

            width: parent.width
            name: modelData.key
            label: modelData.label
            values: root.numbers
            place: root.counted[modelData.key] ?? 0
            onStepped: place => root.counted = Object.assign({}, root.counted, {
                    [count.modelData.key]: place
                })
        }
    }
    SectionTitle {
        text: qsTr("Income")
    }
    Repeater {
        model: root.routes

        RouteRow {
            required property var modelData
            required property int index

            width: parent.width
            place: index
            trains: root.kind.trains
            train: modelData.train
            worth: modelData.value
            bonus: root.kind.bonus
            earnsBonus: modelData.bonus > 0
            onBonusToggled: earned => root.setRoute(index, {
                bonus: earned ? root.kind.bonus : 0
            })
            onChosen: train => root.setRoute(index, {
                train: train
            })
            onEntered: value => root.setRoute(index, {
                value: value
            })
        }
    }
    AppButton {
        objectName: "addTrain"
        width: parent.width
        visible: root.kind.trains.length > 0 && root.routes.length < 6
        iconName: "add"
        text: qsTr("Another train")
        onClicked: root.routes = root.routes.concat([root.newRoute()])
    }
    Segmented {
        width: parent.width
        visible: root.kind.trains.length === 0
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
    StopEntry {
        width: parent.width
        visible: root.byStops && root.kind.trains.length === 0
        stops: root.stops
        onChanged: stops => root.stops = stops
    }
    AmountEntry {
        width: parent.width
        visible: !root.byStops && root.kind.trains.length === 0
        key: "revenue"
        title: qsTr("Income of all trains")
        least: 0
        most: 9999
        step: root.kind.step
        suggested: 0
        onValueChanged: root.revenue = value
    }
    TableValue {
        width: parent.width
        visible: root.kind.hasMines
        group: ""
        key: "mine"
        label: qsTr("From mines")
        value: root.mine
        onEntered: value => root.mine = value
    }
    Segmented {
        width: parent.width
        visible: root.kind.ways.length > 1
        prefix: "pay"
        options: root.kind.ways
        value: root.pay
        onChosen: value => root.pay = value
    }
    Toggle {
        objectName: "lastRound"
        width: parent.width
        visible: root.kind.hasLastRound
        text: qsTr("It is the last round of the game")
        checked: root.lastRound
        onToggled: root.lastRound = checked
    }
    PriceEntry {
        width: parent.width
        visible: !root.kind.minor
        name: ""
        group: ""
        label: qsTr("Share price, to see how it moves")
        charted: root.kind.charted
        price: root.price
        onEntered: price => root.setPrice(price)
    }
    Segmented {
        width: parent.width
        visible: root.cells.length > 1
        prefix: "cell"
        options: root.cells
        value: root.cell
        onChosen: value => root.cell = value
    }
    ResultPanel {
        width: parent.width
        result: root.result
    }
    AppButton {
        objectName: "copyResult"
        width: parent.width
        visible: root.result.ok === true
        iconName: "journal"
        text: root.copied === root.result.text ? qsTr("Copied") : qsTr("Copy the result")
        onClicked: {
            Calculator.copy(root.result.text);
            root.copied = root.result.text;
        }
    }
}
