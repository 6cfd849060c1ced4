#include "store/health.h"

#include <gmock/gmock.h>

#include "store_fixture.h"

namespace flimnap {
namespace {

using testing::HasSubstr;

class HealthTest : public StoreFixture
{
protected:
    HealthTest()
    {
        Store store = openSound(file);
        EXPECT_TRUE(store.addGame(makeGame("Friday", makeLine(30)), 5));
        EXPECT_TRUE(store.addGame(makeGame("Sunday", makeLine(3)), 6));
        NewGame undone = makeGame("Undone", makeLine(3));
        undone.position = undone.tip = 1;
        EXPECT_TRUE(store.addGame(undone, 7));
    }

    std::string damage() { return damageBy(checkEverything); }
    std::string damageAtAGlance() { return damageBy(checkOverview); }

private:
    template <class Check>
    std::string damageBy(Check check)
    {
        const auto connection = sqlite::Connection::open(file, sqlite::Connection::Mode::Use);
        EXPECT_TRUE(connection);
        const auto checked = check(*connection);
        if (checked)
            return "none";
        EXPECT_TRUE(checked.error().isDamage());
        return checked.error().message;
    }
};

TEST_F(HealthTest, AStoreThatWasWrittenByFlimnapIsHealthy)
{
    EXPECT_EQ(damage(), "none");
    EXPECT_EQ(damageAtAGlance(), "none");
}

TEST_F(HealthTest, PagesThatSqliteCannotAccountForAreDamage)
{
    constexpr std::size_t lastByteOfFreePageCount = 39; // in the file's header
    std::string bytes = bytesOf(file);
    ++bytes[lastByteOfFreePageCount];
    writeBytes(file, bytes);
    EXPECT_THAT(damage(), HasSubstr("freelist"));
    EXPECT_EQ(damageAtAGlance(), "none");
}

struct Change
{
    std::string name;
    std::string statements;
    std::string damage;
    std::string atAGlance = "none"; ///< the damage that the overview finds
    int hit = 1;                    ///< where it finds none, the game that cannot be loaded
};

void PrintTo(const Change &change, std::ostream *stream)
{
    *stream << change.name;
}

class ChangedRow : public HealthTest, public testing::WithParamInterface<Change>
{
protected:
    void change()
    {
        executeSql(file, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;" + GetParam().statements);
    }
};

TEST_P(ChangedRow, IsFound)
{
    change();
    EXPECT_THAT(damage(), HasSubstr(GetParam().damage));
}

TEST_P(ChangedRow, IsFoundAtAGlanceWhereTheListOfGamesWouldShowIt)
{
    change();
    EXPECT_THAT(damageAtAGlance(), HasSubstr(GetParam().atAGlance));
}

TEST_P(ChangedRow, IsFoundBeforeAGameIsGiven)
{
    change();
    auto opening = Store::open(file);
    ASSERT_TRUE(opening);
    if (GetParam().atAGlance != "none") {
        EXPECT_THAT(text(opening->notices.at(0)), HasSubstr(GetParam().atAGlance));
        return;
    }
    EXPECT_THAT(opening->notices, testing::IsEmpty());
    const GameNumber hit{GetParam().hit};
    const auto games = opening->store.games();
    ASSERT_TRUE(games);
    for (const GameListing &listing : *games)
        EXPECT_EQ(opening->store.load(listing.number).ok(), listing.number != hit);
}

const Change changes[] = {
    {"Header", "UPDATE game SET header = replace(header, '18cz', '18cy') WHERE number = 2", "game 2 is not",
     "game 2 is not"},
    {"CreatedAt", "UPDATE game SET created_at = created_at + 1 WHERE number = 2", "game 2 is not", "game 2 is not"},
    {"Title", "UPDATE game SET title = 'Freitag' WHERE number = 1", "game 1 is not", "game 1 is not"},
    {"StateOfPlay", "UPDATE game SET state_of_play = 'OR 1' WHERE number = 1", "game 1 is not", "game 1 is not"},
    {"PlayedAt", "UPDATE game SET played_at = played_at + 1 WHERE number = 1", "game 1 is not", "game 1 is not"},
    {"PositionOfAnotherMove", "UPDATE game SET position = 29 WHERE number = 1", "game 1 is not", "game 1 is not"},
    {"TipOfAnotherMove", "UPDATE game SET tip = 2 WHERE number = 3", "game 3 is not", "game 3 is not"},
    {"StandSeal", "UPDATE game SET stand_seal = 0 WHERE number = 1", "game 1 is not", "game 1 is not"},
    {"Position", "UPDATE game SET position = 31 WHERE number = 1", "a row of game refers", "game 1 is not"},
    {"PositionThatIsMove3If32BitsAreRead", "UPDATE game SET position = 4294967299 WHERE number = 1",
     "a row of game refers", "game 1 is not"},
    {"PositionBeforeTheStart", "UPDATE game SET position = -1 WHERE number = 1", "a row of game refers",
     "game 1 is not"},
    {"Tip", "UPDATE game SET tip = 31 WHERE number = 1", "a row of game refers", "game 1 is not"},
    {"LastMoveGone", "DELETE FROM move WHERE game = 1 AND number = 30", "a row of game refers"},
    {"Json", "UPDATE move SET json = replace(json, 'p1', 'p2') WHERE game = 1 AND number = 7", "game 1, move 7 is"},
    {"Digest", "UPDATE move SET digest = digest || 'x' WHERE game = 1 AND number = 7", "game 1, move 7 is"},
    {"Revision", "UPDATE move SET rules_revision = '3' WHERE game = 1 AND number = 7", "game 1, move 7 is"},
    {"MadeAt", "UPDATE move SET made_at = 0 WHERE game = 1 AND number = 7", "game 1, move 7 is"},
    {"Parent", "UPDATE move SET parent = 5 WHERE game = 1 AND number = 7", "game 1, move 7 is"},
    {"ParentLost", "UPDATE move SET parent = 0 WHERE game = 1 AND number = 7", "game 1, move 7 is"},
    {"Game", "UPDATE move SET game = 2, number = 4, parent = 3 WHERE game = 3 AND number = 3", "game 2, move 4 is",
     "none", 2},
    {"Gap", "DELETE FROM move WHERE game = 1 AND number = 7", "game 1, move 7 is"},
    {"GapAtALeaf", "UPDATE move SET number = 4 WHERE game = 3 AND number = 3", "game 3, move 3 is", "none", 3},
    {"GameGone", "DELETE FROM game WHERE number = 1", "a row of move refers",
     "game 1 is not there, but moves of it are"},
    {"LastGameGone", "DELETE FROM game WHERE number = 3", "a row of move refers",
     "game 3 is not there, but moves of it are"},
    {"TableGone", "DROP TABLE move; UPDATE game SET position = NULL, tip = NULL", "the tables are not the store's",
     "the tables are not the store's"},
    {"ColumnGone", "ALTER TABLE game DROP COLUMN title", "the tables are not the store's",
     "the tables are not the store's"},
    {"ColumnOfMovesGone", "ALTER TABLE move DROP COLUMN json", "the tables are not the store's",
     "the tables are not the store's"},
};

INSTANTIATE_TEST_SUITE_P(Health, ChangedRow, testing::ValuesIn(changes),
                         [](const auto &tested) { return tested.param.name; });

} // namespace
} // namespace flimnap
