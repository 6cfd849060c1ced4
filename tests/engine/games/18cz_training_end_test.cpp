#include <gmock/gmock.h>

#include "18cz_turns.h"
#include "18cz_variants.h"
#include "support/random_games.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The training game: its two ends and the scores (CZ-8.7, CZ-8.8).

/// p1 has BCB, p2 EKJ, p3 VBW, each with a 4-train and 200; 3-trains are on top of the deck in phase 3.
Table atRound(const std::string &round)
{
    Table table = trainingGame(3);
    table.after({playerDraws("BCB"), playerDraws("EKJ"), playerDraws("VBW")});
    for (const char *company : {"BCB", "EKJ", "VBW"})
        table.cash(company, 200).train(company, "e.4");
    return table.phase("3").deckFrom("c").stock("c", 3).round(round);
}

/// The company's only train is gone, and so much money is left.
void leaveOnly(Table &table, const std::string &company, int treasury)
{
    TrainStock &trains = table.position().trains;
    trains.remove(*trains.find(table.game().findCompany(company), table.game().findFace("e.4")));
    table.cash(company, treasury);
}

TEST(TrainingEnd, ComesWithTheTenthRound_CZ8_7)
{
    Table table = atRound("ROUND10");
    idleTurn(table, "BCB");
    idleTurn(table, "EKJ");
    EXPECT_EQ(table.round(), "ROUND10");

    idleTurn(table, "VBW");

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.turn(), "");
}

TEST(TrainingEnd, TheNinthRoundIsNotTheLast_CZ8_7)
{
    Table table = atRound("ROUND9");
    for (const char *company : {"BCB", "EKJ", "VBW"})
        idleTurn(table, company);

    EXPECT_EQ(table.round(), "ROUND10");
    EXPECT_EQ(table.turn(), "BCB");
}

TEST(TrainingEnd, TheRoundsFollowEachOther_CZ8_3)
{
    Table table = atRound("ROUND1");
    for (int round = 1; round <= 10; ++round) {
        EXPECT_EQ(table.round(), "ROUND" + std::to_string(round));
        for (const char *company : {"BCB", "EKJ", "VBW"})
            idleTurn(table, company);
    }
    EXPECT_EQ(table.round(), "END");
}

TEST(TrainingEnd, TheLastCompanyWithoutTrainAndMoneyEndsItAtOnce_CZ10_49)
{
    Table table = atRound("ROUND6");
    leaveOnly(table, "VBW", 40); // a 3-train costs 120
    idleTurn(table, "BCB");
    idleTurn(table, "EKJ");
    EXPECT_EQ(table.round(), "ROUND6");

    idleTurn(table, "VBW");

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(totalOfSeat(table, 3), 40);
    EXPECT_EQ(scoreOfSeat(table, 1).rank, 1);
}

TEST(TrainingEnd, AfterTheFirstCompanyTheOthersFinishTheRound_CZ10_49)
{
    Table table = atRound("ROUND6");
    leaveOnly(table, "BCB", 40);
    idleTurn(table, "BCB");
    EXPECT_EQ(table.turn(), "EKJ");
    table.after({runTrains("EKJ", 100), buyTrain("EKJ", "c.3"), done("EKJ")});
    EXPECT_EQ(table.turn(), "VBW");

    idleTurn(table, "VBW");

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(totalOfSeat(table, 2), 200 + 100 - 120);
}

TEST(TrainingEnd, AlsoComesWhenNoTrainIsLeft_CZ8_7)
{
    Table table = atRound("ROUND6");
    leaveOnly(table, "VBW", 1000);
    for (const char *card : {"a", "c", "e", "g"})
        table.stock(card, 0);
    idleTurn(table, "BCB");
    idleTurn(table, "EKJ");
    EXPECT_EQ(table.refusal(done("VBW")), "accepted");

    idleTurn(table, "VBW");

    EXPECT_EQ(table.round(), "END");
}

