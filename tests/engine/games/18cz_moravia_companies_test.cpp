#include <gmock/gmock.h>

#include "18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// Moravia-Silesia: starting, floating and running a company (CZ-8.40 to CZ-8.44).

/// SR1, p1 first, everybody with 1000.
class MoraviaStockRound : public ::testing::Test
{
protected:
    MoraviaStockRound()
    {
        for (const char *player : {"p1", "p2", "p3"})
            table.cash(player, 1000);
        table.round("SR1");
    }

    Table table = moravia(3);
};

TEST_F(MoraviaStockRound, AllFiveAreOnSaleFromTheBeginning_CZ8_41)
{
    for (const char *company : {"SX", "PR", "BY", "kk", "Ug"})
        EXPECT_EQ(table.refusal(startCompany("p1", company, 60)), "accepted") << company;
}

TEST_F(MoraviaStockRound, InitialPricesAreTheRedOnes_CZ8_42)
{
    for (const int price : {50, 55, 60, 65, 70})
        EXPECT_EQ(table.refusal(startCompany("p1", "SX", price)), "accepted") << price;
    for (const int price : {40, 53, 80, 90, 120})
        EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "SX", price), "bad-par CZ-8.42"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "SX", 61), "bad-par CZ-8.42")); // no such cell
}

TEST_F(MoraviaStockRound, TheDirectorsCertificateIs20Percent_CZ10_51)
{
    table.after(startCompany("p1", "SX", 70));

    EXPECT_EQ(table.cash("p1"), 1000 - 140);
    EXPECT_EQ(table.percent("p1", "SX"), 20);
    EXPECT_EQ(table.certificates("p1"), 1);
    EXPECT_EQ(table.status("SX"), "started");
    EXPECT_THAT(table.pile(70), ElementsAre("SX"));
}

TEST_F(MoraviaStockRound, AtHalfItFloatsWithTenTimesItsInitialPrice_CZ10_51)
{
    table.after({startCompany("p1", "SX", 70), buyShare("p2", "SX"), buyShare("p3", "SX")});
    EXPECT_EQ(table.status("SX"), "started");

    table.after(buyShare("p1", "SX"));

    EXPECT_EQ(table.status("SX"), "operating");
    EXPECT_EQ(table.cash("SX"), 700);
    EXPECT_EQ(table.tokensLeft("SX"), 3);
}

TEST_F(MoraviaStockRound, APlayerHoldsUpTo70Percent_CZ8_40)
{
    table.operating("SX", 60, "p1", 0).shares("p1", "SX", 40).after({buyShare("p1", "SX"), pass("p2"), pass("p3")});
    EXPECT_EQ(table.percent("p1", "SX"), 70);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "SX"), "holding-limit CZ-8.40"));
}

TEST_F(MoraviaStockRound, SalesDirectorsAndSoldOutAreAsEver_CZ8_40)
{
    table.operating("SX", 60, "p1", 0).shares("p1", "SX", 10).shares("p2", "SX", 20).round("SR2");
    table.after(sellShares("p1", "SX", 20));
    EXPECT_EQ(table.director("SX"), "p2");
    EXPECT_EQ(table.price("SX"), 58);

    table.operating("PR", 60, "p1", 0).shares("p1", "PR", 50).shares("p2", "PR", 30);
    allPass(table);
    EXPECT_EQ(table.price("PR"), 63);
}

/// OR2.1 in phase a: SX of p1 (20 %; p2 has 10 %) at 70 with 700 and a 2-train, after its first turn.
class MoraviaTurn : public ::testing::Test
{
protected:
    MoraviaTurn()
    {
        table.operating("SX", 70, "p1", 700).shares("p2", "SX", 10).established("SX").train("SX", "a.2");
        table.round("OR2.1").cash("p1", 0).cash("p2", 0);
    }

    Table table = moravia(3);
};

