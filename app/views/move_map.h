#pragma once

#include <QVariantMap>

#include "core/fault.h"
#include "core/result.h"
#include "journal/move.h"

namespace flimnap {

/// A move as QML handles it: a map with the journal's keys.
QVariantMap toMap(const Move &move);
/// Faults if a key is unknown or missing, or its value cannot be meant.
Result<Move, Faults> toMove(const QVariantMap &map);

} // namespace flimnap
