#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "board/game_map.h"
#include "io/board_library.h"
#include "io/journal_text.h"
#include "rounds/rules.h"

namespace flimnap::test {

/// A journal of a game with its map, beside what the board allowed and could earn before its moves.
struct BoardGame
{
    std::filesystem::path journal;
    std::filesystem::path lines;
    std::string name;
};

/// Of tests/board_games, and of a folder beside the project that others may fill.
std::vector<BoardGame> allBoardGames();

const BoardLibrary &boardLibrary();

} // namespace flimnap::test
