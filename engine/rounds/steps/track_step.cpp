#include "rounds/steps/track_step.h"

#include <algorithm>

#include "dealings/stations.h"
#include "dealings/track.h"

namespace flimnap {

void TrackStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeTile(books.position, company, move, judge);
    if (judge.refused())
        return;
    const bool usesRight = !move.privateRailway.empty();
    if (usesRight)
        judgeTrackRight(books.position, company, move, judge);
    const Lay lay = layOf(books.position, company, move);
    judge.rule(lay.cost <= Money{} || !books.position.companies[company].spendsNothing, Code::IsFrozen,
               {{"company", Party(company)}});
    judgeCount(books.position, company, lay, judge);
    judgeTerrainCost(m_game, move, judge);
    judge.need(books.cash(company) >= lay.cost, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", books.cash(company)}, {"needed", lay.cost}});
    if (judge.refused())
        return;

    CompanyTurn &turn = books.position.operating.turn;
    turn.isTrackDone = false; // it may be taken up again by the table's leave
    CompanyState &state = books.position.companies[company];
    if (lay.isHomeTile) {
        state.homeTileLaid = true;
        if (!move.hex.empty())
            noteStation(books, company, move.hex);
    } else {
        const bool beyondAllowance = turn.lays + lay.weight > allowance(books.position, company);
        if (beyondAllowance && oneWasHomeTile(books.position, company, lay))
            state.homeTileLaid = true;
        else
            turn.lays += lay.weight;
        turn.freeLays += lay.couldBeHomeTile ? 1 : 0;
    }
    if (usesRight) {
        useRight(books, move);
        if (const PrivateId railway = buildingRight(move))
            turn.builtBy = railway;
    }
    layTile(books, company, move, lay.cost);
}

TrackStep::Lay TrackStep::layOf(const Position &position, CompanyId company, const Move &move) const
{
    Lay lay;
    lay.cost = terrainCost(m_game, position, move);
    const bool hasNoTreasury = position.companies[company].onlyBuilds || isUnattended(position, company);
    if (hasNoTreasury && !move.cost)
        lay.cost = {};
    if (const PrivateId railway = buildingRight(move); railway && !move.cost)
        lay.cost = m_game.findHex(m_game.privates[railway].buildsAtHex)->cost;
    else if (!move.privateRailway.empty() && !railway)
        lay.cost = {};
    const TileDefinition *tile = m_game.findTile(move.tile);
    if (tile == nullptr) {
        lay.couldBeHomeTile = move.hex.empty() && move.privateRailway.empty() && lay.cost == Money{} &&
                              m_game.classOf(company).hasHomeTile && !position.companies[company].homeTileLaid;
        return lay;
    }
    lay.isHomeTile = tile->homeOf.isValid();
    // Instead of its first turn's several yellow tiles a company may lay one upgrade.
    if (tile->colour != "yellow")
        lay.weight = std::max(1, allowance(position, company));
    return lay;
}

int TrackStep::allowance(const Position &position, CompanyId company) const
{
    const CompanyClass &size = m_game.classOf(company);
    return position.operating.turn.firstTurn ? size.firstTurnLays : size.laysPerTurn;
}

void TrackStep::judgeTile(const Position &position, CompanyId company, const Move &move, Judge &judge) const
{
    flimnap::judgeTile(m_game, position, move, judge);
    const TileDefinition *tile = m_game.findTile(move.tile);
    if (tile == nullptr)
        return;
    judge.rule(!tile->special, Code::SpecialTile, {{"tile", tile->id}});
    if (!tile->homeOf.isValid())
        return;
    judge.need(tile->homeOf == company, Code::SpecialTile, {{"tile", tile->id}});
    const std::vector<std::string> &homes = m_game.companies[company].homes;
    judge.rule(move.hex.empty() || std::find(homes.begin(), homes.end(), move.hex) != homes.end(), Code::OtherValue,
               {{"key", KeyWord{"hex"}}, {"right", HexCode{homes.empty() ? std::string() : homes.front()}}});
    judge.need(!position.companies[company].homeTileLaid, Code::HomeTileLaid, {{"company", Party(company)}});
}

void TrackStep::judgeCount(const Position &position, CompanyId company, const Lay &lay, Judge &judge) const
{
    if (lay.isHomeTile)
        return;
    const CompanyTurn &turn = position.operating.turn;
    const int allowed = allowance(position, company);
    judge.rule(turn.lays + lay.weight <= allowed + (oneWasHomeTile(position, company, lay) ? 1 : 0), Code::LaysUsedUp,
               {{"company", Party(company)}});
}

/// Whether this lay or an earlier one of the turn can have been the home tile, which does not count.
bool TrackStep::oneWasHomeTile(const Position &position, CompanyId company, const Lay &lay) const
{
    return m_game.classOf(company).hasHomeTile && !position.companies[company].homeTileLaid &&
           (lay.couldBeHomeTile || position.operating.turn.freeLays > 0);
}

void TrackStep::judgeTrackRight(const Position &position, CompanyId company, const Move &move, Judge &judge) const
{
    const PrivateId right = buildingRight(move);
    if (!right) {
        judgeWaiver(position, company, move, judge);
        return;
    }
    const std::string &hex = m_game.privates[right].buildsAtHex;
    judgeRight(m_game, position, company, move, judge);
    judge.rule(move.hex.empty() || move.hex == hex, Code::RightElsewhere, {{"private", right}, {"hex", HexCode{hex}}});
    const Money cost = m_game.findHex(hex)->cost;
    judge.rule(!move.cost || Money{*move.cost} == cost, Code::PriceChoice, {{"choices", cost}});
}

PrivateId TrackStep::buildingRight(const Move &move) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    return railway && !m_game.privates[railway].buildsAtHex.empty() ? railway : PrivateId();
}

