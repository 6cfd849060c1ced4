#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// What a stock round refuses, and its order (JR-5.1 to JR-5.33), beside the scenarios.

class StockRound1836Jr56 : public ::testing::Test
{
protected:
    void begin(const std::string &player = "p1") { table.round("SR2").turnOf(player); }

    Table table = game1836(4);
};

TEST_F(StockRound1836Jr56, AcceptsOnlyWhoseTurnItIs_JR5_1)
{
    begin();
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p2"), "not-your-turn JR-5.1"));
    EXPECT_EQ(table.refusal(takeLoan("B")), "not-your-turn JR-5.1");
    EXPECT_TRUE(refusesEvenIfForced(table, done("p1"), "wrong-round JR-5.3"));
}

TEST_F(StockRound1836Jr56, LetsAPlayerActAgainAfterAPass_JR5_1)
{
    table.started("B", "R1C5", "p4").cash("p3", 300);
    begin();
    table.after({pass("p1"), pass("p2"), buyShare("p3", "B"), pass("p3"), pass("p4")});
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.round(), "SR2");
}

TEST_F(StockRound1836Jr56, MakesWhoIsOverTheCertificateLimitSellFirst_JR5_2)
{
    table.started("B", "R1C5", "p1").shares("p1", "B", 40).started("GCL", "R2C5", "p1").shares("p1", "GCL", 40);
    table.started("Nord", "R3C5", "p2").shares("p1", "Nord", 10).started("HSM", "R9C1", "p3").pooled("HSM", 10);
    begin();
    ASSERT_EQ(table.certificates("p1"), 11);
    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "must-sell JR-5.2"));
    EXPECT_TRUE(refusesUnlessForced(table, buyShareFromPool("p1", "HSM"), "must-sell JR-5.2"));

    table.after(sellShares("p1", "Nord", 10));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

TEST_F(StockRound1836Jr56, MakesWhoHasMoreThan60PercentSellFirstOutsideTheBrownZone_JR5_2)
{
    table.started("B", "R1C5", "p1").shares("p1", "B", 50);
    begin();
    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "holds-too-much JR-5.2"));
    table.after(sellShares("p1", "B", 10));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");

    Table brown = game1836(4);
    brown.started("B", "R9C1", "p1").shares("p1", "B", 50).round("SR2").turnOf("p1");
    EXPECT_EQ(brown.refusal(pass("p1")), "accepted");
}

TEST_F(StockRound1836Jr56, LetsWhoCannotSellGoOnOverTheLimit_JR5_2)
{
    table.started("B", "R1C5", "p1").shares("p1", "B", 50).pooled("B", 30);
    table.round("SR1").turnOf("p1"); // nothing is sold in the first round
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

TEST_F(StockRound1836Jr56, StartsCompaniesAtTheGreenSpacesOnly_JR2_15)
{
    table.cash("p1", 500);
    begin();
    for (const int par : {65, 70, 75, 80, 90, 100})
        EXPECT_EQ(table.refusal(startCompany("p1", "B", par)), "accepted") << par;
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "B", 95), "bad-par JR-2.15"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "B", 60), "bad-par JR-2.15"));
}

TEST_F(StockRound1836Jr56, StartsACompanyForTwiceItsPar_JR5_7)
{
    table.cash("p1", 199);
    begin();
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "B", 100), "no-cash JR-5.7"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "MESS", 90), "not-on-sale JR-5.7"));
    table.after(startCompany("p1", "B", 90));
    EXPECT_EQ(table.cash("p1"), 19);
    EXPECT_EQ(table.director("B"), "p1");
    EXPECT_EQ(table.cell("B"), "R2C5");
    EXPECT_EQ(table.stationsOnMap("B"), 1);
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "B", 90), "not-on-sale JR-5.7"));
}

