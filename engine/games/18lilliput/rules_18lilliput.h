#pragma once

#include "games/18lilliput/action_round.h"
#include "games/18lilliput/card_draft.h"
#include "games/18lilliput/gulliver.h"
#include "rounds/operating_round.h"
#include "rounds/table_rules.h"

namespace flimnap::lilliput18 {

/// 18Lilliput: a draft, then rounds of two action cards for everybody, a run of all trains and bureaucracy.
class Rules18Lilliput final : public TableRules
{
public:
    Rules18Lilliput(GameDefinition game, std::vector<Seat> seats);

    [[nodiscard]] int revision() const override { return 3; }

protected:
    void offerAnyTime(const Position &position, Offers &offers) const override;
    [[nodiscard]] RoundsOfGame rounds() const override;
    [[nodiscard]] const Interlude *interlude(const Position &position) const override;
    [[nodiscard]] bool isHeldUp(const Position &position) const override;
    void afterMove(Books &books, PhaseId phaseBefore) const override;
    void endOpening(Books &books) const override;
    void endActions(Books &books) const override;
    void endOperatingRound(Books &books) const override;

private:
    [[nodiscard]] const Interlude *drawDue(const Position &position) const;

    CardDraft m_draft;
    AutomatonsCompany m_automatonsCompany;
    Gulliver m_gulliver;
    ActionRound m_actions;
    OperatingRound m_operating;
};

} // namespace flimnap::lilliput18
