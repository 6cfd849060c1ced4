#include <gmock/gmock.h>

#include "18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Moravia-Silesia: the three locals of the auction, the end of all lots, and what lots are worth (CZ-8.50, 8.54, 8.55).

/// Before OR3.1 (V = 60) in phase d: SX of p1 with 500 after its first turn; p2 owns S1 and M1, SX L1.
class MoraviaLocals : public ::testing::Test
{
protected:
    MoraviaLocals()
    {
        table.operating("SX", 60, "p1", 500).established("SX").train("SX", "e.4").phase("d").deckFrom("d");
        table.privateOf("p2", "S1").privateOf("p2", "M1").privateOf("SX", "L1").cash("p2", 0);
    }

    Table table = moravia(3);
};

TEST_F(MoraviaLocals, PayTheirOwnersAtTheStartOfTheRound_CZ8_50)
{
    table.round("OR3.1");

    EXPECT_EQ(table.cash("p2"), 5 + 10);
    EXPECT_EQ(table.cash("SX"), 520);
}

TEST_F(MoraviaLocals, AreSoldToACompanyForOneToTheLocalValue_CZ8_50)
{
    table.round("OR3.1");
    for (const int price : {0, 61})
        EXPECT_TRUE(refusesUnlessForced(table, buyLocal("SX", "S1", price), "price-range CZ-8.50"));
    EXPECT_EQ(table.refusal(buyLocal("SX", "S1", 1)), "accepted");

    table.after(buyLocal("SX", "S1", 60));

    EXPECT_EQ(table.cash("SX"), 520 - 60);
    EXPECT_EQ(table.cash("p2"), 15 + 60);
    EXPECT_THAT(table.privates("SX"), ElementsAre("S1", "L1"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("SX", "S1", 60), "private-not-on-sale CZ-8.50"));
}

TEST_F(MoraviaLocals, ArePaidFromTheTreasury_CZ8_50)
{
    table.round("OR3.1").cash("SX", 39);

    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("SX", "S1", 40), "no-treasury CZ-8.50"));
}

TEST_F(MoraviaLocals, AreSoldToTheBankForTheLocalValue_CZ8_50)
{
    table.round("OR3.1").after(sellLocal("SX", "L1"));

    EXPECT_EQ(table.cash("SX"), 520 + 60);
    EXPECT_THAT(table.privates("SX"), IsEmpty());
    EXPECT_TRUE(refusesEvenIfForced(table, sellLocal("SX", "S1"), "private-not-owned CZ-8.50"));
}

TEST_F(MoraviaLocals, GiveTheirRightOnce_CZ8_50)
{
    table.round("OR3.1").after(withRightOf("L1", layTrack("SX", 40)));

    EXPECT_EQ(table.cash("SX"), 520);
    EXPECT_TRUE(table.isRightUsed("L1"));
    EXPECT_TRUE(refusesUnlessForced(table, useLocal("SX", "L1"), "right-used CZ-6.14"));
}

TEST_F(MoraviaLocals, OnlyTheLotsAreInTheGame_CZ8_47)
{
    table.round("OR3.1");

    for (const char *local : {"S2", "M2", "L2"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("SX", local, 10), "private-not-on-sale CZ-8.50"));
}

/// OR4.1 in phase e, all e-cards gone: every lot has an owner; SX can pay the first 4+4.
class MoraviaLotsEnd : public ::testing::Test
{
protected:
    MoraviaLotsEnd()
    {
        table.operating("SX", 60, "p1", 1000).established("SX").train("SX", "e.4").phase("e").deckFrom("g");
        table.privateOf("p2", "S1").privateOf("SX", "M1").privateOf("p3", "L1").privateOf("p2", "MW");
        table.privateOf("p1", "3E").round("OR4.1").after({hexIsWorth("p2", 40), runTrains("SX", 0)});
    }

    void expectAllClosed() const
    {
        for (const char *lot : {"S1", "M1", "L1", "MW", "3E"})
            EXPECT_TRUE(table.position().privates[table.game().findPrivate(lot)].owner.isNobody()) << lot;
    }

    Table table = moravia(3);
};

