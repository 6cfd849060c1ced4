#include "features/dummy/standing.h"

#include <algorithm>

namespace flimnap::dummy {

const Company *termsOf(const GameDefinition &game, ClassId size)
{
    const std::vector<Company> &companies = termsOf(game).companies;
    const auto row =
        std::find_if(companies.begin(), companies.end(), [&](const Company &other) { return other.size == size; });
    return row == companies.end() ? nullptr : &*row;
}

CompanyId companyOf(const GameDefinition &game, const Position &position, ClassId size)
{
    for (const CompanyId company : ids(game.companies)) {
        if (game.companies[company].size == size && isUnattended(position, company))
            return company;
    }
    return {};
}

const Company *termsDue(const GameDefinition &game, const Position &position)
{
    for (const Company &terms : termsOf(game).companies) {
        if (position.phase >= terms.from && !companyOf(game, position, terms.size) &&
            !candidates(game, position, terms.size).empty())
            return &terms;
    }
    return nullptr;
}

std::vector<CompanyId> candidates(const GameDefinition &game, const Position &position, ClassId size)
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(game.companies)) {
        if (game.companies[company].size == size && position.companies[company].status == CompanyStatus::Waiting)
            companies.push_back(company);
    }
    return companies;
}

} // namespace flimnap::dummy
