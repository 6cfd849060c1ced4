#include <gmock/gmock.h>

#include "18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// The training game: turns, trains and phases (CZ-8.3 to CZ-8.6).

/// p1 has BCB, p2 EKJ, p3 VBW; each 150.
Table threeCompanies()
{
    Table table = trainingGame(3);
    return table.after({playerDraws("BCB"), playerDraws("EKJ"), playerDraws("VBW")});
}

/// ROUND2 in a later turn of BCB; all three have 500 and no trains.
class TrainingRounds : public ::testing::Test
{
protected:
    TrainingRounds()
    {
        for (const char *company : {"BCB", "EKJ", "VBW"})
            table.cash(company, 500);
        table.round("ROUND2").established("EKJ").established("VBW");
    }

    void begin(const std::string &phase, const std::string &card) { table.phase(phase).deckFrom(card); }

    Table table = threeCompanies();
};

TEST(TrainingFirstTurn, HasTwoLays_CZ8_3)
{
    Table table = threeCompanies();
    table.after({layTrack("BCB", 10), layTrack("BCB", 20)});

    EXPECT_EQ(table.cash("BCB"), 120);
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BCB"), "lays-used-up CZ-8.3"));
}

TEST(TrainingFirstTurn, OrOneUpgrade_CZ8_3)
{
    Table table = threeCompanies();
    table.phase("2").after(layTile("BCB", "E16", "14"));

    EXPECT_TRUE(refusesUnlessForced(table, layTile("BCB", "E14", "9"), "lays-used-up CZ-8.3"));
}

TEST_F(TrainingRounds, LaterTurnsHaveOneLay_CZ8_3)
{
    table.after(layTrack("BCB", 40));

    EXPECT_EQ(table.cash("BCB"), 460);
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BCB"), "lays-used-up CZ-8.3"));
}

TEST_F(TrainingRounds, TrackIsPaidFromTheTreasury_CZ6_23)
{
    table.cash("BCB", 39);

    EXPECT_EQ(reason(table, forced(layTrack("BCB", 40))), "no-treasury");
}

TEST_F(TrainingRounds, TileColoursFollowThePhase_CZ8_4)
{
    const auto laysOnly = [&](const std::string &phase, const std::vector<std::string> &allowed,
                              const std::vector<std::string> &refused) {
        table.phase(phase);
        for (const std::string &tile : allowed)
            EXPECT_EQ(table.refusal(layTile("BCB", "E14", tile)), "accepted") << phase << " " << tile;
        for (const std::string &tile : refused)
            EXPECT_TRUE(refusesUnlessForced(table, layTile("BCB", "E14", tile), "tile-colour CZ-8.4"));
    };
    laysOnly("1", {"9"}, {"14", "611"});
    laysOnly("2", {"9", "14"}, {"611"});
    laysOnly("3", {"9", "14"}, {"611"});
    laysOnly("4", {"9", "14", "611"}, {});
}

TEST_F(TrainingRounds, ThereAreNoRedPurpleAndGreyTiles_CZ8_1)
{
    table.phase("4");

    for (const char *tile : {"8896", "14p", "595p", "8893"})
        EXPECT_EQ(reason(table, forced(layTile("BCB", "E14", tile))), "unknown-name") << tile;
}

TEST_F(TrainingRounds, StationsCost40AndThen100_CZ8_3)
{
    table.train("BCB", "a.2").after(placeStation("BCB"));
    EXPECT_EQ(table.cash("BCB"), 460);
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("BCB"), "one-station CZ-6.31"));

    table.turnOf("BCB").after(placeStation("BCB"));
    EXPECT_EQ(table.cash("BCB"), 360);

    table.turnOf("BCB");
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("BCB"), "no-marker CZ-8.1"));
}

TEST_F(TrainingRounds, AllIncomeGoesIntoTheTreasury_CZ8_3)
{
    table.train("BCB", "a.2").after(runTrains("BCB", 70));

    EXPECT_EQ(table.cash("BCB"), 570);
    EXPECT_EQ(table.cash("p1"), 0);
    ASSERT_EQ(told<Paid>(table.events()).size(), 1U);
    EXPECT_EQ(table.refusal(done("BCB")), "accepted"); // nothing to decide about it
}

TEST_F(TrainingRounds, NobodyDecidesAboutTheIncome_CZ8_3)
{
    table.train("BCB", "a.2").after(runTrains("BCB", 70));

    for (const std::string &line : {payOut("BCB"), withhold("BCB")})
        EXPECT_EQ(reason(table, forced(line)), "wrong-round") << line;
    EXPECT_THAT(kindsOffered(table), UnorderedElementsAre("buy_train", "done"));
}

