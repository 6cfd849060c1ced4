#pragma once

#include "rounds/step.h"

namespace flimnap::cz18 {

/// Takes over smaller companies, one after the other (CZ-6.50 ff.). Until the next step is taken each train that came
/// along may be kept, turned to a larger face of its card or scrapped.
class AcquisitionStep final : public Step
{
public:
    explicit AcquisitionStep(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] bool handles(const Move &move) const override;
    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

private:
    struct Takeover
    {
        CompanyId acquirer;
        CompanyId smaller;
        Money price; ///< per unit
    };
    struct Conversion
    {
        CompanyId company;
        FaceId from;
        FaceId to;
    };

    void judgeTakeover(const Position &position, const Takeover &takeover, Judge &judge) const;
    void takeOver(Books &books, const Takeover &takeover) const;
    void judgeConversion(const Position &position, const Conversion &conversion, Judge &judge) const;
    void convert(Books &books, const Conversion &conversion) const;
    static void judgeScrapping(const Position &position, CompanyId company, FaceId face, Judge &judge);
    void offerTakeovers(const Position &position, CompanyId company, Offers &offers) const;
    void offerTreatment(const Position &position, CompanyId company, Offers &offers) const;

    const GameDefinition &m_game;
};

} // namespace flimnap::cz18
