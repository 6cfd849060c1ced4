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

    /// Puts all certificates of a company into the bank, the director's among them.
    void issue(CompanyId company, int units);
    /// Takes all certificates of a company out of the game.
    void withdraw(CompanyId company);

    [[nodiscard]] int units(Party holder, CompanyId company) const;
    /// Somebody whom nobody plays is a player, too.
    [[nodiscard]] int unitsOfPlayers(CompanyId company) const;
    /// Nobody while the director's certificate lies in the bank, or gives no say yet.
    [[nodiscard]] Party director(CompanyId company) const { return m_directors[company]; }
    /// Bank, reserve, pool, or a player, also one whom nobody plays; the units that others give for it are counted with
    /// move().
    [[nodiscard]] Party directorsCertificate(CompanyId company) const { return m_certificates[company]; }

    void move(CompanyId company, Party from, Party to, int units);
    /// The director's certificate goes to the director; without one it stays where it is.
    void setDirector(CompanyId company, Party director);
    void setDirectorsCertificate(CompanyId company, Party holder) { m_certificates[company] = holder; }

    bool operator==(const Holdings &) const = default;

private:
    [[nodiscard]] std::size_t slot(Party holder, CompanyId company) const;

    int m_players = 0;
    std::vector<int> m_units; ///< per company: bank, pool, reserve, absentee, players
    ById<CompanyId, Party> m_directors;
    ById<CompanyId, Party> m_certificates;
};

} // namespace flimnap
