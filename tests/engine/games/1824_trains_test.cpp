#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Trains from the bank (AH-6.18 to AH-6.24, AH-6.28, AH-6.29).

/// BK's turn in OR3.1 without a train and with this treasury; p1, its director, has nothing.
Table turnInPhase(const std::string &phase, int treasury)
{
    Table table = game1824(3);
    table.begun(phase).running("BK", "R5C3", "p1", treasury).cash("p1", 0).round("OR3.1");
    return table;
}

TEST(Trains1824, CostTheTreasuryTheirPrintedPrice_AH2_15)
{
    for (const auto &[train, phase, price] :
         {std::tuple("2", "2", 80), std::tuple("3", "3", 180), std::tuple("4", "4", 280), std::tuple("5", "5", 400),
          std::tuple("6", "6", 600), std::tuple("8", "8", 800), std::tuple("10", "10", 1000),
          std::tuple("1g", "2", 120), std::tuple("2g", "3", 240), std::tuple("3g", "4", 360),
          std::tuple("4g", "6", 600), std::tuple("5g", "8", 800)}) {
        Table table = turnInPhase(phase, 1000);
        const int bank = table.cash("bank");

        table.after(buyTrain("BK", train));

        EXPECT_EQ(table.cash("BK"), 1000 - price) << train;
        EXPECT_EQ(table.cash("bank"), bank + price) << train;
        EXPECT_THAT(table.trains("BK"), ElementsAre(train));
    }
}

TEST(Trains1824, AStatedPriceIsThePrintedOne_AH6_26)
{
    const Table table = turnInPhase("3", 500);
    EXPECT_EQ(table.refusal(with(buyTrain("BK", "3"), R"("price":180)")), "accepted");
    for (const char *price : {R"("price":179)", R"("price":181)"})
        EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("BK", "3"), price), "price-choice AH-6.26"));
}

TEST(Trains1824, AnyNumberIsBoughtOneAfterTheOther_AH6_18)
{
    Table table = turnInPhase("2", 500);
    table.stock("2", 2).after({buyTrain("BK", "2"), buyTrain("BK", "2"), buyTrain("BK", "3")});

    EXPECT_THAT(table.trains("BK"), ElementsAre("2", "2", "3"));
    EXPECT_EQ(table.cash("BK"), 500 - 80 - 80 - 180);
    EXPECT_EQ(table.phase(), "3");
    EXPECT_EQ(table.left("3"), 6);
}

TEST(Trains1824, OnlyTheLowestOrdinaryTypeIsForSale_AH6_19)
{
    Table table = turnInPhase("2", 2000);
    table.stock("2", 1);
    for (const char *later : {"3", "4", "5", "6", "8", "10"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BK", later), "train-not-on-sale AH-6.19")) << later;

    table.after(buyTrain("BK", "2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BK", "2"), "train-not-on-sale AH-6.19"));
    EXPECT_EQ(table.refusal(buyTrain("BK", "3")), "accepted");
    EXPECT_EQ(table.topCard(), "3");
}

TEST(Trains1824, TenTrainsNeverRunOut_AH2_15)
{
    Table table = game1824(6);
    table.phase("10").deckFrom("10");
    for (const char *company : {"BK", "MS", "CL", "SB", "BH", "UG", "KK"})
        table.running(company, "R5C3", "p1", 3000);
    table.cash("bank", 50'000).round("OR3.1");

    for (int bought = 0; bought < 7; ++bought)
        table.after({buyTrain(table.turn(), "10"), buyTrain(table.turn(), "10"), done(table.turn())});

    EXPECT_EQ(table.topCard(), "10");
}

// AH-6.20, A-52: several goods types may be on sale together.
TEST(Trains1824, GoodsTrainsAreUnlockedByOrdinaryOnes_AH6_20)
{
    for (const auto &[phase, unlocked] : {std::pair("2", 1), std::pair("3", 2), std::pair("4", 3), std::pair("5", 3),
                                          std::pair("6", 4), std::pair("8", 5), std::pair("10", 5)}) {
        const Table table = turnInPhase(phase, 2000);
        int goods = 0;
        for (const char *train : {"1g", "2g", "3g", "4g", "5g"}) {
            if (++goods <= unlocked)
                EXPECT_EQ(table.refusal(buyTrain("BK", train)), "accepted") << train << " in " << phase;
            else
                EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BK", train), "train-not-on-sale AH-6.19"))
                    << train << " in " << phase;
        }
    }
}

TEST(Trains1824, BeforeTheFirst2TrainNoGoodsTrainIsForSale_AH6_20)
{
    Table table = game1824(3);
    table.running("BK", "R5C3", "p1", 500).round("OR1.1");
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BK", "1g"), "train-not-on-sale AH-6.19"));

    table.after(buyTrain("BK", "2"));
    EXPECT_EQ(table.refusal(buyTrain("BK", "1g")), "accepted");
}

TEST(Trains1824, ASoldOutGoodsTypeIsNotForSale_AH6_20)
{
    Table table = turnInPhase("2", 500);
    table.stock("1g", 1).after(buyTrain("BK", "1g"));
    EXPECT_EQ(table.left("1g"), 0);
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BK", "1g"), "train-not-on-sale AH-6.19"));
}

TEST(Trains1824, GoodsTrainsBeginNoPhaseAndUnlockNothing_AH6_20)
{
    Table table = turnInPhase("3", 1000);
    table.stock("1g", 0).stock("2g", 1).after(buyTrain("BK", "2g"));
    EXPECT_EQ(table.phase(), "3");
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BK", "3g"), "train-not-on-sale AH-6.19"));
}

TEST(Trains1824, CoalRailwaysOwnGoodsTrainsOnly_AH6_21)
{
    Table table = game1824(3);
    table.begun("2").minorOf("p1", "EPP", 500).round("OR2.1");
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("EPP", "2"), "train-size AH-6.21"));
    EXPECT_EQ(table.refusal(buyTrain("EPP", "1g")), "accepted");
}

