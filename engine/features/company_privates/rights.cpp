#include "features/company_privates/rights.h"

#include <algorithm>
#include <array>

#include "dealings/map_income.h"
#include "dealings/map_lays.h"
#include "dealings/track.h"
#include "features/company_privates/standing.h"

namespace flimnap::company_privates {

namespace {

/// Not a tile.
bool isMark(const GameDefinition &game, const Decision &use)
{
    return use.kind == MoveKind::UsePrivate && rightsOf(game, use.railway).bonus > Money{};
}

/// On its own hex what the terrain there costs, where that is to be paid.
Money costOf(const GameDefinition &game, const Decision &use)
{
    const Rights &rights = rightsOf(game, use.railway);
    if (rights.hex.empty())
        return use.cost.value_or(Money{});
    return rights.paysTerrain ? game.hexes[game.findHex(rights.hex)].cost : Money{};
}

void judgeHex(const GameDefinition &game, const Position &position, const Decision &use, Judge &judge)
{
    const HexCode hex{rightsOf(game, use.railway).hex};
    judge.rule(!use.hex || codeOf(game, use.hex) == hex, Code::RightElsewhere,
               {{"private", use.railway}, {"hex", hex}});
    judge.rule(termsOf(game).laysAnyTime || !position.operating.turn.isTrackDone, Code::WrongStep,
               {{"company", use.by}});
    const Money cost = costOf(game, use);
    judge.need(use.cost.value_or(cost) == cost, Code::PriceChoice, {{"choices", cost}});
}

void judgeColour(const GameDefinition &game, const Position &position, const Decision &use, Judge &judge)
{
    const std::vector<std::string> &colours = rightsOf(game, use.railway).colours;
    judge.need(!colours.empty(), Code::NoSuchRight, {{"private", use.railway}});
    const auto mayLay = [&](const std::string &colour) { return std::ranges::find(colours, colour) != colours.end(); };
    const std::string colour = use.tile ? game.tiles[use.tile].colour : std::string();
    judge.rule(colour.empty() || mayLay(colour), Code::RightColour,
               {{"colour", ColourWord{colour}}, {"private", use.railway}});
    judge.rule(!colour.empty() || std::ranges::any_of(game.phases[position.phase].tileColours, mayLay),
               Code::NoTileInPhase, {{"private", use.railway}, {"phase", position.phase}});
    judgeTerrainCost(game, use.cost, judge);
}

/// The same on the map of a table that keeps it. A tile on the right's own hex can be turned in one way as a rule: what
/// is not said of it goes without saying.
MapLay onMapOf(const GameDefinition &game, const Position &position, const Decision &use)
{
    const Rights &rights = rightsOf(game, use.railway);
    if (rights.hex.empty())
        return {use.self(), use.hex, use.tile, use.rotation, use.cost, LayRight::ExtraSpecial};
    MapLay lay{use.self(),        use.hex ? use.hex : game.findHex(rights.hex),
               use.tile,          use.rotation,
               use.cost,          LayRight::ExtraThere,
               rights.paysTerrain};
    for (int rotation = 0; use.tile && !lay.rotation && rotation < board::sideCount; ++rotation) {
        lay.rotation = rotation;
        Judge judge;
        judgeLay(game, position, lay, judge);
        if (judge.refused())
            lay.rotation.reset();
    }
    return lay;
}

/// A mark lies where a train can stop.
void judgeMarkOnMap(const GameDefinition &game, const Position &position, const Decision &use, Judge &judge)
{
    judge.need(use.hex.isValid(), Code::BadValue, {{"key", KeyWord{"hex"}}});
    const board::HexId hex = onMap(game, use.hex);
    judge.need(hex.isValid() || !use.hex, Code::NoStopThere, {{"hex", codeOf(game, use.hex)}});
    if (judge.refused())
        return;
    const board::Face &face = faceOn(mapOf(game), trackOf(position), hex);
    const bool hasStop =
        std::any_of(face.stops.begin(), face.stops.begin() + face.stopCount, [](const board::Stop &stop) {
            return stop.kind == board::StopKind::City || stop.kind == board::StopKind::Town;
        });
    judge.need(hasStop, Code::NoStopThere, {{"hex", codeOf(game, use.hex)}});
    judge.rule(!mapOf(game).hexes[hex].isUnmarked, Code::NoStopThere, {{"hex", codeOf(game, use.hex)}});
}

void judgeTileOnMap(const GameDefinition &game, const Position &position, const Decision &use, Judge &judge)
{
    judge.need(use.kind == MoveKind::LayTrack, Code::BadValue, {{"key", KeyWord{"tile"}}});
    if (judge.refused())
        return;
    if (rightsOf(game, use.railway).hex.empty())
        judgeColour(game, position, use, judge);
    else
        judgeHex(game, position, use, judge);
    if (!judge.refused())
        judgeLay(game, position, onMapOf(game, position, use), judge);
}

void judgeUse(const GameDefinition &game, const Position &position, const Decision &use, Judge &judge)
{
    judgeRight(position, use.self(), use.railway, judge);
    if (keepsMap(position)) {
        if (!judge.refused())
            (isMark(game, use) ? judgeMarkOnMap : judgeTileOnMap)(game, position, use, judge);
        return;
    }
    if (isMark(game, use))
        return;
    judgeTile(game, position, use.hex, use.tile, judge);
    if (use.kind == MoveKind::LayTrack && !rightsOf(game, use.railway).hex.empty())
        judgeHex(game, position, use, judge);
    else
        judgeColour(game, position, use, judge);
    const Money cost = costOf(game, use);
    const Money treasury = position.ledger.balance(use.by);
    judge.need(treasury >= cost, Code::NoTreasury, {{"company", use.by}, {"treasury", treasury}, {"needed", cost}});
}

void use(Books &books, const Decision &decision)
{
    useRight(books, decision.railway);
    const bool isOnMap = keepsMap(books.position);
    if (!isMark(books.game, decision)) {
        if (isOnMap)
            layOnMap(books, onMapOf(books.game, books.position, decision));
        else
            layTile(books, decision.self(), decision.hex, costOf(books.game, decision));
        return;
    }
    const Rights &rights = rightsOf(books.game, decision.railway);
    if (isOnMap)
        putMark(books, decision.self(), decision.hex, rights.bonus);
    if (!rights.outlastsBonus)
        books.movePrivate(decision.railway, Party::nobody());
}

template <class IsAsked>
std::optional<Stage> nextOfRight(const GameDefinition &game, const Position &position, const Decision &partial,
                                 IsAsked isAsked)
{
    if (partial.railway)
        return {};
    std::vector<PrivateId> owned;
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner == partial.by && isAsked(railway))
            owned.push_back(railway);
    }
    return owned;
}

