#include "table/values.h"

namespace flimnap {

Money holdingValue(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company)
{
    return scorePrice(game, position, company) * position.holdings.units(player, company);
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

Money debtAfterInterest(const GameDefinition &game, Money debt)
{
    return debt + shareRoundedUp(debt, game.loans.interestPercent, 100);
}

bool isBankLow(const GameDefinition &game, const Position &position)
{
    constexpr int parts = 10;
    return game.bank && position.ledger.balance(Party::bank()) * parts < *game.bank;
}

std::optional<Round> lastRoundOfSet(const GameDefinition &game, const Position &position)
{
    const Round &now = position.round;
    if (!game.bank)
        return {};
    if (now.kind == RoundKind::Operating)
        return Round{now.kind, now.set, position.roundsInSet};
    if (now.kind == RoundKind::Stock)
        return Round{RoundKind::Operating, now.set, game.phases[position.phase].operatingRounds};
    return {};
}

CompanyId ownCompany(const GameDefinition &game, const Position &position, PlayerId player)
{
    for (const CompanyId company : ids(game.companies)) {
        if (!game.hasShares() && position.holdings.director(company) == Party(player))
            return company;
    }
    return {};
}

PlayerId nextToDraw(const GameDefinition &game, const Position &position)
{
    for (const PlayerId player : ids(position.players)) {
        if (!game.hasShares() && !ownCompany(game, position, player))
            return player;
    }
    return {};
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
