#include "store/store.h"

#include <gmock/gmock.h>

#include "failing_disk.h"
#include "store_fixture.h"

namespace flimnap {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class StoreTest : public StoreFixture
{
protected:
    Store store = openSound(file);

    void reopen()
    {
        {
            const Store closed = std::move(store);
        }
        store = openSound(file);
    }

    GameNumber add(const NewGame &game, std::int64_t now = 1000)
    {
        const auto number = store.addGame(game, now);
        EXPECT_TRUE(number.ok()) << text(number.error());
        return *number;
    }

    StoredGame load(GameNumber number)
    {
        auto game = store.load(number);
        EXPECT_TRUE(game.ok()) << text(game.error());
        return *game;
    }

    /// What a refused command says; nothing may have changed by it.
    template <class Command>
    std::string refusal(Command command)
    {
        const auto before = allGames(store);
        const auto result = command();
        EXPECT_EQ(allGames(store), before);
        return result.ok() ? "accepted" : text(result.error());
    }
};

TEST_F(StoreTest, ANewGameIsKeptAsGiven)
{
    const GameNumber number = add(makeGame("Žofie's \"18CZ\" 索菲", {}), 1234);
    reopen();
    const StoredGame game = load(number);
    EXPECT_EQ(game.number, number);
    EXPECT_EQ(game.title, "Žofie's \"18CZ\" 索菲");
    EXPECT_EQ(game.header, makeGame("Žofie's \"18CZ\" 索菲", {}).header);
    EXPECT_EQ(game.stateOfPlay, "SR 1");
    EXPECT_EQ(game.createdAt, 1234);
    EXPECT_EQ(game.playedAt, 1234);
    EXPECT_EQ(game.position, 0);
    EXPECT_EQ(game.tip, 0);
    EXPECT_THAT(game.moves, IsEmpty());
}

TEST_F(StoreTest, RecordedMovesComeBackWithEverythingTheyCarry)
{
    const GameNumber number = add(makeGame("Friday", {}));
    ASSERT_TRUE(store.record(number, std::vector{makeMove(1, 0)}, 1, 1, "SR 1", 2000));
    ASSERT_TRUE(store.record(number, std::vector{makeMove(2, 1), makeMove(3, 2)}, 3, 3, "OR 1.1", 3000));
    reopen();
    const StoredGame game = load(number);
    EXPECT_EQ(game.moves, makeLine(3));
    EXPECT_EQ(game.position, 3);
    EXPECT_EQ(game.tip, 3);
    EXPECT_EQ(game.stateOfPlay, "OR 1.1");
    EXPECT_EQ(game.createdAt, 1000);
    EXPECT_EQ(game.playedAt, 3000);
}

TEST_F(StoreTest, UndoingAndRedoingMovesTheTableAndNothingElse)
{
    const GameNumber number = add(makeGame("Friday", makeLine(5)));
    ASSERT_TRUE(store.record(number, {}, 2, 5, "SR 1", 2000));
    reopen();
    EXPECT_EQ(load(number).position, 2);
    EXPECT_EQ(load(number).tip, 5);
    EXPECT_EQ(load(number).moves, makeLine(5));
    ASSERT_TRUE(store.record(number, {}, 0, 5, "SR 1", 2000));
    EXPECT_EQ(load(number).position, 0);
}

TEST_F(StoreTest, DecidingOtherwiseAfterUndoingStartsABranchAndKeepsTheOldOne)
{
    const GameNumber number = add(makeGame("Friday", makeLine(5)));
    ASSERT_TRUE(store.record(number, {}, 2, 5, "SR 1", 2000));
    const StoredMove otherwise = makeMove(6, 2, "otherwise");
    ASSERT_TRUE(store.record(number, std::vector{otherwise}, 6, 6, "SR 1", 2001));
    const StoredMove fromTheStart = makeMove(7, 0, "from the start");
    ASSERT_TRUE(store.record(number, std::vector{fromTheStart}, 7, 7, "SR 1", 2002));
    reopen();
    std::vector<StoredMove> expected = makeLine(5);
    expected.push_back(otherwise);
    expected.push_back(fromTheStart);
    EXPECT_EQ(load(number).moves, expected);
}

TEST_F(StoreTest, AWholeGameIsTakenInWithItsTree)
{
    NewGame import = makeGame("Import", makeLine(400));
    import.moves.push_back(makeMove(401, 17, "branch"));
    import.position = 12;
    import.tip = 401;
    const GameNumber number = add(import);
    reopen();
    EXPECT_EQ(load(number).moves, import.moves);
    EXPECT_EQ(load(number).position, 12);
    EXPECT_EQ(load(number).tip, 401);
}

TEST_F(StoreTest, GamesAreListedLastPlayedFirst)
{
    const GameNumber friday = add(makeGame("Friday", makeLine(2)), 1000);
    const GameNumber saturday = add(makeGame("Saturday", {}), 2000);
    const GameNumber sunday = add(makeGame("Sunday", {}), 3000);
    ASSERT_TRUE(store.record(friday, std::vector{makeMove(3, 2)}, 3, 3, "OR 2.1", 4000));

    const auto games = store.games();
    ASSERT_TRUE(games);
    EXPECT_THAT(*games,
                ElementsAre(GameListing{friday, "Friday", makeGame("Friday", {}).header, "OR 2.1", 1000, 4000},
                            GameListing{sunday, "Sunday", makeGame("Sunday", {}).header, "SR 1", 3000, 3000},
                            GameListing{saturday, "Saturday", makeGame("Saturday", {}).header, "SR 1", 2000, 2000}));
}

TEST_F(StoreTest, OneGameIsListedAsInTheListOfAll)
{
    add(makeGame("Friday", makeLine(3)));
    const GameNumber sunday = add(makeGame("Sunday", {}));
    EXPECT_EQ(store.listing(sunday).value(), store.games()->front());
    ASSERT_TRUE(store.remove(sunday, 3000));
    EXPECT_FALSE(store.listing(sunday));
}

TEST_F(StoreTest, AGameCanBeRenamed)
{
    const GameNumber number = add(makeGame("Friday", makeLine(2)));
    ASSERT_TRUE(store.rename(number, "The long Friday"));
    reopen();
    EXPECT_EQ(load(number).title, "The long Friday");
    EXPECT_EQ(load(number).moves, makeLine(2));
}

TEST_F(StoreTest, OtherGamesStayWhatTheyAre)
{
    const GameNumber friday = add(makeGame("Friday", makeLine(10)));
    const GameNumber sunday = add(makeGame("Sunday", makeLine(10)));
    const StoredGame before = load(friday);
    ASSERT_TRUE(store.record(sunday, std::vector{makeMove(11, 4)}, 11, 11, "OR 1", 5000));
    ASSERT_TRUE(store.rename(sunday, "Another"));
    ASSERT_TRUE(store.remove(sunday, 6000));
    EXPECT_EQ(load(friday), before);
}

TEST_F(StoreTest, RecordingAgainWhatIsThereIsHarmless)
{
    const GameNumber number = add(makeGame("Friday", makeLine(3)));
    const std::vector again = {makeMove(3, 2)};
    ASSERT_TRUE(store.record(number, again, 3, 3, "SR 1", 1000));
    EXPECT_EQ(load(number).moves, makeLine(3));
    const std::vector againAndMore = {makeMove(3, 2), makeMove(4, 3)};
    ASSERT_TRUE(store.record(number, againAndMore, 4, 4, "SR 1", 1000));
    ASSERT_TRUE(store.record(number, againAndMore, 4, 4, "SR 1", 1000));
    EXPECT_EQ(load(number).moves, makeLine(4));
}

TEST_F(StoreTest, AnotherMoveUnderANumberThatIsTakenIsRefused)
{
    const GameNumber number = add(makeGame("Friday", makeLine(3)));
    const std::vector otherText = {makeMove(3, 2, "otherwise")};
    const std::vector otherParent = {makeMove(3, 1)};
    for (const auto &moves : {otherText, otherParent})
        EXPECT_THAT(refusal([&] { return store.record(number, moves, 3, 3, "SR 1", 2000); }),
                    HasSubstr("game 1, move 3: another move is already recorded"));
}

TEST_F(StoreTest, MovesMustBeNumberedOneAfterTheOther)
{
    const GameNumber number = add(makeGame("Friday", makeLine(3)));
    for (const int wrong : {5, 0, -1})
        EXPECT_THAT(refusal([&] { return store.record(number, std::vector{makeMove(wrong, 2)}, 3, 3, "", 2000); }),
                    HasSubstr("the next move must have the number 4"));
}

TEST_F(StoreTest, AParentMustBeAnEarlierMoveOrTheHeader)
{
    const GameNumber number = add(makeGame("Friday", makeLine(3)));
    for (const int wrong : {4, 5, -1})
        EXPECT_THAT(refusal([&] { return store.record(number, std::vector{makeMove(4, wrong)}, 4, 4, "", 2000); }),
                    HasSubstr("game 1, move 4: its parent"));
}

TEST_F(StoreTest, TheTableCannotStandAtAMoveThatIsNotThere)
{
    const GameNumber number = add(makeGame("Friday", makeLine(3)));
    const std::vector fourth = {makeMove(4, 3)};
    const auto record = [&](int position, int tip) {
        return refusal([&] { return store.record(number, fourth, position, tip, "", 2000); });
    };
    EXPECT_THAT(record(5, 4), HasSubstr("cannot stand at move 5"));
    EXPECT_THAT(record(4, 5), HasSubstr("cannot stand at move 5"));
    EXPECT_THAT(record(-1, 4), HasSubstr("cannot stand at move -1"));
    EXPECT_THAT(record(4, -1), HasSubstr("cannot stand at move -1"));
}

TEST_F(StoreTest, TheTableStandsInTheLineThatIsShown)
{
    // Given a game whose second move was undone, and another one made,
    const GameNumber number = add(makeGame("Friday", {makeMove(1, 0), makeMove(2, 1), makeMove(3, 1)}));
    const auto record = [&](int position, int tip) { return store.record(number, {}, position, tip, "", 2000); };

    // then the table stands at the second only where its line is shown again.
    EXPECT_THAT(refusal([&] { return record(2, 3); }), HasSubstr("cannot stand at move 2"));
    EXPECT_THAT(refusal([&] { return record(3, 1); }), HasSubstr("cannot stand at move 3"));
    EXPECT_TRUE(record(2, 2));
    EXPECT_TRUE(record(0, 3));
    EXPECT_TRUE(record(1, 3));
}

TEST_F(StoreTest, OfARefusedBatchNothingIsKept)
{
    const GameNumber number = add(makeGame("Friday", makeLine(3)));
    const std::vector secondIsWrong = {makeMove(4, 3), makeMove(6, 4)};
    EXPECT_THAT(refusal([&] { return store.record(number, secondIsWrong, 4, 4, "", 2000); }), HasSubstr("number 5"));
    EXPECT_TRUE(store.record(number, std::vector{makeMove(4, 3)}, 4, 4, "", 2000)); // and the store is not stuck
}

TEST_F(StoreTest, AWholeGameThatDoesNotHangTogetherIsRefused)
{
    NewGame game = makeGame("Import", {makeMove(1, 0), makeMove(3, 1)});
    EXPECT_THAT(refusal([&] { return store.addGame(game, 1000); }), HasSubstr("number 2"));
    game = makeGame("Import", makeLine(2));
    game.tip = 3;
    EXPECT_THAT(refusal([&] { return store.addGame(game, 1000); }), HasSubstr("cannot stand at move 3"));
    EXPECT_THAT(allGames(store), IsEmpty());
}

TEST_F(StoreTest, RestampingReplacesDigestAndRevisionAndNothingElse)
{
    const GameNumber number = add(makeGame("Friday", makeLine(3)));
    StoredGame expected = load(number);
    std::vector<StoredMove> stamped = {makeMove(2, 1), makeMove(3, 2)};
    for (StoredMove &move : stamped) {
        move.digest = "new digest";
        move.rulesRevision = "3";
        move.madeAt = 0;
        StoredMove &same = expected.moves[static_cast<std::size_t>(move.number - 1)];
        same.digest = move.digest;
        same.rulesRevision = move.rulesRevision;
    }
    ASSERT_TRUE(store.restamp(number, stamped));
    reopen(); // which also finds the rows to be as written
    EXPECT_EQ(load(number), expected);
}

TEST_F(StoreTest, OnlyTheSameDecisionCanBeRestamped)
{
    const GameNumber number = add(makeGame("Friday", makeLine(3)));
    std::vector<StoredMove> stamped = makeLine(3);
    stamped[0].digest = "new digest";
    stamped[2] = makeMove(3, 2, "otherwise");
    EXPECT_THAT(refusal([&] { return store.restamp(number, stamped); }), HasSubstr("game 1, move 3: another move"));
    stamped[2] = makeMove(4, 3);
    EXPECT_THAT(refusal([&] { return store.restamp(number, stamped); }), HasSubstr("game 1, move 4: there is no such"));
}

TEST_F(StoreTest, AGameThatIsNotThereIsAFaultThatNamesIt)
{
    add(makeGame("Friday", {}));
    const GameNumber nobody{7};
    const std::vector<std::string> refusals = {
        refusal([&] { return store.load(nobody); }),
        refusal([&] { return store.record(nobody, std::vector{makeMove(1, 0)}, 1, 1, "", 2000); }),
        refusal([&] { return store.record(nobody, {}, 0, 0, "", 2000); }),
        refusal([&] { return store.rename(nobody, "x"); }),
        refusal([&] { return store.remove(nobody, 2000); }),
        refusal([&] { return store.bringBack(nobody); }),
        refusal([&] { return store.erase(nobody); }),
    };
    EXPECT_THAT(refusals, Each(HasSubstr(file.string() + ": game 7: there is no such game")));
}

TEST_F(StoreTest, ALongTextIsKeptWhole)
{
    const GameNumber number = add(makeGame("Friday", {}));
    StoredMove move = makeMove(1, 0);
    move.json = R"({"note":")" + std::string(100'000, 'x') + "\"}";
    ASSERT_TRUE(store.record(number, std::vector{move}, 1, 1, "", 2000));
    reopen();
    EXPECT_EQ(load(number).moves[0].json, move.json);
}

class DurabilityTest : public StoreFixture
{
protected:
    FailingDisk disk;
};

TEST_F(DurabilityTest, WhatReportsSuccessIsSynced)
{
    Store store = openSound(file);
    const auto wal = std::filesystem::path(file) += "-wal";
    const auto number = store.addGame(makeGame("Friday", makeLine(3)), 1000);
    ASSERT_TRUE(number);
    EXPECT_FALSE(disk.isUnsynced(wal));
    for (const int next : {4, 5, 6}) {
        const int before = disk.writesTo(wal);
        ASSERT_TRUE(store.record(*number, std::vector{makeMove(next, next - 1)}, next, next, "", 2000));
        EXPECT_GT(disk.writesTo(wal), before);
        EXPECT_FALSE(disk.isUnsynced(wal));
    }
    ASSERT_TRUE(store.rename(*number, "Sunday"));
    EXPECT_FALSE(disk.isUnsynced(wal));
    ASSERT_TRUE(store.remove(*number, 2000));
    EXPECT_FALSE(disk.isUnsynced(wal));
}

} // namespace
} // namespace flimnap
