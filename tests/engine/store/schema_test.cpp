#include "store/schema.h"

#include <gmock/gmock.h>

#include "store_fixture.h"

namespace flimnap {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// The steps of a later Flimnap.
std::vector<SchemaStep> stepsWith(const char *next)
{
    std::vector<SchemaStep> steps(schemaSteps().begin(), schemaSteps().end());
    steps.push_back({next});
    return steps;
}

class SchemaTest : public StoreFixture
{
protected:
    const std::string newest = std::to_string(schemaSteps().size());
    const std::string next = std::to_string(schemaSteps().size() + 1);
    const std::vector<SchemaStep> later = stepsWith("ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT 'home'");

    void makeLaterStore()
    {
        ASSERT_TRUE(Store::open(file));
        ASSERT_TRUE(Store::open(file, later));
    }

    void expectRefusedUntouched(const std::string &why)
    {
        const auto bytes = bytesOf(file);
        const auto names = namesIn(folder);
        const auto opening = Store::open(file);
        ASSERT_FALSE(opening);
        EXPECT_EQ(opening.error().file, file.string());
        EXPECT_THAT(text(opening.error().message), HasSubstr(why));
        EXPECT_EQ(bytesOf(file), bytes);
        EXPECT_EQ(namesIn(folder), names);
    }
};

TEST_F(SchemaTest, ANewStoreHasTheNewestVersionAndFlimnapsMark)
{
    ASSERT_TRUE(Store::open(file));
    EXPECT_EQ(askSql(file, "PRAGMA user_version"), newest);
    EXPECT_EQ(askSql(file, "SELECT printf('%X', application_id) FROM pragma_application_id"), "464C494D");
    EXPECT_EQ(askSql(file, "SELECT min(strict) FROM pragma_table_list WHERE name IN ('game', 'move')"), "1");
}

TEST_F(SchemaTest, AnOlderStoreIsMigratedAndKeepsItsGames)
{
    std::vector<StoredGame> before;
    {
        Store store = openSound(file);
        ASSERT_TRUE(store.addGame(makeGame("Friday", makeLine(20)), 5));
        before = allGames(store);
    }
    {
        const auto opening = Store::open(file, later);
        ASSERT_TRUE(opening);
        EXPECT_THAT(opening->notices, testing::IsEmpty());
        EXPECT_EQ(allGames(opening->store), before);
    }
    EXPECT_EQ(askSql(file, "PRAGMA user_version"), next);
    EXPECT_EQ(askSql(file, "SELECT place FROM game"), "home");
}

class FormatTwo : public SchemaTest
{
protected:
    /// A game whose second move was undone, and another one made; in a store of the format that had no seal for that.
    FormatTwo()
    {
        {
            Store store = openSound(file);
            EXPECT_TRUE(store.addGame(makeGame("Friday", {makeMove(1, 0), makeMove(2, 1), makeMove(3, 1)}), 5));
            before = allGames(store);
        }
        executeSql(file, "ALTER TABLE game DROP COLUMN stand_seal; PRAGMA user_version = 2");
    }

