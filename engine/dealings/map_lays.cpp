#include "dealings/map_lays.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/stations.h"
#include "dealings/track.h"

namespace flimnap {

namespace {

using board::LayFault;

/// The companies' own lays of a turn: several first tiles, or one upgrade in their place.
int allowance(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyClass &size = game.classOf(company);
    return position.operating.turn.firstTurn ? size.firstTurnLays : size.laysPerTurn;
}

MapTurn laidInTurn(const Position &position)
{
    const auto *turn = position.operating.turn.parts.find<MapTurn>();
    return turn != nullptr ? *turn : MapTurn();
}

bool paysNothing(const Position &position, CompanyId company)
{
    return position.companies[company].onlyBuilds || isUnattended(position, company);
}

/// Of whose private railway nobody may lay there yet.
PrivateId closerOf(const GameDefinition &game, const Position &position, board::HexId hex)
{
    const PrivateId railway = game.findPrivate(mapOf(game).hexes[hex].closedBy);
    return railway && position.privates[railway].owner.isPlayer() ? railway : PrivateId();
}

/// Whether every station of the hex finds room in its city on the tile.
bool keepsStations(const board::GameMap &map, const board::Track &track, board::HexId hex, const board::Face &after)
{
    board::StopsKept kept;
    keeps(faceOn(map, track, hex), after, board::Keeps::Track, kept);
    std::vector<int> taken(board::Face::mostStops);
    return std::ranges::all_of(track.stations(), [&](const board::Station &station) {
        if (station.hex != hex || station.city == board::Station::waits)
            return true;
        const int city = kept.placeOf(station.city);
        return city >= 0 && ++taken[static_cast<std::size_t>(city)] <= after.stop(city).slotCount;
    });
}

struct Laying
{
    const GameDefinition &game;
    const Position &position;
    const MapLay &lay;
    board::HexId hex;
    board::TileId tile;
    const board::Builder &builder;
};

void judgeCount(const Laying &of, Judge &judge)
{
    const MapTurn laid = laidInTurn(of.position);
    const bool isUpgrade = board::isUpgrade(mapOf(of.game), trackOf(of.position), of.hex);
    const bool isMixed =
        of.game.classOf(of.lay.company).firstTurnLays > 1 && (isUpgrade ? laid.firstTiles > 0 : laid.upgrades > 0);
    judge.rule(false, isMixed ? Code::MixedLays : Code::LaysUsedUp, {{"company", Party(of.lay.company)}});
}

void judgeForeignHome(const Laying &of, Judge &judge)
{
    const board::Tile &tile = mapOf(of.game).tiles[of.tile];
    judge.need(tile.homeOf == of.lay.company, Code::ForeignHomeTile,
               {{"tile", tile.id}, {"company", Party(tile.homeOf)}});
    judge.need(!of.position.companies[of.lay.company].homeTileLaid, Code::HomeTileLaid,
               {{"company", Party(of.lay.company)}});
    judge.need(false, Code::NotHomeHex, {{"company", Party(of.lay.company)}, {"hex", codeOf(of.game, of.lay.hex)}});
}

/// What the map says against it, where the table may say yes all the same.
void judgeFault(const Laying &of, LayFault fault, Judge &judge)
{
    const HexCode hex = codeOf(of.game, of.lay.hex);
    const board::Tile &tile = mapOf(of.game).tiles[of.tile];
    const Party company(of.lay.company);
    switch (fault) {
    case LayFault::NotBuildable:
        judge.need(false, Code::NeverBuilt, {{"hex", hex}});
        return;
    case LayFault::ClosedHex:
        judge.rule(false, Code::HexBlocked, {{"hex", hex}, {"private", closerOf(of.game, of.position, of.hex)}});
        return;
    case LayFault::NoLayLeft:
        judgeCount(of, judge);
        return;
    case LayFault::HomeFirst:
        judge.rule(false, Code::HomeFirst, {{"company", company}});
        return;
    case LayFault::ForeignHome:
        judgeForeignHome(of, judge);
        return;
    case LayFault::ByRightOnly:
        judge.rule(false, Code::SpecialTile, {{"tile", tile.id}});
        return;
    case LayFault::ColourNotOpen:
        judge.rule(false, Code::TileColour,
                   {{"colour", ColourWord{of.game.tiles[of.lay.tile].colour}}, {"phase", of.position.phase}});
        return;
    case LayFault::NoneLeft:
        judge.rule(false, Code::NoTileLeft, {{"tile", tile.id}});
        return;
    case LayFault::DoesNotFollow:
        judge.rule(false, Code::TileDoesNotFit, {{"tile", tile.id}, {"hex", hex}});
        return;
    case LayFault::ClosedSide:
        judge.rule(false, Code::TrackOffMap, {{"tile", tile.id}, {"hex", hex}});
        return;
    case LayFault::StubUnused:
        judge.rule(false, Code::StubUnused, {{"tile", tile.id}, {"hex", hex}});
        return;
    case LayFault::TrackLost:
        judge.rule(false, Code::TrackLost, {{"tile", tile.id}, {"hex", hex}});
        return;
    case LayFault::NotConnected:
        judge.rule(false, Code::NotConnected, {{"company", company}, {"tile", tile.id}, {"hex", hex}});
        return;
    case LayFault::NothingNew:
        judge.rule(false, Code::NothingNew, {{"company", company}, {"tile", tile.id}, {"hex", hex}});
        return;
    case LayFault::TooDear:
        return; // the treasury is asked for what is paid
    }
}

/// A right to free terrain is not used up where nothing is to be paid.
void judgeWaiver(const Laying &of, Judge &judge)
{
    const board::GameMap &map = mapOf(of.game);
    const bool isPaid = board::terrainDue(map, trackOf(of.position), of.hex, of.tile) > 0;
    judge.rule(of.lay.right != LayRight::FreeTerrain || isPaid, Code::NothingWaived,
               {{"hex", codeOf(of.game, of.lay.hex)}});
}

void judgePrice(const Laying &of, Judge &judge)
{
    MapLay asPrinted = of.lay;
    asPrinted.cost.reset();
    const Money printed = costOf(of.game, of.position, asPrinted);
    const Money cost = of.lay.cost.value_or(printed);
    const Money treasury = of.position.ledger.balance(of.lay.company);
    const Party company(of.lay.company);
    judge.need(cost >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
    judge.rule(cost == printed, Code::PriceChoice, {{"choices", printed}});
    judge.rule(cost == Money{} || !of.position.companies[of.lay.company].spendsNothing, Code::IsFrozen,
               {{"company", company}});
    judge.need(treasury >= cost, Code::NoTreasury, {{"company", company}, {"treasury", treasury}, {"needed", cost}});
}

} // namespace

board::Builder builderFor(const GameDefinition &game, const Position &position, CompanyId company, LayRight right)
{
    const board::GameMap &map = mapOf(game);
    const MapTurn laid = laidInTurn(position);
    const int most = allowance(game, position, company);
    const bool hasOwnLay = right != LayRight::ExtraThere;
    board::Builder builder;
    builder.company = company;
    builder.latest = latestColour(game, position);
    builder.laysFirstTiles = !hasOwnLay || (laid.upgrades == 0 && laid.firstTiles < most);
    builder.upgrades = (right == LayRight::None || right == LayRight::FreeTerrain) && laid.upgrades == 0 &&
                       laid.firstTiles == 0 && most > 0;
    builder.paysTerrain = !paysNothing(position, company);
    builder.isByRight = right == LayRight::ExtraSpecial;
    builder.homeTileDue = game.classOf(company).hasHomeTile && !position.companies[company].homeTileLaid;
    builder.beginsAtHome = map.rules.beginsAtHome && (position.parts.get<MapState>().haveLaid & bit(company)) == 0;
    builder.needsNoLine = right == LayRight::Anywhere || right == LayRight::ExtraThere;
    for (const board::HexId hex : ids(map.hexes)) {
        if (!map.hexes[hex].closedBy.empty() && closerOf(game, position, hex))
            builder.closed.push_back(hex);
    }
    return builder;
}

void judgeLay(const GameDefinition &game, const Position &position, const MapLay &lay, Judge &judge)
{
    judge.need(lay.hex.isValid(), Code::BadValue, {{"key", KeyWord{"hex"}}});
    judge.need(lay.tile.isValid(), Code::BadValue, {{"key", KeyWord{"tile"}}});
    judge.need(lay.rotation.has_value(), Code::BadValue, {{"key", KeyWord{"rotation"}}});
    const board::HexId hex = onMap(game, lay.hex);
    const board::TileId tile = onMap(game, lay.tile);
    judge.need(hex.isValid() || !lay.hex, Code::NeverBuilt, {{"hex", codeOf(game, lay.hex)}});
    judge.know(tile.isValid() || !lay.tile, "tile", lay.tile ? game.tiles[lay.tile].id : std::string());
    if (judge.refused())
        return;
    const board::GameMap &map = mapOf(game);
    const board::Track &track = trackOf(position);
    const board::Builder builder = builderFor(game, position, lay.company, lay.right);
    const Laying of{game, position, lay, hex, tile, builder};
    const board::LayAnswer answer = board::Lays(map, track, builder).ask(hex, tile, *lay.rotation);
    judge.need(map.isBuildable(hex), Code::NeverBuilt, {{"hex", codeOf(game, lay.hex)}});
    if (answer.fault)
        judgeFault(of, *answer.fault, judge);
    judge.need(keepsStations(map, track, hex, map.tiles[tile].face(*lay.rotation)), Code::StationLost,
               {{"tile", map.tiles[tile].id}, {"hex", codeOf(game, lay.hex)}});
    if (const CompanyId owner = map.tiles[tile].homeOf; owner && owner != lay.company)
        judgeForeignHome(of, judge);
    judgeWaiver(of, judge);
    judgePrice(of, judge);
}

Money costOf(const GameDefinition &game, const Position &position, const MapLay &lay)
{
    if (lay.cost)
        return *lay.cost;
    const bool isFree = !lay.paysTerrain || lay.right == LayRight::FreeTerrain || paysNothing(position, lay.company);
    return isFree
               ? Money{}
               : Money{board::terrainDue(mapOf(game), trackOf(position), onMap(game, lay.hex), onMap(game, lay.tile))};
}

void layOnMap(Books &books, const MapLay &lay)
{
    const GameDefinition &game = books.game;
    const board::GameMap &map = mapOf(game);
    const board::HexId hex = onMap(game, lay.hex);
    const board::TileId tile = onMap(game, lay.tile);
    const Money cost = costOf(game, books.position, lay);
    const bool isUpgrade = board::isUpgrade(map, trackOf(books.position), hex);
    auto &state = books.position.parts.change<MapState>();
    state.haveLaid |= bit(lay.company);
    state.track.lay(map, hex, {tile, static_cast<std::int8_t>(*lay.rotation)});
    if (map.tiles[tile].homeOf) {
        books.position.companies[lay.company].homeTileLaid = true;
        if (state.track.stationOf(lay.company, hex) == nullptr)
            putStation(books, lay.company, lay.hex, 0);
    } else if (lay.right != LayRight::ExtraThere && lay.right != LayRight::ExtraSpecial) {
        auto &turn = books.position.operating.turn.parts.change<MapTurn>();
        ++(isUpgrade ? turn.upgrades : turn.firstTiles);
    }
    layTile(books, lay.company, lay.hex, cost);
}

std::vector<board::PossibleLay> possibleLays(const GameDefinition &game, const Position &position, CompanyId company)
{
    board::Builder builder = builderFor(game, position, company, LayRight::None);
    const CompanyState &state = position.companies[company];
    if (builder.paysTerrain)
        builder.funds = state.spendsNothing ? 0 : static_cast<int>(position.ledger.balance(company).units);
    return board::Lays(mapOf(game), trackOf(position), builder).all();
}

} // namespace flimnap
