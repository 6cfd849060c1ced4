#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

// Balmuff's money at the start of every round, and Flimnap who is handed in (LI-2.38, LI-2.40).

/// Balmuff is p3's; a round begins.
class BalmuffLilliput : public ::testing::Test
{
protected:
    BalmuffLilliput() { foundedBy(table, "p3", "C5", 60, 600).privateOf("p3", "balmuff").round("ACTIONS1"); }

    Table table = fourDirectors();
};

// LI-5.1
TEST_F(BalmuffLilliput, ComesBeforeTheFirstTurn_LI5_1)
{
    EXPECT_EQ(table.turn(), "p3");
    for (const std::string &line : {takeCard("p1", "C1", 1), takeCard("p3", "C1", 1), pass("p3"),
                                    layTileOf("balmuff", "MR"), fund("p1", {{"SR", 20}})})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-fund LI-5.1"));
    table.after(balmuffPays("p3"));
    EXPECT_EQ(table.turn(), "p1");
}

// LI-2.38
TEST_F(BalmuffLilliput, Pays5ToHisPlayer_LI2_38)
{
    table.after(balmuffPays("p3"));
    EXPECT_EQ(table.cash("p3"), 35);
    EXPECT_EQ(table.cash("MR"), 550);
}

// LI-2.38, LI-D16: 20 in all, split freely.
TEST_F(BalmuffLilliput, OrPays20ToHisCompanies_LI2_38)
{
    Table one = table;
    one.after(balmuffFunds("p3", {{"C5", 20}}));
    EXPECT_EQ(one.cash("C5"), 620);
    EXPECT_EQ(one.cash("p3"), 30);

    table.after(balmuffFunds("p3", {{"MR", 13}, {"C5", 7}}));
    EXPECT_EQ(table.cash("MR"), 563);
    EXPECT_EQ(table.cash("C5"), 607);
}

// LI-2.38
TEST_F(BalmuffLilliput, Pays20AndNothingElse_LI2_38)
{
    for (const int sum : {0, 19, 21, 50})
        EXPECT_TRUE(refusesUnlessForced(table, balmuffFunds("p3", {{"MR", sum}}), "wrong-sum LI-2.38")) << sum;
    EXPECT_TRUE(refusesEvenIfForced(table, balmuffFunds("p3", {{"SR", 20}}), "not-directed LI-2.38"));
    EXPECT_TRUE(refusesEvenIfForced(table, balmuffFunds("p3", {{"XYZ", 20}}), "unknown-name LI-2.49"));
}

// LI-2.38: it is his money and nobody else's.
TEST_F(BalmuffLilliput, IsNamedInTheMove_LI2_38)
{
    EXPECT_TRUE(refusesEvenIfForced(table, fund("p3", {{"MR", 20}}), "must-fund LI-5.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, balmuffPays("p1"), "must-fund LI-5.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(playerMove("fund", "p3"), R"("character":"flimnap","self":true)"),
                                    "must-fund LI-5.1"));
}

// LI-2.38: once a round.
TEST_F(BalmuffLilliput, DoesNotPayAgainInTheRound_LI2_38)
{
    table.after(balmuffPays("p3"));
    idleWith(table, "C1");
    idleWith(table, "C2");
    table.after(takeCard("p3", "C10", 1));
    EXPECT_TRUE(refusesEvenIfForced(table, balmuffPays("p3"), "funded-at-start LI-2.38"));
    EXPECT_TRUE(refusesEvenIfForced(table, balmuffFunds("p3", {{"MR", 50}}), "funded-at-start LI-2.38"));
}

// LI-2.38: the treasury card is nobody's character.
TEST_F(BalmuffLilliput, IsNobodyElsesTreasuryCard_LI2_38)
{
    table.privateOf("p1", "limnoc").after({balmuffPays("p3"), takeCard("p1", "C10", 1)});
    for (const char *character : {"balmuff", "limnoc", "nobody"})
        EXPECT_TRUE(refusesEvenIfForced(
            table, with(fund("p1", {{"SR", 50}}), R"("character":")" + std::string(character) + R"(")"),
            "not-held LI-2.38"))
            << character;
}

// LI-2.38: a corrected turn comes after it.
TEST_F(BalmuffLilliput, IsNotForgottenWhenATurnIsCorrected_LI2_38)
{
    table.after(correct(R"("turn":"p2")"));
    EXPECT_EQ(table.turn(), "p3");
    table.after(balmuffPays("p3"));
    EXPECT_EQ(table.turn(), "p2");
}

// LI-2.38
TEST_F(BalmuffLilliput, OffersBothWays_LI2_38)
{
    const Offers offers = table.rules().offers(table.position());
    ASSERT_EQ(offers.size(), 2U);
    EXPECT_TRUE(offers.front().move.self);
    ASSERT_TRUE(offers.back().split);
    EXPECT_EQ(offers.back().split->sum, 20);
    EXPECT_THAT(offers.back().split->companies, ElementsAre("MR", "C5"));
}

