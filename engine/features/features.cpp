#include "features/features.h"

#include <algorithm>

#include "definition/check.h"
#include "features/action_cards/action_cards.h"
#include "features/automaton/automaton.h"
#include "features/card_draft/card_draft.h"
#include "features/characters/characters.h"
#include "features/charters/charters.h"
#include "features/closing_area/closing_area.h"
#include "features/company_loans/company_loans.h"
#include "features/company_privates/company_privates.h"
#include "features/depot/depot.h"
#include "features/destinations/destinations.h"
#include "features/dummy/dummy.h"
#include "features/emergency/emergency.h"
#include "features/exchanges/exchanges.h"
#include "features/landscape/landscape.h"
#include "features/left_out/left_out.h"
#include "features/lots/lots.h"
#include "features/map/map.h"
#include "features/national/national.h"
#include "features/papers/papers.h"
#include "features/shared_stations/shared_stations.h"
#include "features/snake_sale/snake_sale.h"
#include "features/stack_draft/stack_draft.h"
#include "features/take_overs/take_overs.h"
#include "features/waterfall/waterfall.h"

namespace flimnap {

const std::vector<const Feature *> &allFeatures()
{
    // In this order they put steps into turns and decide what comes first.
    static const std::vector all{&map::feature(),
                                 &left_out::feature(),
                                 &charters::feature(),
                                 &emergency::feature(),
                                 &dummy::feature(),
                                 &lots::feature(),
                                 &snake_sale::feature(),
                                 &waterfall::feature(),
                                 &company_privates::feature(),
                                 &destinations::feature(),
                                 &company_loans::feature(),
                                 &closing_area::feature(),
                                 &national::feature(),
                                 &take_overs::feature(),
                                 &papers::feature(),
                                 &shared_stations::feature(),
                                 &characters::feature(),
                                 &card_draft::feature(),
                                 &automaton::feature(),
                                 &action_cards::feature(),
                                 &landscape::feature(),
                                 &depot::feature(),
                                 &exchanges::feature(),
                                 &stack_draft::feature()};
    return all;
}

Faults checkTables(const GameDefinition &game)
{
    Faults faults = check(game);
    Findings findings;
    bool isOpened = false;
    for (const Feature *feature : allFeatures()) {
        if (std::ranges::find(game.features, feature) == game.features.end()) {
            feature->checkWithout(game, findings);
            continue;
        }
        feature->check(game, findings);
        if (!feature->opening(game))
            continue;
        findings.need(!isOpened, "/" + std::string(feature->name()), "another section opens the game already");
        isOpened = true;
    }
    faults.insert(faults.end(), findings.faults().begin(), findings.faults().end());
    return faults;
}

} // namespace flimnap
