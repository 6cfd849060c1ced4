#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

#include "store/store.h"

namespace {

using namespace flimnap;
namespace fs = std::filesystem;

/// On a disk of its own if TMPDIR names one: every input is a file that is opened, synced and renamed.
fs::path emptyFolder()
{
    const fs::path folder = fs::temp_directory_path() / ("flimnap-fuzz-" + std::to_string(getpid()));
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

std::string bytesOf(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// All games; nothing where damage is met, which must be told with a reason.
std::optional<std::vector<StoredGame>> gamesIn(const Store &store)
{
    std::vector<StoredGame> games;
    const auto listed = store.games();
    require(listed.ok());
    for (const GameListing &listing : *listed) {
        auto game = store.load(listing.number);
        if (!game) {
            require(!text(game.error().message).empty());
            return std::nullopt;
        }
        games.push_back(*std::move(game));
    }
    return games;
}

/// Whether the games can be played: each gets another move, and there is a new one. All games as they are then.
std::optional<std::vector<StoredGame>> playedOn(Store &store)
{
    const auto before = gamesIn(store);
    for (const StoredGame &game : before.value_or(std::vector<StoredGame>())) {
        const int next = static_cast<int>(game.moves.size()) + 1;
        StoredMove move;
        move.number = next;
        move.parent = game.position;
        if (!store.record(game.number, std::vector{move}, next, next, {}, game.playedAt))
            return std::nullopt;
    }
    return before && store.addGame(NewGame{}, 1) ? gamesIn(store) : std::nullopt;
}

} // namespace

// Whatever the file holds: it is refused with a reason and left as it is, or it opens, if need be repaired with the
// damaged file kept aside. Where damage is met later the next opening repairs it; and then it holds the same games ever
// after.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const fs::path folder = emptyFolder();
    const fs::path file = folder / "games.db";
    const std::string input(reinterpret_cast<const char *>(data), size);
    std::ofstream(file, std::ios::binary) << input;

    std::optional<std::vector<StoredGame>> played;
    {
        auto opening = Store::open(file);
        if (!opening) {
            require(!text(opening.error().message).empty());
            require(bytesOf(file) == input);
            fs::remove_all(folder);
            return 0;
        }
        if (!opening->notices.empty())
            require(bytesOf(folder / "games.db.damaged-1") == input);
        played = playedOn(opening->store);
        require(played || opening->notices.empty());
    }
    if (!played) {
        auto opening = Store::open(file);
        require(opening.ok() && !opening->notices.empty());
        played = playedOn(opening->store);
    }
    const auto again = Store::open(file);
    require(again.ok() && again->notices.empty());
    require(played && gamesIn(again->store) == played);
    fs::remove_all(folder);
    return 0;
}
