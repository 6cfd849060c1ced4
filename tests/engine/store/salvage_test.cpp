#include "store/salvage.h"

#include <gmock/gmock.h>

#include "store_fixture.h"

namespace flimnap {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

StoredGame gameOf(std::vector<StoredMove> moves, int position, int tip)
{
    StoredGame game;
    game.moves = std::move(moves);
    game.position = position;
    game.tip = tip;
    return game;
}

/// "number<parent" of each move.
std::vector<std::string> shapeOf(const StoredGame &game)
{
    std::vector<std::string> shape;
    for (const StoredMove &move : game.moves)
        shape.push_back(std::to_string(move.number) + "<" + std::to_string(move.parent));
    return shape;
}

TEST(HangingTogether, AWholeTreeStaysWhatItIs)
{
    StoredGame game = gameOf({makeMove(1, 0), makeMove(2, 1), makeMove(3, 1), makeMove(4, 0)}, 1, 2);
    const StoredGame before = game;
    EXPECT_TRUE(keepWhatHangsTogether(game));
    EXPECT_EQ(game, before);
}

TEST(HangingTogether, MovesBehindALostOneGo)
{
    StoredGame game = gameOf({makeMove(1, 0), makeMove(2, 1), makeMove(4, 3), makeMove(5, 4)}, 5, 5);
    EXPECT_FALSE(keepWhatHangsTogether(game));
    EXPECT_THAT(shapeOf(game), ElementsAre("1<0", "2<1"));
    EXPECT_EQ(game.position, 2);
    EXPECT_EQ(game.tip, 2);
}

TEST(HangingTogether, AnotherBranchStaysAndIsNumberedAnew)
{
    // 3 is lost, 4 hung on it; 5 and 6 branch off at 1 and are the line shown.
    StoredGame game = gameOf({makeMove(1, 0), makeMove(2, 1), makeMove(4, 3), makeMove(5, 1), makeMove(6, 5)}, 5, 6);
    EXPECT_TRUE(keepWhatHangsTogether(game));
    EXPECT_THAT(shapeOf(game), ElementsAre("1<0", "2<1", "3<1", "4<3"));
    EXPECT_EQ(game.moves[2].json, makeMove(5, 1).json);
    EXPECT_EQ(game.position, 3);
    EXPECT_EQ(game.tip, 4);
}

TEST(HangingTogether, WhereOnlyTheTipIsLostTheTableStaysWhereItStood)
{
    StoredGame game = gameOf({makeMove(1, 0), makeMove(2, 1)}, 1, 3);
    EXPECT_FALSE(keepWhatHangsTogether(game));
    EXPECT_EQ(game.position, 1);
    EXPECT_EQ(game.tip, 1);
}

TEST(HangingTogether, BesideItsLineTheTableStaysWhereItStoodAndTheLineEndsThere)
{
    StoredGame game = gameOf({makeMove(1, 0), makeMove(2, 1), makeMove(3, 1), makeMove(4, 3)}, 2, 4);
    EXPECT_FALSE(keepWhatHangsTogether(game));
    EXPECT_THAT(shapeOf(game), ElementsAre("1<0", "2<1", "3<1", "4<3"));
    EXPECT_EQ(game.position, 2);
    EXPECT_EQ(game.tip, 2);
}

TEST(HangingTogether, WithoutTheFirstMoveTheGameIsBackAtItsStart)
{
    StoredGame game = gameOf({makeMove(2, 1), makeMove(3, 2)}, 3, 3);
    EXPECT_FALSE(keepWhatHangsTogether(game));
    EXPECT_THAT(game.moves, IsEmpty());
    EXPECT_EQ(game.position, 0);
    EXPECT_EQ(game.tip, 0);
}

class SalvageTest : public StoreFixture
{
protected:
    Salvage salvageFile()
    {
        auto connection = sqlite::Connection::open(file, sqlite::Connection::Mode::Use);
        EXPECT_TRUE(connection);
        return salvage(*connection);
    }
};

TEST_F(SalvageTest, ASoundStoreIsReadWhole)
{
    std::vector<StoredGame> before;
    {
        Store store = openSound(file);
        ASSERT_TRUE(store.addGame(makeGame("Friday", makeLine(300)), 5));
        ASSERT_TRUE(store.addGame(makeGame("Sunday", {}), 6));
        before = allGames(store);
    }
    const Salvage found = salvageFile();
    EXPECT_EQ(found.games, before);
    EXPECT_THAT(found.cut, IsEmpty());
    EXPECT_EQ(found.headersLost, 0);
}

TEST_F(SalvageTest, RowsThatWereChangedAreLeftOut)
{
    {
        Store store = openSound(file);
        for (const char *title : {"Friday", "Saturday", "Sunday"})
            ASSERT_TRUE(store.addGame(makeGame(title, makeLine(10)), 5));
    }
    executeSql(file, "UPDATE game SET header = 'x' WHERE number = 2; "
                     "UPDATE move SET json = 'x' WHERE game = 3 AND number = 8");
    const Salvage found = salvageFile();
    ASSERT_EQ(found.games.size(), 2U);
    EXPECT_EQ(found.games[0].moves, makeLine(10));
    EXPECT_EQ(found.games[1].title, "Sunday");
    EXPECT_EQ(found.games[1].moves, makeLine(7));
    EXPECT_THAT(found.cut, ElementsAre(GameNumber{3}));
    EXPECT_EQ(found.headersLost, 1);
}

TEST_F(SalvageTest, WhereItIsNotKnownWhereTheTableStoodItStandsAtTheLastMove)
{
    {
        Store store = openSound(file);
        ASSERT_TRUE(store.addGame(makeGame("Friday", makeLine(10)), 5));
    }
    executeSql(file, "UPDATE game SET position = 3");
    const Salvage found = salvageFile();
    ASSERT_EQ(found.games.size(), 1U);
    EXPECT_EQ(found.games[0].moves, makeLine(10));
    EXPECT_EQ(found.games[0].title, "Friday");
    EXPECT_EQ(found.games[0].position, 10);
    EXPECT_EQ(found.games[0].tip, 10);
    EXPECT_THAT(found.cut, ElementsAre(GameNumber{1}));
}

TEST_F(SalvageTest, NothingIsReadFromTablesThatAreNotThere)
{
    executeSql(file, "CREATE TABLE recipe (name TEXT)");
    EXPECT_THAT(salvageFile().games, IsEmpty());
}

} // namespace
} // namespace flimnap
