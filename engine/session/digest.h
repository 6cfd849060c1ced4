#pragma once

#include <string>
#include <vector>

#include "session/session.h"

namespace flimnap {

/// A short text that tells two positions apart: every balance and price in clear, the rest as a hash. Kept beside each
/// stored move, so that a corrected rule that changes a stored game is noticed, and what it changed can be said.
std::string digest(const Rules &rules, const Position &position);

/// The corrections that lead from the session's balances and prices back to those of a kept digest.
std::vector<Move> correctionsTowards(const std::string &kept, const Session &session, const std::string &reason);

} // namespace flimnap
