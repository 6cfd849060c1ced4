#pragma once

#include "dealings/shares.h"
#include "rounds/codes.h"
#include "rounds/step.h"

namespace flimnap {

/// The director of a company that must buy a train sells shares of his own as long as money for it is short.
class EmergencySaleStep final : public Step
{
public:
    EmergencySaleStep(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] bool handles(const Move &move) const override { return move.kind == MoveKind::SellShares; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    void judgeEmergency(const Position &position, CompanyId company, const ShareSale &sale, Judge &judge) const;
    [[nodiscard]] Money dearestTrain(const Position &position, CompanyId company) const;
    [[nodiscard]] bool isInNeed(const Position &position, CompanyId company) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap
