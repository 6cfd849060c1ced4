#pragma once

#include "rounds/codes.h"
#include "rounds/interlude.h"

namespace flimnap::ah1824 {

/// What the phase that has begun does to coal, construction and pre-state railways at once (AH-6.43, AH-6.44).
void settlePhase(Books &books);

/// Opens regional railways that became due in this operating round, then forms the state railways (AH-6.48, AH-6.49).
void openAndForm(Books &books);

/// Two markers of a newly formed company stood on one hex: its director says which one stays (AH-6.57).
class MarkerChoice final : public Interlude
{
public:
    MarkerChoice(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] CompanyId companyDue(const Position &position) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::ah1824
