#pragma once

#include "views/stretches.h"

namespace flimnap {

/// What somebody did whose decisions the rules make, if there is more to tell than what he built.
std::vector<Stretch> automatonStories(const Rules &rules, const Events &events);

/// What happens between two rounds of action cards: the train for the depot, who is first now.
std::vector<Stretch> bureaucracyStories(const Rules &rules, const Events &events, const Position &after);

} // namespace flimnap
