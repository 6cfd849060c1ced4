#include "table/values.h"

namespace flimnap {

Money holdingValue(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company)
{
    return price(game, position, company) * position.holdings.units(player, company);
}

Money costTo(const Events &events, Party party)
{
    Money cost;
    for (const Event &event : events) {
        const auto *paid = std::get_if<Paid>(&event);
        if (paid == nullptr || paid->reason == Reason::Loan || paid->reason == Reason::DirectorsHelp ||
            paid->reason == Reason::TakenOver)
            continue;
        if (paid->from == party)
            cost += paid->amount;
        if (paid->to == party)
            cost -= paid->amount;
    }
    return cost;
}

Money totalOf(const Events &events, Reason reason)
{
    Money total;
    for (const Event &event : events) {
        const auto *paid = std::get_if<Paid>(&event);
        if (paid != nullptr && paid->reason == reason)
            total += paid->amount;
    }
    return total;
}

Money incomeOf(const std::vector<std::vector<Money>> &stopsOfTrains)
{
    Money income;
    for (const std::vector<Money> &stops : stopsOfTrains) {
        for (const Money stop : stops)
            income += stop;
    }
    return income;
}

} // namespace flimnap
