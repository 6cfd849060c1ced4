#pragma once

#include <vector>

#include "session/statement.h"

namespace flimnap {

/// What somebody was found to have, against what the book says he has.
struct CashCount
{
    Money book;
    Money difference;                    ///< counted − book: what a correction would have to book
    std::vector<StatementLine> suspects; ///< entries that explain it, newest first: forgotten, or paid the wrong way
};

CashCount countCash(const Session &session, Party account, Money counted);

} // namespace flimnap
