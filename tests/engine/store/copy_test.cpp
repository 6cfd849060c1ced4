#include "store/copy.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "store/schema.h"
#include "store_fixture.h"

namespace flimnap {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

/// A store with two games of the same evening, and a copy made of it when they had been played so far.
class CopyTest : public StoreFixture
{
protected:
    Store store = openSound(file);
    GameNumber friday = store.addGame(makeGame("Friday", makeLine(40)), 1000).value();
    GameNumber sunday = store.addGame(makeGame("Sunday", makeLine(3)), 2000).value();
    std::vector<StoredGame> atTheCopy = allGames(store);
    fs::path copy = folder / "all.flimnaps";

    CopyTest() { EXPECT_TRUE(store.copyTo(copy)); }

    /// What became of the copy's games, as "taken, known".
    std::string takenBack(Store &target) const
    {
        const auto games = gamesIn(copy);
        EXPECT_TRUE(games) << text(games.error());
        const auto taken = target.takeBack(games.value());
        return taken ? std::to_string(taken->taken) + ", " + std::to_string(taken->known) : text(taken.error());
    }
};

TEST_F(CopyTest, HoldsAllGamesAsTheyWere)
{
    EXPECT_EQ(gamesIn(copy).value(), atTheCopy);
    EXPECT_TRUE(looksLikeStore(copy));
}

TEST_F(CopyTest, IsOneFile)
{
    EXPECT_THAT(namesIn(folder), testing::Not(testing::Contains(HasSubstr("all.flimnaps-"))));
    ASSERT_TRUE(gamesIn(copy));
    EXPECT_THAT(namesIn(folder), testing::Not(testing::Contains(HasSubstr("all.flimnaps-"))));
}

TEST_F(CopyTest, IsTakenBackOnAnotherDeviceWholeWithItsTimes)
{
    Store other = openSound(folder / "other.db");
    EXPECT_EQ(takenBack(other), "2, 0");
    EXPECT_EQ(allGames(other), atTheCopy);
}

TEST_F(CopyTest, WhatIsHereIsNotTakenTwice)
{
    ASSERT_TRUE(store.record(friday, std::vector{makeMove(41, 7)}, 41, 41, "OR 1", 5000)); // played on
    const std::vector<StoredGame> before = allGames(store);
    EXPECT_EQ(takenBack(store), "0, 2");
    EXPECT_EQ(allGames(store), before);
}

TEST_F(CopyTest, PlayersWhoAreCalledOtherwiseNowPlayTheSameGame)
{
    ASSERT_TRUE(store.rewriteHeader(friday, R"({"flimnap":1,"game":"18cz","note":"renamed"})"));
    const std::vector<StoredGame> before = allGames(store);
    EXPECT_EQ(takenBack(store), "0, 2");
    EXPECT_EQ(allGames(store), before);
}

TEST_F(CopyTest, AGameThatWasPlayedOnElsewhereComesBesideTheOneThatIsHere)
{
    Store other = openSound(folder / "other.db");
    ASSERT_EQ(takenBack(other), "2, 0");
    ASSERT_TRUE(store.record(friday, std::vector{makeMove(41, 40)}, 41, 41, "OR 1", 5000));
    fs::remove(copy);
    ASSERT_TRUE(store.copyTo(copy));
    EXPECT_EQ(takenBack(other), "1, 1");
    EXPECT_THAT(allGames(other), testing::SizeIs(3));
}

TEST_F(CopyTest, TwoGamesWithTheSamePlayersAreTwoGames)
{
    // The same header at the same moment, as two imports of one evening have, but another course.
    std::vector<StoredMove> otherwise = makeLine(40);
    otherwise[3].json = R"({"move":"pass","by":"p2"})";
    Store other = openSound(folder / "other.db");
    ASSERT_TRUE(other.addGame(makeGame("Friday", otherwise), 1000));
    EXPECT_EQ(takenBack(other), "2, 0");
    EXPECT_THAT(allGames(other), testing::SizeIs(3));
}

TEST_F(CopyTest, WhatWasRemovedHereIsBroughtBack)
{
    ASSERT_TRUE(store.remove(friday, 5000));
    EXPECT_EQ(takenBack(store), "1, 1");
    EXPECT_EQ(allGames(store), atTheCopy);
}

TEST_F(CopyTest, WhatWasRemovedBeforeTheCopyIsNotTaken)
{
    ASSERT_TRUE(store.remove(friday, 5000));
    fs::remove(copy);
    ASSERT_TRUE(store.copyTo(copy));
    Store other = openSound(folder / "other.db");
    EXPECT_EQ(takenBack(other), "1, 0");
}

TEST_F(CopyTest, OfAnEarlierFormatCanBeTakenBack)
{
    executeSql(copy, "ALTER TABLE game DROP COLUMN stand_seal; DROP TABLE removal; PRAGMA user_version = 1");
    Store other = openSound(folder / "other.db");
    EXPECT_EQ(takenBack(other), "2, 0");
}

TEST_F(CopyTest, AFaultyCopyIsRefusedWithItsReasonAndStaysAsItIs)
{
    const auto refusal = [&] {
        const std::string bytes = bytesOf(copy);
        const auto games = gamesIn(copy);
        EXPECT_EQ(bytesOf(copy), bytes);
        return games ? std::string("taken") : text(games.error());
    };
    executeSql(copy, "UPDATE move SET json = 'nothing' WHERE game = 1 AND number = 7");
    EXPECT_THAT(refusal(), HasSubstr("cannot be read (game 1, move 7 is not what was written)"));
    executeSql(copy, "PRAGMA user_version = 99");
    EXPECT_THAT(refusal(), HasSubstr("written by a newer Flimnap"));
    executeSql(copy, "PRAGMA application_id = 1");
    EXPECT_THAT(refusal(), HasSubstr("there are no games of Flimnap in this file"));
    writeBytes(copy, "not a database, but long enough to be taken for one by somebody in a hurry");
    EXPECT_THAT(refusal(), HasSubstr("cannot be read"));
    EXPECT_FALSE(looksLikeStore(copy));
    fs::remove(copy);
    EXPECT_THAT(text(gamesIn(copy).error()), HasSubstr("cannot be read"));
}

TEST_F(CopyTest, IsNotWrittenOverAnotherFile)
{
    const std::string bytes = bytesOf(copy);
    EXPECT_THAT(text(store.copyTo(copy).error()), HasSubstr(copy.string()));
    EXPECT_EQ(bytesOf(copy), bytes);
    EXPECT_THAT(text(store.copyTo(folder / "nowhere" / "all.flimnaps").error()), HasSubstr("nowhere"));
    EXPECT_EQ(allGames(store), atTheCopy);
}

} // namespace
} // namespace flimnap
