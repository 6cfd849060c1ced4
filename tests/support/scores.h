#pragma once

#include <gtest/gtest.h>

#include "support/table.h"

namespace flimnap::test {

/// Of the player on this seat; the first is 1.
inline Score scoreOfSeat(const Table &table, int seat)
{
    for (const Score &score : table.rules().scores(table.position())) {
        if (score.player == PlayerId(seat - 1))
            return score;
    }
    ADD_FAILURE() << "no score for seat " << seat;
    return {};
}

inline int totalOfSeat(const Table &table, int seat)
{
    return static_cast<int>(scoreOfSeat(table, seat).total.units);
}

} // namespace flimnap::test
