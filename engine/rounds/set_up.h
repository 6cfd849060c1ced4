#pragma once

#include "table/books.h"

namespace flimnap {

/// All certificates in the bank, the whole deck, nobody has anything yet. Who has no seat is the last of the players.
Position emptyTable(const GameDefinition &game, int players);

/// What every game begins with: the bank's money, the players' cash; what this table does not use leaves the game.
void setUp(Books &books);

/// The company is not in this game: nothing of it was ever sold.
void leaveOut(Books &books, CompanyId company);

} // namespace flimnap
