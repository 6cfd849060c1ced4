#pragma once

#include <QVariantList>

#include "rounds/rules.h"

namespace flimnap {

/// Whether rules have this project's numbers, too: for whoever looks a journal's line up.
enum class RuleNumbers { Hidden, Shown };

/// What a move causes as the rows of a ledger: {text, note, amount, kind}. A payment has a row for each side but the
/// bank's, with its sign. A rule that was waived has its chapter as a note.
QVariantList effectRows(const Rules &rules, const Events &events, RuleNumbers numbers = RuleNumbers::Hidden);

/// What follows from the end of a round as such rows: all incomes of a kind that somebody gets as one, and who plays
/// after whom from then on, if that changed.
QVariantList roundEndRows(const Rules &rules, const Events &events, const Position &after);

/// What railways that just got an owner have left in their treasuries, as such rows.
QVariantList newTreasuries(const Rules &rules, const Played &played);

/// What of an income that is paid out stays in the bank, for its shares, as such a row; none if nothing does.
QVariantList unpaidIncome(const Rules &rules, const Position &before, const Move &move, const Events &events);

/// Where share-price markers go, for the chart: [{company, fromRow, fromColumn, toRow, toColumn}].
QVariantList priceArrows(const GameDefinition &game, const Events &events);

/// What a purchase does beyond itself, in a few words: "starts phase e · 3 trains leave the game"; empty if nothing.
QString furtherConsequences(const Rules &rules, const Events &events);

} // namespace flimnap
