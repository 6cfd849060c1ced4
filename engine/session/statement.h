#pragma once

#include "session/session.h"

namespace flimnap {

/// One change of an account: which move caused it, what for, and the balance after it.
struct StatementLine
{
    int move = 0; ///< place in the line; 0 = before the first move
    Money change;
    Money balance;
    Party counterpart;
    Reason reason = Reason::Opening;
    CompanyId about; ///< the company concerned; may be invalid
};

/// Why the account has what it has.
std::vector<StatementLine> statement(const Session &session, Party account);

} // namespace flimnap
