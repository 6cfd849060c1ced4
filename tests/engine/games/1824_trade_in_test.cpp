#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Older trains in payment for new ones (AH-6.23, AH-2.15, AH-2.16).

/// CL's turn in OR4.1 in this phase, after its run with these trains.
Table afterItsRun(const std::string &phase, int treasury, const std::vector<std::string> &trains)
{
    Table table = game1824(3);
    table.begun(phase).running("CL", "R5C3", "p1", treasury).cash("p1", 0);
    for (const std::string &train : trains)
        table.train("CL", train);
    table.round("OR4.1");
    if (!trains.empty())
        table.after(runTrains("CL", 0));
    return table;
}

TEST(TradeIn1824, ThePricesWithAnOlderTrain_AH2_15)
{
    struct Row
    {
        std::string train;
        std::string surrendered;
        std::string phase;
        int price;
    };
    for (const Row &row :
         {Row{"3", "2", "3", 140}, Row{"4", "3", "4", 190}, Row{"5", "4", "5", 260}, Row{"6", "5", "6", 400},
          Row{"8", "6", "8", 500}, Row{"10", "8", "10", 600}, Row{"2g", "1g", "3", 180}, Row{"3g", "2g", "4", 240},
          Row{"4g", "3g", "6", 420}, Row{"5g", "4g", "8", 500}}) {
        Table table = afterItsRun(row.phase, 1000, {row.surrendered});
        const int bank = table.cash("bank");
        const int left = table.left(row.surrendered);

        table.after(tradeIn("CL", row.train, row.surrendered));

        EXPECT_EQ(table.cash("CL"), 1000 - row.price) << row.train;
        EXPECT_EQ(table.cash("bank"), bank + row.price) << row.train;
        EXPECT_THAT(table.trains("CL"), ElementsAre(row.train));
        EXPECT_LE(table.left(row.surrendered), left) << row.train; // it left the game
    }
}

// Scenario 32, the book's example
TEST(TradeIn1824, ATrainBoughtInTheSameTurnMayBeSurrendered_AH6_23)
{
    Table table = afterItsRun("5", 900, {"4"});
    table.stock("5", 1).after(buyTrain("CL", "5"));
    EXPECT_EQ(table.cash("CL"), 500);

    table.after(tradeIn("CL", "6", "5"));

    EXPECT_EQ(table.cash("CL"), 100);
    EXPECT_THAT(table.trains("CL"), ElementsAre("4", "6"));
    EXPECT_EQ(table.phase(), "6");
    EXPECT_THAT(table.trains("pool"), ::testing::IsEmpty());

    table.cash("CL", 1000).train("CL", "5");
    table.position().trains.remove(
        *table.position().trains.find(Party(table.game().findCompany("CL")), table.game().findFace("4")));
    EXPECT_TRUE(refusesUnlessForced(table, tradeIn("CL", "6", "5"), "trade-in-used AH-6.23"));
}

TEST(TradeIn1824, OnceATurnForGoodsTrainsAndOrdinaryOnesTogether_AH6_23)
{
    Table table = afterItsRun("4", 1000, {"3", "2g"});
    table.after(tradeIn("CL", "4", "3"));
    EXPECT_TRUE(refusesUnlessForced(table, tradeIn("CL", "3g", "2g"), "trade-in-used AH-6.23"));
}

TEST(TradeIn1824, AgainInTheNextOperatingRound_AH6_23)
{
    Table table = afterItsRun("4", 1000, {"3", "3"});
    table.after({tradeIn("CL", "4", "3"), done("CL")});
    ASSERT_EQ(table.round(), "OR4.2");
    table.after(runTrains("CL", 0));
    EXPECT_EQ(table.refusal(tradeIn("CL", "4", "3")), "accepted");
}

// Scenario 33
TEST(TradeIn1824, AtItsLimitACompanyMayStillTradeIn_AH6_23)
{
    Table table = afterItsRun("4", 900, {"3", "3", "2g"});
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("CL", "4"), "train-limit AH-6.22"));
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("CL", "4", "2g"), "trade-in-train AH-6.23"));

    Table traded = table;
    traded.after(tradeIn("CL", "4", "3"));
    EXPECT_EQ(traded.cash("CL"), 900 - 190);
    EXPECT_THAT(traded.trains("CL"), ElementsAre("2g", "3", "4"));

    table.stock("4", 0); // the 5 is on sale
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("CL", "5", "3"), "trade-in-train AH-6.23"));
}

TEST(TradeIn1824, OnlyTheTypeBeforeOfTheSameKind_A24)
{
    const Table table = afterItsRun("4", 900, {"1g", "2g"});
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("CL", "3g", "1g"), "trade-in-train AH-6.23"));
    EXPECT_EQ(table.refusal(tradeIn("CL", "3g", "2g")), "accepted");
    EXPECT_EQ(table.refusal(tradeIn("CL", "2g", "1g")), "accepted");
}

TEST(TradeIn1824, OnlyATrainItOwns_AH6_23)
{
    const Table table = afterItsRun("4", 900, {"2g"});
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("CL", "4", "3"), "trade-in-train AH-6.23"));
}

TEST(TradeIn1824, The2TrainAndThe1gTakeNothingInPayment_AH2_15)
{
    const Table table = afterItsRun("2", 900, {"2", "1g"});
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("CL", "2", "1g"), "trade-in-train AH-6.23"));
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("CL", "1g", "2"), "trade-in-train AH-6.23"));
}

TEST(TradeIn1824, OnlyFromTheBank_AH6_25)
{
    Table table = afterItsRun("4", 900, {"3"});
    table.running("MS", "R4C3", "p1", 0).train("MS", "4");
    EXPECT_NE(table.refusal(with(tradeIn("CL", "4", "3"), R"("from":"MS","price":190)")), "accepted");
    EXPECT_NE(table.refusal(forced(with(tradeIn("CL", "4", "3"), R"("from":"MS","price":190)"))), "accepted");
}

TEST(TradeIn1824, TheTreasuryPays_A40)
{
    Table table = afterItsRun("4", 190, {"3"});
    table.cash("p1", 500);
    EXPECT_EQ(table.refusal(tradeIn("CL", "4", "3")), "accepted");
    table.cash("CL", 189);
    EXPECT_TRUE(refusesEvenIfForced(table, tradeIn("CL", "4", "3"), "no-treasury AH-6.30"));
}

TEST(TradeIn1824, AStatedPriceIsTheReducedOne_AH2_16)
{
    const Table table = afterItsRun("4", 900, {"3"});
    EXPECT_EQ(table.refusal(with(tradeIn("CL", "4", "3"), R"("price":190)")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, with(tradeIn("CL", "4", "3"), R"("price":280)"), "price-choice AH-6.26"));
}

// AH-6.21: coal railways too, within their kind.
TEST(TradeIn1824, CoalRailwaysTradeGoodsTrains_AH6_23)
{
    Table table = game1824(3);
    table.begun("3").minorOf("p1", "EPP", 200).train("EPP", "1g").train("EPP", "1g").round("OR3.1");
    table.after({runTrains("EPP", 0), tradeIn("EPP", "2g", "1g")});
    EXPECT_EQ(table.cash("EPP"), 20);
    EXPECT_THAT(table.trains("EPP"), ElementsAre("1g", "2g"));
}

} // namespace
} // namespace flimnap::test
