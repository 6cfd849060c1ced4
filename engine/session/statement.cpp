#include "session/statement.h"

namespace flimnap {

std::vector<StatementLine> statement(const Session &session, Party account)
{
    std::vector<StatementLine> lines;
    Money balance;
    for (int place = 0; place <= session.moveCount(); ++place) {
        for (const Event &event : session.events(place)) {
            const Paid *paid = std::get_if<Paid>(&event);
            if (paid == nullptr || (paid->from != account && paid->to != account))
                continue;
            const bool receives = paid->to == account;
            const Money change = receives ? paid->amount : -paid->amount;
            balance += change;
            lines.push_back({place, change, balance, receives ? paid->from : paid->to, paid->reason, paid->about});
        }
    }
    return lines;
}

} // namespace flimnap
