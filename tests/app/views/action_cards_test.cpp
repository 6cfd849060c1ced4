#include "decisions/automaton_form.h"
#include "decisions/card_form.h"
#include "decisions/grants_form.h"
#include "decisions/routes_form.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// Tables that choose action cards: 18Lilliput. The numbers after a test's name are its rules.

class ActionCardsTest : public GameViewTest
{
protected:
    /// The game for four at one of its moves.
    void at(int moves) { recorded("18lilliput-4p-601", moves); }
    CardRow card(const QString &code) { return rowWhere(game.actionCards(), &CardRow::code, code); }
    CardSide side(const QString &code, int side) { return card(code).sides.value(side - 1); }
    std::vector<std::string> takers(const QString &code) { return column(card(code).takers, "name"); }
    std::vector<CardTurnState::State> turnStates()
    {
        std::vector<CardTurnState::State> states;
        for (const CardTurn &each : game.cardTurns())
            states.push_back(each.state);
        return states;
    }
};

TEST_F(ActionCardsTest, LieOpenWithBothSides_LI2_26)
{
    at(9); // Player 1 has said where Balmuff's money goes

    EXPECT_TRUE(turn.choosesCard());
    EXPECT_EQ(said(turn.expectation()), "Player 1 chooses an action card");
    EXPECT_EQ(said(turn.dueSheet()), "") << "nobody is asked for anything but a card";
    EXPECT_THAT(column(game.actionCards(), "code"),
                ElementsAre("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"));
    EXPECT_TRUE(
        std::ranges::all_of(game.actionCards(), [](const CardRow &row) { return row.state == CardState::Free; }));
    EXPECT_EQ(said(side("C2", 1).text), "Lay a tile each, in any order: yellow, green");
    EXPECT_EQ(said(side("C3", 1).text), "Lay up to 2 tiles: yellow");
    EXPECT_EQ(said(side("C5", 2).text), "Take 10 £");
    EXPECT_EQ(said(side("C7", 1).text), "Buy a train");
    EXPECT_EQ(said(side("C8", 1).text), "Buy up to 2 trains");
    EXPECT_EQ(said(side("C10", 1).text), "50 £ for your companies") << "of 50, 70 and 100, in the first phase";
}

TEST_F(ActionCardsTest, EverybodyHasTwoTurnsTheSecondBackwards_LI5_2)
{
    at(9);

    std::vector<std::string> names;
    for (const CardTurn &each : game.cardTurns())
        names.push_back(said(each.player.name));
    EXPECT_THAT(names, ElementsAre("Player 1", "Player 2", "Player 3", "Player 4", "Player 4", "Player 3", "Player 2",
                                   "Player 1"));
    using enum CardTurnState::State;
    EXPECT_THAT(turnStates(), ElementsAre(Now, ToCome, ToCome, ToCome, ToCome, ToCome, ToCome, ToCome));

    at(26); // Player 4 passed once and has his second turn
    EXPECT_THAT(turnStates(), ElementsAre(Over, Over, Over, Over, Now, ToCome, ToCome, ToCome));
}

TEST_F(ActionCardsTest, TheSheetOfAChosenSideOpensByItself_LI5_3)
{
    at(10); // C8, trains

    EXPECT_FALSE(turn.choosesCard());
    EXPECT_EQ(said(turn.expectation()), "Player 1: buy up to 2 trains");
    EXPECT_EQ(said(turn.dueSheet()), "BuyTrainSheet");
    EXPECT_EQ(card("C8").state, CardState::InUse);
    EXPECT_TRUE(side("C8", 1).used);
    EXPECT_FALSE(side("C8", 2).used);
    EXPECT_THAT(takers("C8"), ElementsAre("Player 1"));
    EXPECT_FALSE(side("C1", 1).offered);
}

TEST_F(ActionCardsTest, CardsAreNoButtonsAmongTheMoves_LI5_3)
{
    at(9);

    EXPECT_TRUE(action("take_card").kind.isEmpty());
    EXPECT_EQ(said(action("pass").title), "End the turn");
    EXPECT_FALSE(action("pass").allowed);
    EXPECT_EQ(said(action("pass").rule), "LI-5.6");
}

TEST_F(ActionCardsTest, ATakenCardCostsACopyCard_LI5_4)
{
    at(13); // Player 2, after Player 1

    EXPECT_EQ(card("C8").state, CardState::Taken);
    EXPECT_TRUE(side("C8", 1).allowed);
    EXPECT_TRUE(side("C8", 2).allowed) << "either side";
    EXPECT_EQ(game.copyCards(), 1);
    CardForm copy(game);
    copy.setCode("C8");
    ASSERT_TRUE(copy.use(2));

    EXPECT_EQ(game.copyCards(), 0);
    EXPECT_THAT(takers("C8"), ElementsAre("Player 1", "Player 2"));
    EXPECT_EQ(said(player("p2"), "facts"), "");
    EXPECT_EQ(said(player("p3"), "facts"), "copy cards: 1");
}