// Scenario LI-S30
TEST(BalmuffsGameLilliput, EightRoundsBring40Or160_LIS30)
{
    Table toHimself = lilliput(2);
    draft(toHimself, {"balmuff", "LNR", "golbasto", "SR"});
    Table toHisCompany = toHimself;
    for (int round = 1; round <= 8; ++round) {
        for (Table *table : {&toHimself, &toHisCompany}) {
            ASSERT_EQ(table->round(), "ROUND" + std::to_string(round));
            ASSERT_EQ(table->turn(), "p1");
            table->after(table == &toHimself ? balmuffPays("p1") : balmuffFunds("p1", {{"SR", 20}}));
            for (const char *card : {"C3", "C4", "C8", "C2"})
                idleWith(*table, card, card == std::string("C2") || card == std::string("C4") ? 2 : 1);
            while (table->turn() == "SR" || table->turn() == "LNR") {
                const std::string company = table->turn();
                table->after({runNowhere(company), done(company)});
            }
        }
    }
    EXPECT_EQ(toHimself.cash("p1"), 30 + 40);
    EXPECT_EQ(toHisCompany.cash("SR"), 500 + 160);
    EXPECT_EQ(toHisCompany.round(), "END");
}

/// Flimnap is p1's; it is his turn in round 6.
class FlimnapLilliput : public ::testing::Test
{
protected:
    FlimnapLilliput() { table.privateOf("p1", "flimnap").phase("5").round("ACTIONS6"); }

    Table table = fourDirectors();
};

// Scenario LI-S29
TEST_F(FlimnapLilliput, BringsTenTimesTheRound_LIS29)
{
    table.after(handIn("p1", "flimnap"));
    EXPECT_EQ(table.cash("p1"), 90);
    EXPECT_THAT(table.privates("p1"), IsEmpty());
}

TEST_F(FlimnapLilliput, BringsMoreLater_LI2_40)
{
    for (const auto &[round, money] : {std::pair(1, 10), std::pair(2, 20), std::pair(8, 80)}) {
        Table copy = table;
        copy.round("ACTIONS" + std::to_string(round)).after(handIn("p1", "flimnap"));
        EXPECT_EQ(copy.cash("p1"), 30 + money) << round;
    }
}

// LI-2.40: once.
TEST_F(FlimnapLilliput, IsHandedInOnce_LI2_40)
{
    table.after(handIn("p1", "flimnap"));
    EXPECT_TRUE(refusesEvenIfForced(table, handIn("p1", "flimnap"), "not-held LI-2.40"));
    EXPECT_THAT(openOffers(table), Not(Contains(handIn("p1", "flimnap"))));
}

// LI-D15: his tile goes with him.
TEST_F(FlimnapLilliput, TakesHisTileWithHim_LID15)
{
    EXPECT_EQ(table.refusal(layTileOf("flimnap", "SR")), "accepted");
    table.after(handIn("p1", "flimnap"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTileOf("flimnap", "SR"), "not-held LI-2.41"));
}

// LI-D15: in a turn of his player, before the card or after it; it is no action.
TEST_F(FlimnapLilliput, IsHandedInAtAnyTimeOfTheTurn_LID15)
{
    EXPECT_THAT(openOffers(table), Contains(handIn("p1", "flimnap")));
    table.after(takeCard("p1", "C1", 2));
    EXPECT_THAT(openOffers(table), Contains(handIn("p1", "flimnap")));
    table.after({handIn("p1", "flimnap"), pass("p1")});
    EXPECT_EQ(table.cash("p1"), 30 + 5 + 60);
}

// LI-D15
TEST_F(FlimnapLilliput, IsNotHandedInInAnothersTurnOrWhileTrainsRun_LID15)
{
    idleWith(table, "C1");
    EXPECT_TRUE(refusesEvenIfForced(table, handIn("p1", "flimnap"), "not-your-turn LI-5.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, handIn("p2", "flimnap"), "not-held LI-2.40"));
    table.round("ROUND6");
    EXPECT_TRUE(refusesEvenIfForced(table, handIn("p1", "flimnap"), "wrong-round LI-2.40"));
}

// LI-2.40
TEST_F(FlimnapLilliput, IsTheOnlyOneHandedIn_LI2_40)
{
    table.privateOf("p1", "golbasto");
    EXPECT_TRUE(refusesEvenIfForced(table, handIn("p1", "golbasto"), "not-held LI-2.40"));
    EXPECT_TRUE(refusesEvenIfForced(table, handIn("p1", "SR"), "unknown-name LI-2.49"));
}

// LI-7.3
TEST_F(FlimnapLilliput, IsWorthNothingAtTheEnd_LI7_3)
{
    EXPECT_EQ(table.worth("p1"), 30 + 5 * 50 + 20);
}

} // namespace
} // namespace flimnap::test
