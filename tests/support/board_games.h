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

/// Of tests/replays, and of a folder beside the project that others may fill.
std::vector<BoardGame> allBoardGames();

const BoardLibrary &boardLibrary();
/// The map that the header asks for.
Result<board::GameMap, Faults> mapFor(const Header &header, const GameDefinition &game);
/// The header without what concerns the map alone, for rules that do not know it.
Header withoutMap(Header header);
/// The value of a switch of the map in the header; "" where nothing is said.
std::string mapSetting(const Header &header, const std::string &name);

} // namespace flimnap::test