TEST_F(StockRound1836Jr56, PutsAMarkerUnderThoseThatLieThere_JR2_22)
{
    table.started("GCL", "R1C5", "p2").cash("p1", 500);
    begin();
    table.after(startCompany("p1", "B", 100));
    EXPECT_THAT(table.pile("R1C5"), ElementsAre("GCL", "B"));
}

TEST_F(StockRound1836Jr56, SellsOneShareOfTheBankAtTheInitialPrice_JR5_8)
{
    table.started("B", "R1C5", "p2").cash("p1", 500).marker("B", "R1C8");
    begin();
    table.after(buyShare("p1", "B"));
    EXPECT_EQ(table.cash("p1"), 400); // though it stands at 150
    EXPECT_EQ(table.price("B"), 150);
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyShare("p1", "GCL"), R"("percent":10)"), "not-on-sale JR-5.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyShare("p1", "B"), R"("percent":30)"), "other-value JR-2.8"));
}

TEST_F(StockRound1836Jr56, SellsOneShareOfThePoolAtTheCurrentPrice_JR5_9)
{
    table.started("B", "R1C5", "p2").pooled("B", 10).marker("B", "R1C8").cash("p1", 150);
    begin();
    EXPECT_TRUE(refusesEvenIfForced(table, buyShareFromPool("p1", "GCL"), "not-on-sale JR-5.8"));
    const int bank = table.cash("bank");
    table.after(buyShareFromPool("p1", "B"));
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.cash("bank"), bank + 150);

    Table poor = table;
    poor.pooled("B", 10).round("SR3").turnOf("p1");
    EXPECT_TRUE(refusesEvenIfForced(poor, buyShareFromPool("p1", "B"), "no-cash JR-5.9"));
}

TEST_F(StockRound1836Jr56, TradesPrivateRailwaysAtAnyPriceThatCanBePaid_JR5_10)
{
    table.privateOf("p2", "CdH").cash("p1", 60);
    begin();
    EXPECT_EQ(table.refusal(with(buyPrivate("p1", "CdH"), R"("price":0)")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyPrivate("p1", "CdH"), R"("price":61)"), "no-cash JR-5.10"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", "CdH"), "price-floor JR-5.10"));
    EXPECT_TRUE(
        refusesEvenIfForced(table, with(buyPrivate("p1", "RdP"), R"("price":5)"), "private-not-on-sale JR-5.10"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyPrivate("p1", "XY"), R"("price":5)"), "unknown-name JR-2.11"));
}

TEST_F(StockRound1836Jr56, CountsPrivateRailwaysAsCertificates_JR5_25)
{
    table.started("GCL", "R1C5", "p1").shares("p1", "GCL", 40).started("Nord", "R2C5", "p1").shares("p1", "Nord", 40);
    table.privateOf("p2", "CdH");
    begin();
    ASSERT_EQ(table.certificates("p1"), 10);
    EXPECT_TRUE(refusesUnlessForced(table, with(buyPrivate("p1", "CdH"), R"("price":5)"), "certificate-limit JR-5.25"));
}

TEST_F(StockRound1836Jr56, SellsNothingThatASellerDoesNotHave_JR5_6)
{
    table.started("B", "R1C5", "p2").shares("p1", "B", 10);
    begin();
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "B", 20), "not-enough-shares JR-5.6"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "B", 5), "other-value JR-5.6"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "MESS", 10), "not-enough-shares JR-5.6"));
}

TEST_F(StockRound1836Jr56, SellsSharesOfCompaniesThatNeverOperated_JR5_17)
{
    table.started("B", "R1C5", "p2").shares("p1", "B", 10);
    begin();
    EXPECT_EQ(table.refusal(sellShares("p1", "B", 10)), "accepted");
}

