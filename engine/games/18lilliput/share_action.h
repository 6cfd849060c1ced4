#pragma once

#include "rounds/decision.h"

namespace flimnap::lilliput18 {

/// Sells any number of shares, then buys one or founds a company (LI-5.16 ff.).
class ShareAction final : public DecisionAction
{
public:
    ShareAction(const GameDefinition &game, const Codes &codes);
};

} // namespace flimnap::lilliput18
