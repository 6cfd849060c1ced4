#include <gmock/gmock.h>

#include "18cz_turns.h"
#include "18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Bohemia: in place of the export Vaclav's companies take new trains at the end of a set (CZ-8.30, CZ-8.31).

/// Whatever they do, the companies do nothing more in this round.
void idleToTheEnd(Table &table)
{
    const std::string round = table.round();
    while (table.round() == round && table.turn() != "draw")
        idleTurn(table, table.turn());
}

/// "EKJ b.2": who got what out of the deck with the last move.
std::vector<std::string> giftsTold(const Table &table)
{
    std::vector<std::string> gifts;
    for (const TrainMoved &moved : told<TrainMoved>(table.events())) {
        if (moved.from == Party::bank() && moved.to.isCompany())
            gifts.push_back(table.game().companies[moved.to.company()].code + " " +
                            table.game().faces[moved.face].code);
    }
    return gifts;
}

/// Phase b, two b-cards left: Vaclav has EKJ with a.2 and BTE with b.2+2; nobody else has anything.
class BohemiaSetEnd : public ::testing::Test
{
protected:
    BohemiaSetEnd()
    {
        mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE").train("EKJ", "a.2").train("BTE", "b.2+2");
        table.phase("b").deckFrom("b").stock("b", 2);
    }

    Table table = bohemia();
};

TEST_F(BohemiaSetEnd, EveryCompanyTakesTheNextCardOnItsOwnFace_CZ8_30)
{
    table.round("OR1.1");
    idleToTheEnd(table);

    EXPECT_THAT(table.trains("EKJ"), ElementsAre("b.2"));
    EXPECT_THAT(table.trains("BTE"), ElementsAre("b.2+2"));
    EXPECT_THAT(giftsTold(table), ElementsAre("EKJ b.2", "BTE b.2+2"));
}

TEST_F(BohemiaSetEnd, NoCardIsExported_CZ8_30)
{
    table.stock("b", 4).round("OR1.1");
    idleToTheEnd(table);

    EXPECT_EQ(table.round(), "SR2");
    EXPECT_EQ(table.left("b"), 2); // two for Vaclav, none besides
    EXPECT_THAT(told<CardExported>(table.events()), IsEmpty());
}

TEST_F(BohemiaSetEnd, TheOldTrainsLeaveTheGame_CZ8_30)
{
    table.round("OR1.1");
    idleToTheEnd(table);

    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_EQ(table.trains("EKJ").size(), 1U); // CZ-8.31: never more than one
    EXPECT_EQ(table.trains("BTE").size(), 1U);
}

TEST_F(BohemiaSetEnd, NothingIsPaidForTheTrains_CZ8_30)
{
    table.round("OR1.1");
    idleToTheEnd(table);

    EXPECT_EQ(table.cash("EKJ"), 0);
    EXPECT_EQ(table.cash("BTE"), 0);
    EXPECT_EQ(table.cash("p1"), 280);
    EXPECT_THAT(told<Paid>(table.events()), IsEmpty());
}

TEST_F(BohemiaSetEnd, ComesAfterTheLastRoundOfTheSetOnly_CZ8_30)
{
    table.round("OR5.1");
    idleToTheEnd(table);
    EXPECT_EQ(table.round(), "OR5.2");
    EXPECT_EQ(table.left("b"), 2);
    EXPECT_THAT(table.trains("EKJ"), ElementsAre("a.2"));

    idleToTheEnd(table);
    EXPECT_EQ(table.round(), "SR6");
    EXPECT_EQ(table.left("b"), 0);
}

TEST_F(BohemiaSetEnd, DoesNotComeAfterTheLastSet_CZ8_30)
{
    table.round("OR8.3");
    idleToTheEnd(table);

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.left("b"), 2);
    EXPECT_THAT(table.trains("EKJ"), ElementsAre("a.2"));
}

TEST_F(BohemiaSetEnd, AGiftBeginsThePhaseOfItsCard_CZ8_28)
{
    table.stock("b", 1).round("OR1.1");
    idleToTheEnd(table);

    EXPECT_THAT(table.trains("EKJ"), ElementsAre("b.2"));
    EXPECT_THAT(table.trains("BTE"), ElementsAre("c.2+2"));
    EXPECT_EQ(table.phase(), "c");
}

