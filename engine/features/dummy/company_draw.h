#pragma once

#include "rounds/company_draw.h"

namespace flimnap::dummy {

/// The dummy gets a company of each size by lot when its time has come.
class CompanyDraw final : public flimnap::CompanyDraw
{
public:
    using flimnap::CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;
};

/// Its old train leaves the game, and it gets the one on top of the deck, if that is one for it.
void giveTrain(Books &books, CompanyId company);

} // namespace flimnap::dummy
