#include "dealings/track.h"

#include <algorithm>
#include <set>

namespace flimnap {

namespace {

std::size_t slotOf(const GameDefinition &game, const HexDefinition *hex)
{
    return static_cast<std::size_t>(game.indexOf(hex));
}

/// The private railway on whose hex nobody lays track yet.
PrivateId blockerOf(const GameDefinition &game, const Position &position, const std::string &hex)
{
    for (const PrivateId railway : ids(game.privates)) {
        if (!hex.empty() && game.privates[railway].blocksHex == hex && position.privates[railway].owner.isPlayer())
            return railway;
    }
    return {};
}

} // namespace

Money terrainCost(const GameDefinition &game, const Position &position, const Move &move)
{
    if (move.cost)
        return Money{*move.cost};
    const HexDefinition *hex = game.findHex(move.hex);
    if (hex == nullptr || position.board.hasTile[slotOf(game, hex)])
        return {};
    return hex->cost;
}

std::vector<Money> terrainCosts(const GameDefinition &game)
{
    std::set<Money> costs{Money{}};
    for (const HexDefinition &hex : game.hexes)
        costs.insert(hex.cost);
    return {costs.begin(), costs.end()};
}

void judgeTerrainCost(const GameDefinition &game, const Move &move, Judge &judge)
{
    if (!move.cost)
        return;
    const Money cost{*move.cost};
    const std::vector<Money> printed = terrainCosts(game);
    const auto isAmong = [&](const std::vector<Money> &costs) {
        return std::find(costs.begin(), costs.end(), cost) != costs.end();
    };
    judge.need(cost >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
    judge.rule(isAmong(printed) || isAmong(game.otherTerrainCosts), Code::PriceChoice, {{"choices", printed}});
}

std::string_view terrainOf(const GameDefinition &game, const Move &move)
{
    if (const HexDefinition *hex = game.findHex(move.hex))
        return hex->terrain;
    for (const HexDefinition &hex : game.hexes) {
        if (move.cost && *move.cost > 0 && hex.cost == Money{*move.cost})
            return hex.terrain;
    }
    return {};
}

void judgeTile(const GameDefinition &game, const Position &position, const Move &move, Judge &judge)
{
    if (!move.hex.empty())
        judge.know(game.findHex(move.hex) != nullptr, "hex", move.hex);
    if (const PrivateId blocker = blockerOf(game, position, move.hex))
        judge.rule(false, Code::HexBlocked, {{"hex", HexCode{move.hex}}, {"private", blocker}});
    if (move.tile.empty())
        return;
    const TileDefinition *tile = game.findTile(move.tile);
    judge.know(tile != nullptr, "tile", move.tile);
    if (tile == nullptr || tile->homeOf.isValid())
        return;
    const std::vector<std::string> &colours = game.phases[position.phase].tileColours;
    judge.rule(std::find(colours.begin(), colours.end(), tile->colour) != colours.end(), Code::TileColour,
               {{"colour", ColourWord{tile->colour}}, {"phase", position.phase}});
}

void judgeRight(const GameDefinition &game, const Position &position, CompanyId company, const Move &move, Judge &judge)
{
    const PrivateId railway = game.findPrivate(move.privateRailway);
    judge.know(railway.isValid(), "private", move.privateRailway);
    if (judge.refused())
        return;
    judge.need(position.privates[railway].owner == Party(company), Code::PrivateNotOwned,
               {{"private", railway}, {"company", Party(company)}});
    judge.rule(!position.privates[railway].used, Code::RightUsed, {{"private", railway}});
}

void useRight(Books &books, const Move &move)
{
    const PrivateId railway = books.game.findPrivate(move.privateRailway);
    books.position.privates[railway].used = true;
    books.tell(PrivateUsed{railway});
}

void layTile(Books &books, CompanyId company, const Move &move, Money cost)
{
    books.pay(company, Party::bank(), cost, Reason::Terrain, company);
    if (const HexDefinition *hex = books.game.findHex(move.hex))
        books.position.board.hasTile[slotOf(books.game, hex)] = true;
    books.tell(TrackLaid{company});
}

} // namespace flimnap
