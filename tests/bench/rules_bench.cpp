#include <benchmark/benchmark.h>

#include "games.h"
#include "session/session.h"
#include "session/snapshot.h"

namespace flimnap::bench {
namespace {

Position replayed(const Game &game)
{
    Position position = game.rules->start().position;
    for (const Move &move : game.journal.moves) {
        auto played = game.rules->play(position, move);
        if (!played)
            std::abort();
        position = std::move(played->position);
    }
    return position;
}

/// Budget: 2 ms.
void replayRecordedGame(benchmark::State &state)
{
    const Game &game = recordedGame();
    for (auto _ : state)
        benchmark::DoNotOptimize(replayed(game));
    state.counters["moves"] = static_cast<double>(game.journal.moves.size());
}
BENCHMARK(replayRecordedGame)->Unit(benchmark::kMillisecond);

/// Budget: 2 ms.
void replay800Moves(benchmark::State &state)
{
    const Game &game = longGame();
    for (auto _ : state)
        benchmark::DoNotOptimize(replayed(game));
    state.counters["moves"] = static_cast<double>(game.journal.moves.size());
}
BENCHMARK(replay800Moves)->Unit(benchmark::kMillisecond);

/// Budget: 50 µs a move; the average over the second half of a long game.
void moveWithFreshOffers(benchmark::State &state)
{
    const Game &game = longGame();
    const std::size_t half = game.journal.moves.size() / 2;
    Position middle = game.rules->start().position;
    for (std::size_t move = 0; move < half; ++move)
        middle = game.rules->play(middle, game.journal.moves[move])->position;
    Position position = middle;
    std::size_t next = half;
    for (auto _ : state) {
        position = game.rules->play(position, game.journal.moves[next])->position;
        benchmark::DoNotOptimize(game.rules->offers(position));
        if (++next == game.journal.moves.size()) {
            position = middle;
            next = half;
        }
    }
}
BENCHMARK(moveWithFreshOffers)->Unit(benchmark::kMicrosecond);

void snapshotOfALateGame(benchmark::State &state)
{
    const Game &game = longGame();
    const Position position = replayed(game);
    for (auto _ : state)
        benchmark::DoNotOptimize(writeSnapshot(*game.rules, position, 800));
}
BENCHMARK(snapshotOfALateGame)->Unit(benchmark::kMicrosecond);

void undoInALongGame(benchmark::State &state)
{
    const Game &game = longGame();
    Session session(game.rules, game.journal.header);
    for (const Move &move : game.journal.moves) {
        if (session.play(move))
            std::abort();
    }
    for (auto _ : state) {
        session.undo();
        benchmark::DoNotOptimize(session.redo());
    }
}
BENCHMARK(undoInALongGame)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace flimnap::bench
