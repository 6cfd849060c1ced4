#pragma once

#include "rounds/decision.h"

// His turn, which comes after those of the players (LI-8.9 ff.): he builds on the table, and what can be computed
// follows. In games without him there is none.

namespace flimnap::automaton {

inline constexpr std::string_view builtEvent = "automaton_built";

void beginTurn(Books &books);
/// He has not yet done all of it.
bool hasTurn(const Position &position);
/// By correction of the table: he acts again when it is his turn, if he has not bought yet, or if the turn is his.
void repeatTurn(Books &books, bool isHis);
DecisionKinds turnKinds();
/// What is said of what he built, and of a plain tile behind one of his cities.
FeatureTold built(const GameDefinition &game, PlayerId automaton, std::string_view track, bool extra);

} // namespace flimnap::automaton
