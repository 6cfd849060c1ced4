#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Forced purchases and the money for them (JR-6.32 to JR-6.39, JR-7.1), beside the scenarios.

/// B of p1 has no train; in phase 4 the cheapest in the deck costs 350. B acts before GCL and HSM.
class ForcedPurchase : public ::testing::Test
{
protected:
    explicit ForcedPurchase(const std::string &options = "{}") : table(game1836(4, options))
    {
        table.begun("4").running("B", "R1C5", "p1", 0).cash("p1", 0);
        table.running("GCL", "R3C5", "p2", 0).train("GCL", "4").running("HSM", "R4C5", "p3", 0).train("HSM", "4");
    }

    void begin() { table.round("OR2.1"); }

    Table table;
};

TEST_F(ForcedPurchase, IsNotHelpedWhileTheTreasurySuffices_JR6_32)
{
    table.cash("B", 350).cash("p1", 100).shares("p1", "GCL", 20);
    begin();
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "GCL", 10), "sale-not-needed JR-6.35"));
    table.after(buyTrain("B", "4"));
    EXPECT_EQ(table.cash("p1"), 100);
}

TEST_F(ForcedPurchase, MayBeHelpedByALoanFirst_JR6_32)
{
    table.cash("B", 100).cash("p1", 160);
    begin();
    table.after({takeLoan("B"), buyTrain("B", "4")});
    // 100 and 10 of interest; the treasury gives its 190, the president 160.
    EXPECT_EQ(table.cash("B"), 0);
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(loans(table, "B"), 1);
}

TEST_F(ForcedPurchase, LetsThePresidentSellACompanyBitByBit_JR6_35)
{
    // The market price of GCL is 80, then 75: two shares are needed, one after the other or together.
    table.shares("p1", "GCL", 20).cash("p1", 100).cash("B", 100);
    begin();
    table.after({sellShares("p1", "GCL", 10), sellShares("p1", "GCL", 10)});
    EXPECT_EQ(table.cash("p1"), 100 + 80 + 75);
    table.after(buyTrain("B", "4"));
    EXPECT_EQ(table.cash("p1"), 5);
}

TEST_F(ForcedPurchase, LetsThePresidentSayInWhichOrderHeSells_JR6_35)
{
    table.shares("p1", "GCL", 20).shares("p1", "HSM", 10).cash("p1", 20).cash("B", 100);
    begin();
    table.after({sellShares("p1", "GCL", 10), sellShares("p1", "HSM", 10), sellShares("p1", "GCL", 10)});
    EXPECT_EQ(table.cash("p1"), 20 + 80 + 75 + 75);
    EXPECT_EQ(table.refusal(buyTrain("B", "4")), "accepted");
}

TEST_F(ForcedPurchase, SellsNoMoreBlocksThanItNeeds_JR6_35)
{
    table.shares("p1", "GCL", 30).cash("p1", 180).cash("B", 100);
    begin();
    table.after(sellShares("p1", "GCL", 10)); // 360 for a train at 350
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "GCL", 10), "sale-not-needed JR-6.35"));
}

/// As other tables play it.
class ForcedPurchaseInTheOtherReading : public ForcedPurchase
{
protected:
    ForcedPurchaseInTheOtherReading() : ForcedPurchase(R"({"JR-6.35":"E","JR-D31":"E"})") {}
};

TEST_F(ForcedPurchaseInTheOtherReading, IsFollowedByNothingButSalesAndTheTrain_JR6_35)
{
    table.shares("p1", "GCL", 40).privateOf("p3", "CdH").cash("B", 200).cash("p1", 100);
    begin();
    table.after(sellShares("p1", "GCL", 10));
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "train-first JR-6.35"));
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("B", "CdH", 25), "train-first JR-6.35"));
    EXPECT_TRUE(refusesUnlessForced(table, done("B"), "must-own-train JR-6.30"));
}

TEST_F(ForcedPurchaseInTheOtherReading, SellsEachCompanyInOneBlock_JR6_35)
{
    table.shares("p1", "GCL", 30).shares("p1", "HSM", 20).cash("p1", 80).cash("B", 100);
    begin();
    table.after(sellShares("p1", "GCL", 10)); // 80 of the 170
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "GCL", 10), "already-sold-this-turn JR-5.12"));
    table.after(sellShares("p1", "HSM", 20)); // nothing else is left
    EXPECT_EQ(table.cash("p1"), 80 + 80 + 150);
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "GCL", 10), "sale-not-needed JR-6.35"));
}

