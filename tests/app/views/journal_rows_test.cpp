#include "views/journal_rows.h"

#include <random>

#include "game_fixture.h"
#include "session/random_player.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

TEST_F(GameViewTest, TheJournalTellsWhoDidWhatInWhichRound)
{
    after(everybodyPasses() + Lines{startCompany("p1", "BCB", 65)});

    const QVariantMap row = journalRow(5);
    EXPECT_EQ(number(row, "place"), 5);
    EXPECT_EQ(said(row), "Anna starts BCB at 65 K");
    EXPECT_EQ(said(row, "by"), "p1");
    EXPECT_EQ(said(row, "byName"), "Anna");
    EXPECT_EQ(QColor(row.value("colour").toString()), seat("p1").colour);
    EXPECT_EQ(said(row, "round"), "SR 1");
    EXPECT_EQ(said(row, "roundTitle"), "Stock round 1");
    EXPECT_EQ(said(journalRow(4), "round"), "Opening"); // the pass that ended it is still of it
    EXPECT_FALSE(row.value("correction").toBool());
    EXPECT_FALSE(row.value("undone").toBool());
}

TEST_F(GameViewTest, AMoveThatWasUndoneStaysInItsRound)
{
    after(bcbAndMwOperate() + Lines{layTrack("BCB")});
    const std::vector<std::string> rounds = column(game.journal(), "round");
    ASSERT_THAT(rounds, ElementsAre("Opening", "Opening", "Opening", "Opening", "SR 1", "SR 1", "SR 1", "SR 1", "SR 1",
                                    "SR 1", "OR 1.1"));

    while (game.undo()) {
    }

    EXPECT_EQ(column(game.journal(), "round"), rounds);
    EXPECT_EQ(said(library.openGame(library.openNumber())), ""); // also where nothing is remembered of it
    EXPECT_EQ(column(game.journal(), "round"), rounds);
}

TEST_F(GameViewTest, ACompanysMovesAreInItsColour)
{
    after(bcbAndMwOperate() + Lines{layTrack("BCB")});
    EXPECT_EQ(QColor(journalRow(11).value("colour").toString()), charter("BCB").colour);
}

TEST_F(GameViewTest, OfAMoveMadeOtherwiseNothingOldIsLeft)
{
    after({buyPrivate("p1", "S1"), buyPrivate("p2", "S2")});
    game.undoTo(0);
    after({buyPrivate("p1", "L6")});

    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys L6"));
}

/// A session that is played at random, back and forth, and its journal.
class RandomJournal : public ::testing::TestWithParam<std::uint32_t>
{
protected:
    int below(int limit) { return limit > 0 ? static_cast<int>(random() % static_cast<std::uint32_t>(limit)) : 0; }

    void playSome()
    {
        for (int moves = 1 + below(12); moves > 0; --moves) {
            if (const auto move = player.choose(session.rules(), session.position())) {
                EXPECT_FALSE(session.play(*move));
            }
        }
    }
    void amendOne()
    {
        const int place = 1 + below(session.moveCount());
        if (session.moveCount() == 0)
            return;
        Move move = session.move(place);
        move.note = "remark " + std::to_string(below(1000));
        const bool strikes = below(4) == 0;
        session.adopt(session.amend(place, strikes ? std::vector<Move>{} : std::vector<Move>{move}));
    }
    void step()
    {
        switch (below(8)) {
        case 0:
            session.undo();
            break;
        case 1:
            session.redo();
            break;
        case 2:
            session.undoTo(session.moveCount() - below(20));
            break;
        case 3:
            amendOne();
            break;
        case 4:
            if (const auto lines = session.undoneLines(); !lines.empty())
                session.bringBack(lines[static_cast<std::size_t>(below(static_cast<int>(lines.size())))].tip);
            break;
        default:
            playSome();
        }
    }

    std::mt19937 random{GetParam()};
    RandomPlayer player{GetParam()};
    Session session = newGame(3);
    PlayerLooks looks{session.rules().seats(), {}};
};

TEST_P(RandomJournal, KeptUpToDateIsTheOneMadeAfresh)
{
    JournalRows kept;
    for (int steps = 0; steps < 150; ++steps) {
        step();
        JournalRows fresh;
        ASSERT_EQ(kept.update(session, looks), fresh.update(session, looks)) << "step " << steps;
    }
    EXPECT_EQ(kept.update(session, looks).size(), session.lineLength());
    EXPECT_GT(session.decisions().size(), 200U) << "the test should have gone far";
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomJournal, ::testing::Values(1U, 2U, 3U, 4U));

} // namespace
} // namespace flimnap::test
