#include "dealings/track.h"

#include <algorithm>
#include <set>

namespace flimnap {

namespace {

/// The private railway on whose hex nobody lays track yet.
PrivateId blockerOf(const GameDefinition &game, const Position &position, HexId hex)
{
    for (const PrivateId railway : ids(game.privates)) {
        if (hex && game.privates[railway].blocksHex == game.hexes[hex].code &&
            position.privates[railway].owner.isPlayer())
            return railway;
    }
    return {};
}

} // namespace

HexCode codeOf(const GameDefinition &game, HexId hex)
{
    return {hex ? game.hexes[hex].code : std::string()};
}

Money terrainCost(const GameDefinition &game, const Position &position, HexId hex, std::optional<Money> said)
{
    if (said)
        return *said;
    return hex && !position.board.hasTile[hex] ? game.hexes[hex].cost : Money{};
}

std::vector<Money> terrainCosts(const GameDefinition &game)
{
    std::set<Money> costs{Money{}};
    for (const HexDefinition &hex : game.hexes)
        costs.insert(hex.cost);
    return {costs.begin(), costs.end()};
}

void judgeTerrainCost(const GameDefinition &game, std::optional<Money> said, Judge &judge)
{
    if (!said)
        return;
    judge.need(*said >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
    const bool isPrinted =
        *said == Money{} || std::ranges::find(game.hexes, *said, &HexDefinition::cost) != game.hexes.end();
    if (!isPrinted && std::ranges::find(game.otherTerrainCosts, *said) == game.otherTerrainCosts.end())
        judge.rule(false, Code::PriceChoice, {{"choices", terrainCosts(game)}});
}

std::string_view terrainOf(const GameDefinition &game, HexId hex, std::optional<Money> said)
{
    if (hex)
        return game.hexes[hex].terrain;
    for (const HexDefinition &each : game.hexes) {
        if (said && *said > Money{} && each.cost == *said)
            return each.terrain;
    }
    return {};
}

void judgeTile(const GameDefinition &game, const Position &position, HexId hex, TileId tile, Judge &judge)
{
    if (const PrivateId blocker = blockerOf(game, position, hex))
        judge.rule(false, Code::HexBlocked, {{"hex", codeOf(game, hex)}, {"private", blocker}});
    if (!tile || game.tiles[tile].homeOf)
        return;
    const std::string &colour = game.tiles[tile].colour;
    const std::vector<std::string> &colours = game.phases[position.phase].tileColours;
    judge.rule(std::find(colours.begin(), colours.end(), colour) != colours.end(), Code::TileColour,
               {{"colour", ColourWord{colour}}, {"phase", position.phase}});
}

void judgeRight(const Position &position, CompanyId company, PrivateId railway, Judge &judge)
{
    judge.need(position.privates[railway].owner == Party(company), Code::PrivateNotOwned,
               {{"private", railway}, {"company", Party(company)}});
    judge.rule(!position.privates[railway].used, Code::RightUsed, {{"private", railway}});
}

void useRight(Books &books, PrivateId railway)
{
    books.position.privates[railway].used = true;
    books.tell(PrivateUsed{railway});
}

void layTile(Books &books, CompanyId company, HexId hex, Money cost)
{
    books.pay(company, Party::bank(), cost, Reason::Terrain, company);
    if (hex)
        books.position.board.hasTile[hex] = true;
    books.tell(TrackLaid{company});
}

} // namespace flimnap
