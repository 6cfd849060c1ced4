#include "store/recovery.h"

#include <algorithm>
#include <random>

#include <gmock/gmock.h>

#include "store_fixture.h"

namespace flimnap {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr std::size_t pageSize = 4096;

class RecoveryTest : public StoreFixture
{
protected:
    std::vector<StoredGame> whole; ///< the games before the damage
    std::string sound;             ///< the file before the damage

    RecoveryTest()
    {
        Store store = openSound(file);
        for (const char *title : {"Friday", "Saturday", "Sunday"})
            EXPECT_TRUE(store.addGame(makeGame(title, makeLine(120)), 1000));
        whole = allGames(store);
        {
            const Store closed = std::move(store);
        }
        sound = bytesOf(file);
    }

    fs::path aside(int number, const std::string &suffix = "") const
    {
        return folder / ("games.db.damaged-" + std::to_string(number) + suffix);
    }

    /// Loads all games; what cannot be loaded must be told with what to do about it.
    static bool meetsDamage(const Store &store)
    {
        bool isMet = false;
        const auto listings = store.games();
        EXPECT_TRUE(listings) << text(listings.error());
        for (const GameListing &listing : listings ? *listings : std::vector<GameListing>()) {
            const auto game = store.load(listing.number);
            if (game)
                continue;
            EXPECT_THAT(text(game.error().message), HasSubstr("start it again to recover what can be read"));
            isMet = true;
        }
        return isMet;
    }

    /// Opens the file, looks at all games and, where damage is met, opens it once more.
    Result<Store::Opening, Fault> openTwiceIfNeedBe() const
    {
        {
            auto opening = Store::open(file);
            if (!opening || !meetsDamage(opening->store))
                return opening;
            EXPECT_THAT(opening->notices, IsEmpty()) << "recovered, and damaged all the same";
        }
        auto opening = Store::open(file);
        if (opening) {
            EXPECT_THAT(opening->notices, Not(IsEmpty())) << "damage that was met before is not found";
        }
        return opening;
    }

    /// Damages the file so, opens it, and sees to what must hold for any damage.
    Store::Opening openDamaged(const std::string &bytes)
    {
        writeBytes(file, bytes);
        auto opening = openTwiceIfNeedBe();
        if (!opening)
            throw std::runtime_error(text(opening.error()));
        EXPECT_EQ(bytesOf(aside(1)), bytes);
        EXPECT_THAT(opening->notices, Not(IsEmpty()));
        if (!opening->notices.empty()) {
            EXPECT_EQ(opening->notices[0].file, file.string());
            EXPECT_THAT(text(opening->notices[0].message), HasSubstr("is kept as " + aside(1).string()));
        }
        EXPECT_THAT(namesIn(folder), testing::IsSubsetOf({"games.db", "games.db-wal", "games.db.damaged-1"}));
        return std::move(*opening);
    }

    void expectCounts(const Store::Opening &opening, const std::string &counts)
    {
        EXPECT_THAT(text(opening.notices[0].message), HasSubstr("recovered into a new file: " + counts));
    }

    std::string soundWith(std::size_t offset, const std::string &bytes) const
    {
        return std::string(sound).replace(offset, bytes.size(), bytes);
    }
};

TEST_F(RecoveryTest, AnOverwrittenHeaderCostsNothing)
{
    const auto opening = openDamaged(soundWith(0, std::string(100, 'x')));
    EXPECT_EQ(allGames(opening.store), whole);
    expectCounts(opening, "games 3, moves 360");
    EXPECT_THAT(opening.notices, SizeIs(1));
}

TEST_F(RecoveryTest, AnOverwrittenFirstPageCostsNothing)
{
    const auto opening = openDamaged(soundWith(0, std::string(pageSize, 'x')));
    EXPECT_EQ(allGames(opening.store), whole);
}

TEST_F(RecoveryTest, AListOfTablesThatCannotBeReadCostsNothing)
{
    const auto opening = openDamaged(soundWith(100, std::string(pageSize - 100, 'x')));
    EXPECT_EQ(allGames(opening.store), whole);
}

TEST_F(RecoveryTest, OneWrongLetterInAMoveEndsItsGameThere)
{
    const std::size_t offset = sound.find(makeMove(50, 49).json);
    ASSERT_NE(offset, std::string::npos);
    std::string bytes = sound;
    bytes[offset] = '[';
    const auto opening = openDamaged(bytes);
    const auto games = allGames(opening.store);
    ASSERT_THAT(games, SizeIs(3));
    const auto hit = std::find_if(games.begin(), games.end(), [](const auto &game) { return game.moves.size() == 49; });
    ASSERT_NE(hit, games.end());
    EXPECT_EQ(hit->moves, makeLine(49));
    EXPECT_EQ(hit->position, 49);
    EXPECT_EQ(hit->tip, 49);
    expectCounts(opening, "games 3, moves 289");
    ASSERT_THAT(opening.notices, SizeIs(2));
    EXPECT_THAT(
        text(opening.notices[1].message),
        HasSubstr("game \"" + hit->title +
                  "\": its last moves, or where the table stood, could not be recovered; it goes on at move 49"));
}

TEST_F(RecoveryTest, ALostHeaderIsToldAndTheOtherGamesAreThere)
{
    const std::size_t offset = sound.find(whole[1].header);
    ASSERT_NE(offset, std::string::npos);
    const auto opening = openDamaged(soundWith(offset, "XXXX"));
    EXPECT_THAT(allGames(opening.store), ElementsAre(whole[0], whole[2]));
    EXPECT_THAT(text(opening.notices[0].message), HasSubstr("games lost, because only their moves were left: 1"));
}

TEST_F(RecoveryTest, ALostPageInTheMiddleCostsTheGamesBehindItNothing)
{
    const std::size_t page = sound.find(makeMove(60, 59).json) / pageSize;
    const auto opening = openDamaged(soundWith(page * pageSize, std::string(pageSize, '\0')));
    const auto games = allGames(opening.store);
    ASSERT_THAT(games, SizeIs(3));
    int wholeGames = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i].moves, makeLine(static_cast<int>(games[i].moves.size())));
        wholeGames += games[i] == whole[i] ? 1 : 0;
    }
    EXPECT_EQ(wholeGames, 2);
}

