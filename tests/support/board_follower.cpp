#include "support/board_follower.h"

#include <algorithm>

#include "features/stack_draft/standing.h"
#include "support/board_games.h"

namespace flimnap::test {

using board::Colour;
using board::HexId;
using board::Station;

namespace {

std::size_t indexOf(CompanyId company)
{
    return static_cast<std::size_t>(company.index());
}

Colour latestColour(const GameDefinition &game, const Position &position)
{
    Colour latest = Colour::White;
    for (const std::string &colour : game.phases[position.phase].tileColours)
        latest = std::max(latest, colour == "yellow"  ? Colour::Yellow
                                  : colour == "green" ? Colour::Green
                                  : colour == "brown" ? Colour::Brown
                                                      : Colour::Grey);
    return latest;
}

} // namespace

BoardFollower::BoardFollower(const Header &header, const Rules &rules, const board::GameMap &map)
    : m_header(header), m_rules(rules), m_map(map), m_track(map),
      m_hasHome(indexOf(CompanyId(rules.game().companies.count()))), m_hasLaid(m_hasHome.size()),
      m_hasHomeTile(m_hasHome.size())
{
}

bool BoardFollower::isLarge(CompanyId company) const
{
    return game().classes[game().companies[company].size].hasHomeTile;
}

void BoardFollower::prepare(const Position &position)
{
    const CompanyId company = companyInTurn(position);
    if (company != m_turnOf || !(position.round == m_turnIn)) {
        m_turnOf = company;
        m_turnIn = position.round;
        m_firstTiles = m_upgrades = 0;
    }
    placeHomesDue(position);
}

void BoardFollower::placeHomesDue(const Position &position)
{
    if (const CompanyId company = companyInTurn(position); company && !m_hasHome[indexOf(company)])
        placeHome(company);
    for (const CompanyId company : ids(game().companies)) {
        if (game().homeAtStart && position.companies[company].isInPlay() && !m_hasHome[indexOf(company)])
            placeHome(company);
    }
    if (stack_draft::findTerms(game()) != nullptr) {
        const CompanyId bond = stack_draft::stateOf(position).bond;
        m_bond = bond;
        if (bond && !m_hasHome[indexOf(bond)])
            placeHome(bond);
    }
}

/// Where there is a choice, the move that makes it is waited for.
void BoardFollower::placeHome(CompanyId company)
{
    const std::vector<HexId> &homes = m_map.homes[company].hexes;
    if (homes.size() != 1)
        return;
    const HexId hex = homes.front();
    const board::Face &face = faceOn(m_map, m_track, hex);
    const int city = homeCity(m_map, m_track, company, hex);
    if (city < 0 && face.exits != 0)
        return;
    m_hasHome[indexOf(company)] = true;
    m_track.put({hex, static_cast<std::int8_t>(city), company});
}

void BoardFollower::follow(const Position &before, const Move &move, const Position &after)
{
    if (move.kind == MoveKind::LayTrack)
        lay(before, move);
    else if (move.kind == MoveKind::PlaceToken)
        place(move);
    else if (move.kind == MoveKind::Acquire)
        takeOver(move);
    else if (move.kind == MoveKind::Choose)
        choose(move);
    else if (move.kind == MoveKind::UsePrivate && !move.hex.empty()) {
        m_bonusOwner = game().findCompany(move.by);
        m_bonusHex = m_map.findHex(move.hex);
    }
    closeCompanies(before, after);
}

void BoardFollower::lay(const Position &before, const Move &move)
{
    const HexId hex = m_map.findHex(move.hex);
    const board::TileId tile = m_map.findTile(move.tile);
    const CompanyId company = game().findCompany(move.by);
    const bool isUpgrade = m_track.lying(hex).tile || m_map.printOf(hex).colour != Colour::White;
    m_track.lay(m_map, hex, {tile, static_cast<std::int8_t>(*move.rotation)});
    const board::Tile &laid = m_map.tiles[tile];
    if (company)
        m_hasLaid[indexOf(company)] = true;
    if (laid.homeOf) {
        m_hasHomeTile[indexOf(company)] = true;
        if (!m_hasHome[indexOf(company)])
            m_track.put({hex, 0, company});
        m_hasHome[indexOf(company)] = true;
    } else if (!laid.isByRight && move.privateRailway != "E-SF") {
        ++(isUpgrade ? m_upgrades : m_firstTiles);
    }
    if (move.tile == "493")
        placeBondInVienna(before);
}

void BoardFollower::placeBondInVienna(const Position &position)
{
    if (stack_draft::findTerms(game()) == nullptr)
        return;
    const CompanyId bond = stack_draft::stateOf(position).bond;
    const HexId vienna = m_map.findHex("E12");
    if (bond && m_track.stationOf(bond, vienna) == nullptr)
        m_track.put({vienna, 1, bond});
}

void BoardFollower::placeBond(const Move &move)
{
    const HexId hex = m_map.findHex(move.value);
    if (m_bond && m_track.stationOf(m_bond, hex) == nullptr)
        m_track.put({hex, static_cast<std::int8_t>(move.city.value_or(0)), m_bond});
}

void BoardFollower::place(const Move &move)
{
    const HexId hex = m_map.findHex(move.hex.empty() ? "J8" : move.hex);
    CompanyId company = game().findCompany(move.by);
    if (move.home) {
        // Whoever is asked for it, the station is that of the company whose home it is, or of who took it over.
        for (const Station &station : m_track.stations()) {
            if (station.hex == hex && station.city == Station::waits) {
                m_track.settle(station.company, hex, move.city.value_or(0));
                return;
            }
        }
        m_hasHome[indexOf(company)] = true;
    }
    const board::StationPlaces places(m_map, m_track, {company, {}, false});
    int city = move.city.value_or(0);
    if (!move.city && !move.home) {
        for (const auto &place : places.all()) {
            if (place.hex == hex && places.ask(hex, city)) {
                city = place.city;
                break;
            }
        }
    }
    m_track.put({hex, static_cast<std::int8_t>(city), company});
}

void BoardFollower::takeOver(const Move &move)
{
    const CompanyId larger = game().findCompany(move.by);
    const CompanyId smaller = game().findCompany(move.company);
    for (const Station &station : m_track.stationsOf(smaller)) {
        if (m_track.stationOf(larger, station.hex) != nullptr)
            m_track.take(smaller, station.hex);
        else
            m_track.hand(smaller, larger, station.hex);
    }
    m_hasHome[indexOf(smaller)] = true;
}

void BoardFollower::closeCompanies(const Position &before, const Position &after)
{
    std::vector<CompanyId> closed;
    for (const CompanyId company : ids(game().companies)) {
        if (before.companies[company].status != CompanyStatus::Closed &&
            after.companies[company].status == CompanyStatus::Closed)
            closed.push_back(company);
    }
    const CompanyId national = game().findCompany("MESS");
    if (national && before.companies[national].status != CompanyStatus::Operating &&
        after.companies[national].status == CompanyStatus::Operating)
        formNational(closed);
    if (isGame("1824"))
        formState(before, after);
    for (const CompanyId company : closed)
        m_track.takeAll(company);
}

/// Its forerunners' stations become the state's, those of railways that only build leave.
void BoardFollower::formState(const Position &before, const Position &after)
{
    for (const CompanyId minor : ids(game().companies)) {
        const CompanyId state = game().companies[minor].becomes;
        if (!state || !game().classes[game().companies[state].size].isFormedByPhase() ||
            before.companies[state].status == CompanyStatus::Operating ||
            after.companies[state].status != CompanyStatus::Operating)
            continue;
        for (const Station &station : m_track.stationsOf(minor)) {
            const Station *found = m_track.stationOf(state, station.hex);
            const bool isSecond = found != nullptr;
            const bool goesBack = before.companies[minor].onlyBuilds || (isSecond && found->city == station.city);
            if (goesBack)
                m_track.take(minor, station.hex);
            else
                m_track.hand(minor, state, station.hex);
            if (isSecond && !goesBack)
                m_secondInVienna = station.city;
        }
    }
    for (const CompanyId state : ids(game().companies)) {
        if (!game().classes[game().companies[state].size].isFormedByPhase() ||
            after.companies[state].status != CompanyStatus::Operating || m_hasHome[indexOf(state)])
            continue;
        m_hasHome[indexOf(state)] = true;
        const CompanyId first = game().findCompany(game().companies[state].code + "1");
        if (!m_track.stationsOf(state).empty() || !first)
            continue;
        const HexId hex = m_map.homes[first].hexes.front();
        m_track.put({hex, static_cast<std::int8_t>(homeCity(m_map, m_track, first, hex)), state});
    }
}

void BoardFollower::formNational(const std::vector<CompanyId> &merged)
{
    const CompanyId national = game().findCompany("MESS");
    std::vector<Station> homes;
    std::vector<Station> others;
    for (const CompanyId company : merged) {
        for (const Station &station : m_track.stationsOf(company)) {
            const bool isHome = m_map.homes[company].hexes.front() == station.hex;
            (isHome ? homes : others).push_back(station);
        }
    }
    for (const Station &station : homes)
        m_track.hand(station.company, national, station.hex);
    for (const Station &station : others) {
        if (m_track.stationOf(national, station.hex) == nullptr)
            m_track.hand(station.company, national, station.hex);
        else
            m_track.take(station.company, station.hex);
    }
    m_hasHome[indexOf(national)] = true;
}

void BoardFollower::choose(const Move &move)
{
    const CompanyId company = game().findCompany(move.by);
    if (move.what == "remove_token") {
        const HexId hex = m_map.findHex(move.value.substr(0, move.value.find('.')));
        m_track.take(company, hex);
    } else if (move.what == "kk_token") {
        const CompanyId state = game().findCompany("KK");
        const HexId vienna = m_map.findHex("E12");
        for (const Station &station : m_track.stationsOf(state)) {
            if (station.hex == vienna && (station.city == m_secondInVienna) == (move.value == "2")) {
                m_track.take(state, vienna, station.city);
                return;
            }
        }
    } else if (move.what == "bond_token") {
        placeBond(move);
    }
}

std::vector<CompanyId> BoardFollower::awaited(const Position &position) const
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(game().companies)) {
        if (m_hasHome[indexOf(company)] || m_map.homes[company].hexes.empty() ||
            position.companies[company].status == CompanyStatus::Closed)
            continue;
        companies.push_back(company);
    }
    return companies;
}

