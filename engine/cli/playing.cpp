#include "cli/playing.h"

#include <iostream>

#include "cli/offer_text.h"
#include "cli/words.h"

namespace flimnap {

std::optional<Misfit> playAll(Session &session, const std::vector<Move> &moves,
                              const std::function<void(const Session &)> &see)
{
    if (see)
        see(session);
    for (const Move &move : moves) {
        if (Verdict refused = session.play(move))
            return Misfit{session.moveCount() + 1, std::move(*refused)};
        if (see)
            see(session);
    }
    return {};
}

Result<Session, Status> playWhole(const Call &call, const std::string &file)
{
    const Result<OpenedGame, Faults> game = openGame(call, file);
    if (!game)
        return tell(call, game.error());
    Session session(game->rules, game->journal.header);
    const std::vector<Move> &moves = game->journal.moves;
    if (const auto misfit = playAll(session, moves)) {
        const Move &refused = moves[static_cast<std::size_t>(misfit->number - 1)];
        call.console.err << explain(session, game->file, refused, misfit->refusal);
        return Status::Refused;
    }
    return session;
}

std::string explain(const Session &session, const std::string &file, const Move &move, const Refusal &refusal)
{
    constexpr int headerLines = 1;
    const Words words(session.rules());
    const int line = session.moveCount() + 1 + headerLines;
    const std::string rule = refusal.rule.empty() ? "against the rules" : "against rule " + refusal.rule;

    std::string text = file + ": line " + std::to_string(line) + ": " + rule + ": " + words.refusal(refusal) + '\n';
    text += "  " + writeMove(move) + '\n';
    if (refusal.waivable)
        text += "The table may waive this rule: \"force\":\"why\" in the move says so.\n";

    const Position &position = session.position();
    const std::vector<std::string> possible = possibleMoves(session.rules(), position);
    if (possible.empty())
        return text + "No further move is possible in " + name(position.round) + ".\n";
    text += "In " + name(position.round) + " it is the turn of " + words.party(session.rules().actor(position)) +
            "; possible would be:\n";
    for (const std::string &offer : possible)
        text += "  " + offer + '\n';
    return text;
}

} // namespace flimnap
