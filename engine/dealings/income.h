#pragma once

#include "table/books.h"

namespace flimnap {

/// Nothing was earned: the marker goes left.
void settleWithoutIncome(Books &books, CompanyId company);

/// What trains earned at mines goes into the treasury, whatever becomes of the income.
void payMine(Books &books, CompanyId company, Money amount);

/// A fixed part of a minor's income is its owner's, the rest goes into its treasury.
void splitIncome(Books &books, CompanyId minor, Money income);

/// Every player gets his part of the income, rounded up for him over all his shares, and where shares lie in a pool
/// that earns for the company it gets theirs; the marker goes right, so many times as far as for one dividend.
void payDividend(Books &books, CompanyId company, Money income, int times = 1);

/// The income goes into the treasury; the marker goes left.
void keepIncome(Books &books, CompanyId company, Money income);

} // namespace flimnap
