#pragma once

#include <vector>

#include "core/party.h"

namespace flimnap {

/// Who holds how many units (ordinary shares' worth) of which company, and who has the director's certificate.
class Holdings
{
public:
    Holdings() = default;
    Holdings(int players, int companies);

    /// Puts all certificates of a company into the bank.
    void issue(CompanyId company, int units);
    /// Takes all certificates of a company out of the game.
    void withdraw(CompanyId company);

    [[nodiscard]] int units(Party holder, CompanyId company) const;
    [[nodiscard]] int unitsOfPlayers(CompanyId company) const;
    /// Nobody while the director's certificate lies in the bank.
    [[nodiscard]] Party director(CompanyId company) const { return m_directors[company]; }

    void move(CompanyId company, Party from, Party to, int units);
    void setDirector(CompanyId company, Party director) { m_directors[company] = director; }

    bool operator==(const Holdings &) const = default;

private:
    [[nodiscard]] std::size_t slot(Party holder, CompanyId company) const;

    int m_players = 0;
    std::vector<int> m_units; ///< per company: bank, pool, players
    ById<CompanyId, Party> m_directors;
};

} // namespace flimnap
