#pragma once

#include "rounds/offers.h"

namespace flimnap {

/// How much is bid: the least, or one of the next raises, is what most bids are.
inline NumberChoice bidChoice(int least, int most, int step, int raise)
{
    constexpr int likelyRaises = 4;
    NumberChoice bid{.key = "amount", .least = least, .most = most, .step = step, .suggested = least};
    for (int amount = least; amount <= most && amount <= least + likelyRaises * raise; amount += raise)
        bid.usual.push_back(amount);
    return bid;
}

} // namespace flimnap
