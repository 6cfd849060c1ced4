import QtQuick
import Flimnap.App

/// Income and dividends of one company without a game: whose it is, what it earned, what everybody has of it.
AppPage {
    id: root

    readonly property var games: Calculator.games()
    property string game: games[0].value
    readonly property var kinds: Calculator.kinds(game)
    property int kindPlace: 0
    readonly property var kind: kinds[Math.min(kindPlace, kinds.length - 1)]
    property var percents: [] ///< per holder the place in the kind's list
    property int pool: 0
    property int loans: 0
    property bool lastRound: false
    property int revenue: 0
    property int mine: 0
    property var routes: [] ///< [{train, value}]
    property var stops: []
    property bool byStops: false
    property string pay: kind.ways[0].value
    property int priceTyped: 0
    property int cell: -1
    readonly property var cells: kind.prices.filter(price => parseInt(price.label) === priceTyped)
    readonly property var numbers: [...Array(13).keys()]
    readonly property var result: Calculator.reckon({
        game: game,
        kind: kind.value,
        percents: percents.map(place => kind.percents[place] ?? 0),
        pool: kind.percents[pool] ?? 0,
        revenue: byStops ? stops.reduce((sum, stop) => sum + stop, 0) : revenue,
        routes: routes,
        mine: mine,
        pay: pay,
        price: cell,
        loans: loans,
        lastRound: lastRound
    })

    /// Companies with shares are what is mostly reckoned.
    function chooseGame(next: string) {
        game = next;
        chooseKind(Math.max(0, kinds.findIndex(kind => !kind.minor)));
    }
    function chooseKind(place: int) {
        kindPlace = place;
        percents = kind.minor ? [] : [Math.min(5, kind.percents.length - 1), 0];
        pool = 0;
        loans = 0;
        mine = 0;
        routes = kind.trains.length > 0 ? [{
                train: kind.trains[0].value,
                value: 0
            }] : [];
        pay = kind.ways[0].value;
        setPrice(priceTyped);
    }
    function setPrice(price: int) {
        priceTyped = price;
        cell = cells.length > 0 ? cells[0].value : -1;
    }
    function setHolder(place: int, share: int) {
        const next = percents.slice();
        next[place] = share;
        percents = next;
    }
    function setRoute(place: int, change: var) {
        routes = routes.map((route, i) => i === place ? Object.assign({}, route, change) : route);
    }

    title: qsTr("Income and dividends")
    Component.onCompleted: chooseGame(games[0].value)

    Segmented {
        width: parent.width
        prefix: "calculator"
        options: root.games.map(entry => ({
                    value: entry.value,
                    label: qsTr("%1 · %2", "game and edition").arg(entry.label).arg(entry.group)
                }))
        value: root.game
        onChosen: value => root.chooseGame(value)
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
            values: root.kind.percents
            place: modelData
            unit: "%"
            onStepped: place => root.setHolder(index, place)
        }
    }
    StepRow {
        width: parent.width
        visible: root.kind.hasPool
        name: "pool"
        label: qsTr("Open stock")
        values: root.kind.percents
        place: root.pool
        unit: "%"
        onStepped: place => root.pool = place
    }
    AppButton {
        objectName: "addHolder"
        width: parent.width
        visible: !root.kind.minor && root.percents.length < root.kind.holders
        iconName: "add"
        text: qsTr("Another holder")
        onClicked: root.setHolder(root.percents.length, 0)
    }
    StepRow {
        width: parent.width
        visible: root.kind.hasLoans
        name: "loans"
        label: qsTr("Loans of the company")
        values: root.numbers
        place: root.loans
        onStepped: place => root.loans = place
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
        onClicked: root.routes = root.routes.concat([{
                    train: root.kind.trains[0].value,
                    value: 0
                }])
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
        item: ({
                path: ["mine"],
                label: qsTr("From mines"),
                value: root.mine,
                printed: root.mine,
                least: 0,
                most: 9999
            })
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
    TableValue {
        width: parent.width
        visible: !root.kind.minor
        item: ({
                path: ["price"],
                label: qsTr("Share price, to see how it moves"),
                value: root.priceTyped,
                printed: root.priceTyped,
                least: 0,
                most: 9999
            })
        onEntered: value => root.setPrice(value)
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
        text: qsTr("Copy the result")
        onClicked: Calculator.copy(root.result.text)
    }
}
