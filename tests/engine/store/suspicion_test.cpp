#include "store/suspicion.h"

#include <functional>

#include <gmock/gmock.h>

#include "failing_disk.h"
#include "store_fixture.h"

namespace flimnap {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr GameNumber soundGame{1};
constexpr GameNumber damagedGame{2};
constexpr std::size_t pageBytes = 4096;

/// What is damaged: a move's text or a page in the middle of the damaged game, or the last number given to a game.
enum class Damage { Move, Page, Numbers };

/// Three games, in the middle one of which something can be damaged.
class SuspicionTest : public StoreFixture
{
protected:
    static constexpr int moveCount = 400;

    std::vector<StoredGame> whole; ///< the games before the damage
    const std::string toldToStartAgain = "close Flimnap and start it again to recover what can be read";

    SuspicionTest()
    {
        Store store = openSound(file);
        for (const char *title : {"Friday", "Saturday", "Sunday"})
            EXPECT_TRUE(store.addGame(makeGame(title, makeLine(moveCount)), 1000));
        whole = allGames(store);
    }

    void damageAMove() { executeSql(file, "UPDATE move SET json = '{}' WHERE game = 2 AND number = 200"); }

    void damage(Damage what)
    {
        if (what == Damage::Move)
            return damageAMove();
        std::string bytes = bytesOf(file);
        std::size_t page = 2; // behind those where the tables' list and the games begin
        if (what == Damage::Page) {
            const std::size_t first = bytes.find(makeMove(200, 199).json);
            page = bytes.find(makeMove(200, 199).json, first + 1) / pageBytes;
        }
        bytes.replace(page * pageBytes, pageBytes, std::string(pageBytes, '\0'));
        writeBytes(file, bytes);
    }

    static Store::Opening openWithoutNotice(const fs::path &file)
    {
        auto opening = Store::open(file).value();
        EXPECT_THAT(opening.notices, IsEmpty());
        return opening;
    }

