#pragma once

#include <QVariantList>

#include "rounds/rules.h"

namespace flimnap {

/// The railways that are auctioned now, in their order: [{code, name, state: "open", "running", "sold", text}]; empty
/// where nothing is auctioned.
QVariantList lotRows(const Rules &rules, const Position &position);

} // namespace flimnap
