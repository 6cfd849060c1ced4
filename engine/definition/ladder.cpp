#include "definition/ladder.h"

namespace flimnap {

std::optional<LadderProblem> ladderProblem(const std::vector<Money> &prices, const ById<CellId, ChartCell> &printed)
{
    const int count = static_cast<int>(prices.size());
    if (count <= fixedLadderPrices || count % 2 != 0)
        return LadderProblem{LadderFault::OddNumber, count};
    for (int place = 0; place < count; ++place) {
        const Money price = prices[static_cast<std::size_t>(place)];
        if (price.units % ladderStep != 0)
            return LadderProblem{LadderFault::BetweenSteps, place};
        if (place > 0 && price <= prices[static_cast<std::size_t>(place - 1)])
            return LadderProblem{LadderFault::NotRising, place};
        if (place < fixedLadderPrices && price != printed[CellId(place)].price)
            return LadderProblem{LadderFault::OtherBeginning, place};
    }
    if (prices.back() != printed[CellId(printed.count() - 1)].price)
        return LadderProblem{LadderFault::OtherEnd, count - 1};
    return std::nullopt;
}

} // namespace flimnap
