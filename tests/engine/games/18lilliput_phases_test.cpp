#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// What the first train of a type changes: old trains, rust and limits (LI-2.23 to LI-2.25, LI-5.31, LI-5.33).

/// p1's turn with the card C8.
class PhasesLilliput : public CardTurn
{
protected:
    PhasesLilliput() : CardTurn("C8") { table.cash("SR", 5000); }
};

// Scenario LI-S17: X is LNR, Y is SR.
TEST_F(PhasesLilliput, TheFirst4MakesThe2sOld_LIS17)
{
    table.begun("3").deckFrom("4");
    for (const char *train : {"2", "2", "3", "3"})
        table.train("LNR", train);
    withCard().after(buyTrain("SR", "4"));

    EXPECT_EQ(table.phase(), "4");
    EXPECT_THAT(table.trains("LNR"), ElementsAre("2*", "2*", "3", "3"));
    EXPECT_EQ(table.turn(), "LNR");
    table.after(discard("LNR", "2*"));
    EXPECT_THAT(table.trains("LNR"), ElementsAre("2*", "3", "3"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*"));
    EXPECT_EQ(table.turn(), "p1");
}

// Scenario LI-S18: X is LNR, Z is MR.
TEST_F(PhasesLilliput, TheFirst5RustsThe2s_LIS18)
{
    table.begun("4").deckFrom("5").train("depot", "2*");
    for (const char *train : {"2*", "3", "4"})
        table.train("LNR", train);
    for (const char *train : {"3", "3", "4"})
        table.train("MR", train);
    withCard().after(buyTrain("SR", "5"));

    EXPECT_EQ(table.phase(), "5");
    EXPECT_THAT(table.trains("LNR"), ElementsAre("3", "4"));
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.turn(), "MR");
    table.after(discard("MR", "3"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("3"));
    table.after({pass("p1"), takeCard("p2", "C10", 1)});
    EXPECT_EQ(table.refusal(fund("p2", {{"LNR", 100}})), "accepted");
}

// LI-2.P2, LI-2.P3
TEST_F(PhasesLilliput, TheFirst2AndThe3ChangeNoTrains_LI2_P3)
{
    table.train("LNR", "2").train("depot", "2");
    withCard().after(buyTrain("SR", "2"));
    EXPECT_EQ(table.phase(), "2");
    table.stock("2", 0).after(buyTrain("SR", "3"));
    EXPECT_EQ(table.phase(), "3");
    EXPECT_THAT(table.trains("LNR"), ElementsAre("2"));
    EXPECT_THAT(table.trains("SR"), ElementsAre("2", "3"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("2"));
}

// LI-2.P6
TEST_F(PhasesLilliput, TheFirst3DMakesThe3sOld_LI2_P6)
{
    table.begun("5").deckFrom("3D").train("LNR", "3").train("LNR", "4").train("depot", "3").train("MR", "5");
    withCard().after(buyTrain("SR", "3D"));
    EXPECT_EQ(table.phase(), "6");
    EXPECT_THAT(table.trains("LNR"), ElementsAre("3*", "4"));
    EXPECT_THAT(table.trains("MR"), ElementsAre("5"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("3*"));
}

// LI-2.P7, LI-2.22
TEST_F(PhasesLilliput, TheFirst4DRustsThe3sAndMakesThe4sOld_LI2_P7)
{
    table.begun("6").deckFrom("4D").train("LNR", "3*").train("LNR", "4").train("MR", "5").train("MR", "3D");
    table.train("depot", "3*").train("depot", "4").train("depot", "5");
    withCard().after(buyTrain("SR", "4D"));
    EXPECT_EQ(table.phase(), "7");
    EXPECT_THAT(table.trains("LNR"), ElementsAre("4*"));
    EXPECT_THAT(table.trains("MR"), ElementsAre("3D", "5"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("4*", "5"));

    table.after(buyTrain("SR", "4D")); // LI-2.22: a 4 never rusts
    EXPECT_THAT(table.trains("LNR"), ElementsAre("4*"));
}

// LI-2.24, LI-D10: what rusts need not be given back.
TEST_F(PhasesLilliput, RustComesBeforeTheLimit_LID10)
{
    table.begun("4").deckFrom("5");
    for (const char *train : {"2*", "3", "4"})
        table.train("LNR", train);
    withCard().after(buyTrain("SR", "5"));
    EXPECT_EQ(table.turn(), "p1");
}

// LI-5.33: the second purchase has the new limit and price.
TEST_F(PhasesLilliput, TheSecondTrainIsBoughtInTheNewPhase_LI5_33)
{
    table.begun("3").deckFrom("4").stock("4", 1).train("SR", "3").train("SR", "3");
    withCard().after(buyTrain("SR", "4"));
    EXPECT_EQ(table.phase(), "4");
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "5"), "train-limit LI-5.30"));
    table.after(forced(buyTrain("SR", "5")));
    EXPECT_EQ(table.cash("SR"), 5000 - 300 - 400);
}

// LI-5.31: of the director's choice, also the one just bought, for nothing.
TEST_F(PhasesLilliput, TheDirectorChoosesWhatGoes_LI5_31)
{
    table.begun("3").deckFrom("4");
    for (const char *train : {"2", "3", "3"})
        table.train("SR", train);
    withCard().after(buyTrain("SR", "4"));

    EXPECT_EQ(table.turn(), "SR");
    EXPECT_THAT(openOffers(table), UnorderedElementsAre(discard("SR", "2*"), discard("SR", "3"), discard("SR", "4")));
    table.after(discard("SR", "4"));
    EXPECT_EQ(table.cash("SR"), 4700);
    EXPECT_THAT(table.trains("SR"), ElementsAre("2*", "3", "3"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("4"));
}

// LI-5.31: several companies in operating order, each until it is within its limit.
TEST_F(PhasesLilliput, CompaniesGiveUpTrainsInOperatingOrder_LI5_31)
{
    table.begun("4").deckFrom("5").marker("GVR", 80);
    for (const char *company : {"LNR", "MR", "GVR"})
        table.train(company, "3").train(company, "3").train(company, "4");
    withCard().after(buyTrain("SR", "5"));

    std::vector<std::string> turns;
    for (int company = 0; company < 3; ++company) {
        turns.push_back(table.turn());
        table.after(discard(table.turn(), "4"));
    }
    EXPECT_THAT(turns, ElementsAre("GVR", "MR", "LNR"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_THAT(table.trains("depot"), ElementsAre("4", "4", "4"));
}

// LI-5.31: from four to two.
TEST_F(PhasesLilliput, ACompanyGivesUpAsManyAsNeeded_LI5_31)
{
    table.begun("3").deckFrom("5").phase("3");
    for (int owned = 0; owned < 4; ++owned)
        table.train("LNR", "3");
    withCard().after(buyTrain("SR", "5"));
    table.after(discard("LNR", "3"));
    EXPECT_EQ(table.turn(), "LNR");
    table.after(discard("LNR", "3"));
    EXPECT_EQ(table.turn(), "p1");
}

// LI-5.31
TEST_F(PhasesLilliput, NothingElseGoesOnBefore_LI5_31)
{
    table.begun("3").deckFrom("4");
    for (const char *train : {"2", "3", "3", "3"})
        table.train("LNR", train);
    withCard().after(buyTrain("SR", "4"));

    for (const std::string &line : {pass("p1"), buyTrain("SR", "4"), returnTrain("LNR", "2*"), discard("SR", "4")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-discard LI-5.31"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("LNR", "4"), "no-such-train LI-5.31"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("LNR", "7"), "unknown-name LI-2.14"));
}

// LI-5.31, LI-5.33: then the card's action goes on where it was.
TEST_F(PhasesLilliput, ThenTheActionGoesOn_LI5_31)
{
    table.begun("3").deckFrom("4");
    for (const char *train : {"2", "3", "3", "3"})
        table.train("LNR", train);
    withCard().after({buyTrain("SR", "4"), discard("LNR", "3"), buyTrain("SR", "4")});
    EXPECT_THAT(table.trains("SR"), ElementsAre("4", "4"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "4"), "card-trains-bought LI-5.11"));
}

// LI-5.34
TEST_F(PhasesLilliput, TrainsOfTheDepotAndOfCompaniesChangeNothing_LI5_34)
{
    table.begun("3").train("depot", "4").train("MR", "5").train("LNR", "2").cash("p1", 250);
    Table founded = table;
    founded.round("ACTIONS1").after({takeCard("p1", "C4", 1), startCompany("p1", "C5", 50), buyFromDepot("C5", "4")});
    EXPECT_EQ(founded.phase(), "3");

    withCard().after(buyFrom("SR", "MR", "5", 1));
    EXPECT_EQ(table.phase(), "3");
    EXPECT_THAT(table.trains("LNR"), ElementsAre("2"));
}

// Scenario LI-S32, LI-2.23: the card that goes to the depot changes the phase as if it had been sold.
TEST_F(PhasesLilliput, ACardThatGoesToTheDepotBeginsItsPhase_LIS32)
{
    table.begun("3").deckFrom("4").round("ROUND3").train("LNR", "2").train("depot", "2");
    for (const char *train : {"3", "3", "3", "2"})
        table.train("GVR", train);
    for (const char *company : {"MR", "SR"})
        table.after(done(company));
    for (const char *company : {"LNR", "GVR"})
        table.after({runNowhere(company), done(company)});

    EXPECT_EQ(table.phase(), "4");
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "4"));
    EXPECT_THAT(table.trains("LNR"), ElementsAre("2*"));
    EXPECT_EQ(table.round(), "ROUND3"); // LI-5.31: first GVR gives up a train
    EXPECT_EQ(table.turn(), "GVR");
    table.after(discard("GVR", "2*"));
    EXPECT_EQ(table.round(), "ROUND4");
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_EQ(table.left("4"), 4); // only one went
}

// LI-2.23: everybody is told, in the order of LI-2.24.
TEST_F(PhasesLilliput, RustIsToldBeforeWhatGetsOld_LI2_24)
{
    table.begun("6").deckFrom("4D").train("LNR", "3*").train("MR", "4");
    withCard().after(buyTrain("SR", "4D"));
    std::vector<std::string> story;
    for (const Event &event : table.events()) {
        if (std::holds_alternative<PhaseBegan>(event))
            story.emplace_back("phase");
        if (std::holds_alternative<TrainRusted>(event))
            story.emplace_back("rust");
        if (std::holds_alternative<TrainAged>(event))
            story.emplace_back("old");
    }
    EXPECT_THAT(story, ElementsAre("phase", "rust", "old"));
}

} // namespace
} // namespace flimnap::test
