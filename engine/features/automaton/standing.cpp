#include "features/automaton/standing.h"

#include <algorithm>

namespace flimnap::automaton {

std::vector<CompanyId> companiesOf(const GameDefinition &game, const Position &position)
{
    return directedBy(game, position, player(position));
}

CompanyId firstCompany(const GameDefinition &game, const Position &position)
{
    const std::vector<CompanyId> companies = companiesOf(game, position);
    const auto first =
        std::ranges::find_if(companies, [&](CompanyId company) { return game.companies[company].isGiven; });
    return first == companies.end() ? CompanyId() : *first;
}

} // namespace flimnap::automaton
