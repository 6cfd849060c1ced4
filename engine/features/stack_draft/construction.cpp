#include "features/stack_draft/construction.h"

#include <algorithm>

#include "dealings/map_stations.h"
#include "features/stack_draft/standing.h"

namespace flimnap::stack_draft {

namespace {

/// What the table gave it by correction goes back.
void dissolve(Books &books, CompanyId minor)
{
    books.pay(minor, Party::bank(), books.cash(minor), Reason::Correction, minor);
    TrainStock &stock = books.position.trains;
    for (std::size_t index = stock.trains().size(); index-- > 0;) {
        if (stock.trains()[index].owner != Party(minor))
            continue;
        books.tell(TrainMoved{stock.trains()[index].face, minor, Party::nobody()});
        stock.remove(index);
    }
    takeStations(books, minor);
    books.closeCompany(minor);
}

} // namespace

void closeConstructionRailways(Books &books)
{
    std::vector<CompanyId> building;
    for (const CompanyId minor : ids(books.game.companies)) {
        const CompanyState &state = books.position.companies[minor];
        if (state.onlyBuilds && state.status == CompanyStatus::Operating)
            building.push_back(minor);
    }
    const bool isTime = std::any_of(building.begin(), building.end(), [&](CompanyId minor) {
        const PhaseId forms = books.game.formingPhase(books.game.companies[minor].becomes);
        return forms && forms <= books.position.phase;
    });
    for (const CompanyId minor : building) {
        if (isTime)
            dissolve(books, minor);
    }
}

} // namespace flimnap::stack_draft
