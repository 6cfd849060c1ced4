#pragma once

#include <QString>
#include <QVariantMap>

#include "rounds/rules.h"

namespace flimnap {

/// The QML sheet that shows a kind of move; a plain form made from the offer where there is none.
QString sheetFor(MoveKind kind, bool byCompany);

/// An offer as a map for its sheet: what it is called, what is still to be chosen, why it is refused.
QVariantMap offerRow(const Rules &rules, const Position &position, const Offer &offer);

} // namespace flimnap
