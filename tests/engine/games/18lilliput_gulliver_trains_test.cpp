#include <algorithm>

#include <gmock/gmock.h>

#include "18lilliput_operation.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The trains of Gulliver's companies (LI-8.14, LI-8.15).

/// Gulliver directs SR, with which he began, and C5; p1 directs MR. None of them has a train.
class GulliversTrains : public ::testing::Test
{
protected:
    GulliversTrains()
    {
        table.operating("SR", 50, "gulliver", 0).operating("C5", 60, "gulliver", 0).operating("MR", 55, "p1", 550);
        for (const char *company : {"SR", "C5", "MR"})
            table.established(company);
        table.shares("gulliver", "SR", 30); // five certificates: he buys nothing more
    }

    Table &trains(const std::string &company, const std::vector<std::string> &faces)
    {
        for (const std::string &face : faces)
            table.train(company, face);
        return table;
    }

    /// p1 has idled; what Gulliver does on the table is done, and his train has come.
    Table &afterGulliver(const std::string &round = "ACTIONS5")
    {
        table.round(round);
        idleThroughActions(table);
        return table.after(gulliver("none"));
    }

    Table table = againstGulliver();
};

TEST_F(GulliversTrains, TheTopCardComesForNothing_LI8_14)
{
    trains("C5", {"3"}).begun("4");
    afterGulliver();
    EXPECT_THAT(table.trains("SR"), ElementsAre("4"));
    EXPECT_EQ(table.left("4"), 0);
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.cash("gulliver"), 30);
}

TEST_F(GulliversTrains, ToTheCompanyWithFewerTrains_LIS40)
{
    trains("SR", {"3", "4"});
    trains("C5", {"4"}).begun("4");
    afterGulliver();
    EXPECT_THAT(table.trains("SR"), ElementsAre("3", "4"));
    EXPECT_THAT(table.trains("C5"), ElementsAre("4", "4"));
}

TEST_F(GulliversTrains, OfEquallyManyToTheOneWithTheLeastTrain_LIS41)
{
    trains("SR", {"4", "5"});
    trains("C5", {"5", "5"}).phase("5").deckFrom("3D");
    trains("MR", {"3"});
    afterGulliver();

    EXPECT_EQ(table.phase(), "6");
    EXPECT_THAT(table.trains("SR"), ElementsAre("3D", "5")); // the 4 had to make room
    EXPECT_THAT(table.trains("C5"), ElementsAre("5", "5"));
    EXPECT_THAT(table.trains("MR"), ElementsAre("3*"));
    EXPECT_THAT(table.trains("depot"), IsEmpty()); // the 4 is scrapped
}

TEST_F(GulliversTrains, AlsoToTheSecondCompany_LI8_14)
{
    trains("SR", {"5", "5"});
    trains("C5", {"4", "5"}).phase("5").deckFrom("3D");
    afterGulliver();
    EXPECT_THAT(table.trains("C5"), ElementsAre("3D", "5"));
}

// LI-D28: 2 < 3 < 4 < 5 < 3D < 4D, not by the number printed on the card.
TEST_F(GulliversTrains, A3DIsWorthMoreThanA5_LID28)
{
    trains("SR", {"3D", "4D"});
    trains("C5", {"5", "4D"}).begun("7");
    afterGulliver();
    EXPECT_THAT(table.trains("SR"), ElementsAre("3D", "4D"));
    EXPECT_THAT(table.trains("C5"), ElementsAre("4D", "4D"));
}

TEST_F(GulliversTrains, AnObsoleteTrainKeepsItsPlaceInTheOrder_LID28)
{
    trains("SR", {"5"});
    trains("C5", {"4*"}).begun("7");
    afterGulliver();
    EXPECT_THAT(table.trains("C5"), ElementsAre("4*", "4D"));
}

TEST_F(GulliversTrains, WithTheSameLeastTrainToTheOneHeBeganWith_LI8_14)
{
    trains("SR", {"4", "5"});
    trains("C5", {"4", "4"}).begun("5");
    afterGulliver();
    EXPECT_THAT(table.trains("SR"), ElementsAre("5", "5"));
    EXPECT_THAT(table.trains("C5"), ElementsAre("4", "4"));
}

TEST_F(GulliversTrains, WithoutAnyToTheOneHeBeganWith_LI8_14)
{
    table.begun("4");
    afterGulliver();
    EXPECT_THAT(table.trains("SR"), ElementsAre("4"));
    EXPECT_THAT(table.trains("C5"), IsEmpty());
}

TEST_F(GulliversTrains, ThePhaseBeginsAtOnceAndTheTrainRunsInThisRound_LI8_14)
{
    trains("SR", {"2"});
    trains("C5", {"2", "3"}).phase("3").deckFrom("4");
    afterGulliver();

    EXPECT_EQ(table.phase(), "4");
    EXPECT_THAT(table.trains("SR"), ElementsAre("2*", "4"));
    table.after({run("C5", {{"2*", 50}, {"3", 80}}), done("C5"), done("MR"), run("SR", {{"2*", 50}, {"4", 100}})});
    EXPECT_EQ(table.cash("gulliver"), 30 + 50 + 8 * 12); // half of 100, and eight shares of 120
}

TEST_F(GulliversTrains, OverTheLimitTheLeastOnesAreScrapped_LI8_15)
{
    trains("SR", {"2", "2", "3", "3"});
    trains("C5", {"2", "3", "3", "3"}).phase("3").deckFrom("4");
    afterGulliver();

    EXPECT_THAT(table.trains("SR"), ElementsAre("3", "3", "4")); // of five, the limit is 3
    EXPECT_THAT(table.trains("C5"), ElementsAre("3", "3", "3"));
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.turn(), "C5"); // nobody is asked
}

