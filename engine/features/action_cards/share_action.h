#pragma once

#include "rounds/decision.h"

namespace flimnap::action_cards {

/// Sells any number of shares, then buys one or founds a company (LI-5.16 ff.).
class ShareAction final : public DecisionAction
{
public:
    ShareAction(const GameDefinition &game, const Codes &codes);
};

} // namespace flimnap::action_cards