TEST_F(RecoveryTest, OfACutFileTheFirstPartIsRecovered)
{
    const auto opening = openDamaged(sound.substr(0, sound.size() / 2));
    const auto games = allGames(opening.store);
    ASSERT_THAT(games, Not(IsEmpty()));
    std::size_t moves = 0;
    for (const StoredGame &game : games) {
        EXPECT_EQ(game.moves, makeLine(static_cast<int>(game.moves.size())));
        moves += game.moves.size();
    }
    EXPECT_GT(moves, 60U); // a sixth at least: which moves lie in the half that is left is up to SQLite
    EXPECT_LT(moves, 360U);
    expectCounts(opening, "games " + std::to_string(games.size()) + ", moves " + std::to_string(moves));
}

TEST_F(RecoveryTest, ATextFileIsSetAside)
{
    const auto opening = openDamaged("Dear diary, today we played for nine hours.\n");
    EXPECT_THAT(allGames(opening.store), IsEmpty());
    expectCounts(opening, "games 0, moves 0");
}

TEST_F(RecoveryTest, AFileOfZeroesIsSetAside)
{
    const auto opening = openDamaged(std::string(sound.size(), '\0'));
    EXPECT_THAT(allGames(opening.store), IsEmpty());
}

TEST_F(RecoveryTest, ARecoveredStoreIsAStoreLikeAnyOther)
{
    {
        auto opening = openDamaged(soundWith(0, std::string(100, 'x')));
        ASSERT_TRUE(opening.store.record(whole[0].number, std::vector{makeMove(121, 120)}, 121, 121, "OR", 2000));
        const auto added = opening.store.addGame(makeGame("Monday", {}), 3000);
        ASSERT_TRUE(added);
        EXPECT_GT(*added, whole[2].number);
    }
    Store store = openSound(file);
    EXPECT_EQ(store.load(whole[0].number)->moves, makeLine(121));
    EXPECT_THAT(allGames(store), SizeIs(4));
}

TEST_F(RecoveryTest, EveryDamagedFileIsKept)
{
    const std::string first = soundWith(0, std::string(100, 'x'));
    const std::string second = soundWith(0, std::string(100, 'y'));
    for (const std::string &bytes : {first, second}) {
        writeBytes(file, bytes);
        ASSERT_TRUE(Store::open(file));
    }
    EXPECT_EQ(bytesOf(aside(1)), first);
    EXPECT_EQ(bytesOf(aside(2)), second);
    fs::remove(aside(1));
    writeBytes(file, first);
    ASSERT_TRUE(Store::open(file));
    EXPECT_EQ(bytesOf(aside(3)), first);
}

/// A store whose last decisions are in the write-ahead log only, as after a crash.
class RecoveryWithLog : public RecoveryTest
{
protected:
    fs::path wal = fs::path(file) += "-wal";
    std::string log;

    RecoveryWithLog()
    {
        Store store = openSound(file);
        EXPECT_TRUE(store.record(whole[0].number, std::vector{makeMove(121, 120)}, 121, 121, "OR", 2000));
        whole = allGames(store);
        log = bytesOf(wal);
        sound = bytesOf(file);
        {
            const Store closed = std::move(store);
        }
    }
};

TEST_F(RecoveryWithLog, WithoutDamageTheLogIsUsed)
{
    writeBytes(file, sound);
    writeBytes(wal, log);
    EXPECT_EQ(allGames(openSound(file)), whole);
}

