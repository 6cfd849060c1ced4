#pragma once

#include "core/id.h"

namespace flimnap::test {

/// Where "p1" and so on sit.
inline constexpr PlayerId p1(0);
inline constexpr PlayerId p2(1);
inline constexpr PlayerId p3(2);
inline constexpr PlayerId p4(3);

} // namespace flimnap::test
