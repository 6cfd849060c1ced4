#include <numeric>

#include "engine/games/1824_moves.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

// What lies on a table with companies of one owner, a priority card, debts and a chart of two dimensions.

TEST_F(GameViewTest, CompaniesOfOneOwnerLieWithHimAndAmongTheCompanies_AH2_2)
{
    recorded("1824-4p-1001", 6); // p1 has bought UG2 and SPB

    EXPECT_THAT(column(seat("p1").privates, "code"), ElementsAre("SPB", "UG2"));
    EXPECT_EQ(number(player("p1"), "certificates"), 0); // AH-5.14
    const QVariantMap spb = company("SPB");
    EXPECT_TRUE(spb.value("isMinor").toBool());
    EXPECT_EQ(said(charter("SPB").director.name), "Player 1");
    EXPECT_EQ(number(spb, "price"), 0);
    EXPECT_EQ(number(spb, "treasury"), 0); // 120 for its 1g: AH-2.9
    EXPECT_EQ(said(company("EPP"), "waitsFor"), "for sale");
    EXPECT_EQ(said(company("BK"), "waitsFor"), "with EPP");
    EXPECT_FALSE(company("BK").value("onSale").toBool());
}

TEST_F(GameViewTest, ThePriorityCardIsShownWhereOneGoesRound_AH5_33)
{
    recorded("1824-4p-1001", 0);
    EXPECT_THAT(column(overview.playerList(), "order"), ElementsAre("priority card", "", "", "")); // AH-3.1
    EXPECT_TRUE(player("p1").value("hasPriority").toBool());
    EXPECT_FALSE(player("p2").value("hasPriority").toBool());
}

TEST_F(GameViewTest, WhereCashDecidesEverybodyHasACard)
{
    EXPECT_THAT(column(overview.playerList(), "order"),
                ElementsAre("order card 1", "order card 2", "order card 3", "order card 4"));
    EXPECT_FALSE(player("p1").value("hasPriority").toBool());
}

TEST_F(GameViewTest, ADebtSaysWhatItGrowsTo_AH5_32)
{
    recorded("1824-4p-1001", 326);
    const int debt = number(player("p2"), "debt");
    ASSERT_EQ(debt, 528);
    EXPECT_EQ(said(player("p2"), "owes"), "owes 528 G, after the next stock round 792 G");
    EXPECT_THAT(said(player("p3"), "owes"), IsEmpty());
}

TEST_F(GameViewTest, ADirectorsCertificateWithoutADirectorIsWideAllTheSame_AH5_28)
{
    recorded("1824cis-2p-1101", 0);
    for (const std::string &line :
         {draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2"), take("p2", "SD1"), take("p1", "KK1"),
          take("p1", "EOD"), take("p2", "SD2"), take("p1", "SD3"), take("p2", "KK2"), takeCoal("p2", "EPP", 120),
          takeCoal("p1", "MLB", 120), pass("p1"), pass("p2")})
        ASSERT_TRUE(play(line)) << line << said(game.refusal().text);
    ASSERT_TRUE(play(with(buyShareFromPool(said(turn.code()), "MS"), R"("percent":20)")));

    const HoldingRow bond = holding("p1", "MS");
    EXPECT_TRUE(bond.wide);
    EXPECT_FALSE(bond.director);     // AH-8.12
    EXPECT_EQ(bond.certificates, 1); // AH-8.14
}

TEST_F(GameViewTest, TheGridHasParCellsInOneColumnAndTheStatesCell_AH2_21)
{
    recorded("1824-4p-1001", 0);

    EXPECT_EQ(chart.rows(), 7);
    EXPECT_EQ(chart.columns(), 14);
    EXPECT_EQ(chart.rowsFrom(8), 5);  // of nine cells and more
    EXPECT_EQ(chart.rowsFrom(11), 3); // of twelve and more
    EXPECT_EQ(chart.rowsFrom(14), 0);
    const auto startOf = [&](const QString &size) {
        std::vector<std::string> names;
        for (const ChartSpace &space : chart.spaces()->rows()) {
            if (std::ranges::find(space.marks, size, &ChartMark::code) != space.marks.end())
                names.push_back(said(space.name));
        }
        return names;
    };
    EXPECT_THAT(startOf("R"), ElementsAre("R3C3", "R4C3", "R5C3", "R6C3", "R7C3"));
    EXPECT_THAT(startOf("S"), ElementsAre("R1C3"));
    EXPECT_THAT(said(chart.legend()), HasSubstr("S: state, R: regional"));
    EXPECT_EQ(marker("SD").pileSize, 3); // AH-2.26: SD over UG over KK
    EXPECT_EQ(marker("SD").pile, 0);
    EXPECT_EQ(marker("KK").pile, 2);
}

