#pragma once

#include "table/draft.h"

namespace flimnap {

/// Nothing was earned: the marker goes left.
void settleWithoutIncome(Draft &draft, CompanyId company);

/// What trains earned at mines goes into the treasury, whatever becomes of the income.
void payMine(Draft &draft, CompanyId company, Money amount);

/// A fixed part of a minor's income is its owner's, the rest goes into its treasury.
void splitIncome(Draft &draft, CompanyId minor, Money income);

/// Every player gets his part of the income, rounded up for him over all his shares, and where shares lie in a pool
/// that earns for the company it gets theirs; the marker goes right, so many times as far as for one dividend.
void payDividend(Draft &draft, CompanyId company, Money income, int times = 1);

/// The income goes into the treasury; the marker goes left.
void keepIncome(Draft &draft, CompanyId company, Money income);

} // namespace flimnap
