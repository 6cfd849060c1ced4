#pragma once

#include <functional>

#include "rounds/operating_round.h"

namespace flimnap::ah1824 {

/// The bond railway pays by its price (AH-8.13); the price of a state railway without director falls (AH-6.4). Like
/// everybody else they act when what the round before left open is decided.
class SubstituteTurns final : public TurnSubstitute
{
public:
    using Question = std::function<bool(const Position &)>;

    explicit SubstituteTurns(Question isSomethingOpen) : m_isSomethingOpen(std::move(isSomethingOpen)) {}

    bool actFor(Books &books, CompanyId company) const override;
    [[nodiscard]] bool mustWait(const Position &position) const override { return m_isSomethingOpen(position); }

private:
    Question m_isSomethingOpen;
};

} // namespace flimnap::ah1824
