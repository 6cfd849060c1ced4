#include "games/18lilliput/gulliver.h"

#include <algorithm>
#include <tuple>

#include "dealings/shares.h"
#include "dealings/trains.h"
#include "games/18lilliput/action_turn.h"

namespace flimnap::lilliput18 {

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

} // namespace

void Gulliver::act(Books &books, const Move &move, Judge &judge) const
{
    const auto *const built = std::find_if(allAutomatonTracks.begin(), allAutomatonTracks.end(),
                                           [&](AutomatonTrack track) { return name(track) == move.track; });
    judge.rule(mayBuild(books.position, *built), Code::TileColour,
               {{"colour", ColourWord{move.track}}, {"phase", books.position.phase}});
    judge.need(move.rolls.find_first_not_of("123456") == std::string::npos, Code::BadValue,
               {{"key", KeyWord{"rolls"}}});
    if (judge.refused())
        return;
    books.tell(AutomatonBuilt{player(books.position), *built, move.extra});
    if (*built == AutomatonTrack::Yellow)
        placeStation(books);
    books.position.actions.automaton = AutomatonStep::Purchase;
    goShopping(books);
}

/// What there is no choice about is bought at once; else the lot decides.
void Gulliver::goShopping(Books &books) const
{
    if (const CompanyId only = nextWithoutDraw(books))
        receive(books, only);
}

/// Of which company he buys without asking the lot; where there is none to buy of he takes the top card.
CompanyId Gulliver::nextWithoutDraw(Books &books) const
{
    const DueDraw choice = purchases(books.position);
    if (choice.companies.empty())
        takeTopCard(books);
    return choice.companies.size() == 1 ? choice.companies.front() : CompanyId();
}

/// Tiles of a colour that the phase has.
bool Gulliver::mayBuild(const Position &position, AutomatonTrack track) const
{
    const std::vector<std::string> &colours = game().phases[position.phase].tileColours;
    const bool isUpgrade = track == AutomatonTrack::Brown || track == AutomatonTrack::Green;
    return !isUpgrade || std::find(colours.begin(), colours.end(), name(track)) != colours.end();
}

/// A yellow city that he lays gets a station of the company he began with, as long as it has any (LI-8.10).
void Gulliver::placeStation(Books &books) const
{
    const CompanyId company = firstCompany(books.position);
    if (!company || books.position.companies[company].markersLeft == 0)
        return;
    CompanyState &state = books.position.companies[company];
    ++state.stationsOnMap;
    --state.markersLeft;
    books.tell(StationPlaced{company, false});
}

void Gulliver::offerAct(const Position &position, Offers &offers) const
{
    Offer act;
    act.move.kind = MoveKind::Gulliver;
    WordChoice track{"track", {}};
    for (const AutomatonTrack each : allAutomatonTracks) {
        if (mayBuild(position, each))
            track.words.emplace_back(name(each));
    }
    act.words.push_back(std::move(track));
    offers.push_back(std::move(act));
}

DueDraw Gulliver::dueDraw(const Position &position) const
{
    if (!game().automaton || position.round.kind != RoundKind::Actions ||
        position.actions.automaton != AutomatonStep::Purchase)
        return {};
    return purchases(position);
}

void Gulliver::receive(Books &books, CompanyId drawn) const
{
    CompanyId company = drawn;
    while (company) {
        const int shares = ordinaryShares(books.position);
        buy(books, company);
        const bool hasBoughtLastShare =
            ordinaryShares(books.position) > shares && shares + 1 == game().automaton->mostShares;
        if (!hasBoughtLastShare || !game().automaton->foundsAtOnce) {
            takeTopCard(books);
            return;
        }
        company = nextWithoutDraw(books);
    }
}

/// The one that came by draft; invalid if a correction took it from him.
CompanyId Gulliver::firstCompany(const Position &position) const
{
    for (const CompanyId company : directedBy(game(), position, player(position))) {
        if (game().companies[company].drafted)
            return company;
    }
    return {};
}

int Gulliver::ordinaryShares(const Position &position) const
{
    int count = 0;
    for (const CompanyId company : ids(game().companies))
        count += ordinaryUnits(game(), position, company, player(position));
    return count;
}

/// Nothing if the least one is too dear.
Money Gulliver::highestPar(const Position &position, CompanyId company) const
{
    const CompanyClass &size = game().classOf(company);
    const Money cash = position.ledger.balance(player(position));
    Money highest;
    for (const Money par : size.pars) {
        if (par * size.directorUnits <= cash)
            highest = std::max(highest, par);
    }
    return highest;
}