TEST_F(GameViewTest, TheBondRailwaysCellIsMarkedWhereThereIsOne_AH8_12)
{
    recorded("1824cis-2p-1101", 0);
    EXPECT_THAT(column(space("R7C2").marks, "code"), ElementsAre("B"));
}

TEST_F(GameViewTest, UnexchangedRailwaysStandOnTheSheetWithNothing_AH7_6)
{
    recorded("1824-4p-1001", 150);

    const ScoreRow anna = scoreOf("Player 1");
    EXPECT_EQ(partOf(anna, "Private railways"), 0);
    EXPECT_THAT(anna.lines, Contains(ScoreLine{"Not exchanged: SPB, UG2, B5", 0}));
    const int shares = std::accumulate(anna.shares.begin(), anna.shares.end(), 0,
                                       [](int sum, const ScoredShares &held) { return sum + held.value; });
    EXPECT_EQ(anna.total, partOf(anna, "Cash") + shares + partOf(anna, "Debt"));
}

// ru IX.2: cash and shares count, unexchanged railways do not.
TEST_F(GameViewTest, WhatEverybodyIsWorthIsWhatIsScored_AH7_6)
{
    recorded("1824-4p-1001", 150);

    for (const ScoreRow &score : scores.rows()) {
        const WorthLine worth = worthOf(score.player.name);
        EXPECT_EQ(worth.marks.back().worth, score.total);
        EXPECT_EQ(number(player(worth.code), "worth"), score.total) << said(score.player.name);
    }
}

TEST_F(GameViewTest, WherePrivateRailwaysCountNothingIsLeftOut)
{
    after({buyPrivate("p1", "L6")});
    EXPECT_THAT(column(scoreOf("Anna").lines, "label"), Each(Not(StartsWith("Not exchanged"))));
}

TEST_F(GameViewTest, CashIsCountedOfAllThatCanHaveSome)
{
    recorded("1824cis-2p-1101", 120);
    EXPECT_THAT(column(accounts.names(), "value"), Contains("EPP"));
    EXPECT_THAT(column(accounts.names(), "value"), Not(Contains("CL")));  // the bond railway: AH-8.12
    EXPECT_THAT(column(accounts.names(), "value"), Not(Contains("MLB"))); // only builds: AH-8.8
}

// AH-2.9: 160 - 120 stay, BK begins at 80.
TEST_F(GameViewTest, ACoalRailwaysPriceShowsWhatFollowsFromIt)
{
    recorded("1824-4p-1001", 0);

    const OfferRow coal = offer("buy_private", "EPP");
    EXPECT_EQ(said(coal.special), "120 to 200, for 20 % of BK");
    EXPECT_EQ(said(coal.token), "EPP");
    const MovePreview bought = preview(buyCoal("p4", "EPP", 160));
    EXPECT_EQ(said(bought.label), "Buy EPP for 160 G");
    EXPECT_THAT(column(bought.effects),
                ::testing::AllOf(Contains("BK starts at 80"), Contains("EPP begins with 40 G in its treasury")));
}

TEST_F(GameViewTest, ARailwayWithOnePriceShowsIt_AH2_10)
{
    recorded("1824-4p-1001", 0);
    EXPECT_EQ(offer("buy_private", "SD1").price, 240);
    EXPECT_EQ(offer("buy_private", "B1").price, 120);
    EXPECT_EQ(said(action("buy_private").title), "Buy a railway");
}

TEST_F(GameViewTest, AConstructionRailwayCostsAFixedPrice_AH8_5)
{
    recorded("1824cis-2p-1101", 2);
    const OfferRow mlb = offer("take", "MLB"); // drawn
    EXPECT_EQ(mlb.price, 120);
    EXPECT_EQ(said(mlb.special), "only builds track");
}

