#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// Cisleithania for two: what is in play, the four stacks and the mountain railways (AH-8.1 to AH-8.7).

TEST(Cis2Setup1824, Components_AH8_1)
{
    const Table table = cisleithaniaForTwo();
    const GameDefinition &game = table.game();

    std::vector<std::string> companies;
    for (const CompanyDefinition &company : game.companies)
        companies.push_back(company.code);
    EXPECT_THAT(companies, ::testing::UnorderedElementsAre("EPP", "EOD", "MLB", "SD1", "SD2", "SD3", "KK1", "KK2", "BK",
                                                           "MS", "CL", "SD", "KK"));
    for (const auto &[card, count] : {std::pair("2", 6), std::pair("3", 5), std::pair("4", 4), std::pair("5", 2),
                                      std::pair("6", 2), std::pair("8", 1), std::pair("1g", 3), std::pair("2g", 2),
                                      std::pair("3g", 2), std::pair("4g", 1), std::pair("5g", 2)})
        EXPECT_EQ(table.left(card), count) << card;
    for (const char *seat : {"p1", "p2"})
        EXPECT_EQ(table.cash(seat), 830);
    EXPECT_EQ(table.cash("bank"), 4000 - 2 * 830);
    EXPECT_EQ(game.tableOf(2)->certificateLimit, 14);
    EXPECT_EQ(table.round(), "OPEN");
}

