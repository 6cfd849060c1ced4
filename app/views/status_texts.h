#pragma once

#include <QString>

#include "rounds/rules.h"

namespace flimnap {

// What a company's card says of it in words.

/// What it is and where it stands: "2. · regional", "coal, half of its income goes to the owner".
QString statusText(const Rules &rules, const Position &position, CompanyId company, int place);
/// Its trains and stations, and where the shares lie that nobody holds: "trains 1/4 · bank 60 %, reserve 20 %".
QString factsText(const Rules &rules, const Position &position, CompanyId company);
/// What a company waits for that nobody has started.
QString waitingText(const Rules &rules, const Position &position, CompanyId company);

/// Whether it can have money of its own.
bool hasTreasury(const Position &position, CompanyId company);

} // namespace flimnap
