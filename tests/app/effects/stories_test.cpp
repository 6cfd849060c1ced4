#include "effects/stories.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "engine/games/1824_moves.h"
#include "engine/games/18lilliput_moves.h"
#include "rows.h"
#include "support/games_in_session.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

// What befell all at the table is told to those who were not looking.

/// The stories of the last move, which was this one.
Stories storiesOfMove(const Table &table, const std::string &line)
{
    return storiesOf(table.rules(), moveFrom(line), table.events(), table.position());
}

Stories toldAfter(Table &table, const std::string &line)
{
    table.after(line);
    return storiesOfMove(table, line);
}

QList<EffectRow> effectsTold(const Stories &stories, int story)
{
    return stories.rows[story].effects;
}

/// SD1 to SD3 are owned, BH is about to buy the first 4-train and then ends the round (scenario 36).
Table beforeSdIsFormed()
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).minorOf("p2", "SD1", 110).train("SD1", "3");
    table.minorOf("p1", "SD2", 5).minorOf("p3", "SD3", 31);
    table.running("BH", "R7C1", "p1", 600).round("OR5.1").turnOf("BH").after(buyTrain("BH", "4"));
    return table;
}

TEST(Stories, AFormationTellsWhoGaveWhatAndWhatTheCompanyHas_AH6_54)
{
    Table table = beforeSdIsFormed();

    const Stories stories = toldAfter(table, done("BH"));

    ASSERT_THAT(column(stories.rows, "title"), Contains("SD is formed"));
    const Story sd = rowWhere(stories.rows, &Story::title, "SD is formed");
    EXPECT_EQ(plain(sd.company.token), "SD");
    const QList<EffectRow> effects = sd.effects;
    EXPECT_THAT(column(effects), AllOf(Contains("Player 2 exchanges SD1 for 20 % of SD"),
                                       Contains("Player 1 exchanges SD2 for 10 % of SD"),
                                       Contains("Player 3 exchanges SD3 for 10 % of SD"),
                                       Contains("Train 3 goes to SD"), Contains("SD begins with 866 G in its treasury"),
                                       Contains("Player 2 is director of SD: nobody holds more than his 20 %"),
                                       Contains("Markers of SD: 3 on the board, 2 still to place")));
    EXPECT_THAT(column(effects, "note"), AllOf(Contains("capital"), Contains("treasury of SD1")));
    EXPECT_EQ(sumFor(effects, "SD"), 720 + 110 + 5 + 31);
    // Nothing of it is told twice.
    for (const Event &event : stories.rest)
        EXPECT_FALSE(std::holds_alternative<CompanyFormed>(event) || std::holds_alternative<MinorExchanged>(event));
}

TEST(Stories, ATieForDirectorIsExplained_AH6_56)
{
    Table table = game1824(4);
    table.begun("3").stock("3", 0).minorOf("p1", "SD1", 0).minorOf("p2", "SD2", 0).gone("SD3");
    table.shares("p2", "SD", 10).running("BH", "R7C1", "p4", 600).round("OR5.1").turnOf("BH");
    table.after(buyTrain("BH", "4"));

    const Stories stories = toldAfter(table, done("BH"));

    EXPECT_THAT(column(rowWhere(stories.rows, &Story::title, "SD is formed").effects),
                Contains("Player 1 is director of SD: Player 2 holds 20 % as well, but Player 1 owned SD1"));
}

TEST(Stories, ACompanyWithoutDirectorSaysSo_AH6_59)
{
    Table table = game1824(4);
    table.begun("3").stock("3", 0).gone("SD1").minorOf("p2", "SD2", 0).minorOf("p3", "SD3", 0);
    table.running("BH", "R7C1", "p4", 600).round("OR5.1").turnOf("BH").after(buyTrain("BH", "4"));

    const Stories stories = toldAfter(table, done("BH"));

    EXPECT_THAT(column(rowWhere(stories.rows, &Story::title, "SD is formed").effects),
                Contains("Nobody holds 20 % of SD: it has no director"));
}

/// Scenario 38: EOD is p1's, p2 holds 30 % of MS; BH is about to buy the first 5-train.
Table beforeEodMustGo()
{
    Table table = game1824(4);
    table.begun("4").stock("4", 0).minorOf("p1", "EOD", 30, 140).train("EOD", "2g").shares("p2", "MS", 30);
    return table.running("BH", "R7C1", "p4", 600).round("OR5.1").turnOf("BH");
}

TEST(Stories, AForcedExchangeTellsWhoGotWhatAndWhoDirects_AH6_46)
{
    Table table = beforeEodMustGo();

    const Stories stories = toldAfter(table, buyTrain("BH", "5"));

    ASSERT_THAT(column(stories.rows, "title"), ElementsAre("EOD must become a share of MS"));
    EXPECT_THAT(column(effectsTold(stories, 0)),
                AllOf(Contains("Player 1 exchanges EOD for 20 % of MS"), Contains("Train 2g goes to MS"),
                      Contains("Player 2 becomes director of MS")));
    EXPECT_EQ(sumFor(effectsTold(stories, 0), "MS"), 30);
}

TEST(Stories, WhatOpensAtTheEndOfARoundIsTold_AH6_48)
{
    Table table = beforeEodMustGo();
    table.after(buyTrain("BH", "5"));

    const Stories stories = toldAfter(table, done("BH"));

    ASSERT_THAT(column(stories.rows, "title"), Contains("MS opens"));
    const QList<EffectRow> effects = rowWhere(stories.rows, &Story::title, "MS opens").effects;
    EXPECT_EQ(sumFor(effects, "MS"), 8 * 70);                                       // AH-2.9: 140 / 2
    EXPECT_THAT(column(effects), Contains("MS begins with 590 G in its treasury")); // scenario 38
}

