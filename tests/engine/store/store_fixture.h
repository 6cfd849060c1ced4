#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/store.h"

namespace flimnap {

/// A folder of its own for every test, with helpers to write games and to look at files from outside.
class StoreFixture : public testing::Test
{
protected:
    StoreFixture();
    ~StoreFixture() override;

    std::filesystem::path folder;
    std::filesystem::path file; ///< where the store of the test is
};

/// Opens a store that is expected to be sound, all of it.
Store openSound(const std::filesystem::path &file);

/// Decision `number` behind `parent`; no two texts are alike.
StoredMove makeMove(int number, int parent, const std::string &remark = "as planned");
/// Decisions 1 … count, one behind the other.
std::vector<StoredMove> makeLine(int count);
/// A game whose table stands behind the last of its moves.
NewGame makeGame(const std::string &title, std::vector<StoredMove> moves);

/// All games with their moves, in the order of their numbers.
std::vector<StoredGame> allGames(const Store &store);

std::string bytesOf(const std::filesystem::path &file);
void writeBytes(const std::filesystem::path &file, const std::string &bytes);
std::vector<std::string> namesIn(const std::filesystem::path &folder);

/// What another program would do with the file.
void executeSql(const std::filesystem::path &file, const std::string &statements);
std::string askSql(const std::filesystem::path &file, const std::string &query);

} // namespace flimnap
