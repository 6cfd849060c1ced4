#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/table.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The course of a whole game: rounds, local values and exports (CZ-2.60, CZ-2.61).

struct OperatingRoundOnTheTrack
{
    std::string round;
    int value; ///< of a local railway
};

/// CZ-2.60
const std::vector<OperatingRoundOnTheTrack> roundTrack = {
    {"OR1.1", 40}, {"OR2.1", 45}, {"OR3.1", 50}, {"OR4.1", 55},  {"OR5.1", 60},  {"OR5.2", 65}, {"OR6.1", 70},
    {"OR6.2", 75}, {"OR7.1", 80}, {"OR7.2", 90}, {"OR8.1", 100}, {"OR8.2", 110}, {"OR8.3", 120}};

/// A game in which everybody always passes, with what was told on the way.
struct IdleGame
{
    IdleGame()
    {
        while (!table.turn().empty()) {
            table.after(pass(table.turn()));
            for (const RoundBegan &began : told<RoundBegan>(table.events()))
                rounds.push_back(name(began.round));
            for (const CardExported &card : told<CardExported>(table.events()))
                exports.push_back(table.game().cards[card.card].code);
        }
    }

    Table table = Table(3);
    std::vector<std::string> rounds;
    std::vector<std::string> exports;
};

TEST(Course, Rounds_CZ10_44)
{
    const IdleGame game;

    EXPECT_THAT(game.rounds,
                ElementsAre("SR1", "OR1.1", "SR2", "OR2.1", "SR3", "OR3.1", "SR4", "OR4.1", "SR5", "OR5.1", "OR5.2",
                            "SR6", "OR6.1", "OR6.2", "SR7", "OR7.1", "OR7.2", "SR8", "OR8.1", "OR8.2", "OR8.3", "END"));
}

TEST(Course, SevenExports_CZ10_44)
{
    const IdleGame game;

    EXPECT_THAT(game.exports, ElementsAre("a", "a", "a", "a", "a", "b", "b")); // five a-cards, then b
    EXPECT_EQ(game.table.phase(), "b");                                        // CZ-2.40: an export begins it too
    EXPECT_EQ(game.table.topCard(), "b");
}

TEST(Course, NothingIsExportedWithinASetNorAfterTheLast_CZ2_60)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).train("BCB", "c.3").round("OR5.1");

    table.after({runTrains("BCB", 0), done("BCB")});
    ASSERT_EQ(table.round(), "OR5.2");
    EXPECT_TRUE(told<CardExported>(table.events()).empty());
    table.after({runTrains("BCB", 0), done("BCB")});
    ASSERT_EQ(table.round(), "SR6");
    EXPECT_EQ(told<CardExported>(table.events()).size(), 1U);

    table.round("OR8.3").after({runTrains("BCB", 0), done("BCB")});
    ASSERT_EQ(table.round(), "END");
    EXPECT_TRUE(told<CardExported>(table.events()).empty());
}

TEST(Course, EveryOperatingRoundHasItsLocalValue_CZ2_60)
{
    for (const OperatingRoundOnTheTrack &printed : roundTrack) {
        Table table(3);
        table.operating("BCB", 60, "p1", 0).privateOf("BCB", "S1").round(printed.round);

        table.after(sellLocal("BCB", "S1"));

        EXPECT_EQ(table.cash("BCB"), 5 + printed.value) << printed.round; // its income, then its value
    }
}

TEST(Course, ALocalInHandIsWorthTheValueOfTheRound_CZ2_61)
{
    for (const OperatingRoundOnTheTrack &printed : roundTrack) {
        Table table(3);
        table.cash("p1", 0).operating("BCB", 60, "p2", 0).privateOf("p1", "L1").round(printed.round);

        EXPECT_EQ(table.worth("p1"), 20 + printed.value) << printed.round; // its income, then its value
    }
}

TEST(Course, BeforeTheFirstOperatingRoundALocalIsWorthItsPrice_CZ2_61)
{
    Table table(3);
    table.after({buyPrivate("p1", "L1"), buyPrivate("p2", "S4")});
    EXPECT_EQ(table.worth("p1"), 380);
    EXPECT_EQ(table.worth("p2"), 380);

    table.after({pass("p3"), pass("p3"), pass("p2"), pass("p1")});

    ASSERT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.worth("p1"), 380 - 55 + 55);
}

TEST(Course, InAStockRoundTheValueStaysThatOfTheLastOperatingRound_CZ2_61)
{
    Table table(3);
    table.cash("p1", 0).operating("BCB", 60, "p2", 0).train("BCB", "c.3").privateOf("p1", "L1").round("OR5.2");

    table.after({runTrains("BCB", 0), done("BCB")});

    ASSERT_EQ(table.round(), "SR6");
    EXPECT_EQ(table.worth("p1"), 20 + 65);
}

} // namespace
} // namespace flimnap::test
