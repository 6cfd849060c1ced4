#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

// Who has a turn, and the cards that are taken in it (LI-5.1 to LI-5.3, LI-5.6).

/// The first part of round 1 of four players; p1 is the first.
class TurnsLilliput : public ::testing::Test
{
protected:
    Table table = fourDirectors().round("ACTIONS1");
};

// Scenario LI-S2
TEST_F(TurnsLilliput, GoForwardsAndBackAgain_LIS2)
{
    std::vector<std::string> turns;
    for (const char *card : {"C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"}) {
        turns.push_back(table.turn());
        idleWith(table, card);
    }
    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p3", "p4", "p4", "p3", "p2", "p1"));

    for (const char *company : {"MR", "SR", "LNR", "GVR"}) // by price, then from the top of the pile
        table.after(done(company));
    EXPECT_EQ(table.round(), "ROUND2");
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_THAT(table.order(), ElementsAre("p2", "p3", "p4", "p1"));
}

// LI-5.1
TEST_F(TurnsLilliput, TheTrainsRunWhenAllHavePassedTwice_LI5_1)
{
    for (const char *card : {"C1", "C2", "C3", "C4", "C5", "C6", "C7"})
        idleWith(table, card);
    EXPECT_EQ(table.turn(), "p1");
    table.after({takeCard("p1", "C8", 2), pass("p1")});
    EXPECT_EQ(table.round(), "ROUND1");
    EXPECT_EQ(table.turn(), "MR");
}

// LI-5.2
TEST_F(TurnsLilliput, NobodyActsOutOfTurn_LI5_2)
{
    table.privateOf("p2", "flimnap").train("LNR", "2*");
    for (const std::string &line : {takeCard("p2", "C1", 1), copyCard("p3", "C1", 1), pass("p4"),
                                    handIn("p2", "flimnap"), sellShares("p2", "SR", 10)})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "not-your-turn LI-5.2"));
    for (const std::string &line :
         {layTrack("LNR"), returnTrain("LNR", "2*"), placeStation("MR"), buyTrain("GVR", "2")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "not-your-turn LI-5.2"));
}

// LI-5.6: a turn uses up a card.
TEST_F(TurnsLilliput, ATurnNeedsACard_LI5_6)
{
    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "must-take-card LI-5.6"));
    table.after(forced(pass("p1")));
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_THAT(told<RuleWaived>(table.events()), ::testing::SizeIs(1));
}

// LI-5.6: the action itself is not a must.
TEST_F(TurnsLilliput, AnActionCanBeForgone_LI5_6)
{
    table.after({takeCard("p1", "C8", 1), pass("p1")});
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p2", "C8", 1), "card-taken LI-5.3"));
}

// LI-5.3
TEST_F(TurnsLilliput, NothingOfACardIsDoneBeforeItIsTaken_LI5_3)
{
    for (const std::string &line :
         {layTrack("SR"), buyShare("p1", "LNR"), sellShares("p1", "SR", 10), startCompany("p1", "C5", 50),
          buyTrain("SR", "2"), placeStation("SR"), fund("p1", {{"SR", 50}})})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-take-card LI-5.3"));
}

// LI-5.3
TEST_F(TurnsLilliput, ATakenCardIsTakenForEverybody_LI5_3)
{
    idleWith(table, "C1");
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p2", "C1", 1), "card-taken LI-5.3"));
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p2", "C1", 2), "card-taken LI-5.3"));

    idleWith(table, "C2");
    idleWith(table, "C3");
    idleWith(table, "C4");
    EXPECT_EQ(table.turn(), "p4"); // also for himself
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p4", "C4", 1), "card-taken LI-5.3"));
}

// LI-5.3: one card a turn.
TEST_F(TurnsLilliput, OnlyOneCardATurn_LI5_3)
{
    table.after(takeCard("p1", "C1", 2));
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p1", "C2", 1), "card-in-use LI-5.3"));
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p1", "C1", 1), "card-in-use LI-5.3"));
}

// LI-6.19
TEST_F(TurnsLilliput, AllCardsComeBackInTheNextRound_LI6_19)
{
    for (const char *card : {"C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"})
        idleWith(table, card);
    for (const char *company : {"MR", "SR", "LNR", "GVR"})
        table.after(done(company));

    for (const char *card : {"C1", "C8"})
        EXPECT_EQ(table.refusal(takeCard("p2", card, 1)), "accepted") << card;
    EXPECT_TRUE(refusesUnlessForced(table, copyCard("p2", "C1", 1), "card-not-used LI-5.4"));
}

