#include "table/position.h"

#include <algorithm>

namespace flimnap {

std::string name(const Round &round)
{
    switch (round.kind) {
    case RoundKind::Opening:
        return "OPEN";
    case RoundKind::Stock:
        return "SR" + std::to_string(round.set);
    case RoundKind::Operating:
        return "OR" + std::to_string(round.set) + "." + std::to_string(round.number);
    case RoundKind::End:
        break;
    }
    return "END";
}

Money privateValue(const GameDefinition &game, const Position &position)
{
    int round = 0;
    Money value;
    for (const std::vector<Money> &set : game.sets) {
        for (const Money next : set) {
            if (round == position.roundsOperated)
                return value;
            value = next;
            ++round;
        }
    }
    return value;
}

int trainLimit(const GameDefinition &game, const Position &position, CompanyId company)
{
    return game.phases[position.phase].trainLimit[game.companies[company].size].value_or(0);
}

bool isOverTrainLimit(const GameDefinition &game, const Position &position, CompanyId company)
{
    return position.trains.count(company) > trainLimit(game, position, company);
}

bool ownsRunnableTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyClass &size = game.classOf(company);
    const std::vector<Train> &trains = position.trains.trains();
    return std::any_of(trains.begin(), trains.end(), [&](const Train &train) {
        return train.owner == Party(company) && size.runsTrains[game.faces[train.face].size];
    });
}

Money price(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CellId cell = position.markers.cell(company);
    return cell ? game.chart[cell].price : Money{};
}

int certificates(const GameDefinition &game, const Position &position, PlayerId player)
{
    int count = 0;
    for (const CompanyId company : ids(game.companies)) {
        const int units = position.holdings.units(player, company);
        const bool directs = position.holdings.director(company) == Party(player);
        count += directs ? units - game.classOf(company).directorUnits + 1 : units;
    }
    for (const PrivateState &railway : position.privates)
        count += railway.owner == Party(player) ? 1 : 0;
    return count;
}

Money worth(const GameDefinition &game, const Position &position, PlayerId player)
{
    const PlayerState &state = position.players[player];
    Money sum = position.ledger.balance(player) - state.debt - state.penalty;
    for (const CompanyId company : ids(game.companies)) {
        if (const int units = position.holdings.units(player, company))
            sum += price(game, position, company) * units;
    }
    const Money value = privateValue(game, position);
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner == Party(player))
            sum += position.roundsOperated == 0 ? game.privates[railway].price : value;
    }
    return sum;
}

std::vector<CompanyId> operatingOrder(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> order;
    for (const CompanyId company : ids(game.companies)) {
        if (position.companies[company].status == CompanyStatus::Operating)
            order.push_back(company);
    }
    std::sort(order.begin(), order.end(), [&](CompanyId a, CompanyId b) {
        const Money priceOfA = price(game, position, a);
        const Money priceOfB = price(game, position, b);
        return priceOfA != priceOfB ? priceOfA > priceOfB : position.markers.liesAbove(a, b);
    });
    return order;
}

} // namespace flimnap
