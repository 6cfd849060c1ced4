#pragma once

#include <QVariantMap>

#include "session/session.h"

namespace flimnap {

/// By how much each account changed with what a move caused, by the codes of players and companies; accounts that end
/// as they were are left out.
QVariantMap accountChanges(const Rules &rules, const Events &events);

/// The sum a journal's line is about: {amount, amountKind}. "change" of the account of whoever moved (or that was
/// corrected), "paid" out to shareholders; an empty kind where the move is not about money. What came due by itself
/// with the move is left out.
QVariantMap mainAmount(const Rules &rules, const Move &move, const Events &events);

} // namespace flimnap
