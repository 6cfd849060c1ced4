#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Where the summary is silent and the parent game's rule is the default: each reading with its other value.

TEST(Readings1836Jr56, LetTheFerrysTileBeFreeOrCostTheSea_JR2_12)
{
    for (const std::string &options : readings("JR-2.12", "pays")) {
        Table table = game1836(3, options);
        table.begun("3").running("B", "R1C5", "p1", 0).train("B", "3").privateOf("B", "E-SF").round("OR2.1");
        const int price = isDefault(options) ? 0 : 80;
        table.cash("B", 79);
        EXPECT_EQ(table.refusal(withRightOf("E-SF", layTrack("B"))),
                  isDefault(options) ? "accepted" : "no-treasury JR-6.b1");
        table.cash("B", 100).after(withRightOf("E-SF", layTrack("B", price)));
        EXPECT_EQ(table.cash("B"), 100 - price);
    }
}

TEST(Readings1836Jr56, CloseThePostWithItsMarkerOrLetItGoOnPaying_JR2_14)
{
    for (const std::string &options : readings("JR-2.14", "stays")) {
        Table table = game1836(3, options);
        table.begun("3").running("B", "R1C5", "p1", 0).train("B", "3").privateOf("B", "RdP").round("OR2.1");
        table.after({useLocal("B", "RdP"), runTrains("B", 0)}).cash("B", 0).after(done("B"));
        ASSERT_EQ(table.round(), "OR2.2");
        if (isDefault(options)) {
            EXPECT_THAT(table.privates("B"), IsEmpty());
            EXPECT_EQ(table.cash("B"), 0);
        } else {
            EXPECT_THAT(table.privates("B"), ElementsAre("RdP"));
            EXPECT_EQ(table.cash("B"), 15);
            EXPECT_TRUE(refusesUnlessForced(table, useLocal("B", "RdP"), "right-used JR-2.14"));
        }
    }
}

TEST(Readings1836Jr56, AskTheLowestBidderOrTheNextSeat_JR4_6)
{
    for (const std::string &options : readings("JR-4.6", "seats")) {
        // 45 of p1, 55 of p2 and 50 of p3 when p4 buys the first one: p1 begins.
        Table table = game1836(4, options);
        table.after({bid("p1", "E-SF", 45), bid("p2", "E-SF", 50), bid("p3", "E-SF", 55), buyPrivate("p4", "ACC")});
        ASSERT_EQ(table.turn(), "p1");
        table.after(bid("p1", "E-SF", 60));
        EXPECT_EQ(table.turn(), "p2"); // the lowest, and to the left
        table.after(bid("p2", "E-SF", 65));
        EXPECT_EQ(table.turn(), "p3");
        table.after(pass("p3"));
        EXPECT_EQ(table.turn(), "p1");
    }
    for (const std::string &options : readings("JR-4.6", "seats")) {
        Table table = game1836(4, options);
        table.after({bid("p1", "CdH", 55), bid("p2", "E-SF", 45), bid("p3", "CdH", 60), bid("p4", "CdH", 65)});
        table.after(buyPrivate("p1", "ACC")); // p2 gets E-SF for its only bid; for CdH p1 bid least
        ASSERT_EQ(table.turn(), "p1");
        table.after(pass("p1"));
        EXPECT_EQ(table.turn(), "p3");
        table.after(bid("p3", "CdH", 70));
        EXPECT_EQ(table.turn(), "p4");
    }
}

TEST(Readings1836Jr56, SkipWhoBidLeastOrFollowTheSeats_JR4_6)
{
    for (const std::string &options : readings("JR-4.6", "seats")) {
        // p2 bid least; then p4, who sits to his left after p3 without a bid, has the highest bid and p1 the next.
        Table table = game1836(4, options);
        table.after({bid("p1", "E-SF", 50), pass("p2"), pass("p3"), bid("p4", "E-SF", 55)});
        table.after({bid("p1", "E-SF", 60), bid("p2", "E-SF", 65), buyPrivate("p3", "ACC")});
        ASSERT_EQ(table.turn(), "p4"); // 55
        table.after(bid("p4", "E-SF", 70));
        EXPECT_EQ(table.turn(), "p1"); // 60, and to the left
        table.after(bid("p1", "E-SF", 75));
        EXPECT_EQ(table.turn(), "p2");
        table.after(bid("p2", "E-SF", 80));
        EXPECT_EQ(table.turn(), "p4");
    }
    for (const std::string &options : readings("JR-4.6", "seats")) {
        Table table = game1836(3, options);
        table.after({bid("p1", "E-SF", 45), pass("p2"), bid("p3", "E-SF", 50), pass("p1")});
        table.after({bid("p2", "E-SF", 55), pass("p3"), pass("p1"), buyPrivate("p2", "ACC")});
        ASSERT_EQ(table.turn(), "p1"); // 45, before 55 of p2 and 50 of p3
        table.after(bid("p1", "E-SF", 60));
        EXPECT_EQ(table.turn(), isDefault(options) ? "p3" : "p2");
    }
}

