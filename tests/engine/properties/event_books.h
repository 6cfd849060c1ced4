#pragma once

#include <map>
#include <vector>

#include "problems.h"
#include "rounds/rules.h"

namespace flimnap::test {

/// Books kept from the events alone, from the empty table on: they must come to the engine's own results, so that
/// every change of a position is explained by what the engine tells of it.
class EventBooks
{
public:
    explicit EventBooks(const Rules &rules);

    void note(const Events &events);
    void compare(const Position &position, Problems &problems) const;

private:
    void enter(const Paid &event);
    void enter(const SharesMoved &event);
    void enter(const DirectorChanged &event);
    void enter(const CompanyStarted &event);
    void enter(const CompanyFloated &event);
    void enter(const CompanyFormed &event);
    void enter(const CertificateMoved &event);
    void enter(const MinorMoved &event);
    void enter(const BankBroke &event);
    void enter(const EndDecided &event);
    void enter(const SharesSplit &event);
    void enter(const CompanyClosed &event);
    void enter(const PriceMoved &event);
    void enter(const PrivateMoved &event);
    void enter(const PrivateUsed &event);
    void enter(const DebtChanged &event);
    void enter(const TrainMoved &event);
    void enter(const TrainRusted &event);
    void enter(const CardExported &event);
    void enter(const FeatureTold &event);
    void enter(const PhaseBegan &event);
    void enter(const RoundBegan &event);
    template <class Other>
    void enter(const Other & /*event*/)
    {
    }

    void enterRole(const Told &told);
    [[nodiscard]] std::size_t place(Party owner) const;
    [[nodiscard]] int &cardsOf(Party owner, FaceId face);
    [[nodiscard]] int comeWithCompanies(CardId card) const;
    void compareCards(const Position &position, Problems &problems) const;

    const GameDefinition &m_game;
    Ledger m_ledger;
    Holdings m_holdings;
    ById<CompanyId, CompanyStatus> m_status;
    std::map<std::pair<CompanyId, std::string_view>, std::int64_t> m_told; ///< of companies, by features
    ById<CompanyId, bool> m_onlyBuilds;
    ById<CompanyId, bool> m_isUndirected;
    ById<CompanyId, CellId> m_cells;
    ById<PlayerId, PlayerState> m_debts;
    ById<PrivateId, PrivateState> m_privates;
    ById<CardId, std::vector<int>> m_cards; ///< per card: left the game, taken from the deck, in the pool, of companies
    PhaseId m_phase{0};
    Round m_round;
    bool m_isBankBroken = false;
    bool m_isLastRound = false;
    bool m_onlyPositive = true;
};

} // namespace flimnap::test