TEST_F(ForcedPurchaseInTheOtherReading, SellsASecondBlockIfNothingElseCanBeSold_JR6_35)
{
    table.shares("p1", "GCL", 30).cash("p1", 100).cash("B", 40);
    begin();
    table.after({sellShares("p1", "GCL", 10), sellShares("p1", "GCL", 20)});
    EXPECT_EQ(table.cash("p1"), 100 + 80 + 2 * 75);
    table.after(buyTrain("B", "4"));
    EXPECT_EQ(table.cash("p1"), 20);
}

TEST_F(ForcedPurchase, RefusesATrainThatNeededFewerSales_JR6_35)
{
    table.shares("p1", "GCL", 20).cash("p1", 240).cash("B", 100).train("HSM", "3");
    begin();
    table.after(sellShares("p1", "GCL", 10)); // for the 4 at 350
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("B", "HSM", "3", 225), "sale-not-needed JR-6.35"));
    table.after(buyTrain("B", "4"));
    EXPECT_EQ(table.cash("p1"), 240 + 80 - 250);
}

TEST_F(ForcedPurchase, SellsNothingThatLeavesTooLittleForTheDearerTrain_JR6_35)
{
    // 315 and three shares at 80 would be 555; after two at once the third brings 70 only, and the 5 costs 550.
    table.train("GCL", "5").shares("p1", "GCL", 30).cash("p1", 215).cash("B", 100);
    begin();
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "GCL", 20), "sale-in-vain JR-6.35"));
    EXPECT_EQ(table.refusal(sellShares("p1", "GCL", 10)), "accepted");
}

TEST_F(ForcedPurchase, AimsAtNoTrainThatAllSalesTogetherCouldNotPay_JR6_35)
{
    // 340 and two shares at 80 are 500: enough for a 4 at 350, but not for the 5 of GCL at 550.
    table.train("GCL", "5").shares("p1", "GCL", 20).cash("p1", 240).cash("B", 100);
    begin();
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "GCL", 20), "sale-not-needed JR-6.35"));
    table.after({sellShares("p1", "GCL", 10), buyTrain("B", "4")});
    EXPECT_EQ(table.cash("p1"), 240 + 80 - 250);
}

TEST_F(ForcedPurchase, StaysPossibleWhenOtherMoneyComesInAfterASale_JR6_35)
{
    table.shares("p1", "GCL", 20).cash("p1", 240).cash("B", 100);
    begin();
    table.after(sellShares("p1", "GCL", 10));
    keptFor(table, "B", 400);
    table.after({reaches("B"), buyTrain("B", "4")});
    EXPECT_THAT(table.trains("B"), ElementsAre("4"));
}

TEST_F(ForcedPurchase, LetsThePresidentSellHisPrivateRailways_JR6_35)
{
    table.privateOf("p1", "CdH").cash("B", 100).cash("p4", 300);
    begin();
    table.cash("p1", 240);                                       // with the income of this round
    table.after(with(buyPrivate("p4", "CdH"), R"("price":10)")); // out of p4's turn
    EXPECT_EQ(table.turn(), "B");
    EXPECT_EQ(table.cash("p4"), 290);
    table.after(buyTrain("B", "4"));
    EXPECT_EQ(table.cash("p1"), 0);
}

TEST_F(ForcedPurchase, KeepsHalfOfACompanyOutOfThePool_JR6_36)
{
    table.shares("p1", "GCL", 30).pooled("GCL", 40).cash("B", 100).cash("p1", 200);
    begin();
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "GCL", 20), "pool-limit JR-5.14"));
    EXPECT_EQ(table.refusal(sellShares("p1", "GCL", 10)), "accepted");
}

TEST_F(ForcedPurchase, ChangesNoPresidentOfTheCompanyInNeedButOthers_JR6_37)
{
    table.shares("p1", "B", 10).shares("p2", "B", 30).cash("B", 200);
    table.running("Nord", "R2C5", "p1", 0).train("Nord", "4").shares("p1", "Nord", 10).shares("p4", "Nord", 20);
    begin();
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 10), "director-stays JR-6.37"));
    table.after(sellShares("p1", "Nord", 20));
    EXPECT_EQ(table.director("Nord"), "p4");
    EXPECT_EQ(table.director("B"), "p1");
}

TEST_F(ForcedPurchase, AsksOnlyThePresidentToSell_JR6_35)
{
    table.shares("p2", "HSM", 20).cash("B", 100);
    begin();
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p2", "HSM", 10), "not-your-turn JR-6.2"));
}

