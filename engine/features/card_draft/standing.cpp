#include "features/card_draft/standing.h"

#include <algorithm>
#include <iterator>

#include "dealings/floating.h"
#include "dealings/stations.h"

namespace flimnap::card_draft {

int peopleEach(const GameDefinition &game, int players)
{
    const auto found = termsOf(game).people.find(players);
    return found == termsOf(game).people.end() ? 0 : found->second;
}

bool isFree(const GameDefinition &game, const Position &position, CompanyId company)
{
    return game.companies[company].isGiven && position.companies[company].status == CompanyStatus::Waiting;
}

bool isFree(const GameDefinition &game, const Position &position, PrivateId card)
{
    return game.privates[card].isPerson && position.privates[card].owner == Party::bank();
}

std::vector<CompanyId> freeCompanies(const GameDefinition &game, const Position &position)
{
    const auto all = ids(game.companies);
    std::vector<CompanyId> free;
    std::copy_if(all.begin(), all.end(), std::back_inserter(free),
                 [&](CompanyId company) { return isFree(game, position, company); });
    return free;
}

void receiveCompany(Books &books, PlayerId player, CompanyId company)
{
    const Company &terms = termsOf(books.game).companies.at(company);
    const CompanyClass &size = books.classOf(company);
    if (isUnseated(books.position, player))
        books.position.companies[company].unpaidUnits = size.units; // his treasury stays empty
    putOnChart(books, company, books.game.findCell(terms.price));
    books.moveShares(company, Party::bank(), player, size.directorUnits);
    books.makeDirector(company, player);
    floatIfDue(books, company);
    placeHomeStation(books, company);
    for (const FaceId face : books.game.companies[company].ownTrains) {
        books.position.trains.add(face, company);
        books.tell(TrainMoved{face, Party::bank(), company});
    }
    const Money cash = books.cash(player);
    if (terms.ownersCash && cash < *terms.ownersCash)
        books.pay(Party::bank(), player, *terms.ownersCash - cash, Reason::Opening);
}

} // namespace flimnap::card_draft
