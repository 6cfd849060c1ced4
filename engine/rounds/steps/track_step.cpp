#include "rounds/steps/track_step.h"

#include <algorithm>
#include <array>

#include "dealings/map_lays.h"
#include "dealings/stations.h"
#include "dealings/track.h"

namespace flimnap {

namespace {

/// What one tile counts and costs.
struct Lay
{
    int weight = 1;
    Money cost;
    bool isHomeTile = false;
    bool couldBeHomeTile = false; ///< free of itself and not known better
};

int allowance(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyClass &size = game.classOf(company);
    return position.operating.turn.firstTurn ? size.firstTurnLays : size.laysPerTurn;
}

/// The hex where the private railway's right is a tile; invalid if it has no such right.
HexId hexOfRight(const GameDefinition &game, PrivateId railway)
{
    const bool hasRight = railway && !game.privates[railway].buildsAtHex.empty();
    return hasRight ? game.findHex(game.privates[railway].buildsAtHex) : HexId();
}

Money trackCost(const GameDefinition &game, const Position &position, const Decision &track)
{
    const HexId hex = hexOfRight(game, track.railway);
    const bool waivesTerrain = track.railway && !hex;
    const bool hasNoTreasury = position.companies[track.self()].onlyBuilds || isUnattended(position, track.self());
    if (waivesTerrain || (hasNoTreasury && !track.cost && !hex))
        return {};
    return hex ? track.cost.value_or(game.hexes[hex].cost) : terrainCost(game, position, track.hex, track.cost);
}

Lay layOf(const GameDefinition &game, const Position &position, const Decision &track)
{
    Lay lay{.cost = trackCost(game, position, track)};
    if (!track.tile) {
        lay.couldBeHomeTile = !track.hex && !track.railway && lay.cost == Money{} &&
                              game.classOf(track.self()).hasHomeTile && !position.companies[track.self()].homeTileLaid;
        return lay;
    }
    lay.isHomeTile = game.tiles[track.tile].homeOf.isValid();
    // Instead of its first turn's several yellow tiles a company may lay one upgrade.
    if (game.tiles[track.tile].colour != "yellow")
        lay.weight = std::max(1, allowance(game, position, track.self()));
    return lay;
}

void judgeTileOf(const GameDefinition &game, const Position &position, const Decision &track, Judge &judge)
{
    judgeTile(game, position, track.hex, track.tile, judge);
    if (!track.tile)
        return;
    const TileDefinition &tile = game.tiles[track.tile];
    judge.rule(!tile.special, Code::SpecialTile, {{"tile", tile.id}});
    if (!tile.homeOf)
        return;
    judge.need(Party(tile.homeOf) == track.by, Code::SpecialTile, {{"tile", tile.id}});
    const std::vector<std::string> &homes = game.companies[track.self()].homes;
    const HexCode hex = codeOf(game, track.hex);
    judge.rule(!track.hex || std::find(homes.begin(), homes.end(), hex.code) != homes.end(), Code::OtherValue,
               {{"key", KeyWord{"hex"}}, {"right", HexCode{homes.empty() ? std::string() : homes.front()}}});
    judge.need(!position.companies[track.self()].homeTileLaid, Code::HomeTileLaid, {{"company", track.by}});
}

/// Whether this lay or an earlier one of the turn can have been the home tile, which does not count.
bool oneWasHomeTile(const GameDefinition &game, const Position &position, CompanyId company, const Lay &lay)
{
    return game.classOf(company).hasHomeTile && !position.companies[company].homeTileLaid &&
           (lay.couldBeHomeTile || position.operating.turn.freeLays > 0);
}

void judgeCount(const GameDefinition &game, const Position &position, CompanyId company, const Lay &lay, Judge &judge)
{
    const int most = allowance(game, position, company) + (oneWasHomeTile(game, position, company, lay) ? 1 : 0);
    judge.rule(lay.isHomeTile || position.operating.turn.lays + lay.weight <= most, Code::LaysUsedUp,
               {{"company", Party(company)}});
}

/// A private railway's right makes terrain free, or lets build away from the company's own track.
void judgeTrackRight(const GameDefinition &game, const Position &position, const Decision &track, Judge &judge)
{
    const PrivateId railway = track.railway;
    judgeRight(position, track.self(), railway, judge);
    if (judge.refused())
        return;
    if (const HexId hex = hexOfRight(game, railway)) {
        const Money cost = game.hexes[hex].cost;
        judge.rule(!track.hex || track.hex == hex, Code::RightElsewhere,
                   {{"private", railway}, {"hex", codeOf(game, hex)}});
        judge.rule(track.cost.value_or(cost) == cost, Code::PriceChoice, {{"choices", cost}});
        return;
    }
    const std::string_view terrain = terrainOf(game, track.hex, track.cost);
    const auto &covered = game.privates[railway].waivesTerrain;
    judge.need(!covered.empty(), Code::NoSuchRight, {{"private", railway}});
    judge.rule(terrain.empty() || std::find(covered.begin(), covered.end(), terrain) != covered.end(),
               Code::RightTerrain, {{"private", railway}, {"terrain", TerrainWord{std::string(terrain)}}});
}

/// The same on the map of a table that keeps it; where the right is bound to a hex, that goes without saying.
MapLay layOnMapOf(const GameDefinition &game, const Decision &track)
{
    const HexId hex = hexOfRight(game, track.railway);
    const LayRight right = hex ? LayRight::Anywhere : track.railway ? LayRight::FreeTerrain : LayRight::None;
    return {track.self(), track.hex ? track.hex : hex, track.tile, track.rotation, track.cost, right};
}

void judgeOnMap(const GameDefinition &game, const Position &position, const Decision &track, Judge &judge)
{
    const MapLay lay = layOnMapOf(game, track);
    if (track.railway) {
        Decision there = track;
        there.hex = lay.hex;
        judgeTrackRight(game, position, there, judge);
    }
    if (!judge.refused())
        judgeLay(game, position, lay, judge);
}

void judgeTrack(const GameDefinition &game, const Position &position, const Decision &track, Judge &judge)
{
    if (keepsMap(position)) {
        judgeOnMap(game, position, track, judge);
        return;
    }
    judgeTileOf(game, position, track, judge);
    if (!judge.refused() && track.railway)
        judgeTrackRight(game, position, track, judge);
    const Lay lay = layOf(game, position, track);
    const Money treasury = position.ledger.balance(track.by);
    judge.rule(lay.cost <= Money{} || !position.companies[track.self()].spendsNothing, Code::IsFrozen,
               {{"company", track.by}});
    judgeCount(game, position, track.self(), lay, judge);
    judgeTerrainCost(game, track.cost, judge);
    judge.need(treasury >= lay.cost, Code::NoTreasury,
               {{"company", track.by}, {"treasury", treasury}, {"needed", lay.cost}});
}

/// What terrain costs, as far as the treasury has it; where nothing but a home tile can be laid, that costs nothing.
std::optional<Stage> nextOfTrack(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.cost)
        return {};
    NumberChoice cost{.key = "cost", .least = 0, .most = 0, .onlyUsual = true, .othersByLeave = true, .suggested = 0};
    Judge judge;
    judgeCount(game, position, partial.self(), {.cost = {}}, judge);
    if (!judge.refused() && !position.companies[partial.self()].spendsNothing)
        cost.most = static_cast<int>(position.ledger.balance(partial.by).units);
    for (const Money each : judge.refused() ? std::vector{Money{}} : terrainCosts(game)) {
        if (each <= Money{cost.most})
            cost.usual.push_back(static_cast<int>(each.units));
    }
    return cost;
}

std::optional<Stage> nextOfRight(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.railway)
        return {};
    std::vector<PrivateId> owned;
    for (const PrivateId railway : ids(game.privates)) {
        const bool hasRight = !game.privates[railway].waivesTerrain.empty() || hexOfRight(game, railway);
        if (hasRight && position.privates[railway].owner == partial.by)
            owned.push_back(railway);
    }
    return owned;
}

