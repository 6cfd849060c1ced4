#pragma once

#include <memory>
#include <vector>

#include "dealings/judge.h"
#include "journal/move.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap {

/// Something a player may do in his turn. In a stock round it stands in place of the purchase and ends the turn as a
/// purchase does.
class PlayerAction
{
public:
    virtual ~PlayerAction() = default;

    [[nodiscard]] virtual bool handles(const Move &move) const = 0;
    virtual void offer(const Position &position, PlayerId player, Offers &offers) const = 0;
    virtual void play(Books &books, PlayerId player, const Move &move, Judge &judge) const = 0;
};

using PlayerActions = std::vector<std::unique_ptr<const PlayerAction>>;

/// The company a move of the player is made by, one that he directs; invalid, and refused, if there is none.
CompanyId companyOf(const GameDefinition &game, const Position &position, PlayerId player, const Move &move,
                    Judge &judge);

} // namespace flimnap
