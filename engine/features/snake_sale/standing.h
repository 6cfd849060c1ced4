#pragma once

#include "table/books.h"

namespace flimnap::snake_sale {

/// What a position keeps of the sale while it goes on.
struct State
{
    int turnNumber = 0;       ///< counts all turns; who is next is derived from it
    std::uint32_t passed = 0; ///< since the last purchase, a bit per player

    bool operator==(const State &) const = default;
};

inline const State &stateOf(const Position &position)
{
    return position.parts.get<State>();
}

} // namespace flimnap::snake_sale
