#pragma once

#include <optional>

#include <QVariantMap>

#include "journal/move.h"

namespace flimnap {

/// A move as QML handles it: a map with the journal's keys.
QVariantMap toMap(const Move &move);
/// Nothing if a key is unknown or missing, or its value cannot be meant.
std::optional<Move> toMove(const QVariantMap &map);

} // namespace flimnap
