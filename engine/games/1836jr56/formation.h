#pragma once

#include "rounds/codes.h"
#include "rounds/interlude.h"

namespace flimnap::jr1836 {

/// The first train that calls the national company was bought: it is to be formed at once, or when the turn ends
/// (JR-6.40, JR-D13).
void callFormation(Books &books);
/// All treasuries repay what they can, and the companies that still have loans are to decide (JR-6.41); the interest
/// for the train that was bought comes before they are asked (JR-D30).
void beginFormation(Books &books);
/// The table may have corrected it under way: who left the game does not decide and is not merged.
void reviewFormation(Books &books);

/// The president of a company with loans pays them all, or the company merges (JR-6.41).
class LoanDecision final : public Interlude
{
public:
    LoanDecision(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    /// Companies that may decide now, the first one in front.
    [[nodiscard]] std::vector<CompanyId> deciders(const Position &position) const;
    void judgePayment(const Position &position, CompanyId company, Judge &judge) const;
    static void pay(Books &books, CompanyId company);
    static void merge(Books &books, CompanyId company);

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::jr1836