TEST_F(ForcedPurchase, IsNoneWhereDeckAndPoolAreEmpty_JR6_30)
{
    for (const std::string card : {"4", "5", "6", "8"})
        table.stock(card, 0);
    begin();
    EXPECT_EQ(table.refusal(done("B")), "accepted");
}

TEST_F(ForcedPurchase, IsDueEvenIfOnlyThePoolHasATrain_JR6_30)
{
    for (const std::string card : {"4", "5", "6", "8"})
        table.stock(card, 0);
    table.train("pool", "4").cash("B", 350);
    begin();
    EXPECT_TRUE(refusesUnlessForced(table, done("B"), "must-own-train JR-6.30"));
    table.after({buyFromPool("B", "4"), done("B")});
    EXPECT_EQ(table.turn(), "GCL");
}

TEST_F(ForcedPurchase, BankruptsWhoCannotRaiseTheMoney_JR7_1)
{
    table.shares("p1", "GCL", 20).cash("p1", 50);
    begin();
    EXPECT_TRUE(refusesEvenIfForced(table, bankrupt("p3"), "can-pay JR-6.39"));
    table.after(bankrupt("p1"));
    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.percent("p1", "GCL"), 0);
    EXPECT_EQ(table.cell("GCL"), "R5C5");  // two rows down
    EXPECT_EQ(table.worth("p1"), 2 * 100); // of B
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("B", "4"), "game-over JR-7.1"));
}

TEST_F(ForcedPurchase, LetsWhoCanRaiseTheMoneyNotGoBankrupt_JR6_39)
{
    table.shares("p1", "GCL", 20).cash("p1", 200).cash("B", 0);
    begin(); // 350 needed: 200 and twice 75
    EXPECT_TRUE(refusesUnlessForced(table, bankrupt("p1"), "can-pay JR-6.39"));
}

TEST_F(ForcedPurchase, DoesNotMakeAClosingCompanysPresidentSell_JR6_60)
{
    table.marker("B", "R10C2").shares("p1", "GCL", 20).cash("B", 100);
    begin();
    while (table.turn() != "B")
        table.after({runTrains(table.turn(), 0), done(table.turn())});
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "GCL", 10), "sale-not-needed JR-6.35"));
    table.after(done("B"));
    EXPECT_EQ(table.status("B"), "closed");
}

// Trains between companies and out of the pool (JR-6.25 to JR-6.29).

TEST(TrainPurchases1836Jr56, AgreeOnAPriceAboveNothing_JR6_25)
{
    Table table = game1836(3);
    table.begun("3").running("B", "R1C5", "p1", 500).train("B", "2");
    table.running("GCL", "R3C5", "p2", 0).train("GCL", "3").round("OR2.1").after(runTrains("B", 0));
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("B", "GCL", "3", 0), "price-floor JR-6.25"));
    EXPECT_EQ(table.refusal(buyFrom("B", "GCL", "3", 1)), "accepted");
    EXPECT_EQ(table.refusal(buyFrom("B", "GCL", "3", 500)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("B", "GCL", "3", 501), "no-treasury JR-6.29"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("B", "GCL", "2", 10), "no-such-train JR-6.25"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("B", "9"), "unknown-name JR-2.23"));
}

TEST(TrainPurchases1836Jr56, ArePrintedPricesWithTheNationalCompany_JR6_25)
{
    Table table = game1836(3);
    table.begun("6").running("B", "R1C8", "p1", 1000).train("B", "5");
    table.running("MESS", "R1C5", "p2", 1000).train("MESS", "6").round("OR2.1").after(runTrains("B", 0));
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("B", "MESS", "6", 699), "price-choice JR-6.25"));
    table.after({buyFrom("B", "MESS", "6", 700), done("B")});
    EXPECT_EQ(table.cash("MESS"), 1700);
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("MESS", "B", "5", 549), "price-choice JR-6.25"));
    EXPECT_EQ(table.refusal(buyFrom("MESS", "B", "5", 550)), "accepted");
}

