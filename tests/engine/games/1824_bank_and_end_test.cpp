#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// When the bank is broken, and the end of the game (AH-7.1 to AH-7.5).

/// OR3.1 of a set of two; BK can pay out to p1 (60 %) and p2 (40 %). The last train of its kind is about to be sold.
class BreakingBank1824 : public ::testing::Test
{
protected:
    BreakingBank1824()
    {
        table.begun("3").stock("3", 1).running("BK", "R5C3", "p1", 500).shares("p1", "BK", 40).shares("p2", "BK", 40);
        table.train("BK", "3").cash("p1", 0).round("OR3.1");
    }

    Table table = game1824(3);
};

// Scenario 52
TEST_F(BreakingBank1824, PaymentsAreMadeInFullAndTheSetIsFinishedWithoutExport_AH7_2)
{
    table.cash("bank", 35).after({runTrains("BK", 120), payOut("BK")});

    EXPECT_EQ(table.cash("p1"), 72);
    EXPECT_EQ(table.cash("bank"), -85);
    EXPECT_TRUE(table.position().isBankBroken);
    EXPECT_EQ(told<BankBroke>(table.events()).size(), 1U);

    table.after(done("BK"));
    ASSERT_EQ(table.round(), "OR3.2");
    idle(table);
    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.turn(), "");
    EXPECT_EQ(table.left("3"), 1);
    EXPECT_TRUE(told<CardExported>(table.events()).empty());
}

// AH-7.1, A-21: at nought it is broken.
TEST_F(BreakingBank1824, IsBrokenWhenItIsEmpty_AH7_1)
{
    Table oneLeft = table;
    oneLeft.cash("bank", 121).after({runTrains("BK", 120), payOut("BK")});
    EXPECT_FALSE(oneLeft.position().isBankBroken);

    table.cash("bank", 120).after({runTrains("BK", 120), payOut("BK")});
    EXPECT_TRUE(table.position().isBankBroken);
    EXPECT_EQ(table.cash("bank"), 0);
}

TEST_F(BreakingBank1824, StaysBrokenWhenMoneyComesBack_AH7_1)
{
    table.cash("bank", 35).after({runTrains("BK", 120), payOut("BK"), buyTrain("BK", "3"), done("BK")});
    EXPECT_EQ(table.cash("bank"), -85 + 180);
    idle(table);
    EXPECT_EQ(table.round(), "END");
}

TEST_F(BreakingBank1824, BrokenInTheLastRoundOfTheSetTheGameIsOver_AH7_2)
{
    table.round("OR3.2").cash("bank", 35).after({runTrains("BK", 120), payOut("BK"), done("BK")});
    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.left("3"), 1);
}

TEST_F(BreakingBank1824, AfterTheEndNothingIsPlayed_AH7_2)
{
    table.round("OR3.2").cash("bank", 35).after({runTrains("BK", 120), payOut("BK"), done("BK")});
    for (const std::string &line : {pass("p1"), done("BK"), buyShare("p1", "BK")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "game-over AH-7.2")) << line;
}

// Scenario 53
TEST(EndOfGame1824, BrokenInAStockRoundACompleteSetFollows_AH7_3)
{
    Table table = game1824(3);
    table.begun("6").running("BK", "R5C3", "p1", 0).shares("p1", "BK", 40).shares("p2", "BK", 30).train("BK", "6");
    table.round("SR6").cash("bank", 80).after(sellShares("p1", "BK", 10));
    EXPECT_TRUE(table.position().isBankBroken);
    EXPECT_EQ(table.round(), "SR6");
    table.after({pass("p1"), buyShare("p2", "BK")}); // the round goes on

    allPass(table);
    for (const char *round : {"OR6.1", "OR6.2", "OR6.3"}) {
        EXPECT_EQ(table.round(), round);
        idle(table);
    }
    EXPECT_EQ(table.round(), "END");
}

// AH-6.51, AH-7.2: a state's capital breaks it in the last round of a set: no export follows, no stock round.
TEST(EndOfGame1824, FormationsAreDoneInTheLastRound_AH7_5)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).minorOf("p2", "SD1", 30).running("BH", "R5C3", "p1", 400).round("OR3.2");
    table.turnOf("BH").after(buyTrain("BH", "4")).cash("bank", 100).after(done("BH"));

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.status("SD"), "operating");
    EXPECT_EQ(table.cash("SD"), 960 + 30);
    EXPECT_EQ(table.cash("bank"), 100 - 960);
    EXPECT_EQ(table.left("4"), 3); // not exported
}