TEST_F(RecoveryWithLog, TheLogOfADamagedFileIsUsedAndKept)
{
    const std::string bytes = soundWith(0, std::string(100, 'x'));
    writeBytes(file, bytes);
    writeBytes(wal, log);
    const auto opening = Store::open(file);
    ASSERT_TRUE(opening);
    EXPECT_THAT(opening->notices, SizeIs(1));
    EXPECT_EQ(allGames(opening->store), whole);
    EXPECT_EQ(bytesOf(aside(1)), bytes);
    EXPECT_EQ(bytesOf(aside(1, "-wal")), log);
}

TEST_F(RecoveryWithLog, ALogWhoseFileIsGoneIsNotThrownAway)
{
    for (const bool isThere : {true, false}) {
        SCOPED_TRACE(isThere);
        fs::remove(file);
        if (isThere)
            writeBytes(file, "");
        writeBytes(wal, log);
        const auto opening = Store::open(file);
        ASSERT_TRUE(opening);
        EXPECT_THAT(opening->notices, Not(IsEmpty()));
        EXPECT_EQ(bytesOf(aside(isThere ? 1 : 2, "-wal")), log);
    }
}

TEST_F(RecoveryWithLog, AnInterruptedReplacementIsCompleted)
{
    // The database is set aside, its log not yet, and the new file waits under its first name.
    const std::string bytes = soundWith(0, std::string(100, 'x'));
    fs::rename(file, folder / "games.db.recovered");
    writeBytes(aside(1), bytes);
    writeBytes(wal, log);
    const auto opening = Store::open(file);
    ASSERT_TRUE(opening);
    ASSERT_THAT(opening->notices, SizeIs(1));
    EXPECT_THAT(text(opening->notices[0].message), HasSubstr(aside(1).string()));
    EXPECT_EQ(allGames(opening->store), whole);
    EXPECT_EQ(bytesOf(aside(1)), bytes);
    EXPECT_EQ(bytesOf(aside(1, "-wal")), log);
}

TEST_F(RecoveryTest, AReplacementInterruptedBeforeAnythingWasSetAsideStartsAnew)
{
    writeBytes(folder / "games.db.recovered", "not to be used");
    writeBytes(folder / "games.db.recovering", "half");
    writeBytes(folder / "games.db.rescue", "half");
    const auto opening = openDamaged(soundWith(0, std::string(100, 'x')));
    EXPECT_EQ(allGames(opening.store), whole);
}

/// Whatever happens to the file's bytes: it opens, if need be at the second time, tells so if something is lost, and
/// gives nothing that was not written.
TEST_F(RecoveryTest, NoDamageYieldsAnythingThatWasNotWritten)
{
    std::mt19937 random(18);
    const auto below = [&](std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
    };
    constexpr int rounds = 200;
    int recovered = 0;
    int complete = 0;
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        std::string bytes = sound;
        switch (below(4)) {
        case 0: // a few wrong bits
            for (std::size_t flips = 1 + below(4); flips > 0; --flips)
                bytes[below(bytes.size())] ^= static_cast<char>(1U << below(8));
            break;
        case 1: // a stretch of something else
        {
            const std::size_t start = below(bytes.size());
            const std::size_t length = std::min(1 + below(6000), bytes.size() - start);
            for (std::size_t i = start; i < start + length; ++i)
                bytes[i] = static_cast<char>(below(256));
            break;
        }
        case 2: // two pages swapped
        {
            const std::size_t pages = bytes.size() / pageSize;
            const std::size_t one = below(pages) * pageSize;
            const std::size_t other = below(pages) * pageSize;
            std::swap_ranges(bytes.begin() + static_cast<std::ptrdiff_t>(one),
                             bytes.begin() + static_cast<std::ptrdiff_t>(one + pageSize),
                             bytes.begin() + static_cast<std::ptrdiff_t>(other));
            break;
        }
        default: // the end cut off
            bytes.resize(1 + below(bytes.size()));
        }

        writeBytes(file, bytes);
        const auto opening = openTwiceIfNeedBe();
        if (!opening) { // wrong bits in the very bytes that say whose it is and how new
            EXPECT_THAT(text(opening.error().message), HasSubstr("left untouched"));
            EXPECT_EQ(bytesOf(file), bytes);
            continue;
        }
        const auto games = allGames(opening->store);
        for (const StoredGame &game : games) {
            const auto original = std::find_if(whole.begin(), whole.end(),
                                               [&](const StoredGame &one) { return one.number == game.number; });
            ASSERT_NE(original, whole.end());
            EXPECT_EQ(game.header, original->header);
            EXPECT_EQ(game.moves, makeLine(static_cast<int>(game.moves.size())));
        }
        const bool isComplete =
            games.size() == whole.size() &&
            std::all_of(games.begin(), games.end(), [](const auto &game) { return game.moves.size() == 120; });
        if (opening->notices.empty()) {
            EXPECT_TRUE(isComplete) << "something was lost without a word";
        } else {
            EXPECT_EQ(bytesOf(aside(++recovered)), bytes);
        }
        complete += isComplete ? 1 : 0;
    }
    EXPECT_GT(recovered, rounds / 2);
    EXPECT_GT(complete, rounds / 20);
}

} // namespace
} // namespace flimnap
