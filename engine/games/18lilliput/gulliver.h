#pragma once

#include "rounds/company_draw.h"

namespace flimnap::lilliput18 {

/// The player nobody plays (LI-8.7 ff.): he builds on the table, buys a share or at last a second company, and gets the
/// deck's top card for nothing. What he buys is drawn by lot where there are several.
class Gulliver final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

    [[nodiscard]] static PlayerId player(const Position &position) { return PlayerId(position.players.count() - 1); }
    /// He has built; what can be computed follows.
    void act(Books &books, const Move &move, Judge &judge) const;
    void offerAct(const Position &position, Offers &offers) const;
    /// His companies give up the least of their trains that are too many.
    void scrapSurplus(Books &books) const;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override;
    void receive(Books &books, CompanyId drawn) const override;

private:
    [[nodiscard]] bool mayBuild(const Position &position, AutomatonTrack track) const;
    void placeStation(Books &books) const;
    [[nodiscard]] CompanyId firstCompany(const Position &position) const;
    [[nodiscard]] int ordinaryShares(const Position &position) const;
    [[nodiscard]] Money highestPar(const Position &position, CompanyId company) const;
    [[nodiscard]] DueDraw purchases(const Position &position) const;
    [[nodiscard]] bool canPayShare(const Position &position, CompanyId company) const;
    void goShopping(Books &books) const;
    [[nodiscard]] CompanyId nextWithoutDraw(Books &books) const;
    void buy(Books &books, CompanyId company) const;
    void takeTopCard(Books &books) const;
    [[nodiscard]] CompanyId companyForTrain(const Position &position) const;
    [[nodiscard]] CardId leastTrain(const Position &position, CompanyId company) const;
    [[nodiscard]] bool isAtTrainLimit(const Position &position, CompanyId company) const;
    void scrapLeast(Books &books, CompanyId company) const;
};

} // namespace flimnap::lilliput18
