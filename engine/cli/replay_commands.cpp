#include <iostream>

#include "cli/commands.h"
#include "cli/playing.h"
#include "cli/summary.h"
#include "io/map_lines.h"
#include "io/snapshot_text.h"

namespace flimnap {

namespace {

/// The line for the move that comes next; behind the last one what lies on the map.
std::string boardLine(const Session &session, const std::vector<Move> &moves)
{
    const int played = session.moveCount();
    const auto next = static_cast<std::size_t>(played);
    const std::optional<std::string> line = next < moves.size()
                                                ? lineBefore(session.rules(), session.position(), played, moves[next])
                                                : lineOfMap(session.rules(), session.position(), played);
    return line ? *line + '\n' : std::string();
}

} // namespace

Status replay(const Call &call)
{
    const Result<OpenedGame, Faults> game = openGame(call, call.operands.front());
    if (!game)
        return tell(call, game.error());
    Session session(game->rules, game->journal.header);
    const std::vector<Move> &moves = game->journal.moves;
    const bool wantsSnapshots = call.has("--snapshots");
    const bool wantsBoard = call.has("--board");
    std::string lines;
    const auto misfit = playAll(session, moves, [&](const Session &now) {
        if (wantsSnapshots)
            lines += writeSnapshot(now.rules(), now.position(), now.moveCount()) + '\n';
        else if (wantsBoard)
            lines += boardLine(now, moves);
    });

    if (!misfit || call.has("--lenient"))
        call.console.out << (wantsSnapshots || wantsBoard
                                 ? lines
                                 : summary(session) + '\n' + scoring(session.rules(), session.position()));
    if (!misfit)
        return Status::Fine;
    const Move &refused = moves[static_cast<std::size_t>(misfit->number - 1)];
    call.console.err << explain(session, game->file, refused, misfit->refusal);
    return Status::Refused;
}

Status check(const Call &call)
{
    const Result<Session, Status> played = playWhole(call, call.operands.front());
    if (!played)
        return played.error();
    const int moves = played->moveCount();
    call.console.out << "legal: " << moves << (moves == 1 ? " move\n" : " moves\n");
    return Status::Fine;
}

Status score(const Call &call)
{
    const Result<Session, Status> played = playWhole(call, call.operands.front());
    if (!played)
        return played.error();
    call.console.out << scoring(played->rules(), played->position());
    return Status::Fine;
}

} // namespace flimnap
