#pragma once

#include "actions/action_key.h"
#include "actions/action_row.h"
#include "turn/at_turn.h"

namespace flimnap {

/// What can be done now, what cannot and why: every place of the round with what is on offer for it, then what has no
/// place of its own.
QList<ActionRow> actionBar(const AtTurn &turn);

ActionPlaces placesOf(const QList<ActionRow> &rows);
QList<NotNow> notNow(const QList<ActionRow> &rows);

} // namespace flimnap
