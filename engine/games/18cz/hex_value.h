#pragma once

#include "rounds/codes.h"
#include "rounds/interlude.h"

namespace flimnap::cz18 {

/// The decision in which the owner of MW says what its hex is worth in this operating round.
inline constexpr const char *hexValueWord = "mw_value";

/// MW pays its owner at the start of each operating round what the tile of its hex is worth then (CZ-8.51).
class HexValue final : public Interlude
{
public:
    HexValue(const GameDefinition &game, Codes codes) : m_game(game), m_codes(codes) {}

    [[nodiscard]] Party due(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

private:
    [[nodiscard]] PrivateId railwayDue(const Position &position) const;
    [[nodiscard]] Money mostOf(PrivateId railway) const;

    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap::cz18
