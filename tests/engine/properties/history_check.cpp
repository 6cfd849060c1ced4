#include "history_check.h"

#include "io/journal_text.h"
#include "session/statement.h"

namespace flimnap::test {

namespace {

void checkPosition(const Session &session, const PlayedGame &game, std::string_view way, Problems &problems)
{
    const auto moves = static_cast<std::size_t>(session.moveCount());
    problems.unless(moves < game.positions.size() && session.position() == game.positions[moves], way,
                    ": another position after ", moves, " moves");
}

void checkUndo(Session &session, const PlayedGame &game, Problems &problems)
{
    const int length = session.moveCount();
    for (int part = 7; part >= 0; --part) {
        session.undoTo(length * part / 8);
        checkPosition(session, game, "undone", problems);
    }
    problems.unless(!session.undo(), "the start can be undone");
    while (session.canRedo() && problems.none()) {
        problems.unless(!session.redo(), "a move undone cannot be redone");
        checkPosition(session, game, "redone", problems);
    }
    for (int step = 0; step < 20 && session.moveCount() > 0; ++step) {
        problems.unless(session.undo(), "a move cannot be undone");
        checkPosition(session, game, "undone by one", problems);
    }
    while (session.canRedo() && !session.redo()) {
    }
    problems.unless(session.moveCount() == length, "not all moves were redone");
}

/// A move replaced by itself changes nothing but the line's number in the tree.
void checkAmendment(Session &session, const PlayedGame &game, Problems &problems)
{
    const int place = session.moveCount() * 2 / 3 + 1;
    const int oldTip = session.lastDecisionOfLine();
    const Amendment amendment = session.amend(place, {session.move(place)});
    problems.unless(!amendment.misfit, "a move put in its own place makes another one unfit");
    session.adopt(amendment);
    problems.unless(session.lineLength() == static_cast<int>(game.moves.size()),
                    "a move put in its own place changes the length of the game");
    checkPosition(session, game, "amended by itself", problems);
    problems.unless(session.undoneLines().empty(), "a line that says the same counts as undone");
    problems.unless(!session.bringBack(oldTip), "the line before an amendment cannot be brought back");
    checkPosition(session, game, "brought back", problems);
}

void checkRestoring(const Session &session, const PlayedGame &game, Problems &problems)
{
    const auto journal = parseJournal(writeJournal(game.header, game.moves), "the game");
    problems.unless(journal.ok() && journal->header == game.header && journal->moves == game.moves,
                    "the journal is another one after it was written and read");

    Session again(game.rules, game.header);
    const auto misfit = again.restore(session.decisions(), session.currentDecision(), session.lastDecisionOfLine());
    problems.unless(!misfit, "a kept game cannot be taken up");
    checkPosition(again, game, "taken up", problems);
}

void checkStatement(const Session &session, Party account, Problems &problems)
{
    const std::vector<StatementLine> lines = statement(session, account);
    const Money balance = session.position().ledger.balance(account);
    const Money last = lines.empty() ? Money{} : lines.back().balance;
    problems.unless(last == balance, "a statement ends at ", last.units, " with a balance of ", balance.units);
}

void checkStatements(const Session &session, Problems &problems)
{
    checkStatement(session, Party::bank(), problems);
    for (const PlayerId player : ids(session.position().players))
        checkStatement(session, player, problems);
    for (const CompanyId company : ids(session.rules().game().companies))
        checkStatement(session, company, problems);
}

} // namespace

void checkHistory(const PlayedGame &game, Problems &problems)
{
    Session session(game.rules, game.header);
    for (const Move &move : game.moves) {
        problems.unless(!session.play(move), "a move is refused when the game is played again");
        if (!problems.none())
            return;
    }
    checkPosition(session, game, "played again", problems);
    checkStatements(session, problems);
    checkUndo(session, game, problems);
    checkAmendment(session, game, problems);
    checkRestoring(session, game, problems);
}

} // namespace flimnap::test