TEST_F(GameViewTest, ATrainAgainstAnOlderOneStandsBesideTheFullPrice_AH6_23)
{
    recorded("1824-4p-1001", 151);
    ASSERT_EQ(said(turn.code()), "SD1"); // with two 2-trains, at its limit

    const OfferRow handedIn = offer("buy_train", "3<2");
    EXPECT_TRUE(handedIn.allowed);
    EXPECT_EQ(handedIn.price, 140); // AH-2.15
    EXPECT_EQ(said(handedIn.special), "for an own train 2");
    const OfferRow full = offer("buy_train", "3");
    EXPECT_EQ(full.price, 180);
    EXPECT_FALSE(full.allowed); // AH-6.22
}

// CL and KK have one director: any price; SD has another: AH-6.26.
TEST_F(GameViewTest, APriceThatIsAgreedOnIsNotShownAsPrinted)
{
    recorded("1824-3p-1001", 656);
    for (const OfferRow &row : offersOf("buy_train")) {
        if (!row.key.contains('@'))
            continue;
        const bool isOneDirector = charter(row.key.section('@', 1)).director == charter("CL").director;
        EXPECT_EQ(row.price == 0, isOneDirector) << said(row.label);
    }
}

TEST_F(GameViewTest, AFormationIsHeldAndListedForTheHands_AH6_54)
{
    recorded("1824-4p-1001", 217);

    play(done("BK"));

    EXPECT_EQ(said(aftermath.turn().company.token), "BK");
    EXPECT_THAT(column(aftermath.turn().stories, "title"), ElementsAre("SD is formed", "Operating round 4.2: the end"));
    EXPECT_THAT(column(aftermath.checklist()), Contains("SD takes over the trains and markers of its railways"));
    EXPECT_THAT(column(played(218)->stories(), "title"), ElementsAre("SD is formed", "Operating round 4.2: the end"));
    EXPECT_EQ(said(journalRow(218), "headline"), "SD is formed");
    EXPECT_EQ(sounds, std::vector<std::string>{"whistle"});

    game.undo();
    EXPECT_THAT(said(journalRow(218), "headline"), IsEmpty());
    game.redo();
    EXPECT_EQ(said(journalRow(218), "headline"), "SD is formed");
}

TEST_F(GameViewTest, ABrokenBankHoldsUpTheTableAlsoInTheMiddleOfATurn_AH7_1)
{
    recorded("1824-4p-1001", 735);

    play(payOut("KK"));

    EXPECT_EQ(said(aftermath.turn().company.token), "");
    EXPECT_THAT(aftermath.turn().effects, IsEmpty());
    EXPECT_THAT(column(aftermath.turn().stories, "title"), ElementsAre("The bank is broken"));
    EXPECT_EQ(said(journalRow(736), "headline"), "The bank is broken");
}

// AH-6.40, AH-6.35, AH-2.19
TEST_F(GameViewTest, TheChecklistTellsWhatThePhaseAllowsAndWhereTrainsGo)
{
    recorded("1824-4p-1001", 209);

    play(tradeIn("CL", "4", "3"));

    const HandStep phase = rowWhere(aftermath.checklist(), &HandStep::text, "Phase 4 begins");
    EXPECT_THAT(said(phase.note), HasSubstr("Trains besides: 2g, 3g."));
    EXPECT_THAT(column(aftermath.checklist()), Contains("CL puts a train of its choice back into the box"));
}

TEST_F(GameViewTest, TheTableIsRemindedOfTheBondRailwaysThirdMarkerWhenBrownTilesCome_AH8_16)
{
    recorded("1824cis-2p-1101", 246);

    play(done("MS")); // a train is exported with which their phase begins

    const HandStep reminder = rowWhere(aftermath.checklist(), &HandStep::text,
                                       "As soon as Wien is brown the third marker of CL is placed there");
    EXPECT_EQ(said(reminder.company), "CL");
}

// AH-8.8: it lays track and does nothing else.
TEST_F(GameViewTest, ATurnOfWhichNothingIsToBeToldIsNotHeld)
{
    recorded("1824cis-2p-1101", 0);
    const auto moves =
        linesOfFile(std::filesystem::path(FLIMNAP_SOURCE_DIR) / "tests" / "replays" / "1824cis-2p-1101.flimnap");
    int dones = 0;
    for (std::size_t place = 1; place < moves.size() && dones < 1; ++place) {
        ASSERT_TRUE(play(moves[place]));
        const Move move = moveFrom(moves[place]);
        if (move.kind != MoveKind::Done || move.by != "MLB")
            continue;
        EXPECT_FALSE(aftermath.holdsTurn());
        ++dones;
    }
    EXPECT_EQ(dones, 1);
}

} // namespace
} // namespace flimnap::test