TEST_F(TrainingRounds, WhoHasATrainMustDeclareItsIncome_CZ8_3)
{
    table.train("BCB", "a.2");

    EXPECT_TRUE(refusesEvenIfForced(table, done("BCB"), "must-run CZ-8.3"));
    EXPECT_TRUE(refusesUnlessForced(table, runTrains("BCB", 75), "income-step CZ-6.40"));
    table.after(runTrains("BCB", 0));
    EXPECT_EQ(table.cash("BCB"), 500);
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BCB", 70), "wrong-step CZ-8.3"));
}

TEST_F(TrainingRounds, WhoHasNoneDeclaresNothing_CZ6_41)
{
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BCB", 0), "no-runnable-train CZ-6.41"));
}

TEST_F(TrainingRounds, TrainsBoughtDoNotRunInTheSameTurn_CZ6_68)
{
    table.after(buyTrain("BCB", "a.2"));

    EXPECT_EQ(table.cash("BCB"), 430);
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BCB", 50), "wrong-step CZ-8.3"));
}

TEST_F(TrainingRounds, StepsAreNotTakenUpAgain_CZ8_3)
{
    table.after(buyTrain("BCB", "a.2"));

    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BCB"), "wrong-step CZ-8.3"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("BCB"), "wrong-step CZ-8.3"));
}

TEST_F(TrainingRounds, NobodyActsOutOfTurn_CZ8_3)
{
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("EKJ"), "not-your-turn CZ-8.3"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("EKJ"), "not-your-turn CZ-8.3"));
}

TEST_F(TrainingRounds, AllCompaniesRunAllTrains_CZ8_2)
{
    begin("4", "g");
    for (const char *train : {"a.2", "c.3", "e.4", "g.5"}) {
        Table copy = table;
        copy.train("BCB", train).after(runTrains("BCB", 50));
        EXPECT_EQ(copy.cash("BCB"), 550) << train;
    }
}

TEST_F(TrainingRounds, TheFirst3BeginsPhase2_CZ8_4)
{
    begin("1", "c");
    table.train("EKJ", "a.2").after(buyTrain("BCB", "c.3"));

    EXPECT_EQ(table.phase(), "2");
    EXPECT_THAT(table.trains("EKJ"), ElementsAre("a.2"));
}

