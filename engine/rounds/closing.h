#pragma once

#include "table/books.h"

namespace flimnap {

/// Whether its marker lies in the closing area.
bool isClosing(const GameDefinition &game, const Position &position, CompanyId company);
inline bool isClosing(const Books &books, CompanyId company)
{
    return isClosing(books.game, books.position, company);
}

/// Companies whose markers lie in the closing area leave the game (JR-6.60).
void closeCompanies(Books &books);

/// It leaves the game, and what it has goes to the bank and the pool.
void close(Books &books, CompanyId company);

/// Everything of the company is gone but its money and its trains, which somebody has taken already.
void dissolve(Books &books, CompanyId company);

} // namespace flimnap