TEST(TrainingEnd, DoesNotComeFromACompanyThatIsShortInItsTurnOnly_CZ8_7)
{
    // Given VBW that loses its train and buys another in the same turn.
    Table table = atRound("ROUND6");
    leaveOnly(table, "VBW", 120);
    idleTurn(table, "BCB");
    idleTurn(table, "EKJ");
    table.after({buyTrain("VBW", "c.3"), done("VBW")});

    EXPECT_EQ(table.cash("VBW"), 0);
    EXPECT_EQ(table.round(), "ROUND7");
}

TEST(TrainingEnd, DoesNotComeFromAnotherCompanysLoss_CZ8_7)
{
    // Only who ends a turn without a train counts: BCB loses its 2-train to EKJ's 4 and may buy in its next turn.
    Table table = atRound("ROUND6");
    leaveOnly(table, "BCB", 0);
    table.train("BCB", "a.2").phase("2").stock("c", 0).stock("e", 2).cash("EKJ", 300);
    idleTurn(table, "BCB");
    table.after({runTrains("EKJ", 0), buyTrain("EKJ", "e.4"), done("EKJ")});
    EXPECT_TRUE(table.trains("BCB").empty());
    idleTurn(table, "VBW");

    EXPECT_EQ(table.round(), "ROUND7");
}

TEST(TrainingEnd, DoesNotComeWhereTheTableExcusesACompanyThatCouldPay_CZ8_7)
{
    Table table = atRound("ROUND6");
    leaveOnly(table, "BCB", 120);
    table.after(forced(done("BCB")));
    idleTurn(table, "EKJ");
    idleTurn(table, "VBW");

    EXPECT_EQ(table.round(), "ROUND7");
}

TEST(TrainingEnd, AfterItNobodyActs_CZ8_7)
{
    Table table = atRound("ROUND10");
    for (const char *company : {"BCB", "EKJ", "VBW"})
        idleTurn(table, company);

    for (const std::string &line : {layTrack("BCB"), done("BCB"), buyTrain("BCB", "c.3"), playerDraws("BN")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "game-over CZ-8.7"));
}

TEST(TrainingScores, AreTheTreasuries_CZ8_8)
{
    Table table = atRound("ROUND6");
    table.cash("BCB", 310).cash("EKJ", 480).cash("VBW", 90).after(endGame());

    std::vector<int> seats;
    for (const Score &score : table.rules().scores(table.position()))
        seats.push_back(score.player.index() + 1);
    EXPECT_THAT(seats, ElementsAre(2, 1, 3));
    EXPECT_EQ(totalOfSeat(table, 1), 310);
    EXPECT_EQ(totalOfSeat(table, 2), 480);
    EXPECT_EQ(scoreOfSeat(table, 2).treasury, Money{480});
    EXPECT_EQ(scoreOfSeat(table, 3).rank, 3);
}

TEST(TrainingScores, EqualOnesShareTheVictory_CZ8_8)
{
    Table table = atRound("ROUND6");
    table.cash("BCB", 300).cash("EKJ", 300).cash("VBW", 90).after(endGame());

    EXPECT_EQ(scoreOfSeat(table, 1).rank, 1);
    EXPECT_EQ(scoreOfSeat(table, 2).rank, 1);
    EXPECT_EQ(scoreOfSeat(table, 3).rank, 3);
}

TEST(TrainingScores, TrainsAndStationsCountNothing_CZ8_8)
{
    Table table = atRound("ROUND6");
    table.train("VBW", "g.5").stations("VBW", 3, 0).after(endGame());

    for (const int seat : {1, 2, 3})
        EXPECT_EQ(totalOfSeat(table, seat), 200) << seat;
}

TEST(TrainingGames, GoToTheirEnd_CZ8_7)
{
    for (const int players : {2, 3, 4, 5}) {
        const Table table = trainingGame(players);
        const Rules &rules = table.rules();
        Position position = rules.start().position;
        for (const Move &move : randomGame(rules, static_cast<std::uint64_t>(players))) {
            auto played = rules.play(position, move);
            ASSERT_TRUE(played.ok());
            position = std::move(played->position);
        }
        EXPECT_EQ(name(position.round), "END") << players;
        EXPECT_LE(position.roundsOperated, 10) << players;
    }
}

} // namespace
} // namespace flimnap::test