TEST_F(TrainingRounds, TheFirst4BeginsPhase3AndScrapsAll2_CZ8_4)
{
    begin("2", "e");
    table.train("BCB", "a.2").train("EKJ", "a.2").train("EKJ", "c.3").train("pool", "a.2");
    table.after({runTrains("BCB", 0), buyTrain("BCB", "e.4")});

    EXPECT_EQ(table.phase(), "3");
    EXPECT_THAT(table.trains("BCB"), ElementsAre("e.4"));
    EXPECT_THAT(table.trains("EKJ"), ElementsAre("c.3"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
}

TEST_F(TrainingRounds, TheFirst5BeginsPhase4AndScrapsNothing_CZ8_4)
{
    begin("3", "g");
    table.train("EKJ", "c.3").train("VBW", "e.4").after(buyTrain("BCB", "g.5"));

    EXPECT_EQ(table.phase(), "4");
    EXPECT_THAT(table.trains("EKJ"), ElementsAre("c.3"));
    EXPECT_THAT(table.trains("VBW"), ElementsAre("e.4"));
}

TEST_F(TrainingRounds, TheTrainLimitFalls_CZ8_4)
{
    for (const auto &[phase, limit] : {std::pair("1", 4), std::pair("2", 4), std::pair("3", 3), std::pair("4", 2)}) {
        Table copy = table;
        copy.phase(phase).deckFrom("c").stock("c", 9);
        for (int train = 1; train < limit; ++train)
            copy.train("BCB", "c.3");
        copy.after({runTrains("BCB", 0), buyTrain("BCB", "c.3")});
        EXPECT_TRUE(refusesUnlessForced(copy, buyTrain("BCB", "c.3"), "train-limit CZ-8.4")) << phase;
    }
}

TEST_F(TrainingRounds, WhoIsOverTheLimitGivesBackInPlayingOrder_CZ8_5)
{
    // Given EKJ and VBW with three 3-trains each, BCB with two, when the first 5 is sold.
    begin("3", "g");
    for (const char *company : {"VBW", "EKJ"})
        table.train(company, "c.3").train(company, "c.3").train(company, "e.4");
    table.train("BCB", "c.3").train("BCB", "c.3").after({runTrains("BCB", 0), buyTrain("BCB", "g.5")});

    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_TRUE(refusesEvenIfForced(table, done("BCB"), "must-discard CZ-8.5"));
    EXPECT_EQ(reason(table, forced(discard("EKJ", "c.3"))), "must-discard");
    table.after(discard("BCB", "c.3"));
    EXPECT_EQ(table.turn(), "EKJ");
    table.after(discard("EKJ", "e.4"));
    EXPECT_EQ(table.turn(), "VBW");
    table.after(discard("VBW", "c.3"));

    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_THAT(table.trains("pool"), ElementsAre("c.3", "c.3", "e.4"));
}

TEST_F(TrainingRounds, AnybodyMayBuyFromThePoolAtThePrintedPrice_CZ8_5)
{
    begin("4", "g");
    table.train("pool", "e.4").train("pool", "c.3").after(buyFromPool("BCB", "e.4"));

    EXPECT_EQ(table.cash("BCB"), 250);
    EXPECT_THAT(table.trains("BCB"), ElementsAre("e.4"));
    EXPECT_THAT(table.trains("pool"), ElementsAre("c.3"));
    const std::string cheaper = with(buyFromPool("BCB", "c.3"), R"("price":100)");
    EXPECT_TRUE(refusesEvenIfForced(table, cheaper, "price-choice CZ-8.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromPool("BCB", "e.4"), "train-not-on-sale CZ-8.2"));
}

TEST_F(TrainingRounds, TheDeckCanRunOut_CZ8_2)
{
    begin("4", "g");
    table.stock("g", 1).after(buyTrain("BCB", "g.5"));

    EXPECT_EQ(table.topCard(), "");
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BCB", "g.5"), "train-not-on-sale CZ-8.2"));
}

TEST_F(TrainingRounds, OnlyTheTopOfTheDeckIsForSale_CZ6_61)
{
    for (const char *train : {"c.3", "e.4", "g.5"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BCB", train), "train-not-on-sale CZ-8.2"));
}

TEST_F(TrainingRounds, CompaniesSellEachOtherNothingUnlessTheTableAgrees_CZ8_6)
{
    table.phase("3").train("EKJ", "c.3");

    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("BCB", "EKJ", "c.3", 50), "no-train-trade CZ-8.6"));
}

TEST_F(TrainingRounds, ThereAreNoTakeOvers_CZ8_6)
{
    for (const std::string &line : {acquire("BCB", "EKJ", 50), convert("BCB", "a.2", "c.3"), discard("BCB", "a.2")})
        EXPECT_EQ(reason(table, forced(line)), "wrong-round") << line;
}

TEST_F(TrainingRounds, WhoCanPayATrainMustBuyOne_CZ8_6)
{
    table.cash("BCB", 70);
    EXPECT_TRUE(refusesUnlessForced(table, done("BCB"), "must-own-train CZ-8.6"));

    table.after({buyTrain("BCB", "a.2"), done("BCB")});
    EXPECT_EQ(table.turn(), "EKJ");
}

TEST_F(TrainingRounds, AlsoIfOnlyThePoolHasOneItCanPay_CZ8_6)
{
    begin("3", "e");
    table.cash("BCB", 120);
    EXPECT_EQ(table.refusal(done("BCB")), "accepted");

    table.train("pool", "c.3");
    EXPECT_TRUE(refusesUnlessForced(table, done("BCB"), "must-own-train CZ-8.6"));
}

TEST_F(TrainingRounds, WhoOwnsOneNeedNotBuyAnother_CZ8_6)
{
    table.train("BCB", "a.2").after({runTrains("BCB", 0), done("BCB")});

    EXPECT_EQ(table.turn(), "EKJ");
}

TEST_F(TrainingRounds, NobodyHelpsWithATrain_CZ8_6)
{
    // BCB must buy the 3 from the pool, for it could pay that; it cannot have the 4 with its player's help.
    begin("3", "e");
    table.cash("BCB", 249).cash("p1", 500).train("pool", "c.3");

    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BCB", "e.4"), "not-financed CZ-8.6"));
}

TEST_F(TrainingRounds, WhatTheTreasuryCannotPayIsNotBought_CZ8_6)
{
    table.cash("BCB", 69).cash("p1", 500);

    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BCB", "a.2"), "no-treasury CZ-8.6"));
    table.cash("BCB", 100).train("BCB", "a.2").after({runTrains("BCB", 0), buyTrain("BCB", "a.2")});
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BCB", "a.2"), "no-treasury CZ-8.6"));
}

TEST_F(TrainingRounds, ThereAreNoLoans_CZ8_6)
{
    const std::string onLoan = with(buyTrain("BCB", "a.2"), R"("loan":20)");

    EXPECT_TRUE(refusesEvenIfForced(table, onLoan, "loan-not-needed CZ-8.6"));
}

TEST_F(TrainingRounds, NothingIsExportedBetweenRounds_CZ8_6)
{
    for (const char *company : {"BCB", "EKJ", "VBW"})
        table.train(company, "a.2");
    const int left = table.left("a");
    for (const char *company : {"BCB", "EKJ", "VBW"})
        table.after({runTrains(company, 0), done(company)});

    EXPECT_EQ(table.round(), "ROUND3");
    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_EQ(table.left("a"), left);
    EXPECT_EQ(table.topCard(), "a");
}

} // namespace
} // namespace flimnap::test
