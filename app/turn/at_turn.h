#pragma once

#include "session/session.h"
#include "views/player_looks.h"

namespace flimnap {

/// A game while somebody must act, with all that he can do.
struct AtTurn
{
    const Session &session;
    const Offers &offers;
    const PlayerLooks &looks;

    [[nodiscard]] const Rules &rules() const { return session.rules(); }
    [[nodiscard]] const GameDefinition &game() const { return rules().game(); }
    [[nodiscard]] const Position &position() const { return session.position(); }
    [[nodiscard]] Party actor() const { return rules().actor(position()); }
    /// Which player decides this for the company in turn, where nobody at the table directs it.
    [[nodiscard]] PlayerId deciderOf(MoveKind kind) const;
    /// The first offer of the kind if nothing else can be done now.
    [[nodiscard]] const Offer *onlyDecision(MoveKind kind) const;
};

/// What the player has to raise, as he owes more than he has.
QString missingOf(const Session &session, PlayerId player);

} // namespace flimnap
