#include "ledger/ledger.h"

#include <cassert>
#include <numeric>

namespace flimnap {

namespace {

constexpr int boxSlot = 0;
constexpr int bankSlot = 1;
constexpr int firstPlayerSlot = 2;

} // namespace

Ledger::Ledger(int players, int companies)
    : m_balances(static_cast<std::size_t>(firstPlayerSlot + players + companies)), m_players(players)
{
}

Money Ledger::sum() const
{
    return std::accumulate(m_balances.begin(), m_balances.end(), Money{});
}

void Ledger::transfer(Party from, Party to, Money amount)
{
    m_balances[slot(from)] -= amount;
    m_balances[slot(to)] += amount;
}

std::size_t Ledger::slot(Party account) const
{
    switch (account.kind()) {
    case Party::Kind::Box:
        return boxSlot;
    case Party::Kind::Player:
        return static_cast<std::size_t>(firstPlayerSlot + account.player().index());
    case Party::Kind::Company:
        return static_cast<std::size_t>(firstPlayerSlot + m_players + account.company().index());
    case Party::Kind::Bank:
        break;
    case Party::Kind::Nobody:
    case Party::Kind::Pool:
    case Party::Kind::Reserve:
    case Party::Kind::Absentee:
    case Party::Kind::Draw:
        assert(false && "holds no money");
    }
    return bankSlot;
}

} // namespace flimnap
