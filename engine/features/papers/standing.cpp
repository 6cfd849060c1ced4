#include "features/papers/standing.h"

#include <algorithm>

namespace flimnap::papers {

namespace {

bool isSaid(const Position &position, PrivateId railway)
{
    const auto *round = position.operating.parts.find<RoundState>();
    return round != nullptr && std::ranges::find(round->said, railway) != round->said.end();
}

} // namespace

const StationPaper *stationPaper(const GameDefinition &game, PrivateId railway)
{
    const std::vector<StationPaper> &stations = game.parts.get<Terms>().stations;
    const auto paper = std::ranges::find(stations, railway, &StationPaper::railway);
    return paper == stations.end() ? nullptr : &*paper;
}

const StationPaper *paperDue(const GameDefinition &game, const Position &position)
{
    const std::vector<StationPaper> &stations = game.parts.get<Terms>().stations;
    const auto paper = std::ranges::find_if(stations, [&](const StationPaper &one) {
        return position.privates[one.railway].owner.isPlayer() && !isSaid(position, one.railway);
    });
    return position.round.kind != RoundKind::Operating || paper == stations.end() ? nullptr : &*paper;
}

Money earnedLast(const Position &position, PrivateId railway)
{
    const auto *state = position.parts.find<State>();
    const auto earned = state != nullptr ? state->earned.find(railway) : std::map<PrivateId, Money>::const_iterator();
    return state != nullptr && earned != state->earned.end() ? earned->second : Money{};
}

} // namespace flimnap::papers
