#pragma once

#include "rounds/decision.h"

namespace flimnap::national {

/// The first train that calls the national company was bought: it is to be formed at once, or when the turn ends
/// (JR-6.40, JR-D13).
void callFormation(Books &books);
/// The turn is over after which it was to be formed, and nobody owes money any more.
void beginFormationIfDue(Books &books);
/// All treasuries repay what they can, and the companies that still have loans are to decide (JR-6.41); the interest
/// for the train that was bought comes before they are asked (JR-D30).
void beginFormation(Books &books);
/// The table may have corrected it under way: who left the game does not decide and is not merged.
void reviewFormation(Books &books);

/// The president of a company with loans pays them all, or the company merges (JR-6.41).
class LoanDecision final : public DecisionInterlude
{
public:
    explicit LoanDecision(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;

private:
    [[nodiscard]] std::vector<Party> deciders(const Position &position) const override;
    [[nodiscard]] Refusal somethingElse(const Position &position) const override;
};

} // namespace flimnap::national
