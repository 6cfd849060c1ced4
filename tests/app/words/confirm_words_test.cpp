#include <gmock/gmock.h>

#include "engine/games/1824_moves.h"
#include "engine/games/18cz_variants.h"
#include "rows.h"
#include "support/games_in_session.h"
#include "support/player_moves.h"
#include "support/table.h"
#include "words/wording.h"

namespace flimnap::test {
namespace {

// The label of the button that makes a move tells the whole price.

/// What is on the button for this move.
std::string label(const Table &table, const std::string &line)
{
    Table after = table;
    after.after(line);
    return plain(Wording(table.rules()).confirmation(moveFrom(line), after.events()));
}

Table roundWithShares()
{
    Table table(3);
    table.phase("d").operating("BCB", 70, "p1", 0).shares("p2", "BCB", 50);
    return table.operating("Ug", 100, "p2", 0).shares("p1", "Ug", 30).round("SR2");
}

/// OR4.1 (V = 55: CZ-2.60) in phase d, the deck shows d: ATE, medium, acts first.
Table atesTurn(int treasury)
{
    Table table(3);
    table.phase("d").deckFrom("d").operating("ATE", 80, "p1", treasury).operating("BCB", 65, "p1", 105);
    return table.train("BCB", "b.2").privateOf("ATE", "S3").privateOf("p2", "M2").round("OR4.1").cash("ATE", treasury);
}

TEST(ConfirmWords, ADrawTellsWhoItIsFor)
{
    EXPECT_EQ(label(bohemia(), vaclavDraws("EKJ")), "Drawn for Vaclav: EKJ");    // CZ-8.24
    EXPECT_EQ(label(trainingGame(2), playerDraws("BCB")), "Player 1 draws BCB"); // CZ-8.1
}

TEST(ConfirmWords, ABoughtShareCostsThePresentPrice_CZ5_8)
{
    EXPECT_EQ(label(roundWithShares(), buyShare("p1", "Ug")), "Buy Ug 10 % for 100 K");
}

TEST(ConfirmWords, AStartedCompanyCostsTwiceTheInitialPrice_CZ5_7)
{
    EXPECT_EQ(label(roundWithShares(), startCompany("p1", "MW", 55)), "Start MW at 55 K for 110 K");
}

TEST(ConfirmWords, ASoldBlockBringsAllItsShares_CZ5_15)
{
    EXPECT_EQ(label(roundWithShares(), sellShares("p1", "Ug", 30)), "Sell Ug 30 % for 300 K");
}

// The director's certificate that goes to another player is no part of the block: CZ-10.18.
TEST(ConfirmWords, ADirectorsBlockIsAsLargeAsItIs_CZ5_25)
{
    EXPECT_EQ(label(roundWithShares(), sellShares("p1", "BCB", 25)), "Sell BCB 25 % for 70 K");
    EXPECT_EQ(label(roundWithShares(), sellShares("p1", "BCB", 50)), "Sell BCB 50 % for 140 K");
}

TEST(ConfirmWords, APrivateRailwayHasThePriceThatIsPaid)
{
    EXPECT_EQ(label(Table(3), buyPrivate("p1", "L6")), "Buy L6 for 80 K"); // CZ-2.20
    EXPECT_EQ(label(atesTurn(200), buyLocal("ATE", "M2", 24)), "Buy M2 for 24 K");
    EXPECT_EQ(label(atesTurn(200), sellLocal("ATE", "S3")), "Sell S3 for 55 K"); // CZ-6.12
}

TEST(ConfirmWords, ADebtIsRepaid_CZ5_21)
{
    Table table(3);
    table.debt("p1", 72, 72).round("SR2");
    EXPECT_EQ(label(table, repayDebt("p1", 50)), "Repay 50 K");
}

TEST(ConfirmWords, TrackAndStationsAreFreeOrNot)
{
    EXPECT_EQ(label(atesTurn(200), layTrack("ATE")), "Lay track, free");
    EXPECT_EQ(label(atesTurn(200), layTrack("ATE", 20)), "Lay track for 20 K");
    EXPECT_EQ(label(atesTurn(200), withRightOf("S3", layTrack("ATE", 10))), "Lay track, free"); // CZ-6.15
    EXPECT_EQ(label(atesTurn(200), placeStation("ATE")), "Place a station for 40 K");           // CZ-6.33

    Table large(3);
    large.phase("d").operating("SX", 100, "p1", 0).round("OR4.1");
    EXPECT_EQ(label(large, placeHome("SX", "A8")), "Place the home station, free"); // CZ-6.30
}

// CZ-10.7: 75 % and 25 % of 70 in a small company are 53 and 18.
TEST(ConfirmWords, ADividendTellsWhatIsPaidInAll_CZ6_43)
{
    Table table(3);
    table.operating("VBW", 58, "p3", 0).shares("p3", "VBW", 25).shares("p2", "VBW", 25).train("VBW", "a.2");
    table.round("OR1.1");
    EXPECT_EQ(label(table, runTrains("VBW", 70)), "Income 70 K");
    table.after(runTrains("VBW", 70));

    EXPECT_EQ(label(table, payOut("VBW")), "Pay out 71 K");
    EXPECT_EQ(label(table, withhold("VBW")), "Keep 70 K"); // CZ-6.45
}

// What the bank's shares would earn nobody gets.
TEST(ConfirmWords, ADividendCountsPlayersSharesOnly_CZ6_43)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).train("BCB", "a.2").round("OR1.1").after(runTrains("BCB", 70));
    EXPECT_EQ(label(table, payOut("BCB")), "Pay out 35 K");
}

