#include <gmock/gmock.h>

#include "18lilliput_operation.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Between two rounds, and the advanced variant that moves the train before the operation (LI-6.17 to LI-6.20, LI-8.1).

/// Four players with their companies, SR with these trains; the top card of the deck is the first 4-train.
Table withThe4OnTop(const std::vector<std::string> &trainsOfSR, const std::string &options = "{}")
{
    Table table = fourDirectors(options);
    table.phase("3").deckFrom("4");
    for (const std::string &train : trainsOfSR)
        table.train("SR", train);
    return table;
}

TEST(BureaucracyLilliput, TheTopCardGoesToTheDepotAndBeginsItsPhase_LIS32)
{
    Table table = withThe4OnTop({"2", "3"});
    table.train("LNR", "2").train("depot", "2").round("ROUND3");

    allEarnNothing(table);

    EXPECT_EQ(table.phase(), "4");
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "4"));
    EXPECT_EQ(table.left("4"), 4);
    EXPECT_THAT(table.trains("SR"), ElementsAre("2*", "3"));
    EXPECT_THAT(table.trains("LNR"), ElementsAre("2*"));
    EXPECT_EQ(table.round(), "ROUND4");
}

TEST(BureaucracyLilliput, ALaterCardOfItsKindBeginsNothing_LI2_23)
{
    Table table = fourDirectors();
    table.begun("4").train("SR", "2*").round("ROUND3");
    allEarnNothing(table);
    EXPECT_EQ(table.phase(), "4");
    EXPECT_THAT(table.trains("depot"), ElementsAre("4"));
    EXPECT_EQ(table.left("4"), 3);
}

// LI-2.24: rust, then obsolete, then the limit; also in the depot.
TEST(BureaucracyLilliput, RustComesBeforeTheLimit_LI2_24)
{
    Table table = fourDirectors();
    table.phase("4").deckFrom("5");
    for (const char *train : {"2*", "3", "4"})
        table.train("SR", train).train("depot", train);
    table.round("ROUND4");

    allEarnNothing(table);

    EXPECT_EQ(table.phase(), "5"); // SR is within the limit of 2 without giving anything up
    EXPECT_THAT(table.trains("SR"), ElementsAre("3", "4"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("3", "4", "5"));
    EXPECT_EQ(table.round(), "ROUND5");
}

TEST(BureaucracyLilliput, WhoIsOverTheNewLimitGivesTrainsUpInOperatingOrder_LI5_31)
{
    Table table = withThe4OnTop({"2", "2", "3", "3"});
    for (const char *train : {"2", "3", "3", "3"})
        table.train("MR", train);
    table.round("ROUND3");

    allEarnNothing(table); // MR and SR come to 45, MR first

    EXPECT_EQ(table.round(), "ROUND3"); // not over before
    EXPECT_EQ(table.turn(), "MR");
    EXPECT_TRUE(refusesEvenIfForced(table, takeCard("p2", "C3", 2), "must-discard LI-5.31"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("SR", "2*"), "must-discard LI-5.31"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("MR", "4"), "no-such-train LI-5.31"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("MR", "7"), "unknown-name LI-2.14"));
    table.after(discard("MR", "3")); // the director's choice (LI-D11)
    EXPECT_EQ(table.turn(), "SR");
    table.after(discard("SR", "2*"));

    EXPECT_EQ(table.round(), "ROUND4");
    EXPECT_THAT(table.trains("MR"), ElementsAre("2*", "3", "3"));
    EXPECT_THAT(table.trains("SR"), ElementsAre("2*", "3", "3"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "3", "4")); // unpaid
    EXPECT_EQ(table.cash("SR"), 500);
    EXPECT_EQ(table.left("4"), 4); // one card, no second
}

TEST(BureaucracyLilliput, TheFirstPlayersCardGoesOnClockwise_LI6_18)
{
    Table table = fourDirectors();
    table.round("ROUND3");
    EXPECT_THAT(table.order(), ElementsAre("p1", "p2", "p3", "p4"));
    allEarnNothing(table);
    EXPECT_THAT(table.order(), ElementsAre("p2", "p3", "p4", "p1"));
    EXPECT_EQ(table.turn(), "p2");
    idleThroughActions(table);
    allEarnNothing(table);
    EXPECT_EQ(table.turn(), "p3");
}

TEST(BureaucracyLilliput, AllCardsLieOnTheTableAgain_LI6_19)
{
    Table table = fourDirectors();
    table.round("ACTIONS3").after({takeCard("p1", "C3", 2), pass("p1")});
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p2", "C3", 2), "card-taken LI-5.3"));
    idleThroughActions(table);
    allEarnNothing(table);
    EXPECT_EQ(table.round(), "ROUND4");
    EXPECT_EQ(table.refusal(takeCard("p2", "C3", 2)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, copyCard("p2", "C3", 2), "card-not-used LI-5.4"));
}

// LI-D35: the deck never ends.
TEST(BureaucracyLilliput, TheLastKindOfTrainHasNoEnd_LID35)
{
    Table table = fourDirectors();
    table.phase("7").deckFrom("4D");
    for (int round = 3; round <= 7; ++round) {
        table.round("ROUND" + std::to_string(round));
        allEarnNothing(table);
    }
    EXPECT_THAT(table.trains("depot"), ElementsAre("4D", "4D", "4D", "4D", "4D"));
    EXPECT_EQ(table.topCard(), "4D");
}

TEST(BureaucracyLilliput, WithoutAnyCardLeftNothingMoves_LI6_17)
{
    Table table = fourDirectors(R"({"overrides":{"cards":{"4D":1}}})");
    table.phase("7").deckFrom("4D").stock("4D", 0).round("ROUND3");
    allEarnNothing(table);
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.round(), "ROUND4");
}

