#include "features/characters/standing.h"

namespace flimnap::characters {

const Power *powerOf(const GameDefinition &game, PrivateId card)
{
    const auto *terms = game.parts.find<Terms>();
    if (terms == nullptr)
        return nullptr;
    const auto found = terms->powers.find(card);
    return found == terms->powers.end() ? nullptr : &found->second;
}

int tilesLaid(const Position &position, PrivateId card)
{
    const auto *state = position.parts.find<State>();
    if (state == nullptr)
        return 0;
    const auto found = state->tilesLaid.find(card);
    return found == state->tilesLaid.end() ? 0 : found->second;
}

bool awaitsMoney(const Position &position)
{
    const auto *state = position.parts.find<State>();
    return state != nullptr && state->awaitsMoney;
}

PrivateId moneyGiver(const GameDefinition &game, const Position &position)
{
    for (const PrivateId card : ids(game.privates)) {
        const Power *power = powerOf(game, card);
        if (power != nullptr && power->roundCash > Money{} && position.privates[card].owner.isPlayer())
            return card;
    }
    return {};
}

} // namespace flimnap::characters