TEST(ConfirmWords, ATrainCostsWhatItCosts_CZ2_30)
{
    EXPECT_EQ(label(atesTurn(200), buyTrain("ATE", "d.3+3")), "Buy train 3+3 (d) for 180 K");
    EXPECT_EQ(label(atesTurn(200), buyFrom("ATE", "BCB", "b.2", 7)), "Buy train 2 (b) for 7 K");
}

// The company has 130 of 180, its director 20; 30 are lent: CZ-6.71, CZ-6.74.
TEST(ConfirmWords, ATrainCostsItsPriceAlsoWithTheDirectorsHelp)
{
    EXPECT_EQ(label(atesTurn(130), buyTrain("ATE", "d.3+3")), "Buy train 3+3 (d) for 180 K");
    EXPECT_EQ(label(atesTurn(130).cash("p1", 20), buyTrain("ATE", "d.3+3")),
              "Buy train 3+3 (d) for 180 K, 30 K of it borrowed"); // CZ-6.74
}

// CZ-6.52, CZ-10.28: two shares at 97; the treasury that is taken over is no discount.
TEST(ConfirmWords, ATakeOverCostsTheWholeCompensation)
{
    EXPECT_EQ(label(atesTurn(340), acquire("ATE", "BCB", 97)), "Take over BCB for 194 K");
}

TEST(ConfirmWords, ATurnedTrainCostsTheDifference_CZ6_57)
{
    Table table = atesTurn(340);
    table.train("BCB", "c.3").after(acquire("ATE", "BCB", 97));
    EXPECT_EQ(label(table, convert("ATE", "b.2", "b.2+2")), "Turn train 2 (b) to 2+2 (b) for 10 K");
    EXPECT_EQ(label(table, convert("ATE", "c.3", "c.2+2")), "Turn train 3 (c) to 2+2 (c), free");
}

TEST(ConfirmWords, AMoveWithoutAPriceIsSaid)
{
    EXPECT_EQ(label(Table(3), pass("p1")), "Player 1 passes");
    EXPECT_EQ(label(Table(3), correct(R"("account":"p1","amount":-30)")), "Correction: Player 1 −30 K");
}

TEST(ConfirmWords, ACoalRailwayCostsWhatItsBuyerChooses_AH2_8)
{
    EXPECT_EQ(label(game1824(3), buyCoal("p3", "EPP", 160)), "Buy EPP for 160 G");
    EXPECT_EQ(label(game1824(3), buyPrivate("p3", "SD1")), "Buy SD1 for 240 G");
}

TEST(ConfirmWords, AnExchangeTellsWhatOneGets_AH5_22_AH5_23)
{
    Table table = game1824(3);
    table.begun("3").privateOf("p1", "B1").minorOf("p1", "EPP", 45, 160).running("BH", "R5C3", "p2", 0).round("SR4");
    table.turnOf("p1");
    EXPECT_EQ(label(table, exchange("p1", "B1", "BH")), "Exchange B1 for 10 % of BH");
    EXPECT_EQ(label(table, exchange("p1", "EPP")), "Exchange EPP for 20 % of BK");
}

TEST(ConfirmWords, AnOlderTrainIsPartOfThePrice_AH6_23)
{
    Table table = game1824(3);
    table.begun("3").running("BH", "R5C3", "p1", 500).train("BH", "2").round("OR3.1").after(runTrains("BH", 0));
    EXPECT_EQ(label(table, tradeIn("BH", "3", "2")), "Buy train 3 for 140 G and train 2");
}

TEST(ConfirmWords, MinesStandBesideTheIncome_AH6_12)
{
    Table table = game1824(3);
    table.begun("3").minorOf("p1", "EPP", 0, 160).train("EPP", "1g").round("OR3.1");
    EXPECT_EQ(label(table, runWithMine("EPP", 60, 10)), "Income 60 G, from mines 10 G");
    EXPECT_EQ(label(table, runTrains("EPP", 60)), "Income 60 G");
}

TEST(ConfirmWords, WhatIsTakenCostsItsPrice_AH8_5)
{
    Table table = cisleithaniaForTwo();
    table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2")});
    EXPECT_EQ(label(table, take("p1", "EOD")), "Take EOD for 120 G");
    EXPECT_EQ(label(table, takeCoal("p1", "EPP", 200)), "Take EPP for 200 G");
}

TEST(ConfirmWords, ADirectorsCertificateFromTheOpenStockIsTwoShares_AH8_14)
{
    Table table = afterDraft();
    table.cash(table.turn(), 100); // at 50: AH-8.12
    EXPECT_EQ(label(table, with(buyShareFromPool(table.turn(), "MS"), R"("percent":20)")), "Buy MS 20 % for 100 G");
}

} // namespace
} // namespace flimnap::test
