#include <gmock/gmock.h>

#include "engine/games/18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;

// Moravia-Silesia: the auction of the five lots (CZ-8.48, CZ-8.49).

/// Three players with 450 each before the first lot; p1 opens.
class MoraviaAuction : public ::testing::Test
{
protected:
    Table table = moravia(3);
};

TEST_F(MoraviaAuction, ScenarioOfTheRules_CZ10_50)
{
    table.after(bid("p1", "S1", 25));
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_TRUE(refusesUnlessForced(table, bid("p2", "S1", 29), "bid-too-low CZ-8.48"));

    table.after({bid("p2", "S1", 30), pass("p3"), bid("p1", "S1", 35), pass("p2")});

    EXPECT_EQ(table.cash("p1"), 450 - 35);
    EXPECT_THAT(table.privates("p1"), ElementsAre("S1"));
    EXPECT_EQ(table.turn(), "p2"); // the one after the opener
}

// Before somebody has said how much, an offer to bid is asked what it would cause.
TEST_F(MoraviaAuction, ABidWithoutAnAmountIsRefused)
{
    Move open;
    open.kind = MoveKind::Bid;
    open.by = "p1";
    open.privateRailway = "S1";
    const auto played = table.rules().play(table.position(), open);
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().code, Code::BadValue);
}

TEST_F(MoraviaAuction, NothingIsPaidBeforeTheLotIsSold_CZ8_48)
{
    table.after({bid("p1", "S1", 25), bid("p2", "S1", 30)});

    for (const char *player : {"p1", "p2", "p3"})
        EXPECT_EQ(table.cash(player), 450) << player;
    EXPECT_THAT(table.privates("p2"), IsEmpty());
}

TEST_F(MoraviaAuction, NoCorrectionTakesWhatAStandingBidNeeds_CZ8_48)
{
    table.after({bid("p1", "S1", 25), bid("p2", "S1", 430)});

    EXPECT_THAT(table.refusal(correctCash("p2", -21)), StartsWith("no-cash"));
    table.after({correctCash("p2", -20), correctCash("p1", -450), pass("p3"), pass("p1")});
    EXPECT_EQ(table.cash("p2"), 0);
}

TEST_F(MoraviaAuction, TheWinnerPaysTheBank_CZ8_48)
{
    table.after({bid("p1", "S1", 25), bid("p2", "S1", 30), pass("p3"), pass("p1")});

    EXPECT_EQ(table.cash("p2"), 420);
    ASSERT_EQ(told<Paid>(table.events()).size(), 1U);
    EXPECT_EQ(told<Paid>(table.events()).front().to, Party::bank());
    EXPECT_EQ(told<Paid>(table.events()).front().reason, Reason::PrivatePurchase);
    EXPECT_EQ(told<PrivateMoved>(table.events()).size(), 1U);
}

TEST_F(MoraviaAuction, ALotGoesForItsOpeningBidIfNobodyElseWantsIt_CZ8_48)
{
    table.after({bid("p1", "L1", 55), pass("p2"), pass("p3")});

    EXPECT_EQ(table.cash("p1"), 395);
    EXPECT_THAT(table.privates("p1"), ElementsAre("L1"));
}

TEST_F(MoraviaAuction, AnOpeningBidIsAtLeastTheMinimum_CZ8_48)
{
    for (const auto &[lot, minimum] :
         {std::pair("S1", 25), std::pair("M1", 40), std::pair("L1", 55), std::pair("MW", 50), std::pair("3E", 50)}) {
        EXPECT_EQ(table.refusal(bid("p1", lot, minimum)), "accepted") << lot;
        EXPECT_EQ(table.refusal(bid("p1", lot, minimum + 1)), "accepted") << lot;
        EXPECT_TRUE(refusesUnlessForced(table, bid("p1", lot, minimum - 1), "bid-too-low CZ-8.48"));
    }
}

TEST_F(MoraviaAuction, ARaiseIsAtLeastFive_CZ8_48)
{
    table.after(bid("p1", "MW", 52));

    for (const int amount : {50, 52, 56})
        EXPECT_TRUE(refusesUnlessForced(table, bid("p2", "MW", amount), "bid-too-low CZ-8.48"));
    EXPECT_EQ(table.refusal(bid("p2", "MW", 57)), "accepted");
    EXPECT_EQ(table.refusal(bid("p2", "MW", 58)), "accepted");
}

