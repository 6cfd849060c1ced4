#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include <QTemporaryDir>

#include "accounts/account_view.h"
#include "accounts/accounts_view.h"
#include "actions/actions_view.h"
#include "aftermath/aftermath_view.h"
#include "chart/chart_view.h"
#include "decisions/decision_form.h"
#include "journal/played_move.h"
#include "library/library_view.h"
#include "mending/mending_view.h"
#include "overview/overview_view.h"
#include "rows.h"
#include "scores/scores_view.h"
#include "set_up/configurations.h"
#include "settings/app_settings.h"
#include "supply/supply_view.h"
#include "support/games_in_session.h"
#include "support/player_moves.h"
#include "turn/turn_view.h"
#include "views/journal_view.h"

namespace flimnap::test {

using Lines = std::vector<std::string>;

inline Lines operator+(Lines lines, const Lines &more)
{
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

/// What the screen for a new game hands over.
inline Configuration configOf(const QStringList &names)
{
    Configuration config;
    config.game = "18cz";
    config.edition = "ru";
    config.variant = "base";
    config.title = "Friday";
    for (const QString &name : names)
        config.players.append({name, {}});
    return config;
}

inline QJsonObject jsonOf(const QVariantMap &map)
{
    return QJsonObject::fromVariantMap(map);
}

inline Lines everybodyPasses()
{
    return {pass("p1"), pass("p2"), pass("p3"), pass("p4")};
}

/// Four players bought no private railway; p1 started BCB at 65 and p2 MW at 60. OR1.1: BCB, then MW acts.
inline Lines bcbAndMwOperate()
{
    return everybodyPasses() + Lines{startCompany("p1", "BCB", 65),
                                     startCompany("p2", "MW", 60),
                                     pass("p3"),
                                     pass("p4"),
                                     pass("p1"),
                                     pass("p2")};
}

/// A shelf in a folder of its own, and the game of Anna, Boris, Cyril and Dana (p1 to p4) that lies on the table.
class GameViewTest : public ::testing::Test
{
protected:
    GameViewTest()
    {
        const auto hear = [this](const QString &sound) { sounds.push_back(sound.toStdString()); };
        QObject::connect(&game, &GameView::sounded, hear);
        QObject::connect(&aftermath, &AftermathView::sounded, hear);
        EXPECT_EQ(said(library.create(configOf({"Anna", "Boris", "Cyril", "Dana"}))), "");
    }

    // Given …
    /// The game after these moves, none of which may be refused.
    void after(const Lines &lines)
    {
        for (const std::string &line : lines)
            EXPECT_TRUE(play(line)) << line << ": " << said(game.refusal().text);
        sounds.clear();
    }
    /// Instead of it a game of tests/replays at one of its moves.
    void recorded(const std::string &name, int moves)
    {
        const auto replays = std::filesystem::path(FLIMNAP_SOURCE_DIR) / "tests" / "replays";
        const Lines lines = linesOfFile(replays / (name + ".flimnap"));
        QString text;
        for (int line = 0; line <= moves; ++line) // the header and the moves
            text += QString::fromStdString(lines[static_cast<std::size_t>(line)]) + "\n";
        EXPECT_EQ(said(library.importText(text, "Recorded")), "");
        sounds.clear();
    }

    // When …
    bool play(const std::string &line) { return game.play(moveFrom(line)); }
    /// The table lets a move pass.
    bool force(const std::string &line, const QString &reason)
    {
        game.askTable(moveFrom(line));
        return game.force(reason);
    }
    bool drawAtRandom() { return form("draw")->drawAtRandom(); }

    // Then …
    [[nodiscard]] QVariantMap player(const QString &code) { return rowWith(overview.playerList(), "code", code); }
    [[nodiscard]] QVariantMap company(const QString &code) { return rowWith(overview.companyList(), "code", code); }
    [[nodiscard]] PlayerRow seat(const QString &code) const
    {
        return rowWhere(overview.players(), &PlayerRow::code, code);
    }
    [[nodiscard]] CompanyRow charter(const QString &code) const
    {
        return rowWhere(overview.companies(), &CompanyRow::code, code);
    }
    /// What the player has of a company, by its token.
    [[nodiscard]] HoldingRow holding(const QString &player, const QString &token) const
    {
        for (const HoldingRow &row : seat(player).holdings) {
            if (row.company.token == token)
                return row;
        }
        return {};
    }
    [[nodiscard]] ActionRow action(const QString &kind) const
    {
        return rowWhere(actions.rows(), &ActionRow::kind, kind);
    }
    [[nodiscard]] ChartMarker marker(const QString &code)
    {
        return rowWhere(chart.markers()->rows(), &ChartMarker::code, code);
    }
    [[nodiscard]] ChartSpace space(const QString &name)
    {
        return rowWhere(chart.spaces()->rows(), &ChartSpace::name, name);
    }
    [[nodiscard]] QVariantMap journalRow(int place) { return game.journal()->row(place - 1); }
    /// What the sheet of a kind of move opens with.
    template <class Form = DecisionForm>
    [[nodiscard]] std::unique_ptr<Form> form(const QString &kind)
    {
        auto made = std::make_unique<Form>(game);
        made->setKind(kind);
        return made;
    }
    [[nodiscard]] QList<OfferRow> offersOf(const QString &kind) { return form(kind)->rows(); }
    [[nodiscard]] OfferRow offer(const QString &kind, const QString &key)
    {
        return rowWhere(offersOf(kind), &OfferRow::key, key);
    }
    /// What is to be entered for an offer, if that is one number.
    [[nodiscard]] NumberField numberOf(const QString &kind, const QString &key)
    {
        const auto made = form(kind);
        for (int place = 0; place < made->rows().size(); ++place) {
            if (made->rows()[place].key == key)
                made->choose(place);
        }
        EXPECT_EQ(made->numbers().size(), 1);
        return made->numbers().value(0);
    }
    [[nodiscard]] MovePreview preview(const Move &move) const
    {
        return previewOf(session().rules(), game.atTurn().session.position(), move);
    }
    [[nodiscard]] MovePreview preview(const std::string &line) const { return preview(moveFrom(line)); }
    /// Everything that is shown, to see that nothing of it changed.
    [[nodiscard]] QList<QVariantMap> shown()
    {
        QList<QVariantMap> rows;
        for (const RowList *list : {overview.playerList(), overview.companyList()})
            rows += rowsOf(list);
        return rows + rowsOf(game.journal()) + rowsOf(actions.list()) + rowsOf(chart.spaces()) +
               rowsOf(chart.markers());
    }
    [[nodiscard]] std::unique_ptr<PlayedMove> played(int place) const
    {
        auto move = std::make_unique<PlayedMove>(game);
        move->setPlace(place);
        return move;
    }
    [[nodiscard]] QList<StatementRow> statement(const QString &code) const
    {
        AccountView account(accounts);
        account.setCode(code);
        return account.statement();
    }
    [[nodiscard]] ScoreRow scoreOf(const QString &name) const
    {
        const QList<ScoreRow> rows = scores.rows();
        const auto row = std::ranges::find(rows, name, [](const ScoreRow &score) { return score.player.name; });
        return row == rows.end() ? ScoreRow() : *row;
    }
    /// A part of a total, by its words.
    [[nodiscard]] static int partOf(const ScoreRow &score, const QString &label)
    {
        const auto part = std::ranges::find(score.parts, label, &ScoreLine::label);
        return part == score.parts.end() ? 0 : part->amount;
    }
    [[nodiscard]] WorthLine worthOf(const QString &name) const
    {
        const QList<WorthLine> lines = scores.worths();
        const auto line = std::ranges::find(lines, name, [](const WorthLine &worth) { return worth.player.name; });
        return line == lines.end() ? WorthLine() : *line;
    }
    [[nodiscard]] const Session &session() const { return game.kept()->session(); }

    static std::string said(const QString &text) { return plain(text); }
    static std::string said(const QVariantMap &row, const QString &key = "text") { return test::said(row, key); }

    QTemporaryDir folder;
    Store store = Store::open(folder.filePath("games.db").toStdString()).value().store;
    AppSettings settings{folder.filePath("settings.ini")};
    GameView game{nullptr};
    OverviewView overview{game};
    ActionsView actions{game};
    TurnView turn{game, actions};
    AftermathView aftermath{game};
    ChartView chart{game};
    SupplyView supply{game};
    AccountsView accounts{game};
    ScoresView scores{game};
    JournalView journal{game, nullptr};
    MendingView mending{game, nullptr};
    Configurations configurations{test::library()};
    LibraryView library{store, test::library(), configurations, game, settings, [this] { return ++now; }};
    std::vector<std::string> sounds; ///< since the last given move
    std::int64_t now = 0;            ///< every look at the clock is later
};

} // namespace flimnap::test
