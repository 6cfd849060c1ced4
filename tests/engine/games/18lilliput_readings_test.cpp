#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Where the text can be read in two ways, the other one than the usual.

/// SR of p1 on 100 with a 4-train, LNR of p2 on 60 without any; the last run begins.
Table lastRun(const std::string &options)
{
    Table table = lilliput(2, options);
    table.begun("4").operating("SR", 100, "p1", 0).established("SR").train("SR", "4");
    table.operating("LNR", 60, "p2", 0).established("LNR");
    return operationOf(table, 8);
}

TEST(ReadingsLilliput, WithoutIncomeThePriceRisesTwiceInTheLastRound_LID9)
{
    Table table = lastRun(R"({"LI-D9":true})");
    table.after({run("SR", {{"4", 0}}), done("SR"), done("LNR")});

    EXPECT_EQ(table.price("SR"), 150); // 100, 120, 150: as with an income
    EXPECT_EQ(table.price("LNR"), 80); // 60, 70, 80: likewise without a train
    EXPECT_EQ(table.cash("p1") + table.cash("p2") + table.cash("SR") + table.cash("LNR"), 0);
}

TEST(ReadingsLilliput, WithoutIncomeThePriceMostlyFallsInTheLastRound_LID9)
{
    Table table = lastRun("{}");
    table.after({run("SR", {{"4", 0}}), done("SR"), done("LNR")});
    EXPECT_EQ(table.price("SR"), 80); // 100, 80
    EXPECT_EQ(table.price("LNR"), 50);
}

TEST(ReadingsLilliput, WithoutIncomeThePriceFallsInAllOtherRounds_LID9)
{
    Table table = lilliput(2, R"({"LI-D9":true})");
    table.begun("4").operating("SR", 100, "p1", 0).established("SR").train("SR", "4").train("depot", "3");
    operationOf(table, 7).after(run("SR", {{"4", 0}}));
    EXPECT_EQ(table.price("SR"), 80);
    table.cash("SR", 150);
    EXPECT_EQ(table.refusal(buyFromDepot("SR", "3")), "accepted"); // LI-D8
}

/// Phase 3, SR of p1 has a 2-train and a 4 lies on top of the deck; the trains of round 3 are about to run.
Table withThe4OnTop(const std::string &options)
{
    Table table = fourDirectors(options);
    table.begun("3").deckFrom("4").train("SR", "2").round("ACTIONS3");
    idleThroughActions(table);
    return table;
}

TEST(ReadingsLilliput, TheTopCardLeavesTheGameBeforeTheTrainsRun_LID19)
{
    const Table table = withThe4OnTop(R"({"advancedTrains":true,"LI-D19":true})");
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.left("4"), 4);
    EXPECT_EQ(table.phase(), "4"); // it begins all the same
    EXPECT_THAT(table.trains("SR"), ElementsAre("2*"));
}

TEST(ReadingsLilliput, WhereTheTopCardGoesMattersToAdvancedPlayersOnly_LID19)
{
    Table table = withThe4OnTop(R"({"LI-D19":true})");
    EXPECT_EQ(table.left("4"), 5);

    allEarnNothing(table);

    EXPECT_THAT(table.trains("depot"), ElementsAre("4")); // LI-6.17
}

const std::string anyTime = R"({"LI-D41":true})";

/// Phase 4: SR of p1, at 80, has a 4 and a 2*, LNR of p2, at 50, another 2*. A round is still to begin.
Table withOldTrains(const std::string &options)
{
    Table table = lilliput(2, options);
    table.begun("4").operating("SR", 80, "p1", 0).established("SR").train("SR", "4").train("SR", "2*");
    return table.operating("LNR", 50, "p2", 0).established("LNR").train("LNR", "2*");
}

