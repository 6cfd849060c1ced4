#include "features/stack_draft/bond.h"

#include <algorithm>
#include <array>

#include "core/whole_number.h"
#include "dealings/floating.h"
#include "dealings/map_stations.h"
#include "dealings/stations.h"
#include "dealings/track.h"
#include "features/stack_draft/standing.h"

namespace flimnap::stack_draft {

namespace {

/// Some train of the card that went last left by purchase.
CompanyId buyerOfLast(const Books &books, CardId card)
{
    for (const Event &event : books.events) {
        const auto *moved = std::get_if<TrainMoved>(&event);
        const bool isBought = moved != nullptr && moved->from == Party::bank() && moved->to.isCompany();
        if (isBought && books.game.faces[moved->face].card == card && books.position.trains.left(card) == 0)
            return moved->to.company();
    }
    return {};
}

std::optional<Stage> nextOfToken(const GameDefinition &game, const Position & /*position*/, const Decision &partial)
{
    if (!partial.value.empty())
        return {};
    WordChoice hexes{"value", {}};
    for (const HexDefinition &hex : game.hexes)
        hexes.words.push_back(hex.code);
    return hexes;
}

/// The hex on which the tile of this turn brought a token, if that is what the choice says.
board::HexId placedNow(const GameDefinition &game, const Position &position, const Decision &choice)
{
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    const bool isLayers = turn != nullptr && choice.by == Party(companyInTurn(position));
    return isLayers && inBooks(game, turn->hex) == game.findHex(choice.value) ? turn->hex : board::HexId();
}

MapPlace placeOf(const GameDefinition &game, const Position &position, const Decision &choice)
{
    return {stateOf(position).bond, game.findHex(choice.value), choice.city, true};
}

void judgeToken(const GameDefinition &game, const Position &position, const Decision &choice, Judge &judge)
{
    if (keepsMap(position) && placedNow(game, position, choice))
        return; // it is there
    const auto &[turnNumber, bond, earner] = stateOf(position);
    judge.need(bond.isValid(), Code::WrongRound);
    if (judge.refused())
        return;
    judge.rule(earner && choice.by == Party(earner), Code::NotYourTurn, {{"turn", Party(earner)}});
    judge.need(position.companies[bond].tokensLeft > 0, Code::NoToken, {{"company", Party(bond)}});
    judge.know(game.findHex(choice.value).isValid(), "hex", choice.value);
    if (keepsMap(position) && !judge.refused())
        judgePlace(game, position, placeOf(game, position, choice), judge);
}

void placeToken(Books &books, const Decision &choice)
{
    const CompanyId bond = stateOf(books.position).bond;
    const HexId hex = books.game.findHex(choice.value);
    if (keepsMap(books.position)) {
        if (placedNow(books.game, books.position, choice))
            return;
        const int city = cityOf(books.game, books.position, placeOf(books.game, books.position, choice)).value_or(0);
        putStation(books, bond, hex, city);
    } else {
        noteStation(books, bond, hex);
    }
    CompanyState &state = books.position.companies[bond];
    ++state.stationsOnMap;
    --state.tokensLeft;
    books.tell(StationPlaced{bond, false});
}

// In which city of its hex the token of this turn's tile stands.

std::optional<Stage> nextOfCity(const GameDefinition &game, const Position &position, const Decision &partial)
{
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    if (!partial.value.empty())
        return {};
    WordChoice cities{"value", {}};
    const int count = turn != nullptr ? faceOn(mapOf(game), trackOf(position), turn->hex).stopCount : 1;
    for (int city = 0; city < count; ++city)
        cities.words.push_back(std::to_string(city));
    return cities;
}

void judgeCity(const GameDefinition &game, const Position &position, const Decision &choice, Judge &judge)
{
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    judge.need(turn != nullptr && choice.by == Party(companyInTurn(position)), Code::WrongRound);
    if (judge.refused())
        return;
    const std::optional<int> city = wholeNumber(choice.value);
    const board::Track &track = trackOf(position);
    const board::Face &face = faceOn(mapOf(game), track, turn->hex);
    const bool isOwn = city && track.stationOf(stateOf(position).bond, turn->hex)->city == *city;
    judge.need(city && *city < face.stopCount, Code::NoCityThere, {{"hex", codeOf(game, inBooks(game, turn->hex))}});
    judge.need(isOwn || !city || *city >= face.stopCount ||
                   track.stationsIn(turn->hex, *city) < face.stop(*city).slotCount,
               Code::CityFull, {{"hex", codeOf(game, inBooks(game, turn->hex))}});
}

void moveToCity(Books &books, const Decision &choice)
{
    const board::HexId hex = books.position.operating.turn.parts.get<TurnState>().hex;
    changeTrack(books).settle(stateOf(books.position).bond, hex, *wholeNumber(choice.value));
}

constexpr std::array kinds{
    DecisionKind{MoveKind::Choose, nextOfToken, judgeToken, placeToken, OutOfTurn::Never, "bond_token"},
    DecisionKind{MoveKind::Choose, nextOfCity, judgeCity, moveToCity, OutOfTurn::Never, "bond_wien"}};

/// Where the tile lies that brings a token, and has not brought it yet; the city with most room.
std::optional<board::Station> tokenByTile(const GameDefinition &game, const Position &position)
{
    const board::GameMap &map = mapOf(game);
    const board::Track &track = trackOf(position);
    const board::TileId tile = map.findTile(termsOf(game).bondTile);
    const CompanyId bond = stateOf(position).bond;
    for (const board::HexId hex : ids(map.hexes)) {
        if (track.lying(hex).tile != tile || track.stationOf(bond, hex) != nullptr)
            continue;
        std::optional<board::Station> place;
        int most = 0;
        for (int city = 0; city < faceOn(map, track, hex).stopCount; ++city) {
            const int slots = faceOn(map, track, hex).stop(city).slotCount;
            if (track.stationsIn(hex, city) < slots && slots > most) {
                most = slots;
                place = {hex, static_cast<std::int8_t>(city), bond};
            }
        }
        return place;
    }
    return {};
}

} // namespace

void beginBond(Books &books, CompanyId company)
{
    const Holdings &holdings = books.position.holdings;
    for (const Party stock : {Party::bank(), Party::reserve()})
        books.moveShares(company, stock, Party::pool(), holdings.units(stock, company));
    books.moveCertificate(company, Party::pool());
    putOnChart(books, company, books.game.findCell(termsOf(books.game).bondCell));
    setBond(books.position, company);
    CompanyState &state = books.position.companies[company];
    state.stationsOnMap = 1;
    state.tokensLeft = bondTokens - 1;
    if (keepsMap(books.position))
        placeHomeOnMap(books, company);
    books.tell(FeatureTold{"role_given",
                           {Told::say("{company} becomes the bond railway: it pays by its price"),
                            {{"company", company}, {"role", std::string("bond")}}}});
}

void payBond(Books &books)
{
    const CompanyId company = stateOf(books.position).bond;
    const int whole = books.classOf(company).units;
    for (const PlayerId player : ids(books.position.players)) {
        const int units = books.position.holdings.units(player, company);
        const Money amount = termsOf(books.game).bondPaysRoundedUp
                                 ? shareRoundedUp(books.price(company), 1, whole) * units
                                 : shareRoundedDown(books.price(company), units, whole);
        books.pay(Party::bank(), player, amount, Reason::Dividend, company);
    }
    if (termsOf(books.game).bondRises)
        books.moveMarker(company, Direction::Right);
}

void noteTokenEarner(Books &books)
{
    const auto &[turnNumber, bond, earner] = stateOf(books.position);
    if (earner || !bond)
        return;
    for (const CardId card : termsOf(books.game).bondTokenCards) {
        const CompanyId buyer = buyerOfLast(books, card);
        if (!buyer)
            continue;
        const bool isThere = books.position.companies[buyer].isInPlay();
        change(books).tokenEarner = isThere ? buyer : books.game.companies[buyer].becomes;
        return;
    }
}

void placeTokenByTile(Books &books)
{
    const bool isLaid =
        std::ranges::any_of(books.events, [](const Event &event) { return std::holds_alternative<TrackLaid>(event); });
    const CompanyId bond = stateOf(books.position).bond;
    if (!isLaid || !bond || !keepsMap(books.position))
        return;
    const std::optional<board::Station> place = tokenByTile(books.game, books.position);
    if (!place)
        return;
    putStation(books, bond, inBooks(books.game, place->hex), place->city);
    ++books.position.companies[bond].stationsOnMap;
    books.position.operating.turn.parts.change<TurnState>().hex = place->hex;
    books.tell(StationPlaced{bond, false});
}

DecisionKinds tokenKinds()
{
    return kinds;
}

bool isTokenEarned(const Position &position)
{
    const auto &[turnNumber, bond, earner] = stateOf(position);
    return bond && earner && position.companies[bond].tokensLeft > 0;
}

} // namespace flimnap::stack_draft