/// What he can buy now: shares up to his limit, then one company more (LI-8.12, LI-8.13).
DueDraw Gulliver::purchases(const Position &position) const
{
    const bool buysShares = ordinaryShares(position) < game().automaton->mostShares;
    const auto directed = static_cast<int>(directedBy(game(), position, player(position)).size());
    DueDraw choice{buysShares ? "share" : "new_company", {}};
    bool canPay = false;
    for (const CompanyId company : ids(game().companies)) {
        const CompanyState &state = position.companies[company];
        const bool hasShare =
            buysShares && state.isInPlay() && ordinaryUnits(game(), position, company, Party::bank()) > 0;
        const bool canFound = !buysShares && directed < game().automaton->mostCompanies &&
                              state.status == CompanyStatus::Waiting && highestPar(position, company) > Money{};
        const bool canBuyShare = hasShare && canPayShare(position, company);
        if (canFound || canBuyShare || (hasShare && game().automaton->drawsAmongAll))
            choice.companies.push_back(company);
        canPay |= canFound || canBuyShare;
    }
    return canPay ? choice : DueDraw();
}

bool Gulliver::canPayShare(const Position &position, CompanyId company) const
{
    return price(game(), position, company) <= position.ledger.balance(player(position));
}

void Gulliver::buy(Books &books, CompanyId company) const
{
    const PlayerId buyer = player(books.position);
    if (books.position.companies[company].isInPlay()) {
        if (canPayShare(books.position, company))
            buyShare(books, {buyer, company});
        return;
    }
    books.position.companies[company].unpaidUnits = books.classOf(company).units; // his treasuries stay empty
    startCompany(books, {buyer, company, highestPar(books.position, company)});
    placeHome(books, company);
}

/// It runs in this round already (LI-8.14).
void Gulliver::takeTopCard(Books &books) const
{
    books.position.actions.automaton = AutomatonStep::Done;
    const CardId card = books.position.trains.topCard();
    const CompanyId company = companyForTrain(books.position);
    if (!card || !company)
        return;
    // By its number the new train might be the least of all, and it is the others that make room for it.
    while (game().automaton->scrapsLowestNumber && isAtTrainLimit(books.position, company))
        scrapLeast(books, company);
    takeTrain(books, game().cards[card].faces.front(), company);
    books.position.companies[company].mustDiscard = isOverTrainLimit(game(), books.position, company);
}

/// The one with fewer trains, then the one with the least train, then the one he began with; invalid if he has none.
CompanyId Gulliver::companyForTrain(const Position &position) const
{
    std::vector<CompanyId> companies = directedBy(game(), position, player(position));
    std::stable_partition(companies.begin(), companies.end(),
                          [first = firstCompany(position)](CompanyId company) { return company == first; });
    const auto chosen = std::min_element(companies.begin(), companies.end(), [&](CompanyId a, CompanyId b) {
        const int trainsOfA = position.trains.count(a);
        const int trainsOfB = position.trains.count(b);
        return trainsOfA != trainsOfB ? trainsOfA < trainsOfB : leastTrain(position, a) < leastTrain(position, b);
    });
    return chosen == companies.end() ? CompanyId() : *chosen;
}

bool Gulliver::isAtTrainLimit(const Position &position, CompanyId company) const
{
    return position.trains.count(company) > 0 &&
           position.trains.count(company) >= trainLimit(game(), position, company);
}

/// Trains count as the deck is sorted; no card if it has none.
CardId Gulliver::leastTrain(const Position &position, CompanyId company) const
{
    CardId least;
    for (const Train &train : position.trains.trains()) {
        const CardId card = game().faces[train.face].card;
        if (train.owner == Party(company) && (!least || card < least))
            least = card;
    }
    return least;
}

void Gulliver::scrapSurplus(Books &books) const
{
    for (const CompanyId company : directedBy(game(), books.position, player(books.position))) {
        const bool isDue = books.position.companies[company].mustDiscard; // what the table gave him stays
        while (isDue && isOverTrainLimit(game(), books.position, company))
            scrapLeast(books, company);
    }
    forgetDiscards(books);
}

/// Of his trains of the lowest number, or of all where numbers do not count, the first in the order of the deck.
void Gulliver::scrapLeast(Books &books, CompanyId company) const
{
    const auto rank = [&](const Train &train) {
        const TrainFace &face = game().faces[train.face];
        const int number = game().automaton->scrapsLowestNumber ? numberIn(face.name) : 0;
        return std::tuple(train.owner != Party(company), number, face.card);
    };
    const std::vector<Train> &trains = books.position.trains.trains();
    const auto least = std::min_element(trains.begin(), trains.end(),
                                        [&](const Train &a, const Train &b) { return rank(a) < rank(b); });
    books.tell(TrainMoved{least->face, company, Party::nobody()});
    books.position.trains.remove(static_cast<std::size_t>(least - trains.begin()));
}

} // namespace flimnap::lilliput18
