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
    case Party::Kind::Dummy:
    case Party::Kind::Draw:
        assert(false && "holds no money");
    }
    return bankSlot;
}

std::string_view name(Reason reason)
{
    switch (reason) { // no default: the compiler names what is missing
    case Reason::Opening:
        return "opening balance";
    case Reason::PrivatePurchase:
        return "private railway bought";
    case Reason::PrivateIncome:
        return "income of a private railway";
    case Reason::PrivateSale:
        return "private railway sold";
    case Reason::SharePurchase:
        return "shares bought";
    case Reason::ShareSale:
        return "shares sold";
    case Reason::Capital:
        return "capital";
    case Reason::Terrain:
        return "track";
    case Reason::Station:
        return "station";
    case Reason::Dividend:
        return "dividend";
    case Reason::Withheld:
        return "income kept";
    case Reason::Mine:
        return "income of a mine";
    case Reason::Compensation:
        return "compensation";
    case Reason::TakenOver:
        return "treasury taken over";
    case Reason::TrainPurchase:
        return "train bought";
    case Reason::TrainConversion:
        return "train converted";
    case Reason::DirectorsHelp:
        return "director's help";
    case Reason::Loan:
        return "loan";
    case Reason::Repayment:
        return "debt repaid";
    case Reason::ActionCard:
        return "action card";
    case Reason::TreasuryCard:
        return "treasury card";
    case Reason::Character:
        return "character";
    case Reason::CompanyLoan:
        return "company loan";
    case Reason::Interest:
        return "interest";
    case Reason::LoanRepayment:
        return "loan repaid";
    case Reason::Escrow:
        return "escrow";
    case Reason::Closed:
        return "closed";
    case Reason::Bankruptcy:
        return "bankruptcy";
    case Reason::Correction:
        return "correction";
    }
    return "";
}

} // namespace flimnap