    void expectMark(bool isThere)
    {
        EXPECT_EQ(isSuspected(file), isThere);
        EXPECT_EQ(fs::exists(folder / "games.db.suspect"), isThere);
    }
};

TEST_F(SuspicionTest, ADamagedMoveConcernsItsGameAloneUntilTheNextOpening)
{
    damageAMove();
    const std::string bytes = bytesOf(file);
    {
        const Store store = openWithoutNotice(file).store;
        EXPECT_EQ(store.load(soundGame).value(), whole[0]);
        expectMark(false);
        const auto game = store.load(damagedGame);
        ASSERT_FALSE(game);
        EXPECT_THAT(text(game.error()), HasSubstr(toldToStartAgain));
        EXPECT_THAT(text(game.error()), HasSubstr("game 2, move 200 is not what was written"));
        expectMark(true);
        EXPECT_EQ(store.load(soundGame).value(), whole[0]);
        EXPECT_THAT(store.games().value(), SizeIs(3));
    }
    EXPECT_EQ(bytesOf(file), bytes);
    {
        const auto opening = Store::open(file);
        ASSERT_TRUE(opening);
        ASSERT_THAT(opening->notices, SizeIs(2));
        EXPECT_THAT(text(opening->notices[0].message), HasSubstr("games 3, moves 999"));
        EXPECT_THAT(text(opening->notices[1]),
                    HasSubstr("game \"Saturday\": its last moves, or where the table stood, could not be recovered"));
        EXPECT_THAT(text(opening->notices[1].message), HasSubstr("it goes on at move 199"));
        EXPECT_EQ(opening->store.load(soundGame).value(), whole[0]);
        EXPECT_EQ(opening->store.load(damagedGame).value().moves, makeLine(199));
        EXPECT_EQ(opening->store.load(GameNumber{3}).value(), whole[2]);
        expectMark(false);
    }
    EXPECT_EQ(bytesOf(folder / "games.db.damaged-1"), bytes);
    EXPECT_THAT(allGames(openWithoutNotice(file).store), SizeIs(3));
    EXPECT_THAT(namesIn(folder), ElementsAre("games.db", "games.db.damaged-1"));
}

TEST_F(SuspicionTest, AMarkBesideASoundFileCostsOneWholeCheck)
{
    constexpr int longGames = 20;
    {
        Store store = openSound(file);
        for (int i = 0; i < longGames; ++i)
            ASSERT_TRUE(store.addGame(makeGame("Long", makeLine(moveCount)), 1000));
    }
    const auto pages = static_cast<int>(fs::file_size(file) / pageBytes);
    const auto readsWhenOpened = [&] {
        const FailingDisk disk;
        openWithoutNotice(file);
        expectMark(false);
        return disk.readsFrom(file);
    };
    EXPECT_LT(readsWhenOpened(), pages / 3); // the list of games; not their moves
    suspect(file);
    EXPECT_GE(readsWhenOpened(), pages);
    EXPECT_LT(readsWhenOpened(), pages / 3);
}

TEST_F(SuspicionTest, AMarkMakesTheOpeningFindWhatWouldBeFoundLater)
{
    damageAMove();
    suspect(file);
    EXPECT_THAT(Store::open(file).value().notices, SizeIs(2));
    expectMark(false);
}

TEST_F(SuspicionTest, AStoreIsReadWholeBeforeItIsMigrated)
{
    damageAMove();
    const std::string bytes = bytesOf(file);
    std::vector<SchemaStep> later(schemaSteps().begin(), schemaSteps().end());
    later.push_back({"UPDATE move SET made_at = 0"});
    EXPECT_THAT(Store::open(file, later).value().notices, SizeIs(2));
    EXPECT_EQ(bytesOf(folder / "games.db.damaged-1"), bytes);
}

TEST_F(SuspicionTest, ARefusedFileKeepsItsMark)
{
    suspect(file);
    {
        const Store other = openWithoutNotice(file).store; // which clears it
        suspect(file);
        EXPECT_FALSE(Store::open(file)) << "it is in use";
        expectMark(true);
    }
    const std::string newer = std::to_string(schemaSteps().size() + 1);
    for (const std::string &change : {"PRAGMA user_version = " + newer, std::string("PRAGMA application_id = 1")}) {
        executeSql(file, change);
        const std::string bytes = bytesOf(file);
        const auto names = namesIn(folder);
        EXPECT_FALSE(Store::open(file));
        EXPECT_EQ(bytesOf(file), bytes);
        EXPECT_EQ(namesIn(folder), names);
        expectMark(true);
    }
}

TEST_F(SuspicionTest, WhereTheFileIsGoneTheMarkGoesToo)
{
    suspect(file);
    fs::remove(file);
    EXPECT_THAT(allGames(openWithoutNotice(file).store), IsEmpty());
    expectMark(false);
}

TEST_F(SuspicionTest, OnceDamageWasMetNothingIsWrittenAnyMore)
{
    damageAMove();
    const std::string bytes = bytesOf(file);
    {
        Store store = openWithoutNotice(file).store;
        ASSERT_FALSE(store.load(damagedGame));
        const std::vector<StoredMove> next = {makeMove(moveCount + 1, moveCount)};
        for (const auto &refused :
             {store.record(soundGame, next, moveCount + 1, moveCount + 1, "SR", 2000),
              store.record(soundGame, {}, 7, moveCount, "SR", 2000), store.restamp(soundGame, makeLine(1)),
              store.rename(soundGame, "Monday"), store.remove(soundGame, 2000), store.erase(soundGame),
              store.eraseRemovedBefore(2000)})
            EXPECT_THAT(text(refused.error()), HasSubstr(toldToStartAgain));
        EXPECT_THAT(text(store.addGame(makeGame("Monday", {}), 2000).error()), HasSubstr(toldToStartAgain));
        EXPECT_EQ(store.load(soundGame).value(), whole[0]);
    }
    EXPECT_EQ(bytesOf(file), bytes);
}

TEST_F(SuspicionTest, WhatWasRecordedBeforeDamageWasMetIsRecoveredFromTheLog)
{
    damageAMove();
    const std::string bytes = bytesOf(file);
    const fs::path wal = fs::path(file) += "-wal";
    std::string log;
    {
        Store store = openWithoutNotice(file).store;
        const std::vector<StoredMove> next = {makeMove(moveCount + 1, moveCount)};
        ASSERT_TRUE(store.record(soundGame, next, moveCount + 1, moveCount + 1, "SR", 2000));
        ASSERT_FALSE(store.load(damagedGame));
        log = bytesOf(wal);
    }
    EXPECT_EQ(bytesOf(file), bytes);
    EXPECT_EQ(bytesOf(wal), log);
    const auto opening = Store::open(file);
    ASSERT_TRUE(opening);
    EXPECT_THAT(opening->notices, SizeIs(2));
    EXPECT_EQ(opening->store.load(soundGame).value().moves, makeLine(moveCount + 1));
    EXPECT_EQ(bytesOf(folder / "games.db.damaged-1"), bytes);
    EXPECT_EQ(bytesOf(folder / "games.db.damaged-1-wal"), log);
}

/// A command that writes, and damage that it meets.
struct Encounter
{
    std::string name;
    Damage damage;
    std::function<Result<std::monostate, Fault>(Store &)> execute;
};

void PrintTo(const Encounter &encounter, std::ostream *stream)
{
    *stream << encounter.name;
}

Result<std::monostate, Fault> recordAgain(Store &store)
{
    return store.record(damagedGame, std::vector{makeMove(200, 199)}, 200, 400, "SR", 2000);
}

Result<std::monostate, Fault> restampOne(Store &store)
{
    return store.restamp(damagedGame, std::vector{makeMove(200, 199)});
}

const Encounter encounters[] = {
    {"RecordMove", Damage::Move, recordAgain},
    {"RecordPage", Damage::Page, recordAgain},
    {"RestampMove", Damage::Move, restampOne},
    {"RestampPage", Damage::Page, restampOne},
    {"ErasePage", Damage::Page,
     [](Store &store) {
         EXPECT_TRUE(store.remove(damagedGame, 2000)); // which leaves the moves where they are
         return store.erase(damagedGame);
     }},
    {"AddGameNumbers", Damage::Numbers,
     [](Store &store) -> Result<std::monostate, Fault> {
         const auto added = store.addGame(makeGame("Monday", makeLine(2)), 2000);
         return added ? Result<std::monostate, Fault>(std::monostate()) : added.error();
     }},
};

class DamageMetByACommand : public SuspicionTest, public testing::WithParamInterface<Encounter>
{
};

TEST_P(DamageMetByACommand, IsToldAndRecoveredAtTheNextOpening)
{
    damage(GetParam().damage);
    const std::string bytes = bytesOf(file);
    {
        Store store = openWithoutNotice(file).store;
        const auto result = GetParam().execute(store);
        ASSERT_FALSE(result);
        EXPECT_THAT(text(result.error()), HasSubstr(toldToStartAgain));
        expectMark(true);
    }
    EXPECT_EQ(bytesOf(file), bytes);
    {
        const auto opening = Store::open(file);
        ASSERT_TRUE(opening);
        EXPECT_THAT(opening->notices, Not(IsEmpty()));
        expectMark(false);
        EXPECT_EQ(opening->store.load(soundGame).value(), whole[0]);
    }
    EXPECT_EQ(bytesOf(folder / "games.db.damaged-1"), bytes);
    Store store = openWithoutNotice(file).store;
    const int last = static_cast<int>(store.load(damagedGame).value().moves.size());
    EXPECT_TRUE(store.record(damagedGame, std::vector{makeMove(last + 1, last)}, last + 1, last + 1, "SR", 3000));
}

INSTANTIATE_TEST_SUITE_P(Suspicion, DamageMetByACommand, testing::ValuesIn(encounters),
                         [](const auto &tested) { return tested.param.name; });

} // namespace
} // namespace flimnap