    std::vector<StoredGame> before;
};

TEST_F(FormatTwo, GetsSealsWhereTheTablesStand)
{
    {
        const Store store = openSound(file);
        EXPECT_EQ(allGames(store), before);
    }
    executeSql(file, "UPDATE game SET position = 1");
    EXPECT_EQ(Store::open(file)->notices.size(), 2U);
}

TEST_F(FormatTwo, WithATableBesideItsLineIsRecovered)
{
    executeSql(file, "UPDATE game SET position = 2");
    const auto opening = Store::open(file);
    ASSERT_TRUE(opening);
    EXPECT_THAT(text(opening->notices.at(0).message), HasSubstr("move 2, where the table stood, is not in the line"));
    EXPECT_THAT(text(opening->notices.at(1).message), HasSubstr("goes on at move 2"));
    const auto games = allGames(opening->store);
    EXPECT_EQ(games.at(0).moves, before.at(0).moves);
    EXPECT_EQ(games.at(0).position, 2);
    EXPECT_EQ(games.at(0).tip, 2);
}

TEST_F(SchemaTest, AStoreIsMigratedOnce)
{
    makeLaterStore();
    EXPECT_TRUE(Store::open(file, later)); // adding the column twice would fail
}

TEST_F(SchemaTest, SeveralStepsFollowEachOther)
{
    std::vector<SchemaStep> steps = stepsWith("CREATE TABLE place (name TEXT) STRICT");
    steps.push_back({"INSERT INTO place VALUES ('home')"});
    ASSERT_TRUE(Store::open(file, steps));
    EXPECT_EQ(askSql(file, "SELECT name FROM place"), "home");
    EXPECT_EQ(askSql(file, "PRAGMA user_version"), std::to_string(steps.size()));
}

TEST_F(SchemaTest, AStepThatFailsLeavesTheVersionBeforeIt)
{
    ASSERT_TRUE(Store::open(file));
    const auto opening = Store::open(file, stepsWith("CREATE TABLE place (name TEXT) STRICT; INSERT INTO nowhere "
                                                     "VALUES (1)"));
    ASSERT_FALSE(opening);
    EXPECT_THAT(text(opening.error().message), HasSubstr("nowhere"));
    EXPECT_EQ(askSql(file, "PRAGMA user_version"), newest);
    EXPECT_EQ(askSql(file, "SELECT count(*) FROM sqlite_schema WHERE name = 'place'"), "0");
    openSound(file);
}

TEST_F(SchemaTest, AStepMayRebuildATableThatOthersReferTo)
{
    std::vector<StoredGame> before;
    {
        Store store = openSound(file);
        ASSERT_TRUE(store.addGame(makeGame("Friday", makeLine(3)), 5));
        before = allGames(store);
    }
    const auto rebuilding = stepsWith("CREATE TABLE other AS SELECT * FROM game; DELETE FROM game;"
                                      "INSERT INTO game SELECT * FROM other; DROP TABLE other");
    const auto opening = Store::open(file, rebuilding);
    ASSERT_TRUE(opening);
    EXPECT_EQ(allGames(opening->store), before);
}

TEST_F(SchemaTest, AStoreOfANewerFlimnapIsRefusedUntouched)
{
    makeLaterStore();
    ASSERT_THAT(namesIn(folder), ElementsAre("games.db"));
    expectRefusedUntouched("newer Flimnap (format " + next);
}

TEST_F(SchemaTest, AStoreWhoseNewerVersionIsInItsLogOnlyIsRefusedUntouched)
{
    ASSERT_TRUE(Store::open(file));
    const std::string checkpointed = bytesOf(file);
    const auto wal = std::filesystem::path(file) += "-wal";
    std::string log;
    {
        const auto opening = Store::open(file, later);
        ASSERT_TRUE(opening);
        log = bytesOf(wal);
    }
    writeBytes(file, checkpointed);
    writeBytes(wal, log);

    expectRefusedUntouched("newer Flimnap");
    EXPECT_EQ(bytesOf(wal), log);
    const auto opening = Store::open(file, later); // the log was good: the newer Flimnap still opens it
    ASSERT_TRUE(opening);
    EXPECT_THAT(opening->notices, testing::IsEmpty());
}

TEST_F(SchemaTest, ADamagedStoreOfANewerFlimnapIsRefusedUntouched)
{
    makeLaterStore();
    const std::string bytes = bytesOf(file);
    writeBytes(file, bytes.substr(0, bytes.size() / 2));
    expectRefusedUntouched("newer Flimnap");
}

TEST_F(SchemaTest, AnotherProgramsDatabaseIsRefusedUntouched)
{
    executeSql(file, "PRAGMA application_id = 1; CREATE TABLE recipe (name TEXT)");
    expectRefusedUntouched("another program's database");
}

TEST_F(SchemaTest, ADatabaseWithoutAMarkButWithTablesIsAnotherProgramsToo)
{
    executeSql(file, "CREATE TABLE recipe (name TEXT)");
    expectRefusedUntouched("another program's database");
}

TEST_F(SchemaTest, AnEmptyDatabaseWithAVersionIsAnotherProgramsToo)
{
    executeSql(file, "PRAGMA user_version = 1");
    expectRefusedUntouched("another program's database");
}

TEST_F(SchemaTest, AnotherProgramsDatabaseInUseIsRefusedUntouched)
{
    executeSql(file, "PRAGMA journal_mode = WAL; CREATE TABLE recipe (name TEXT)");
    const auto wal = std::filesystem::path(file) += "-wal";
    const auto other = sqlite::Connection::open(file, sqlite::Connection::Mode::Use);
    ASSERT_TRUE(other);
    ASSERT_EQ(*other->number("SELECT count(*) FROM sqlite_schema"), 1);
    expectRefusedUntouched("another program's database");
}

TEST_F(SchemaTest, ABlankDatabaseBecomesAStore)
{
    executeSql(file, "CREATE TABLE t (x); DROP TABLE t");
    openSound(file);
    EXPECT_EQ(askSql(file, "PRAGMA user_version"), newest);
}

} // namespace
} // namespace flimnap
