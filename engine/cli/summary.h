#pragma once

#include <string>

#include "session/session.h"

namespace flimnap {

/// For people: what is played by whom, how far it is, and how the companies stand.
std::string summary(const Session &session);

/// The final scoring; of a game that is not over, what it would be now.
std::string scoring(const Rules &rules, const Position &position);

} // namespace flimnap
