#include "rounds/feature.h"

namespace flimnap {

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
