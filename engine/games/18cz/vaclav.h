#pragma once

#include <optional>

#include "rounds/company_draw.h"

namespace flimnap::cz18 {

/// The third player at a table for two (CZ-8.23 ff.): he gets a company of each size by lot when its time has come, and
/// every company of his a train at once and a new one at the end of every set.
class Vaclav final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

    /// From now on his companies wait for their trains at the end of the set.
    void beginToServe(Books &books) const;
    /// They get them one after the other, until all are served or a draw falls due.
    void serve(Books &books) const;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;

private:
    [[nodiscard]] const DummyCompany *termsDue(const Position &position) const;
    [[nodiscard]] CompanyId companyOf(const Position &position, ClassId size) const;
    [[nodiscard]] std::vector<CompanyId> candidates(const Position &position, ClassId size) const;
    [[nodiscard]] FaceId nextTrain(const Position &position, CompanyId company) const;
    void giveTrain(Books &books, CompanyId company) const;
};

} // namespace flimnap::cz18
