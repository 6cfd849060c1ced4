#pragma once

#include <QString>

#include "rounds/rules.h"

namespace flimnap {

/// Events of a move that belong together, from the first to the one before the last.
struct Stretch
{
    QString title;
    CompanyId company; ///< whom it is about; invalid if several
    std::size_t begin = 0;
    std::size_t end = 0;
    QString text = {}; ///< what it means, in place of the events' own words
};

/// The company that gets a train, or whose old one leaves the game, without anybody dealing for it; else invalid.
CompanyId servedBy(const Event &event, const Position &position);

} // namespace flimnap