TEST(Readings1836Jr56, CountTheKeptMoneyAsTheBanksOrNot_JR5_19)
{
    for (const std::string &options : readings("JR-5.19", "apart")) {
        Table table = game1836(3, options);
        table.running("B", "R1C5", "p1", 0).train("B", "2").shares("p1", "B", 40);
        keptFor(partlyPaid(table, "B"), "B", 100);
        table.round("OR2.1").cash("bank", 150).after({runTrains("B", 100), payOut("B")}); // pays 60
        EXPECT_EQ(table.position().isBankBroken, !isDefault(options));
    }
}

TEST(Readings1836Jr56, LeaveTheKeptMoneyToItsCompanyWithoutBreakingTheBank_JR5_19)
{
    Table table = game1836(3, R"({"JR-5.19":"apart"})");
    table.running("B", "R1C5", "p1", 0).train("B", "2");
    keptFor(partlyPaid(table, "B"), "B", 100);
    table.round("OR2.1").cash("bank", 110).after(reaches("B"));
    EXPECT_EQ(table.cash("B"), 100);
    EXPECT_FALSE(table.position().isBankBroken); // 10 of its own as before
}

TEST(Readings1836Jr56, SellSharesOfTheNationalCompanyOnlyBehindThePoolOrAlways_JR5_29)
{
    for (const std::string &options : readings("JR-5.29", "always")) {
        Table table = game1836(3, options);
        table.begun("6").running("MESS", "R1C5", "p2", 0).pooled("MESS", 60).cash("p1", 500);
        table.round("SR3").turnOf("p1");
        EXPECT_EQ(table.refusal(buyShare("p1", "MESS")), isDefault(options) ? "pool-first JR-5.29" : "accepted");
        EXPECT_EQ(table.refusal(buyShareFromPool("p1", "MESS")), "accepted");
    }
}

TEST(Readings1836Jr56, LetACompanySetOutWith60Or80PercentOnceOnlyEightsAreLeft_JR6_4)
{
    for (const std::string &options : readings("JR-6.4", "80")) {
        for (const int sold : {60, 80}) {
            Table table = game1836(3, options);
            table.begun("8").started("B", "R3C5", "p1").shares("p2", "B", sold - 20);
            partlyPaid(table, "B").round("OR4.1");
            const bool operates = isDefault(options) || sold == 80;
            EXPECT_EQ(table.status("B"), operates ? "operating" : "started") << sold;
        }
    }
    const Table diesels = game1836(3, R"({"JR-6.4":"80","lastTrain":"D"})"); // there are none then
    EXPECT_FALSE(diesels.game().findCard("8").isValid());
}

TEST(Readings1836Jr56, LimitLoansByTheSharesOfPlayersOrTakeWhatIsTooMuchBack_JR6_11)
{
    for (const std::string &options : readings("JR-6.11", "none")) {
        Table table = game1836(3, options);
        table.running("B", "R1C5", "p1", 0).train("B", "2").cash("p1", 300);
        loans(table, "B", 2).round("OR2.1").cash("p1", 300).cash("B", 50);
        if (isDefault(options)) {
            EXPECT_TRUE(refusesUnlessForced(table, takeLoan("B"), "loan-limit JR-6.11"));
            continue;
        }
        table.after({takeLoan("B"), runTrains("B", 0)}); // 150, less 30
        EXPECT_EQ(table.cash("B"), 120);
        table.after(done("B"));
        EXPECT_EQ(loans(table, "B"), 2); // one for each share of the president
        EXPECT_EQ(table.cash("B"), 20);
    }
}

TEST(Readings1836Jr56, TakeInterestInWholeTensOrAllOfATreasury_JR6_14)
{
    for (const std::string &options : readings("JR-6.14", "all")) {
        Table table = game1836(3, options);
        table.running("B", "R1C5", "p1", 0).train("B", "2");
        loans(table, "B", 1).round("OR2.1").cash("p1", 100).cash("B", 5).after(runTrains("B", 0));
        EXPECT_EQ(table.cash("B"), isDefault(options) ? 5 : 0);
        EXPECT_EQ(table.cash("p1"), isDefault(options) ? 90 : 95);
    }
}

TEST(Readings1836Jr56, LetTheNationalCompanyBuyAtThePrintedPriceOrAtAny_JR6_25)
{
    for (const std::string &options : readings("JR-6.25", "agreed")) {
        Table table = game1836(3, options);
        table.begun("6").running("MESS", "R1C8", "p2", 300).train("MESS", "6").running("B", "R1C5", "p1", 900);
        table.train("B", "5").round("OR3.1").turnOf("MESS").after(runTrains("MESS", 0));
        EXPECT_EQ(table.refusal(buyFrom("MESS", "B", "5", 200)),
                  isDefault(options) ? "price-choice JR-6.25" : "accepted");
        table.turnOf("B").after(runTrains("B", 0)); // what MESS sells has its printed price in both
        EXPECT_TRUE(refusesUnlessForced(table, buyFrom("B", "MESS", "6", 699), "price-choice JR-6.25"));
        EXPECT_EQ(table.refusal(buyFrom("B", "MESS", "6", 700)), "accepted");
    }
}

