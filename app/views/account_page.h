#pragma once

#include <QVariantList>

#include "session/session.h"
#include "views/player_looks.h"

namespace flimnap {

/// What people want to know of somebody before they ask why he has his money: of a player what he owns and what that
/// is worth, of a company who holds it, its trains and its last incomes, the newest first.
/// [{title, rows: [{label, note, badge}]}]; a badge is {initial, colour, textColour}, or empty.
QVariantList accountSections(const Session &session, const PlayerLooks &looks, Party account);

} // namespace flimnap
