#pragma once

#include "dealings/judge.h"
#include "journal/header.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap {

/// One kind of round: who acts in it, what he may do, and what that does.
class RoundRules
{
public:
    virtual ~RoundRules() = default;

    /// What happens at the start of the round before anybody acts.
    virtual void begin(Books &books) const = 0;
    /// What it leaves behind when it is over.
    virtual void end(Books & /*books*/) const {}
    [[nodiscard]] virtual bool isOver(const Position &position) const = 0;
    [[nodiscard]] virtual Party actor(const Position &position) const = 0;
    virtual void offer(const Position &position, Offers &offers) const = 0;
    /// Of his cash, what a bid of his stands for: no correction takes it, for the winner will pay.
    [[nodiscard]] virtual Money boundCash(const Position & /*position*/, PlayerId /*player*/) const { return {}; }
    /// The private railway that is bid for in turn, until all but one have dropped out; invalid while there is none.
    [[nodiscard]] virtual PrivateId lot(const Position & /*position*/) const { return {}; }
    /// Whether he does nothing for now: he has passed, or is out of what is being bid for.
    [[nodiscard]] virtual bool hasPassed(const Position & /*position*/, PlayerId /*player*/) const { return false; }
    /// By correction of the table: the turn is the actor's, from its beginning. False if he has none in this round.
    virtual bool giveTurn(Books &books, Party actor) const = 0;
    /// Plays the move, or refuses it before the judge; what a refused move did to the books is thrown away.
    virtual void play(Books &books, Party by, const Move &move, Judge &judge) const = 0;
};

} // namespace flimnap