TEST_F(MoraviaAuction, NobodyBidsMoreThanHeHas_CZ8_48)
{
    table.cash("p1", 60).cash("p2", 64);
    EXPECT_TRUE(refusesEvenIfForced(table, bid("p1", "MW", 61), "no-cash CZ-8.48"));

    table.after(bid("p1", "MW", 60));
    EXPECT_TRUE(refusesEvenIfForced(table, bid("p2", "MW", 65), "no-cash CZ-8.48"));
    table.after({pass("p2"), pass("p3")});
    EXPECT_EQ(table.cash("p1"), 0);
}

TEST_F(MoraviaAuction, NobodyBidsOutOfTurn_CZ8_48)
{
    EXPECT_TRUE(refusesEvenIfForced(table, bid("p2", "S1", 25), "not-your-turn CZ-8.48"));
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p3"), "not-your-turn CZ-8.48"));

    table.after(bid("p1", "S1", 25));
    for (const std::string &line : {bid("p1", "S1", 30), bid("p3", "S1", 30), pass("p1"), pass("p3")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "not-your-turn CZ-8.48"));
}

TEST_F(MoraviaAuction, OneLotAtATime_CZ8_48)
{
    table.after(bid("p1", "S1", 25));

    for (const char *lot : {"M1", "L1", "MW", "3E"})
        EXPECT_TRUE(refusesEvenIfForced(table, bid("p2", lot, 60), "private-not-on-sale CZ-8.48"));
}

TEST_F(MoraviaAuction, ASoldLotIsNotOfferedAgain_CZ8_48)
{
    table.after({bid("p1", "S1", 25), pass("p2"), pass("p3")});

    EXPECT_TRUE(refusesEvenIfForced(table, bid("p2", "S1", 100), "private-not-on-sale CZ-8.48"));
}

TEST_F(MoraviaAuction, TheOtherLocalsAreNotAuctioned_CZ8_47)
{
    for (const char *local : {"S2", "S6", "M2", "M6", "L2", "L6"})
        EXPECT_TRUE(refusesEvenIfForced(table, bid("p1", local, 100), "private-not-on-sale CZ-8.48"));
    EXPECT_EQ(reason(table, forced(bid("p1", "S7", 100))), "unknown-name");
}

TEST_F(MoraviaAuction, WhoDroppedOutIsOutOfThisLotForGood_CZ8_48)
{
    table.after({bid("p1", "S1", 25), pass("p2"), bid("p3", "S1", 30)});
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_TRUE(refusesEvenIfForced(table, bid("p2", "S1", 50), "not-your-turn CZ-8.48"));

    table.after(bid("p1", "S1", 35));
    EXPECT_EQ(table.turn(), "p3"); // not p2
    table.after({bid("p3", "S1", 40), pass("p1")});
    EXPECT_THAT(table.privates("p3"), ElementsAre("S1"));
}

TEST_F(MoraviaAuction, WhoDroppedOutIsInAgainForTheNextLot_CZ8_48)
{
    table.after({bid("p1", "S1", 25), pass("p2"), pass("p3"), bid("p2", "M1", 40)});

    EXPECT_EQ(table.turn(), "p3");
    EXPECT_EQ(table.refusal(bid("p3", "M1", 45)), "accepted");
    table.after(pass("p3"));
    EXPECT_EQ(table.refusal(bid("p1", "M1", 45)), "accepted");
}

TEST_F(MoraviaAuction, BiddingGoesRoundAndRound_CZ8_48)
{
    std::vector<std::string> turns;
    int amount = 25;
    for (int turn = 0; turn < 7; ++turn) {
        turns.push_back(table.turn());
        table.after(bid(table.turn(), "S1", amount));
        amount += 5;
    }
    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p3", "p1", "p2", "p3", "p1"));
}

