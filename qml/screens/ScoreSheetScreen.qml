import QtQuick
import Flimnap.App

/// The scoring sheet filled in by hand, for a game that nobody kept the books of.
AppPage {
    id: root

    readonly property var games: ScoreSheets.games
    property int place: 0 ///< of the game in the list
    readonly property var game: games[place]
    readonly property var form: ScoreSheets.form(game.game, game.edition)
    property int tab: -1 ///< a player's place; -1 for what is the same for all
    property var companies: ({}) ///< by code {price, loans, grown}
    property var players: []
    readonly property var seats: players.map((player, seat) => ({
                value: seat,
                label: player.name
            }))
    readonly property var listed: form.companies.filter(company => (companies[company.code]?.price ?? 0) > 0)
    readonly property var result: ScoreSheets.rank({
        game: game.game,
        edition: game.edition,
        companies: companies,
        players: players
    })

    function chooseGame(next: int) {
        place = next;
        companies = ({});
        setPlayers(Math.max(form.counts[0], Math.min(players.length || 4, form.counts[form.counts.length - 1])));
    }
    function setPlayers(count: int) {
        players = [...SetUp.usualPlayers(count)].map((usual, seat) => ({
                    name: players[seat]?.name ?? usual.name,
                    colour: usual.colour,
                    cash: 0,
                    debt: 0,
                    penalty: 0,
                    cards: 0,
                    percents: {},
                    privates: []
                }));
        tab = -1;
    }
    function setCompany(code: string, change: var) {
        companies = Object.assign({}, companies, {
            [code]: Object.assign({}, companies[code] ?? {}, change)
        });
    }
    function setPlayer(change: var) {
        players = players.map((player, seat) => seat === tab ? Object.assign({}, player, change) : player);
    }
    function percentsOf(company: var): var {
        return companies[company.code]?.grown === true ? company.grownPercents : company.percents;
    }

    title: qsTr("Scoring sheet")
    Component.onCompleted: chooseGame(0)

    Segmented {
        width: parent.width
        prefix: "sheetGame"
        options: root.games.map((entry, i) => ({
                    value: i,
                    label: entry.label
                }))
        value: root.place
        onChosen: value => root.chooseGame(value)
    }
    Segmented {
        width: parent.width
        prefix: "sheetPlayers"
        options: root.form.counts.map(count => ({
                    value: count,
                    label: count.toString()
                }))
        value: root.players.length
        onChosen: value => root.setPlayers(value)
    }
    Segmented {
        width: parent.width
        prefix: "sheetTab"
        options: [{
                value: -1,
                label: qsTr("Share prices")
            }, ...root.seats]
        value: root.tab
        onChosen: value => root.tab = value
    }
    Repeater {
        model: root.tab < 0 ? root.form.companies : []

        ScoredCompany {
            required property var modelData

            width: parent.width
            company: modelData
            entered: root.companies[modelData.code] ?? ({})
            onChanged: change => root.setCompany(modelData.code, change)
        }
    }
    Repeater {
        model: root.tab >= 0 ? [root.tab] : []

        ScoredPlayer {
            required property int modelData

            width: parent.width
            form: root.form
            player: root.players[modelData]
            companies: root.listed.map(company => Object.assign({}, company, {
                    percents: root.percentsOf(company)
                }))
            onChanged: change => root.setPlayer(change)
        }
    }
    SectionTitle {
        width: parent.width
        text: qsTr("Result")
    }
    RefusalLine {
        width: parent.width
        visible: root.result.ok === false
        text: root.result.reason ?? ""
        rule: ""
    }
    ScoreCards {
        width: parent.width
        scores: root.result.scores ?? []
        currency: root.form.currency
    }
    ScoreExport {
        width: parent.width
        visible: root.result.ok === true
        sheet: ({
                title: root.form.title,
                subtitle: new Date().toLocaleDateString(Qt.locale(), Locale.ShortFormat),
                currency: root.form.currency,
                scores: root.result.scores ?? [],
                worths: []
            })
    }
}
