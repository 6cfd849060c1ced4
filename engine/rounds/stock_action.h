#pragma once

#include "journal/move.h"
#include "rounds/judge.h"
#include "rounds/offers.h"
#include "table/draft.h"

namespace flimnap {

/// Something a player may do in place of the purchase of his turn; it ends the turn as a purchase does.
class StockAction
{
public:
    virtual ~StockAction() = default;

    [[nodiscard]] virtual bool handles(const Move &move) const = 0;
    virtual void offer(const Position &position, PlayerId player, Offers &offers) const = 0;
    virtual void play(Draft &draft, PlayerId player, const Move &move, Judge &judge) const = 0;
};

} // namespace flimnap
