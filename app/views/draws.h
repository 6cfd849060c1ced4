#pragma once

#include <QString>

#include "session/session.h"

namespace flimnap {

// A draw that is due: what is drawn, and what becomes of it.

/// What the draw would cause; all lots have the same terms.
Events eventsOf(const Session &session, const Offer &draw);

/// "A company is drawn for Vaclav", "Boris draws his company".
QString drawText(const Rules &rules, const Position &position, const Offer &draw);

/// What the one who gets it has of it.
QString drawReason(const Session &session, const Offer &draw);

} // namespace flimnap
