#pragma once

#include "rounds/company_draw.h"

namespace flimnap::cz18 {

/// Two players do without one of the companies; which one is drawn before the auction (CZ-8.41).
class LeftOutCompany final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;
};

} // namespace flimnap::cz18
