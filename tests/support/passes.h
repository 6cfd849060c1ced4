#pragma once

#include <string>

#include "support/player_moves.h"
#include "support/table.h"

namespace flimnap::test {

/// Everybody passes, beginning with the one whose turn it is, until the round is over.
inline void allPass(Table &table)
{
    const std::string round = table.round();
    while (table.round() == round)
        table.after(pass(table.turn()));
}

} // namespace flimnap::test
