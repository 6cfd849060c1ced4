#pragma once

#include <QVariantList>

#include "session/session.h"
#include "views/player_looks.h"

namespace flimnap {

/// The action cards of the round that is running, as they lie on the table: [{code, state, takers, sides}]. A card is
/// "free", "taken" or in "use"; a side is {side, text, icon, used, offered, allowed, reason, rule, waivable, move}.
/// Empty where nobody chooses cards now.
QVariantList actionCardRows(const Session &session, const Offers &offers, const PlayerLooks &looks);

/// Whose turns there are in that round, in their order: [{name, initial, colour, textColour, state}], a turn being
/// "over", "now" or "to come".
QVariantList cardTurnRows(const Session &session, const PlayerLooks &looks);

/// How many copy cards the one has whose turn it is.
int copyCardsOfActor(const Session &session);

} // namespace flimnap
