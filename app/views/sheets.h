#pragma once

#include <QString>
#include <QVariantMap>

#include "session/session.h"
#include "actions/action_key.h"

namespace flimnap {

/// The QML sheet that shows a kind of move; a plain form made from the offer where there is none.
QString sheetFor(const Offers &offers, const ActionKey &action, bool byCompany);

/// An offer as a map for its sheet: what it is called, what is still to be chosen, what else it would set off, why it
/// is refused. If a move was made from it before and is to be mended, it is "chosen" with what it said.
QVariantMap offerRow(const Session &session, const Offer &offer, const Move *chosen = nullptr);

/// The offer's move with every choice as suggested.
Move suggestedMove(const Offer &offer);

/// Whether the offer as suggested touches neither money nor shares, prices or trains: nothing to be seen in advance.
bool isQuick(const Session &session, const Offer &offer);

} // namespace flimnap
