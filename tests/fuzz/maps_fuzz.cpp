#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "board/best_income.h"
#include "board/lays.h"
#include "board/run_graph.h"
#include "board/stations.h"
#include "io/board_reader.h"
#include "io/json.h"

namespace {

using namespace flimnap;

constexpr CompanyId company(0);
constexpr int mostLays = 5;
constexpr std::size_t mostTrains = 2;

/// Those that the map names; one at least.
std::vector<std::string> companiesOf(const Json &table)
{
    std::vector<std::string> codes;
    if (table.is_object() && table.contains("homes") && table["homes"].is_object()) {
        for (const auto &home : table["homes"].items())
            codes.push_back(home.key());
    }
    if (codes.empty())
        codes.emplace_back("X");
    return codes;
}

/// Lays what the map itself says may lie there, the last of it each time: the farthest from where the others went.
void layTiles(const board::GameMap &map, board::Track &track)
{
    board::Builder builder;
    builder.company = company;
    builder.latest = board::Colour::Grey;
    for (int lay = 0; lay < mostLays; ++lay) {
        const board::Lays lays(map, track, builder);
        const std::vector<board::PossibleLay> all = lays.all();
        if (all.empty())
            return;
        const board::PossibleLay &last = all.back();
        std::int8_t rotation = 0;
        while ((last.rotations >> rotation & 1) == 0)
            ++rotation;
        if (lays.ask(last.hex, last.tile, rotation).fault)
            std::abort(); // listed, and refused
        track.lay(map, last.hex, {last.tile, rotation});
    }
}

void placeStation(const board::GameMap &map, board::Track &track)
{
    const board::StationPlaces places(map, track, {company, {company}, false});
    const std::vector<board::StationPlace> all = places.all();
    if (all.empty())
        return;
    if (places.ask(all.back().hex, all.back().city))
        std::abort();
    track.put({all.back().hex, static_cast<std::int8_t>(all.back().city), company});
}

void runTrains(const board::GameMap &map, const board::Track &track)
{
    board::Runner runner;
    runner.company = company;
    runner.latest = board::Colour::Grey;
    for (const board::TrainReach &train : map.trains) {
        if (runner.trains.size() < mostTrains)
            runner.trains.push_back(train);
    }
    const std::atomic<bool> isGivenUp(true); // whatever network it is
    const board::BestIncome best = board::bestIncome(map, track, runner, &isGivenUp);
    if (best.income < 0 || best.mine < 0)
        std::abort();
}

} // namespace

// A map is read or refused with a reason, and one that is read can be played on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Result<Json, Fault> table = parseJson(text, "input");
    if (!table)
        return 0;
    const Result<board::GameMap, Faults> map = readMap(*table, "input", companiesOf(*table));
    if (!map) {
        if (map.error().empty())
            std::abort();
        return 0;
    }
    board::Track track(*map);
    for (const board::HexId hex : ids(map->hexes)) {
        if (const int city = homeCity(*map, track, company, hex); city >= 0) {
            track.put({hex, static_cast<std::int8_t>(city), company});
            break;
        }
    }
    layTiles(*map, track);
    placeStation(*map, track);
    runTrains(*map, track);
    return 0;
}
