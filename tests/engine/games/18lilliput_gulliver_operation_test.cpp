#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// How Gulliver's companies operate, and the end of the game against him (LI-8.16, LI-8.18).

/// Gulliver directs SR at 80 with a 4-train, p1 MR at 60 with a 3-train; each has a share of the other company.
/// Nobody has any cash.
class GulliversOperation : public ::testing::Test
{
protected:
    GulliversOperation() { layOut(table); }

    static void layOut(Table &table)
    {
        table.operating("SR", 80, "gulliver", 0).operating("MR", 60, "p1", 100);
        table.established("SR").established("MR").train("SR", "4").train("MR", "3").train("depot", "3");
        table.shares("gulliver", "MR", 10).shares("p1", "SR", 10).cash("gulliver", 0).cash("p1", 0);
        table.begun("4").round("ROUND5");
    }

    Table table = againstGulliver();
};

TEST_F(GulliversOperation, HisCompaniesAlwaysPay_LI8_16)
{
    table.after(run("SR", {{"4", 120}}));

    EXPECT_EQ(table.cash("gulliver"), 60);
    EXPECT_EQ(table.cash("p1"), 12);
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.price("SR"), 100);
    EXPECT_TRUE(refusesEvenIfForced(table, withhold("SR"), "nothing-to-pay LI-6.9"));
    EXPECT_THAT(openOffers(table), ElementsAre(done("SR")));
}

TEST_F(GulliversOperation, ThePlayerDecidesAsEverAndBothArePaid_LI8_16)
{
    table.after({run("SR", {{"4", 120}}), done("SR"), run("MR", {{"3", 80}})});
    EXPECT_EQ(table.refusal(withhold("MR")), "accepted");
    table.after(payOut("MR"));
    EXPECT_EQ(table.cash("gulliver"), 60 + 8);
    EXPECT_EQ(table.cash("p1"), 12 + 40);
}

TEST_F(GulliversOperation, TheyRunByPriceLikeAll_LI8_16)
{
    EXPECT_THAT(table.operatingOrder(), ElementsAre("SR", "MR"));
    table.marker("SR", 50).round("ROUND5");
    EXPECT_EQ(table.turn(), "MR");
}

TEST_F(GulliversOperation, AnIncomeOfNothingLowersThePriceAndTheDepotStaysClosed_LI8_16)
{
    table.cash("SR", 500).after(run("SR", {{"4", 0}})); // the money of a mine, say
    EXPECT_EQ(table.price("SR"), 70);
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "3"), "depot-closed LI-5.26"));
    EXPECT_THAT(openOffers(table), ElementsAre(done("SR")));
}

TEST_F(GulliversOperation, WithoutATrainToo_LID29)
{
    Table empty = againstGulliver();
    empty.operating("SR", 80, "gulliver", 500).established("SR").train("depot", "3").round("ROUND5");
    EXPECT_TRUE(refusesUnlessForced(empty, buyFromDepot("SR", "3"), "depot-closed LI-5.26"));
    empty.after(done("SR"));
    EXPECT_EQ(empty.price("SR"), 70);
}

TEST_F(GulliversOperation, BrobdingnagSplitsHisIncomeToo_LI8_5)
{
    Table half = againstGulliver(R"({"brobdingnag":true})");
    layOut(half);
    half.after(run("SR", {{"4", 90}}));
    EXPECT_EQ(half.cash("gulliver"), 25);
    EXPECT_EQ(half.cash("p1"), 5);
    EXPECT_EQ(half.cash("SR"), 40); // LI-D27
    EXPECT_EQ(half.price("SR"), 100);
}

TEST_F(GulliversOperation, MinesFillHisTreasury_LID27)
{
    Table mines = againstGulliver(R"({"scenario":true})");
    layOut(mines);
    mines.after(withMine(run("SR", {{"4", 90}}), 20));
    EXPECT_EQ(mines.cash("SR"), 20);
    EXPECT_EQ(mines.cash("gulliver"), 45);
}

TEST_F(GulliversOperation, TheLastRoundIsDoubledForBoth_LI8_18)
{
    table.round("ACTIONS8");
    idleThroughActions(table);
    table.shares("gulliver", "SR", 20).cash("gulliver", 0).cash("p1", 0).after(gulliver("none"));
    ASSERT_EQ(table.turn(), "SR");

    table.after({run("SR", {{"4", 100}}), done("SR"), run("MR", {{"3", 50}}), done("MR")});

    EXPECT_EQ(table.cash("gulliver"), 7 * 20 + 10);
    EXPECT_EQ(table.cash("p1"), 20 + 5 * 10);
    EXPECT_EQ(table.price("SR"), 120); // 80, 100, 120
    EXPECT_EQ(table.price("MR"), 80);  // 60, 70, 80
    EXPECT_EQ(table.round(), "END");

    // 150 + 7 x 120 + 80 against 70 + 5 x 80 + 120
    const std::vector<Score> scores = table.rules().scores(table.position());
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scores[0].player, PlayerId(1));
    EXPECT_EQ(scores[0].total, Money{1070});
    EXPECT_EQ(scores[1].total, Money{590});
    EXPECT_EQ(scores[1].rank, 2);
}

// The table gives the turn back while the lot is due: the player goes on, and Gulliver acts after him.
TEST_F(GulliversOperation, ATurnGivenBackToThePlayerIsHis_LI8_8)
{
    table.round("ACTIONS5");
    idleThroughActions(table);
    table.cash("gulliver", 200).after(gulliver("plain"));
    ASSERT_EQ(table.turn(), "draw");

    table.turnOf("p1");
    EXPECT_EQ(table.turn(), "p1");
    for (const char *card : {"C2", "C8"}) // both were used
        table.after({forced(takeCard("p1", card, 2)), pass("p1")});

    EXPECT_EQ(table.turn(), "gulliver");
    table.after(gulliver("plain"));
    EXPECT_EQ(table.turn(), "draw");
}

TEST_F(GulliversOperation, ATurnGivenToGulliverIsHis_LI8_8)
{
    table.round("ACTIONS5").turnOf("gulliver");
    EXPECT_EQ(table.turn(), "gulliver");
    table.after(gulliver("plain")); // without cash he buys nothing
    EXPECT_EQ(table.turn(), "SR");
}

TEST_F(GulliversOperation, HisCashAndSharesCanBePutRight_LI2_50)
{
    table.round("ACTIONS5").after(correct(R"("account":"gulliver","amount":40)"));
    EXPECT_EQ(table.cash("gulliver"), 40);
    table.after(correct(R"("holder":"gulliver","company":"SR","percent":10)"));
    EXPECT_EQ(table.percent("gulliver", "SR"), 60);
    EXPECT_TRUE(refusesEvenIfForced(table, correct(R"("account":"gulliver","amount":-41)"), "no-cash LI-2.50"));
}

} // namespace
} // namespace flimnap::test