TEST(ReadingsLilliput, ACompanyGivesAnOldTrainBackBeforeItRunsAndAfterItPaid_LID41)
{
    Table table = withOldTrains(anyTime);
    table.train("SR", "3*").round("ROUND4").turnOf("SR");
    table.after({returnTrain("SR", "2*"), run("SR", {{"4", 100}}), payOut("SR"), returnTrain("SR", "3*"), done("SR")});
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "3*"));
    EXPECT_THAT(table.trains("SR"), ElementsAre("4"));
}

TEST(ReadingsLilliput, WhatGoesBackAnyTimeIsOfferedOnce_LID41)
{
    Table table = withOldTrains(anyTime);
    table.round("ROUND4").turnOf("SR");
    EXPECT_THAT(openOffers(table), Contains(returnTrain("SR", "2*")).Times(1));
    table.after({run("SR", {{"4", 100}}), withhold("SR")});
    EXPECT_THAT(openOffers(table), Contains(returnTrain("SR", "2*")).Times(1));
}

TEST(ReadingsLilliput, OrdinaryTrainsAreNeverGivenBack_LI5_30)
{
    Table table = withOldTrains(anyTime);
    table.round("ROUND4").turnOf("SR");
    EXPECT_TRUE(refusesUnlessForced(table, returnTrain("SR", "4"), "not-old LI-5.30"));
}

TEST(ReadingsLilliput, OldTrainsGoBackInTheTurnOfAnotherPlayer_LID41)
{
    Table table = withOldTrains(anyTime);
    table.round("ACTIONS4");
    EXPECT_THAT(openOffers(table), Contains(returnTrain("LNR", "2*")));
    table.after(returnTrain("LNR", "2*"));

    EXPECT_THAT(table.trains("depot"), ElementsAre("2*"));
    EXPECT_EQ(table.turn(), "p1");
}

TEST(ReadingsLilliput, OldTrainsGoBackInTheTurnOfAnotherCompany_LID41)
{
    Table table = withOldTrains(anyTime);
    table.round("ROUND4").turnOf("SR");
    EXPECT_THAT(openOffers(table), Contains(returnTrain("LNR", "2*")));
    table.after({run("SR", {{"4", 100}}), withhold("SR"), returnTrain("LNR", "2*")});

    EXPECT_THAT(table.trains("depot"), ElementsAre("2*"));
    EXPECT_EQ(table.turn(), "SR");
    table.cash("SR", 80);
    EXPECT_EQ(table.refusal(buyFromDepot("SR", "2*")), "accepted"); // SR goes on where it was
}

TEST(ReadingsLilliput, OldTrainsMostlyGoBackInTheTurnOfTheirDirector_LI5_5)
{
    Table table = withOldTrains("{}");
    table.round("ACTIONS4");
    EXPECT_TRUE(refusesEvenIfForced(table, returnTrain("LNR", "2*"), "not-your-turn LI-5.2"));
    EXPECT_EQ(table.refusal(returnTrain("SR", "2*")), "accepted");
}

/// Gulliver directs SR, with which he began, at 80 and has two more shares of it; p1 directs MR at 55. Phase 5, round
/// 5: it is Gulliver's turn.
Table gulliversTurn(int cash, const std::string &options)
{
    Table table = againstGulliver(options);
    table.after({draw("company", "SR"), take("p1", "MR"), take("p1", "flimnap")});
    table.begun("5").shares("gulliver", "SR", 20).marker("SR", 80).marker("MR", 55).round("ACTIONS5");
    idleThroughActions(table);
    return table.cash("gulliver", cash);
}

const std::string foundsAtOnce = R"({"LI-D39":true})";

TEST(ReadingsGulliver, FoundsHisCompanyInTheRoundOfHisThirdShare_LID39)
{
    Table table = gulliversTurn(390, foundsAtOnce);
    table.after({gulliver("plain"), draw("share", "MR")}); // 335 are left
    EXPECT_THAT(wordsOffered(table), ElementsAre("C5", "C6", "C7", "C8"));
    table.after(draw("new_company", "C7"));

    EXPECT_EQ(table.director("C7"), "gulliver");
    EXPECT_EQ(table.price("C7"), 65); // 325, and 350 is too much
    EXPECT_EQ(table.cash("gulliver"), 10);
    EXPECT_EQ(table.round(), "ROUND5");
}

