#include <benchmark/benchmark.h>

#include <filesystem>
#include <optional>

#include "measured_games.h"
#include "store/kept_session.h"
#include "support/journals.h"

namespace flimnap::bench {
namespace {

namespace fs = std::filesystem;

std::int64_t noTime()
{
    return 0;
}

/// A store in a folder of its own, with the long game in it.
class FilledStore
{
public:
    FilledStore() : m_folder(fs::temp_directory_path() / "flimnap_bench")
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        open();
        auto kept = KeptSession::import(store(), test::library(), longGame().journal, "long", noTime);
        if (kept)
            m_kept = std::move(*kept);
    }
    ~FilledStore()
    {
        m_kept.reset();
        m_store.reset();
        fs::remove_all(m_folder);
    }
    FilledStore(const FilledStore &) = delete;
    FilledStore &operator=(const FilledStore &) = delete;

    /// Opens the file once more, as the program does when it starts.
    void open()
    {
        m_store.reset();
        auto opening = Store::open(m_folder / "games.db");
        if (opening)
            m_store = std::move(opening->store);
    }
    [[nodiscard]] bool isReady() const { return m_store && m_kept; }
    [[nodiscard]] Store &store() { return *m_store; }
    [[nodiscard]] KeptSession &kept() { return *m_kept; }

private:
    fs::path m_folder;
    std::optional<Store> m_store;
    std::optional<KeptSession> m_kept;
};

void parseLongJournal(benchmark::State &state)
{
    const Journal &journal = longGame().journal;
    const std::string text = writeJournal(journal.header, journal.moves);
    for ([[maybe_unused]] const auto &round : state)
        benchmark::DoNotOptimize(parseJournal(text, "long.flimnap"));
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}
BENCHMARK(parseLongJournal)->Unit(benchmark::kMillisecond);

void writeLongJournal(benchmark::State &state)
{
    const Journal &journal = longGame().journal;
    for ([[maybe_unused]] const auto &round : state)
        benchmark::DoNotOptimize(writeJournal(journal.header, journal.moves));
}
BENCHMARK(writeLongJournal)->Unit(benchmark::kMillisecond);

void recordOneMove(benchmark::State &state)
{
    FilledStore filled;
    if (!filled.isReady())
        return state.SkipWithError("no store");
    const auto game = filled.store().load(filled.kept().number());
    StoredMove move = game->moves.back();
    for ([[maybe_unused]] const auto &round : state) {
        move.parent = move.number++;
        benchmark::DoNotOptimize(
            filled.store().record(game->number, {&move, 1}, move.number, move.number, game->stateOfPlay, 0));
    }
}
BENCHMARK(recordOneMove)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// What the table waits for: the last move of the long game played and on the disk, then undone and on the disk.
void playAndUndoOneKeptMove(benchmark::State &state)
{
    FilledStore filled;
    if (!filled.isReady())
        return state.SkipWithError("no store");
    for ([[maybe_unused]] const auto &round : state) {
        benchmark::DoNotOptimize(filled.kept().undo());
        benchmark::DoNotOptimize(filled.kept().redo());
    }
}
BENCHMARK(playAndUndoOneKeptMove)->Unit(benchmark::kMicrosecond)->UseRealTime();

void openLongGame(benchmark::State &state)
{
    FilledStore filled;
    if (!filled.isReady())
        return state.SkipWithError("no store");
    for ([[maybe_unused]] const auto &round : state)
        benchmark::DoNotOptimize(KeptSession::open(filled.store(), test::library(), filled.kept().number(), noTime));
}
BENCHMARK(openLongGame)->Unit(benchmark::kMillisecond)->UseRealTime();

void openStore(benchmark::State &state)
{
    FilledStore filled;
    for ([[maybe_unused]] const auto &round : state) {
        filled.open();
        if (!filled.isReady())
            return state.SkipWithError("no store");
    }
}
BENCHMARK(openStore)->Unit(benchmark::kMillisecond)->UseRealTime();

void readAllGameTables(benchmark::State &state)
{
    for ([[maybe_unused]] const auto &round : state)
        benchmark::DoNotOptimize(GameLibrary::builtIn());
}
BENCHMARK(readAllGameTables)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace flimnap::bench
