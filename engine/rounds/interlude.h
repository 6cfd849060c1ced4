#pragma once

#include "dealings/judge.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap {

/// A decision that comes before anybody's turn goes on.
class Interlude
{
public:
    virtual ~Interlude() = default;

    /// Who must decide; nobody if nothing is due.
    [[nodiscard]] virtual Party due(const Position &position) const = 0;
    /// Rounds end before it, and trains over the limit are given up.
    [[nodiscard]] virtual bool canWait() const { return false; }
    virtual void offer(const Position &position, Offers &offers) const = 0;
    virtual void play(Books &books, Party by, const Move &move, Judge &judge) const = 0;
};

} // namespace flimnap