TEST_F(MoraviaAuction, TheNextOpenerFollowsTheOpenerNotTheWinner_CZ8_48)
{
    // p1 opens and p2 wins: p2 opens the next; he wins again or not, then it is p3.
    table.after({bid("p1", "S1", 25), bid("p2", "S1", 30), pass("p3"), pass("p1")});
    EXPECT_EQ(table.turn(), "p2");
    table.after({bid("p2", "M1", 40), pass("p3"), bid("p1", "M1", 45), pass("p2")});
    EXPECT_EQ(table.turn(), "p3");
    table.after({bid("p3", "MW", 50), pass("p1"), pass("p2")});
    EXPECT_EQ(table.turn(), "p1");
}

TEST_F(MoraviaAuction, WhoDeclinesToOpenLetsTheNextOpen_CZ8_48)
{
    table.after(pass("p1"));
    EXPECT_EQ(table.turn(), "p2");
    table.after({bid("p2", "S1", 25), pass("p3")});

    EXPECT_EQ(table.refusal(bid("p1", "S1", 30)), "accepted"); // he has only not opened one
    table.after(pass("p1"));
    EXPECT_EQ(table.turn(), "p3");
}

TEST_F(MoraviaAuction, EndsWhenAllDeclineOneAfterTheOther_CZ8_48)
{
    table.after({bid("p1", "S1", 25), pass("p2"), pass("p3"), pass("p2"), pass("p3")});
    EXPECT_EQ(table.round(), "OPEN");

    table.after(pass("p1"));

    EXPECT_EQ(table.round(), "SR1");
    for (const char *lot : {"M1", "L1", "MW", "3E"})
        EXPECT_TRUE(table.position().privates[table.game().findPrivate(lot)].owner.isNobody()) << lot;
}

TEST_F(MoraviaAuction, AnOpeningMakesTheDeclinesBeforeItCountNoMore_CZ8_48)
{
    table.after({pass("p1"), pass("p2"), bid("p3", "S1", 25), pass("p1"), pass("p2")});
    EXPECT_EQ(table.turn(), "p1");
    table.after({pass("p1"), pass("p2")});
    EXPECT_EQ(table.round(), "OPEN");

    table.after(pass("p3"));

    EXPECT_EQ(table.round(), "SR1");
}

TEST_F(MoraviaAuction, MayEndWithoutASale_CZ8_48)
{
    table.after({pass("p1"), pass("p2"), pass("p3")});

    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_THAT(table.order(), ElementsAre("p1", "p2", "p3")); // ties keep the order
}

TEST_F(MoraviaAuction, EndsWithTheLastLot_CZ8_48)
{
    for (const auto &[lot, amount] :
         {std::pair("S1", 25), std::pair("M1", 40), std::pair("L1", 55), std::pair("MW", 50), std::pair("3E", 50)}) {
        EXPECT_EQ(table.round(), "OPEN") << lot;
        table.after(bid(table.turn(), lot, amount));
        table.after(pass(table.turn())).after(pass(table.turn()));
    }
    EXPECT_EQ(table.round(), "SR1");
}

TEST_F(MoraviaAuction, ThenTheOrderCardsAreDealtByLeastCash_CZ8_48)
{
    table.after({bid("p1", "S1", 25), pass("p2"), pass("p3"), bid("p2", "L1", 100), pass("p3"), pass("p1")});
    table.after({pass("p3"), pass("p1"), pass("p2")});

    EXPECT_THAT(table.order(), ElementsAre("p2", "p1", "p3")); // 350, 425, 450
    EXPECT_EQ(table.turn(), "p2");
}

TEST_F(MoraviaAuction, KnowsNothingButBidsAndPasses_CZ8_48)
{
    for (const std::string &line :
         {buyPrivate("p1", "S1"), startCompany("p1", "SX", 50), buyShare("p1", "SX"), sellShares("p1", "SX", 10),
          repayDebt("p1", 10), hexIsWorth("p1", 30), done("SX"), layTrack("SX"), bid("SX", "S1", 25)})
        EXPECT_NE(table.refusal(forced(line)), "accepted") << line;
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", "S1"), "wrong-round CZ-8.48"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "SX", 50), "wrong-round CZ-8.48"));
}

TEST_F(MoraviaAuction, IsNotHeldElsewhere_CZ8_48)
{
    table.round("SR1");
    EXPECT_TRUE(refusesEvenIfForced(table, bid("p1", "S1", 25), "wrong-round CZ-8.48"));
    table.operating("SX", 50, "p1", 0).round("OR1.1");
    EXPECT_EQ(reason(table, forced(bid("p1", "S1", 25))), "wrong-round");
}

