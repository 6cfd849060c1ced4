#include <gmock/gmock.h>

#include "18lilliput_operation.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Who runs trains when, and what a turn consists of (LI-6.1, LI-6.2).

/// LI-S34: on 60 Mildendo (red) above Slamecksan (blue), Glimigrim (green) on 70; each has a train.
class OperatingOrderLilliput : public ::testing::Test
{
protected:
    OperatingOrderLilliput()
    {
        table.operating("MR", 60, "p1", 0).operating("SR", 60, "p2", 0).operating("GVR", 70, "p3", 0);
        for (const char *company : {"MR", "SR", "GVR"})
            table.established(company).train(company, "2");
        table.round("ROUND3");
    }

    void paysAndIsDone(const std::string &company)
    {
        table.after({run(company, {{"2", 50}}), payOut(company), done(company)});
    }

    Table table = lilliput(3);
};

TEST_F(OperatingOrderLilliput, TheDearestFirstAndOnOneSpaceTheUpperOne_LIS34)
{
    EXPECT_EQ(table.turn(), "GVR");
    paysAndIsDone("GVR");
    EXPECT_EQ(table.price("GVR"), 80);
    EXPECT_EQ(table.turn(), "MR");
    paysAndIsDone("MR");
    EXPECT_EQ(table.turn(), "SR");
    paysAndIsDone("SR");

    EXPECT_THAT(table.pile(70), ElementsAre("MR", "SR"));
}

TEST_F(OperatingOrderLilliput, IsFixedWhenTheRunBegins_LI6_1)
{
    table.after({run("GVR", {{"2", 50}}), withhold("GVR")}); // 70 to 60, below the two others
    EXPECT_THAT(table.pile(60), ElementsAre("MR", "SR", "GVR"));
    table.after(done("GVR"));

    paysAndIsDone("MR");
    paysAndIsDone("SR");

    EXPECT_EQ(table.round(), "ROUND4"); // GVR has had its turn
}

TEST_F(OperatingOrderLilliput, ACompanyOutOfTurnRunsNothing_LI6_1)
{
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"2", 50}}), "not-your-turn LI-6.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("SR"), "not-your-turn LI-6.1"));
    table.after(run("GVR", {{"2", 50}}));
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("SR"), "not-your-turn LI-6.1"));
}

TEST_F(OperatingOrderLilliput, ATrainOutOfTheDepotIsBoughtInOnesTurn_LI6_1)
{
    table.cash("SR", 200).train("depot", "3").after(run("GVR", {{"2", 50}}));
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "3"), "not-your-turn LI-6.1"));

    table.after({forced(buyFromDepot("SR", "3")), withhold("GVR")}); // GVR's turn goes on where it was

    EXPECT_THAT(table.trains("SR"), ElementsAre("2", "3"));
    EXPECT_EQ(table.cash("GVR"), 50);
}

TEST_F(OperatingOrderLilliput, CardsAreForTheActions_LI6_2)
{
    EXPECT_TRUE(refusesEvenIfForced(table, takeCard("p1", "C3", 2), "wrong-round LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("GVR"), "wrong-round LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p3"), "wrong-round LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, gulliver("none"), "unknown-name LI-1.1"));
}

TEST_F(OperatingOrderLilliput, TrainsThatAreThereRunBeforeAnythingElse_LI6_2)
{
    table.train("depot", "2").cash("GVR", 100);
    EXPECT_TRUE(refusesEvenIfForced(table, done("GVR"), "must-run LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("GVR", "2"), "must-run LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("GVR"), "must-run LI-6.9"));

    table.after(run("GVR", {{"2", 50}})); // the dividend is still to be decided

    EXPECT_TRUE(refusesEvenIfForced(table, run("GVR", {{"2", 50}}), "wrong-step LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("GVR"), "must-pay LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("GVR", "2"), "must-pay LI-6.2"));

    table.after(payOut("GVR"));

    EXPECT_TRUE(refusesEvenIfForced(table, payOut("GVR"), "nothing-to-pay LI-6.9"));
    EXPECT_TRUE(refusesEvenIfForced(table, run("GVR", {{"2", 50}}), "wrong-step LI-6.2"));
    EXPECT_EQ(table.refusal(done("GVR")), "accepted");
}

TEST_F(OperatingOrderLilliput, TheTableMayGiveTheTurnToACompany_LI6_1)
{
    paysAndIsDone("GVR");
    table.turnOf("GVR");
    EXPECT_EQ(table.turn(), "GVR");
    paysAndIsDone("GVR"); // 80 to 100
    EXPECT_EQ(table.price("GVR"), 100);
    EXPECT_EQ(table.turn(), "MR");
}

// A company that is founded runs in the same round: all founded companies operate.
TEST(OperationLilliput, ACompanyFoundedInThisRoundHasItsTurn_LI6_1)
{
    Table table = fourDirectors();
    table.train("depot", "2").cash("p1", 250).round("ACTIONS2").after(takeCard("p1", "C4", 1));
    table.after({startCompany("p1", "C5", 50), buyFromDepot("C5", "2"), pass("p1")});
    idleThroughActions(table);

    EXPECT_THAT(table.operatingOrder(), ElementsAre("MR", "SR", "LNR", "GVR", "C5"));
    for (const char *company : {"MR", "SR", "LNR", "GVR"})
        table.after(done(company));
    table.after({run("C5", {{"2", 40}}), payOut("C5")});

    EXPECT_EQ(table.price("C5"), 60);
}

// Nobody has to own a train (LI-5.28): the prices fall, and the round goes by.
TEST(OperationLilliput, ARoundWithoutAnyTrainsGoesByToo_LI6_13)
{
    Table table = fourDirectors();
    table.round("ROUND2");
    for (const char *company : {"MR", "SR", "LNR", "GVR"})
        table.after(done(company));

    EXPECT_THAT(table.pile(45), ElementsAre("MR", "SR", "LNR", "GVR")); // 55 and 50 both lead to 45
    EXPECT_EQ(table.round(), "ROUND3");
}

TEST(OperationLilliput, TheLastPassStartsIt_LI5_1)
{
    Table table = fourDirectors();
    table.round("ACTIONS2");
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"2", 50}}), "wrong-round LI-5.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("SR"), "wrong-round LI-5.1"));
    idleThroughActions(table);
    EXPECT_EQ(table.round(), "ROUND2");
    EXPECT_EQ(table.turn(), "MR");
    EXPECT_THAT(table.trains("MR"), IsEmpty());
}

} // namespace
} // namespace flimnap::test
