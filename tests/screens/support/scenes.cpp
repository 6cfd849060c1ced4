#include "support/scenes.h"

#include <filesystem>
#include <map>
#include <optional>

#include "journal/move_schema.h"
#include "support/finger.h"
#include "support/games_in_session.h"
#include "views/move_map.h"

namespace flimnap::test {

namespace {

QString kindWord(MoveKind kind)
{
    return QString::fromStdString(std::string(word(kind)));
}

/// For every kind of move, how many moves had been made when it was last possible before the target.
std::map<MoveKind, int> lastChances(const Journal &journal, int target)
{
    std::map<MoveKind, int> chances;
    Session session(rulesFor(journal.header).value(), journal.header);
    for (int made = 0; made <= target; ++made) {
        for (const Offer &offer : session.offers()) {
            if (!offer.refusal)
                chances[offer.move.kind] = made;
        }
        session.play(journal.moves[static_cast<std::size_t>(made)]);
    }
    return chances;
}

/// How many moves had been made before the last one before the target that caused such an event.
template <class What>
int lastBefore(const Journal &journal, int target)
{
    int found = 0;
    Session session(rulesFor(journal.header).value(), journal.header);
    for (int made = 1; made <= target; ++made) {
        session.play(journal.moves[static_cast<std::size_t>(made - 1)]);
        for (const Event &event : session.events(made)) {
            if (std::holds_alternative<What>(event))
                found = made - 1;
        }
    }
    return found;
}

int lastOfKind(const Journal &journal, int target, MoveKind kind)
{
    while (target > 0 && journal.moves[static_cast<std::size_t>(target)].kind != kind)
        --target;
    return target;
}

/// Played by people instead of by numbers.
Journal named(Journal journal)
{
    const std::vector<std::string> names{"Anna", "Boris", "Cyril", "Dana", "Emil"};
    for (std::size_t seat = 0; seat < journal.header.players.size(); ++seat)
        journal.header.players[seat].name = names[seat];
    return journal;
}

/// A game like this one, to be joined in the middle.
QVariantMap joinedTable(const Header &header)
{
    QVariantList players;
    for (const Seat &seat : header.players)
        players.append(QVariantMap{{"name", QString::fromStdString(seat.name)}});
    return {{"game", QString::fromStdString(header.game)},
            {"edition", QString::fromStdString(header.edition)},
            {"variant", QString::fromStdString(header.variant)},
            {"title", "Friday evening"},
            {"players", players}};
}

int countOf(const Journal &journal, int percent)
{
    return static_cast<int>(std::ssize(journal.moves)) * percent / 100;
}

/// How much of the stage's game has been played, in percent.
int progressOf(Stage stage)
{
    switch (stage) {
    case Stage::Middle:
        return 45;
    case Stage::Late:
    case Stage::States:
        return 88;
    case Stage::ForTwo:
        break;
    }
    return 30;
}

int lastMoveOf(const Journal &journal)
{
    return static_cast<int>(std::ssize(journal.moves)) - 1;
}

/// The moves a scene begins with, if it is one that only some games have.
template <class What>
std::optional<Scene> sceneBefore(const Journal &journal, int target, const QString &name)
{
    const int moves = lastBefore<What>(journal, target);
    if (moves == 0)
        return {};
    return Scene{.name = name, .moves = moves, .then = 1, .page = "TableScreen"};
}

} // namespace

QString nameOf(Stage stage)
{
    switch (stage) {
    case Stage::Middle:
        return "middle";
    case Stage::Late:
        return "late";
    case Stage::States:
        return "1824";
    case Stage::ForTwo:
        break;
    }
    return "1824-two";
}

const Journal &gameOf(Stage stage)
{
    static const std::map<Stage, Journal> games{{Stage::Middle, named(replayOf("18cz-4p-911"))},
                                                {Stage::Late, named(replayOf("18cz-5p-911"))},
                                                {Stage::States, named(replayOf("1824-4p-1001"))},
                                                {Stage::ForTwo, named(replayOf("1824cis-2p-1101"))}};
    return games.at(stage);
}

std::vector<Scene> allScenes()
{
    std::vector<Scene> scenes;
    for (const Stage stage : {Stage::Middle, Stage::Late, Stage::States, Stage::ForTwo}) {
        const Journal &journal = gameOf(stage);
        const int now = countOf(journal, progressOf(stage));
        const bool isFirstGame = stage == Stage::Middle || stage == Stage::Late;
        const auto add = [&](Scene scene) {
            scene.stage = stage;
            if (scene.moves == 0)
                scene.moves = now;
            scenes.push_back(std::move(scene));
        };
        if (isFirstGame) {
            add({.name = "home"});
            add({.name = "new-game", .page = "NewGameScreen"});
            add({.name = "check-table", .page = "NewGameScreen", .tap = "checkTable"});
            add({.name = "settings", .page = "SettingsScreen"});
            add({.name = "sheet-correction", .page = "JournalScreen", .sheet = "CorrectionSheet"});
            add({.name = "table-says-yes", .page = "TableScreen", .sheet = "TableSaysYesSheet"});
        }
        add({.name = "join", .page = "JoinScreen"});
        for (const std::optional<Scene> &told : {sceneBefore<CompanyFormed>(journal, now, "formed"),
                                                 sceneBefore<PrivateExchanged>(journal, now, "exchanged"),
                                                 sceneBefore<BankBroke>(journal, lastMoveOf(journal), "bank-broken")}) {
            if (told)
                add(*told);
        }
        add({.name = "table", .page = "TableScreen"});
        add({.name = "chart", .page = "ChartScreen"});
        add({.name = "journal", .page = "JournalScreen"});
        add({.name = "statement-player",
             .page = "StatementScreen",
             .pageProperties = {{"account", "p1"}, {"name", "Anna"}}});
        add({.name = "worth", .page = "WorthScreen"});
        add({.name = "scoring", .page = "ScoringScreen"});
        add({.name = "cash-count", .page = "CashCountScreen", .pageProperties = {{"account", "p1"}}});
        add({.name = "show-to-table", .page = "ShowToTableScreen"});
        add({.name = "sheet-more", .page = "TableScreen", .sheet = "MoreSheet"});
        add({.name = "sheet-move-detail",
             .page = "JournalScreen",
             .sheet = "MoveDetailSheet",
             .sheetProperties = {{"place", now - 3}}});
        add({.name = "held-turn", .moves = lastOfKind(journal, now, MoveKind::Done), .then = 1, .page = "TableScreen"});
        add({.name = "checklist", .moves = lastBefore<TrainRusted>(journal, now), .then = 1, .page = "TableScreen"});
        add({.name = "table-trains", .page = "TableScreen", .tap = "tab_trains"});
        add({.name = "table-companies", .page = "TableScreen", .tap = "tab_companies"});
        add({.name = "refused", .page = "TableScreen", .sheet = "refused"});
        if (stage != Stage::Middle)
            add({.name = "final-scoring",
                 .moves = static_cast<int>(std::ssize(journal.moves)),
                 .page = "ScoringScreen"});
        for (const auto &[kind, made] : lastChances(journal, now)) {
            const std::string_view kindName = word(kind);
            if (kind == MoveKind::Pass || kind == MoveKind::Done)
                continue;
            add({.name = "move-" + QString::fromStdString(std::string(kindName)),
                 .moves = made,
                 .page = "TableScreen",
                 .sheet = "for:" + kindWord(kind)});
        }
    }
    return scenes;
}

QVariantMap refusedMove(OpenApp &app)
{
    QVariantMap refused;
    for (int row = 0; row < app.game().actions()->count(); ++row) {
        const QString kind = app.game().actions()->row(row).value("kind").toString();
        for (const QVariant &offer : app.game().offersOf(kind)) {
            const QVariantMap move = offer.toMap().value("move").toMap();
            const QVariantMap preview = app.game().preview(move);
            if (preview.value("waivable").toBool())
                return move;
            if (refused.isEmpty() && preview.contains("rule"))
                refused = move;
        }
    }
    return refused;
}

void show(OpenApp &app, const Scene &scene)
{
    const Journal &journal = gameOf(scene.stage);
    app.lay(journal, scene.moves);
    QVariantMap pageProperties = scene.pageProperties;
    if (scene.page == "JoinScreen")
        pageProperties.insert("config", joinedTable(journal.header));
    if (!scene.page.isEmpty())
        app.go(scene.page, pageProperties);
    for (int made = scene.moves; made < scene.moves + scene.then; ++made)
        app.game().play(toMap(journal.moves[static_cast<std::size_t>(made)]));
    if (!scene.tap.isEmpty())
        Finger(app).tap(scene.tap);
    if (scene.sheet == "refused") {
        app.game().play(refusedMove(app));
        app.settle();
        return;
    }
    if (scene.sheet == "TableSaysYesSheet") {
        app.sheet(scene.sheet, {{"move", refusedMove(app)}});
        return;
    }
    if (scene.sheet.startsWith("for:")) {
        const QString kind = scene.sheet.mid(4);
        for (int row = 0; row < app.game().actions()->count(); ++row) {
            const QVariantMap action = app.game().actions()->row(row);
            if (action.value("kind") == kind)
                app.sheet(action.value("sheet").toString(), {{"kind", kind}});
        }
    } else if (!scene.sheet.isEmpty()) {
        app.sheet(scene.sheet, scene.sheetProperties);
    }
}

} // namespace flimnap::test
