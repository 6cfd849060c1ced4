#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;

// Cisleithania for three (AH-8.21 to AH-8.23).

TEST(Cis3_1824, Components_AH8_21)
{
    const Table table = cisleithaniaForThree();
    std::vector<std::string> companies;
    for (const CompanyDefinition &company : table.game().companies)
        companies.push_back(company.code);
    EXPECT_THAT(companies, UnorderedElementsAre("EPP", "EOD", "MLB", "SD1", "SD2", "SD3", "UG1", "KK1", "KK2", "BK",
                                                "MS", "CL", "SD", "UG", "KK"));
    for (const auto &[card, count] : {std::pair("2", 8), std::pair("3", 6), std::pair("4", 4), std::pair("5", 3),
                                      std::pair("6", 3), std::pair("8", 2), std::pair("1g", 5), std::pair("2g", 4),
                                      std::pair("3g", 3), std::pair("4g", 2), std::pair("5g", 2)})
        EXPECT_EQ(table.left(card), count) << card;
    for (int seat = 1; seat <= 3; ++seat)
        EXPECT_EQ(table.cash(player(seat)), 680);
    EXPECT_EQ(table.cash("bank"), 6960);
    EXPECT_EQ(table.game().tableOf(3)->certificateLimit, 16);
}

TEST(Cis3_1824, ThreeMountainRailways_AH8_21)
{
    const Table table = cisleithaniaForThree();
    for (const char *mountain : {"B1", "B2", "B3"})
        EXPECT_EQ(table.refusal(buyPrivate("p3", mountain)), "accepted") << mountain;
    EXPECT_NE(table.refusal(buyPrivate("p3", "B4")), "accepted");
}

TEST(Cis3_1824, WhatIsNotInPlayIsUnknown_AH8_21)
{
    const Table table = cisleithaniaForThree();
    EXPECT_THAT(table.refusal(startCompany("p3", "BH", 60)), StartsWith("unknown-name AH-"));
    EXPECT_THAT(table.refusal(buyCoal("p3", "SPB", 120)), StartsWith("unknown-name AH-"));
    EXPECT_THAT(table.refusal(buyPrivate("p3", "UG2")), StartsWith("unknown-name AH-"));
}

// A-31
TEST(Cis3_1824, ATableMayBeginWith700_A31)
{
    EXPECT_EQ(cisleithaniaForThree(R"({"overrides":{"start_cash":700}})").cash("p2"), 700);
}

TEST(Cis3_1824, UGReservesTheDirectorsCertificateOnly_AH8_22)
{
    const Table table = cisleithaniaForThree();
    EXPECT_EQ(table.percent("reserve", "UG"), 20);
    EXPECT_EQ(table.percent("bank", "UG"), 80);
    EXPECT_EQ(table.percent("bank", "SD"), 60);
    EXPECT_EQ(table.percent("bank", "KK"), 70);
}

TEST(Cis3_1824, TheFirstStockRoundIsAsInTheBaseGame_AH8_23)
{
    Table table = cisleithaniaForThree();
    EXPECT_EQ(table.round(), "SR1");
    std::vector<std::string> turns;
    for (const char *railway : {"SD2", "SD3", "KK2", "B1"}) {
        turns.push_back(table.turn());
        table.after(buyPrivate(table.turn(), railway));
    }
    EXPECT_THAT(turns, ElementsAre("p3", "p2", "p1", "p1"));
    EXPECT_EQ(table.turn(), "p2");
}

TEST(Cis3_1824, ThereIsNoPool_AH8_23)
{
    Table table = cisleithaniaForThree();
    table.running("BK", "R5C3", "p2", 0).shares("p1", "BK", 30).shares("p2", "BK", 30).round("SR3");
    table.after(sellShares("p1", "BK", 30));
    EXPECT_EQ(table.percent("pool", "BK"), 0);
    EXPECT_EQ(table.percent("bank", "BK"), 50);
}

TEST(Cis3_1824, OperatingOrder_AH8_23)
{
    Table table = cisleithaniaForThree();
    for (const char *minor : {"KK2", "KK1", "UG1", "SD3", "SD2", "SD1", "MLB", "EOD", "EPP"})
        table.minorOf("p1", minor, 0);
    table.round("OR1.1");
    EXPECT_THAT(table.operatingOrder(), ElementsAre("EPP", "EOD", "MLB", "SD1", "SD2", "SD3", "UG1", "KK1", "KK2"));
}

/// UG1's turn before the first 5-train, with this treasury and 400 more for the train.
Table beforeTheFirst5(const std::string &owner)
{
    Table table = cisleithaniaForThree();
    table.begun("4").stock("4", 0);
    if (!owner.empty())
        table.minorOf(owner, "UG1", 50).train("UG1", "4");
    table.running("BK", "R5C3", "p3", 400).round("OR4.1").turnOf("BK").after({buyTrain("BK", "5"), done("BK")});
    return table;
}

// Scenario 60, A-11
TEST(Cis3_1824, UGFormsWithEightShares_AH8_22)
{
    Table table = beforeTheFirst5("p2");
    EXPECT_EQ(table.cash("UG"), 960 + 50);
    EXPECT_EQ(table.director("UG"), "p2");
    EXPECT_EQ(table.percent("p2", "UG"), 20);
    EXPECT_EQ(table.stationsOnMap("UG"), 1);

    table.turnOf("UG").after(placeStation("UG"));
    EXPECT_EQ(table.cash("UG"), 960 + 50 - 40);
}

TEST(Cis3_1824, WithoutUG1ItGets1200_AH8_22)
{
    const Table table = beforeTheFirst5("");
    EXPECT_EQ(table.cash("UG"), 1200);
}

TEST(Cis3_1824, FormationsAreThoseOfTheBaseGame_AH8_23)
{
    for (const auto &[before, train, state] :
         {std::tuple("3", "4", "SD"), std::tuple("4", "5", "UG"), std::tuple("5", "6", "KK")}) {
        Table table = cisleithaniaForThree();
        for (const char *earlier : {"SD", "UG"}) {
            if (earlier == std::string(state))
                break;
            table.running(earlier, "R1C3", "", 0);
        }
        table.begun(before).stock(before, 0).running("BK", "R5C3", "p3", 600).round("OR4.1");
        table.after({buyTrain("BK", train), done("BK")});
        const auto formed = told<CompanyFormed>(table.events());
        ASSERT_EQ(formed.size(), 1U) << train;
        EXPECT_EQ(table.game().companies[formed.front().company].code, state);
    }
}

// AH-8.23, scenario 59: no bonus, the run is what the map pays
TEST(Cis3_1824, NobodyBuildsOnlyAndNothingIsABond_AH8_23)
{
    Table table = cisleithaniaForThree();
    table.minorOf("p1", "EOD", 100).minorOf("p1", "SD2", 100).round("OR1.1");
    for (const CompanyId company : ids(table.game().companies))
        EXPECT_FALSE(table.position().companies[company].onlyBuilds);
    EXPECT_EQ(table.refusal(buyTrain("EOD", "1g")), "train-not-on-sale AH-6.19"); // phase 1, not: builds only
}

} // namespace
} // namespace flimnap::test
