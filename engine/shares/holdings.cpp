#include "shares/holdings.h"

#include <cassert>

namespace flimnap {

namespace {

constexpr std::size_t bankSlot = 0;
constexpr std::size_t poolSlot = 1;
constexpr std::size_t reserveSlot = 2;
constexpr std::size_t absenteeSlot = 3;
constexpr int firstPlayerSlot = 4;

} // namespace

Holdings::Holdings(int players, int companies)
    : m_players(players), m_units(static_cast<std::size_t>((firstPlayerSlot + players) * companies)),
      m_directors(static_cast<std::size_t>(companies)),
      m_certificates(static_cast<std::size_t>(companies), Party::bank())
{
}

void Holdings::issue(CompanyId company, int units)
{
    m_units[slot(Party::bank(), company)] = units;
}

void Holdings::withdraw(CompanyId company)
{
    for (const Party stock : {Party::bank(), Party::pool(), Party::reserve(), Party::absentee()})
        m_units[slot(stock, company)] = 0;
    for (int player = 0; player < m_players; ++player)
        m_units[slot(PlayerId(player), company)] = 0;
    m_directors[company] = Party::nobody();
}

void Holdings::setDirector(CompanyId company, Party director)
{
    m_directors[company] = director;
    if (!director.isNobody())
        m_certificates[company] = director;
}

int Holdings::units(Party holder, CompanyId company) const
{
    return m_units[slot(holder, company)];
}

int Holdings::unitsOfPlayers(CompanyId company) const
{
    int sum = units(Party::absentee(), company);
    for (int player = 0; player < m_players; ++player)
        sum += units(PlayerId(player), company);
    return sum;
}

void Holdings::move(CompanyId company, Party from, Party to, int units)
{
    assert(m_units[slot(from, company)] >= units);
    m_units[slot(from, company)] -= units;
    m_units[slot(to, company)] += units;
}

std::size_t Holdings::slot(Party holder, CompanyId company) const
{
    const int width = firstPlayerSlot + m_players;
    const std::size_t row = static_cast<std::size_t>(company.index()) * static_cast<std::size_t>(width);
    switch (holder.kind()) {
    case Party::Kind::Player:
        return row + static_cast<std::size_t>(firstPlayerSlot + holder.player().index());
    case Party::Kind::Pool:
        return row + poolSlot;
    case Party::Kind::Reserve:
        return row + reserveSlot;
    case Party::Kind::Absentee:
        return row + absenteeSlot;
    default:
        assert(holder == Party::bank());
        return row + bankSlot;
    }
}

} // namespace flimnap
