#include <functional>

#include <gmock/gmock.h>

#include "failing_disk.h"
#include "store_fixture.h"

namespace flimnap {
namespace {

namespace fs = std::filesystem;
using Failure = FailingDisk::Failure;
using testing::AnyOf;
using testing::HasSubstr;
using testing::IsEmpty;

using Outcome = Result<std::monostate, Fault>;

struct Command
{
    std::string name;
    std::function<Outcome(Store &)> execute;
};

void PrintTo(const Command &command, std::ostream *stream)
{
    *stream << command.name;
}

constexpr GameNumber fridaysGame{1};

template <class Value>
Outcome withoutValue(const Result<Value, Fault> &result)
{
    return result ? Outcome(std::monostate()) : Outcome(result.error());
}

const Command commands[] = {
    {"RecordOne",
     [](Store &store) { return store.record(fridaysGame, std::vector{makeMove(41, 40)}, 41, 41, "OR", 2000); }},
    {"RecordMany",
     [](Store &store) {
         std::vector<StoredMove> moves = makeLine(200);
         moves.erase(moves.begin(), moves.begin() + 40);
         return store.record(fridaysGame, moves, 200, 200, "OR", 2000);
     }},
    {"Undo", [](Store &store) { return store.record(fridaysGame, {}, 7, 40, "SR", 2000); }},
    {"AddGame", [](Store &store) { return withoutValue(store.addGame(makeGame("Monday", makeLine(60)), 2000)); }},
    {"Restamp",
     [](Store &store) {
         std::vector<StoredMove> moves = makeLine(40);
         for (StoredMove &move : moves)
             move.digest = "new digest";
         return store.restamp(fridaysGame, moves);
     }},
    {"Rename", [](Store &store) { return store.rename(fridaysGame, "Saturday"); }},
    {"Remove", [](Store &store) { return store.remove(fridaysGame, 2000); }},
};

const Failure failures[] = {Failure::Full, Failure::FullHalfway, Failure::WriteError, Failure::SyncError};

/// Every test lets the disk fail at the first write, at the second one and so on, until all went well.
class FailingDiskTest : public StoreFixture
{
protected:
    FailingDisk disk;

    void expectUsefulWords(const Fault &fault, Failure failure) const
    {
        EXPECT_EQ(fault.file, file.string());
        const bool isFull = failure == Failure::Full || failure == Failure::FullHalfway;
        EXPECT_THAT(text(fault.message), HasSubstr(isFull ? "the disk is full" : "the disk did not read or write"));
        EXPECT_THAT(text(fault.message), HasSubstr("try again"));
    }
};

class FailingCommand : public FailingDiskTest, public testing::WithParamInterface<std::tuple<Command, Failure>>
{
protected:
    const Command &command = std::get<0>(GetParam());
    const Failure failure = std::get<1>(GetParam());
    std::string bytes;
    std::vector<StoredGame> before;
    std::vector<StoredGame> after;

    FailingCommand()
    {
        {
            Store store = openSound(file);
            EXPECT_TRUE(store.addGame(makeGame("Friday", makeLine(40)), 1000));
            EXPECT_TRUE(store.addGame(makeGame("Sunday", makeLine(20)), 1000));
            before = allGames(store);
        }
        bytes = bytesOf(file);
        Store store = openSound(file);
        EXPECT_TRUE(command.execute(store));
        after = allGames(store);
        EXPECT_NE(before, after);
    }