TEST(Trains1824, AllOthersOwnBothKinds_AH6_21)
{
    Table table = game1824(3);
    table.begun("4").minorOf("p1", "UG1", 500).running("SD", "R1C3", "p2", 500).running("BK", "R5C3", "p2", 500);
    table.round("OR4.1");
    for (const char *company : {"UG1", "SD", "BK"}) {
        table.turnOf(company);
        EXPECT_EQ(table.refusal(buyTrain(company, "4")), "accepted") << company;
        EXPECT_EQ(table.refusal(buyTrain(company, "3g")), "accepted") << company;
    }
}

// AH-6.22, AH-2.19: exactly at the limit the next one is refused.
TEST(Trains1824, AtItsLimitACompanyBuysNothing_AH6_22)
{
    struct Limit
    {
        std::string company;
        std::string phase;
        int limit;
    };
    for (const Limit &row : {Limit{"BK", "2", 4}, Limit{"BK", "3", 4}, Limit{"BK", "4", 3}, Limit{"BK", "5", 3},
                             Limit{"BK", "6", 2}, Limit{"BK", "8", 2}, Limit{"BK", "10", 2}, Limit{"SD", "4", 4},
                             Limit{"SD", "5", 4}, Limit{"SD", "6", 3}, Limit{"SD", "8", 3}, Limit{"SD", "10", 3},
                             Limit{"EPP", "2", 2}, Limit{"EPP", "4", 2}, Limit{"KK1", "2", 2}, Limit{"KK1", "5", 2}}) {
        Table table = game1824(3);
        table.begun(row.phase);
        const bool isMinor = row.company == "EPP" || row.company == "KK1";
        if (isMinor)
            table.minorOf("p1", row.company, 2000);
        else
            table.running(row.company, "R5C3", "p1", 2000);
        const std::string train = row.phase == "2" ? "1g" : "2g";
        for (int owned = 0; owned < row.limit - 1; ++owned)
            table.train(row.company, train);
        table.round("OR3.1");
        if (row.limit > 1)
            table.after(runTrains(row.company, 0));
        EXPECT_EQ(table.refusal(buyTrain(row.company, train)), "accepted") << row.company << " in " << row.phase;

        table.train(row.company, train);
        EXPECT_TRUE(refusesUnlessForced(table, buyTrain(row.company, train), "train-limit AH-6.22"))
            << row.company << " in " << row.phase;
    }
}

TEST(Trains1824, AtItsLimitNotEvenIfThePurchaseWouldRustSome_AH6_22)
{
    Table table = turnInPhase("3", 1000);
    table.stock("3", 0).train("BK", "2").train("BK", "2").train("BK", "3").train("BK", "3").after(runTrains("BK", 0));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("BK", "4"), "train-limit AH-6.22"));
}

TEST(Trains1824, AreNeverGivenUpVoluntarily_AH6_24)
{
    Table table = turnInPhase("3", 1000);
    table.train("BK", "2").train("BK", "3").after(runTrains("BK", 0));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("BK", "2"), "wrong-round AH-6.24"));
}

