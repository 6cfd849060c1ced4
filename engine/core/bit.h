#pragma once

#include "core/id.h"

namespace flimnap {

/// The id's place in a set that is kept as a number.
template <class Tag>
constexpr std::uint32_t bit(Id<Tag> id)
{
    return std::uint32_t{1} << id.index();
}

} // namespace flimnap
