#include <algorithm>

#include <gmock/gmock.h>

#include "18cz_variants.h"
#include "support/random_games.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Moravia-Silesia: a first set for two by hand, and games to their end.

/// p1 has bought MW for 50 and S1 for 25, p2 3E for 50; SX and PR float at 50.
Table beforeTheFirstOperatingRound()
{
    Table table = moravia(2);
    table.after({leftOut("BY"), bid("p1", "MW", 50), pass("p2"), bid("p2", "3E", 50), pass("p1"), bid("p1", "S1", 25),
                 pass("p2"), pass("p2"), pass("p1")});
    table.after({startCompany("p1", "SX", 50), startCompany("p2", "PR", 50), buyShare("p1", "SX"), buyShare("p2", "PR"),
                 buyShare("p1", "SX"), buyShare("p2", "PR"), buyShare("p1", "SX"), buyShare("p2", "PR")});
    return table;
}

TEST(MoraviaFirstSet, BeginsWithTheAuctionAndTwoCompanies_CZ8_48)
{
    const Table table = beforeTheFirstOperatingRound();

    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.cash("p1"), 500 - 75 - 250);
    EXPECT_EQ(table.cash("p2"), 500 - 50 - 250);
    for (const char *company : {"SX", "PR"}) {
        EXPECT_EQ(table.status(company), "operating") << company;
        EXPECT_EQ(table.cash(company), 500) << company;
    }
    EXPECT_EQ(table.certificates("p1"), 4 + 2);
    EXPECT_EQ(table.certificates("p2"), 4 + 1);
}

TEST(MoraviaFirstSet, GoesOnWithLocalsMwTrainsAndTheExport_CZ8_51)
{
    Table table = beforeTheFirstOperatingRound();
    allPass(table);
    EXPECT_THAT(table.order(), ElementsAre("p2", "p1")); // 200, 175
    EXPECT_EQ(table.cash("p1"), 175 + 5);                // S1
    table.after({hexIsWorth("p1", 20), buyTrain("SX", "a.2"), buyTrain("SX", "a.2"), done("SX")});
    EXPECT_EQ(table.cash("p1"), 200);
    EXPECT_EQ(table.cash("SX"), 360);

    table.after({useLocal("PR", "3E"), runTrains("PR", 40), withhold("PR"), buyTrain("PR", "a.2"), done("PR")});

    EXPECT_EQ(table.round(), "SR2");
    EXPECT_EQ(table.cash("PR"), 500 + 40 - 70);
    EXPECT_EQ(table.left("a"), 5 - 3 - 1);
    EXPECT_EQ(table.price("SX"), 40);
    EXPECT_EQ(table.price("PR"), 40);
    EXPECT_EQ(table.worth("p1"), 200 + 5 * 40 + 50 + 50);
    EXPECT_EQ(table.worth("p2"), 200 + 5 * 40);
}

/// Some lot still has an owner, or is for sale.
bool isAnyLotOpen(const Position &position)
{
    return std::any_of(position.privates.begin(), position.privates.end(),
                       [](const PrivateState &lot) { return !lot.owner.isNobody(); });
}

TEST(MoraviaGames, GoToTheirEndAndLoseTheirLotsWithThe44_CZ8_54)
{
    for (const int players : {2, 3}) {
        const Table table = moravia(players);
        const Rules &rules = table.rules();
        const PhaseId closing = rules.game().findPhase("g");
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Position position = rules.start().position;
            for (const Move &move : randomGame(rules, seed)) {
                auto played = rules.play(position, move);
                ASSERT_TRUE(played.ok());
                position = std::move(played->position);
                ASSERT_TRUE(position.phase < closing || !isAnyLotOpen(position)) << players << " players, " << seed;
            }
            EXPECT_EQ(name(position.round), "END") << players << " players, " << seed;
            EXPECT_EQ(position.roundsOperated, 11) << players << " players, " << seed;
        }
    }
}

} // namespace
} // namespace flimnap::test
