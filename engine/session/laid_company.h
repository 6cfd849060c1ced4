#pragma once

#include <optional>
#include <vector>

#include "table/books.h"

namespace flimnap {

/// What is said about a company's shares cannot be.
enum class ShareMistake { OddShare, TooManyShares };

/// Lays out anew a company that runs, for a table that nobody kept the books of: its price, and its shares with the
/// players, in the pool and, what is left, in the bank.
std::optional<ShareMistake> layCompany(Books &books, CompanyId company, CellId price, const std::vector<int> &percents,
                                       int poolPercent);

} // namespace flimnap
