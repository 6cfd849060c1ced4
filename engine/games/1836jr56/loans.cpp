#include "games/1836jr56/loans.h"

#include <algorithm>

#include "core/bit.h"
#include "dealings/income.h"
#include "games/1836jr56/closing.h"
#include "games/1836jr56/emergency.h"
#include "games/1836jr56/private_steps.h"

namespace flimnap::jr1836 {

namespace {

constexpr std::int64_t treasuryStep = 10; ///< where interest is taken from the treasury in whole tens

/// The treasury gives what it can, the director the rest; he may owe it then.
void payWithDirector(Draft &draft, CompanyId company, Money treasurys, Money directors, Reason reason)
{
    draft.pay(company, Party::bank(), treasurys, reason, company);
    draft.pay(draft.position.holdings.director(company), Party::bank(), directors, reason, company);
}

} // namespace

Money payInterest(Draft &draft, CompanyId company, Money income)
{
    const int loans = draft.position.companies[company].loans;
    if (loans == 0)
        return income;
    const Money due = draft.game.companyLoans->interest * loans;
    const std::int64_t step = draft.game.companyLoans->interestInTens ? treasuryStep : 1;
    const Money treasurys = std::min(due, Money{draft.cash(company).units / step * step});
    const Money outOfIncome = std::min(due - treasurys, income);
    draft.tell(InterestDue{company, due, outOfIncome});
    payWithDirector(draft, company, treasurys, due - treasurys - outOfIncome, Reason::Interest);
    return income - outOfIncome;
}

void payOwedInterest(Draft &draft, CompanyId company)
{
    CompanyTurn &turn = draft.position.operating.turn;
    if (!turn.owesInterest)
        return;
    turn.owesInterest = false;
    payInterest(draft, company, {});
}

void payInterestAfterTrain(Draft &draft)
{
    const CompanyId company = companyInTurn(draft.position);
    if (company && draft.position.operating.turn.boughtTrain && draft.position.companies[company].isInPlay())
        payOwedInterest(draft, company);
}

void moveWaitingMarker(Draft &draft)
{
    OperatingState &state = draft.position.operating;
    if (!state.turn.awaitsMarker || debtor(draft.position))
        return;
    state.turn.awaitsMarker = false;
    draft.moveMarker(state.queue[static_cast<std::size_t>(state.next)], Direction::Left);
}

void EarnStep::earn(Draft &draft, CompanyId company, Money revenue) const
{
    if (draft.position.companies[company].isFrozen) {
        earnFrozen(draft, company, revenue);
        return;
    }
    CompanyTurn &turn = draft.position.operating.turn;
    if (game().companyLoans->interestAfterTrain && !canRun(game(), draft.position, company)) {
        turn.owesInterest = draft.position.companies[company].loans > 0;
        settleWithoutIncome(draft, company);
        return;
    }
    draft.tell(IncomeDeclared{company, revenue});
    const Money left = payInterest(draft, company, revenue);
    if (left > Money{}) {
        turn.incomeSettled = false;
        turn.income = left;
        return;
    }
    draft.position.companies[company].hasOperated = true;
    turn.awaitsMarker = true;
    moveWaitingMarker(draft);
}

/// It keeps what it earns, and its marker stands still (JR-6.58).
void EarnStep::earnFrozen(Draft &draft, CompanyId company, Money revenue)
{
    draft.tell(IncomeDeclared{company, revenue});
    draft.position.companies[company].hasOperated = true;
    draft.pay(Party::bank(), company, revenue, Reason::Withheld, company);
}

/// In an operating round, and after no repayment where companies deal in their own turns only.
void LoanStep::judgeLoan(const Position &position, CompanyId company, Judge &judge) const
{
    const OperatingState &operating = position.operating;
    const CompanyState &state = position.companies[company];
    const int most = position.holdings.unitsOfPlayers(company);
    judge.rule(m_game.phases[position.phase].companiesBorrow && !isNational(m_game, company), Code::NoLoans,
               {{"company", Party(company)}, {"phase", m_game.phases[position.phase].title}});
    const bool isUsed = (operating.tookLoan & bit(company)) != 0;
    judge.rule(!isUsed && (m_game.companiesDealAnyTime || !operating.turn.repaidLoan), Code::LoanUsed,
               {{"company", Party(company)}});
    judge.rule(state.loans < most || m_game.companyLoans->mayExceedShares, Code::LoanLimit,
               {{"company", Party(company)}, {"loans", state.loans}, {"limit", most}});
    judgeBeforeSales(m_game, position, company, judge);
}

/// Of this round: it has had its turn, or is past that step of it. Who has no turn in the round pays none.
bool LoanStep::hasPaidInterest(const Position &position, CompanyId company)
{
    const OperatingState &operating = position.operating;
    if (company == companyInTurn(position))
        return operating.turn.incomeSettled || operating.turn.income > Money{};
    return (operating.hadTurn & bit(company)) != 0;
}

/// After the interest of the round its own is deducted at once (JR-6.12).
void LoanStep::play(Draft &draft, CompanyId company, const Move & /*move*/, Judge &judge) const
{
    judgeLoan(draft.position, company, judge);
    if (judge.refused())
        return;
    const CompanyLoans &terms = *m_game.companyLoans;
    const bool isAfterInterest = hasPaidInterest(draft.position, company);
    draft.position.operating.tookLoan |= bit(company);
    draft.pay(Party::bank(), company, isAfterInterest ? terms.amount - terms.interest : terms.amount,
              Reason::CompanyLoan, company);
    draft.setLoans(company, draft.position.companies[company].loans + 1);
}

void LoanStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    Offer loan = companyOffer(m_game, MoveKind::TakeLoan, company);
    Judge judge;
    judgeLoan(position, company, judge);
    loan.refusal = judge.verdict();
    offers.push_back(std::move(loan));
}