TEST_F(GulliversTrains, TheLimitHoldsWhoeverBeginsThePhase_LI8_15)
{
    trains("SR", {"2", "2", "3", "3"}).phase("3").deckFrom("4");
    table.round("ACTIONS4").after({takeCard("p1", "C8", 1), buyTrain("MR", "4")});

    EXPECT_THAT(table.trains("SR"), ElementsAre("2*", "3", "3"));
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.turn(), "p1");
}

TEST_F(GulliversTrains, RustMayMakeThatUnnecessary_LI2_24)
{
    trains("SR", {"2*", "3", "4"}).phase("4").deckFrom("5");
    table.round("ACTIONS4").cash("MR", 400).after({takeCard("p1", "C8", 1), buyTrain("MR", "5")});
    EXPECT_THAT(table.trains("SR"), ElementsAre("3", "4"));
}

// The player's companies give theirs up as ever, into the depot, before the trains run.
TEST_F(GulliversTrains, ThePlayersCompaniesDiscardBeforeTheOperation_LI8_15)
{
    trains("MR", {"2", "2", "3", "3"}).phase("3").deckFrom("4");
    afterGulliver();

    EXPECT_EQ(table.turn(), "MR");
    EXPECT_TRUE(refusesEvenIfForced(table, done("C5"), "must-discard LI-5.31"));
    table.after(discard("MR", "3"));

    EXPECT_THAT(table.trains("depot"), ElementsAre("3"));
    EXPECT_EQ(table.turn(), "C5");
}

TEST_F(GulliversTrains, NoCardGoesToTheDepotAtTheEndOfTheRound_LIS42)
{
    table.begun("4");
    afterGulliver();
    EXPECT_EQ(table.left("4"), 0);
    allEarnNothing(table);

    EXPECT_EQ(table.round(), "ROUND6");
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.topCard(), "5");
    EXPECT_EQ(table.phase(), "4");
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.refusal(takeCard("p1", "C2", 2)), "accepted"); // all cards lie on the table again
}

TEST_F(GulliversTrains, OnlyThePlayerFillsTheDepot_LI8_17)
{
    trains("MR", {"2*"}).begun("4");
    table.round("ACTIONS5").after({takeCard("p1", "C2", 1), returnTrain("MR", "2*"), pass("p1")});
    idleThroughActions(table);
    table.after(gulliver("none"));
    allEarnNothing(table);
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*"));
}

// His step E moves the card already.
TEST(GulliversDeck, TheAdvancedVariantChangesNothing_LI8_1)
{
    Table table = againstGulliver(R"({"advancedTrains":true})");
    EXPECT_EQ(table.game().exportRule, ExportRule::Never);

    table.operating("SR", 50, "gulliver", 0).operating("MR", 55, "p1", 550).established("SR").established("MR");
    table.begun("3").deckFrom("3").cash("gulliver", 0).round("ACTIONS5");
    idleThroughActions(table);
    table.after(gulliver("none"));

    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_THAT(table.trains("SR"), ElementsAre("3"));
}

TEST_F(GulliversTrains, WhereTheDeckHasAnEndNothingComes_LI8_14)
{
    Table other = againstGulliver(R"({"overrides":{"cards":{"4D":1}}})");
    other.operating("SR", 50, "gulliver", 0).operating("MR", 55, "p1", 550).established("SR").established("MR");
    other.phase("7").deckFrom("4D").stock("4D", 0).cash("gulliver", 0).round("ACTIONS5");
    idleThroughActions(other);
    other.after(gulliver("none"));
    EXPECT_THAT(other.trains("SR"), IsEmpty());
    EXPECT_EQ(other.turn(), "MR");
}

// LI-D37
TEST_F(GulliversTrains, AreNotForSale_LID37)
{
    trains("SR", {"4"}).begun("4");
    table.round("ACTIONS5").after(takeCard("p1", "C8", 1));
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("MR", "SR", "4", 100), "nobodys-company LI-5.25"));
}

// What the table puts right stays: only a phase and a train of step E make trains too many.
TEST_F(GulliversTrains, ATrainTheTableGivesHimStays_LI8_15)
{
    trains("SR", {"4", "5"}).begun("5");
    table.round("ACTIONS5").after(correct(R"("company":"SR","train":"5","do":"add")"));
    EXPECT_THAT(table.trains("SR"), ElementsAre("4", "5", "5"));

    idleThroughActions(table);
    trains("C5", {"5", "5", "5"}).after(gulliver("none")); // equally many; the 4 is the least

    EXPECT_THAT(table.trains("SR"), ElementsAre("3D", "5"));
}

// LI-D41: whenever the company likes; his companies do what the rules say.
TEST(ReturnsInAnybodysTurn, AreNotOfGulliversTrains_LID41)
{
    Table table = againstGulliver(R"({"LI-D41":true})");
    table.operating("SR", 50, "gulliver", 0).operating("MR", 55, "p1", 550);
    for (const char *company : {"SR", "MR"})
        table.established(company).train(company, "2*");
    table.round("ACTIONS5");

    EXPECT_EQ(table.refusal(returnTrain("MR", "2*")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, returnTrain("SR", "2*"), "not-your-turn LI-8.8"));
}

} // namespace
} // namespace flimnap::test
