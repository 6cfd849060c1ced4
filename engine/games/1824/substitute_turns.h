#pragma once

#include "rounds/operating_round.h"

namespace flimnap::ah1824 {

/// The bond railway pays by its price (AH-8.13); the price of a state railway without director falls (AH-6.4).
class SubstituteTurns final : public TurnSubstitute
{
public:
    bool actFor(Draft &draft, CompanyId company) const override;
};

} // namespace flimnap::ah1824