TEST(TrainPurchases1836Jr56, CostThePrintedPriceInThePool_JR6_25)
{
    Table table = game1836(3);
    table.begun("6").running("B", "R1C5", "p1", 1000).train("B", "5").train("pool", "8").train("pool", "5");
    table.position().companies[table.game().findCompany("MESS")].status = CompanyStatus::Closed;
    table.round("OR2.1").after(runTrains("B", 0));
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyFromPool("B", "5"), R"("price":500)"), "price-choice JR-6.25"));
    table.after(with(buyFromPool("B", "8"), R"("trade_in":"5")"));
    EXPECT_EQ(table.cash("B"), 350);
    EXPECT_THAT(table.trains("B"), ElementsAre("8"));
    EXPECT_THAT(table.trains("pool"), ElementsAre("5", "5"));
}

TEST(TrainPurchases1836Jr56, TakeOnlyLargeTrainsInPaymentAndOutOfTheTreasury_JR6_29)
{
    Table table = game1836(3);
    table.begun("6").running("B", "R1C5", "p1", 649).train("B", "5").round("OR2.1");
    table.position().companies[table.game().findCompany("MESS")].status = CompanyStatus::Closed;
    table.after(runTrains("B", 0));
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("B", "8", "6"), "trade-in-train JR-6.29"));
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("B", "6", "5"), "trade-in-train JR-6.29"));
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("B", "8", "5"), "no-treasury JR-6.29"));
    EXPECT_EQ(table.cash("B", 650).refusal(tradeIn("B", "8", "5")), "accepted");
}

TEST(TrainPurchases1836Jr56, AreNotForACompanyAtItsLimit_JR6_27)
{
    Table table = game1836(3);
    table.begun("5").running("B", "R1C5", "p1", 1000).train("B", "5").train("B", "4").train("pool", "4");
    table.round("OR2.1").after(runTrains("B", 0));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("B", "5"), "train-limit JR-6.27"));
    EXPECT_TRUE(refusesUnlessForced(table, buyFromPool("B", "4"), "train-limit JR-6.27"));
}

TEST(TrainPurchases1836Jr56, DiscardInTheOrderOfTheCompanyTable_JR6_28)
{
    Table table = game1836(3);
    table.begun("4").stock("4", 0);
    for (const char *code : {"NFL", "GCL", "B"}) {
        table.running(code, std::string(code) == "NFL" ? "R1C8" : "R3C5", "p1", 600);
        for (const char *face : {"4", "3", "3"})
            table.train(code, face);
    }
    table.running("HSM", "R1C10", "p2", 600).train("HSM", "3").round("OR2.1");
    table.after({runTrains("HSM", 0), buyTrain("HSM", "5")});
    EXPECT_EQ(table.turn(), "B");
    EXPECT_TRUE(refusesEvenIfForced(table, discard("NFL", "3"), "must-discard JR-6.28"));
    table.after({discard("B", "3"), discard("GCL", "4")});
    EXPECT_EQ(table.turn(), "NFL");
    EXPECT_TRUE(refusesEvenIfForced(table, discard("NFL", "5"), "no-such-train JR-6.28"));
    table.after(discard("NFL", "3"));
    EXPECT_EQ(table.turn(), "HSM");
}

// Private railways of companies (JR-6.9, JR-6.10, JR-6.61).

TEST(PrivatesOfCompanies1836Jr56, ArePaidByTheTreasuryAndStayThere_JR6_10)
{
    Table table = game1836(3);
    table.begun("3").running("B", "R1C5", "p1", 60).train("B", "3").privateOf("p2", "CdH").round("OR2.1");
    table.cash("B", 60);
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("B", "CdH", 61), "no-treasury JR-6.9"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("B", "RdP", 61), "private-not-on-sale JR-6.9"));
    const int p2 = table.cash("p2");
    const int held = table.certificates("p2");
    table.after({runTrains("B", 100), buyLocal("B", "CdH", 60)}); // at any moment of its turn
    EXPECT_EQ(table.cash("p2"), p2 + 60);
    EXPECT_EQ(table.certificates("p2"), held - 1);
    EXPECT_TRUE(refusesEvenIfForced(table, sellLocal("B", "CdH"), "wrong-round JR-6.2"));
}

TEST(PrivatesOfCompanies1836Jr56, CloseWithTheFirstFive_JR6_61)
{
    Table table = game1836(3);
    table.begun("4").stock("4", 0).running("B", "R1C5", "p1", 600).train("B", "4");
    table.privateOf("B", "CdH").privateOf("p2", "RdP").round("OR2.1");
    table.after({runTrains("B", 0), buyTrain("B", "5")});
    EXPECT_THAT(table.privates("B"), IsEmpty());
    EXPECT_THAT(table.privates("p2"), IsEmpty());
}

} // namespace
} // namespace flimnap::test
