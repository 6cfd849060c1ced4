#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

// Whose turn it is in a stock round, what a turn is, and when the round ends (CZ-5.1 to CZ-5.5).

/// SR3 of three players with 1000 each, in the order p3, p1, p2; BCB runs under p1, p2 has 25 % of it.
class ThirdStockRound : public ::testing::Test
{
protected:
    ThirdStockRound()
    {
        table.order({"p3", "p1", "p2"}).cash("p1", 1000).cash("p2", 1000).cash("p3", 1000);
        table.operating("BCB", 70, "p1", 0).shares("p2", "BCB", 25).round("SR3");
    }

    Table table = Table(3);
};

TEST_F(ThirdStockRound, BeginsWithOrderCardOneAndGoesRound_CZ5_1)
{
    EXPECT_EQ(table.turn(), "p3");
    table.after(startCompany("p3", "EKJ", 50));
    EXPECT_EQ(table.turn(), "p1");
    table.after(pass("p1"));
    EXPECT_EQ(table.turn(), "p2");
    table.after(pass("p2"));
    EXPECT_EQ(table.turn(), "p3");
}

TEST_F(ThirdStockRound, TellsWhoseTurnBegins_CZ5_1)
{
    table.after(pass("p3"));

    const auto turns = told<TurnBegan>(table.events());
    ASSERT_EQ(turns.size(), 1U);
    EXPECT_EQ(turns.front().actor, Party(PlayerId(0)));
}

TEST_F(ThirdStockRound, DealsOutOfTurnNeedTheTablesConsent_CZ5_1)
{
    table.debt("p2", 50, 50);

    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "EKJ", 50), "not-your-turn CZ-5.1"));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "BCB"), "not-your-turn CZ-5.1"));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p2", "BCB", 25), "not-your-turn CZ-5.1"));
    EXPECT_TRUE(refusesUnlessForced(table, repayDebt("p2", 50), "not-your-turn CZ-5.1"));
}

TEST_F(ThirdStockRound, NobodyCanPassOutOfTurn_CZ5_1)
{
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p1"), "not-your-turn CZ-5.1"));
}

