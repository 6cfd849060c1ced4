#include "support/scenes.h"

#include <filesystem>
#include <map>

#include "journal/move_schema.h"
#include "support/games_in_session.h"
#include "views/sheets.h"

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

int countOf(const Journal &journal, int percent)
{
    return static_cast<int>(std::ssize(journal.moves)) * percent / 100;
}

} // namespace

const Journal &gameOf(Stage stage)
{
    static const Journal middle = replayOf("18cz-4p-911");
    static const Journal late = replayOf("18cz-5p-911");
    return stage == Stage::Middle ? middle : late;
}

std::vector<Scene> allScenes()
{
    std::vector<Scene> scenes;
    for (const Stage stage : {Stage::Middle, Stage::Late}) {
        const Journal &journal = gameOf(stage);
        const int now = countOf(journal, stage == Stage::Middle ? 45 : 88);
        const QString company = stage == Stage::Middle ? "BCB" : "kk";
        const auto add = [&](Scene scene) {
            scene.stage = stage;
            if (scene.moves == 0)
                scene.moves = now;
            scenes.push_back(std::move(scene));
        };
        add({.name = "home"});
        add({.name = "new-game", .page = "NewGameScreen"});
        add({.name = "settings", .page = "SettingsScreen"});
        add({.name = "table", .page = "TableScreen"});
        add({.name = "chart", .page = "ChartScreen"});
        add({.name = "journal", .page = "JournalScreen"});
        add({.name = "statement-player", .page = "StatementScreen", .pageProperties = {{"account", "p1"}, {"name", "Player 1"}}});
        add({.name = "worth", .page = "WorthScreen"});
        add({.name = "scoring", .page = "ScoringScreen"});
        add({.name = "cash-count", .page = "CashCountScreen", .pageProperties = {{"account", "p1"}}});
        add({.name = "show-to-table", .page = "ShowToTableScreen"});
        add({.name = "sheet-more", .page = "TableScreen", .sheet = "MoreSheet"});
        add({.name = "sheet-correction", .page = "JournalScreen", .sheet = "CorrectionSheet"});
        add({.name = "sheet-move-detail",
             .page = "JournalScreen",
             .sheet = "MoveDetailSheet",
             .sheetProperties = {{"place", now - 3}}});
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

void show(OpenApp &app, const Scene &scene)
{
    app.lay(gameOf(scene.stage), scene.moves);
    if (!scene.page.isEmpty())
        app.go(scene.page, scene.pageProperties);
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