board::Builder BoardFollower::builderOf(const Position &position, CompanyId company) const
{
    board::Builder builder;
    builder.company = company;
    builder.latest = latestColour(game(), position);
    const bool isFree = isUnattended(position, company) || position.companies[company].onlyBuilds;
    builder.paysTerrain = !isFree;
    if (!isFree)
        builder.funds = position.ledger.balance(company).units;
    if (isGame("18cz")) {
        const bool firstTurn = position.operating.turn.firstTurn;
        builder.laysFirstTiles = m_upgrades == 0 && m_firstTiles < (firstTurn ? 2 : 1);
        builder.upgrades = m_upgrades == 0 && m_firstTiles == 0;
        builder.homeTileDue = isLarge(company) && !m_hasHomeTile[indexOf(company)];
        builder.beginsAtHome = !m_hasLaid[indexOf(company)] && mapSetting(m_header, "first_tile") != "remind";
    } else {
        builder.laysFirstTiles = builder.upgrades = m_firstTiles + m_upgrades == 0;
    }
    for (const HexId hex : ids(m_map.hexes)) {
        const PrivateId railway = game().findPrivate(m_map.hexes[hex].closedBy);
        if (railway && position.privates[railway].owner.isPlayer())
            builder.closed.push_back(hex);
    }
    return builder;
}

board::Runner BoardFollower::runnerOf(const Position &position, CompanyId company) const
{
    board::Runner runner;
    runner.company = company;
    runner.latest = latestColour(game(), position);
    const ById<ClassId, bool> &runs = classOf(game(), position, company).runsTrains;
    const auto add = [&](FaceId face) { runner.trains.push_back(*m_map.findTrain(game().faces[face].name)); };
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party(company) && runs[game().faces[train.face].size])
            add(train.face);
    }
    if (position.operating.turn.borrowed && companyInTurn(position) == company)
        add(position.operating.turn.borrowed);
    const CompanyId becomes = game().companies[company].becomes;
    runner.servesOwnMineOnly = becomes && !game().classes[game().companies[becomes].size].isFormedByPhase();
    if (m_bonusOwner == company && runner.latest < Colour::Grey)
        runner.bonuses.push_back({m_bonusHex, 20});
    return runner;
}

board::StationBuilder BoardFollower::stationBuilderOf(const Position &position, CompanyId company) const
{
    return {company, awaited(position), false};
}

} // namespace flimnap::test
