#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Further stations (LI-5.35 to LI-5.37).

/// p1's turn with the card C9.
class StationsLilliput : public CardTurn
{
protected:
    StationsLilliput() : CardTurn("C9") {}
};

// Scenario LI-S26
TEST_F(StationsLilliput, TheFirstCosts40AndTheSecond100_LIS26)
{
    table.order({"p2", "p3", "p4", "p1"}).round("ACTIONS1");
    for (const char *card : {"C1", "C2", "C3"})
        idleWith(table, card);
    table.after({takeCard("p1", "C9", 1), placeStation("SR")});
    EXPECT_EQ(table.cash("SR"), 460);
    table.after({pass("p1"), copyCard("p1", "C9", 1), placeStation("SR")});
    EXPECT_EQ(table.cash("SR"), 360);
    EXPECT_EQ(table.stationsOnMap("SR"), 3);
    EXPECT_EQ(table.tokensLeft("SR"), 0);
}

// Scenario LI-S26
TEST_F(StationsLilliput, LimnocHalvesTheCost_LIS26)
{
    table.privateOf("p1", "limnoc");
    Table second = table;
    withCard().after(placeStation("SR"));
    EXPECT_EQ(table.cash("SR"), 480);

    second.stations("SR", 2, 1).round("ACTIONS1").after({takeCard("p1", "C9", 1), placeStation("SR")});
    EXPECT_EQ(second.cash("SR"), 450);
}

// LI-2.41
TEST_F(StationsLilliput, AnothersLimnocDoesNotHelp_LI2_41)
{
    table.privateOf("p2", "limnoc");
    withCard().after(placeStation("SR"));
    EXPECT_EQ(table.cash("SR"), 460);
}

// LI-5.35
TEST_F(StationsLilliput, OneForEachAction_LI5_35)
{
    foundedBy(table, "p1", "C5", 50, 500);
    withCard().after(placeStation("SR"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("SR"), "one-station LI-5.35"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("C5"), "one-station LI-5.35"));
}

// LI-5.36, LI-2.6
TEST_F(StationsLilliput, ACompanyHasThree_LI5_36)
{
    table.stations("SR", 3, 0);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("SR"), "no-marker LI-5.36"));
}

// LI-5.37: out of the treasury, without help.
TEST_F(StationsLilliput, TheTreasuryPays_LI5_37)
{
    table.cash("SR", 39).cash("p1", 500);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("SR"), "no-treasury LI-5.37"));
    table.cash("SR", 40).after(placeStation("SR"));
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.cash("p1"), 500);
}

// LI-5.37
TEST_F(StationsLilliput, AStatedCostIsTheRightOne_LI5_37)
{
    withCard();
    EXPECT_EQ(table.refusal(with(placeStation("SR"), R"("cost":40)")), "accepted");
    for (const char *cost : {R"("cost":0)", R"("cost":20)", R"("cost":100)"})
        EXPECT_TRUE(refusesUnlessForced(table, with(placeStation("SR"), cost), "price-choice LI-5.37"));
    table.after(forced(with(placeStation("SR"), R"("cost":20)")));
    EXPECT_EQ(table.cash("SR"), 480);
}

// LI-5.12
TEST_F(StationsLilliput, OnlyForCompaniesOfThePlayer_LI5_12)
{
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("C5"), "not-directed LI-5.12"));
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("LNR"), "not-your-turn LI-5.2"));
}

// LI-2.42: home stations stand when a company is there; there are no hexes and no rights of railways.
TEST_F(StationsLilliput, NamesAndKeysMustMeanSomethingHere)
{
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, with(placeStation("SR"), R"("home":true)"), "bad-value LI-2.42"));
    EXPECT_TRUE(refusesEvenIfForced(table, withRightOf("limnoc", placeStation("SR")), "bad-value LI-2.42"));
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("SR", "E12"), "unknown-name LI-2.49"));
}

TEST_F(StationsLilliput, AreOfferedForWhatTheyCost_LI5_37)
{
    foundedBy(table, "p1", "C5", 50, 99).stations("C5", 2, 1);
    withCard();
    EXPECT_EQ(numberOf(table, placeStation("SR"), "cost").suggested, 40);
    EXPECT_THAT(openOffers(table), ElementsAre(placeStation("SR"), pass("p1")));
    EXPECT_THAT(refusedOffers(table), ElementsAre(std::pair(placeStation("C5"), std::string("no-treasury LI-5.37"))));
}

} // namespace
} // namespace flimnap::test
