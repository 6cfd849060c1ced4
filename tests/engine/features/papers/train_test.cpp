#include <gmock/gmock.h>

#include "engine/games/18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Moravia-Silesia: the paper 3E, a train for one run (CZ-8.53).

/// OR3.1 in phase d: SX of p1 at 60 with 500 after its first turn, PR of p2 at 50 with 500; p1 owns 3E.
class MoraviaTrainPaper : public ::testing::Test
{
protected:
    MoraviaTrainPaper()
    {
        table.operating("SX", 60, "p1", 500).established("SX").operating("PR", 50, "p2", 500).established("PR");
        table.phase("d").deckFrom("d").privateOf("p1", "3E").cash("p1", 0).round("OR3.1");
    }

    [[nodiscard]] bool isGone() const
    {
        return table.position().privates[table.game().findPrivate("3E")].owner.isNobody();
    }

    Table table = moravia(3);
};

TEST_F(MoraviaTrainPaper, PaysNothing_CZ8_53)
{
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.turn(), "SX"); // and nothing is asked
}

TEST_F(MoraviaTrainPaper, IsHandedOverForNothing_CZ8_53)
{
    table.after(useLocal("SX", "3E"));

    EXPECT_THAT(table.privates("SX"), ElementsAre("3E"));
    EXPECT_THAT(table.privates("p1"), IsEmpty());
    EXPECT_EQ(table.cash("SX"), 500);
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_THAT(told<Paid>(table.events()), IsEmpty());
    EXPECT_EQ(told<PrivateMoved>(table.events()).size(), 1U);
    EXPECT_EQ(table.turn(), "SX");
}

TEST_F(MoraviaTrainPaper, GoesToACompanyItsOwnerDirectsOnly_CZ8_53)
{
    table.turnOf("PR");
    EXPECT_EQ(reason(table, forced(useLocal("PR", "3E"))), "not-directors");

    table.privateOf("p2", "3E");
    EXPECT_EQ(table.refusal(useLocal("PR", "3E")), "accepted");
}

TEST_F(MoraviaTrainPaper, GoesInAnyPhase_CZ8_53)
{
    EXPECT_EQ(table.phase("a").refusal(useLocal("SX", "3E")), "accepted");
}

TEST_F(MoraviaTrainPaper, GoesAtAnyTimeOfTheCompanysTurn_CZ8_53)
{
    table.train("SX", "d.3");
    for (const std::string &step :
         {layTrack("SX"), placeStation("SX"), runTrains("SX", 100), payOut("SX"), buyTrain("SX", "d.3")}) {
        EXPECT_EQ(table.refusal(useLocal("SX", "3E")), "accepted") << "before " << step;
        table.after(step);
    }
    EXPECT_EQ(table.refusal(useLocal("SX", "3E")), "accepted");
}

TEST_F(MoraviaTrainPaper, GoesOutOfTurnByConsentOnly_CZ8_53)
{
    table.privateOf("p2", "3E");

    EXPECT_TRUE(refusesUnlessForced(table, useLocal("PR", "3E"), "not-your-turn CZ-6.3"));
}

TEST_F(MoraviaTrainPaper, IsHandedOverOnce_CZ8_53)
{
    table.after(useLocal("SX", "3E"));

    EXPECT_EQ(reason(table, forced(useLocal("SX", "3E"))), "not-directors");
}

TEST_F(MoraviaTrainPaper, IsNeitherBoughtNorSold_CZ8_53)
{
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("SX", "3E", 30), "private-not-on-sale CZ-8.50"));

    table.after(useLocal("SX", "3E"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellLocal("SX", "3E"), "private-not-owned CZ-8.50"));
    table.turnOf("PR");
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("PR", "3E", 30), "private-not-on-sale CZ-8.50"));
}

TEST_F(MoraviaTrainPaper, GivesNoRight_CZ8_53)
{
    table.after(useLocal("SX", "3E"));

    for (const int cost : {0, 10, 40})
        EXPECT_EQ(reason(table, forced(withRightOf("3E", layTrack("SX", cost)))), "no-such-right") << cost;
    EXPECT_TRUE(refusesEvenIfForced(table, withRightOf("3E", layTile("SX", "C26", "887p")), "no-such-right CZ-6.15"));
    EXPECT_FALSE(table.isRightUsed("3E"));
}

