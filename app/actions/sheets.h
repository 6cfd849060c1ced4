#pragma once

#include <QString>

#include "actions/action_key.h"

namespace flimnap {

/// The QML sheet that shows a kind of move; a plain form made from the offer where there is none.
QString sheetFor(const Offers &offers, const ActionKey &action, bool byCompany);

} // namespace flimnap
