#include <algorithm>
#include <chrono>

#include <benchmark/benchmark.h>

#include "board/best_income.h"
#include "board_positions.h"

namespace flimnap::bench {
namespace {

/// Asks every position, and reports the median, the 99th percentile and the worst, in milliseconds. Of several answers
/// for one position the quickest counts: the others were kept waiting by something else on the machine.
template <class Ask>
void askAll(benchmark::State &state, Ask ask)
{
    constexpr double never = 1e9;
    std::vector<double> took(boardPositions().size(), never);
    for (auto _ : state) {
        for (std::size_t index = 0; index < took.size(); ++index) {
            const auto begin = std::chrono::steady_clock::now();
            ask(boardPositions()[index]);
            const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
            took[index] = std::min(took[index], time.count());
        }
    }
    if (took.empty())
        return;
    std::sort(took.begin(), took.end());
    state.counters["positions"] = static_cast<double>(took.size());
    state.counters["median"] = took[took.size() / 2];
    state.counters["p99"] = took[took.size() * 99 / 100];
    state.counters["worst"] = took.back();
}

/// Budget: median 2 ms, p99 50 ms, worst 100 ms.
void findBestIncome(benchmark::State &state)
{
    int stops = 0;
    int links = 0;
    askAll(state, [&](const BoardPosition &position) {
        const board::BestIncome best = board::bestIncome(*position.map, position.track, position.runner);
        stops = std::max(stops, best.stops);
        links = std::max(links, best.links);
    });
    state.counters["stops"] = stops;
    state.counters["links"] = links;
}
BENCHMARK(findBestIncome)->Unit(benchmark::kMillisecond);

/// Budget: median 0.5 ms, p99 2 ms, worst 4 ms.
void listAllLays(benchmark::State &state)
{
    askAll(state, [](const BoardPosition &position) {
        benchmark::DoNotOptimize(board::Lays(*position.map, position.track, position.builder).all());
    });
}
BENCHMARK(listAllLays)->Unit(benchmark::kMillisecond);

/// Budget: 20 µs, with all that is to be found out first.
void judgeOneLay(benchmark::State &state)
{
    int next = 0;
    askAll(state, [&](const BoardPosition &position) {
        ++next;
        const board::Lays lays(*position.map, position.track, position.builder);
        benchmark::DoNotOptimize(lays.ask(board::HexId(next % position.map->hexes.count()),
                                          board::TileId(next % position.map->tiles.count()), next % board::sideCount));
    });
}
BENCHMARK(judgeOneLay)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace flimnap::bench
