#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/money.h"
#include "core/party.h"
#include "core/reason.h"

namespace flimnap {

/// The balances of all accounts. Money only moves between two of them, so their sum is always zero.
class Ledger
{
public:
    Ledger() = default;
    Ledger(int players, int companies);

    [[nodiscard]] Money balance(Party account) const { return m_balances[slot(account)]; }
    [[nodiscard]] Money sum() const;
    void transfer(Party from, Party to, Money amount);

    bool operator==(const Ledger &) const = default;

private:
    [[nodiscard]] std::size_t slot(Party account) const;

    std::vector<Money> m_balances; ///< box, bank, players, companies
    int m_players = 0;
};

} // namespace flimnap