TEST(Stories, WhoExchangesByHimselfNeedsNoStory_AH5_23)
{
    Table table = game1824(4);
    table.begun("3").minorOf("p1", "EPP", 45, 160).shares("p2", "BK", 20).round("SR4").turnOf("p1");

    EXPECT_THAT(toldAfter(table, exchange("p1", "EPP")).rows, IsEmpty());
}

TEST(Stories, ABrokenBankSaysWhenTheGameEnds_AH7_2_AH7_3)
{
    Table table = game1824(4);
    table.begun("3").running("BH", "R5C3", "p1", 0).train("BH", "3").round("OR4.1");
    table.position().roundsInSet = 2;
    table.after(runTrains("BH", 100)).cash("bank", 15);

    const Stories inRound = toldAfter(table, payOut("BH"));
    ASSERT_THAT(column(inRound.rows, "title"), ElementsAre("The bank is broken"));
    EXPECT_THAT(column(effectsTold(inRound, 0)),
                ElementsAre("All payments are still made. The game ends after Operating round 4.2."));

    Table other = game1824(4);
    other.begun("6").running("BH", "R5C3", "p1", 0).shares("p2", "BH", 60).round("SR5").turnOf("p2").cash("bank", 20);
    const Stories inStockRound = toldAfter(other, sellShares("p2", "BH", 10));
    EXPECT_THAT(column(effectsTold(inStockRound, 0)),
                ElementsAre("All payments are still made. The game ends after Operating round 5.3."));
}

TEST(Stories, WhatNobodyBoughtIsTold_AH4_6)
{
    Table table = game1824(4);
    for (const char *coal : {"EPP", "EOD", "SPB"})
        table.minorOf("p1", coal, 40, 160);
    for (const char *preState : {"SD1", "SD2", "SD3", "UG1", "UG2", "KK1"})
        table.minorOf("p3", preState, 120);
    table.after({pass("p4"), pass("p3"), pass("p2")});

    const Stories stories = toldAfter(table, pass("p1"));

    const Story unsold = rowWhere(stories.rows, &Story::title, "What is left over");
    EXPECT_THAT(column(unsold.effects),
                AllOf(Contains("MLB leaves the game"), Contains("KK2 leaves the game"), Contains("B4 leaves the game"),
                      Contains("10 % of KK go from the reserve to the bank"),
                      Contains("20 % of CL go from the reserve to the bank")));
}

// Three companies of four and three characters of five are taken.
TEST(Stories, WhatNobodyTookGoesBackIntoTheBox_LI3_10)
{
    Table table = lilliput(3);
    draft(table, {"SR", "LNR", "MR", "golbasto", "limnoc"});

    const Stories stories = toldAfter(table, take("p1", "flimnap"));

    ASSERT_THAT(column(stories.rows, "title"), ElementsAre("What is not in play goes back into the box"));
    EXPECT_THAT(column(effectsTold(stories, 0)),
                UnorderedElementsAre("GVR leaves the game", "Balmuff stays out of this game",
                                     "Skyresh Bolgolam stays out of this game"));
}

TEST(Stories, InterestIsTold_AH5_32)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R5C3", "p1", 60).train("BK", "3").debt("p1", 105).round("SR4");
    table.after(pass(table.turn()));
    table.after(pass(table.turn()));

    const Stories stories = toldAfter(table, pass(table.turn()));

    EXPECT_THAT(column(rowWhere(stories.rows, &Story::title, "Interest of 50 %").effects),
                ElementsAre("Player 1 owes 158 G"));
}

TEST(Stories, LotsAndTheBondRailwayAreExplained_AH8_8_AH8_12)
{
    Table table = cisleithaniaForTwo();

    const Stories drawn = toldAfter(table, draw("stack1-coal", "EOD"));
    ASSERT_THAT(column(drawn.rows, "title"), ElementsAre("EOD only builds track"));

    table.after({draw("stack1-prestate", "SD2"), take("p1", "SD1"), take("p2", "KK1")});
    const Stories taken = toldAfter(table, take("p2", "EOD"));
    ASSERT_THAT(column(taken.rows, "title"), ElementsAre("MS becomes the bond railway: it pays by its price"));
}

// MLB and KK2 were drawn: they close with the first 5-train.
TEST(Stories, WhatOnlyBuiltLeavesWithoutCompensation_AH8_10)
{
    const Journal journal = replayOf("1824cis-2p-1101");
    Session session(rulesFor(journal.header).value(), journal.header);
    std::vector<std::string> left;
    for (const Move &move : journal.moves) {
        ASSERT_FALSE(session.play(move));
        const Events &events = session.events(session.moveCount());
        const Stories stories = storiesOf(session.rules(), move, events, session.position());
        const Story story = rowWhere(stories.rows, &Story::title, "The railways that only build track close");
        for (const std::string &line : column(story.effects)) {
            left.push_back(line);
            EXPECT_TRUE(std::ranges::any_of(
                events, [](const Event &event) { return std::holds_alternative<PhaseBegan>(event); }));
        }
    }
    EXPECT_THAT(left, ElementsAre("MLB leaves the game", "KK2 leaves the game"));
}

TEST(Stories, AnOrdinaryMoveHasNone)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 240).round("OR1.1");

    const Stories stories = toldAfter(table, buyTrain("BCB", "a.2"));

    EXPECT_THAT(stories.rows, IsEmpty());
    EXPECT_THAT(stories.rest, SizeIs(table.events().size()));
}

} // namespace
} // namespace flimnap::test
