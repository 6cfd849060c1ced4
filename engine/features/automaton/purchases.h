#pragma once

#include "rounds/company_draw.h"

namespace flimnap::automaton {

/// His company comes by lot before the game opens (LI-8.7).
class FirstCompany final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;
};

/// He buys a share or at last a second company; which one is drawn by lot where there are several (LI-8.12, LI-8.13).
class Purchase final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;
};

/// What there is no choice about is bought at once; else the lot decides.
void goShopping(Books &books);

} // namespace flimnap::automaton