TEST(Trains1824, BoughtInThisTurnRunInTheNextOne_AH6_24)
{
    Table table = turnInPhase("3", 1000);
    table.after(buyTrain("BK", "3"));
    EXPECT_NE(table.refusal(runTrains("BK", 50)), "accepted");
    table.after(done("BK"));
    ASSERT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.refusal(runTrains("BK", 50)), "accepted");
}

TEST(Trains1824, ThereIsNoPoolOfTrains_AH6_36)
{
    const Table table = turnInPhase("3", 1000);
    EXPECT_NE(table.refusal(buyFromPool("BK", "3")), "accepted");
}

// AH-6.28
TEST(Trains1824, AtTheEndOfItsTurnEveryCompanyOwnsATrain_AH6_28)
{
    Table table = game1824(3);
    table.begun("4").minorOf("p1", "EOD", 0).minorOf("p1", "UG1", 0).running("BK", "R5C3", "p2", 0);
    table.running("SD", "R1C3", "p2", 0).round("OR4.1");
    for (const char *company : {"EOD", "UG1", "BK", "SD"}) {
        table.turnOf(company);
        EXPECT_TRUE(refusesUnlessForced(table, done(company), "must-own-train AH-6.28")) << company;
    }
}

TEST(Trains1824, WhoLosesTheLastTrainAfterTheTurnBuysInTheNextOne_AH6_28)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).running("BK", "R4C3", "p1", 0).train("BK", "2").running("MS", "R5C3", "p2", 500);
    table.round("OR3.1").after({runTrains("BK", 0), done("BK"), buyTrain("MS", "4")});
    EXPECT_THAT(table.trains("BK"), IsEmpty());

    table.after(done("MS"));

    ASSERT_EQ(table.round(), "OR3.2");
    table.turnOf("BK");
    EXPECT_TRUE(refusesUnlessForced(table, done("BK"), "must-own-train AH-6.28"));
}

// Scenario 49; AH-6.29, A-41
class CoalWithoutTrain1824 : public ::testing::Test
{
protected:
    CoalWithoutTrain1824()
    {
        table.begun("4").stock("1g", 0).stock("2g", 0).stock("3g", 0).minorOf("p1", "EPP", 100).cash("p1", 300);
        table.running("MS", "R5C3", "p2", 0).train("MS", "2g").train("MS", "3").round("OR4.1");
    }

    Table table = game1824(3);
};

TEST_F(CoalWithoutTrain1824, IsExcusedWhileTheBankHasNoGoodsTrain_AH6_29)
{
    EXPECT_EQ(table.refusal(done("EPP")), "accepted");
    EXPECT_EQ(table.refusal(buyFrom("EPP", "MS", "2g", 100)), "price-choice AH-6.26"); // p2's: printed price only
    table.cash("EPP", 240);
    EXPECT_EQ(table.refusal(buyFrom("EPP", "MS", "2g", 240)), "accepted"); // but it may
}

TEST_F(CoalWithoutTrain1824, MustBuyAsSoonAsTheBankHasOne_AH6_29)
{
    table.stock("3g", 1);
    EXPECT_TRUE(refusesUnlessForced(table, done("EPP"), "must-own-train AH-6.28"));

    table.after(buyTrain("EPP", "3g"));

    EXPECT_EQ(table.cash("EPP"), 0);
    EXPECT_EQ(table.cash("p1"), 300 - 260);
    EXPECT_EQ(table.debt("p1"), 0);
}

TEST_F(CoalWithoutTrain1824, ALockedTypeIsNotAvailable_A41)
{
    EXPECT_EQ(table.left("4g"), 3);
    EXPECT_EQ(table.refusal(done("EPP")), "accepted"); // 4g come with the first 6
}

TEST_F(CoalWithoutTrain1824, IsNotHelpedToATrainItNeedNotBuy_AH6_30)
{
    table.cash("EPP", 100);
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("EPP", "MS", "2g", 240), "no-treasury AH-6.30"));
}

TEST(Trains1824, PreStateRailwaysAreNotExcused_AH6_29)
{
    Table table = game1824(3);
    table.begun("4").stock("1g", 0).stock("2g", 0).stock("3g", 0).minorOf("p1", "UG1", 0).round("OR4.1");
    EXPECT_TRUE(refusesUnlessForced(table, done("UG1"), "must-own-train AH-6.28"));
}

TEST(Trains1824, InPhaseOneACoalRailwayWithoutTrainIsExcused_A41)
{
    Table table = game1824(3);
    table.minorOf("p1", "EPP", 200).round("OR1.1");
    EXPECT_EQ(table.refusal(done("EPP")), "accepted");
}

} // namespace
} // namespace flimnap::test