TEST_F(ThirdStockRound, ADealAllowedOutOfTurnTouchesNobodysTurn_CZ5_1)
{
    table.after(forced(startCompany("p1", "EKJ", 50)));

    EXPECT_EQ(table.director("EKJ"), "p1");
    EXPECT_TRUE(toldOfWaiving(table.events(), Code::NotYourTurn));
    EXPECT_EQ(table.turn(), "p3");
    table.after(pass("p3"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.refusal(sellShares("p1", "BCB", 25)), "nobody-takes-over CZ-5.24"); // not "after a purchase"
}

TEST_F(ThirdStockRound, ABlockSoldOutOfTurnIsNoBlockOfTheTurnThatRuns_CZ5_17)
{
    // Given p3, in turn, and p2 selling BCB out of turn by consent.
    table.shares("p3", "BCB", 25).after(forced(sellShares("p2", "BCB", 25)));

    EXPECT_EQ(table.turn(), "p3");
    EXPECT_EQ(table.refusal(sellShares("p3", "BCB", 25)), "accepted");
    table.after(pass("p3"));
    EXPECT_EQ(table.refusal(forced(buyShare("p2", "BCB"))), "accepted");
    EXPECT_EQ(table.after(pass("p1")).refusal(buyShare("p2", "BCB")), "sold-this-round CZ-5.18");
}

TEST_F(ThirdStockRound, APurchaseEndsTheTurn_CZ5_2)
{
    table.after(startCompany("p3", "EKJ", 50));

    EXPECT_EQ(table.turn(), "p1");
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p3", "OFE", 50), "not-your-turn CZ-5.1"));
}

TEST_F(ThirdStockRound, ASaleDoesNotEndTheTurn_CZ5_2)
{
    table.after(pass("p3")).after(pass("p1"));

    table.after(sellShares("p2", "BCB", 25));

    EXPECT_EQ(table.turn(), "p2");
    table.after(startCompany("p2", "EKJ", 50));
    EXPECT_EQ(table.turn(), "p3");
}

TEST_F(ThirdStockRound, SellingAfterBuyingInTheSameTurnIsRefused_CZ5_2)
{
    table.after({pass("p3"), pass("p1"), startCompany("p2", "EKJ", 50)});

    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p2", "BCB", 25), "sale-after-purchase CZ-5.2"));
    table.after(forced(sellShares("p2", "BCB", 25)));
    EXPECT_TRUE(toldOfWaiving(table.events(), Code::SaleAfterPurchase));
    EXPECT_EQ(table.turn(), "p3");
}

TEST_F(ThirdStockRound, AfterTheNextPlayersMoveASaleIsSimplyOutOfTurn_CZ5_2)
{
    table.shares("p3", "BCB", 25).after(startCompany("p3", "EKJ", 50)).after(pass("p1"));

    EXPECT_EQ(table.refusal(sellShares("p3", "BCB", 25)), "not-your-turn CZ-5.1");
}

TEST_F(ThirdStockRound, ARepaymentAloneIsAPass_CZ5_3)
{
    table.debt("p2", 50, 50);
    table.after({pass("p3"), pass("p1"), repayDebt("p2", 50)});
    ASSERT_EQ(table.round(), "SR3");

    table.after(pass("p2"));

    EXPECT_EQ(table.round(), "OR3.1");
}

TEST_F(ThirdStockRound, WhoPassedActsAgainWhileTheRoundRuns_CZ5_4)
{
    table.after({pass("p3"), pass("p1"), startCompany("p2", "EKJ", 50)});

    EXPECT_EQ(table.refusal(startCompany("p3", "OFE", 50)), "accepted");
}

TEST_F(ThirdStockRound, EndsWhenAllHavePassedOneAfterAnother_CZ5_4)
{
    table.after({pass("p3"), pass("p1")});
    ASSERT_EQ(table.round(), "SR3");

    table.after(pass("p2"));

    EXPECT_EQ(table.round(), "OR3.1");
}

TEST_F(ThirdStockRound, WhoBoughtIsSureOfOneMoreTurn_CZ5_4)
{
    table.after({startCompany("p3", "EKJ", 50), pass("p1"), pass("p2")});
    EXPECT_EQ(table.round(), "SR3");
    EXPECT_EQ(table.turn(), "p3");

    table.after(pass("p3"));

    EXPECT_EQ(table.round(), "OR3.1");
}

TEST_F(ThirdStockRound, WhoSoldAndEndedHisTurnHasNotPassed_CZ5_4)
{
    table.after({pass("p3"), pass("p1"), sellShares("p2", "BCB", 25), pass("p2")});
    EXPECT_EQ(table.round(), "SR3");
    table.after({pass("p3"), pass("p1")});
    EXPECT_EQ(table.round(), "SR3");
    EXPECT_EQ(table.turn(), "p2");

    table.after(pass("p2"));

    EXPECT_EQ(table.round(), "OR3.1");
}

TEST_F(ThirdStockRound, LocalsAreNeitherBoughtNorSoldInIt_CZ5_5)
{
    table.privateOf("p1", "S1").privateOf("p3", "S2").privateOf("BCB", "S3");

    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p3", "S1"), "wrong-round CZ-5.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p3", "S4"), "wrong-round CZ-5.5"));
    EXPECT_THAT(table.refusal(sellLocal("p3", "S2")), StartsWith("wrong-round "));
    EXPECT_THAT(table.refusal(forced(sellLocal("p3", "S2"))), StartsWith("wrong-round "));
    EXPECT_THAT(table.refusal(forced(sellLocal("BCB", "S3"))), StartsWith("wrong-round "));
}

TEST_F(ThirdStockRound, CompaniesDoNothingInIt_CZ5_5)
{
    EXPECT_EQ(table.refusal(layTrack("BCB")), "not-your-turn CZ-5.1");
    EXPECT_EQ(table.refusal(forced(layTrack("BCB"))), "wrong-round CZ-5.5");
    EXPECT_EQ(table.refusal(forced(done("BCB"))), "wrong-round CZ-5.5");
}

TEST_F(ThirdStockRound, PlayersDoNotTradeSharesWithEachOther_CZ5_5)
{
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyShare("p3", "BCB"), R"("from":"p2")"), "other-value CZ-5.8"));
}

TEST(StockRound, SalesThenAPurchaseInOneTurn_CZ10_58)
{
    Table table(3);
    table.phase("b").order({"p2", "p3", "p1"}).cash("p2", 200);
    table.operating("VBW", 63, "p3", 0).shares("p2", "VBW", 25);
    table.operating("MW", 53, "p1", 0).shares("p2", "MW", 25).round("SR3");

    table.after(sellShares("p2", "VBW", 25));
    EXPECT_EQ(table.cash("p2"), 200 + 63);
    EXPECT_EQ(table.price("VBW"), 60);
    table.after(sellShares("p2", "MW", 25));
    EXPECT_EQ(table.cash("p2"), 200 + 63 + 53);
    EXPECT_EQ(table.price("MW"), 50);
    table.after(startCompany("p2", "KFN", 80));

    EXPECT_EQ(table.cash("p2"), 200 + 63 + 53 - 2 * 80);
    EXPECT_EQ(table.director("KFN"), "p2");
    EXPECT_EQ(table.turn(), "p3");
}

TEST(StockRound, TrainsOverTheLimitAfterAnExportAreGivenBackFirst_CZ6_92)
{
    // Given a small company with three trains at the end of set 4, and an e-card on top of the deck.
    Table table(3);
    table.phase("d").deckFrom("e").operating("BCB", 60, "p1", 0).round("OR4.1");
    table.train("BCB", "c.3").train("BCB", "c.3").train("BCB", "d.3");
    table.after({runTrains("BCB", 0), done("BCB")});

    ASSERT_EQ(table.round(), "SR5");
    EXPECT_EQ(table.phase(), "e");
    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p1"), "must-discard CZ-6.92"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "EKJ", 50), "must-discard CZ-6.92"));

    table.after(discard("BCB", "c.3"));

    EXPECT_THAT(table.trains("BCB"), ElementsAre("c.3", "d.3"));
    EXPECT_THAT(table.trains("pool"), ElementsAre("c.3"));
    EXPECT_EQ(table.turn(), "p1");
}

} // namespace
} // namespace flimnap::test