// The table puts something right while somebody still has to give up a train: no second card moves.
TEST(BureaucracyLilliput, ACorrectionInBetweenMovesNoSecondCard_LI6_17)
{
    Table table = withThe4OnTop({"2", "2", "3", "3"});
    table.round("ROUND3");
    allEarnNothing(table);
    table.after(correct(R"("company":"SR","train":"2*","do":"remove")"));

    EXPECT_EQ(table.round(), "ROUND4");
    EXPECT_EQ(table.left("4"), 4);
    EXPECT_THAT(table.order(), ElementsAre("p2", "p3", "p4", "p1"));
}

const std::string advanced = R"({"advancedTrains":true})";

TEST(AdvancedTrainsLilliput, TheCardMovesBeforeTheTrainsRun_LIS33)
{
    Table table = withThe4OnTop({"2"}, advanced);
    table.round("ACTIONS3");
    idleThroughActions(table);

    EXPECT_EQ(table.phase(), "4");
    EXPECT_THAT(table.trains("depot"), ElementsAre("4")); // LI-D19
    table.turnOf("SR");
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"2", 90}}), "no-such-train LI-6.2"));
    table.after({run("SR", {{"2*", 90}}), withhold("SR")});
    EXPECT_EQ(table.cash("SR"), 540);
}

TEST(AdvancedTrainsLilliput, NoCardMovesInTheBureaucracy_LI8_1)
{
    Table table = withThe4OnTop({}, advanced);
    table.round("ACTIONS3");
    idleThroughActions(table);
    allEarnNothing(table);

    EXPECT_EQ(table.round(), "ROUND4");
    EXPECT_EQ(table.left("4"), 4);
    EXPECT_THAT(table.trains("depot"), ElementsAre("4"));
    EXPECT_THAT(table.order(), ElementsAre("p2", "p3", "p4", "p1")); // the rest of it is as ever
}

TEST(AdvancedTrainsLilliput, TrainsOverTheLimitGoBeforeTheOperation_LI8_1)
{
    Table table = withThe4OnTop({"2", "2", "3", "3"}, advanced);
    table.round("ACTIONS3");
    idleThroughActions(table);

    EXPECT_EQ(table.turn(), "SR");
    EXPECT_TRUE(refusesEvenIfForced(table, done("MR"), "must-discard LI-5.31"));
    table.after(discard("SR", "2*"));

    EXPECT_EQ(table.turn(), "MR"); // 55
    EXPECT_EQ(table.left("4"), 4);
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "4"));
}

TEST(AdvancedTrainsLilliput, TheTrainCanBeBoughtInTheSameRound_LI8_1)
{
    Table table = withThe4OnTop({}, advanced);
    table.round("ACTIONS3");
    idleThroughActions(table);
    table.after({done("MR"), buyFromDepot("SR", "4")});
    EXPECT_THAT(table.trains("SR"), ElementsAre("4"));
    EXPECT_EQ(table.cash("SR"), 200);
}

TEST(AdvancedTrainsLilliput, HoldsInTheLastRoundToo_LI8_1)
{
    Table table = withThe4OnTop({"2"}, advanced);
    operationOf(table, 8);

    EXPECT_EQ(table.phase(), "4");
    EXPECT_THAT(table.trains("depot"), ElementsAre("4"));
    table.turnOf("SR").after(run("SR", {{"2*", 90}}));
    EXPECT_EQ(table.cash("p1"), 40); // half of 40, twice over
    allEarnNothing(table);
    EXPECT_EQ(table.round(), "END");
    EXPECT_THAT(table.trains("depot"), ElementsAre("4"));
}

} // namespace
} // namespace flimnap::test