TEST_F(MoraviaTrainPaper, RunsWithTheOtherTrainsAndIsGone_CZ8_53)
{
    table.train("SX", "d.3").after({useLocal("SX", "3E"), runTrains("SX", 150)});

    EXPECT_TRUE(isGone());
    EXPECT_THAT(table.privates("SX"), IsEmpty());
    EXPECT_THAT(table.trains("SX"), ElementsAre("d.3"));
    table.after(payOut("SX"));
    EXPECT_EQ(table.cash("p1"), 30); // 20 % of 150
}

TEST_F(MoraviaTrainPaper, RunsAlsoAsTheOnlyTrain_CZ8_53)
{
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("SX", 80), "no-runnable-train CZ-6.41"));

    table.after({useLocal("SX", "3E"), runTrains("SX", 80), withhold("SX")});

    EXPECT_EQ(table.cash("SX"), 580);
    EXPECT_TRUE(isGone());
}

TEST_F(MoraviaTrainPaper, MustRunIfItCan_CZ8_53)
{
    table.after(useLocal("SX", "3E"));

    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("SX", "d.3"), "must-run CZ-6.5"));
    table.after(runTrains("SX", 0));
    EXPECT_TRUE(isGone());
    EXPECT_EQ(table.price("SX"), 55);
}

TEST_F(MoraviaTrainPaper, DoesNotFulfilTheDutyToOwnATrain_CZ8_53)
{
    table.after({useLocal("SX", "3E"), runTrains("SX", 50), payOut("SX")});
    EXPECT_TRUE(refusesUnlessForced(table, done("SX"), "must-own-train CZ-6.62"));

    table.turnOf("PR").privateOf("PR", "3E").train("PR", "d.3").after(runTrains("PR", 0));
    TrainStock &trains = table.position().trains;
    trains.remove(*trains.find(table.game().findCompany("PR"), table.game().findFace("d.3")));
    EXPECT_TRUE(refusesUnlessForced(table, done("PR"), "must-own-train CZ-6.62"));
}

TEST_F(MoraviaTrainPaper, DoesNotCountForTheLimit_CZ8_53)
{
    for (int train = 1; train <= 3; ++train)
        table.train("SX", "d.3");
    table.after(runTrains("SX", 0)).after(useLocal("SX", "3E"));
    EXPECT_EQ(table.refusal(buyTrain("SX", "d.3")), "accepted");

    table.after(buyTrain("SX", "d.3"));
    EXPECT_EQ(table.turn(), "SX"); // four trains and the 3E
    EXPECT_EQ(reason(table, buyTrain("SX", "d.3")), "train-limit");
}

TEST_F(MoraviaTrainPaper, HandedOverAfterTheRunItWaitsForTheNext_CZ8_53)
{
    table.train("SX", "d.3").train("PR", "d.3").after({runTrains("SX", 0), useLocal("SX", "3E"), done("SX")});
    table.after({runTrains("PR", 0), done("PR")});
    EXPECT_EQ(table.round(), "OR3.2");
    EXPECT_THAT(table.privates("SX"), ElementsAre("3E"));

    table.turnOf("SX").after(runTrains("SX", 120));

    EXPECT_TRUE(isGone());
}

TEST_F(MoraviaTrainPaper, StaysWithTheCompanyWhoeverDirectsIt_CZ8_53)
{
    table.train("SX", "d.3").train("PR", "d.3").after({runTrains("SX", 0), useLocal("SX", "3E"), done("SX")});
    table.shares("p2", "SX", 20).shares("p2", "SX", 10).after({runTrains("PR", 0), done("PR")});
    table.position().holdings.setDirector(table.game().findCompany("SX"), PlayerId(1));

    EXPECT_THAT(table.privates("SX"), ElementsAre("3E"));
    EXPECT_EQ(reason(table.turnOf("SX"), forced(useLocal("SX", "3E"))), "not-directors");
    EXPECT_EQ(table.refusal(runTrains("SX", 100)), "accepted");
}

TEST_F(MoraviaTrainPaper, ItsRouteMayBeRecorded_CZ8_53)
{
    table.train("SX", "d.3").after(useLocal("SX", "3E"));
    const auto ofTrain = [](const std::string &train) {
        return with(runTrains("SX", 60), R"("routes":[{"train":")" + train + R"(","stops":["A8","B9"]}])");
    };

    EXPECT_EQ(table.refusal(ofTrain("d.3")), "accepted");
    EXPECT_EQ(table.refusal(ofTrain("3E")), "accepted");
    EXPECT_EQ(reason(table, forced(ofTrain("4E"))), "unknown-name");
}

} // namespace
} // namespace flimnap::test