TEST_F(MoraviaTurn, ADividendMovesTheMarkerOneStepRight_CZ10_51)
{
    table.after({runTrains("SX", 100), payOut("SX")});

    EXPECT_EQ(table.price("SX"), 80);
    EXPECT_EQ(table.cash("p1"), 20);
    EXPECT_EQ(table.cash("p2"), 10);
    EXPECT_EQ(table.cash("SX"), 700);
}

TEST_F(MoraviaTurn, NoDividendMovesItOneStepLeft_CZ8_42)
{
    Table kept = table;
    kept.after({runTrains("SX", 100), withhold("SX")});
    EXPECT_EQ(kept.price("SX"), 65);
    EXPECT_EQ(kept.cash("SX"), 800);

    table.after(runTrains("SX", 0));
    EXPECT_EQ(table.price("SX"), 65);
}

TEST_F(MoraviaTurn, StationsCost40AndThen100_CZ8_43)
{
    table.after(placeStation("SX"));
    EXPECT_EQ(table.cash("SX"), 660);
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("SX"), "one-station CZ-6.31"));

    table.turnOf("SX").after(placeStation("SX"));
    EXPECT_EQ(table.cash("SX"), 560);
    EXPECT_EQ(table.stationsOnMap("SX"), 3);

    table.turnOf("SX");
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("SX"), "no-marker CZ-8.43"));
}

TEST_F(MoraviaTurn, TheHomeStationIsFree_CZ8_43)
{
    Table first = moravia(3);
    first.operating("SX", 70, "p1", 700).round("OR1.1");

    EXPECT_EQ(first.stationsOnMap("SX"), 1);
    EXPECT_EQ(first.tokensLeft("SX"), 2);
    EXPECT_EQ(first.cash("SX"), 700);
}

TEST_F(MoraviaTurn, ItsRedHomeTileComesInAddition_CZ8_40)
{
    table.after({layTile("SX", "A10", "8"), layTile("SX", "A8", "8896")});

    EXPECT_EQ(table.cash("SX"), 690); // the river
    EXPECT_TRUE(refusesUnlessForced(table, layTile("SX", "A12", "9"), "lays-used-up CZ-6.20"));
}

TEST_F(MoraviaTurn, NobodyTakesACompanyOverAndNothingIsConverted_CZ8_44)
{
    table.operating("PR", 50, "p2", 0).after(runTrains("SX", 0));

    for (const std::string &line : {acquire("SX", "PR", 50), convert("SX", "a.2", "d.3"), discard("SX", "a.2")})
        EXPECT_EQ(reason(table, forced(line)), "wrong-round") << line;
    EXPECT_THAT(kindsOffered(table), UnorderedElementsAre("buy_train", "done"));
}

TEST_F(MoraviaTurn, ADirectorHelpsWithTheOneTrainACompanyMustHave_CZ6_70)
{
    Table poor = moravia(3);
    poor.operating("SX", 70, "p1", 30).established("SX").round("OR2.1").cash("p1", 25);
    EXPECT_TRUE(refusesUnlessForced(poor, done("SX"), "must-own-train CZ-6.62"));

    poor.after(buyTrain("SX", "a.2"));

    EXPECT_EQ(poor.cash("SX"), 0);
    EXPECT_EQ(poor.cash("p1"), 0);
    EXPECT_EQ(poor.debt("p1"), 15);
    EXPECT_EQ(poor.penalty("p1"), 15);
}

TEST_F(MoraviaTurn, TheScoreIsThatOfTheBaseGame_CZ8_55)
{
    table.privateOf("p1", "S1").privateOf("p1", "3E").privateOf("p2", "MW").cash("p1", 100).cash("p2", 100);
    table.round("OR6.3").cash("p1", 100).cash("p2", 100).debt("p2", 10, 20).after(endGame());

    EXPECT_EQ(totalOfSeat(table, 1), 100 + 2 * 70 + 120); // 3E counts nothing
    EXPECT_EQ(totalOfSeat(table, 2), 100 + 70 + 120 - 10 - 20);
}

} // namespace
} // namespace flimnap::test
