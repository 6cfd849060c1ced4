#include "support/board_games.h"

#include <algorithm>
#include <array>
#include <iostream>

#include "definition/section.h"
#include "io/json.h"
#include "support/journals.h"

namespace flimnap::test {

namespace {

namespace fs = std::filesystem;

/// What a header can say of the map, and nothing else.
constexpr std::array mapKeys{
    "board",         "upgrade_rule", "best_run",    "declared",  "reserve",    "wien_terrain", "tile_upgrades",
    "terrain",       "red_values",   "mine_values", "goods",     "praha_once", "ate_hold",     "ate_city",
    "praha_reserve", "red_bonus",    "e_towns",     "two_towns", "first_tile", "praha_first",  "hexes",
    "tiles",         "home_bonus",   "JR-BD4",      "JR-BD6",    "JR-BD20",    "doubleTowns",  "JR-BD7",
    "JR-BD8",        "JR-BD10",      "JR-BD17",     "JR-BD29"};

void addBoardGames(const fs::path &folder, std::vector<BoardGame> &games)
{
    if (!fs::is_directory(folder))
        return;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder)) {
        const fs::path lines = fs::path(entry.path()).replace_extension(".board.jsonl");
        if (entry.path().extension() != ".flimnap" || !fs::exists(lines))
            continue;
        std::string name = entry.path().stem().string();
        std::replace_if(
            name.begin(), name.end(), [](unsigned char sign) { return std::isalnum(sign) == 0; }, '_');
        games.push_back({entry.path(), lines, std::move(name)});
    }
}

Json optionsOf(const Header &header)
{
    return Json::parse(header.options, nullptr, false);
}

} // namespace

std::vector<BoardGame> allBoardGames()
{
    const fs::path source = fs::path(FLIMNAP_SOURCE_DIR);
    std::vector<BoardGame> games;
    addBoardGames(source / "tests" / "replays", games);
    addBoardGames(source.parent_path() / "shared" / "board-games", games);
    std::sort(games.begin(), games.end(), [](const BoardGame &a, const BoardGame &b) { return a.name < b.name; });
    return games;
}

const BoardLibrary &boardLibrary()
{
    static const BoardLibrary library = [] {
        auto read = BoardLibrary::builtIn();
        if (!read) {
            std::cerr << text(read.error().front()) << std::endl;
            std::abort();
        }
        return std::move(*read);
    }();
    return library;
}

Result<board::GameMap, Faults> mapFor(const Header &header, const GameDefinition &game)
{
    return boardLibrary().map(header.game, header.edition, header.variant, codesOf(game.companies), header.options);
}

Header withoutMap(Header header)
{
    Json options = optionsOf(header);
    for (const char *key : mapKeys) {
        options.erase(key);
        if (options.contains("overrides"))
            options["overrides"].erase(key);
    }
    header.options = options.dump();
    return header;
}

std::string mapSetting(const Header &header, const std::string &name)
{
    const Json options = optionsOf(header);
    const Json overrides = options.value("overrides", Json::object());
    const Json &place = options.contains(name) ? options : overrides;
    if (!place.contains(name))
        return {};
    return place[name].is_string() ? place[name].get<std::string>() : place[name].dump();
}

} // namespace flimnap::test
