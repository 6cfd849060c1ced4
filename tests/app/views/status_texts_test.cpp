#include "views/status_texts.h"

#include <gmock/gmock.h>

#include "engine/games/1824_moves.h"
#include "engine/games/18cz_variants.h"

namespace flimnap::test {
namespace {

// What a company's card says where games differ: who owns it, what it waits for, where its shares lie.

std::string status(const Table &table, const char *code, int place = 0)
{
    return statusText(table.rules(), table.position(), table.game().findCompany(code), place).toStdString();
}

std::string facts(const Table &table, const char *code)
{
    return factsText(table.rules(), table.position(), table.game().findCompany(code)).toStdString();
}

std::string waiting(const Table &table, const char *code)
{
    return waitingText(table.rules(), table.position(), table.game().findCompany(code)).toStdString();
}

TEST(StatusTexts, ACompanyOfOneOwnerGivesHimHalf_AH6_13)
{
    Table table = game1824(4);
    table.minorOf("p1", "EPP", 40, 160).train("EPP", "1g");

    EXPECT_EQ(status(table, "EPP", 1), "1. · coal, half to the owner");
    EXPECT_EQ(facts(table, "EPP"), "trains 1/2 · stations 1"); // AH-2.2
}

TEST(StatusTexts, ACompanyThatIsAPlayerGivesHimAll_CZ8_3)
{
    Table table = trainingGame(2);
    table.after(playerDraws("BCB"));
    EXPECT_EQ(status(table, "BCB", 1), "1. · railway");
}

TEST(StatusTexts, ANobodysCompanyNeverHasMoreThanOneTrain_CZ8_31)
{
    Table table = bohemia();
    mediumOfVaclav(table, "BTE").stations("BTE", 1, 2);
    EXPECT_EQ(facts(table, "BTE"), "no train before the end of the set · stations 1, 2 left · Vaclav 60 % · bank 40 %");

    table.train("BTE", "b.2+2");
    EXPECT_EQ(facts(table, "BTE"), "stations 1, 2 left · Vaclav 60 % · bank 40 %");
}

TEST(StatusTexts, AStateRailwaySaysWhenItIsFormed_AH2_13)
{
    Table table = game1824(4);

    EXPECT_EQ(status(table, "SD"), "state, is formed in phase 4");
    EXPECT_EQ(status(table, "KK"), "state, is formed in phase 6");
    EXPECT_EQ(facts(table, "SD"), "bank 60 % · reserve 40 %");

    table.phase("4");
    EXPECT_EQ(status(table, "SD"), "state, is formed at the end of this round");
}

TEST(StatusTexts, AStateRailwayWithoutDirectorLosesPrice_AH6_59)
{
    Table table = game1824(4);
    table.running("SD", "R1C3", "", 0).running("UG", "R1C3", "p1", 0);

    EXPECT_EQ(status(table, "SD", 2), "2. · state, no director: its price falls");
    EXPECT_EQ(status(table, "UG", 3), "3. · state");
}

TEST(StatusTexts, ARegionalRailwayWaitsForItsCoalRailway_AH2_14)
{
    Table table = game1824(4);
    EXPECT_EQ(waiting(table, "BK"), "with EPP"); // without a price nobody buys its shares: AH-3.4
    EXPECT_EQ(waiting(table, "BH"), "regional"); // may be started
    EXPECT_EQ(waiting(table, "EPP"), "for sale");

    table.after(pass("p4")).after(pass("p3")).after(pass("p2")).after(buyCoal("p1", "EPP", 160));
    EXPECT_EQ(status(table, "BK"), "regional, waits for the exchange of EPP");
}

TEST(StatusTexts, WhatMayFloatOpensAtTheEndOfTheRound_AH5_30)
{
    Table table = game1824(4);
    table.started("BH", "R5C3", "p1");
    EXPECT_EQ(status(table, "BH"), "regional, not floated yet");
    table.shares("p2", "BH", 30);
    EXPECT_EQ(status(table, "BH"), "regional, opens at the end of this round");
}

TEST(StatusTexts, OnCisleithaniaForTwoRailwaysHaveRoles_AH8_8_AH8_12_AH8_16)
{
    const Table table = afterDraft();

    EXPECT_EQ(status(table, "EOD", 2), "2. · only builds track");
    EXPECT_EQ(status(table, "MS", 9), "9. · bond railway, pays by its price");
    EXPECT_EQ(facts(table, "MS"), "stations 1, 1 left · one more in Wien once that is brown · open stock 100 %");
    EXPECT_FALSE(hasTreasury(table.position(), table.game().findCompany("MS")));
    EXPECT_FALSE(hasTreasury(table.position(), table.game().findCompany("EOD")));
    EXPECT_TRUE(hasTreasury(table.position(), table.game().findCompany("EPP")));
}

TEST(StatusTexts, ACompanyWithSharesIsShownAsBefore)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 240).train("BCB", "a.2").round("OR1.1");

    EXPECT_EQ(status(table, "BCB", 1), "1. · small");
    EXPECT_EQ(facts(table, "BCB"), "trains 1/3 · stations 1, 2 left · bank 50 %"); // CZ-2.2, CZ-2.40
    EXPECT_EQ(waiting(table, "BN"), "later");                                      // CZ-5.6
}

} // namespace
} // namespace flimnap::test
