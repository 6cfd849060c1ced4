#pragma once

#include <string>
#include <vector>

namespace flimnap::bench {

[[nodiscard]] double median(std::vector<double> values);
[[nodiscard]] double worst(const std::vector<double> &values);

/// Prints what was measured beside its budget; whether it was kept.
bool judge(const std::string &what, double measured, double budget, const char *unit);

} // namespace flimnap::bench
