#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// States without a director (AH-6.4, AH-6.59).

// Scenario 40
TEST(DirectorlessState1824, FallsOnceARoundUntilSomebodyHoldsTwoShares_AH6_59)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).minorOf("p1", "SD2", 11).train("SD2", "3").minorOf("p2", "SD3", 22);
    table.train("SD3", "3");
    table.running("BH", "R7C1", "p3", 500).round("OR3.1").turnOf("BH").after({buyTrain("BH", "4"), done("BH")});
    ASSERT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.status("SD"), "operating");
    EXPECT_EQ(table.cash("SD"), 960 + 33);
    EXPECT_EQ(table.director("SD"), "");
    EXPECT_EQ(table.percent("p1", "SD"), 10);
    EXPECT_EQ(table.percent("p2", "SD"), 10);
    EXPECT_EQ(table.cell("SD"), "R1C2"); // its place in the queue was before BH's

    idle(table); // BH
    ASSERT_EQ(table.round(), "SR4");
    allPass(table);
    EXPECT_EQ(table.cell("SD"), "R1C1");
    idle(table);
    ASSERT_EQ(table.round(), "OR4.2");
    EXPECT_EQ(table.cell("SD"), "R2C1");
    EXPECT_EQ(table.price("SD"), 90);
    idle(table);

    ASSERT_EQ(table.round(), "SR5");
    table.turnOf("p1").after(buyShare("p1", "SD"));
    EXPECT_EQ(table.director("SD"), "p1");
    EXPECT_EQ(table.directorsCertificate("SD"), "p1");
    EXPECT_EQ(table.percent("p1", "SD"), 20);
    EXPECT_EQ(table.certificates("p1"), 1);

    allPass(table);
    EXPECT_EQ(table.turn(), "SD");
    EXPECT_EQ(table.cell("SD"), "R2C1");
}

/// OR5.1: UG has no director, 500 and a 4-train, at 120; p1 and p2 hold 10 % of it; BK is p3's at 60.
class UgWithoutDirector1824 : public ::testing::Test
{
protected:
    UgWithoutDirector1824()
    {
        table.begun("5").running("UG", "R1C3", "", 500).train("UG", "4").shares("p1", "UG", 10).shares("p2", "UG", 10);
        table.running("BK", "R7C3", "p3", 0).train("BK", "5").running("MS", "R1C5", "p3", 0).train("MS", "5");
        table.cash("p1", 500).cash("p2", 500);
    }

    Table table = game1824(3);
};

TEST_F(UgWithoutDirector1824, TakesNoTurnAndFallsAtItsPlace_AH6_4)
{
    table.round("OR5.1");
    EXPECT_EQ(table.turn(), "MS"); // 140
    EXPECT_EQ(table.cell("UG"), "R1C3");

    idle(table);

    EXPECT_EQ(table.turn(), "BK");
    EXPECT_EQ(table.cell("UG"), "R1C2");
    EXPECT_THAT(table.trains("UG"), ElementsAre("4"));
    EXPECT_EQ(table.cash("UG"), 500);
}

TEST_F(UgWithoutDirector1824, FallsOnceARoundOnly_A51)
{
    // Given it would come after BK once it has fallen.
    table.marker("BK", "R2C4").round("OR5.1"); // 120, further right than R1C3
    idle(table);                               // MS
    idle(table);                               // BK
    EXPECT_EQ(table.round(), "OR5.2");
    EXPECT_EQ(table.cell("UG"), "R1C2");
}

TEST_F(UgWithoutDirector1824, OnlyTenPercentsAreForSale_AH6_59)
{
    table.round("SR5");
    EXPECT_NE(table.refusal(buySharePercent("p1", "UG", 20)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "UG", 100), "not-on-sale AH-5.13"));
    EXPECT_EQ(table.refusal(buyShare("p1", "UG")), "accepted");
}

TEST_F(UgWithoutDirector1824, WhoHoldsTwoSharesBecomesDirectorAtOnce_AH6_59)
{
    table.round("SR5").after(buyShare("p1", "UG"));
    EXPECT_EQ(table.director("UG"), "p1");
    EXPECT_EQ(table.percent("bank", "UG"), 70);

    table.after(buyShare("p2", "UG"));
    EXPECT_EQ(table.director("UG"), "p1"); // equal: no change
}

TEST_F(UgWithoutDirector1824, ItsSharesAreNotSold_AH6_59)
{
    for (const char *company : {"BK", "MS"})
        table.shares("p1", company, 10);
    table.shares("p3", "UG", 10).shares("p1", "UG", 30).round("SR5"); // laid out so: 40 % in one hand
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "UG", 10), "not-operated AH-5.18"));
}

// A certificate that came to somebody by frozen20 = formation is swapped after the formation at once.
TEST(DirectorlessState1824, AlsoWhereTheTableSwapsAtTheFormation_AH6_59)
{
    Table table = game1824(3, R"({"overrides":{"frozen20":"formation"}})");
    table.begun("5").running("UG", "R1C3", "", 500).shares("p1", "UG", 10).cash("p1", 500).round("SR5");
    table.after(buyShare("p1", "UG"));
    EXPECT_EQ(table.director("UG"), "p1");
    EXPECT_EQ(table.certificates("p1"), 1);
}

} // namespace
} // namespace flimnap::test
