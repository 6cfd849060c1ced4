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
void payWithDirector(Books &books, CompanyId company, Money treasurys, Money directors, Reason reason)
{
    books.pay(company, Party::bank(), treasurys, reason, company);
    books.pay(books.position.holdings.director(company), Party::bank(), directors, reason, company);
}

} // namespace

Money payInterest(Books &books, CompanyId company, Money income)
{
    const int loans = books.position.companies[company].loans;
    if (loans == 0)
        return income;
    const Money due = books.game.companyLoans->interest * loans;
    const std::int64_t step = books.game.companyLoans->interestInTens ? treasuryStep : 1;
    const Money treasurys = std::min(due, Money{books.cash(company).units / step * step});
    const Money outOfIncome = std::min(due - treasurys, income);
    books.tell(InterestDue{company, due, outOfIncome});
    payWithDirector(books, company, treasurys, due - treasurys - outOfIncome, Reason::Interest);
    return income - outOfIncome;
}

void payOwedInterest(Books &books, CompanyId company)
{
    CompanyTurn &turn = books.position.operating.turn;
    if (!turn.owesInterest)
        return;
    turn.owesInterest = false;
    payInterest(books, company, {});
}

void payInterestAfterTrain(Books &books)
{
    const CompanyId company = companyInTurn(books.position);
    if (company && books.position.operating.turn.boughtTrain && books.position.companies[company].isInPlay())
        payOwedInterest(books, company);
}

void moveWaitingMarker(Books &books)
{
    OperatingState &state = books.position.operating;
    if (!state.turn.awaitsMarker || debtor(books.position))
        return;
    state.turn.awaitsMarker = false;
    books.moveMarker(state.queue[static_cast<std::size_t>(state.next)], Direction::Left);
}

void EarnStep::earn(Books &books, CompanyId company, Money revenue) const
{
    if (books.position.companies[company].isFrozen) {
        earnFrozen(books, company, revenue);
        return;
    }
    CompanyTurn &turn = books.position.operating.turn;
    if (game().companyLoans->interestAfterTrain && !canRun(game(), books.position, company)) {
        turn.owesInterest = books.position.companies[company].loans > 0;
        settleWithoutIncome(books, company);
        return;
    }
    books.tell(IncomeDeclared{company, revenue});
    const Money left = payInterest(books, company, revenue);
    if (left > Money{}) {
        turn.incomeSettled = false;
        turn.income = left;
        return;
    }
    books.position.companies[company].hasOperated = true;
    turn.awaitsMarker = true;
    moveWaitingMarker(books);
}

/// It keeps what it earns, and its marker stands still (JR-6.58).
void EarnStep::earnFrozen(Books &books, CompanyId company, Money revenue)
{
    books.tell(IncomeDeclared{company, revenue});
    books.position.companies[company].hasOperated = true;
    books.pay(Party::bank(), company, revenue, Reason::Withheld, company);
}

/// In an operating round, and after no repayment where companies deal in their own turns only.
void LoanStep::judgeLoan(const Position &position, CompanyId company, Judge &judge) const
{
    const OperatingState &operating = position.operating;
    const CompanyState &state = position.companies[company];
    const int most = position.holdings.unitsOfPlayers(company);
    judge.rule(m_game.phases[position.phase].companiesBorrow && !isNational(m_game, company), Code::NoLoans,
               {{"company", Party(company)}, {"phase", position.phase}});
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
void LoanStep::play(Books &books, CompanyId company, const Move & /*move*/, Judge &judge) const
{
    judgeLoan(books.position, company, judge);
    if (judge.refused())
        return;
    const CompanyLoans &terms = *m_game.companyLoans;
    const bool isAfterInterest = hasPaidInterest(books.position, company);
    books.position.operating.tookLoan |= bit(company);
    books.pay(Party::bank(), company, isAfterInterest ? terms.amount - terms.interest : terms.amount,
              Reason::CompanyLoan, company);
    books.setLoans(company, books.position.companies[company].loans + 1);
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
void RepaymentStep::settle(Books &books, CompanyId company) const
{
    if (isClosing(books, company))
        return; // it leaves the game, and its loans with it
    payOwedInterest(books, company);
    const int loans = books.position.companies[company].loans;
    const int excess = loans - books.position.holdings.unitsOfPlayers(company);
    if (excess <= 0)
        return;
    const Money due = m_game.companyLoans->amount * excess;
    const Money treasurys = std::min(due, books.cash(company));
    payWithDirector(books, company, treasurys, due - treasurys, Reason::LoanRepayment);
    books.setLoans(company, loans - excess);
    books.position.operating.turn.repaidLoan = true;
}

void RepaymentStep::leave(Books &books, CompanyId company, Judge & /*judge*/) const
{
    settle(books, company);
}

void RepaymentStep::judgeRepayment(const Position &position, CompanyId company, int count, Judge &judge) const
{
    const CompanyState &state = position.companies[company];
    const Money treasury = position.ledger.balance(company);
    judge.need(!isClosing(m_game, position, company), Code::WillClose, {{"company", Party(company)}});
    judge.need(count >= 1 && count <= state.loans, Code::LoanCount, {{"most", state.loans}});
    judge.need(treasury >= m_game.companyLoans->amount * count, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", m_game.companyLoans->amount * count}});
}

void RepaymentStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    settle(books, company);
    const int count = move.count.value_or(1);
    judgeRepayment(books.position, company, count, judge);
    if (judge.refused())
        return;
    books.pay(company, Party::bank(), m_game.companyLoans->amount * count, Reason::LoanRepayment, company);
    books.setLoans(company, books.position.companies[company].loans - count);
    books.position.operating.turn.repaidLoan = true;
}

void RepaymentStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    if (position.companies[company].loans == 0)
        return;
    Books ahead(m_game, position);
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
