#pragma once

#include "rounds/operating_round.h"

namespace flimnap::jr1836 {

/// A company that has never operated begins to when its turn comes and enough of it is sold for the train that is next
/// in the deck then; else it has no turn (JR-6.4).
class SetOut final : public TurnSubstitute
{
public:
    bool actFor(Books &books, CompanyId company) const override;
};

} // namespace flimnap::jr1836
