#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/id.h"
#include "core/refusal.h"
#include "journal/move.h"

namespace flimnap {

/// A number still to be entered for a move, with what is allowed.
struct NumberChoice
{
    std::string_view key; ///< of the journal: "price", "revenue" …
    int least = 0;
    int most = 0;
    int step = 1;
    std::vector<int> usual = {}; ///< the allowed values where they are a list, else likely ones
    bool onlyUsual = false;
    bool othersByLeave = false; ///< where only the usual ones are allowed: the table may agree on another
    std::optional<int> suggested = {};
};

/// A word still to be chosen for a move.
struct WordChoice
{
    std::string_view key;
    std::vector<std::string> words;
};

/// What one train earned, still to be entered.
struct RouteChoice
{
    std::string train;
    int most = 0;
    int step = 1;
    int bonus = 0; ///< that it can have earned besides; 0: none
};

/// A sum still to be split among companies.
struct SplitChoice
{
    int sum = 0;
    std::vector<std::string> companies;
};

/// One thing that can be done now, or why it cannot: enough to draw it without knowing the rule.
struct Offer
{
    Move move; ///< complete but for the choices
    std::vector<NumberChoice> numbers;
    std::vector<WordChoice> words;
    std::vector<RouteChoice> routes = {};
    std::optional<SplitChoice> split = {};
    PlayerId by = {};         ///< who decides, if it is a player: the table knows what journals call him
    bool isOutOfTurn = false; ///< of a company, while somebody else must act
    Verdict refusal = {};
};

using Offers = std::vector<Offer>;

} // namespace flimnap
