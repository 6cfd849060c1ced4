#include "session/cash_count.h"

#include <algorithm>

namespace flimnap {

CashCount countCash(const Session &session, Party account, Money counted)
{
    CashCount count;
    count.book = session.position().ledger.balance(account);
    count.difference = counted - count.book;
    if (count.difference == Money{})
        return count;
    for (const StatementLine &line : statement(session, account)) {
        const bool wasForgotten = line.change == -count.difference;
        const bool wentTheWrongWay = 2 * line.change == -count.difference;
        if (wasForgotten || wentTheWrongWay)
            count.suspects.push_back(line);
    }
    std::reverse(count.suspects.begin(), count.suspects.end());
    return count;
}

} // namespace flimnap
