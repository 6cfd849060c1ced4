#include "decisions/income_form.h"
#include "engine/games/1824_moves.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// What must be decided before anything else opens by itself and says why.

TEST_F(GameViewTest, AForcedExchangeIsDueAndTellsTheOrder_AH6_45)
{
    recorded("1824-4p-1001", 211); // the first 4-train is sold, CL has given up a train; B5 is left

    EXPECT_EQ(said(turn.expectation()), "Player 1 must exchange B5");
    EXPECT_EQ(said(turn.dueSheet()), "ExchangeSheet");
    EXPECT_EQ(said(turn.dueReason()),
              "In phase 4 these railways must become shares, one after the other: B5 (Player 1).");
    EXPECT_THAT(column(offersOf("exchange"), "token"), ::testing::UnorderedElementsAre("BH", "BK", "CL", "MS", "SB"));

    play(exchange("p1", "B5", "SB"));
    EXPECT_THAT(said(turn.dueReason()), IsEmpty());
}

TEST_F(GameViewTest, TheMarkerThatStaysIsDue_AH6_57)
{
    recorded("1824-4p-1001", 312);

    EXPECT_EQ(said(turn.expectation()), "Player 4 decides which marker stays");
    EXPECT_EQ(said(turn.dueSheet()), "ChooseSheet");
    EXPECT_THAT(said(turn.dueReason()), HasSubstr("Two markers came to one hex"));
    const QList<WordField> choice = form("choose")->words();
    ASSERT_THAT(choice, SizeIs(1));
    EXPECT_THAT(column(choice[0].words, "label"),
                ::testing::ElementsAre("The one placed first", "The one placed second"));
    EXPECT_THAT(choice[0].groups, IsEmpty());
}

TEST_F(GameViewTest, StationsOnTheSameHexAreAskedForAfterATakeOver_CZ6_55)
{
    recorded("18cz-4p-911", 145); // BN, with a station nobody knows the hex of, has taken over VBW

    EXPECT_EQ(said(turn.dueKind()), "choose:shared_hexes");
    EXPECT_EQ(said(turn.dueSheet()), "ChooseSheet");
    const auto question = form("choose:shared_hexes");
    EXPECT_EQ(said(question->title()), "Stations on the same hex");
    EXPECT_THAT(said(question->commonHint()), HasSubstr("all stations of BN now?"));
    ASSERT_THAT(question->words(), SizeIs(1));
    EXPECT_THAT(column(question->words()[0].words, "label"), ::testing::ElementsAre("0", "1"));

    play(sharedHexes("BN", 1));
    EXPECT_THAT(offersOf("choose:shared_hexes"), IsEmpty());
    EXPECT_EQ(session().move(146).what, "shared_hexes");
}

TEST_F(GameViewTest, WithoutAnAnswerOnSharedHexesTheTurnGoesOn_CZ6_55)
{
    recorded("18cz-4p-911", 146);

    EXPECT_THAT(said(turn.dueKind()), Not(HasSubstr("shared_hexes")));
    EXPECT_THAT(offersOf("choose:shared_hexes"), SizeIs(1)); // it can still be said in this turn
}

TEST_F(GameViewTest, NobodyIsAskedForSharedHexesWhereAllStationsAreKnown_CZ6_55)
{
    recorded("18cz-3p-911", 185); // BTE and OFE have their home stations alone

    EXPECT_THAT(said(turn.dueKind()), Not(HasSubstr("shared_hexes")));
    EXPECT_THAT(offersOf("choose:shared_hexes"), IsEmpty());
}

TEST_F(GameViewTest, LotsAreDrawnBeforeTheDraft_AH8_3)
{
    recorded("1824cis-2p-1101", 0);

    EXPECT_EQ(said(game.round()), "Draft");
    EXPECT_EQ(said(turn.expectation()), "A railway is drawn on the table");
    EXPECT_EQ(said(turn.dueSheet()), "DrawSheet");
    EXPECT_TRUE(turn.actor() == Actor());
    EXPECT_EQ(said(form("draw")->title()), "Draw the coal railway that only builds track");

    play(draw("stack1-coal", "MLB"));
    EXPECT_EQ(said(form("draw")->title()), "Draw the pre-state railway that only builds track");

    play(draw("stack1-prestate", "KK2"));
    EXPECT_EQ(said(turn.dueSheet()), "TakeSheet");
    EXPECT_EQ(said(turn.dueReason()), "The other railway of the same stack goes to the other player.");
    const std::string first = said(turn.name());
    play(take(said(turn.code()), "SD1"));
    EXPECT_NE(said(turn.name()), first);
    EXPECT_EQ(said(turn.dueReason()), "It is what the other player left of the stack.");
}

