#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/call.h"
#include "cli/opened_game.h"
#include "session/session.h"

namespace flimnap {

/// Plays moves until one is refused. What sees each position is called before the first move and after every one.
std::optional<Misfit> playAll(Session &session, const std::vector<Move> &moves,
                              const std::function<void(const Session &)> &see = {});

/// Opens the journal and plays all of it; otherwise says what is wrong.
Result<Session, Status> playWhole(const Call &call, const std::string &file);

/// Why the move is refused that was to follow those of the session, and what would be possible instead.
std::string explain(const Session &session, const std::string &file, const Move &move, const Refusal &refusal);

} // namespace flimnap
