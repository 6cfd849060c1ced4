#include "store/sqlite.h"

#include <gmock/gmock.h>

#include "store_fixture.h"

namespace flimnap {
namespace {

using sqlite::Connection;
using testing::HasSubstr;
using testing::IsEmpty;

class SqliteTest : public StoreFixture
{
protected:
    Connection openConnection()
    {
        auto connection = Connection::open(file, Connection::Mode::Use);
        EXPECT_TRUE(connection.ok());
        return std::move(*connection);
    }
};

TEST_F(SqliteTest, TextsComeBackAsTheyWereGiven)
{
    Connection connection = openConnection();
    const std::string withNull = std::string("a\0b", 3);
    auto statement = connection.prepare("SELECT ?1, ?2, ?3");
    ASSERT_TRUE(statement);
    sqlite::Run run = statement->run(withNull, std::string_view(), "Žofie – 索菲");
    ASSERT_TRUE(run.step().ok());
    EXPECT_EQ(run.text(0), withNull);
    EXPECT_TRUE(run.isText(1));
    EXPECT_EQ(run.text(1), "");
    EXPECT_EQ(run.text(2), "Žofie – 索菲");
}

TEST_F(SqliteTest, AStatementIsFreeAgainAfterEachRun)
{
    Connection connection = openConnection();
    auto statement = connection.prepare("SELECT ?1 + 1");
    ASSERT_TRUE(statement);
    for (const std::int64_t number : {1, 2, 3}) {
        sqlite::Run run = statement->run(number);
        ASSERT_TRUE(*run.step());
        EXPECT_EQ(run.integer(0), number + 1);
    }
}

TEST_F(SqliteTest, AValueTooManyIsAnError)
{
    Connection connection = openConnection();
    auto statement = connection.prepare("SELECT ?1");
    ASSERT_TRUE(statement);
    EXPECT_FALSE(statement->run(std::int64_t(1), std::int64_t(2)).step());
}

TEST_F(SqliteTest, ATransactionThatIsNotCommittedLeavesNothing)
{
    Connection connection = openConnection();
    ASSERT_TRUE(connection.execute("CREATE TABLE t (x)"));
    {
        const auto transaction = sqlite::Transaction::begin(connection);
        ASSERT_TRUE(transaction);
        ASSERT_TRUE(connection.execute("INSERT INTO t VALUES (1)"));
    }
    EXPECT_FALSE(connection.isInTransaction());
    EXPECT_EQ(*connection.number("SELECT count(*) FROM t"), 0);
    {
        auto transaction = sqlite::Transaction::begin(connection);
        ASSERT_TRUE(transaction);
        ASSERT_TRUE(connection.execute("INSERT INTO t VALUES (1)"));
        ASSERT_TRUE(transaction->commit());
    }
    EXPECT_EQ(*connection.number("SELECT count(*) FROM t"), 1);
}

TEST_F(SqliteTest, LookingCreatesNoFile)
{
    EXPECT_FALSE(Connection::open(file, Connection::Mode::Look));
    EXPECT_THAT(namesIn(folder), IsEmpty());
}

TEST_F(SqliteTest, LookingFindsFilesWithSignsThatMeanSomethingInUris)
{
    file = folder / "50% of #1?.db";
    executeSql(file, "PRAGMA user_version = 7");
    const auto connection = Connection::open(file, Connection::Mode::Look);
    ASSERT_TRUE(connection);
    EXPECT_EQ(*connection->number("PRAGMA user_version"), 7);
}

TEST_F(SqliteTest, AFaultNamesTheFileTheCauseAndTheRemedy)
{
    const Fault fault = sqlite::faultOf({13, "database or disk is full"}, "/games/games.db");
    EXPECT_EQ(fault.file, "/games/games.db");
    EXPECT_THAT(text(fault.message), HasSubstr("free some space"));
    EXPECT_THAT(text(fault.message), HasSubstr("database or disk is full"));
}

} // namespace
} // namespace flimnap
