#pragma once

#include "rounds/company_draw.h"

namespace flimnap::cz18 {

/// The players draw their companies, one after the other (CZ-8.1).
class CharterDraw final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;
};

} // namespace flimnap::cz18
