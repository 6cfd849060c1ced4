#pragma once

#include "features/action_cards/standing.h"

namespace flimnap::action_cards {

inline constexpr std::string_view cardTakenEvent = "card_taken";

/// A card was taken, or copied by giving up a copy card.
struct CardUse
{
    PlayerId player;
    ActionId card;
    int side = 0; ///< 0 or 1
    bool isCopy = false;
};

/// What is told of it …
FeatureTold told(const GameDefinition &game, const CardUse &use);
/// … and what it was, as it was told; nothing of any other event.
std::optional<CardUse> cardUseOf(const GameDefinition &game, const Event &event);

} // namespace flimnap::action_cards
