#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/party.h"
#include "definition/game_definition.h"
#include "journal/header.h"

namespace flimnap {

/// Translates between the codes of the journal ("p1", "BCB", "bank") and the parties at this table.
class Codes
{
public:
    Codes(const GameDefinition &game, const std::vector<Seat> &seats) : m_game(game), m_seats(seats) {}

    [[nodiscard]] std::string code(Party party) const;
    /// Nobody if the code names neither a player nor a company.
    [[nodiscard]] Party party(std::string_view code) const;
    [[nodiscard]] PlayerId player(std::string_view code) const;

private:
    const GameDefinition &m_game;
    const std::vector<Seat> &m_seats;
};

} // namespace flimnap