TEST_F(StockRound1836Jr56, ExchangesThePresidentsCertificateBeforeTheSale_JR5_16)
{
    // The example of the rules: he holds the certificate only, another player 20 %.
    table.started("B", "R1C5", "p1").shares("p2", "B", 20).cash("p1", 0);
    begin();
    table.after(sellShares("p1", "B", 10));
    EXPECT_EQ(table.director("B"), "p2");
    EXPECT_EQ(table.directorsCertificate("B"), "p2");
    EXPECT_EQ(table.percent("p1", "B"), 10);
    EXPECT_EQ(table.cash("p1"), 100);
}

TEST_F(StockRound1836Jr56, MakesThePlayerWithMoreSharesPresidentAtOnce_JR5_28)
{
    table.started("B", "R1C5", "p3").shares("p1", "B", 20).cash("p1", 500);
    begin();
    table.after(buyShare("p1", "B"));
    EXPECT_EQ(table.director("B"), "p1");
}

TEST_F(StockRound1836Jr56, PrefersTheNearestToTheLeftOfTheOldPresident_JR5_28)
{
    table.started("B", "R1C5", "p3").shares("p3", "B", 10);
    table.shares("p1", "B", 20).shares("p2", "B", 20).shares("p4", "B", 20);
    begin("p3");
    table.after(sellShares("p3", "B", 20));
    EXPECT_EQ(table.director("B"), "p4");
}

TEST_F(StockRound1836Jr56, GivesPriorityToTheLeftOfTheLastWhoActed_JR5_33)
{
    table.started("B", "R1C5", "p4").cash("p2", 300);
    begin();
    table.after({pass("p1"), buyShare("p2", "B"), pass("p2"), pass("p3"), pass("p4"), pass("p1"), pass("p2")});
    EXPECT_THAT(table.order(), ElementsAre("p3", "p4", "p1", "p2"));

    Table quiet = game1836(4);
    quiet.round("SR2").after({pass("p1"), pass("p2"), pass("p3"), pass("p4")});
    EXPECT_THAT(quiet.order(), ElementsAre("p1", "p2", "p3", "p4"));
}

TEST_F(StockRound1836Jr56, SetsTheNumberOfOperatingRoundsByThePhaseAtItsEnd_JR5_32)
{
    table.begun("3").stock("3", 0).running("B", "R1C5", "p1", 600).train("B", "3");
    begin();
    table.after({pass("p1"), pass("p2"), pass("p3"), pass("p4")});
    // The first 4-train in between does not change it (JR-2.29).
    table.after({runTrains("B", 0), buyTrain("B", "4"), done("B")});
    EXPECT_EQ(table.round(), "OR2.2");
    table.after({runTrains("B", 0), done("B")});
    EXPECT_EQ(table.round(), "SR3");
}

TEST_F(StockRound1836Jr56, DoesNotRaiseAFrozenNationalCompany_JR5_31)
{
    table.begun("6").started("MESS", "R2C5", "p1").shares("p1", "MESS", 30).shares("p2", "MESS", 50);
    table.position().companies[table.game().findCompany("MESS")].status = CompanyStatus::Operating;
    setFrozen(table, true);
    begin();
    table.after({pass("p1"), pass("p2"), pass("p3"), pass("p4")});
    EXPECT_EQ(table.cell("MESS"), "R2C5");
}

TEST_F(StockRound1836Jr56, SellsNoSharesOfTheNationalCompanyWhileMostLieInThePool_JR5_29)
{
    table.begun("6").started("MESS", "R1C5", "p2").pooled("MESS", 60).cash("p1", 500);
    begin();
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "MESS"), "pool-first JR-5.29"));
    EXPECT_EQ(table.refusal(buyShareFromPool("p1", "MESS")), "accepted");

    Table half = game1836(4);
    half.begun("6").started("MESS", "R1C5", "p2").pooled("MESS", 50).cash("p1", 500).round("SR2").turnOf("p1");
    const int bank = half.cash("bank");
    half.after(buyShare("p1", "MESS"));
    EXPECT_EQ(half.cash("bank"), bank + 100);
    EXPECT_EQ(half.cash("MESS"), 0);
}

} // namespace
} // namespace flimnap::test
