#pragma once

#include <cstdint>

#include "core/id.h"

namespace flimnap {

/// Whoever can hold money, shares, private railways or trains, or must act next.
class Party
{
public:
    enum class Kind : std::uint8_t {
        Nobody, ///< out of the game, or not there yet
        Box,    ///< where a limited bank's money comes from; makes every balance sheet add up to zero
        Bank,
        Pool,    ///< the bank's open stock: trains given back, shares on the open market
        Reserve, ///< certificates set aside for the owners of certain railways: in nobody's hands, not on sale
        Player,
        Company,
        Absentee, ///< somebody whom nobody at the table plays
        Draw      ///< fate: a draw on the table is due
    };

    constexpr Party() = default;
    constexpr Party(PlayerId player) // NOLINT(google-explicit-constructor): a player is a party
        : m_kind(Kind::Player), m_index(static_cast<std::int16_t>(player.index()))
    {
    }
    constexpr Party(CompanyId company) // NOLINT(google-explicit-constructor): a company is a party
        : m_kind(Kind::Company), m_index(static_cast<std::int16_t>(company.index()))
    {
    }

    static constexpr Party nobody() { return {}; }
    static constexpr Party box() { return Party(Kind::Box); }
    static constexpr Party bank() { return Party(Kind::Bank); }
    static constexpr Party pool() { return Party(Kind::Pool); }
    static constexpr Party reserve() { return Party(Kind::Reserve); }
    static constexpr Party absentee() { return Party(Kind::Absentee); }
    static constexpr Party draw() { return Party(Kind::Draw); }

    [[nodiscard]] constexpr Kind kind() const { return m_kind; }
    [[nodiscard]] constexpr bool isNobody() const { return m_kind == Kind::Nobody; }
    [[nodiscard]] constexpr bool isPlayer() const { return m_kind == Kind::Player; }
    [[nodiscard]] constexpr bool isCompany() const { return m_kind == Kind::Company; }

    /// The player, or an invalid id.
    [[nodiscard]] constexpr PlayerId player() const { return isPlayer() ? PlayerId(m_index) : PlayerId(); }
    /// The company, or an invalid id.
    [[nodiscard]] constexpr CompanyId company() const { return isCompany() ? CompanyId(m_index) : CompanyId(); }

    constexpr bool operator==(const Party &) const = default;

private:
    constexpr explicit Party(Kind kind) : m_kind(kind) {}

    Kind m_kind = Kind::Nobody;
    std::int16_t m_index = -1;
};

} // namespace flimnap