TEST_F(MoraviaAuction, OffersEveryLotToTheOpenerAndTheRunningOneToTheOthers_CZ8_48)
{
    EXPECT_THAT(kindsOffered(table), UnorderedElementsAre("bid", "pass"));
    EXPECT_EQ(table.rules().offers(table.position()).size(), 6U);

    table.after(bid("p1", "S1", 25));
    const Offers offers = table.rules().offers(table.position());

    ASSERT_EQ(offers.size(), 2U);
    ASSERT_EQ(offers.front().numbers.size(), 1U);
    EXPECT_EQ(offers.front().numbers.front().least, 30);
    EXPECT_EQ(offers.front().numbers.front().most, 450);
    EXPECT_THAT(offers.front().numbers.front().usual, ElementsAre(30, 35, 40, 45, 50)); // raises of 5
    EXPECT_EQ(offers.front().move.privateRailway, "S1");
}

TEST_F(MoraviaAuction, ALotIsRefusedInTheOfferToWhoCannotPayIt_CZ8_48)
{
    table.cash("p1", 49);

    std::vector<std::string> open;
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (!offer.refusal)
            open.push_back(offer.move.privateRailway);
    }
    EXPECT_THAT(open, UnorderedElementsAre("S1", "M1", "")); // "": the pass
}

TEST_F(MoraviaAuction, ALotTheTableLetsGoForLessIsPaidAtThatBid_CZ8_48)
{
    table.after({forced(bid("p1", "L1", 10)), pass("p2"), pass("p3")});

    EXPECT_EQ(table.cash("p1"), 440);
    EXPECT_THAT(table.privates("p1"), ElementsAre("L1"));
}

TEST_F(MoraviaAuction, ACorrectionGivesTheTurnToWhoIsStillIn_CZ8_48)
{
    table.after({bid("p1", "S1", 25), pass("p2")});
    for (const char *out : {"p1", "p2"}) // whose bid stands, who has dropped out
        EXPECT_EQ(reason(table, correct(R"("turn":")" + std::string(out) + R"(")")), "not-in-this-round") << out;

    Table other = moravia(3);
    other.after({bid("p1", "S1", 25), correct(R"("turn":"p3")"), pass("p3")});
    EXPECT_EQ(other.turn(), "p2"); // he is still to answer
    other.after(pass("p2"));
    EXPECT_THAT(other.privates("p1"), ElementsAre("S1"));
}

TEST_F(MoraviaAuction, ACorrectionLetsSomebodyElseOpen_CZ8_48)
{
    table.after({correct(R"("turn":"p3")"), bid("p3", "S1", 25), pass("p1"), pass("p2")});

    EXPECT_THAT(table.privates("p3"), ElementsAre("S1"));
    EXPECT_EQ(table.turn(), "p1");
}

TEST_F(MoraviaAuction, EveryLotCountsOneCertificate_CZ8_49)
{
    for (const char *lot : {"S1", "M1", "L1", "MW", "3E"})
        table.privateOf("p1", lot);
    EXPECT_EQ(table.certificates("p1"), 5);

    table.operating("SX", 50, "p1", 0).shares("p1", "SX", 10);
    EXPECT_EQ(table.certificates("p1"), 7);
    table.privateOf("SX", "3E").privateOf("SX", "S1");
    EXPECT_EQ(table.certificates("p1"), 5); // what a company owns does not count
}

TEST(MoraviaAuctionForTwo, GoesToAndFro_CZ8_48)
{
    Table table = moravia(2);
    table.after({leftOut("SX"), bid("p1", "3E", 50), bid("p2", "3E", 60), bid("p1", "3E", 65), pass("p2")});

    EXPECT_EQ(table.cash("p1"), 500 - 65);
    EXPECT_EQ(table.turn(), "p2");
    table.after({pass("p2"), bid("p1", "S1", 25), pass("p2")});
    EXPECT_EQ(table.turn(), "p2");
    table.after({pass("p2"), pass("p1")});
    EXPECT_EQ(table.round(), "SR1");
}

} // namespace
} // namespace flimnap::test
