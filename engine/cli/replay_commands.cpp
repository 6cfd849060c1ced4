#include <iostream>

#include "cli/commands.h"
#include "cli/playing.h"
#include "cli/summary.h"
#include "io/snapshot_text.h"

namespace flimnap {

Status replay(const Call &call)
{
    const Result<OpenedGame, Faults> game = openGame(call, call.operands.front());
    if (!game)
        return tell(call, game.error());
    Session session(game->rules, game->journal.header);
    const std::vector<Move> &moves = game->journal.moves;
    const bool wantsSnapshots = call.has("--snapshots");
    std::string snapshots;
    const auto misfit = playAll(session, moves, [&](const Session &now) {
        if (wantsSnapshots)
            snapshots += writeSnapshot(now.rules(), now.position(), now.moveCount()) + '\n';
    });

    if (!misfit || call.has("--lenient"))
        call.console.out << (wantsSnapshots ? snapshots
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
