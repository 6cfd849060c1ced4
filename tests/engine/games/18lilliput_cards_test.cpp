#include <gmock/gmock.h>

#include "18lilliput_moves.h"

namespace flimnap::test {
namespace {

// What the sides of the ten action cards let a player do (LI-2.26 to LI-2.35).

struct PrintedSide
{
    std::string card;
    int side;
    std::string what; ///< a kind of move, or "cash"
    int number = 0;   ///< of tiles or trains, or pounds; in phase 3
};

class PrintedSides : public ::testing::TestWithParam<PrintedSide>
{
protected:
    /// Everything could be done, had the player the right card. Phase 3 has begun.
    static Table richTable()
    {
        Table table = fourDirectors();
        table.begun("3").cash("p1", 1000).cash("SR", 2000).shares("p1", "LNR", 10).round("ACTIONS2");
        return table;
    }

    static const std::vector<std::pair<std::string, std::string>> &moves()
    {
        static const std::vector<std::pair<std::string, std::string>> moves{{"track", layTrack("SR")},
                                                                            {"shares", buyShare("p1", "LNR")},
                                                                            {"shares", sellShares("p1", "LNR", 10)},
                                                                            {"shares", startCompany("p1", "C5", 50)},
                                                                            {"trains", buyTrain("SR", "3")},
                                                                            {"station", placeStation("SR")},
                                                                            {"treasury", fund("p1", {{"SR", 70}})}};
        return moves;
    }
};

// LI-5.3
TEST_P(PrintedSides, LetDoWhatIsPrintedAndNothingElse_LI5_3)
{
    const PrintedSide side = GetParam();
    Table table = richTable();
    table.after(takeCard("p1", side.card, side.side));

    EXPECT_EQ(table.cash("p1"), 1000 + (side.what == "cash" ? side.number : 0));
    for (const auto &[what, line] : moves()) {
        if (what == side.what)
            EXPECT_EQ(table.refusal(line), "accepted") << line;
        else
            EXPECT_TRUE(refusesUnlessForced(table, line, "not-on-card LI-5.3"));
    }
}

TEST_P(PrintedSides, LetDoItAsOftenAsPrinted_LI2_26)
{
    const PrintedSide side = GetParam();
    if (side.number == 0 || side.what == "cash")
        return;
    Table table = richTable();
    table.after(takeCard("p1", side.card, side.side));
    const bool isTrack = side.what == "track";
    const std::string line = isTrack ? layTrack("SR") : buyTrain("SR", "3");
    for (int time = 0; time < side.number; ++time)
        table.after(line);
    EXPECT_TRUE(refusesUnlessForced(table, line, isTrack ? "lays-used-up LI-5.7" : "card-trains-bought LI-5.11"));
}

INSTANTIATE_TEST_SUITE_P(Table2e, PrintedSides,
                         ::testing::Values(PrintedSide{"C1", 1, "track", 1}, PrintedSide{"C1", 2, "cash", 5},
                                           PrintedSide{"C2", 1, "track", 2}, PrintedSide{"C2", 2, "track", 1},
                                           PrintedSide{"C3", 1, "track", 2}, PrintedSide{"C3", 2, "cash", 5},
                                           PrintedSide{"C4", 1, "shares"}, PrintedSide{"C4", 2, "track", 1},
                                           PrintedSide{"C5", 1, "shares"}, PrintedSide{"C5", 2, "cash", 10},
                                           PrintedSide{"C6", 1, "shares"}, PrintedSide{"C6", 2, "cash", 5},
                                           PrintedSide{"C7", 1, "trains", 1}, PrintedSide{"C7", 2, "track", 1},
                                           PrintedSide{"C8", 1, "trains", 2}, PrintedSide{"C8", 2, "cash", 5},
                                           PrintedSide{"C9", 1, "station"}, PrintedSide{"C9", 2, "cash", 5},
                                           PrintedSide{"C10", 1, "treasury"}, PrintedSide{"C10", 2, "cash", 20}),
                         [](const auto &test) { return test.param.card + "_" + std::to_string(test.param.side); });

// LI-2.27: while there are yellow tiles only, its first side lays one.
TEST(CardsLilliput, C2LaysOneTileWhileThereIsNoGreen_LI2_27)
{
    for (const char *phase : {"1", "2"}) {
        Table table = fourDirectors();
        table.phase(phase).round("ACTIONS1").after({takeCard("p1", "C2", 1), layTrack("SR")});
        EXPECT_TRUE(refusesUnlessForced(table, layTrack("SR"), "lays-used-up LI-5.7")) << phase;
    }
    for (const char *phase : {"3", "4", "5", "6", "7"}) {
        Table table = fourDirectors();
        table.phase(phase).round("ACTIONS1").after({takeCard("p1", "C2", 1), layTrack("SR")});
        EXPECT_EQ(table.refusal(layTrack("SR")), "accepted") << phase;
    }
}

// LI-2.26, LI-2.28: yellow is there from the beginning.
TEST(CardsLilliput, TheOtherTileCardsLayAsManyInEveryPhase_LI2_26)
{
    Table table = fourDirectors();
    table.round("ACTIONS1").after(takeCard("p1", "C3", 1)).after({layTrack("SR"), layTrack("SR")});
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("SR"), "lays-used-up LI-5.7"));
}

// LI-5.14: it comes from the bank at once.
TEST(CardsLilliput, MoneyIsPaidByTheBank_LI5_14)
{
    Table table = fourDirectors();
    table.round("ACTIONS1").after(takeCard("p1", "C10", 2));

    EXPECT_EQ(table.cash("p1"), 50);
    EXPECT_EQ(table.cash("SR"), 500);
    table.after(pass("p1"));
    EXPECT_EQ(table.cash("p1"), 50);
}

} // namespace
} // namespace flimnap::test
