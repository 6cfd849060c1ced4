#include "features/action_cards/track_action.h"

#include <algorithm>
#include <set>

#include "dealings/track.h"
#include "features/action_cards/standing.h"
#include "features/characters/actions.h"
#include "features/characters/standing.h"
#include "features/landscape/standing.h"
#include "rounds/step.h"

namespace flimnap::action_cards {

namespace {

constexpr std::string_view anyColour = "any";

/// Which of the costs it is, as far as the treasury has the money.
NumberChoice costChoice(const std::vector<int> &possible, Money treasury)
{
    NumberChoice cost{.key = "cost", .least = 0, .most = 0, .onlyUsual = true, .othersByLeave = true, .suggested = 0};
    std::copy_if(possible.begin(), possible.end(), std::back_inserter(cost.usual),
                 [&](int each) { return each <= treasury.units; });
    cost.most = cost.usual.back();
    return cost;
}

} // namespace

void TrackAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = companyOf(m_game, books.position, player, move, judge);
    if (judge.refused())
        return;
    const PrivateId card = m_game.findPrivate(move.tile);
    const Money cost{move.cost.value_or(0)};
    judge.know(move.privateRailway.empty(), "private", move.privateRailway);
    if (card) {
        characters::judgeOwnTile(m_game, books.position, player, card, judge);
    } else {
        judgeTile(m_game, books.position, move, judge);
        judgeCard(books.position, company, judge);
    }
    if (judge.refused())
        return;
    judgeCost(books.position, company, cost, card ? ownTileCosts(card) : costs(books.position, company), judge);
    if (judge.refused())
        return;
    if (card) {
        characters::layOwnTile(books, card, company);
    } else {
        ++change(books).turn.lays;
    }
    layTile(books, company, move, cost);
}

/// As many as the card shows, of the colours there are in this phase.
int TrackAction::allowance(const Position &position) const
{
    const CardSide *side = chosenSide(m_game, position);
    if (side == nullptr)
        return 0;
    const std::vector<std::string> &colours = m_game.phases[position.phase].tileColours;
    return static_cast<int>(std::count_if(side->tiles.begin(), side->tiles.end(), [&](const std::string &tile) {
        return tile == anyColour || std::find(colours.begin(), colours.end(), tile) != colours.end();
    }));
}

void TrackAction::judgeCard(const Position &position, CompanyId company, Judge &judge) const
{
    judgeSide(m_game, position, ActionKind::Track, judge);
    const int allowed = allowance(position);
    judge.rule(turnOf(position).lays < allowed, Code::LaysUsedUp, {{"company", Party(company)}});
}

/// A metropolis costs something, and so does some terrain; what they cost on one tile adds up.
std::vector<int> TrackAction::costs(const Position &position, CompanyId company) const
{
    const landscape::Terms &land = landscape::termsOf(m_game);
    const bool isFree =
        characters::powerOf(m_game, position, position.holdings.director(company),
                            [](const characters::Power &each) { return each.freeMetropolis; }) != nullptr;
    std::set<int> costs{0};
    const auto metropolis = static_cast<int>((isFree ? Money{} : land.metropolis).units);
    costs.insert(metropolis);
    for (const landscape::TerrainCost &terrain : land.terrain) {
        if (position.phase < terrain.from)
            continue;
        const auto cost = static_cast<int>(terrain.cost.units);
        costs.insert(cost);
        if (!terrain.isTunnel())
            costs.insert(cost + metropolis);
    }
    return {costs.begin(), costs.end()};
}

/// A tile that is laid anew lies on terrain, too; one that replaces another does not.
std::vector<int> TrackAction::ownTileCosts(PrivateId card) const
{
    std::set<int> costs{0};
    for (const landscape::TerrainCost &terrain : landscape::termsOf(m_game).terrain) {
        if (!terrain.isTunnel() && !characters::powerOf(m_game, card)->tilesUpgrade)
            costs.insert(static_cast<int>(terrain.cost.units));
    }
    return {costs.begin(), costs.end()};
}

void TrackAction::judgeCost(const Position &position, CompanyId company, Money cost, const std::vector<int> &possible,
                            Judge &judge)
{
    judge.need(cost >= Money{}, Code::BadValue, {{"key", KeyWord{"cost"}}});
    std::vector<Money> choices;
    std::transform(possible.begin(), possible.end(), std::back_inserter(choices), [](int each) { return Money{each}; });
    judge.rule(std::find(choices.begin(), choices.end(), cost) != choices.end(), Code::PriceChoice,
               {{"choices", choices}});
    const Money treasury = position.ledger.balance(company);
    judge.need(treasury >= cost, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", cost}});
}

void TrackAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    for (const CompanyId company : directedBy(m_game, position, player)) {
        offerTiles(position, company, offers);
        offerOwnTiles(position, player, company, offers);
    }
}

void TrackAction::offerTiles(const Position &position, CompanyId company, Offers &offers) const
{
    const CardSide *side = chosenSide(m_game, position);
    if (side == nullptr || side->kind != ActionKind::Track)
        return;
    Offer lay = companyOffer(m_game, MoveKind::LayTrack, company);
    lay.numbers.push_back(costChoice(costs(position, company), position.ledger.balance(company)));
    Judge judge;
    judgeCard(position, company, judge);
    lay.refusal = judge.verdict();
    offers.push_back(std::move(lay));
}

void TrackAction::offerOwnTiles(const Position &position, PlayerId player, CompanyId company, Offers &offers) const
{
    for (const PrivateId card : characters::tileGivers(m_game, position, player)) {
        Offer lay = companyOffer(m_game, MoveKind::LayTrack, company);
        lay.move.tile = m_game.privates[card].code;
        if (const std::vector<int> possible = ownTileCosts(card); possible.size() > 1)
            lay.numbers.push_back(costChoice(possible, position.ledger.balance(company)));
        Judge judge;
        characters::judgeOwnTile(m_game, position, player, card, judge);
        lay.refusal = judge.verdict();
        offers.push_back(std::move(lay));
    }
}

} // namespace flimnap::action_cards
