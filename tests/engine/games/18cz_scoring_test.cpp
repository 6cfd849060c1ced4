#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/scores.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

// The end of the game and the scores (CZ-7.1 to CZ-7.5).

/// The last operating round, with BCB to finish it.
Table lastRound()
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).train("BCB", "g.5").phase("j").deckFrom("j").round("OR8.3");
    return table;
}

TEST(End, ComesWithTheLastCompanysTurnInTheLastRound_CZ7_1)
{
    Table table = lastRound();
    table.after(runTrains("BCB", 0));
    ASSERT_EQ(table.round(), "OR8.3");

    table.after(done("BCB"));

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.turn(), "");
    ASSERT_EQ(told<RoundBegan>(table.events()).size(), 1U);
    EXPECT_EQ(told<RoundBegan>(table.events()).front().round.kind, RoundKind::End);
}

TEST(End, DoesNotComeFromThePriceChart_CZ7_1)
{
    Table table(3);
    table.operating("KFN", 350, "p1", 0).shares("p1", "KFN", 20).shares("p2", "KFN", 40).round("SR3");

    table.after({pass("p1"), pass("p2"), pass("p3")});

    EXPECT_EQ(table.price("KFN"), 370);
    EXPECT_EQ(table.round(), "OR3.1");
}

TEST(End, DoesNotComeFromAnEmptyBankForItHasNone_CZ7_1)
{
    // Given a bank that has paid out more than the printed 180 notes could ever hold.
    Table table(3);
    table.cash("p1", 900'000).operating("BCB", 60, "p1", 0).train("BCB", "a.2").round("OR3.1");

    table.after({runTrains("BCB", 10'000), payOut("BCB")});

    EXPECT_EQ(table.cash("p1"), 900'000 + 5'000);
    EXPECT_EQ(table.round(), "OR3.1");
}

TEST(End, DoesNotComeFromADirectorsDebt_CZ6_77)
{
    Table table(3);
    table.cash("p1", 0).debt("p1", 5000, 5000).operating("BCB", 60, "p1", 0).round("SR3");

    table.after({pass("p1"), pass("p2"), pass("p3")});

    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(totalOfSeat(table, 1), 2 * 60 - 5000 - 5000);
}

TEST(End, EveryMoveAfterItIsRefused_CZ7_1)
{
    Table table = lastRound();
    table.after({runTrains("BCB", 0), done("BCB")});

    for (const std::string &line : {pass("p1"), buyShare("p1", "BCB"), sellShares("p1", "BCB", 25), done("BCB"),
                                    repayDebt("p1", 1), buyPrivate("p1", "S1")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "game-over CZ-7.1"));
    EXPECT_EQ(table.refusal(endGame()), "game-over CZ-7.1");
    EXPECT_TRUE(table.rules().offers(table.position()).empty());
}

TEST(End, MayBeAgreedUponInAnyRound_CZ7_1)
{
    for (const char *round : {"SR1", "SR4", "OR5.1"}) {
        Table table(3);
        table.operating("BCB", 60, "p1", 0).round(round);

        table.after(endGame());

        EXPECT_EQ(table.round(), "END") << round;
        EXPECT_EQ(table.turn(), "") << round;
        EXPECT_EQ(table.refusal(pass("p1")), "game-over CZ-7.1") << round;
    }
    EXPECT_EQ(Table(3).after(endGame()).round(), "END");
}

TEST(End, AnAgreedEndIsScoredWithTheCurrentValues_CZ7_1)
{
    // Given OR5.1: BCB stands at 60 and a local is worth 60.
    Table table(3);
    table.operating("BCB", 60, "p1", 0).cash("p1", 100).privateOf("p1", "M1").round("OR5.1");

    table.after(endGame());

    EXPECT_EQ(totalOfSeat(table, 1), 100 + 10 + 2 * 60 + 60); // cash, M1's income, BCB, M1
}

TEST(Score, FinalScore_CZ10_43)
{
    Table table(3);
    table.cash("p3", 2360).debt("p3", 122, 122);
    table.operating("MW", 120, "p1", 0).shares("p3", "MW", 25);
    table.operating("OFE", 120, "p3", 0);
    table.operating("BN", 105, "p3", 0).shares("p3", "BN", 20);
    table.operating("PR", 231, "p1", 0).shares("p1", "PR", 30).shares("p3", "PR", 40);
    table.operating("BY", 165, "p3", 0).shares("p3", "BY", 40);
    table.operating("Ug", 370, "p1", 0).shares("p1", "Ug", 30).shares("p3", "Ug", 20);
    table.round("OR8.3").after(endGame());

    const Score score = scoreOfSeat(table, 3);
    EXPECT_EQ(score.cash, Money{2360});
    EXPECT_EQ(score.shares, Money{120 + 240 + 315 + 924 + 990 + 740});
    EXPECT_EQ(score.shares, Money{3329});
    EXPECT_EQ(score.privates, Money{0});
    EXPECT_EQ(score.debt, Money{122});
    EXPECT_EQ(score.penalty, Money{122});
    EXPECT_EQ(score.total, Money{5445});
}

TEST(Score, TwoLocalsInHandAdd240_CZ10_43)
{
    // Given the last operating round; both pay their income at its start.
    Table table(3);
    table.cash("p3", 2360).privateOf("p3", "S1").privateOf("p3", "L6").operating("BCB", 60, "p1", 0).round("OR8.3");
    const int income = 5 + 20;

    table.after(endGame());

    EXPECT_EQ(scoreOfSeat(table, 3).privates, Money{240});
    EXPECT_EQ(totalOfSeat(table, 3), 2360 + income + 240);
}

TEST(Score, WhatCompaniesOwnCountsNothing_CZ7_2)
{
    Table table = lastRound();
    const int before = totalOfSeat(table, 1);

    table.cash("BCB", 1000).train("BCB", "g.5").privateOf("BCB", "S1").stations("BCB", 3, 0);

    EXPECT_EQ(totalOfSeat(table, 1), before);
    EXPECT_EQ(before, 380 + 2 * 60);
}

TEST(Score, SharesCountTheirUnitsTheDirectorsCertificateTwo_CZ7_3)
{
    Table table(3);
    table.cash("p1", 0).cash("p2", 0);
    table.operating("BCB", 65, "p1", 0).shares("p2", "BCB", 25);

    EXPECT_EQ(scoreOfSeat(table, 1).shares, Money{2 * 65});
    EXPECT_EQ(scoreOfSeat(table, 2).shares, Money{65});
}

TEST(Score, SharesCountTheirCurrentPrice_CZ7_3)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 0).marker("BCB", 126);

    EXPECT_EQ(scoreOfSeat(table, 1).shares, Money{2 * 126});
}

TEST(Score, CompaniesThatNeverFloatedCountToo_CZ7_3)
{
    Table table(3);
    table.started("Ug", 110, "p1").shares("p2", "Ug", 10);

    EXPECT_EQ(scoreOfSeat(table, 1).shares, Money{2 * 110});
    EXPECT_EQ(scoreOfSeat(table, 2).shares, Money{110});
}

TEST(Score, EveryLocalCounts120AtTheRegularEnd_CZ7_3)
{
    Table table = lastRound();
    table.privateOf("p1", "S1").privateOf("p1", "M1").privateOf("p2", "L1");

    table.after({runTrains("BCB", 0), done("BCB")});

    EXPECT_EQ(scoreOfSeat(table, 1).privates, Money{2 * 120});
    EXPECT_EQ(scoreOfSeat(table, 2).privates, Money{120});
    EXPECT_EQ(scoreOfSeat(table, 3).privates, Money{0});
}

TEST(Score, MayBeNegative_CZ7_4)
{
    Table table(3);
    table.cash("p1", 10).debt("p1", 50, 70);

    EXPECT_EQ(totalOfSeat(table, 1), 10 - 50 - 70);
}

TEST(Score, ARepaidDebtLeavesItsPenalty_CZ7_4)
{
    Table table(3);
    table.cash("p1", 100).debt("p1", 0, 70);

    EXPECT_EQ(totalOfSeat(table, 1), 100 - 70);
}

TEST(Score, TheHighestWins_CZ7_5)
{
    Table table(3);
    table.cash("p1", 100).cash("p2", 300).cash("p3", 200);

    const std::vector<Score> scores = table.rules().scores(table.position());

    ASSERT_EQ(scores.size(), 3U);
    EXPECT_EQ(scores[0].player, PlayerId(1));
    EXPECT_EQ(scores[0].rank, 1);
    EXPECT_EQ(scores[1].player, PlayerId(2));
    EXPECT_EQ(scores[1].rank, 2);
    EXPECT_EQ(scores[2].player, PlayerId(0));
    EXPECT_EQ(scores[2].rank, 3);
}

TEST(Score, EqualScoresShareTheVictory_CZ7_5)
{
    // Given the same total in different things: 300 in cash, and 180 with BCB's director's certificate at 60.
    Table table(4);
    table.cash("p1", 100).cash("p2", 300).cash("p3", 180).cash("p4", 50).operating("BCB", 60, "p3", 0);

    EXPECT_EQ(scoreOfSeat(table, 2).rank, 1);
    EXPECT_EQ(scoreOfSeat(table, 3).rank, 1);
    EXPECT_EQ(scoreOfSeat(table, 1).rank, 3);
    EXPECT_EQ(scoreOfSeat(table, 4).rank, 4);
}

} // namespace
} // namespace flimnap::test
