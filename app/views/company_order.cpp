#include "views/company_order.h"

#include <algorithm>

namespace flimnap {

std::vector<CompanyId> companiesInOrder(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> listed = operatingOrder(game, position);
    const auto operating = static_cast<std::ptrdiff_t>(listed.size());
    for (const CompanyId company : ids(game.companies)) {
        if (std::find(listed.begin(), listed.begin() + operating, company) == listed.begin() + operating)
            listed.push_back(company);
    }
    return listed;
}

} // namespace flimnap
