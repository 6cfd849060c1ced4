#pragma once

#include <QVariantList>

#include "rounds/rules.h"

namespace flimnap {

/// What a move causes as the rows of a ledger: {text, note, amount, kind}. A payment has a row for each side but the
/// bank's, with its sign.
QVariantList effectRows(const Rules &rules, const Events &events);

/// What railways that just got an owner have left in their treasuries, as such rows.
QVariantList newTreasuries(const Rules &rules, const Played &played);

/// Where share-price markers go, for the chart: [{company, fromRow, fromColumn, toRow, toColumn}].
QVariantList priceArrows(const GameDefinition &game, const Events &events);

/// What a purchase does beyond itself, in a few words: "starts phase e · 3 trains leave the game"; empty if nothing.
QString furtherConsequences(const Rules &rules, const Events &events);

} // namespace flimnap
