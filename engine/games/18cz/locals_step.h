#pragma once

#include "rounds/step.h"

namespace flimnap::cz18 {

/// Dealings of a company in local railways, at any time in its turn: it buys them from players, sells them to the
/// bank and uses their right to one more tile with a purple edge (CZ-6.10 ff.).
class LocalsStep final : public Step
{
public:
    explicit LocalsStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override;
    [[nodiscard]] bool isAnyTime() const override { return true; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] bool isSpecialLay(const Move &move) const;
    void judgePurchase(const Position &position, CompanyId company, PrivateId railway, Money price, Judge &judge) const;
    void buy(Books &books, CompanyId company, PrivateId railway, Money price) const;
    void judgeSale(const Position &position, CompanyId company, PrivateId railway, Judge &judge) const;
    void judgeSpecialTile(const Position &position, CompanyId company, const Move &move, Judge &judge) const;
    [[nodiscard]] bool mayLayColour(const Position &position, PrivateId railway) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::cz18
