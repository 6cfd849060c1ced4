#pragma once

#include <QVariantList>

#include "rounds/rules.h"
#include "views/player_looks.h"

namespace flimnap {

/// The scoring sheet, best first: [{rank, name, initial, colour, textColour, cash, shares, shareRows: [{company,
/// colour, textColour, units, percent, price, deduction, value}], privates, cards, treasury, company, uncounted, debt,
/// penalty, total, lines, parts}]. The lines [{label, amount}] say in words what the total is made of; the parts
/// [{title, amount}] are what it can be made of beside shares, the same of everybody, whatever the player has of them.
QVariantList scoreRows(const Rules &rules, const Position &position, const PlayerLooks &looks);
/// One row of it.
QVariantMap scoreRow(const Rules &rules, const Position &position, const PlayerLooks &looks, const Score &score);

} // namespace flimnap
