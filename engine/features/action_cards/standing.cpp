#include "features/action_cards/standing.h"

#include <algorithm>

namespace flimnap::action_cards {

const Table &tableOf(const GameDefinition &game, int players)
{
    static const Table none;
    const auto found = termsOf(game).tables.find(players);
    return found == termsOf(game).tables.end() ? none : found->second;
}

ActionId findCard(const GameDefinition &game, std::string_view code)
{
    const auto &cards = termsOf(game).cards;
    const auto found = std::ranges::find(cards, code, &ActionCard::code);
    return found == cards.end() ? ActionId() : ActionId(static_cast<int>(found - cards.begin()));
}

Money treasuryGrant(const GameDefinition &game, PhaseId phase)
{
    const auto *keys = game.phases[phase].parts.find<PhaseKeys>();
    return keys != nullptr ? keys->treasuryGrant : Money{};
}

const State &stateOf(const Position &position)
{
    static const State none;
    const auto *state = position.parts.find<State>();
    return state != nullptr ? *state : none;
}

std::vector<PlayerId> turns(const Position &position)
{
    std::vector<PlayerId> turns = position.order;
    turns.insert(turns.end(), position.order.rbegin(), position.order.rend());
    return turns;
}

const CardSide *chosenSide(const GameDefinition &game, const Position &position)
{
    const Turn &turn = turnOf(position);
    return turn.card ? &termsOf(game).cards[turn.card].sides[static_cast<std::size_t>(turn.side)] : nullptr;
}

bool isFor(const GameDefinition &game, const Position &position, ActionKind kind)
{
    const CardSide *side = chosenSide(game, position);
    return side != nullptr && side->kind == kind;
}

void judgeSide(const GameDefinition &game, const Position &position, ActionKind kind, Judge &judge)
{
    const CardSide *side = chosenSide(game, position);
    judge.need(side != nullptr, Code::MustTakeCard);
    if (!judge.refused())
        judge.rule(side->kind == kind, Code::NotOnCard, {{"card", termsOf(game).cards[turnOf(position).card].code}});
}

} // namespace flimnap::action_cards