void TrackStep::judgeWaiver(const Position &position, CompanyId company, const Move &move, Judge &judge) const
{
    judgeRight(m_game, position, company, move, judge);
    if (judge.refused())
        return;
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    const std::string_view terrain = terrainOf(m_game, move);
    const auto &covered = m_game.privates[railway].waivesTerrain;
    judge.need(!covered.empty(), Code::NoSuchRight, {{"private", railway}});
    judge.rule(terrain.empty() || std::find(covered.begin(), covered.end(), terrain) != covered.end(),
               Code::RightTerrain, {{"private", railway}, {"terrain", TerrainWord{std::string(terrain)}}});
}

void TrackStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const int treasury = static_cast<int>(position.ledger.balance(company).units);
    Offer lay = companyOffer(m_game, MoveKind::LayTrack, company);
    NumberChoice cost{
        .key = "cost", .least = 0, .most = treasury, .onlyUsual = true, .othersByLeave = true, .suggested = 0};
    if (position.companies[company].spendsNothing)
        cost.most = 0;
    for (const Money each : terrainCosts(m_game)) {
        if (each <= Money{cost.most})
            cost.usual.push_back(static_cast<int>(each.units));
    }

    Judge judge;
    judgeCount(position, company, {.weight = 1, .cost = {}, .isHomeTile = false, .couldBeHomeTile = false}, judge);
    if (judge.refused()) {
        Judge homeTile;
        judgeCount(position, company, layOf(position, company, lay.move), homeTile);
        lay.refusal = homeTile.verdict();
        cost.most = 0;
        cost.usual = {0};
    }
    lay.numbers.push_back(std::move(cost));
    offers.push_back(std::move(lay));
    offerWaivers(position, company, offers);
}

/// Track whose terrain a private railway's right makes free, or that it lets build away from the company's own.
void TrackStep::offerWaivers(const Position &position, CompanyId company, Offers &offers) const
{
    for (const PrivateId railway : ids(m_game.privates)) {
        const bool owns = position.privates[railway].owner == Party(company);
        const PrivateDefinition &table = m_game.privates[railway];
        if (!owns || (table.waivesTerrain.empty() && table.buildsAtHex.empty()))
            continue;
        Offer waived = companyOffer(m_game, MoveKind::LayTrack, company);
        waived.move.privateRailway = m_game.privates[railway].code;
        Judge judge;
        judgeTrackRight(position, company, waived.move, judge);
        const Lay lay = layOf(position, company, waived.move);
        judge.rule(lay.cost <= Money{} || !position.companies[company].spendsNothing, Code::IsFrozen,
                   {{"company", Party(company)}});
        judgeCount(position, company, lay, judge);
        judge.need(position.ledger.balance(company) >= lay.cost, Code::NoTreasury,
                   {{"company", Party(company)}, {"treasury", position.ledger.balance(company)}, {"needed", lay.cost}});
        waived.refusal = judge.verdict();
        offers.push_back(std::move(waived));
    }
}

} // namespace flimnap
