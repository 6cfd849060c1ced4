#pragma once

#include <string>

namespace flimnap::test {

/// Where two snapshots differ first, with both values: "/players/p1/cash: 120 instead of 100".
std::string firstDifference(const std::string &snapshot, const std::string &expected);

} // namespace flimnap::test
