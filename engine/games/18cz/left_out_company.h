#pragma once

#include "rounds/company_draw.h"

namespace flimnap::cz18 {

/// Two players do without one of the companies; which one is drawn before the auction (CZ-8.41).
class LeftOutCompany final : public CompanyDraw
{
public:
    LeftOutCompany(const GameDefinition &game, int players) : CompanyDraw(game), m_players(players) {}

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Draft &draft, CompanyId drawn) const override;

private:
    int m_players;
};

} // namespace flimnap::cz18
