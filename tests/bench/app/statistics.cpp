#include "statistics.h"

#include <algorithm>
#include <cstdio>

namespace flimnap::bench {

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

double worst(const std::vector<double> &values)
{
    return values.empty() ? 0 : *std::max_element(values.begin(), values.end());
}

bool judge(const std::string &what, double measured, double budget, const char *unit)
{
    const bool kept = measured <= budget;
    std::printf("%-6s %s: %.2f%s, budget %.4g%s\n", kept ? "kept" : "BROKEN", what.c_str(), measured, unit, budget,
                unit);
    return kept;
}

} // namespace flimnap::bench
