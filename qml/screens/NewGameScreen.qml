import QtQuick
import Flimnap.App

/// From the shelf to the first move: which game, who plays in which order, and the table's values to be checked.
AppPage {
    id: root

    property string edition: Library.catalogue[0].edition
    property string wanted: ""  ///< the game's code; empty or of another edition: the first
    property string variant: "" ///< likewise
    property var overrides: ({})
    property var switches: ({}) ///< {name: true or value}, also where they are not for this game or number of players
    property bool checksTable: false
    property string fault: ""
    readonly property var groups: Library.catalogue.filter((entry, index) => Library.catalogue.findIndex(other => other.edition === entry.edition) === index)
    readonly property var inGroup: Library.catalogue.filter(entry => entry.edition === edition)
    readonly property var titles: inGroup.filter((entry, index) => inGroup.findIndex(other => other.game === entry.game) === index)
    readonly property var variants: {
        const found = inGroup.filter(entry => entry.game === wanted);
        return found.length > 0 ? found : inGroup.filter(entry => entry.game === inGroup[0].game);
    }
    readonly property var game: variants.find(entry => entry.variant === variant) ?? variants[0]
    /// Of all variants together: who is so many is shown what they can play.
    readonly property var counts: [...new Set(variants.reduce((all, entry) => all.concat(entry.counts), []))].sort((a, b) => a - b)
    readonly property var badges: Library.badges(players(seats.revision))
    readonly property var config: ({
            game: game.game,
            edition: game.edition,
            variant: game.variant,
            title: gameTitle.text.trim() !== "" ? gameTitle.text : game.title,
            players: players(seats.revision),
            overrides: overrides,
            switches: switches
        })
    readonly property string hint: Library.setUpHint(config)
    readonly property var pricesToCompare: Library.pricesToCompare(config)
    readonly property string differences: Library.differences(config)
    readonly property var agreements: Library.switches(config)

    function players(revision: int): var {
        const list = [];
        for (let i = 0; i < seats.count; ++i)
            list.push({
                name: seats.get(i).name,
                colour: seats.get(i).colour
            });
        return list;
    }
    function setPlayers(count: int) {
        while (seats.count > count)
            seats.remove(seats.count - 1);
        const remembered = Settings.rememberedPlayers;
        while (seats.count < count)
            seats.append({
                name: remembered[seats.count]?.name ?? qsTr("Player %1").arg(seats.count + 1),
                colour: remembered[seats.count]?.colour ?? Library.playerColours[seats.count]
            });
        ++seats.revision;
    }
    function change(seat: int, key: string, value: string) {
        seats.setProperty(seat, key, value);
        ++seats.revision;
    }
    function agree(name: string, value: var) {
        switches = Library.withSwitch(config, name, value);
    }
    function move(seat: int, by: int) {
        const to = Math.max(0, Math.min(seats.count - 1, seat + by));
        if (to !== seat)
            seats.move(seat, to, 1);
        ++seats.revision;
    }
    function shuffle() {
        for (let i = seats.count - 1; i > 0; --i)
            seats.move(Math.floor(Math.random() * (i + 1)), i, 1);
        ++seats.revision;
    }
    /// As many players as before if the game allows it, else the nearest number.
    function fitPlayers(count: int) {
        setPlayers(Math.max(game.counts[0], Math.min(count, game.counts[game.counts.length - 1])));
    }
    function chooseGame(code: string) {
        wanted = code;
        chooseVariant(variants[0].variant);
    }
    function chooseVariant(code: string) {
        variant = code;
        overrides = ({});
        fitPlayers(seats.count);
    }
    /// Where so many cannot play the variant chosen, they get the first one that they can.
    function chooseCount(count: int) {
        if (!game.counts.includes(count))
            chooseVariant(variants.find(entry => entry.counts.includes(count)).variant);
        setPlayers(count);
    }
    /// What was begun here the last time is begun again with one tap.
    function recall() {
        const last = Settings.lastGame;
        if (Library.catalogue.some(entry => entry.edition === last.edition)) {
            edition = last.edition;
            wanted = last.game;
            variant = last.variant;
            const options = last.options ?? {};
            overrides = options.overrides ?? {};
            switches = Object.fromEntries(Object.entries(options).filter(([name]) => name !== "overrides"));
        }
        fitPlayers(Settings.rememberedPlayers.length || 4);
    }
    function start() {
        Settings.rememberedPlayers = players(seats.revision);
        fault = Library.create(config);
        if (fault === "") {
            Nav.home();
            Nav.go("TableScreen", {});
        }
    }

    title: qsTr("New game")

    ListModel {
        id: seats

        property int revision: 0 ///< counts changes, for what is computed from the rows
    }
    Component.onCompleted: recall()

    SectionTitle {
        width: parent.width
        text: qsTr("Rule group")
    }
    Segmented {
        width: parent.width
        prefix: "edition"
        options: root.groups.map(entry => ({
                    value: entry.edition,
                    label: entry.group
                }))
        value: root.edition
        onChosen: value => {
            root.edition = value;
            root.chooseGame(root.inGroup[0].game);
        }
    }
    SectionTitle {
        width: parent.width
        text: qsTr("Game")
    }
    Segmented {
        width: parent.width
        prefix: "game"
        options: root.titles.map(entry => ({
                    value: entry.game,
                    label: entry.title
                }))
        value: root.game.game
        onChosen: value => root.chooseGame(value)
    }
    SectionTitle {
        width: parent.width
        visible: root.variants.length > 1
        text: qsTr("Variant")
    }
    Segmented {
        width: parent.width
        visible: root.variants.length > 1
        prefix: "variant"
        options: root.variants.map(entry => ({
                    value: entry.variant,
                    label: entry.variantTitle
                }))
        value: root.game.variant
        onChosen: value => root.chooseVariant(value)
    }
    Panel {
        width: parent.width
        visible: root.hint !== ""
        lifted: true

        Text {
            objectName: "setUpHint"
            width: parent.width
            text: root.hint
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PriceRows {
            objectName: "pricesToCompare"
            width: parent.width
            visible: root.pricesToCompare.length > 0
            prices: root.pricesToCompare
        }
    }
    SectionTitle {
        width: parent.width
        text: qsTr("Players, in the order of play")
    }
    Segmented {
        width: parent.width
        prefix: "players"
        options: root.counts.map(count => ({
                    value: count,
                    label: count.toString()
                }))
        value: seats.count
        onChosen: value => root.chooseCount(value)
    }
    Repeater {
        model: seats

        SeatRow {
            width: parent.width
            badge: root.badges[index] ?? ({})
            onNamed: name => root.change(index, "name", name)
            onColoured: colour => root.change(index, "colour", colour)
            onMoved: by => root.move(index, by)
        }
    }
    AppButton {
        objectName: "shuffle"
        width: parent.width
        visible: seats.count > 1
        iconName: "redo"
        text: qsTr("Shuffle the order")
        onClicked: root.shuffle()
    }
    SectionTitle {
        width: parent.width
        visible: root.agreements.length > 0
        text: qsTr("What you play with")
    }
    Repeater {
        model: root.agreements.filter(agreement => agreement.options.length === 0)

        Toggle {
            required property var modelData

            objectName: "switch_" + modelData.name
            width: parent.width
            text: modelData.label
            note: modelData.note
            checked: modelData.value
            onToggled: root.agree(modelData.name, checked)
        }
    }
    Repeater {
        model: root.agreements.filter(agreement => agreement.options.length > 0)

        TableChoice {
            required property var modelData

            width: parent.width
            item: modelData
            onEntered: value => root.agree(modelData.name, value)
        }
    }
    SectionTitle {
        text: qsTr("Name of this game")
    }
    InkField {
        id: gameTitle

        objectName: "gameTitle"
        width: parent.width
        placeholderText: root.game.title
        maximumLength: 60
        color: Theme.ink
        font.pixelSize: Theme.body
        Accessible.name: qsTr("Name of this game")
    }
    Toggle {
        objectName: "checkTable"
        width: parent.width
        text: qsTr("Check the printed values of this edition")
        note: root.differences !== "" ? qsTr("Changed here: %1").arg(root.differences) : ""
        checked: root.checksTable
        onToggled: root.checksTable = checked
    }
    Component {
        id: check

        TableCheck {
            config: root.config
            onChanged: (path, value) => root.overrides = Library.withOverride(root.overrides, path, value, root.config)
            onSwitched: (name, value) => root.agree(name, value)
        }
    }
    Loader {
        readonly property string table: [root.game.game, root.game.edition, root.game.variant, seats.count].concat(root.agreements.map(agreement => agreement.value)).join(" ")

        width: parent.width
        active: root.checksTable
        visible: active
        sourceComponent: check
        // Another table has other values: the check begins again.
        onTableChanged: {
            sourceComponent = null;
            sourceComponent = check;
        }
    }
    RefusalLine {
        width: parent.width
        visible: root.fault !== ""
        text: root.fault
    }
    AppButton {
        objectName: "startGame"
        width: parent.width
        primary: true
        iconName: "locomotive"
        text: qsTr("Begin")
        onClicked: root.start()
    }
    AppButton {
        objectName: "joinGame"
        width: parent.width
        iconName: "people"
        text: qsTr("Join a running game …")
        onClicked: Nav.go("JoinScreen", {
            config: root.config
        })
    }
}