std::optional<Stage> nextOfTile(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return nextOfRight(game, position, partial,
                       [&](PrivateId railway) { return !rightsOf(game, railway).hex.empty(); });
}

/// Terrain that is free goes with the track itself, unless it is a tile of its own.
std::optional<Stage> nextOfUse(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return nextOfRight(game, position, partial, [&](PrivateId railway) {
        const Rights &rights = rightsOf(game, railway);
        return rights.bonus > Money{} || !rights.colours.empty() || !game.privates[railway].waivesTerrain.empty();
    });
}

/// One more tile; other track by a right is the company's own.
bool isExtra(const GameDefinition &game, const Move &move)
{
    const PrivateId railway = game.findPrivate(move.privateRailway);
    const TileId tile = game.findTile(move.tile);
    return !move.privateRailway.empty() &&
           ((railway && !rightsOf(game, railway).hex.empty()) || (tile && game.tiles[tile].special));
}

constexpr std::array rightKinds{
    DecisionKind{.kind = MoveKind::LayTrack, .next = nextOfTile, .judge = judgeUse, .apply = use, .covers = isExtra},
    DecisionKind{MoveKind::UsePrivate, nextOfUse, judgeUse, use}};

} // namespace

RightsStep::RightsStep(const GameDefinition &game) : DecisionStep(game, rightKinds) {}

} // namespace flimnap::company_privates