TEST_F(GameViewTest, ChanceDrawsOneOfTheLotsAndTheJournalHasIt)
{
    std::set<std::string> drawn;
    for (int attempt = 0; attempt < 60; ++attempt) {
        recorded("1824cis-2p-1101", 0);
        ASSERT_TRUE(drawAtRandom());
        ASSERT_EQ(game.moveCount(), 1);
        drawn.insert(session().move(1).result);
        library.removeGame(1);
    }
    EXPECT_THAT(drawn, ::testing::UnorderedElementsAre("EPP", "EOD", "MLB")); // AH-8.1
}

TEST_F(GameViewTest, WhereNothingIsToBeDrawnChanceDoesNothing)
{
    EXPECT_FALSE(drawAtRandom());
    EXPECT_EQ(game.moveCount(), 0);
}

TEST_F(GameViewTest, TheBondRailwaysMarkerNeverStandsInTheWay_AH8_16)
{
    recorded("1824cis-2p-1101", 240); // SD bought the last 4-train; it is its turn

    EXPECT_TRUE(action("choose:bond_token").quiet);
    EXPECT_EQ(said(action("choose:bond_token").title), "Place the second marker of the bond railway");
    EXPECT_THAT(said(turn.dueKind()), Not(::testing::Eq("choose:bond_token")));
    EXPECT_THAT(said(offersOf("choose").front().hint), HasSubstr("A third marker is placed in Wien"));
    const auto choice = form("choose");
    ASSERT_THAT(choice->words(), SizeIs(1));
    const WordField &hexes = choice->words()[0];
    int inGroups = 0;
    for (const WordGroup &group : hexes.groups) { // by the letters of the map's rows
        for (const WordOption &hex : group.words) {
            EXPECT_EQ(said(hex.value.left(1)), said(group.value));
            ++inGroups;
        }
    }
    EXPECT_EQ(inGroups, hexes.words.size());

    EXPECT_TRUE(play(placeBondToken("SD", "B5")));
    EXPECT_TRUE(action("choose").kind.isEmpty());
}

// KK2 has no train and 4 G less than the cheapest costs.
TEST_F(GameViewTest, WhatADirectorLacksForATrainIsSaid_AH6_32)
{
    recorded("1824-4p-1001", 247);
    ASSERT_EQ(said(turn.code()), "KK2");
    const int treasury = number(company("KK2"), "treasury");
    const int cash = number(player("p4"), "cash");

    const std::string words = said(turn.shortfall());

    EXPECT_THAT(words, ::testing::StartsWith("KK2 has " + std::to_string(treasury) + " G and Player 4 has " +
                                             std::to_string(cash) + " G."));
    EXPECT_THAT(words, HasSubstr("for a train 4: " + std::to_string(280 - treasury - cash) + " G")); // AH-2.15
    EXPECT_THAT(words, HasSubstr("for a train 3g: " + std::to_string(360 - treasury - cash) + " G"));
}

TEST_F(GameViewTest, WhoLacksNothingIsToldNothing)
{
    recorded("1824-4p-1001", 150);
    EXPECT_THAT(said(turn.shortfall()), IsEmpty());
}

TEST_F(GameViewTest, MinesAreFilledInByTheOwnMineOrTheLastTime_AH6_12)
{
    recorded("1824-4p-1001", 28); // EPP's turn in OR1.1: one 1g, its mine pays 10
    ASSERT_EQ(said(turn.code()), "EPP");
    EXPECT_EQ(form<IncomeForm>("run_trains")->mine(), 10);

    recorded("1824-4p-1001", 630); // SD has no mine of its own
    ASSERT_EQ(said(turn.code()), "SD");
    int last = 0;
    for (int place = 1; place <= game.moveCount(); ++place) {
        const Move &move = session().move(place);
        if (move.kind == MoveKind::RunTrains && move.by == "SD")
            last = move.mine.value_or(0);
    }
    EXPECT_GT(last, 0);
    EXPECT_EQ(form<IncomeForm>("run_trains")->mine(), last);
}

TEST_F(GameViewTest, AnIncomeNearTheLastOneIsOneTapAway)
{
    recorded("1824-4p-1001", 148);
    const LastIncome last = lastIncome(session(), "SPB");
    ASSERT_EQ(last.revenue, 60);

    EXPECT_EQ(last.near, QList<int>({40, 50, 70, 80, 90, 100}));
}

} // namespace
} // namespace flimnap::test
