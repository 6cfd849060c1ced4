#include "features/action_cards/track_action.h"

#include <algorithm>
#include <array>
#include <set>

#include "dealings/track.h"
#include "features/action_cards/standing.h"
#include "features/characters/actions.h"
#include "features/characters/standing.h"
#include "features/landscape/standing.h"

namespace flimnap::action_cards {

namespace {

constexpr std::string_view anyColour = "any";

bool isForTrack(const GameDefinition &game, const Position &position, Party /*by*/)
{
    return isFor(game, position, ActionKind::Track);
}

/// As many as the card shows, of the colours there are in this phase.
int allowance(const GameDefinition &game, const Position &position)
{
    const CardSide *side = chosenSide(game, position);
    if (side == nullptr)
        return 0;
    const std::vector<std::string> &colours = game.phases[position.phase].tileColours;
    return static_cast<int>(std::count_if(side->tiles.begin(), side->tiles.end(), [&](const std::string &tile) {
        return tile == anyColour || std::find(colours.begin(), colours.end(), tile) != colours.end();
    }));
}

/// A metropolis costs something, and so does some terrain; what they cost on one tile adds up. A tile of somebody's own
/// that is laid anew lies on terrain, too; one that replaces another does not.
std::vector<Money> possibleCosts(const GameDefinition &game, const Position &position, const Decision &track)
{
    const landscape::Terms &land = landscape::termsOf(game);
    const bool isFree =
        characters::powerOf(game, position, position.holdings.director(track.self()),
                            [](const characters::Power &each) { return each.freeMetropolis; }) != nullptr;
    const Money metropolis = isFree || track.person ? Money{} : land.metropolis;
    const bool upgrades = track.person && characters::powerOf(game, track.person)->tilesUpgrade;
    std::set<Money> costs{Money{}, metropolis};
    for (const landscape::TerrainCost &terrain : land.terrain) {
        if (track.person ? upgrades || terrain.isTunnel() : position.phase < terrain.from)
            continue;
        costs.insert(terrain.cost);
        if (!terrain.isTunnel())
            costs.insert(terrain.cost + metropolis);
    }
    return {costs.begin(), costs.end()};
}

/// Which of the costs it is, as far as the treasury has the money.
std::optional<Stage> nextOfTrack(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.cost)
        return {};
    NumberChoice cost{.key = "cost", .least = 0, .most = 0, .onlyUsual = true, .othersByLeave = true, .suggested = 0};
    const std::vector<Money> possible = possibleCosts(game, position, partial);
    for (const Money each : possible) {
        if (each <= position.ledger.balance(partial.by))
            cost.usual.push_back(static_cast<int>(each.units));
    }
    cost.most = cost.usual.back();
    return partial.person && possible.size() == 1 ? std::optional<Stage>() : cost;
}

std::optional<Stage> nextOfOwnTile(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.person)
        return nextOfTrack(game, position, partial);
    const PlayerId director = position.holdings.director(partial.self()).player();
    return Stage(characters::tileGivers(game, position, director), "tile");
}

void judgeTrack(const GameDefinition &game, const Position &position, const Decision &track, Judge &judge)
{
    judge.know(!track.railway, "private", track.railway ? game.privates[track.railway].code : std::string());
    if (track.person) {
        const PlayerId director = position.holdings.director(track.self()).player();
        characters::judgeOwnTile(game, position, director, track.person, judge);
    } else {
        judgeTile(game, position, track.hex, track.tile, judge);
        judgeSide(game, position, ActionKind::Track, judge);
        judge.rule(turnOf(position).lays < allowance(game, position), Code::LaysUsedUp, {{"company", track.by}});
    }
    if (judge.refused())
        return;
    const Money cost = track.cost.value_or(Money{});
    const Money treasury = position.ledger.balance(track.by);
    const std::vector<Money> choices = possibleCosts(game, position, track);
    judge.need(cost >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
    judge.rule(std::find(choices.begin(), choices.end(), cost) != choices.end(), Code::PriceChoice,
               {{"choices", choices}});
    judge.need(treasury >= cost, Code::NoTreasury, {{"company", track.by}, {"treasury", treasury}, {"needed", cost}});
}

void layTrack(Books &books, const Decision &track)
{
    if (track.person)
        characters::layOwnTile(books, track.person, track.self());
    else
        ++change(books).turn.lays;
    layTile(books, track.self(), track.hex, track.cost.value_or(Money{}));
}

constexpr std::array kindsOfTrack{
    DecisionKind{
        .kind = MoveKind::LayTrack, .next = nextOfTrack, .judge = judgeTrack, .apply = layTrack, .isThere = isForTrack},
    DecisionKind{MoveKind::LayTrack, nextOfOwnTile, judgeTrack, layTrack}};

} // namespace

DecisionKinds trackKinds()
{
    return kindsOfTrack;
}

} // namespace flimnap::action_cards