TEST_F(ActionCardsTest, WithoutACopyCardATakenOneIsOutOfReach_LI5_4)
{
    at(50); // Player 2 has copied in the first round, and his card of the second is in use
    ASSERT_TRUE(play(R"({"move":"pass","by":"p2"})"));
    ASSERT_EQ(said(turn.code()), "p3");
    EXPECT_EQ(game.copyCards(), 0) << "copied in the first round, too";
    EXPECT_FALSE(side("C2", 1).offered);
}

TEST_F(ActionCardsTest, AreGoneWhileTheTrainsRun_LI5_1)
{
    at(36);

    EXPECT_THAT(game.actionCards(), IsEmpty());
    EXPECT_THAT(game.cardTurns(), IsEmpty());
    EXPECT_EQ(said(game.roundTitle()), "Round 1 of 8: trains");
}

TEST_F(ActionCardsTest, InTheDraftEverybodySeesWhatHeGets_LI4_1)
{
    at(0);

    EXPECT_EQ(said(turn.expectation()), "Player 1 takes a company or a character");
    EXPECT_EQ(said(turn.dueSheet()), "TakeSheet");
    const OfferRow slamecksan = offer("take", "SR");
    EXPECT_EQ(said(slamecksan.origin), "Slamecksan Railway");
    EXPECT_EQ(said(slamecksan.special), "price 50 £, train 2");
    EXPECT_EQ(said(offer("take", "LNR").special), "price 50 £, trains 2, 2");
    EXPECT_EQ(said(offer("take", "GVR").special), "price 50 £, train 2, its owner has 60 £");
    const OfferRow general = offer("take", "limnoc");
    EXPECT_EQ(said(general.heading), "Limnoc");
    EXPECT_EQ(said(general.special), "stations cost 50 % less");
}

TEST_F(ActionCardsTest, ACharactersMoneyIsGivenOutFirst_LI2_38)
{
    at(8);

    EXPECT_EQ(said(turn.expectation()), "Player 1 uses Balmuff");
    EXPECT_EQ(said(turn.dueSheet()), "FundSheet");
    const auto grants = form<GrantsForm>("fund");
    EXPECT_EQ(said(grants->ownLabel()), "Take 5 £");
    EXPECT_THAT(column(grants->companies(), "label"), Contains("Give 20 £ to SR"));
}

TEST_F(ActionCardsTest, RoutesAreDeclaredTrainByTrain_LI6_2)
{
    at(39); // LNR, trains 2, 2, 3, 3

    EXPECT_EQ(said(turn.dueSheet()), "RunRoutesSheet");
    EXPECT_EQ(form<RoutesForm>("run_trains")->trains(), QStringList({"2", "2", "3", "3"}));
}

TEST_F(ActionCardsTest, LastRoutesAreRememberedForEachTrain_LI6_2)
{
    recorded("18lilliput-solo-601", 26); // before: 2, 2, 2 with 190, 210, 190; now a 3 besides
    EXPECT_EQ(form<RoutesForm>("run_trains")->last(), (QList<int>{190, 210, 190, -1}));

    library.removeGame(1);
    // Before: 2, 2, 2, 3 with 100, 180, 240, 100; one 2 is left, obsolete, and a 4 is new.
    recorded("18lilliput-solo-601", 43);
    EXPECT_EQ(form<RoutesForm>("run_trains")->last(), (QList<int>{100, 100, -1}));
}

TEST_F(ActionCardsTest, ARouteThatEarnedABonusIsNotProposed)
{
    const auto routesAt = [&](int moves) {
        recorded("18lilliput-hand-3p", moves);
        const QList<int> routes = form<RoutesForm>("run_trains")->last();
        library.removeGame(1);
        return routes;
    };
    EXPECT_EQ(routesAt(256), (QList<int>{-1}));       // MR, before: 160 with a bonus of 20
    EXPECT_EQ(routesAt(262), (QList<int>{140, 150})); // SR, before: without
    EXPECT_EQ(routesAt(292), (QList<int>{150, -1}));  // SR, before: 150, and 160 with 20
}

TEST_F(ActionCardsTest, TheRoundsEndIsTold_LI6_17)
{
    at(47);
    ASSERT_TRUE(play(R"({"move":"done","by":"SR"})"));

    const QList<Story> stories = aftermath.turn().stories;
    ASSERT_THAT(column(stories, "title"), ElementsAre("Bureaucracy: Player 2 is first now"));
    EXPECT_THAT(column(stories[0].effects), Contains("Train 3 goes into the depot"));
    EXPECT_EQ(said(supply.poolTitle()), "In the depot");
    EXPECT_THAT(column(supply.pool(), "name"), ElementsAre("3"));
    EXPECT_THAT(column(supply.rounds()), SizeIs(8));
}

