#include "laws/laws.h"

namespace flimnap {

void checkOrder(const LaidTable &table, Findings &broken)
{
    const std::vector<PlayerId> &order = table.position.order;
    const int seats = table.position.players.count() - (table.game.unseated ? 1 : 0);
    bool isComplete = true;
    for (const PlayerId player : ids(table.position.players)) {
        const auto cards = std::count(order.begin(), order.end(), player);
        const bool isSeated = player.index() < seats;
        broken.need(isSeated || cards == 0, "order",
                    Sentence::say("%1 has no place in the order", {table.codeOf(player)}));
        broken.need(cards <= 1 || !isSeated, "order",
                    Sentence::say("%1 has one turn-order card, not two", {table.codeOf(player)}));
        broken.need(cards >= 1 || !isSeated, "order",
                    Sentence::say("every player has a turn-order card; %1 is missing", {table.codeOf(player)}));
        isComplete = isComplete && cards == (isSeated ? 1 : 0);
    }
    bool isAsTheySit = true;
    for (std::size_t seat = 1; isComplete && seat < order.size(); ++seat)
        isAsTheySit = isAsTheySit && order[seat].index() == (order[seat - 1].index() + 1) % seats;
    broken.keep(isAsTheySit || table.game.turnOrder != TurnOrder::PriorityCard, "order",
                Sentence::say("expected the holder of the priority card and then the others as they sit"));
}

} // namespace flimnap