void layTrack(Books &books, const Decision &track)
{
    const GameDefinition &game = books.game;
    const CompanyId company = track.self();
    CompanyTurn &turn = books.position.operating.turn;
    turn.isTrackDone = false; // it may be taken up again by the table's leave
    if (track.railway)
        useRight(books, track.railway);
    if (hexOfRight(game, track.railway))
        turn.builtBy = track.railway;
    if (keepsMap(books.position)) {
        layOnMap(books, layOnMapOf(game, track));
        return;
    }
    const Lay lay = layOf(game, books.position, track);
    CompanyState &state = books.position.companies[company];
    if (lay.isHomeTile) {
        state.homeTileLaid = true;
        noteStation(books, company, track.hex);
    } else {
        const bool beyondAllowance = turn.lays + lay.weight > allowance(game, books.position, company);
        if (beyondAllowance && oneWasHomeTile(game, books.position, company, lay))
            state.homeTileLaid = true;
        else
            turn.lays += lay.weight;
        turn.freeLays += lay.couldBeHomeTile ? 1 : 0;
    }
    layTile(books, company, track.hex, lay.cost);
}

constexpr std::array trackKinds{DecisionKind{MoveKind::LayTrack, nextOfTrack, judgeTrack, layTrack},
                                DecisionKind{MoveKind::LayTrack, nextOfRight, judgeTrack, layTrack}};

} // namespace

TrackStep::TrackStep(const GameDefinition &game) : DecisionStep(game, trackKinds) {}

} // namespace flimnap
