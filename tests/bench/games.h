#pragma once

#include <memory>
#include <string>

#include "io/game_library.h"
#include "io/journal_text.h"
#include "rounds/rules.h"

namespace flimnap::bench {

const GameLibrary &library();

/// A game to measure with: its rules and its moves.
struct Game
{
    Journal journal;
    std::shared_ptr<const Rules> rules;
};

/// The recorded game where it lies beside the project, else the longest of the project's own replays.
const Game &recordedGame();
/// A game of as many players as can be with at least 800 moves, played from the engine's own offers.
const Game &longGame(const std::string &game = "18cz");
/// A whole game of six players in which every kind of move occurs.
const Game &wholeGame();

} // namespace flimnap::bench
