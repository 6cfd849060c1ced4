#include <gmock/gmock.h>

#include "18cz_variants.h"
#include "support/random_games.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Bohemia: the first set as it was played (CZ-10.46), and games to their end.

/// After the draw of BCB both pass; p1 starts VBW at 55 and buys BCB's first share, p2 starts EKJ at 60.
Table firstOperatingRound()
{
    Table table = bohemia();
    table.after({vaclavDraws("BCB"), pass("p1"), pass("p2"), startCompany("p1", "VBW", 55),
                 startCompany("p2", "EKJ", 60), buyShare("p1", "BCB"), pass("p2"), pass("p1")});
    return table;
}

/// EKJ buys three a-cards, VBW the fourth and the first b: BTE is drawn; VBW buys another b.
Table beforeBcb()
{
    Table table = firstOperatingRound();
    table.after({buyTrain("EKJ", "a.2"), buyTrain("EKJ", "a.2"), buyTrain("EKJ", "a.2"), done("EKJ")});
    table.after({buyTrain("VBW", "a.2"), buyTrain("VBW", "b.2"), vaclavDraws("BTE"), buyTrain("VBW", "b.2")});
    return table.after(done("VBW"));
}

TEST(BohemiaFirstSet, BeginsWithVaclavsSmallCompany_CZ10_46)
{
    Table table = firstOperatingRound();

    EXPECT_EQ(table.round(), "OR1.1");
    EXPECT_EQ(table.cash("p1"), 280 - 110 - 50);
    EXPECT_EQ(table.cash("p2"), 280 - 120);
    EXPECT_THAT(table.trains("BCB"), ElementsAre("a.2"));
    EXPECT_EQ(table.left("a"), 4);
    EXPECT_THAT(table.operatingOrder(), ElementsAre("EKJ", "VBW", "BCB"));
}

TEST(BohemiaFirstSet, TheFirstBCardGivesVaclavBte_CZ10_46)
{
    const Table table = beforeBcb();

    EXPECT_EQ(table.phase(), "b");
    EXPECT_EQ(table.percent("vaclav", "BTE"), 60);
    EXPECT_EQ(table.price("BTE"), 60);
    EXPECT_THAT(table.trains("BTE"), ElementsAre("b.2+2"));
    EXPECT_EQ(table.left("b"), 1);
    EXPECT_EQ(table.turn(), "BCB");
}

TEST(BohemiaFirstSet, TheDividendPaysVaclavNothing_CZ10_46)
{
    Table table = beforeBcb();
    table.after(runTrains("BCB", 40));

    EXPECT_EQ(table.price("BCB"), 55);
    EXPECT_EQ(table.cash("BCB"), 0);
    EXPECT_EQ(table.cash("p1"), 120 + 10);
    EXPECT_EQ(told<Paid>(table.events()).size(), 1U);
}

TEST(BohemiaFirstSet, AtItsEndBothSwapTheirTrains_CZ10_46)
{
    Table table = beforeBcb();
    table.after({runTrains("BCB", 40), done("BCB")});

    EXPECT_EQ(table.round(), "SR2");
    EXPECT_THAT(table.trains("BCB"), ElementsAre("b.2"));
    EXPECT_THAT(table.trains("BTE"), ElementsAre("c.2+2"));
    EXPECT_EQ(table.phase(), "c");
    EXPECT_EQ(table.left("c"), 3);
    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_THAT(told<CardExported>(table.events()), IsEmpty());
}

TEST(BohemiaGames, GoToTheirEndWithVaclavsCompaniesInOrder_CZ8_31)
{
    const Table table = bohemia();
    const Rules &rules = table.rules();
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Position position = rules.start().position;
        for (const Move &move : randomGame(rules, seed)) {
            auto played = rules.play(position, move);
            ASSERT_TRUE(played.ok());
            position = std::move(played->position);
            for (const CompanyId company : ids(rules.game().companies)) {
                if (!isUnattended(position, company))
                    continue;
                EXPECT_LE(position.trains.count(company), 1);
                EXPECT_EQ(position.ledger.balance(company), Money{});
            }
        }
        EXPECT_EQ(name(position.round), "END") << seed;
        EXPECT_EQ(position.roundsOperated, 13) << seed;
    }
}

} // namespace
} // namespace flimnap::test
