#include <filesystem>

#include <unistd.h>

#include <benchmark/benchmark.h>

#include "games.h"
#include "store/kept_session.h"

namespace flimnap::bench {
namespace {

/// A store in a file of its own with the long game in it.
class Shelf
{
public:
    Shelf()
        : m_folder(std::filesystem::temp_directory_path() / ("flimnap-bench-" + std::to_string(::getpid()))),
          m_store(opened(m_folder))
    {
        auto kept = KeptSession::import(m_store, library(), longGame().journal, "Long game", [] { return 0; });
        if (!kept)
            std::abort();
        m_number = kept->number();
    }
    ~Shelf() { std::filesystem::remove_all(m_folder); }
    Shelf(const Shelf &) = delete;
    Shelf &operator=(const Shelf &) = delete;

    [[nodiscard]] KeptSession openGame()
    {
        auto opening = KeptSession::open(m_store, library(), m_number, [] { return 0; });
        if (!opening || opening->misfit || opening->difference)
            std::abort();
        return std::move(opening->kept);
    }

private:
    static Store opened(const std::filesystem::path &folder)
    {
        std::filesystem::create_directories(folder);
        auto opening = Store::open(folder / "games.db");
        if (!opening)
            std::abort();
        return std::move(opening->store);
    }

    std::filesystem::path m_folder;
    Store m_store;
    GameNumber m_number;
};

/// A closed store of as many games of 400 moves each.
class FullShelf
{
public:
    explicit FullShelf(std::int64_t games)
        : m_folder(std::filesystem::temp_directory_path() / ("flimnap-bench-full-" + std::to_string(::getpid())))
    {
        std::filesystem::create_directories(m_folder);
        Store store = open();
        Journal half = longGame().journal;
        half.moves.resize(400);
        const auto kept = KeptSession::import(store, library(), half, "Half a game", [] { return 0; });
        if (!kept)
            std::abort();
        const StoredGame game = store.load(kept->number()).value();
        const NewGame copy{game.header, game.title, game.stateOfPlay, game.moves, game.position, game.tip};
        for (std::int64_t added = 1; added < games; ++added) {
            if (!store.addGame(copy, added))
                std::abort();
        }
    }
    ~FullShelf() { std::filesystem::remove_all(m_folder); }
    FullShelf(const FullShelf &) = delete;
    FullShelf &operator=(const FullShelf &) = delete;

    [[nodiscard]] Store open() const
    {
        auto opening = Store::open(m_folder / "games.db");
        if (!opening || !opening->notices.empty())
            std::abort();
        return std::move(opening->store);
    }

private:
    std::filesystem::path m_folder;
};

/// Budget: 5 games and 500 take the same but for the list of games, which the second benchmark asks for.
void openStoreWithGames(benchmark::State &state)
{
    const FullShelf shelf(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(shelf.open());
}
BENCHMARK(openStoreWithGames)->Arg(5)->Arg(500)->Unit(benchmark::kMillisecond);

void listGames(benchmark::State &state)
{
    const FullShelf shelf(state.range(0));
    const Store store = shelf.open();
    for (auto _ : state)
        benchmark::DoNotOptimize(store.games());
}
BENCHMARK(listGames)->Arg(5)->Arg(500)->Unit(benchmark::kMillisecond);

/// Budget: 10 ms.
void openStored800Moves(benchmark::State &state)
{
    Shelf shelf;
    for (auto _ : state)
        benchmark::DoNotOptimize(shelf.openGame());
}
BENCHMARK(openStored800Moves)->Unit(benchmark::kMillisecond);

/// From the decision to the acknowledgement: judged, applied, on the disk.
void keepAMove(benchmark::State &state)
{
    Shelf shelf;
    KeptSession kept = shelf.openGame();
    Move correction;
    correction.kind = MoveKind::Correct;
    correction.account = "p1";
    correction.amount = 1;
    correction.reason = "measured";
    for (auto _ : state) {
        if (!kept.play(correction))
            std::abort();
    }
}
BENCHMARK(keepAMove)->Unit(benchmark::kMillisecond)->Iterations(200);

void parseJournal800Moves(benchmark::State &state)
{
    const Game &game = longGame();
    const std::string text = writeJournal(game.journal.header, game.journal.moves);
    for (auto _ : state)
        benchmark::DoNotOptimize(parseJournal(text, "journal"));
}
BENCHMARK(parseJournal800Moves)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace flimnap::bench
