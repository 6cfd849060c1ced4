#include "rounds/player_order.h"

#include <algorithm>

namespace flimnap {

void dealOrderCards(Draft &draft, FirstCard first)
{
    std::vector<PlayerId> &order = draft.position.order;
    const std::vector<PlayerId> before = order;
    std::stable_sort(order.begin(), order.end(), [&](PlayerId a, PlayerId b) {
        return first == FirstCard::LeastCash ? draft.cash(a) < draft.cash(b) : draft.cash(a) > draft.cash(b);
    });
    if (order != before)
        draft.tell(OrderChanged{});
}

} // namespace flimnap
