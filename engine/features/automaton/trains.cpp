#include "features/automaton/trains.h"

#include <algorithm>
#include <tuple>

#include "dealings/trains.h"
#include "features/automaton/standing.h"

namespace flimnap::automaton {

namespace {

/// That a train's printed name begins with: 3 of "3D".
int numberIn(const std::string &name)
{
    int number = 0;
    for (const char letter : name) {
        if (letter < '0' || letter > '9')
            break;
        number = 10 * number + (letter - '0');
    }
    return number;
}

/// Trains count as the deck is sorted; no card if it has none.
CardId leastTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    CardId least;
    for (const Train &train : position.trains.trains()) {
        const CardId card = game.faces[train.face].card;
        if (train.owner == Party(company) && (!least || card < least))
            least = card;
    }
    return least;
}

/// The one with fewer trains, then the one with the least train, then the one he began with; invalid if he has none.
CompanyId companyForTrain(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> companies = companiesOf(game, position);
    std::stable_partition(companies.begin(), companies.end(),
                          [first = firstCompany(game, position)](CompanyId company) { return company == first; });
    const auto chosen = std::ranges::min_element(companies, [&](CompanyId a, CompanyId b) {
        const int trainsOfA = position.trains.count(a);
        const int trainsOfB = position.trains.count(b);
        return trainsOfA != trainsOfB ? trainsOfA < trainsOfB
                                      : leastTrain(game, position, a) < leastTrain(game, position, b);
    });
    return chosen == companies.end() ? CompanyId() : *chosen;
}

bool isAtTrainLimit(const GameDefinition &game, const Position &position, CompanyId company)
{
    return position.trains.count(company) > 0 && position.trains.count(company) >= trainLimit(game, position, company);
}

/// Of his trains of the lowest number, or of all where numbers do not count, the first in the order of the deck.
void scrapLeast(Books &books, CompanyId company)
{
    const auto rank = [&](const Train &train) {
        const TrainFace &face = books.game.faces[train.face];
        const int number = termsOf(books.game).scrapsLowestNumber ? numberIn(face.name) : 0;
        return std::tuple(train.owner != Party(company), number, face.card);
    };
    const std::vector<Train> &trains = books.position.trains.trains();
    const auto least =
        std::ranges::min_element(trains, [&](const Train &a, const Train &b) { return rank(a) < rank(b); });
    books.tell(TrainMoved{least->face, company, Party::nobody()});
    books.position.trains.remove(static_cast<std::size_t>(least - trains.begin()));
}

} // namespace

void takeTopCard(Books &books)
{
    setStep(books, Step::Done);
    const CardId card = books.position.trains.topCard();
    const CompanyId company = companyForTrain(books.game, books.position);
    if (!card || !company)
        return;
    // By its number the new train might be the least of all, and it is the others that make room for it.
    while (termsOf(books.game).scrapsLowestNumber && isAtTrainLimit(books.game, books.position, company))
        scrapLeast(books, company);
    takeTrain(books, books.game.cards[card].faces.front(), company);
    books.position.companies[company].mustDiscard = isOverTrainLimit(books.game, books.position, company);
}

void scrapSurplus(Books &books)
{
    for (const CompanyId company : companiesOf(books.game, books.position)) {
        const bool isDue = books.position.companies[company].mustDiscard; // what the table gave him stays
        while (isDue && isOverTrainLimit(books.game, books.position, company))
            scrapLeast(books, company);
    }
    forgetDiscards(books);
}

} // namespace flimnap::automaton
