import QtQuick
import Flimnap.App

/// The scoring sheet filled in by hand, for a game that nobody kept the books of.
AppPage {
    id: root

    readonly property var games: ScoreSheets.games
    property int place: ScoreSheets.usualGame(Settings.lastGame) ///< of the game in the list
    readonly property var game: games[place]
    property var agreed: ({}) ///< what is played with, by switch
    readonly property var form: ScoreSheets.form(game.game, game.edition, agreed)
    property int tab: -1 ///< a player's place; -1 for what is the same for all
    property var companies: ({}) ///< by code {price, grown, and what else is counted}
    property var players: []
    readonly property var seats: players.map((player, seat) => ({
                value: seat,
                label: player.name
            }))
    readonly property var listed: form.companies.filter(company => (companies[company.code]?.price ?? 0) > 0)
    readonly property scoreTrialResult result: ScoreSheets.rank({
        game: game.game,
        edition: game.edition,
        agreed: agreed,
        companies: companies,
        players: players
    })

    /// Who plays, and the cash, stays; companies are those of the game.
    function chooseGame(next: int) {
        place = next;
        companies = ({});
        players = players.map(player => Object.assign({}, player, {
                percents: {},
                privates: []
            }));
        setPlayers(Math.max(form.counts[0], Math.min(players.length || 4, form.counts[form.counts.length - 1])));
    }
    function setPlayers(count: int) {
        players = [...SetUp.usualPlayers(count)].map((usual, seat) => ({
                    name: players[seat]?.name ?? usual.name,
                    colour: usual.colour,
                    cash: players[seat]?.cash ?? 0,
                    debt: form.hasDebt ? players[seat]?.debt ?? 0 : 0,
                    penalty: form.hasPenalty ? players[seat]?.penalty ?? 0 : 0,
                    cards: form.hasCards ? players[seat]?.cards ?? 0 : 0,
                    percents: players[seat]?.percents ?? {},
                    privates: players[seat]?.privates ?? []
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
    /// What the player whose tab is open can hold of it beside all the others.
    function percentsOf(company: var): var {
        const all = companies[company.code]?.grown === true ? company.grownPercents : company.percents;
        const held = players.map(player => player.percents[company.code] ?? 0);
        return ScoreSheets.percentsBeside(all, held.reduce((sum, percent) => sum + percent, 0) - (held[tab] ?? 0));
    }
    /// In a line or two, for who is still entering.
    function brief(): string {
        if (!result.ok)
            return result.reason;
        const places = [];
        for (const score of result.sheet.scores)
            places.push(qsTr("%1. %2: %3").arg(score.rank).arg(score.player.name).arg(Theme.number(score.total)).replace(/ /g, "\u00a0"));
        return places.join(" · ");
    }

    title: qsTr("Scoring sheet")
    Component.onCompleted: chooseGame(place)

    footer: ResultBar {
        text: root.brief()
        refused: !root.result.ok
    }

    FoldedChoice {
        width: parent.width
        title: qsTr("Game")
        prefix: "sheetGame"
        options: root.games.map(entry => ({
                    value: entry.value,
                    label: qsTr("%1 · %2", "game and edition").arg(entry.label).arg(entry.group)
                }))
        value: root.place
        onChosen: value => root.chooseGame(value)
    }
    AgreedSwitches {
        width: parent.width
        visible: !root.form.switches.empty
        agreement: root.form.switches
        onAgreed: (name, word) => root.agreed = Object.assign({}, root.agreed, {
                [name]: word
            })
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
            charted: root.form.prices
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
        visible: !root.result.ok
        text: root.result.reason
        rule: ""
    }
    ScoreCards {
        width: parent.width
        scores: root.result.sheet.scores
        currency: root.form.currency
    }
    ScoreExport {
        width: parent.width
        visible: root.result.ok
        sheet: root.result.sheet
    }
}
