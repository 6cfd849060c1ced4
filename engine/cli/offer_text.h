#pragma once

#include <optional>
#include <string>
#include <vector>

#include "io/json.h"
#include "rounds/rules.h"

namespace flimnap {

/// What may be done now, one journal line each; where something is still to be chosen, what is allowed stands in its
/// place: {"move":"start_company","by":"p1","company":"BCB","price":55|60|65}.
std::vector<std::string> possibleMoves(const Rules &rules, const Position &position);

/// The offer's choices by their key: an object for a number, a list for a word.
Json choicesJson(const Offer &offer);

/// The offer with every choice made as suggested; nothing if a choice has no suggestion.
std::optional<Move> suggestedMove(const Offer &offer);

} // namespace flimnap