/// What the company must still pay at this step, whether it wants or not.
void RepaymentStep::settle(Draft &draft, CompanyId company) const
{
    if (isClosing(draft, company))
        return; // it leaves the game, and its loans with it
    payOwedInterest(draft, company);
    const int loans = draft.position.companies[company].loans;
    const int excess = loans - draft.position.holdings.unitsOfPlayers(company);
    if (excess <= 0)
        return;
    const Money due = m_game.companyLoans->amount * excess;
    const Money treasurys = std::min(due, draft.cash(company));
    payWithDirector(draft, company, treasurys, due - treasurys, Reason::LoanRepayment);
    draft.setLoans(company, loans - excess);
    draft.position.operating.turn.repaidLoan = true;
}

void RepaymentStep::leave(Draft &draft, CompanyId company, Judge & /*judge*/) const
{
    settle(draft, company);
}

void RepaymentStep::judgeRepayment(const Position &position, CompanyId company, int count, Judge &judge) const
{
    const CompanyState &state = position.companies[company];
    const Money treasury = position.ledger.balance(company);
    judge.need(!isClosing(m_game, position, company), Code::WillClose, {{"company", Party(company)}});
    judge.need(count >= 1 && count <= state.loans, Code::RepayRange, {{"least", 1}, {"most", state.loans}});
    judge.need(treasury >= m_game.companyLoans->amount * count, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", m_game.companyLoans->amount * count}});
}

void RepaymentStep::play(Draft &draft, CompanyId company, const Move &move, Judge &judge) const
{
    settle(draft, company);
    const int count = move.count.value_or(1);
    judgeRepayment(draft.position, company, count, judge);
    if (judge.refused())
        return;
    draft.pay(company, Party::bank(), m_game.companyLoans->amount * count, Reason::LoanRepayment, company);
    draft.setLoans(company, draft.position.companies[company].loans - count);
    draft.position.operating.turn.repaidLoan = true;
}

void RepaymentStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    if (position.companies[company].loans == 0)
        return;
    Draft ahead(m_game, position);
    settle(ahead, company);
    const int loans = ahead.position.companies[company].loans;
    const auto affordable = static_cast<int>(ahead.cash(company).units / m_game.companyLoans->amount.units);
    const int most = std::max(1, std::min(loans, affordable));
    Offer repayment = companyOffer(m_game, MoveKind::RepayLoan, company);
    NumberChoice count{.key = "count", .least = 1, .most = most, .onlyUsual = true, .suggested = 1};
    for (int loan = 1; loan <= most; ++loan)
        count.usual.push_back(loan);
    repayment.numbers.push_back(std::move(count));
    Judge judge;
    judgeRepayment(ahead.position, company, 1, judge);
    repayment.refusal = judge.verdict();
    offers.push_back(std::move(repayment));
}

} // namespace flimnap::jr1836
