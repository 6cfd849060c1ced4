#pragma once

#include "table/draft.h"

namespace flimnap::jr1836 {

/// Whether its marker lies in the closing area.
bool isClosing(const GameDefinition &game, const Position &position, CompanyId company);
inline bool isClosing(const Draft &draft, CompanyId company)
{
    return isClosing(draft.game, draft.position, company);
}

/// Companies whose markers lie in the closing area leave the game (JR-6.60).
void closeCompanies(Draft &draft);

/// It leaves the game, and what it has goes to the bank and the pool.
void close(Draft &draft, CompanyId company);

/// Everything of the company is gone but its money and its trains, which somebody has taken already.
void dissolve(Draft &draft, CompanyId company);

} // namespace flimnap::jr1836
