#pragma once

#include <vector>

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
};

/// The dummy's company that gets a train, or whose old one leaves the game, without anybody dealing for it; else
/// invalid.
CompanyId servedBy(const Event &event, const Position &position);

/// What the move brought the dummy: a company by lot, the trains at the end of a set.
std::vector<Stretch> dummyStories(const Rules &rules, const Move &move, const Events &events, const Position &after);

} // namespace flimnap