    void restore()
    {
        disk.heal();
        fs::remove(fs::path(file) += "-wal");
        writeBytes(file, bytes);
    }
};

TEST_P(FailingCommand, ChangesNothingAndSucceedsOnceTheDiskIsWell)
{
    int failed = 0;
    for (bool isDone = false; !isDone;) {
        SCOPED_TRACE(failed);
        restore();
        {
            Store store = openSound(file);
            disk.failAfter(failed, failure);
            const Outcome outcome = command.execute(store);
            isDone = outcome.ok();
            if (!isDone) {
                expectUsefulWords(outcome.error(), failure);
                EXPECT_EQ(allGames(store), before);
                disk.heal();
                EXPECT_EQ(allGames(store), before);
                EXPECT_TRUE(command.execute(store));
                ++failed;
            }
            EXPECT_EQ(allGames(store), after);
        }
        disk.heal();
        EXPECT_EQ(allGames(openSound(file)), after);
    }
    EXPECT_GT(failed, 0);
}

TEST_P(FailingCommand, LeavesASoundFileWhenTheProgramEndsBeforeTheDiskIsWell)
{
    int failed = 0;
    for (bool isDone = false; !isDone;) {
        SCOPED_TRACE(failed);
        restore();
        {
            Store store = openSound(file);
            disk.failAfter(failed, failure);
            isDone = command.execute(store).ok();
        }
        disk.heal();
        Store store = openSound(file);
        if (isDone) {
            EXPECT_EQ(allGames(store), after);
            break;
        }
        // What was written whole but not synced may have reached the disk all the same.
        if (failure == Failure::SyncError) {
            EXPECT_THAT(allGames(store), AnyOf(before, after));
        } else {
            EXPECT_EQ(allGames(store), before);
        }
        ++failed;
    }
    EXPECT_GT(failed, 0);
}

INSTANTIATE_TEST_SUITE_P(Disk, FailingCommand,
                         testing::Combine(testing::ValuesIn(commands), testing::ValuesIn(failures)),
                         [](const auto &tested) {
                             return std::get<0>(tested.param).name + nameOf(std::get<1>(tested.param));
                         });

class FailingOpening : public FailingDiskTest, public testing::WithParamInterface<Failure>
{
};

TEST_P(FailingOpening, OfANewStoreSucceedsOnceTheDiskIsWell)
{
    int failed = 0;
    for (bool isDone = false; !isDone;) {
        SCOPED_TRACE(failed);
        for (const std::string &name : namesIn(folder))
            fs::remove(folder / name);
        disk.failAfter(failed, GetParam());
        const auto opening = Store::open(file);
        isDone = opening.ok();
        if (isDone)
            break;
        expectUsefulWords(opening.error(), GetParam());
        disk.heal();
        EXPECT_THAT(allGames(openSound(file)), IsEmpty());
        ++failed;
    }
    EXPECT_GT(failed, 0);
}

TEST_P(FailingOpening, OfAnOlderStoreKeepsItsGames)
{
    std::vector<StoredGame> before;
    {
        Store store = openSound(file);
        ASSERT_TRUE(store.addGame(makeGame("Friday", makeLine(40)), 1000));
        before = allGames(store);
    }
    const std::string bytes = bytesOf(file);
    std::vector<SchemaStep> later(schemaSteps().begin(), schemaSteps().end());
    later.push_back({"ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT 'home'; UPDATE game SET place = 'club'"});
    int failed = 0;
    for (bool isDone = false; !isDone;) {
        SCOPED_TRACE(failed);
        disk.heal();
        fs::remove(fs::path(file) += "-wal");
        writeBytes(file, bytes);
        disk.failAfter(failed, GetParam());
        isDone = Store::open(file, later).ok();
        disk.heal();
        const auto opening = Store::open(file, later);
        ASSERT_TRUE(opening);
        EXPECT_THAT(opening->notices, IsEmpty());
        EXPECT_EQ(allGames(opening->store), before);
        failed += isDone ? 0 : 1;
    }
    EXPECT_GT(failed, 0);
}

TEST_P(FailingOpening, OfADamagedStoreLeavesItWhereItIsUntilTheDiskIsWell)
{
    std::vector<StoredGame> before;
    {
        Store store = openSound(file);
        ASSERT_TRUE(store.addGame(makeGame("Friday", makeLine(40)), 1000));
        before = allGames(store);
    }
    const std::string damaged = bytesOf(file).replace(0, 100, std::string(100, 'x'));
    int failed = 0;
    for (bool isDone = false; !isDone;) {
        SCOPED_TRACE(failed);
        for (const std::string &name : namesIn(folder))
            fs::remove(folder / name);
        writeBytes(file, damaged);
        disk.failAfter(failed, GetParam());
        isDone = Store::open(file).ok();
        disk.heal();
        const fs::path aside = folder / "games.db.damaged-1";
        if (!isDone && !fs::exists(aside)) {
            EXPECT_EQ(bytesOf(file), damaged);
        }
        const auto opening = Store::open(file);
        ASSERT_TRUE(opening);
        EXPECT_EQ(bytesOf(aside), damaged);
        EXPECT_EQ(allGames(opening->store), before);
        failed += isDone ? 0 : 1;
    }
    EXPECT_GT(failed, 0);
}

INSTANTIATE_TEST_SUITE_P(Disk, FailingOpening, testing::ValuesIn(failures),
                         [](const auto &tested) { return nameOf(tested.param); });

} // namespace
} // namespace flimnap
