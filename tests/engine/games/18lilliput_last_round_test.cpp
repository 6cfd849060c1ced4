#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The last round: everything is paid, twice over (LI-6.15, LI-7.1).

/// SR of p1 on this price with a 4-train; p2 has one share of it. Its last run begins; nobody has any cash.
Table lastRun(int price, const std::string &options = "{}")
{
    Table table = lilliput(2, options);
    table.begun("4").operating("SR", price, "p1", 0).established("SR").train("SR", "4").shares("p2", "SR", 10);
    return operationOf(table, 8);
}

TEST(LastRoundLilliput, PaysTwiceOverAndThePriceGoesTwoSteps_LIS12)
{
    Table table = lastRun(100);
    const int bank = table.cash("bank");

    table.after(run("SR", {{"4", 200}}));

    EXPECT_EQ(table.cash("p1"), 200);
    EXPECT_EQ(table.cash("p2"), 40);
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.cash("bank"), bank - 240);
    EXPECT_EQ(table.price("SR"), 150); // 100, 120, 150
}

TEST(LastRoundLilliput, EachShareOfAnIncomeOf60Gets12_LIS13)
{
    Table table = lastRun(65);
    table.after(run("SR", {{"4", 60}}));
    EXPECT_EQ(table.cash("p1"), 60);
    EXPECT_EQ(table.cash("p2"), 12);
    EXPECT_EQ(table.price("SR"), 90); // 65, 75, 90
}

TEST(LastRoundLilliput, AtTheEndOfTheRowThePriceGoesUpOnce_LI6_15)
{
    for (const int price : {120, 135, 150}) {
        Table table = lastRun(price);
        table.after(run("SR", {{"4", 60}}));
        EXPECT_EQ(table.price("SR"), 150) << price;
    }
}

TEST(LastRoundLilliput, NothingCanBeKept_LI6_15)
{
    Table table = lastRun(100);
    EXPECT_TRUE(refusesEvenIfForced(table, withhold("SR"), "must-run LI-6.9"));
    table.after(run("SR", {{"4", 200}}));
    EXPECT_TRUE(refusesEvenIfForced(table, withhold("SR"), "nothing-to-pay LI-6.9"));
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("SR"), "nothing-to-pay LI-6.9"));
    EXPECT_THAT(openOffers(table), ElementsAre(done("SR")));
}

TEST(LastRoundLilliput, TheDepotIsClosed_LI6_15)
{
    Table table = lastRun(100);
    table.train("depot", "3").train("SR", "2*").cash("SR", 500).after(run("SR", {{"4", 200}}));
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "3"), "depot-closed LI-5.26"));
    EXPECT_TRUE(refusesUnlessForced(table, returnTrain("SR", "2*"), "return-closed LI-6.14"));
}

TEST(LastRoundLilliput, AnIncomeOfNothingGoesOneStepLeft_LID9)
{
    Table table = lastRun(100);
    table.train("depot", "3").cash("SR", 500).after(run("SR", {{"4", 0}}));
    EXPECT_EQ(table.price("SR"), 80);
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "3"), "depot-closed LI-5.26"));
}

TEST(LastRoundLilliput, WithoutTrainsThereIsNothingToPay_LID9)
{
    Table table = lilliput(2);
    table.operating("SR", 100, "p1", 500).established("SR").train("depot", "3");
    operationOf(table, 8);
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "3"), "depot-closed LI-5.26"));
    table.after(done("SR"));
    EXPECT_EQ(table.price("SR"), 80);
    EXPECT_EQ(table.round(), "END");
}

// Halving and doubling come first, then everything twice: 2 x 100 + 40 = 240, as 480.
TEST(LastRoundLilliput, TrainsEarnAsEver_LI6_15)
{
    Table table = lastRun(100);
    table.train("SR", "3D").train("SR", "2*").after(run("SR", {{"3D", 100}, {"2*", 90}}));
    EXPECT_EQ(table.cash("p1"), 240);
    EXPECT_EQ(table.cash("p2"), 48);
}

TEST(LastRoundLilliput, IsTheEighthForTwo_LID17)
{
    Table table = lilliput(2);
    table.operating("SR", 50, "p1", 0).established("SR").train("SR", "2");
    operationOf(table, 7).after({run("SR", {{"2", 50}}), withhold("SR"), done("SR")});
    EXPECT_EQ(table.round(), "ROUND8");
}

TEST(LastRoundLilliput, ForThreeTheEighthIsAsEverAndTheNinthIsTheLast_LIS43)
{
    Table table = lilliput(3);
    table.operating("SR", 65, "p1", 0).established("SR").train("SR", "4").begun("4");
    operationOf(table, 8).after(run("SR", {{"4", 60}}));
    EXPECT_EQ(table.refusal(withhold("SR")), "accepted");
    table.after({payOut("SR"), done("SR")});
    EXPECT_EQ(table.cash("p1"), 30);
    EXPECT_EQ(table.price("SR"), 75);

    EXPECT_EQ(table.round(), "ROUND9");
    idleThroughActions(table);
    table.cash("p1", 0).after(run("SR", {{"4", 60}}));

    EXPECT_EQ(table.cash("p1"), 60);
    EXPECT_EQ(table.price("SR"), 110); // 75, 90, 110
}

TEST(LastRoundLilliput, AfterItTheGameIsOverWithoutBureaucracy_LID34)
{
    Table table = lastRun(100);
    const std::vector<std::string> order = table.order();
    table.after({run("SR", {{"4", 60}}), done("SR")});

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.topCard(), "4"); // and none of them in the depot
    EXPECT_EQ(table.left("4"), 2);
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.order(), order);
    EXPECT_TRUE(refusesEvenIfForced(table, takeCard("p1", "C3", 2), "game-over LI-7.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("SR"), "game-over LI-7.1"));
}

TEST(LastRoundLilliput, IsWhereTheTableSaysSo_LID17)
{
    Table table = lilliput(2, R"({"overrides":{"rounds":6}})");
    table.operating("SR", 100, "p1", 0).established("SR").train("SR", "4").begun("4");
    operationOf(table, 6).after(run("SR", {{"4", 200}}));
    EXPECT_EQ(table.cash("p1"), 200);
    table.after(done("SR"));
    EXPECT_EQ(table.round(), "END");
}

TEST(LastRoundLilliput, IsWhereThreePlayersSaySo_LID17)
{
    EXPECT_EQ(*lilliput(3, R"({"overrides":{"rounds":8}})").game().rounds, 8);
    EXPECT_EQ(*lilliput(3).game().rounds, 9);
    EXPECT_EQ(*lilliput(4).game().rounds, 8);
}

TEST(LastRoundLilliput, TheOneBeforeIsAsEver_LI6_15)
{
    Table table = lilliput(2);
    table.begun("4").operating("SR", 100, "p1", 0).established("SR").train("SR", "4");
    operationOf(table, 7).after({run("SR", {{"4", 200}}), payOut("SR")});
    EXPECT_EQ(table.cash("p1"), 100);
    EXPECT_EQ(table.price("SR"), 120);
}

} // namespace
} // namespace flimnap::test
