#include "features/features.h"

#include <algorithm>

#include "definition/check.h"
#include "features/company_loans/company_loans.h"
#include "features/dummy/dummy.h"
#include "features/lots/lots.h"
#include "features/national/national.h"
#include "features/snake_sale/snake_sale.h"
#include "features/waterfall/waterfall.h"

namespace flimnap {

const std::vector<const Feature *> &allFeatures()
{
    static const std::vector all{&dummy::feature(),     &lots::feature(),          &snake_sale::feature(),
                                 &waterfall::feature(), &company_loans::feature(), &national::feature()};
    return all;
}

Faults checkTables(const GameDefinition &game)
{
    Faults faults = check(game);
    Findings findings;
    const std::vector<Seat> nobody;
    bool isOpened = false;
    for (const Feature *feature : allFeatures()) {
        if (std::ranges::find(game.features, feature) == game.features.end()) {
            feature->checkWithout(game, findings);
            continue;
        }
        feature->check(game, findings);
        if (!feature->opening(game, {game, nobody}))
            continue;
        findings.need(!isOpened, "/" + std::string(feature->name()), "another section opens the game already");
        isOpened = true;
    }
    faults.insert(faults.end(), findings.faults().begin(), findings.faults().end());
    return faults;
}

} // namespace flimnap
