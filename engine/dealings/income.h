#pragma once

#include "table/draft.h"

namespace flimnap {

/// Nothing was earned: the marker goes left.
void settleWithoutIncome(Draft &draft, CompanyId company);

/// Every player gets his part of the income, rounded up for him over all his shares; the marker goes right.
void payDividend(Draft &draft, CompanyId company, Money income);

/// The income goes into the treasury; the marker goes left.
void keepIncome(Draft &draft, CompanyId company, Money income);

} // namespace flimnap
