#include "rounds/feature.h"

#include <algorithm>

namespace flimnap {

bool countAlike(const GameDefinition &one, const GameDefinition &other)
{
    return std::ranges::all_of(allFeatures(), [&](const Feature *feature) { return feature->countsAlike(one, other); });
}

PlayerId decider(const GameDefinition &game, const Position &position, CompanyId company, MoveKind kind)
{
    PlayerId player;
    for (const Feature *feature : game.features) {
        if (!player)
            player = feature->decider(game, position, company, kind);
    }
    return player;
}

Faults brokenLaws(const GameDefinition &game, const Position &position)
{
    Findings broken;
    for (const Feature *feature : game.features)
        feature->checkLaws(game, position, broken);
    Faults faults = broken.faults();
    for (Fault &fault : faults)
        fault.place.insert(0, "start/");
    return faults;
}

} // namespace flimnap
