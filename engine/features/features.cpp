#include "features/features.h"

#include "definition/check.h"
#include "features/waterfall/waterfall.h"

namespace flimnap {

const std::vector<const Feature *> &allFeatures()
{
    static const std::vector all{&waterfall::feature()};
    return all;
}

Faults checkTables(const GameDefinition &game)
{
    Faults faults = check(game);
    Findings findings;
    for (const Feature *feature : game.features)
        feature->check(game, findings);
    faults.insert(faults.end(), findings.faults().begin(), findings.faults().end());
    return faults;
}

} // namespace flimnap
