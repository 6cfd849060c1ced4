#pragma once

#include <QVariantList>

#include "rounds/rules.h"

namespace flimnap {

/// For whom two positions of the same game differ: [{name, what, from, to}]. Balances, prices, holdings, trains and
/// whose turn it is; "what" is empty for a balance.
QVariantList differenceRows(const Rules &rules, const Position &before, const Position &after);

} // namespace flimnap
