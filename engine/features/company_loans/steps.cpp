#include "features/company_loans/steps.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "dealings/train_purchase.h"
#include "features/company_loans/standing.h"
#include "rounds/closing.h"

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
    const CompanyId company = loan.company;
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
    const Money interest = hasPaidInterest(books.position, loan.company) ? terms.interest : Money{};
    books.position.operating.parts.change<RoundState>().borrowers |= bit(loan.company);
    books.pay(Party::bank(), loan.company, terms.amount - interest, Reason::CompanyLoan, loan.company);
    setLoans(books, loan.company, loansOf(books.position, loan.company) + 1);
}

void repayNow(Books &books, CompanyId company, int count)
{
    repay(books, company, count);
    books.position.operating.turn.parts.change<TurnState>().hasRepaid = true;
}

/// What the company must still pay at this step, whether it wants or not.
void settle(Books &books, CompanyId company)
{
    if (isClosing(books, company))
        return; // it leaves the game, and its loans with it
    payOwedInterest(books, company);
    const int excess = loansOf(books.position, company) - books.position.holdings.unitsOfPlayers(company);
    if (excess > 0)
        repayNow(books, company, excess);
}

/// The table as it lies once that is done.
Books settled(const GameDefinition &game, const Position &position, CompanyId company)
{
    Books ahead(game, position);
    settle(ahead, company);
    return ahead;
}

std::optional<Stage> nextOfRepayment(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (partial.count)
        return {};
    const Books ahead = settled(game, position, partial.company);
    const int loans = loansOf(ahead.position, partial.company);
    const auto affordable = static_cast<int>(ahead.cash(partial.company).units / termsOf(game).amount.units);
    NumberChoice count{.key = "count",
                       .least = 1,
                       .most = std::max(1, std::min(loans, affordable)),
                       .onlyUsual = true,
                       .suggested = 1};
    for (int loan = 1; loan <= count.most; ++loan)
        count.usual.push_back(loan);
    return count;
}

void judgeRepayment(const GameDefinition &game, const Position &position, const Decision &repayment, Judge &judge)
{
    const CompanyId company = repayment.company;
    const Books ahead = settled(game, position, company);
    const int loans = loansOf(ahead.position, company);
    const Money due = termsOf(game).amount * *repayment.count;
    judge.need(!isClosing(ahead, company), Code::WillClose, {{"company", Party(company)}});
    judge.need(*repayment.count >= 1 && *repayment.count <= loans, Code::LoanCount, {{"most", loans}});
    judge.need(ahead.cash(company) >= due, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", ahead.cash(company)}, {"needed", due}});
}

void repayLoans(Books &books, const Decision &repayment)
{
    settle(books, repayment.company);
    repayNow(books, repayment.company, *repayment.count);
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
