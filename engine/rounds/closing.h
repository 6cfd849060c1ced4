#pragma once

#include "table/books.h"

namespace flimnap {

/// The company leaves the game, and what it has goes to the bank and the pool.
void close(Books &books, CompanyId company);

/// Everything of the company is gone but its money and its trains, which somebody has taken already.
void dissolve(Books &books, CompanyId company);

/// Private railways and companies of one owner that nobody bought leave the game.
void removeUnsold(Books &books);

} // namespace flimnap