TEST_F(BohemiaSetEnd, ACompanyWhoseTrainWasScrappedTakesOneAllTheSame_CZ8_31)
{
    table.position().trains.remove(0); // EKJ's a.2
    table.round("OR1.1");
    ASSERT_THAT(table.trains("EKJ"), IsEmpty());
    idleToTheEnd(table);

    EXPECT_THAT(table.trains("EKJ"), ElementsAre("b.2"));
}

TEST(BohemiaSetEndInOrder, SmallThenMediumThenLarge_CZ8_30)
{
    // Given prices in the opposite order of the service.
    Table table = bohemia();
    largeOfVaclav(mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE"), "kk");
    table.phase("d").deckFrom("d").stock("d", 2).train("EKJ", "c.3").train("BTE", "c.2+2").train("kk", "d.3E");
    table.marker("kk", 120).marker("BTE", 100).marker("EKJ", 80).round("OR4.1");
    idleToTheEnd(table);

    EXPECT_THAT(giftsTold(table), ElementsAre("EKJ d.3", "BTE d.3+3", "kk e.3E"));
    EXPECT_EQ(table.phase(), "e");
}

TEST(BohemiaSetEndInOrder, ItIsTheOrderOfSizesNotOfCompanies_CZ8_30)
{
    Table table = bohemia();
    largeOfVaclav(mediumOfVaclav(smallOfVaclav(table, "VBW"), "BN"), "SX");
    table.phase("d").deckFrom("d").train("VBW", "c.3").train("BN", "c.2+2").train("SX", "d.3E").round("OR4.1");
    idleToTheEnd(table);

    EXPECT_THAT(giftsTold(table), ElementsAre("VBW d.3", "BN d.3+3", "SX d.3E"));
}

TEST(BohemiaSetEndDraw, ACompanyReceivedInBetweenIsNotServedAgain_CZ10_48)
{
    // Given Vaclav's small and medium company and the first d-card on top.
    Table table = bohemia();
    mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE").train("EKJ", "c.3").train("BTE", "c.2+2");
    table.phase("c").deckFrom("d").round("OR3.1");
    idleToTheEnd(table);

    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(table.turn(), "draw");
    EXPECT_EQ(table.phase(), "d");
    EXPECT_THAT(table.trains("EKJ"), ElementsAre("d.3"));
    EXPECT_THAT(table.trains("BTE"), ElementsAre("c.2+2")); // it waits

    table.after(vaclavDraws("BY"));

    EXPECT_EQ(table.round(), "SR4");
    EXPECT_THAT(giftsTold(table), ElementsAre("BY d.3E", "BTE d.3+3"));
    EXPECT_THAT(table.trains("BY"), ElementsAre("d.3E"));
    EXPECT_EQ(table.left("d"), 1);
}

TEST(BohemiaSetEndDraw, TheFirstBCardMayBeAGift_CZ8_25)
{
    Table table = bohemia();
    smallOfVaclav(table, "EKJ").train("EKJ", "a.2").deckFrom("b").round("OR1.1");
    idleToTheEnd(table);
    EXPECT_EQ(table.turn(), "draw");
    for (const std::string &line : {done("EKJ"), pass("p1"), startCompany("p1", "BCB", 50)})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-draw CZ-8.25"));

    table.after(vaclavDraws("NWB"));

    EXPECT_EQ(table.round(), "SR2");
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_THAT(table.trains("NWB"), ElementsAre("b.2+2"));
    EXPECT_EQ(table.left("b"), 2);
}

TEST(BohemiaSetEndDraw, TheLastGiftMayDrawACompanyToo_CZ8_30)
{
    // Given one c-card: the small company takes it, the medium one the first d.
    Table table = bohemia();
    mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE").phase("c").deckFrom("c").stock("c", 1).round("OR3.1");
    idleToTheEnd(table);
    EXPECT_EQ(table.turn(), "draw");
    EXPECT_THAT(table.trains("BTE"), ElementsAre("d.3+3"));

    table.after(vaclavDraws("SX"));

    EXPECT_EQ(table.round(), "SR4");
    EXPECT_THAT(table.trains("SX"), ElementsAre("d.3E"));
}

/// Phase d: the first e-card comes to EKJ at the end of set 4; VBW of p1 has three red trains, p2 has order card 1.
class BohemiaSetEndLimits : public ::testing::Test
{
protected:
    BohemiaSetEndLimits()
    {
        largeOfVaclav(mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE"), "kk");
        table.phase("d").deckFrom("e").operating("VBW", 50, "p1", 0).cash("p2", 500);
        table.train("VBW", "c.3").train("VBW", "c.3").train("VBW", "d.3").round("OR4.1");
        idleToTheEnd(table);
        table.order({"p2", "p1"});
    }

    Table table = bohemia();
};

TEST_F(BohemiaSetEndLimits, TrainsOverTheLimitAreGivenBackInTheNextStockRound_CZ6_92)
{
    EXPECT_EQ(table.round(), "SR5");
    EXPECT_EQ(table.phase(), "e");
    EXPECT_EQ(table.turn(), "VBW");
    for (const std::string &line : {pass("p2"), startCompany("p2", "BCB", 50), buyShare("p2", "EKJ")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-discard CZ-6.92"));
}

TEST_F(BohemiaSetEndLimits, ThenCardOneBegins_CZ6_92)
{
    table.after(discard("VBW", "d.3"));

    EXPECT_EQ(table.turn(), "p2");
    EXPECT_THAT(table.trains("pool"), ElementsAre("d.3"));
    EXPECT_THAT(table.trains("VBW"), ElementsAre("c.3", "c.3"));
}

TEST(BohemiaSetEndScrapping, AGiftScrapsTrainsOfItsColour_CZ8_28)
{
    // Given phase e, its cards gone: EKJ takes f as 4 and BTE the next as 4+4, which scraps 2+2.
    Table table = bohemia();
    largeOfVaclav(mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE"), "kk");
    table.phase("e").deckFrom("f").operating("BN", 50, "p1", 0).train("BN", "b.2+2").train("BN", "d.3+3");
    table.train("pool", "c.2+2").round("OR4.1");
    idleToTheEnd(table);

    EXPECT_EQ(table.round(), "SR5");
    EXPECT_THAT(table.trains("BN"), ElementsAre("d.3+3"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_THAT(table.trains("kk"), ElementsAre("f.4E"));
}

TEST(BohemiaSetEndScrapping, AGiftOfAnotherColourScrapsNothing_CZ8_28)
{
    // Given phase d: EKJ's 4 scraps red 2, nobody's blue 2+2.
    Table table = bohemia();
    largeOfVaclav(mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE"), "kk");
    table.phase("d").deckFrom("e").operating("BN", 50, "p1", 0).train("BN", "b.2+2").train("BN", "b.2").round("OR4.1");
    idleToTheEnd(table);

    EXPECT_THAT(table.trains("BN"), ElementsAre("b.2+2"));
    EXPECT_THAT(table.trains("EKJ"), ElementsAre("e.4"));
    EXPECT_THAT(table.trains("BTE"), ElementsAre("e.3+3"));
    EXPECT_THAT(table.trains("kk"), ElementsAre("e.3E"));
}

TEST(BohemiaSetEndScrapping, WhoIsWithinTheLimitAgainGivesNothingBack_CZ6_90)
{
    // Given phase h: EKJ's i begins phase i, whose limit BN's two 3+3 exceed, until BTE's 5+5 scraps both.
    Table table = bohemia();
    largeOfVaclav(mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE"), "kk");
    table.phase("h").deckFrom("i").operating("BN", 50, "p1", 1500).train("BN", "e.3+3").train("BN", "e.3+3");
    table.round("OR5.2");
    idleToTheEnd(table);
    EXPECT_EQ(table.round(), "SR6");
    EXPECT_THAT(table.trains("BN"), IsEmpty());
    EXPECT_EQ(table.turn(), "p1");

    // When the table lets BN buy more than its limit later, it is not reminded of that.
    allPass(table);
    table.turnOf("BN").after({buyTrain("BN", "j.5+5"), forced(buyTrain("BN", "j.5+5"))});

    EXPECT_EQ(table.turn(), "BN");
    EXPECT_THAT(table.trains("BN"), ElementsAre("j.5+5", "j.5+5"));
}

} // namespace
} // namespace flimnap::test
