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
std::vector<CompanyId> formedUntilNow(const Draft &draft)
{
    std::vector<CompanyId> companies;
    for (const PhaseId phase : ids(draft.game.phases)) {
        if (phase > draft.position.phase)
            break;
        const std::vector<CompanyId> &forms = draft.game.phases[phase].forms;
        companies.insert(companies.end(), forms.begin(), forms.end());
    }
    return companies;
}

/// What the table gave it by correction goes back.
void dissolve(Draft &draft, CompanyId minor)
{
    draft.pay(minor, Party::bank(), draft.cash(minor), Reason::Correction, minor);
    TrainStock &stock = draft.position.trains;
    for (std::size_t index = stock.trains().size(); index-- > 0;) {
        if (stock.trains()[index].owner != Party(minor))
            continue;
        draft.tell(TrainMoved{stock.trains()[index].face, minor, Party::nobody()});
        stock.remove(index);
    }
    draft.closeCompany(minor);
}

/// Both construction railways close with the phase that forms the company one of them belonged to (AH-8.10).
void closeConstructionRailways(Draft &draft)
{
    std::vector<CompanyId> building;
    bool isTime = false;
    const std::vector<CompanyId> formed = formedUntilNow(draft);
    for (const CompanyId minor : ids(draft.game.companies)) {
        const CompanyState &state = draft.position.companies[minor];
        if (state.role != CompanyRole::Construction || state.status != CompanyStatus::Operating)
            continue;
        building.push_back(minor);
        const CompanyId company = draft.game.companies[minor].becomes;
        isTime = isTime || std::find(formed.begin(), formed.end(), company) != formed.end();
    }
    for (const CompanyId minor : building) {
        if (isTime)
            dissolve(draft, minor);
    }
}

std::vector<CompanyId> railwaysInPlay(const Draft &draft, CompanyId company)
{
    std::vector<CompanyId> railways = railwaysFor(draft.game, company);
    std::erase_if(railways, [&](CompanyId minor) {
        const CompanyState &state = draft.position.companies[minor];
        return state.status != CompanyStatus::Operating || state.role != CompanyRole::Ordinary;
    });
    return railways;
}

/// The owners get what was set aside for them; how many units that was.
int exchangeRailways(Draft &draft, CompanyId company, const std::vector<CompanyId> &railways)
{
    int units = 0;
    for (const CompanyId minor : railways) {
        const PlayerId owner = draft.position.holdings.director(minor).player();
        const int received = draft.game.companies[minor].becomesUnits;
        draft.tell(MinorExchanged{minor, owner, company, received});
        draft.moveShares(company, Party::reserve(), owner, received);
        if (isForDirectorsCertificate(draft.game, minor))
            draft.moveCertificate(company, owner);
        units += received;
    }
    return units;
}

/// Who comes first of players with equally many shares: the owners of the railways by their numbers, then the holder of
/// the priority card and those on his left, or on his right.
std::vector<PlayerId> precedence(const Draft &draft, const std::vector<CompanyId> &railways)
{
    std::vector<PlayerId> players;
    players.reserve(railways.size() + draft.position.order.size());
    for (const CompanyId minor : railways)
        players.push_back(draft.position.holdings.director(minor).player());
    const auto railwayOwners = static_cast<std::ptrdiff_t>(players.size());
    players.insert(players.end(), draft.position.order.begin(), draft.position.order.end());
    if (draft.game.exchanges.tieGoesBack)
        std::reverse(players.begin() + railwayOwners + 1, players.end());
    return players;
}

void appointDirector(Draft &draft, CompanyId company, const std::vector<PlayerId> &candidates)
{
    const Holdings &holdings = draft.position.holdings;
    PlayerId director;
    int most = draft.classOf(company).directorUnits - 1;
    for (const PlayerId player : candidates) {
        if (holdings.units(player, company) > most) {
            director = player;
            most = holdings.units(player, company);
        }
    }
    if (director)
        draft.makeDirector(company, director);
}

/// The markers of all railways; one stays where two stood on one hex. Without any railway one is placed at home.
void takeMarkers(Draft &draft, CompanyId company, const std::vector<CompanyId> &railways)
{
    CompanyState &state = draft.position.companies[company];
    std::vector<Board::Station> &known = draft.position.board.stations;
    std::vector<std::string> homes;
    for (const CompanyId minor : railways) {
        const std::string &home = draft.game.companies[minor].homes.front();
        std::erase_if(known, [&](const Board::Station &station) { return station.company == minor; });
        if (std::find(homes.begin(), homes.end(), home) == homes.end())
            homes.push_back(home);
    }
    if (railways.empty())
        homes.push_back(draft.game.companies[company].homes.front());
    for (const std::string &home : homes)
        noteStation(draft, company, home);
    state.stationsOnMap = static_cast<int>(homes.size());
    state.markersLeft = draft.classOf(company).stationMarkers - state.stationsOnMap;
    if (homes.size() >= railways.size())
        return;
    draft.tell(StationReturned{company});
    const std::vector<bool> &tiles = draft.position.board.hasTile;
    const bool isMapKnown = std::find(tiles.begin(), tiles.end(), true) != tiles.end();
    state.choosesMarker = !isMapKnown && draft.position.holdings.director(company).isPlayer();
}

void form(Draft &draft, CompanyId company)
{
    CompanyState &state = draft.position.companies[company];
    const CompanyClass &size = draft.classOf(company);
    const std::vector<CompanyId> railways = railwaysInPlay(draft, company);
    const std::vector<PlayerId> candidates = precedence(draft, railways);
    state.status = CompanyStatus::Operating;
    const int exchanged = exchangeRailways(draft, company, railways);
    draft.tell(CompanyFormed{company});
    draft.pay(Party::bank(), company, state.initialPrice * (size.units - exchanged), Reason::Capital, company);
    appointDirector(draft, company, candidates);
    takeMarkers(draft, company, railways);
    for (const CompanyId minor : railways)
        mergeInto(draft, minor, company);
    noteTrainLimits(draft);
}

} // namespace

void settlePhase(Draft &draft)
{
    const ById<ClassId, bool> &must = draft.game.phases[draft.position.phase].mustExchange;
    for (const CompanyId minor : ids(draft.game.companies)) {
        const bool isOwned = ownerOf(draft.game, draft.position, minor).isPlayer() &&
                             draft.position.companies[minor].role == CompanyRole::Ordinary;
        if (isOwned && must[draft.game.companies[minor].size])
            exchangeMinor(draft, minor);
    }
    closeConstructionRailways(draft);
}

void openAndForm(Draft &draft)
{
    for (const CompanyId company : ids(draft.game.companies))
        floatIfDue(draft, company);
    for (const CompanyId company : formedUntilNow(draft)) {
        if (isToBeFormed(draft.game, draft.position, company))
            form(draft, company);
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

void MarkerChoice::play(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const CompanyId company = companyDue(draft.position);
    judge.need(move.kind == MoveKind::Choose && by == due(draft.position) && move.what == "kk_token",
               Code::MustChooseMarker, {{"player", due(draft.position)}, {"company", Party(company)}});
    judge.need(move.value == "1" || move.value == "2", Code::BadValue,
               {{"key", std::string("value")}, {"right", std::string("1, 2")}});
    if (!judge.refused())
        draft.position.companies[company].choosesMarker = false;
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
