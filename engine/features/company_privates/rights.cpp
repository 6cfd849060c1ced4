#include "features/company_privates/rights.h"

#include <algorithm>

#include "dealings/track.h"
#include "features/company_privates/standing.h"

namespace flimnap::company_privates {

bool RightsStep::handles(const Move &move) const
{
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    const TileDefinition *tile = m_game.findTile(move.tile);
    const bool isExtra = (railway && !rightsOf(m_game, railway).hex.empty()) || (tile != nullptr && tile->special);
    return move.kind == MoveKind::UsePrivate ||
           (move.kind == MoveKind::LayTrack && !move.privateRailway.empty() && isExtra);
}

void RightsStep::judgeUse(const Position &position, CompanyId company, const Move &move, Judge &judge) const
{
    judgeRight(m_game, position, company, move, judge);
    if (judge.refused())
        return;
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    if (isMark(move)) {
        judge.know(move.hex.empty() || m_game.findHex(move.hex) != nullptr, "hex", move.hex);
        return;
    }
    judgeTile(m_game, position, move, judge);
    if (judge.refused())
        return;
    if (move.kind == MoveKind::LayTrack && !rightsOf(m_game, railway).hex.empty())
        judgeHex(position, company, move, railway, judge);
    else
        judgeColour(position, move, railway, judge);
    const Money cost = costOf(move, railway);
    judge.need(position.ledger.balance(company) >= cost, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", position.ledger.balance(company)}, {"needed", cost}});
}

void RightsStep::judgeHex(const Position &position, CompanyId company, const Move &move, PrivateId railway,
                          Judge &judge) const
{
    const std::string &hex = rightsOf(m_game, railway).hex;
    judge.rule(move.hex.empty() || move.hex == hex, Code::RightElsewhere,
               {{"private", railway}, {"hex", HexCode{hex}}});
    judge.rule(termsOf(m_game).laysAnyTime || !position.operating.turn.isTrackDone, Code::WrongStep,
               {{"company", Party(company)}});
    const Money cost = costOf(move, railway);
    judge.need(!move.cost || Money{*move.cost} == cost, Code::PriceChoice, {{"choices", cost}});
}

void RightsStep::judgeColour(const Position &position, const Move &move, PrivateId railway, Judge &judge) const
{
    const std::vector<std::string> &colours = rightsOf(m_game, railway).colours;
    judge.need(!colours.empty(), Code::NoSuchRight, {{"private", railway}});
    const auto mayLay = [&](const std::string &colour) { return std::ranges::find(colours, colour) != colours.end(); };
    if (const TileDefinition *tile = m_game.findTile(move.tile))
        judge.rule(mayLay(tile->colour), Code::RightColour,
                   {{"colour", ColourWord{tile->colour}}, {"private", railway}});
    else
        judge.rule(std::ranges::any_of(m_game.phases[position.phase].tileColours, mayLay), Code::NoTileInPhase,
                   {{"private", railway}, {"phase", position.phase}});
    judgeTerrainCost(m_game, move, judge);
}

bool RightsStep::isMark(const Move &move) const
{
    return move.kind == MoveKind::UsePrivate &&
           rightsOf(m_game, m_game.findPrivate(move.privateRailway)).bonus > Money{};
}

/// On its own hex what the terrain there costs, where that is to be paid.
Money RightsStep::costOf(const Move &move, PrivateId railway) const
{
    const Rights &rights = rightsOf(m_game, railway);
    if (rights.hex.empty())
        return Money{move.cost.value_or(0)};
    return rights.paysTerrain ? m_game.findHex(rights.hex)->cost : Money{};
}

void RightsStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    judgeUse(books.position, company, move, judge);
    if (judge.refused())
        return;
    useRight(books, move);
    const PrivateId railway = m_game.findPrivate(move.privateRailway);
    if (!isMark(move))
        layTile(books, company, move, costOf(move, railway));
    else if (!rightsOf(m_game, railway).outlastsBonus)
        books.movePrivate(railway, Party::nobody());
}

void RightsStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const auto add = [&](MoveKind kind, PrivateId railway) {
        Offer use = companyOffer(m_game, kind, company);
        use.move.privateRailway = m_game.privates[railway].code;
        Judge judge;
        judgeUse(position, company, use.move, judge);
        use.refusal = judge.verdict();
        offers.push_back(std::move(use));
    };
    for (const PrivateId railway : ids(m_game.privates)) {
        const Rights &rights = rightsOf(m_game, railway);
        if (position.privates[railway].owner != Party(company))
            continue;
        const bool isUsed = rights.bonus > Money{} || !rights.colours.empty() ||
                            !m_game.privates[railway].waivesTerrain.empty(); // else with the track itself
        if (isUsed)
            add(MoveKind::UsePrivate, railway);
        if (!rights.hex.empty())
            add(MoveKind::LayTrack, railway);
    }
}

} // namespace flimnap::company_privates
