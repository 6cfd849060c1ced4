#pragma once

#include <optional>

#include "rounds/rules.h"

namespace flimnap {

/// Which of the offers in a position the move was made from, as an index; nothing if it was from none of them. Keys
/// that the journal leaves out, or has for the record only, do not matter: it is the one that does the same.
[[nodiscard]] std::optional<std::size_t> offerOf(const Rules &rules, const Position &position, const Offers &offers,
                                                 const Move &move);

/// What the move has for a choice; of a number that it leaves out 0, where that is possible, else nothing.
[[nodiscard]] std::optional<int> chosenNumber(const Move &move, const NumberChoice &choice);
[[nodiscard]] std::string chosenWord(const Move &move, const WordChoice &choice);

/// What it declared for the train of each choice; trains that it leaves out earned nothing.
[[nodiscard]] std::vector<Route> chosenRoutes(const Move &move, const std::vector<RouteChoice> &choices);

/// What is chosen now from an offer, and what the former choice of it said besides: a hex, a remark; why the table let
/// it pass, and what its trains served, only as long as nothing is chosen otherwise.
[[nodiscard]] Move withFormer(const Offer &offer, const Move &former, const Move &chosen);

} // namespace flimnap
