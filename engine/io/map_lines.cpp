#include "io/map_lines.h"

#include "dealings/map_income.h"
#include "dealings/map_lays.h"
#include "dealings/map_stations.h"
#include "dealings/stations.h"
#include "definition/section.h"
#include "io/board_lines.h"

namespace flimnap {

namespace {

/// Every city of the company's home hexes; where there is none yet, the hex.
std::vector<PricedPlace> homesOf(const GameDefinition &game, const Position &position, const Move &home)
{
    const board::HexId named = mapOf(game).findHex(home.hex);
    std::vector<board::HexId> hexes = mapOf(game).homes[game.findCompany(home.by)].hexes;
    if (named && hexes.size() == 1)
        hexes = {named};
    std::vector<PricedPlace> places;
    for (const board::HexId hex : hexes) {
        const int cities = std::max<int>(1, faceOn(mapOf(game), trackOf(position), hex).stopCount);
        for (int city = 0; city < cities; ++city)
            places.push_back({{hex, city}, 0});
    }
    return places;
}

std::vector<PricedPlace> placesOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    const Money price = nextStationPrice(game, position, company);
    const CompanyState &state = position.companies[company];
    const bool isPaid = position.ledger.balance(company) >= price && (price == Money{} || !state.spendsNothing);
    std::vector<PricedPlace> places;
    if (!isPaid || state.tokensLeft <= 0)
        return places;
    for (const board::StationPlace &place : possiblePlaces(game, position, company))
        places.push_back({place, static_cast<int>(price.units)});
    return places;
}

} // namespace

std::optional<std::string> lineBefore(const Rules &rules, const Position &position, int moves, const Move &next)
{
    const GameDefinition &game = rules.game();
    const CompanyId company = game.findCompany(next.by);
    if (!company || !next.privateRailway.empty() || !keepsMap(position))
        return {};
    const board::GameMap &map = mapOf(game);
    if (next.kind == MoveKind::LayTrack)
        return laysLine(moves, next.by, map, possibleLays(game, position, company));
    if (next.kind == MoveKind::PlaceToken)
        return stationsLine(moves, next.by, map,
                            next.home ? homesOf(game, position, next) : placesOf(game, position, company));
    if (next.kind != MoveKind::RunTrains)
        return {};
    std::vector<std::string> trains;
    for (const FaceId face : trainsToRun(game, position, company))
        trains.push_back(game.faces[face].code);
    return incomeLine(moves, next.by, map, bestIncomeOf(game, position, company), trains);
}

std::optional<std::string> lineOfMap(const Rules &rules, const Position &position, int moves)
{
    if (!keepsMap(position))
        return {};
    return boardLine(moves, mapOf(rules.game()), trackOf(position), codesOf(rules.game().companies));
}

} // namespace flimnap
