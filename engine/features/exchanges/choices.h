#pragma once

#include "rounds/decision.h"

namespace flimnap::exchanges {

/// In a stock round an owner may give a private railway for a share of any company that is started in play, or a
/// company of his for the director's certificate set aside for it (AH-5.22, AH-5.23).
DecisionKinds freeExchanges();

/// In a phase that no longer knows them private railways are exchanged one after the other; where no share is left they
/// are lost (AH-6.45).
class ForcedExchanges final : public DecisionInterlude
{
public:
    explicit ForcedExchanges(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;
    [[nodiscard]] bool canWait() const override { return true; }

private:
    [[nodiscard]] Refusal somethingElse(const Position &position) const override;
};

/// Two tokens of a newly formed company stood on one hex: its director says which one stays (AH-6.57).
class TokenChoice final : public DecisionInterlude
{
public:
    explicit TokenChoice(const GameDefinition &game);

    [[nodiscard]] Party due(const Position &position) const override;
    [[nodiscard]] bool canWait() const override { return true; }

private:
    [[nodiscard]] Refusal somethingElse(const Position &position) const override;
};

} // namespace flimnap::exchanges
