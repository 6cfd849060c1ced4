#pragma once

#include <vector>

#include "core/result.h"
#include "journal/move.h"
#include "rounds/rules.h"

namespace flimnap {

/// One run of one company without a game around it: whose it is, what it earns, what becomes of that.
struct IncomeTrial
{
    ClassId size = {};              ///< the kind of company
    std::vector<int> percents = {}; ///< what each player holds, the director first; of a minor its owner alone counts
    int poolPercent = 0;            ///< likewise of the open stock; everything else lies in the bank
    int revenue = 0;                ///< of all trains together …
    std::vector<Route> routes = {}; ///< … or, where it is declared so, train by train
    int mine = 0;
    std::string pay = "all";  ///< "none", "half"
    CellId cell = {};         ///< where its price is now; invalid: anywhere
    bool isLastRound = false; ///< of the game, where that pays otherwise
    Parts row = {};           ///< what features keep of the company
};

/// What everybody has of it.
struct IncomeShares
{
    std::vector<Money> players; ///< below zero: has to pay interest
    Money treasury;
    CellId before;
    CellId after; ///< invalid if the company is closed by it, or has no price
    Events events;
};

/// The trial by the rules of a game, as a turn of that game would end it; or why that turn is refused.
Result<IncomeShares, Refusal> tryIncome(const Rules &rules, const IncomeTrial &trial);

/// Whether all trials end alike by both tables.
bool haveSameIncomes(const GameDefinition &one, const GameDefinition &other);

/// Kinds of companies that a trial can be made for.
std::vector<ClassId> sizesWithIncome(const GameDefinition &game);
/// What becomes of an income can be chosen from these words, "all" in front; one alone where there is no choice.
std::vector<std::string> waysToPay(const GameDefinition &game, ClassId size);

} // namespace flimnap
