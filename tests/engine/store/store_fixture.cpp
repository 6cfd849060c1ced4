#include "store_fixture.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include <gmock/gmock.h>
#include <sqlite3.h>

#include "store/suspicion.h"

namespace flimnap {

namespace fs = std::filesystem;

StoreFixture::StoreFixture()
{
    // In memory where there is such a place: many times more happens in the same time, and neither a killed program nor
    // a disk that only pretends to fail can tell the difference.
    const fs::path memory = "/dev/shm";
    std::string name =
        ((fs::is_directory(memory) ? memory : fs::temp_directory_path()) / "flimnap-store-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("no folder for the test");
    folder = name;
    file = folder / "games.db";
}

StoreFixture::~StoreFixture()
{
    fs::remove_all(folder);
}

Store openSound(const fs::path &file)
{
    suspect(file); // or opening would leave the moves unread
    auto opening = Store::open(file);
    if (!opening)
        throw std::runtime_error(text(opening.error()));
    EXPECT_THAT(opening->notices, testing::IsEmpty());
    return std::move(opening->store);
}

StoredMove makeMove(int number, int parent, const std::string &remark)
{
    StoredMove move;
    move.number = number;
    move.parent = parent;
    move.json = R"({"move":"pass","by":"p1","note":"decision )" + std::to_string(number) + " " + remark + "\"}";
    move.digest = "digest-" + std::to_string(number * 7919);
    move.rulesRevision = "2";
    move.madeAt = 1'700'000'000'000 + number;
    return move;
}

std::vector<StoredMove> makeLine(int count)
{
    std::vector<StoredMove> moves;
    for (int number = 1; number <= count; ++number)
        moves.push_back(makeMove(number, number - 1));
    return moves;
}

NewGame makeGame(const std::string &title, std::vector<StoredMove> moves)
{
    const int last = static_cast<int>(moves.size());
    return {.header = R"({"flimnap":1,"game":"18cz","note":")" + title + "\"}",
            .title = title,
            .stateOfPlay = "SR 1",
            .moves = std::move(moves),
            .position = last,
            .tip = last};
}

std::vector<StoredGame> allGames(const Store &store)
{
    const auto listings = store.games();
    if (!listings)
        throw std::runtime_error(text(listings.error()));
    std::vector<StoredGame> games;
    for (const GameListing &listing : *listings) {
        auto game = store.load(listing.number);
        if (!game)
            throw std::runtime_error(text(game.error()));
        games.push_back(std::move(*game));
    }
    std::sort(games.begin(), games.end(), [](const StoredGame &a, const StoredGame &b) { return a.number < b.number; });
    return games;
}

std::string bytesOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeBytes(const fs::path &file, const std::string &bytes)
{
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::vector<std::string> namesIn(const fs::path &folder)
{
    std::vector<std::string> names;
    for (const auto &entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

void executeSql(const fs::path &file, const std::string &statements)
{
    sqlite3 *connection = nullptr;
    ASSERT_EQ(sqlite3_open(file.c_str(), &connection), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(connection, statements.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(connection);
    sqlite3_close(connection);
}

std::string askSql(const fs::path &file, const std::string &query)
{
    sqlite3 *connection = nullptr;
    sqlite3_stmt *statement = nullptr;
    std::string answer;
    if (sqlite3_open(file.c_str(), &connection) == SQLITE_OK &&
        sqlite3_prepare_v2(connection, query.c_str(), -1, &statement, nullptr) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        const void *const words = sqlite3_column_text(statement, 0);
        if (words != nullptr)
            answer = static_cast<const char *>(words);
    } else {
        answer = sqlite3_errmsg(connection);
    }
    sqlite3_finalize(statement);
    sqlite3_close(connection);
    return answer;
}

} // namespace flimnap
