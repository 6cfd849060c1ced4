#pragma once

#include "rounds/rules.h"

namespace flimnap::test {

/// One move of a game with what lay on the table before and after it.
struct Moment
{
    const Rules &rules;
    const Move &move;
    const Position &before;
    const Position &after;
    const Events &events;
};

} // namespace flimnap::test
