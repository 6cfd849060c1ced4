#include "rounds/steps/station_step.h"

#include <algorithm>

#include "dealings/stations.h"
#include "dealings/track.h"

namespace flimnap {

void StationStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeStation(books.position, company, move, judge);
    if (judge.refused())
        return;
    books.pay(company, Party::bank(), cost(books.position, company, move), Reason::Station, company);
    CompanyState &state = books.position.companies[company];
    ++state.stationsOnMap;
    if (!bringsMarker(move))
        --state.markersLeft;
    books.position.operating.turn.stationPlaced = true;
    if (!move.privateRailway.empty())
        books.position.operating.turn.builtBy = {}; // the right is for one station
    if (!move.hex.empty())
        noteStation(books, company, move.hex);
    books.tell(StationPlaced{company, false});
}

/// The station belongs to the track that was laid by the right in this turn.
void StationStep::judgeRight(const Position &position, const Move &move, Judge &judge) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    judge.know(railway.isValid(), "private", move.privateRailway);
    if (judge.refused())
        return;
    const std::string &hex = m_game.privates[railway].buildsAtHex;
    judge.need(position.operating.turn.builtBy == railway, Code::RightNeedsTrack,
               {{"private", railway}, {"hex", HexCode{hex}}});
    judge.rule(move.hex.empty() || move.hex == hex, Code::RightElsewhere,
               {{"private", railway}, {"hex", HexCode{hex}}});
    judge.rule(move.cost.value_or(0) == 0, Code::OtherValue, {{"key", KeyWord{"cost"}}, {"right", std::string("0")}});
}

bool StationStep::bringsMarker(const Move &move) const
{
    return !move.privateRailway.empty() && !m_game.buildsWithOwnMarker;
}

Money StationStep::cost(const Position &position, CompanyId company, const Move &move) const
{
    return move.cost ? Money{*move.cost} : price(position, company, move);
}

Money StationStep::price(const Position &position, CompanyId company, const Move &move) const
{
    if (isUnattended(position, company))
        return {};
    if (!move.privateRailway.empty())
        return {};
    const std::vector<Money> &prices = classOf(m_game, position, company).stationPrices;
    const CompanyState &state = position.companies[company];
    const auto standing = static_cast<std::size_t>(std::max(1, state.stationsOnMap - state.uncountedStations));
    return prices[std::min(standing, prices.size() - 1)];
}

void StationStep::judgeStation(const Position &position, CompanyId company, const Move &move, Judge &judge) const
{
    const Money asked = cost(position, company, move);
    const Money treasury = position.ledger.balance(company);
    if (!move.hex.empty())
        judge.know(m_game.findHex(move.hex) != nullptr, "hex", move.hex);
    judge.rule(!m_game.oneStationPerHex || !hasStationOn(m_game, position, company, move.hex), Code::StationThere,
               {{"company", Party(company)}, {"hex", HexCode{move.hex}}});
    judge.rule(!position.operating.turn.stationPlaced || m_game.severalStationsATurn, Code::OneStation,
               {{"company", Party(company)}});
    if (!move.privateRailway.empty())
        judgeRight(position, move, judge);
    judge.need(position.companies[company].markersLeft > 0 || bringsMarker(move), Code::NoMarker,
               {{"company", Party(company)}});
    judge.rule(asked == Money{} || !position.companies[company].spendsNothing, Code::IsFrozen,
               {{"company", Party(company)}});
    judge.need(asked >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
    judge.need(treasury >= asked, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", asked}});
}

void StationStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    Offer station = companyOffer(m_game, MoveKind::PlaceToken, company);
    Judge judge;
    judgeStation(position, company, station.move, judge);
    station.refusal = judge.verdict();
    const int asked = static_cast<int>(price(position, company, station.move).units);
    station.numbers.push_back({.key = "cost", .least = asked, .most = asked, .suggested = asked});
    offers.push_back(std::move(station));
    if (const PrivateId builtBy = position.operating.turn.builtBy)
        offerByRight(position, company, builtBy, offers);
}

void StationStep::offerByRight(const Position &position, CompanyId company, PrivateId railway, Offers &offers) const
{
    Offer station = companyOffer(m_game, MoveKind::PlaceToken, company);
    station.move.privateRailway = m_game.privates[railway].code;
    Judge judge;
    judgeStation(position, company, station.move, judge);
    station.refusal = judge.verdict();
    offers.push_back(std::move(station));
}

void HomeStationStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judge.need(!move.hex.empty(), Code::BadValue, {{"key", KeyWord{"hex"}}});
    judge.need(move.cost.value_or(0) == 0, Code::OtherValue, {{"key", KeyWord{"cost"}}, {"right", std::string("0")}});
    judge.know(m_game.findHex(move.hex) != nullptr, "hex", move.hex);
    if (judge.refused())
        return;
    const std::vector<std::string> &homes = m_game.companies[company].homes;
    const auto &stations = books.position.board.stations;
    const bool isOwnHome = std::find(homes.begin(), homes.end(), move.hex) != homes.end();
    const bool isNoted = std::any_of(stations.begin(), stations.end(),
                                     [&](const Board::Station &station) { return station.company == company; });
    if (isOwnHome && !isNoted)
        noteStation(books, company, move.hex);
}

void HomeStationStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const CompanyDefinition &table = m_game.companies[company];
    if (!position.operating.turn.firstTurn || (table.homes.size() < 2 && !table.choosesHomeCity))
        return;
    Offer home = companyOffer(m_game, MoveKind::PlaceToken, company);
    home.move.home = true;
    home.words.push_back({"hex", table.homes});
    offers.push_back(std::move(home));
}

} // namespace flimnap