// LI-5.1
TEST_F(TurnsLilliput, TrainsDoNotRunBeforeAllHaveActed_LI5_1)
{
    table.train("SR", "2").after(takeCard("p1", "C1", 1));
    for (const std::string &line : {done("SR"), withhold("SR"), discard("SR", "2"), buyPrivate("p1", "flimnap"),
                                    repayDebt("p1", 10), runNowhere("SR")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "wrong-round LI-5.1"));
}

// LI-3.2, table 2e: what does not lie on the table cannot be taken.
TEST(TurnsOfTwoLilliput, KnowOnlyTheCardsOfTheTable_LI3_2)
{
    Table table = lilliput(2);
    draft(table, {"SR", "MR", "limnoc", "golbasto"});

    for (const char *card : {"C1", "C5", "C6", "C7", "C11"})
        EXPECT_TRUE(refusesEvenIfForced(table, takeCard("p1", card, 1), "unknown-name LI-3.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, copyCard("p1", "C1", 1), "unknown-name LI-5.4"));
}

// LI-5.2
TEST(TurnsOfTwoLilliput, AreTwoEach_LI5_2)
{
    Table table = lilliput(2);
    draft(table, {"SR", "MR", "limnoc", "golbasto"});
    std::vector<std::string> turns;
    for (const char *card : {"C2", "C3", "C4", "C8"}) {
        turns.push_back(table.turn());
        idleWith(table, card);
    }
    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p2", "p1"));
    EXPECT_EQ(table.turn(), "MR");
}

// LI-5.2
TEST(TurnsOfThreeLilliput, AreTwoEach_LI5_2)
{
    Table table = lilliput(3);
    draft(table, {"SR", "MR", "LNR", "limnoc", "golbasto", "flimnap"});
    std::vector<std::string> turns;
    for (const char *card : {"C2", "C3", "C4", "C5", "C7", "C8"}) {
        turns.push_back(table.turn());
        idleWith(table, card);
    }
    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p3", "p3", "p2", "p1"));
}

// LI-5.3: what lies on the table is offered with both sides.
TEST_F(TurnsLilliput, EveryFreeCardIsOfferedWithBothSides_LI5_3)
{
    idleWith(table, "C3");

    std::vector<std::string> expected;
    for (const char *card : {"C1", "C2", "C4", "C5", "C6", "C7", "C8", "C9", "C10"})
        for (const int side : {1, 2})
            expected.push_back(takeCard("p2", card, side));
    for (const int side : {1, 2})
        expected.push_back(copyCard("p2", "C3", side));
    EXPECT_THAT(openOffers(table), ::testing::UnorderedElementsAreArray(expected));

    table.copyCards("p2", 0);
    EXPECT_THAT(openOffers(table), Not(Contains(copyCard("p2", "C3", 1))));
}

// A table may overrule whose turn it is.
TEST_F(TurnsLilliput, ACorrectionGivesTheTurnToTheNextTimeThePlayerHasOne)
{
    idleWith(table, "C1");
    table.after(correct(R"("turn":"p4")"));
    EXPECT_EQ(table.turn(), "p4");
    idleWith(table, "C2");
    EXPECT_EQ(table.turn(), "p4"); // his second turn follows
    idleWith(table, "C3");
    EXPECT_EQ(table.turn(), "p3");
}

TEST_F(TurnsLilliput, ACorrectedTurnBeginsWithoutACard)
{
    table.after({takeCard("p1", "C1", 2), correct(R"("turn":"p1")")});
    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "must-take-card LI-5.6"));
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p1", "C1", 1), "card-taken LI-5.3"));
    EXPECT_EQ(table.refusal(takeCard("p1", "C2", 1)), "accepted");
}

TEST_F(TurnsLilliput, ACorrectionGoesBackToAPlayerWhoHasHadBothTurns)
{
    for (const char *card : {"C1", "C2", "C3", "C4", "C5", "C6", "C7"})
        idleWith(table, card);
    table.after(correct(R"("turn":"p3")"));
    EXPECT_EQ(table.turn(), "p3");
    idleWith(table, "C8");
    EXPECT_EQ(table.turn(), "p4");
}

TEST_F(TurnsLilliput, ACorrectionGivesNoCompanyATurnNow)
{
    EXPECT_TRUE(refusesEvenIfForced(table, correct(R"("turn":"SR")"), "not-in-this-round LI-1.4"));
}

} // namespace
} // namespace flimnap::test
