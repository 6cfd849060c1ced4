#include "games/1824/formation.h"

#include <algorithm>

#include "dealings/floating.h"
#include "dealings/stations.h"
#include "dealings/trains.h"
#include "games/1824/exchanges.h"
#include "games/1824/railways.h"

namespace flimnap::ah1824 {

namespace {

/// The companies formed until now, in the order of the phases that form them.
std::vector<CompanyId> formedUntilNow(const Books &books)
{
    std::vector<CompanyId> companies;
    for (const PhaseId phase : ids(books.game.phases)) {
        if (phase > books.position.phase)
            break;
        const std::vector<CompanyId> &forms = books.game.phases[phase].forms;
        companies.insert(companies.end(), forms.begin(), forms.end());
    }
    return companies;
}

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
    books.closeCompany(minor);
}

/// Both construction railways close with the phase that forms the company one of them belonged to (AH-8.10).
void closeConstructionRailways(Books &books)
{
    std::vector<CompanyId> building;
    bool isTime = false;
    const std::vector<CompanyId> formed = formedUntilNow(books);
    for (const CompanyId minor : ids(books.game.companies)) {
        const CompanyState &state = books.position.companies[minor];
        if (state.role != CompanyRole::Construction || state.status != CompanyStatus::Operating)
            continue;
        building.push_back(minor);
        const CompanyId company = books.game.companies[minor].becomes;
        isTime = isTime || std::find(formed.begin(), formed.end(), company) != formed.end();
    }
    for (const CompanyId minor : building) {
        if (isTime)
            dissolve(books, minor);
    }
}

std::vector<CompanyId> railwaysInPlay(const Books &books, CompanyId company)
{
    std::vector<CompanyId> railways = railwaysFor(books.game, company);
    std::erase_if(railways, [&](CompanyId minor) {
        const CompanyState &state = books.position.companies[minor];
        return state.status != CompanyStatus::Operating || state.role != CompanyRole::Ordinary;
    });
    return railways;
}

/// The owners get what was set aside for them; how many units that was.
int exchangeRailways(Books &books, CompanyId company, const std::vector<CompanyId> &railways)
{
    int units = 0;
    for (const CompanyId minor : railways) {
        const PlayerId owner = books.position.holdings.director(minor).player();
        const int received = books.game.companies[minor].becomesUnits;
        books.tell(MinorExchanged{minor, owner, company, received});
        books.moveShares(company, Party::reserve(), owner, received);
        if (isForDirectorsCertificate(books.game, minor))
            books.moveCertificate(company, owner);
        units += received;
    }
    return units;
}

/// Who comes first of players with equally many shares: the owners of the railways by their numbers, then the holder of
/// the priority card and those on his left, or on his right.
std::vector<PlayerId> precedence(const Books &books, const std::vector<CompanyId> &railways)
{
    std::vector<PlayerId> players;
    players.reserve(railways.size() + books.position.order.size());
    for (const CompanyId minor : railways)
        players.push_back(books.position.holdings.director(minor).player());
    const auto railwayOwners = static_cast<std::ptrdiff_t>(players.size());
    players.insert(players.end(), books.position.order.begin(), books.position.order.end());
    if (books.game.exchanges.tieGoesBack)
        std::reverse(players.begin() + railwayOwners + 1, players.end());
    return players;
}

void appointDirector(Books &books, CompanyId company, const std::vector<PlayerId> &candidates)
{
    const Holdings &holdings = books.position.holdings;
    PlayerId director;
    int most = books.classOf(company).directorUnits - 1;
    for (const PlayerId player : candidates) {
        if (holdings.units(player, company) > most) {
            director = player;
            most = holdings.units(player, company);
        }
    }
    if (director)
        books.makeDirector(company, director);
}

/// The markers of all railways; one stays where two stood on one hex. Without any railway one is placed at home.
void takeMarkers(Books &books, CompanyId company, const std::vector<CompanyId> &railways)
{
    CompanyState &state = books.position.companies[company];
    std::vector<Board::Station> &known = books.position.board.stations;
    std::vector<std::string> homes;
    for (const CompanyId minor : railways) {
        const std::string &home = books.game.companies[minor].homes.front();
        std::erase_if(known, [&](const Board::Station &station) { return station.company == minor; });
        if (std::find(homes.begin(), homes.end(), home) == homes.end())
            homes.push_back(home);
    }
    if (railways.empty())
        homes.push_back(books.game.companies[company].homes.front());
    for (const std::string &home : homes)
        noteStation(books, company, home);
    state.stationsOnMap = static_cast<int>(homes.size());
    state.markersLeft = books.classOf(company).stationMarkers - state.stationsOnMap;
    if (homes.size() >= railways.size())
        return;
    books.tell(StationReturned{company});
    const std::vector<bool> &tiles = books.position.board.hasTile;
    const bool isMapKnown = std::find(tiles.begin(), tiles.end(), true) != tiles.end();
    state.choosesMarker = !isMapKnown && books.position.holdings.director(company).isPlayer();
}

void form(Books &books, CompanyId company)
{
    CompanyState &state = books.position.companies[company];
    const CompanyClass &size = books.classOf(company);
    const std::vector<CompanyId> railways = railwaysInPlay(books, company);
    const std::vector<PlayerId> candidates = precedence(books, railways);
    state.status = CompanyStatus::Operating;
    const int exchanged = exchangeRailways(books, company, railways);
    books.tell(CompanyFormed{company});
    books.pay(Party::bank(), company, state.initialPrice * (size.units - exchanged), Reason::Capital, company);
    appointDirector(books, company, candidates);
    takeMarkers(books, company, railways);
    for (const CompanyId minor : railways)
        mergeInto(books, minor, company);
    noteTrainLimits(books);
}

} // namespace

