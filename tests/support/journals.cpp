#include "support/journals.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iostream>

#include "io/table_setup.h"

namespace flimnap::test {

namespace {

namespace fs = std::filesystem;

void addReplays(const fs::path &folder, bool areOurs, std::vector<Replay> &replays)
{
    if (!fs::is_directory(folder))
        return;
    for (const fs::directory_entry &entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".flimnap")
            continue;
        Replay replay;
        replay.journal = entry.path();
        replay.snapshots = fs::path(entry.path()).replace_extension(".snapshots.jsonl");
        replay.name = entry.path().parent_path().filename().string() + "_" + entry.path().stem().string();
        std::replace_if(
            replay.name.begin(), replay.name.end(), [](unsigned char sign) { return std::isalnum(sign) == 0; }, '_');
        replay.isOurs = areOurs;
        replays.push_back(std::move(replay));
    }
}

} // namespace

const GameLibrary &library()
{
    static const GameLibrary library = [] {
        auto read = GameLibrary::builtIn();
        if (!read) {
            std::cerr << text(read.error().front()) << std::endl;
            std::abort();
        }
        return std::move(*read);
    }();
    return library;
}

std::vector<Replay> allReplays()
{
    const fs::path source = fs::path(FLIMNAP_SOURCE_DIR);
    std::vector<Replay> replays;
    addReplays(source / "tests" / "replays", true, replays);
    addReplays(source.parent_path() / "shared" / "replays", false, replays);
    std::sort(replays.begin(), replays.end(), [](const Replay &a, const Replay &b) { return a.name < b.name; });
    return replays;
}

bool isPlayable(const Header &header)
{
    const std::vector<GameSummary> games = library().games();
    return std::any_of(games.begin(), games.end(), [&](const GameSummary &game) {
        return game.game == header.game && game.edition == header.edition && game.variant == header.variant;
    });
}

Result<std::shared_ptr<const Rules>, Faults> rulesFor(const Header &header)
{
    return setUpTable(library(), header);
}

std::vector<std::string> linesOfFile(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace flimnap::test