TEST(ReadingsGulliver, FoundsNothingAtOnceWithoutTheMoney_LID39)
{
    Table table = gulliversTurn(304, foundsAtOnce);
    table.after({gulliver("plain"), draw("share", "MR")}); // 249 are left
    EXPECT_EQ(table.cash("gulliver"), 249);
    EXPECT_EQ(table.round(), "ROUND5");
    EXPECT_EQ(table.turn(), "SR");
}

TEST(ReadingsGulliver, MostlyFoundsHisCompanyARoundLater_LID39)
{
    Table table = gulliversTurn(390, "{}");
    table.after({gulliver("plain"), draw("share", "MR")});
    EXPECT_EQ(table.cash("gulliver"), 335);
    EXPECT_EQ(table.turn(), "SR");
}

const std::string drawsAmongAll = R"({"LI-D40":true})";

TEST(ReadingsGulliver, BuysNothingIfTheShareDrawnIsTooDear_LID40)
{
    Table table = gulliversTurn(60, drawsAmongAll);
    table.after(gulliver("plain"));
    EXPECT_THAT(wordsOffered(table), ElementsAre("SR", "MR"));
    Table other = table;

    table.after(draw("share", "SR")); // 80
    other.after(draw("share", "MR")); // 55

    EXPECT_EQ(table.cash("gulliver"), 60);
    EXPECT_EQ(table.percent("gulliver", "SR"), 70);
    EXPECT_EQ(table.round(), "ROUND5");
    EXPECT_EQ(other.cash("gulliver"), 5);
    EXPECT_EQ(other.percent("gulliver", "MR"), 10);
}

TEST(ReadingsGulliver, DrawsNothingIfHeCanPayNothing_LID40)
{
    Table table = gulliversTurn(54, drawsAmongAll);
    table.after(gulliver("plain"));
    EXPECT_EQ(table.turn(), "SR");
}

TEST(ReadingsGulliver, MostlyDrawsAmongTheSharesHeCanPay_LID40)
{
    Table table = gulliversTurn(60, "{}");
    table.after(gulliver("plain"));
    EXPECT_EQ(table.percent("gulliver", "MR"), 10);
}

/// What becomes of these trains of SR, his only company, when the top card comes.
std::vector<std::string> afterTheNextCard(const std::string &phase, const std::string &top,
                                          const std::vector<std::string> &trains, const std::string &options)
{
    Table table = againstGulliver(options);
    table.operating("SR", 50, "gulliver", 0).operating("MR", 55, "p1", 550).established("SR").established("MR");
    for (const std::string &train : trains)
        table.train("SR", train);
    table.begun(phase).deckFrom(top).round("ACTIONS5");
    idleThroughActions(table);
    table.cash("gulliver", 0).after(gulliver("none"));
    return table.trains("SR");
}

const std::string byNumber = R"({"LI-D28":true})";

TEST(ReadingsGulliver, ScrapsTheTrainWithTheLowestNumber_LID28)
{
    EXPECT_THAT(afterTheNextCard("7", "4D", {"3D", "5"}, byNumber), ElementsAre("4D", "5"));
    EXPECT_THAT(afterTheNextCard("7", "4D", {"3D", "5"}, "{}"), ElementsAre("3D", "4D"));
}

TEST(ReadingsGulliver, ScrapsOfTheSameNumberTheOneThatComesFirstInTheDeck_LID28)
{
    EXPECT_THAT(afterTheNextCard("7", "4D", {"4D", "4*"}, byNumber), ElementsAre("4D", "4D"));
}

TEST(ReadingsGulliver, NeverScrapsTheTrainThatComes_LID28)
{
    EXPECT_THAT(afterTheNextCard("5", "3D", {"5", "5"}, byNumber), ElementsAre("3D", "5"));
}

} // namespace
} // namespace flimnap::test