TEST_F(MoraviaLotsEnd, ComesWithTheFirst44Sold_CZ8_54)
{
    const int cashOfP2 = table.cash("p2");
    table.after(buyTrain("SX", "g.4+4"));

    expectAllClosed();
    EXPECT_EQ(table.cash("p2"), cashOfP2); // without compensation
    EXPECT_EQ(table.cash("SX"), 1000 + 10 - 400);
    EXPECT_EQ(told<PrivateMoved>(table.events()).size(), 5U);
    EXPECT_EQ(table.certificates("p2"), 0);
}

TEST_F(MoraviaLotsEnd, ComesWithTheFirst44Exported_CZ8_54)
{
    table.turnOf("SX").after({runTrains("SX", 0), done("SX")});
    EXPECT_EQ(table.round(), "OR4.2");
    EXPECT_EQ(table.turn(), "p2"); // MW is still there
    table.after({hexIsWorth("p2", 40), runTrains("SX", 0), done("SX")});

    EXPECT_EQ(table.round(), "SR5");
    EXPECT_EQ(table.phase(), "g");
    expectAllClosed();
}

TEST_F(MoraviaLotsEnd, TakesA3EThatHasNotRunFromACompanyToo_CZ8_54)
{
    table.after(useLocal("SX", "3E"));
    EXPECT_THAT(table.privates("SX"), ElementsAre("M1", "3E"));

    table.after(buyTrain("SX", "g.4+4"));

    expectAllClosed();
    EXPECT_THAT(table.privates("SX"), IsEmpty());
}

TEST_F(MoraviaLotsEnd, LeavesNothingToPayToAskOrToSell_CZ8_54)
{
    table.after({buyTrain("SX", "g.4+4"), done("SX")});
    const int cashOfP2 = table.cash("p2");

    EXPECT_EQ(table.round(), "OR4.2");
    EXPECT_EQ(table.turn(), "SX");
    EXPECT_EQ(table.cash("p2"), cashOfP2);
    for (const auto &[line, refusal] :
         {std::pair(buyLocal("SX", "S1", 50), "private-not-on-sale"),
          std::pair(buyLocal("SX", "MW", 50), "private-not-on-sale"),
          std::pair(sellLocal("SX", "M1"), "private-not-owned"), std::pair(useLocal("SX", "3E"), "not-directors")})
        EXPECT_EQ(reason(table, forced(line)), refusal) << line;
}

TEST_F(MoraviaLotsEnd, AStationOfMwThatACompanyBoughtStays_CZ8_54)
{
    table.after({buyLocal("SX", "MW", 70), buyTrain("SX", "g.4+4")});

    EXPECT_EQ(table.stationsOnMap("SX"), 2);
}

TEST_F(MoraviaLotsEnd, DoesNotComeWithEarlierTrains_CZ8_54)
{
    table.stock("e", 1).after(buyTrain("SX", "e.4"));

    EXPECT_THAT(table.privates("p2"), ElementsAre("S1", "MW"));
    EXPECT_THAT(table.privates("p1"), ElementsAre("3E"));
}

/// p1 has bought S1 for 35 and 3E for 60, p2 MW for 50; each had 450.
class MoraviaWorth : public ::testing::Test
{
protected:
    MoraviaWorth()
    {
        table.after({bid("p1", "S1", 35), pass("p2"), pass("p3"), bid("p2", "MW", 50), pass("p3"), pass("p1")});
        table.after({pass("p3"), bid("p1", "3E", 60), pass("p2"), pass("p3")});
        allPass(table);
    }

    Table table = moravia(3);
};

TEST_F(MoraviaWorth, IsTheBidBeforeTheFirstOperatingRoundAndOf3ENothing_CZ8_55)
{
    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.worth("p1"), 450 - 35 - 60 + 35);
    EXPECT_EQ(table.worth("p2"), 450 - 50 + 50);
    EXPECT_EQ(table.worth("p3"), 450);
}

TEST_F(MoraviaWorth, IsTheLocalValueFromThenOn_CZ8_55)
{
    allPass(table);

    EXPECT_EQ(table.round(), "OR1.1");
    EXPECT_EQ(table.worth("p1"), 355 + 5 + 50); // S1 has paid 5
    EXPECT_EQ(table.worth("p2"), 400 + 50);
}

TEST_F(MoraviaWorth, TheOrderCardsFollowTheCashAfterTheAuction_CZ8_48)
{
    EXPECT_THAT(table.order(), ElementsAre("p1", "p2", "p3")); // 355, 400, 450
}

} // namespace
} // namespace flimnap::test