void settlePhase(Books &books)
{
    const ById<ClassId, bool> &must = books.game.phases[books.position.phase].mustExchange;
    for (const CompanyId minor : ids(books.game.companies)) {
        const bool isOwned = ownerOf(books.game, books.position, minor).isPlayer() &&
                             books.position.companies[minor].role == CompanyRole::Ordinary;
        if (isOwned && must[books.game.companies[minor].size])
            exchangeMinor(books, minor);
    }
    closeConstructionRailways(books);
}

void openAndForm(Books &books)
{
    for (const CompanyId company : ids(books.game.companies))
        floatIfDue(books, company);
    for (const CompanyId company : formedUntilNow(books)) {
        if (isToBeFormed(books.game, books.position, company))
            form(books, company);
    }
}

CompanyId MarkerChoice::companyDue(const Position &position) const
{
    for (const CompanyId company : ids(m_game.companies)) {
        if (position.companies[company].choosesMarker)
            return company;
    }
    return {};
}

Party MarkerChoice::due(const Position &position) const
{
    const CompanyId company = companyDue(position);
    return company ? position.holdings.director(company) : Party::nobody();
}

void MarkerChoice::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const CompanyId company = companyDue(books.position);
    judge.need(move.kind == MoveKind::Choose && by == due(books.position) && move.what == "kk_token",
               Code::MustChooseMarker, {{"player", due(books.position)}, {"company", Party(company)}});
    judge.need(move.value == "1" || move.value == "2", Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::string("1, 2")}});
    if (!judge.refused())
        books.position.companies[company].choosesMarker = false;
}

void MarkerChoice::offer(const Position &position, Offers &offers) const
{
    Offer offer;
    offer.move.kind = MoveKind::Choose;
    offer.move.by = m_codes.code(due(position));
    offer.move.what = "kk_token";
    offer.words.push_back({"value", {"1", "2"}});
    offers.push_back(std::move(offer));
}

} // namespace flimnap::ah1824
