#include <gmock/gmock.h>

#include "store/suspicion.h"
#include "store_fixture.h"

namespace flimnap {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// Friday's game was played to move 800, Sunday's to move 3.
class RemovalTest : public StoreFixture
{
protected:
    Store store = openSound(file);
    GameNumber friday = add("Friday", 800);
    GameNumber sunday = add("Sunday", 3);

    GameNumber add(const std::string &title, int moves)
    {
        return store.addGame(makeGame(title, makeLine(moves)), 1000).value();
    }

    void close() { const Store closed = std::move(store); }
    void reopen()
    {
        close();
        store = openSound(file);
    }

    std::vector<GameNumber> onTheShelf() { return numbersOf(store.games().value()); }
    std::vector<GameNumber> removed() { return numbersOf(store.removedGames().value()); }

private:
    static std::vector<GameNumber> numbersOf(const std::vector<GameListing> &listings)
    {
        std::vector<GameNumber> numbers;
        for (const GameListing &listing : listings)
            numbers.push_back(listing.number);
        return numbers;
    }
};

TEST_F(RemovalTest, ARemovedGameLeavesTheShelfButNothingOfItIsLost)
{
    ASSERT_TRUE(store.remove(friday, 5000));
    reopen();
    EXPECT_THAT(onTheShelf(), ElementsAre(sunday));
    ASSERT_THAT(store.removedGames().value(), SizeIs(1));
    EXPECT_EQ(store.removedGames()->front().removedAt, 5000);
}

TEST_F(RemovalTest, TheLastRemovedComesFirst)
{
    ASSERT_TRUE(store.remove(friday, 5000));
    ASSERT_TRUE(store.remove(sunday, 6000));
    EXPECT_THAT(removed(), ElementsAre(sunday, friday));
}

TEST_F(RemovalTest, ARemovedGameIsBroughtBackAsItWas)
{
    const std::vector<StoredGame> before = allGames(store);
    ASSERT_TRUE(store.remove(friday, 5000));
    ASSERT_TRUE(store.bringBack(friday));
    reopen();
    EXPECT_EQ(allGames(store), before);
    EXPECT_THAT(removed(), IsEmpty());
}

TEST_F(RemovalTest, ARemovedGameCanNeitherBeLoadedNorRemovedOnceMore)
{
    ASSERT_TRUE(store.remove(friday, 5000));
    EXPECT_THAT(text(store.load(friday).error()), HasSubstr("game 1: there is no such game"));
    EXPECT_THAT(text(store.remove(friday, 6000).error()), HasSubstr("game 1: there is no such game"));
    EXPECT_EQ(store.removedGames().value().front().removedAt, 5000);
}

TEST_F(RemovalTest, WhatLiesOnTheShelfIsNeitherErasedNorBroughtBack)
{
    EXPECT_THAT(text(store.erase(friday).error()), HasSubstr("game 1: there is no such game"));
    EXPECT_THAT(text(store.bringBack(friday).error()), HasSubstr("game 1: there is no such game"));
    ASSERT_TRUE(store.eraseRemovedBefore(9000));
    EXPECT_THAT(onTheShelf(), ElementsAre(sunday, friday));
}

TEST_F(RemovalTest, AnErasedGameIsGoneWithItsMovesAndItsNumberIsNotGivenAgain)
{
    for (const GameNumber game : {friday, sunday}) {
        ASSERT_TRUE(store.remove(game, 5000));
        ASSERT_TRUE(store.erase(game));
    }
    reopen();
    EXPECT_THAT(onTheShelf(), IsEmpty());
    EXPECT_THAT(removed(), IsEmpty());
    EXPECT_GT(add("Monday", 0), sunday);
    close();
    EXPECT_EQ(askSql(file, "SELECT count(*) FROM move"), "0");
    EXPECT_EQ(askSql(file, "SELECT count(*) FROM removal"), "0");
}

TEST_F(RemovalTest, WhatWasRemovedBeforeATimeCanBeErasedAtOnce)
{
    ASSERT_TRUE(store.remove(friday, 5000));
    ASSERT_TRUE(store.remove(sunday, 6000));
    ASSERT_TRUE(store.eraseRemovedBefore(6000));
    reopen();
    EXPECT_THAT(removed(), ElementsAre(sunday));
    EXPECT_FALSE(store.load(friday));
}

TEST_F(RemovalTest, WhereTheFileWasDamagedARemovedGameLiesOnTheShelfAgain)
{
    ASSERT_TRUE(store.remove(friday, 5000));
    close();
    executeSql(file, "UPDATE removal SET removed_at = 1");
    const auto opening = Store::open(file);
    ASSERT_TRUE(opening) << text(opening.error());
    EXPECT_THAT(opening->notices, SizeIs(1));
    EXPECT_THAT(allGames(opening->store), SizeIs(2));
}

} // namespace
} // namespace flimnap
