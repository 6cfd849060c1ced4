#include <gmock/gmock.h>

#include "support/passes.h"
#include "support/player_moves.h"
#include "support/table.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// What the end of a stock round brings: sold-out companies, new order cards, operating rounds (CZ-5.27 to CZ-5.30).

/// A medium company all of whose certificates p1 and p2 hold.
void soldOut(Table &table, const std::string &company, int price)
{
    table.operating(company, price, "p1", 0).shares("p1", company, 20).shares("p2", company, 40);
}

TEST(SoldOut, MovesTheMarkerOneStep_CZ10_14)
{
    struct Step
    {
        int from;
        int to;
    };
    for (const Step step : {Step{55, 58}, Step{40, 45}, Step{350, 370}, Step{370, 370}, Step{45, 50}, Step{53, 55}}) {
        Table table(3);
        soldOut(table, "KFN", step.from);
        table.round("SR3");

        allPass(table);

        EXPECT_EQ(table.price("KFN"), step.to) << "from " << step.from;
    }
}

TEST(SoldOut, CompaniesOfAllSizesRise_CZ5_27)
{
    Table table(3);
    table.operating("BCB", 55, "p1", 0).shares("p1", "BCB", 25).shares("p2", "BCB", 25);
    soldOut(table, "KFN", 80);
    table.operating("Ug", 100, "p1", 0).shares("p1", "Ug", 30).shares("p2", "Ug", 50);
    table.round("SR3");

    allPass(table);

    EXPECT_EQ(table.price("BCB"), 58);
    EXPECT_EQ(table.price("KFN"), 85);
    EXPECT_EQ(table.price("Ug"), 105);
    EXPECT_EQ(told<PriceMoved>(table.events()).size(), 3U);
}

TEST(SoldOut, ACompanyWithACertificateInTheBankDoesNotMove_CZ10_14)
{
    Table table(3);
    table.operating("KFN", 80, "p1", 0).shares("p1", "KFN", 20).shares("p2", "KFN", 20).round("SR3");

    allPass(table);

    EXPECT_EQ(table.price("KFN"), 80);
}

TEST(SoldOut, IsOnlySaidOfCompaniesThatOperate_CZ9_19)
{
    Table table(3);
    table.started("KFN", 80, "p1").shares("p1", "KFN", 20).shares("p2", "KFN", 40).round("SR3");

    allPass(table);

    EXPECT_EQ(table.price("KFN"), 80);
}

TEST(SoldOut, ASaleDuringTheRoundCountsAtItsEnd_CZ5_27)
{
    Table table(3);
    soldOut(table, "KFN", 80);
    table.round("SR3").after(sellShares("p1", "KFN", 20)); // 80 → 75

    table.after({pass("p1"), pass("p2"), pass("p3"), pass("p1")});

    EXPECT_EQ(table.price("KFN"), 75);
}

TEST(SoldOut, MarkersOfOnePileKeepTheirOrder_CZ5_27)
{
    Table table(3);
    soldOut(table, "KFN", 100);
    soldOut(table, "ATE", 100);
    soldOut(table, "BN", 100);
    table.round("SR3");

    allPass(table);

    EXPECT_THAT(table.pile(105), ElementsAre("KFN", "ATE", "BN"));
}

TEST(SoldOut, AMarkerThatRisesGoesUnderOneThatStaysThere_CZ2_73)
{
    // Given NWB, not sold out, on the cell that KFN reaches.
    Table table(3);
    soldOut(table, "KFN", 100);
    table.operating("NWB", 105, "p3", 0).round("SR3");

    allPass(table);

    EXPECT_THAT(table.pile(105), ElementsAre("NWB", "KFN"));
}

TEST(SoldOut, TheHigherMarkerRisesFirst_CZ5_27)
{
    // Given KFN at 350 under nobody, BN at 370 that cannot rise: KFN comes under it.
    Table table(3);
    soldOut(table, "KFN", 350);
    soldOut(table, "BN", 370);
    table.round("SR3");

    allPass(table);

    EXPECT_THAT(table.pile(370), ElementsAre("BN", "KFN"));
    EXPECT_EQ(told<PriceMoved>(table.events()).front().company, table.game().findCompany("BN"));
}

TEST(Piles, Stacks_CZ10_15)
{
    // Given KFN on 100 and BN on 105; p1 can sell 20 % of BN.
    Table table(3);
    table.phase("b").cash("p1", 1000).cash("p2", 1000).cash("p3", 1000);
    soldOut(table, "KFN", 100);
    table.operating("BN", 105, "p2", 0).shares("p1", "BN", 20).round("SR3");

    // When BN falls to 100 and NWB is started there.
    table.after(sellShares("p1", "BN", 20)).after(startCompany("p1", "NWB", 100));

    EXPECT_THAT(table.pile(100), ElementsAre("KFN", "BN", "NWB"));

    // When NWB floats and is sold out like KFN, they operate in that order and rise together.
    table.after({buyShare("p2", "NWB"), buyShare("p3", "NWB")});
    EXPECT_THAT(table.operatingOrder(), ElementsAre("KFN", "BN", "NWB"));
    table.after({buyShare("p1", "NWB"), pass("p2"), pass("p3"), pass("p1")});

    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_THAT(table.pile(105), ElementsAre("KFN", "NWB"));
    EXPECT_THAT(table.pile(100), ElementsAre("BN"));
    EXPECT_EQ(table.turn(), "KFN");
}

TEST(EndOfTheStockRound, UnsoldSharesMoveNoPrice_CZ5_28)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).round("SR3");

    allPass(table);

    EXPECT_EQ(table.price("BCB"), 60);
    EXPECT_TRUE(told<PriceMoved>(table.events()).empty());
}

TEST(EndOfTheStockRound, MostCashTakesTheFirstCard_CZ10_23)
{
    Table table(3);
    table.order({"p3", "p1", "p2"}).cash("p1", 100).cash("p2", 180).cash("p3", 100).operating("BCB", 60, "p1", 0);
    table.round("SR3");

    allPass(table);

    EXPECT_THAT(table.order(), ElementsAre("p2", "p3", "p1"));
    EXPECT_EQ(told<OrderChanged>(table.events()).size(), 1U);
}

TEST(EndOfTheStockRound, DebtDoesNotCountForTheCards_CZ5_29)
{
    Table table(3);
    table.cash("p1", 200).debt("p1", 150, 150).cash("p2", 180).cash("p3", 100).round("SR3");

    allPass(table);

    EXPECT_THAT(table.order(), ElementsAre("p1", "p2", "p3"));
}

TEST(EndOfTheStockRound, TheCardsHoldUntilTheEndOfTheNextOne_CZ5_29)
{
    // Given SR3 after which p3 has the first card, and dividends that make p1 the richest.
    Table table(3);
    table.cash("p1", 100).cash("p2", 110).cash("p3", 120);
    table.operating("BCB", 60, "p1", 0).train("BCB", "a.2").round("SR3");
    allPass(table);
    table.after({runTrains("BCB", 200), payOut("BCB"), done("BCB")});
    ASSERT_EQ(table.round(), "SR4");
    ASSERT_EQ(table.cash("p1"), 100 + 100);

    EXPECT_THAT(table.order(), ElementsAre("p3", "p2", "p1"));
    EXPECT_EQ(table.turn(), "p3");
}

TEST(EndOfTheStockRound, TheOperatingRoundsOfTheSetFollow_CZ5_30)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).round("SR5");

    allPass(table);

    EXPECT_EQ(table.round(), "OR5.1");
    EXPECT_EQ(table.turn(), "BCB");
}

} // namespace
} // namespace flimnap::test
