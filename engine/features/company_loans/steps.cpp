#include "features/company_loans/steps.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "dealings/train_purchase.h"
#include "features/company_loans/standing.h"

namespace flimnap::company_loans {

namespace {

/// Of this round: it has had its turn, or is past that step of it. Who has no turn in the round pays none.
bool hasPaidInterest(const Position &position, CompanyId company)
{
    const OperatingState &operating = position.operating;
    if (company == companyInTurn(position))
        return operating.turn.incomeSettled || operating.turn.income > Money{};
    return (operating.hadTurn & bit(company)) != 0;
}

/// In an operating round, and after no repayment where companies deal in their own turns only.
void judgeLoan(const GameDefinition &game, const Position &position, const Decision &loan, Judge &judge)
{
    const CompanyId company = loan.self();
    const int loans = loansOf(position, company);
    const int most = position.holdings.unitsOfPlayers(company);
    const PhaseDefinition &phase = game.phases[position.phase];
    judge.rule(phase.parts.find<PhaseKeys>() != nullptr && !game.classOf(company).isFormedByPhase(), Code::NoLoans,
               {{"company", Party(company)}, {"phase", position.phase}});
    const auto *turn = position.operating.turn.parts.find<TurnState>();
    const bool hasRepaid = turn != nullptr && turn->hasRepaid;
    judge.rule(!tookLoan(position, company) && (game.companiesDealAnyTime || !hasRepaid), Code::LoanUsed,
               {{"company", Party(company)}});
    judge.rule(loans < most || termsOf(game).mayExceedShares, Code::LoanLimit,
               {{"company", Party(company)}, {"loans", loans}, {"limit", most}});
    judgeBeforeSales(game, position, company, judge);
}

/// After the interest of the round its own is deducted at once (JR-6.12).
void borrow(Books &books, const Decision &loan)
{
    const Terms &terms = termsOf(books.game);
    const Money interest = hasPaidInterest(books.position, loan.self()) ? terms.interest : Money{};
    books.position.operating.parts.change<RoundState>().borrowers |= bit(loan.self());
    books.pay(Party::bank(), loan.self(), terms.amount - interest, Reason::CompanyLoan, loan.self());
    setLoans(books, loan.self(), loansOf(books.position, loan.self()) + 1);
}

void repayNow(Books &books, CompanyId company, int count)
{
    repay(books, company, count);
    books.position.operating.turn.parts.change<TurnState>().hasRepaid = true;
}

/// What the company must still pay at this step, whether it wants or not.
void settle(Books &books, CompanyId company)
{
    if (isLeaving(books.game, books.position, company))
        return; // it leaves the game, and its loans with it
    payOwedInterest(books, company);
    const int excess = loansOf(books.position, company) - books.position.holdings.unitsOfPlayers(company);
    if (excess > 0)
        repayNow(books, company, excess);
}

/// A company as it stands once that is done.
struct Settled
{
    int loans = 0;
    Money treasury = {};
    bool leaves = false;
};

Settled settled(const GameDefinition &game, const Position &position, CompanyId company)
{
    const auto standing = [&](const Position &now) {
        return Settled{loansOf(now, company), now.ledger.balance(company), isLeaving(game, now, company)};
    };
    if (loansOf(position, company) == 0)
        return standing(position);
    Books ahead(game, position);
    settle(ahead, company);
    return standing(ahead.position);
}

std::optional<Stage> nextOfRepayment(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.count)
        return {};
    const Settled ahead = settled(game, position, partial.self());
    const auto affordable = static_cast<int>(ahead.treasury.units / termsOf(game).amount.units);
    NumberChoice count{.key = "count",
                       .least = 1,
                       .most = std::max(1, std::min(ahead.loans, affordable)),
                       .onlyUsual = true,
                       .suggested = 1};
    for (int loan = 1; loan <= count.most; ++loan)
        count.usual.push_back(loan);
    return count;
}

/// One, unless it says how many.
int countOf(const Decision &repayment)
{
    return repayment.count.value_or(1);
}

void judgeRepayment(const GameDefinition &game, const Position &position, const Decision &repayment, Judge &judge)
{
    const CompanyId company = repayment.self();
    const Settled ahead = settled(game, position, company);
    const Money due = termsOf(game).amount * countOf(repayment);
    judge.need(!ahead.leaves, Code::WillClose, {{"company", Party(company)}});
    judge.need(countOf(repayment) >= 1 && countOf(repayment) <= ahead.loans, Code::LoanCount, {{"most", ahead.loans}});
    judge.need(ahead.treasury >= due, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", ahead.treasury}, {"needed", due}});
}

void repayLoans(Books &books, const Decision &repayment)
{
    settle(books, repayment.self());
    repayNow(books, repayment.self(), countOf(repayment));
}

constexpr std::array loanKinds{DecisionKind{MoveKind::TakeLoan, nothingToChoose, judgeLoan, borrow}};
constexpr std::array repaymentKinds{DecisionKind{MoveKind::RepayLoan, nextOfRepayment, judgeRepayment, repayLoans}};

} // namespace

LoanStep::LoanStep(const GameDefinition &game) : DecisionStep(game, loanKinds) {}

RepaymentStep::RepaymentStep(const GameDefinition &game) : DecisionStep(game, repaymentKinds) {}

void RepaymentStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    if (loansOf(position, company) > 0)
        DecisionStep::offer(position, company, offers);
}

void RepaymentStep::leave(Books &books, CompanyId company, Judge & /*judge*/) const
{
    settle(books, company);
}

} // namespace flimnap::company_loans
