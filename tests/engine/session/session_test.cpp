#include "session/session.h"

#include <gmock/gmock.h>

#include "support/games_in_session.h"
#include "support/player_ids.h"
#include "support/player_moves.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Money cash(const Session &session, PlayerId player)
{
    return session.position().ledger.balance(player);
}

std::vector<std::string> line(const Session &session)
{
    std::vector<std::string> moves;
    for (int place = 1; place <= session.lineLength(); ++place)
        moves.push_back(writeMove(session.move(place)));
    return moves;
}

/// Three players with 380 each; p1 has bought S1 (25), p2 S2 (30) and p3 S3 (35).
class GameOfThreeMoves : public ::testing::Test
{
protected:
    GameOfThreeMoves() { after(session, {buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")}); }

    Session session = newGame(3);
};

TEST(NewSession, StandsBeforeTheFirstMove)
{
    Session session = newGame(3);

    EXPECT_EQ(session.moveCount(), 0);
    EXPECT_EQ(session.lineLength(), 0);
    EXPECT_EQ(session.currentDecision(), 0);
    EXPECT_FALSE(session.canRedo());
    EXPECT_FALSE(session.undo());
    EXPECT_FALSE(session.redo());
    EXPECT_EQ(session.moveCount(), 0);
    EXPECT_THAT(session.undoneLines(), IsEmpty());
    EXPECT_EQ(told<Paid>(session.events(0)).size(), 3U); // the start cash
    EXPECT_EQ(session.position(), session.rules().start().position);
}

TEST_F(GameOfThreeMoves, HoldsItsMovesAndWhatTheyCaused)
{
    EXPECT_EQ(session.moveCount(), 3);
    EXPECT_THAT(line(session), ElementsAre(buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")));
    ASSERT_EQ(told<Paid>(session.events(2)).size(), 1U);
    EXPECT_EQ(told<Paid>(session.events(2)).front().amount, Money{30});
    EXPECT_EQ(cash(session, p1), Money{380 - 25});
}

TEST_F(GameOfThreeMoves, ARefusedMoveChangesNothing)
{
    session.undo();
    const Position before = session.position();

    const Verdict refused = session.play(moveFrom(buyPrivate("p3", "S1")));

    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, Code::PrivateNotOnSale);
    EXPECT_EQ(session.position(), before);
    EXPECT_EQ(session.moveCount(), 2);
    EXPECT_EQ(session.decisions().size(), 3U);
    EXPECT_TRUE(session.canRedo());
}

TEST_F(GameOfThreeMoves, APreviewTellsWhatAMoveWouldCauseAndChangesNothing)
{
    const Position before = session.position();

    const Result<Events, Refusal> events = session.preview(moveFrom(buyPrivate("p3", "S4")));
    const Result<Events, Refusal> refused = session.preview(moveFrom(buyPrivate("p3", "S1")));

    ASSERT_TRUE(events);
    ASSERT_EQ(told<Paid>(*events).size(), 1U);
    EXPECT_EQ(told<Paid>(*events).front().amount, Money{40});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Code::PrivateNotOnSale);
    EXPECT_EQ(session.position(), before);
    EXPECT_EQ(session.moveCount(), 3);
}

TEST_F(GameOfThreeMoves, UndoTakesBackTheLastMove)
{
    ASSERT_TRUE(session.undo());
    ASSERT_TRUE(session.undo());

    EXPECT_EQ(session.moveCount(), 1);
    EXPECT_EQ(session.lineLength(), 3);
    EXPECT_EQ(cash(session, p1), Money{380 - 25});
    EXPECT_EQ(cash(session, p2), Money{380});
    EXPECT_EQ(session.rules().actor(session.position()), Party(p2));
    EXPECT_TRUE(session.canRedo());
}

TEST_F(GameOfThreeMoves, RedoMakesAnUndoneMoveAgain)
{
    const Position before = session.position();
    session.undo();
    session.undo();

    EXPECT_FALSE(session.redo());
    EXPECT_EQ(cash(session, p2), Money{380 - 30});
    EXPECT_FALSE(session.redo());

    EXPECT_EQ(session.position(), before);
    EXPECT_FALSE(session.canRedo());
    EXPECT_EQ(session.decisions().size(), 3U);
}

TEST_F(GameOfThreeMoves, UndoToGoesBackSoFarAndNoFurtherThanTheBeginning)
{
    session.undoTo(1);
    EXPECT_EQ(session.moveCount(), 1);
    session.undoTo(2);
    EXPECT_EQ(session.moveCount(), 1); // it never goes forward
    session.undoTo(-4);
    EXPECT_EQ(session.moveCount(), 0);
    EXPECT_EQ(session.position(), session.positionAfter(0));
}

TEST_F(GameOfThreeMoves, DecidingOtherwiseBeginsABranchAndKeepsTheOldOne)
{
    session.undoTo(1);

    after(session, {buyPrivate("p2", "L1")});

    EXPECT_THAT(line(session), ElementsAre(buyPrivate("p1", "S1"), buyPrivate("p2", "L1")));
    EXPECT_FALSE(session.canRedo());
    EXPECT_EQ(session.decisions().size(), 4U);
    EXPECT_EQ(session.decisions().back().parent, 1);
    const std::vector<UndoneLine> undone = session.undoneLines();
    ASSERT_EQ(undone.size(), 1U);
    EXPECT_EQ(undone.front().tip, 3);
    EXPECT_EQ(undone.front().branchesAt, 1);
    EXPECT_EQ(undone.front().length, 3);
    ASSERT_EQ(told<Paid>(session.events(2)).size(), 1U);
    EXPECT_EQ(told<Paid>(session.events(2)).front().amount, Money{55});
}

TEST_F(GameOfThreeMoves, AnUndoneLineCanBeBroughtBackAndTheOtherIsKept)
{
    const Position before = session.position();
    session.undoTo(1);
    after(session, {buyPrivate("p2", "L1")});

    EXPECT_FALSE(session.bringBack(3));

    EXPECT_EQ(session.position(), before);
    EXPECT_EQ(session.moveCount(), 3);
    EXPECT_THAT(line(session), ElementsAre(buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")));
    EXPECT_EQ(told<Paid>(session.events(2)).front().amount, Money{30});
    const std::vector<UndoneLine> undone = session.undoneLines();
    ASSERT_EQ(undone.size(), 1U);
    EXPECT_EQ(undone.front().tip, 4);
    EXPECT_EQ(undone.front().branchesAt, 1);
    EXPECT_EQ(undone.front().length, 2);
}

TEST_F(GameOfThreeMoves, BranchesOfBranchesAreAllKept)
{
    session.undoTo(1);
    after(session, {buyPrivate("p2", "L1"), buyPrivate("p3", "L2")}); // decisions 4 and 5
    session.undoTo(2);
    after(session, {buyPrivate("p3", "L3")}); // decision 6
    session.undoTo(0);
    after(session, {pass("p1")}); // decision 7

    std::vector<std::string> lines;
    for (const UndoneLine &undone : session.undoneLines())
        lines.push_back(std::to_string(undone.tip) + "@" + std::to_string(undone.branchesAt) + "/" +
                        std::to_string(undone.length));

    EXPECT_THAT(lines, ElementsAre("3@0/3", "5@0/3", "6@0/3"));
    EXPECT_FALSE(session.bringBack(5));
    EXPECT_THAT(line(session), ElementsAre(buyPrivate("p1", "S1"), buyPrivate("p2", "L1"), buyPrivate("p3", "L2")));
}

TEST_F(GameOfThreeMoves, BringingBackWhatNeverWasChangesNothing)
{
    const Position before = session.position();

    EXPECT_FALSE(session.bringBack(0));
    EXPECT_FALSE(session.bringBack(4));

    EXPECT_EQ(session.position(), before);
    EXPECT_EQ(session.lineLength(), 3);
}

TEST_F(GameOfThreeMoves, UndoneMovesAtTheEndOfTheLineAreNoUndoneLine)
{
    session.undoTo(1);

    EXPECT_THAT(session.undoneLines(), IsEmpty());
}

// What may happen at the table between a mistake and its discovery: an earlier move is changed, struck or added.

TEST_F(GameOfThreeMoves, AnAmendmentThatFitsGivesAllMovesFromThereOn)
{
    const Amendment amendment = session.amend(2, {moveFrom(buyPrivate("p2", "L1"))});

    EXPECT_EQ(amendment.position.ledger.balance(p2), Money{380 - 55});
    EXPECT_EQ(amendment.firstChanged, 2);
    ASSERT_EQ(amendment.moves.size(), 2U);
    EXPECT_EQ(writeMove(amendment.moves[0]), buyPrivate("p2", "L1"));
    EXPECT_EQ(writeMove(amendment.moves[1]), buyPrivate("p3", "S3"));
    EXPECT_FALSE(amendment.misfit);
}

TEST_F(GameOfThreeMoves, AnAmendmentOnlyLooks)
{
    const Position before = session.position();

    static_cast<void>(session.amend(1, {moveFrom(buyPrivate("p1", "L1"))}));

    EXPECT_EQ(session.position(), before);
    EXPECT_EQ(session.moveCount(), 3);
    EXPECT_EQ(session.decisions().size(), 3U);
}

TEST_F(GameOfThreeMoves, AnAdoptedAmendmentIsTheLineAndTheOldOneIsKept)
{
    session.adopt(session.amend(2, {moveFrom(buyPrivate("p2", "L1"))}));

    EXPECT_THAT(line(session), ElementsAre(buyPrivate("p1", "S1"), buyPrivate("p2", "L1"), buyPrivate("p3", "S3")));
    EXPECT_EQ(cash(session, p2), Money{380 - 55});
    EXPECT_EQ(told<Paid>(session.events(2)).front().amount, Money{55});
    const std::vector<UndoneLine> undone = session.undoneLines();
    ASSERT_EQ(undone.size(), 1U);
    EXPECT_EQ(undone.front().tip, 3);
    EXPECT_EQ(undone.front().branchesAt, 1);
}

TEST_F(GameOfThreeMoves, TheFirstLaterMoveThatNoLongerFitsIsReportedWithItsPlaceAndRefusal)
{
    // When p1 had bought S3 instead, p3's purchase of it, the third move, is impossible.
    const Amendment amendment = session.amend(1, {moveFrom(buyPrivate("p1", "S3"))});

    ASSERT_TRUE(amendment.misfit);
    EXPECT_EQ(amendment.misfit->number, 3);
    EXPECT_EQ(amendment.misfit->refusal.code, Code::PrivateNotOnSale);
    EXPECT_EQ(amendment.misfit->refusal.rule, "CZ-4.2");
    EXPECT_EQ(amendment.moves.size(), 2U);
}

TEST_F(GameOfThreeMoves, AnAmendmentWithAMisfitIsAdoptedAsFarAsItFits)
{
    session.adopt(session.amend(1, {moveFrom(buyPrivate("p1", "S3"))}));

    EXPECT_THAT(line(session), ElementsAre(buyPrivate("p1", "S3"), buyPrivate("p2", "S2")));
    EXPECT_EQ(session.moveCount(), 2);
    EXPECT_EQ(session.undoneLines().size(), 1U);
}

TEST_F(GameOfThreeMoves, TheChangedMoveItselfMayNotFit)
{
    const Amendment amendment = session.amend(2, {moveFrom(buyPrivate("p2", "S1"))});

    ASSERT_TRUE(amendment.misfit);
    EXPECT_EQ(amendment.misfit->number, 2);
    EXPECT_EQ(amendment.misfit->refusal.code, Code::PrivateNotOnSale);
    EXPECT_THAT(amendment.moves, IsEmpty());
}

TEST_F(GameOfThreeMoves, AMoveCanBeStruck)
{
    // When p1's purchase is struck it is p1's turn, and p2 cannot buy in his place.
    const Amendment first = session.amend(1, {});
    ASSERT_TRUE(first.misfit);
    EXPECT_EQ(first.misfit->number, 1);
    EXPECT_EQ(first.misfit->refusal.code, Code::NotYourTurn);

    // When the last move is struck nothing has to fit.
    session.adopt(session.amend(3, {}));
    EXPECT_EQ(session.moveCount(), 2);
    EXPECT_EQ(cash(session, PlayerId(2)), Money{380});
}

TEST_F(GameOfThreeMoves, MovesCanBeInserted)
{
    // When two laps had been forgotten at the beginning; p1 ends them with a purchase, so that the round goes on.
    const std::vector<Move> forgotten = {moveFrom(pass("p1")),
                                         moveFrom(buyPrivate("p2", "L1")),
                                         moveFrom(buyPrivate("p3", "L2")),
                                         moveFrom(pass("p3")),
                                         moveFrom(pass("p2")),
                                         moveFrom(buyPrivate("p1", "L3")),
                                         session.move(1)};

    const Amendment amendment = session.amend(1, forgotten);
    session.adopt(amendment);

    EXPECT_FALSE(amendment.misfit);
    EXPECT_EQ(session.moveCount(), 3 + 6);
    EXPECT_EQ(cash(session, p1), Money{380 - 65 - 25});
    EXPECT_EQ(cash(session, p2), Money{380 - 55 - 30});
}

TEST_F(GameOfThreeMoves, AMisfitAfterAnInsertionIsCountedInTheNewLine)
{
    // When p1 passed before his purchase, that purchase is second, and out of turn.
    const Amendment amendment = session.amend(1, {moveFrom(pass("p1")), session.move(1)});

    ASSERT_TRUE(amendment.misfit);
    EXPECT_EQ(amendment.misfit->number, 2);
    EXPECT_EQ(amendment.misfit->refusal.code, Code::NotYourTurn);
}

TEST_F(GameOfThreeMoves, UndoneMovesAreNoPartOfAnAmendment)
{
    session.undoTo(2);

    const Amendment amendment = session.amend(1, {moveFrom(buyPrivate("p1", "S3"))});

    EXPECT_FALSE(amendment.misfit);
    EXPECT_EQ(amendment.moves.size(), 2U);
}

// What a store does.

TEST_F(GameOfThreeMoves, IsRestoredFromItsDecisions)
{
    session.undoTo(1);
    after(session, {buyPrivate("p2", "L1"), buyPrivate("p3", "L2")});
    session.undo();

    Session restored = newGame(3);
    const auto misfit = restored.restore(session.decisions(), session.currentDecision(), session.lastDecisionOfLine());

    EXPECT_FALSE(misfit);
    EXPECT_EQ(restored.position(), session.position());
    EXPECT_EQ(restored.moveCount(), 2);
    EXPECT_EQ(line(restored), line(session));
    EXPECT_EQ(restored.undoneLines().size(), 1U);
    EXPECT_FALSE(restored.redo());
    EXPECT_EQ(restored.moveCount(), 3);
    EXPECT_FALSE(restored.bringBack(3));
    EXPECT_EQ(cash(restored, p2), Money{380 - 30});
}

TEST_F(GameOfThreeMoves, IsRestoredAtItsBeginningToo)
{
    session.undoTo(0);

    Session restored = newGame(3);
    EXPECT_FALSE(restored.restore(session.decisions(), session.currentDecision(), session.lastDecisionOfLine()));

    EXPECT_EQ(restored.moveCount(), 0);
    EXPECT_EQ(restored.lineLength(), 3);
    EXPECT_TRUE(restored.canRedo());
}

TEST_F(GameOfThreeMoves, ARestoredMoveThatTheRulesNoLongerTakeIsReportedAndTheTableStandsBeforeIt)
{
    std::vector<MadeDecision> decisions = session.decisions();
    decisions[1].move = moveFrom(buyPrivate("p2", "S1"));

    Session restored = newGame(3);
    const std::optional<Misfit> misfit = restored.restore(decisions, 3, 3);

    ASSERT_TRUE(misfit);
    EXPECT_EQ(misfit->number, 2);
    EXPECT_EQ(misfit->refusal.code, Code::PrivateNotOnSale);
    EXPECT_EQ(restored.moveCount(), 1);
    EXPECT_EQ(restored.lineLength(), 3);
}

TEST_F(GameOfThreeMoves, ALineWithARefusedMoveIsBroughtBackUpToIt)
{
    std::vector<MadeDecision> decisions = session.decisions();
    decisions.push_back({1, moveFrom(buyPrivate("p2", "S1"))}); // refused
    Session restored = newGame(3);
    ASSERT_FALSE(restored.restore(decisions, 3, 3));

    const std::optional<Misfit> misfit = restored.bringBack(4);

    ASSERT_TRUE(misfit);
    EXPECT_EQ(misfit->number, 2);
    EXPECT_EQ(restored.moveCount(), 1);
    EXPECT_FALSE(restored.bringBack(3));
    EXPECT_EQ(restored.moveCount(), 3);
}

/// A whole game, with the position after each of its moves as it was when it was played.
class WholeGame : public ::testing::Test
{
protected:
    WholeGame()
    {
        positions.push_back(session.position());
        for (const Move &move : journal.moves) {
            if (session.play(move))
                ADD_FAILURE() << "refused: " << writeMove(move);
            positions.push_back(session.position());
        }
    }

    [[nodiscard]] int last() const { return static_cast<int>(journal.moves.size()); }
    [[nodiscard]] const Position &position(int moves) const { return positions[static_cast<std::size_t>(moves)]; }

    Journal journal = replayOf("18cz-3p-911");
    Session session{rulesFor(journal.header).value(), journal.header};
    std::vector<Position> positions;
};

TEST_F(WholeGame, KnowsThePositionAfterEveryMove)
{
    for (int moves = 0; moves <= last(); ++moves)
        EXPECT_EQ(session.positionAfter(moves), position(moves)) << moves;
}

TEST_F(WholeGame, CanBeUndoneToTheBeginningAndRedoneToTheEnd)
{
    for (int moves = last() - 1; moves >= 0; --moves) {
        ASSERT_TRUE(session.undo());
        ASSERT_EQ(session.position(), position(moves)) << moves;
    }
    for (int moves = 1; moves <= last(); ++moves) {
        ASSERT_FALSE(session.redo());
        ASSERT_EQ(session.position(), position(moves)) << moves;
    }
}

TEST_F(WholeGame, KnowsPositionsOfUndoneMovesToo)
{
    session.undoTo(20);

    for (const int moves : {21, 47, 48, last() - 1, last()})
        EXPECT_EQ(session.positionAfter(moves), position(moves)) << moves;
}

TEST_F(WholeGame, KeepsThePositionsOfTheLineThatIsShownApartFromTheOther)
{
    // Given a correction after move 40, and what follows replayed on top of it: as far as the other cash lets it fit.
    session.adopt(session.amend(41, {moveFrom(correctCash("p1", 1)), journal.moves[40]}));
    ASSERT_GT(session.moveCount(), 65);

    for (const int moves : {32, 40})
        EXPECT_EQ(session.positionAfter(moves), position(moves)) << moves;
    for (const int moves : {41, 48, 64}) {
        EXPECT_EQ(session.positionAfter(moves + 1).ledger.balance(p1) - position(moves).ledger.balance(p1), Money{1})
            << moves;
    }

    session.bringBack(last());
    for (const int moves : {40, 41, 48, 64, last()})
        EXPECT_EQ(session.positionAfter(moves), position(moves)) << moves;
}

TEST_F(WholeGame, IsRestoredToAnyOfItsPositions)
{
    Session restored(rulesFor(journal.header).value(), journal.header);
    for (const int moves : {0, 1, 16, 17, last()}) {
        ASSERT_FALSE(restored.restore(session.decisions(), moves, last())) << moves;
        EXPECT_EQ(restored.position(), position(moves)) << moves;
        EXPECT_EQ(restored.lineLength(), last()) << moves;
    }
}

} // namespace
} // namespace flimnap::test