/// The lots are drawn: SD2 and EOD will only build.
class Cis2Draft1824 : public ::testing::Test
{
protected:
    Cis2Draft1824() { table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2")}); }

    Table table = cisleithaniaForTwo();
};

// AH-8.3
TEST(Cis2Lots1824, AreDrawnFirst_AH8_3)
{
    Table table = cisleithaniaForTwo();
    EXPECT_EQ(table.turn(), "draw");
    EXPECT_TRUE(refusesEvenIfForced(table, take("p1", "SD1"), "must-draw AH-8.3"));

    table.after(draw("stack1-coal", "MLB"));
    EXPECT_EQ(table.turn(), "draw");
    for (const char *wrong : {"SD1", "KK1", "EPP"})
        EXPECT_NE(table.refusal(draw("stack1-prestate", wrong)), "accepted") << wrong;
    for (const char *right : {"SD2", "SD3", "KK2"})
        EXPECT_EQ(table.refusal(draw("stack1-prestate", right)), "accepted") << right;

    table.after(draw("stack1-prestate", "KK2"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_NE(table.refusal(draw("stack1-coal", "EPP")), "accepted");
}

TEST(Cis2Lots1824, OneCoalRailwayAndOneSmallPreState_AH8_3)
{
    const Table table = cisleithaniaForTwo();
    for (const char *coal : {"EPP", "EOD", "MLB"})
        EXPECT_EQ(table.refusal(draw("stack1-coal", coal)), "accepted") << coal;
    for (const char *wrong : {"SD2", "SPB", "KK1"})
        EXPECT_THAT(table.refusal(draw("stack1-coal", wrong)), StartsWith("unknown-name AH-")) << wrong;
}

// AH-8.4: one takes, the other gets the rest of that stack.
TEST_F(Cis2Draft1824, TheOtherGetsTheRestOfTheStack_AH8_4)
{
    for (const auto &[taken, rest] : {std::pair("SD1", "KK1"), std::pair("KK1", "SD1"), std::pair("SD2", "EOD"),
                                      std::pair("EOD", "SD2"), std::pair("SD3", "KK2"), std::pair("KK2", "SD3")}) {
        Table copy = table;
        copy.after(take("p1", taken));
        EXPECT_EQ(copy.turn(), "p2");
        for (const char *other : {"SD1", "KK1", "SD2", "EOD", "SD3", "KK2"}) {
            if (other == std::string(rest))
                EXPECT_EQ(copy.refusal(take("p2", other)), "accepted") << taken << other;
            else
                EXPECT_TRUE(refusesEvenIfForced(copy, take("p2", other), "private-not-on-sale AH-8.4"))
                    << taken << other;
        }
    }
    Table coal = table;
    coal.after(takeCoal("p1", "MLB", 120));
    EXPECT_EQ(coal.refusal(takeCoal("p2", "EPP", 120)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(coal, take("p2", "SD1"), "private-not-on-sale AH-8.4"));
}

TEST_F(Cis2Draft1824, WhoseTurnItIs_AH8_4)
{
    std::vector<std::string> turns;
    for (const char *railway : {"SD1", "KK1", "EOD", "SD2", "SD3", "KK2"}) {
        turns.push_back(table.turn());
        table.after(take(table.turn(), railway));
    }
    turns.push_back(table.turn());
    table.after(takeCoal(table.turn(), "EPP", 120));
    turns.push_back(table.turn());
    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p2", "p1", "p2", "p1", "p1", "p2"));
}

TEST(Cis2Lots1824, ATableMayTakeInAnotherOrder_AH1_6)
{
    Table table = cisleithaniaForTwo(R"({"overrides":{"draft_order":["p2","p1","p1","p2","p1","p2","p2","p1"]}})");
    table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2")});
    std::vector<std::string> turns;
    for (const char *railway : {"SD1", "KK1", "EOD", "SD2", "SD3", "KK2"}) {
        turns.push_back(table.turn());
        table.after(take(table.turn(), railway));
    }
    EXPECT_THAT(turns, ElementsAre("p2", "p1", "p1", "p2", "p1", "p2"));
}

TEST_F(Cis2Draft1824, NobodyPassesAndNobodyActsOutOfTurn_AH8_4)
{
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p1"), "wrong-round AH-8.4"));
    EXPECT_TRUE(refusesEvenIfForced(table, take("p2", "SD1"), "not-your-turn AH-8.4"));
    EXPECT_NE(table.refusal(buyPrivate("p1", "B1")), "accepted");
    EXPECT_NE(table.refusal(buyShare("p1", "SD")), "accepted");
}

// AH-8.5
TEST_F(Cis2Draft1824, CoalRailwaysCostWhatTheirBuyerChooses_AH8_5)
{
    const int bank = table.cash("bank");
    EXPECT_TRUE(refusesEvenIfForced(table, take("p1", "EPP"), "price-choice AH-8.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, takeCoal("p1", "EPP", 130), "price-choice AH-8.5"));

    table.after(takeCoal("p1", "EPP", 180));

    EXPECT_EQ(table.cash("p1"), 830 - 180);
    EXPECT_EQ(table.cash("EPP"), 60);
    EXPECT_EQ(table.cash("bank"), bank + 120);
    EXPECT_THAT(table.trains("EPP"), ElementsAre("1g"));
    EXPECT_EQ(table.cell("BK"), "R4C3");
    EXPECT_EQ(table.left("1g"), 2);
}

TEST_F(Cis2Draft1824, PreStateRailwaysCostTheirPrice_AH8_5)
{
    const int bank = table.cash("bank");
    table.after({take("p1", "SD1"), take("p2", "KK1"), take("p2", "SD3")});
    EXPECT_EQ(table.cash("p1"), 830 - 240);
    EXPECT_EQ(table.cash("p2"), 830 - 240 - 120);
    EXPECT_EQ(table.cash("SD3"), 120);
    EXPECT_EQ(table.cash("bank"), bank);
}

TEST_F(Cis2Draft1824, ConstructionRailwaysCost120ForTheBank_AH8_5)
{
    const int bank = table.cash("bank");
    EXPECT_TRUE(refusesEvenIfForced(table, takeCoal("p1", "EOD", 200), "price-choice AH-8.5"));

    table.after({take("p1", "EOD"), take("p2", "SD2")});

    EXPECT_EQ(table.cash("p1"), 710);
    EXPECT_EQ(table.cash("p2"), 710);
    EXPECT_EQ(table.cash("bank"), bank + 240);
    for (const char *railway : {"EOD", "SD2"}) {
        EXPECT_EQ(table.cash(railway), 0);
        EXPECT_THAT(table.trains(railway), IsEmpty());
    }
    EXPECT_EQ(table.left("1g"), 3);
}

TEST_F(Cis2Draft1824, WhoeverCannotPayCannotTake_AH8_5)
{
    table.cash("p1", 239);
    EXPECT_TRUE(refusesEvenIfForced(table, take("p1", "SD1"), "no-cash AH-8.5"));
    EXPECT_EQ(table.refusal(takeCoal("p1", "EPP", 200)), "accepted");
}

// Scenario 55
TEST(AfterCis2Draft1824, WhatEverybodyHas_AH8_5)
{
    const Table table = afterDraft();

    EXPECT_EQ(table.cash("p1"), 30);
    EXPECT_EQ(table.cash("p2"), 110);
    EXPECT_EQ(table.cash("bank"), 3060);
    for (const auto &[code, owner, treasury] :
         {std::tuple("SD1", "p1", 240), std::tuple("KK1", "p2", 240), std::tuple("SD3", "p2", 120),
          std::tuple("KK2", "p1", 120), std::tuple("EPP", "p1", 80), std::tuple("MLB", "p2", 0),
          std::tuple("SD2", "p1", 0), std::tuple("EOD", "p2", 0)}) {
        EXPECT_EQ(table.director(code), owner) << code;
        EXPECT_EQ(table.cash(code), treasury) << code;
    }
    EXPECT_THAT(table.privates("p1"), ElementsAre("B1"));
    EXPECT_THAT(table.privates("p2"), ElementsAre("B2"));
    EXPECT_EQ(table.cell("MS"), "R7C2");
    EXPECT_EQ(table.price("MS"), 50);
    EXPECT_EQ(table.percent("bank", "SD"), 70); // SD2's share is released
    EXPECT_EQ(table.percent("bank", "KK"), 70);
    EXPECT_EQ(table.cell("BK"), "R3C3");
    EXPECT_EQ(table.cell("CL"), "R7C3");
    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.turn(), "p1");
}

/// Before the mountain railways: both have 500.
class Cis2Mountains1824 : public ::testing::Test
{
protected:
    Cis2Mountains1824()
    {
        table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2"), take("p1", "SD1"), take("p2", "KK1"),
                     take("p2", "EOD"), take("p1", "SD2"), take("p2", "SD3"), take("p1", "KK2"),
                     takeCoal("p1", "EPP", 120), takeCoal("p2", "MLB", 120)});
        table.cash("p1", 500).cash("p2", 500);
    }

    Table table = cisleithaniaForTwo();
};

TEST_F(Cis2Mountains1824, EachMayBuyOne_AH8_6)
{
    EXPECT_EQ(table.round(), "OPEN");
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", "B3"), "private-not-on-sale AH-8.6"));
    table.after(buyPrivate("p1", "B2"));
    EXPECT_EQ(table.cash("p1"), 380);
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p2", "B2"), "private-not-on-sale AH-8.6"));
    table.after(buyPrivate("p2", "B1"));
    EXPECT_EQ(table.round(), "SR1");
}

TEST_F(Cis2Mountains1824, OrDecline_AH8_6)
{
    table.after({pass("p1"), pass("p2")});
    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.turn(), "p1");
    for (const char *unbought : {"B1", "B2"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", unbought), "private-not-on-sale AH-8.6"));
}

TEST_F(Cis2Mountains1824, Cost120_AH8_6)
{
    table.cash("p1", 119);
    EXPECT_TRUE(refusesEvenIfForced(table, buyPrivate("p1", "B1"), "no-cash AH-8.6"));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

// AH-8.7, AH-5.33: the draft and the mountain railways belong to the first stock round.
TEST_F(Cis2Mountains1824, ThePriorityCardFollowsTheLastPurchaseOfAll_AH8_7)
{
    Table declined = table;
    declined.after({pass("p1"), pass("p2")}); // p2 took last
    allPass(declined);
    EXPECT_THAT(declined.order(), ElementsAre("p1", "p2"));

    Table mountain = table;
    mountain.after({buyPrivate("p1", "B1"), pass("p2")});
    allPass(mountain);
    EXPECT_THAT(mountain.order(), ElementsAre("p2", "p1"));

    Table share = table;
    share.after({buyPrivate("p1", "B1"), pass("p2"), pass("p1"), buyShare("p2", "SD")});
    allPass(share);
    EXPECT_THAT(share.order(), ElementsAre("p1", "p2"));
}

// AH-8.7
TEST_F(Cis2Mountains1824, TheFirstStockRoundAlternatesAndHasNoSales_AH8_7)
{
    table.after({pass("p1"), pass("p2"), buyShare("p1", "SD")});
    EXPECT_EQ(table.turn(), "p2");
    table.after(buyShare("p2", "BK"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.refusal(buyShare("p1", "KK")), "accepted");
    EXPECT_EQ(table.refusal(buyShareFromPool("p1", "MS")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "SD", 10), "no-sale-first-round AH-5.17"));
    table.after({pass("p1"), pass("p2")});
    EXPECT_EQ(table.round(), "OR1.1");
}

TEST(AfterCis2Draft1824, WhoOnlyBuildsAndWhoOnlyPaysIsTold_AH8_8)
{
    Table table = cisleithaniaForTwo();
    table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2")}).after(take("p1", "EOD"));

    const auto roles = told<FeatureTold>(table.events());
    ASSERT_EQ(roles.size(), 1U);
    EXPECT_EQ(roles.front().told.args.front(), Arg("company", table.game().findCompany("MS")));
    EXPECT_TRUE(table.position().companies[table.game().findCompany("EOD")].onlyBuilds);
    EXPECT_TRUE(table.position().companies[table.game().findCompany("MS")].isUndirected);
    EXPECT_EQ(table.cell("MS"), "R7C2"); // AH-8.12: as soon as its coal railway is taken
}

TEST(AfterCis2Draft1824, NothingIsDrawnLater_AH8_3)
{
    const Table table = afterDraft();
    EXPECT_NE(table.refusal(draw("stack1-coal", "EPP")), "accepted");
    EXPECT_NE(table.refusal(take("p1", "SD1")), "accepted");
}

} // namespace
} // namespace flimnap::test
