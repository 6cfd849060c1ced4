#pragma once

#include <QVariantList>

#include "rounds/rules.h"

namespace flimnap {

/// What a move causes as rows for a list: {text, amount, sign, kind}; postings of one kind stand together.
QVariantList effectRows(const Rules &rules, const Events &events);

} // namespace flimnap
