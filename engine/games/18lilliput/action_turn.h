#pragma once

#include "dealings/judge.h"
#include "journal/move.h"
#include "table/books.h"

namespace flimnap::lilliput18 {

/// The side of the action card that is used in this turn; none before a card is chosen.
const CardSide *chosenSide(const GameDefinition &game, const Position &position);

/// Whether the chosen side lets the player do this.
void judgeSide(const GameDefinition &game, const Position &position, ActionKind kind, Judge &judge);

/// The company a move of the player is made by, one that he directs; invalid, and refused, if there is none.
CompanyId companyOf(const GameDefinition &game, const Position &position, PlayerId player, const Move &move,
                    Judge &judge);

/// Whether the amounts go to companies of the player and make up the sum.
void judgeAmounts(const GameDefinition &game, const Position &position, PlayerId player, const Move &move, Money sum,
                  Judge &judge);
void payAmounts(Books &books, const Move &move, Reason reason);

/// A company that was taken or founded has its home station on the map.
void placeHome(Books &books, CompanyId company);

} // namespace flimnap::lilliput18