TEST(EndOfGame1824, OpeningsAreDoneInTheLastRound_AH7_5)
{
    Table table = game1824(3);
    table.begun("4").stock("4", 0).minorOf("p1", "EOD", 30, 140).shares("p2", "MS", 30);
    table.running("BH", "R5C3", "p3", 500);
    table.running("CL", "R4C3", "p3", 0).shares("p2", "CL", 10).train("CL", "4").round("OR4.2").turnOf("CL");
    table.cash("bank", 5).after({runTrains("CL", 100), payOut("CL"), done("CL")});
    ASSERT_TRUE(table.position().isBankBroken);
    table.after({buyTrain("BH", "5"), done("BH")});

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.status("MS"), "operating");
    EXPECT_EQ(table.cash("MS"), 8 * 70 + 30);
    EXPECT_EQ(table.status("UG"), "operating"); // formed with the 5-train
}

// broken by what the export triggers counts as broken in the next stock round.
TEST(EndOfGame1824, BrokenByTheExportAStockRoundAndASetFollow_AH7_2)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).minorOf("p2", "SD1", 30).train("SD1", "3").round("OR3.2").cash("bank", 100);
    table.after({runTrains("SD1", 0), done("SD1")}); // the first 4 is exported, SD forms
    EXPECT_TRUE(table.position().isBankBroken);
    ASSERT_EQ(table.round(), "SR4");

    allPass(table);
    allIdle(table);
    EXPECT_EQ(table.round(), "OR4.2");
    allIdle(table);
    EXPECT_EQ(table.round(), "END");
}

TEST(EndOfGame1824, UntilTheBankBreaksTheGameGoesOn_AH7_4)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R5C3", "p1", 0).train("BK", "3").round("OR9.3").cash("bank", 1);
    idle(table);
    EXPECT_EQ(table.round(), "SR10");
}

TEST(EndOfGame1824, MoneyIsNeitherMadeNorLost_AHA23)
{
    Table table = game1824(4);
    table.begun("5").stock("5", 0).minorOf("p1", "KK1", 700).train("KK1", "4").minorOf("p2", "KK2", 10);
    table.running("BK", "R5C3", "p3", 100).cash("p3", 20).round("OR5.1");
    table.after({runTrains("KK1", 100), buyTrain("KK1", "6"), done("KK1"), buyTrain("KK2", "6"), done("KK2"),
                 buyTrain("BK", "6"), done("BK"), keepToken("p1", 1)});

    int sum = table.cash("bank");
    for (int seat = 1; seat <= 4; ++seat)
        sum += table.cash(player(seat));
    for (const CompanyDefinition &company : table.game().companies)
        sum += table.cash(company.code);
    EXPECT_EQ(sum, 12'000);
}

// AH-7.2, AH-6.52: an opening after the export is one of the things the export triggers.
TEST(EndOfGame1824, BrokenByAnOpeningAfterTheExportAStockRoundAndASetFollow_AH7_2)
{
    Table table = game1824(4);
    table.begun("3").stock("3", 0).running("SD", "R1C3", "", 0).running("CL", "R5C3", "p3", 0).train("CL", "3");
    table.started("BH", "R4C3", "p4").shares("p3", "BH", 20).privateOf("p1", "B2").round("OR3.2").cash("bank", 500);
    idle(table);
    ASSERT_FALSE(table.position().isBankBroken);
    table.after(exchange("p1", "B2", "BH"));
    EXPECT_TRUE(table.position().isBankBroken);
    EXPECT_EQ(table.round(), "SR4");

    allPass(table);
    EXPECT_EQ(table.round(), "OR4.1");
}

// AH-2.19: in phase two a set has one round.
TEST(EndOfGame1824, BrokenInTheOnlyRoundOfASetTheGameIsOver_AH7_2)
{
    Table table = game1824(3);
    table.begun("2").running("BK", "R5C3", "p1", 0).train("BK", "2").round("OR2.1").cash("bank", 10);
    table.after({runTrains("BK", 100), payOut("BK"), done("BK")});
    EXPECT_EQ(table.round(), "END");
}

} // namespace
} // namespace flimnap::test
