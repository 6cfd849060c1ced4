#include <algorithm>

#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/table.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// How markers move on the chart and lie on each other (CZ-2.70 to CZ-2.73).

/// CZ-2.70, index 0 to 45: even ones stand in the lower row, odd ones in the upper.
const std::vector<int> prices = {40,  45,  50,  53,  55,  58,  60,  63,  65,  68,  70,  75,  80,  85,  90,  95,
                                 100, 105, 110, 115, 120, 126, 132, 138, 144, 151, 158, 165, 172, 180, 188, 196,
                                 204, 213, 222, 231, 240, 250, 260, 275, 290, 305, 320, 335, 350, 370};

/// The price so many indices away, or the same if the step would leave the chart.
int priceAt(int index, int distance)
{
    const int target = index + distance;
    const bool onTheChart = target >= 0 && target < static_cast<int>(prices.size());
    return prices[static_cast<std::size_t>(onTheChart ? target : index)];
}

/// In its turn, at this price and with a train it can run.
Table companysTurn(const std::string &company, const std::string &train, int price)
{
    Table table(3);
    table.phase("d").operating(company, price, "p1", 100).established(company).train(company, train).round("OR5.1");
    return table;
}

int afterDividend(const std::string &company, const std::string &train, int price)
{
    return companysTurn(company, train, price).after({runTrains(company, 10), payOut(company)}).price(company);
}

int smallAfterDividend(int price)
{
    return afterDividend("BCB", "c.3", price);
}

int mediumAfterDividend(int price)
{
    return afterDividend("KFN", "d.3+3", price);
}

int largeAfterDividend(int price)
{
    return afterDividend("Ug", "d.3E", price);
}

int afterWithholding(const std::string &company, const std::string &train, int price)
{
    return companysTurn(company, train, price).after({runTrains(company, 10), withhold(company)}).price(company);
}

int afterSaleOf(int percent, int price)
{
    Table table(3);
    table.operating("Ug", price, "p2", 0).shares("p1", "Ug", 50).shares("p2", "Ug", 30).round("SR3");
    return table.after(sellShares("p1", "Ug", percent)).price("Ug");
}

TEST(Chart, HasThe46PricesOfTheZigzag_CZ2_70)
{
    const Table table(3);

    std::vector<int> printed;
    for (const ChartCell &cell : table.game().chart)
        printed.push_back(static_cast<int>(cell.price.units));

    EXPECT_EQ(printed, prices);
}

TEST(Chart, ADividendMovesASmallOrMediumCompanyToTheNextCellOfItsRow_CZ2_71)
{
    for (int index = 0; index < 46; ++index) {
        const int price = prices[static_cast<std::size_t>(index)];
        EXPECT_EQ(smallAfterDividend(price), priceAt(index, 2)) << price;
        EXPECT_EQ(mediumAfterDividend(price), priceAt(index, 2)) << price;
    }
}

TEST(Chart, ADividendMovesALargeCompanyTwoCells_CZ2_72)
{
    for (int index = 0; index < 46; ++index) {
        const int price = prices[static_cast<std::size_t>(index)];
        const int expected = index + 4 < 46 ? priceAt(index, 4) : priceAt(index, 2);
        EXPECT_EQ(largeAfterDividend(price), expected) << price;
    }
}

TEST(Chart, KeptIncomeMovesEveryCompanyBackOneCell_CZ2_71)
{
    for (int index = 0; index < 46; ++index) {
        const int price = prices[static_cast<std::size_t>(index)];
        EXPECT_EQ(afterWithholding("BCB", "c.3", price), priceAt(index, -2)) << price;
        EXPECT_EQ(afterWithholding("KFN", "d.3+3", price), priceAt(index, -2)) << price;
        EXPECT_EQ(afterWithholding("Ug", "d.3E", price), priceAt(index, -2)) << price;
    }
}

TEST(Chart, NoIncomeMovesTheMarkerBackOneCell_CZ2_71)
{
    EXPECT_EQ(companysTurn("KFN", "d.3+3", 80).after(runTrains("KFN", 0)).price("KFN"), 70);
    EXPECT_EQ(companysTurn("Ug", "d.3E", 213).after(runTrains("Ug", 0)).price("Ug"), 196);
}

TEST(Chart, ASaleMovesTheMarkerDownOneIndex_CZ2_71)
{
    for (int index = 0; index < 46; ++index) {
        const int price = prices[static_cast<std::size_t>(index)];
        EXPECT_EQ(afterSaleOf(10, price), priceAt(index, -1)) << price;
    }
}

TEST(Chart, ASoldOutCompanyMovesUpOneIndex_CZ2_71)
{
    for (int index = 0; index < 46; ++index) {
        const int price = prices[static_cast<std::size_t>(index)];
        Table table(3);
        table.operating("BCB", price, "p1", 0).shares("p1", "BCB", 25).shares("p2", "BCB", 25).round("SR3");

        table.after({pass("p1"), pass("p2"), pass("p3")});

        EXPECT_EQ(table.price("BCB"), priceAt(index, 1)) << price;
    }
}

