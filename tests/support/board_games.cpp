#include "support/board_games.h"

#include <algorithm>
#include <iostream>

#include "support/journals.h"

namespace flimnap::test {

namespace {

namespace fs = std::filesystem;

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
        if (std::ranges::find(games, name, &BoardGame::name) == games.end())
            games.push_back({entry.path(), lines, std::move(name)});
    }
}

} // namespace

std::vector<BoardGame> allBoardGames()
{
    const fs::path source = fs::path(FLIMNAP_SOURCE_DIR);
    std::vector<BoardGame> games;
    addBoardGames(source / "tests" / "board_games", games);
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

} // namespace flimnap::test
