#pragma once

#include "core/fault.h"
#include "rounds/codes.h"
#include "rounds/table_rules.h"
#include "table/books.h"
#include "table/joined_position.h"

namespace flimnap {

/// The game begins where this table stands instead of from its beginning; with faults nothing is changed.
Faults join(TableRules &rules, const JoinedPosition &table);

/// Lays out on an empty table where a game is joined in the middle: everything but the turn, or the round, that begins
/// now. What cannot be laid and which laws do not hold is found at once, with places as in a journal's header
/// ("start/companies/BCB/trains"); with any of that the books are good for nothing.
Faults layOut(Books &books, const Rules &rules, const JoinedPosition &table);

/// What belongs to the turn of a stock round that goes on, once it is given to the player who has it.
void resumeStockTurn(Position &position, const Codes &codes, const JoinedPosition &table);

} // namespace flimnap
