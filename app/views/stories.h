#pragma once

#include <QVariantList>

#include "rounds/rules.h"

namespace flimnap {

/// What befell the table with a move besides what its maker decided, told so that all understand it: a company formed,
/// railways that had to be exchanged, a broken bank.
struct Stories
{
    QVariantList rows; ///< {title, company, colour, textColour, effects}; no company: it concerns all
    Events rest;       ///< what is not told in them
};

/// The position is the one after the move.
Stories storiesOf(const Rules &rules, const Move &move, const Events &events, const Position &after);

} // namespace flimnap
