#include <algorithm>
#include <chrono>

#include <benchmark/benchmark.h>

#include "games.h"
#include "io/snapshot_text.h"
#include "session/digest.h"
#include "session/session.h"

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
void replay800Moves(benchmark::State &state, const std::string &name)
{
    const Game &game = longGame(name);
    for (auto _ : state)
        benchmark::DoNotOptimize(replayed(game));
    state.counters["moves"] = static_cast<double>(game.journal.moves.size());
}
BENCHMARK_CAPTURE(replay800Moves, 18cz, "18cz")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(replay800Moves, 1824, "1824")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(replay800Moves, 1836jr56, "1836jr56")->Unit(benchmark::kMillisecond);

/// Budget: 50 µs a move; the average over the second half of a long game.
void moveWithFreshOffers(benchmark::State &state, const std::string &name)
{
    const Game &game = longGame(name);
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
BENCHMARK_CAPTURE(moveWithFreshOffers, 18cz, "18cz")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(moveWithFreshOffers, 1824, "1824")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(moveWithFreshOffers, 1836jr56, "1836jr56")->Unit(benchmark::kMicrosecond);

/// Budget: 50 µs too; the move of the second half that takes longest, by the best of several tries of each.
void slowestMoveWithFreshOffers(benchmark::State &state, const std::string &name)
{
    using Clock = std::chrono::steady_clock;
    constexpr int tries = 20;
    const Game &game = longGame(name);
    const auto playAndOffer = [&](const Position &position, const Move &move) {
        auto played = game.rules->play(position, move);
        benchmark::DoNotOptimize(game.rules->offers(played->position));
        return std::move(played->position);
    };

    Position position = game.rules->start().position;
    Position beforeSlowest = position;
    Move slowest;
    Clock::duration longest{};
    for (std::size_t next = 0; next < game.journal.moves.size(); ++next) {
        const Move &move = game.journal.moves[next];
        Position after = playAndOffer(position, move);
        Clock::duration best = Clock::duration::max();
        for (int trial = 0; trial < tries && next >= game.journal.moves.size() / 2; ++trial) {
            const Clock::time_point begin = Clock::now();
            playAndOffer(position, move);
            best = std::min(best, Clock::now() - begin);
        }
        if (best != Clock::duration::max() && best > longest) {
            longest = best;
            slowest = move;
            beforeSlowest = position;
        }
        position = std::move(after);
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(playAndOffer(beforeSlowest, slowest));
    state.SetLabel(writeMove(slowest));
}
BENCHMARK_CAPTURE(slowestMoveWithFreshOffers, 18cz, "18cz")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(slowestMoveWithFreshOffers, 1824, "1824")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(slowestMoveWithFreshOffers, 1836jr56, "1836jr56")->Unit(benchmark::kMicrosecond);

void offersInTheMiddle(benchmark::State &state, const std::string &name)
{
    const Game &game = longGame(name);
    Position position = game.rules->start().position;
    for (std::size_t move = 0; move < game.journal.moves.size() / 2; ++move)
        position = game.rules->play(position, game.journal.moves[move])->position;
    for (auto _ : state)
        benchmark::DoNotOptimize(game.rules->offers(position));
}
BENCHMARK_CAPTURE(offersInTheMiddle, 18cz, "18cz")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(offersInTheMiddle, 1824, "1824")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(offersInTheMiddle, 1836jr56, "1836jr56")->Unit(benchmark::kMicrosecond);

void playALongGameInASession(benchmark::State &state)
{
    const Game &game = longGame();
    for (auto _ : state) {
        Session session(game.rules, game.journal.header);
        for (const Move &move : game.journal.moves)
            benchmark::DoNotOptimize(session.play(move));
    }
}
BENCHMARK(playALongGameInASession)->Unit(benchmark::kMillisecond);

void digestOfALateGame(benchmark::State &state)
{
    const Game &game = longGame();
    const Position position = replayed(game);
    for (auto _ : state)
        benchmark::DoNotOptimize(digest(*game.rules, position));
}
BENCHMARK(digestOfALateGame)->Unit(benchmark::kMicrosecond);

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