TEST(Chart, LargeTwoSteps_CZ10_10)
{
    EXPECT_EQ(largeAfterDividend(90), 110);
    EXPECT_EQ(largeAfterDividend(110), 132);
    EXPECT_EQ(largeAfterDividend(222), 260);
    EXPECT_EQ(largeAfterDividend(213), 250);
}

TEST(Chart, RightEdge_CZ10_11)
{
    EXPECT_EQ(largeAfterDividend(320), 350);
    EXPECT_EQ(largeAfterDividend(350), 350);
    EXPECT_EQ(largeAfterDividend(335), 370);
    EXPECT_EQ(largeAfterDividend(370), 370);
    EXPECT_EQ(mediumAfterDividend(320), 350);
    EXPECT_EQ(mediumAfterDividend(350), 350);
}

TEST(Chart, LeftEdge_CZ10_12)
{
    EXPECT_EQ(afterWithholding("BCB", "c.3", 50), 40);
    EXPECT_EQ(afterWithholding("BCB", "c.3", 40), 40);
    EXPECT_EQ(afterWithholding("BCB", "c.3", 45), 45);
    EXPECT_EQ(afterWithholding("BCB", "c.3", 53), 45);
}

TEST(Chart, SaleSteps_CZ10_13)
{
    EXPECT_EQ(afterSaleOf(10, 70), 68);
    EXPECT_EQ(afterSaleOf(10, 53), 50);
    EXPECT_EQ(afterSaleOf(10, 63), 60);
    EXPECT_EQ(afterSaleOf(50, 196), 188);
    EXPECT_EQ(afterSaleOf(10, 45), 40);
    EXPECT_EQ(afterSaleOf(10, 40), 40);
}

TEST(Chart, AMoveIsToldEvenWhereTheChartEnds_CZ2_71)
{
    Table table = companysTurn("KFN", "d.3+3", 370);

    table.after({runTrains("KFN", 10), payOut("KFN")});

    const auto moves = told<PriceMoved>(table.events());
    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(moves.front().from, CellId(45));
    EXPECT_EQ(moves.front().to, CellId(45));
}

TEST(Piles, BlockedMarkerKeepsItsPlace_CZ10_16)
{
    // Given KFN above BN on 350.
    Table table(3);
    for (const char *company : {"KFN", "BN"})
        table.operating(company, 350, "p1", 0).established(company).train(company, "d.3+3");
    table.phase("d").round("OR5.1");
    ASSERT_EQ(table.turn(), "KFN");

    table.after({runTrains("KFN", 10), payOut("KFN")});

    EXPECT_THAT(table.pile(350), ElementsAre("KFN", "BN"));
}

TEST(Piles, AMarkerThatArrivesGoesUnderThoseThere_CZ2_73)
{
    // Given KFN on 90 and two others on 100, where a dividend takes it.
    Table table = companysTurn("KFN", "d.3+3", 90);
    table.operating("SX", 100, "p2", 0).operating("BCB", 100, "p2", 0);

    table.after({runTrains("KFN", 10), payOut("KFN")});

    EXPECT_THAT(table.pile(100), ElementsAre("SX", "BCB", "KFN"));
    EXPECT_THAT(table.pile(90), IsEmpty());
}

TEST(Piles, ASaleBringsTheMarkerUnderThoseThere_CZ2_73)
{
    Table table(3);
    table.operating("BCB", 68, "p2", 0).operating("EKJ", 70, "p2", 0).shares("p1", "EKJ", 25).round("SR3");

    table.after(sellShares("p1", "EKJ", 25));

    EXPECT_THAT(table.pile(68), ElementsAre("BCB", "EKJ"));
}

TEST(Piles, WhenTheUpperMarkerLeavesTheLowerMovesUp_CZ2_73)
{
    Table table(3);
    table.operating("BCB", 70, "p2", 0).shares("p1", "BCB", 25).operating("EKJ", 70, "p2", 0).round("SR3");
    ASSERT_THAT(table.operatingOrder(), ElementsAre("BCB", "EKJ"));

    table.after(sellShares("p1", "BCB", 25));

    EXPECT_THAT(table.pile(70), ElementsAre("EKJ"));
    EXPECT_THAT(table.operatingOrder(), ElementsAre("EKJ", "BCB"));
}

TEST(Piles, OfTwoMarkersOnACellTheUpperOperatesFirst_CZ2_73)
{
    Table table(3);
    table.operating("VBW", 70, "p1", 0).operating("EKJ", 70, "p2", 0).operating("KFN", 80, "p3", 0);

    EXPECT_THAT(table.operatingOrder(), ElementsAre("KFN", "VBW", "EKJ"));
}

} // namespace
} // namespace flimnap::test