TEST_F(ActionCardsTest, TheLastRoundIsAnnouncedBeforeItsTrainsRun_LI6_15)
{
    at(9);
    EXPECT_EQ(said(supply.ending()), "");

    const std::vector<Move> moves = replayOf("18lilliput-4p-601").moves;
    const auto funds = [](const Move &move) { return move.kind == MoveKind::Fund && move.character == "balmuff"; };
    int rounds = 0;
    int place = 0;
    for (int made = 0; made < static_cast<int>(std::ssize(moves)); ++made) {
        if (funds(moves[static_cast<std::size_t>(made)]) && ++rounds == 8)
            place = made;
    }
    at(place); // the eighth round begins, and Flimnap was handed in before (LI-D15)
    EXPECT_EQ(said(supply.ending()), "The last round: incomes count twice, and none is kept");
}

class GulliverTest : public GameViewTest
{
protected:
    void at(int moves) { recorded("18lilliput-solo-601", moves); }
    QList<WordOption> steps() { return form<AutomatonForm>("gulliver")->steps(); }
};

TEST_F(GulliverTest, HisCompanyIsDrawnFirst_LI8_7)
{
    at(0);

    EXPECT_EQ(said(turn.expectation()), "Draw the company of Gulliver");
    EXPECT_EQ(said(turn.dueReason()), "Gulliver begins with this company. Its treasury stays empty.");
    EXPECT_EQ(said(turn.dueSheet()), "DrawSheet");
}

TEST_F(GulliverTest, TheTableIsAskedForWhatThePhaseAllows_LI8_9)
{
    at(9); // phase 1

    EXPECT_EQ(said(turn.expectation()), "Gulliver builds: answer what lies on the table");
    EXPECT_EQ(said(turn.dueSheet()), "AutomatonSheet");
    EXPECT_THAT(column(steps(), "value"), ElementsAre("yellow", "plain", "none"));
    EXPECT_EQ(said(form<AutomatonForm>("gulliver")->question()), "Can a yellow city be laid on track of Gulliver?");
    EXPECT_EQ(said(player("gulliver"), "order"), "plays by the rules");

    library.removeGame(1);
    at(41); // phase 4
    EXPECT_THAT(column(steps(), "value"), ElementsAre("green", "yellow", "plain", "none"));
}

TEST_F(GulliverTest, WhatHeDoesByHimselfIsTold_LI8_14)
{
    at(9);
    ASSERT_TRUE(play(R"({"move":"gulliver","track":"plain","extra":true,"rolls":"25"})"));

    EXPECT_EQ(said(journalRow(10)), "Gulliver lays plain track, and adds a plain tile (the die: 2, 5)");
    const QList<Story> stories = aftermath.turn().stories;
    ASSERT_THAT(column(stories, "title"), ElementsAre("The turn of Gulliver"));
    EXPECT_THAT(column(stories[0].effects), Contains("Train 2 goes to LNR"));
}

TEST_F(GulliverTest, AYellowCityGetsAStation_LI8_10)
{
    at(24);
    ASSERT_TRUE(play(R"({"move":"gulliver","track":"yellow"})"));

    EXPECT_EQ(company("LNR").value("stations").toInt(), 2);
    EXPECT_EQ(company("LNR").value("markers").toInt(), 1);
    EXPECT_EQ(said(turn.expectation()), "Draw the share that Gulliver buys");
    EXPECT_EQ(said(turn.dueReason()), "Gulliver can pay for a share of each of these companies and buys one.");
}

// Limnoc's tile is laid as a yellow city, on terrain as well.
TEST_F(ActionCardsTest, TheTileOfACharacterAsksWhatItsTerrainCosts_LI8_6b)
{
    ASSERT_EQ(said(library.importText(QStringLiteral(R"({"flimnap":1,"game":"18lilliput","edition":"cs",)"
                                                     R"("variant":"base","players":[{"id":"p1","name":"Anna"},)"
                                                     R"({"id":"p2","name":"Boris"}],"options":{"scenario":true}})"
                                                     "\n"),
                                      "Landscape")),
              "");
    after({take("p1", "limnoc"), take("p2", "LNR"), take("p2", "golbasto"), take("p1", "MR")});

    const auto track = form("lay_track");
    track->choose(0);

    EXPECT_EQ(said(track->offer().special), "own tile of Limnoc");
    ASSERT_THAT(track->numbers(), SizeIs(1));
    EXPECT_EQ(track->numbers()[0].usual, (QList<int>{0, 10, 30}));
}

} // namespace
} // namespace flimnap::test