/// B of p1 has no train and no money; the pool has a 2 for 100, the bank a 3 for 225.
Table poorCompany(const std::string &options, int directorsCash)
{
    Table table = game1836(3, options);
    table.begun("3").running("B", "R1C5", "p1", 0).train("pool", "2").running("GCL", "R3C5", "p2", 0);
    table.train("GCL", "3").shares("p1", "GCL", 30); // at 80
    return table.round("OR2.1").cash("p1", directorsCash);
}

TEST(Readings1836Jr56, LetADirectorHelpWithTheCheapestOrWithAnyTrain_JR6_33)
{
    for (const std::string &options : readings("JR-6.33", "any")) {
        Table table = poorCompany(options, 750);
        EXPECT_EQ(table.refusal(buyTrain("B", "3")), isDefault(options) ? "not-cheapest JR-6.33" : "accepted");
        EXPECT_EQ(table.refusal(buyFromPool("B", "2")), "accepted");
    }
}

TEST(Readings1836Jr56, LetADirectorSellForTheTrainHeAimsAt_JR6_33)
{
    for (const std::string &options : readings("JR-6.33", "any")) {
        Table table = poorCompany(options, 150); // enough for the 2
        if (isDefault(options)) {
            table.after(sellShares("p1", "GCL", 10)); // for the 3 of GCL
            EXPECT_TRUE(refusesUnlessForced(table, buyTrain("B", "3"), "not-cheapest JR-6.33"));
            continue;
        }
        table.after(sellShares("p1", "GCL", 10));
        EXPECT_TRUE(refusesUnlessForced(table, buyFromPool("B", "2"), "sale-not-needed JR-6.35"));
        table.after(buyTrain("B", "3"));
        EXPECT_EQ(table.cash("p1"), 150 + 80 - 225);
    }
}

TEST(Readings1836Jr56, HelpWithAnyTrainOfTheBankAloneWhereCompaniesAreNotHelped_JR6_33)
{
    Table table = game1836(3, R"({"JR-6.33":"any","JR-D12":"E"})");
    table.begun("3").running("B", "R1C5", "p1", 0).train("pool", "2").running("GCL", "R3C5", "p2", 0).train("GCL", "3");
    table.round("OR2.1").cash("p1", 300);
    EXPECT_EQ(table.refusal(buyTrain("B", "3")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("B", "GCL", "3", 225), "not-financed JR-6.39"));
}

// The order in which markers of companies sold in one turn fall (JR-5.13).

/// p1 sells a share of GCL at 90 and two of B at 100; both markers come to R3C5.
Table soldTogether(const std::string &options, bool lowestFirst)
{
    Table table = game1836(3, options);
    table.running("B", "R1C5", "p2", 0).shares("p1", "B", 20).running("GCL", "R2C5", "p3", 0);
    table.shares("p1", "GCL", 10).running("HSM", "R3C5", "p3", 0).round("SR2").turnOf("p1");
    const std::vector<std::string> sales = {sellShares("p1", "GCL", 10), sellShares("p1", "B", 20)};
    return table.after(sales[lowestFirst ? 0 : 1]).after(sales[lowestFirst ? 1 : 0]);
}

TEST(MarkersOfASale, FallTheDearestFirstWhicheverWasSoldFirst_JR5_13)
{
    EXPECT_THAT(soldTogether("{}", true).pile("R3C5"), ElementsAre("HSM", "B", "GCL"));
    EXPECT_THAT(soldTogether("{}", false).pile("R3C5"), ElementsAre("HSM", "B", "GCL"));
}

TEST(MarkersOfASale, FallAsTheyWereSoldInTheOtherReading_JR5_13)
{
    const std::string options = R"({"JR-5.13":"E"})";
    EXPECT_THAT(soldTogether(options, true).pile("R3C5"), ElementsAre("HSM", "GCL", "B"));
    EXPECT_THAT(soldTogether(options, false).pile("R3C5"), ElementsAre("HSM", "B", "GCL"));
}

TEST(MarkersOfASale, AreNotTogetherWithThoseOfTheTurnBefore_JR5_13)
{
    Table table = game1836(3);
    table.running("B", "R1C5", "p3", 0).shares("p2", "B", 20).running("GCL", "R2C5", "p3", 0);
    table.shares("p1", "GCL", 10).round("SR2").turnOf("p1");
    table.after({sellShares("p1", "GCL", 10), pass("p1"), sellShares("p2", "B", 20)});
    EXPECT_THAT(table.pile("R3C5"), ElementsAre("GCL", "B"));
}

TEST(MarkersOfASale, LieUnderOneThatCouldNotFall_JR5_13)
{
    Table table = game1836(3); // below R6C9 is no space
    table.running("B", "R5C9", "p2", 0).shares("p1", "B", 10).running("GCL", "R6C9", "p3", 0);
    table.shares("p1", "GCL", 10).round("SR2").turnOf("p1");
    table.after({sellShares("p1", "GCL", 10), sellShares("p1", "B", 10)});
    EXPECT_THAT(table.pile("R6C9"), ElementsAre("GCL", "B"));
}

} // namespace
} // namespace flimnap::test
