#include "rounds/player_order.h"

#include <algorithm>

namespace flimnap {

void dealOrderCards(Books &books, FirstCard first)
{
    std::vector<PlayerId> &order = books.position.order;
    const std::vector<PlayerId> before = order;
    std::stable_sort(order.begin(), order.end(), [&](PlayerId a, PlayerId b) {
        return first == FirstCard::LeastCash ? books.cash(a) < books.cash(b) : books.cash(a) > books.cash(b);
    });
    if (order != before)
        books.tell(OrderChanged{});
}

} // namespace flimnap
