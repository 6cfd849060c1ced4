#include "features/company_loans/standing.h"

#include <algorithm>

#include "core/bit.h"

namespace flimnap::company_loans {

namespace {

constexpr std::int64_t treasuryStep = 10; ///< where interest is taken from the treasury in whole tens

/// The treasury gives what it can, the director the rest; he may owe it then.
void payWithDirector(Books &books, CompanyId company, Money treasurys, Money directors, Reason reason)
{
    books.pay(company, Party::bank(), treasurys, reason, company);
    books.pay(books.position.holdings.director(company), Party::bank(), directors, reason, company);
}

} // namespace

int loansOf(const Position &position, CompanyId company)
{
    const auto *state = position.parts.find<State>();
    return state != nullptr ? state->loans[company] : 0;
}

bool tookLoan(const Position &position, CompanyId company)
{
    const auto *state = position.operating.parts.find<RoundState>();
    return state != nullptr && (state->borrowers & bit(company)) != 0;
}

void setLoans(Books &books, CompanyId company, int loans)
{
    Position &position = books.position;
    ById<CompanyId, int> &all = position.parts.change<State>().loans;
    if (all.count() == 0)
        all = ById<CompanyId, int>(static_cast<std::size_t>(position.companies.count()), 0);
    all[company] = loans;
    position.companies[company].scoreDeduction = termsOf(books.game).scoreDeduction * loans;
    if (std::all_of(all.begin(), all.end(), [](int number) { return number == 0; }))
        position.parts.drop<State>();
    const Args args{{"company", company}, {"loans", loans}};
    books.tell(FeatureTold{"loans_changed",
                           loans == 0 ? Told{Told::say("{company} has no loans"), args}
                                      : Told{Told::say("{company} has {loans} loan(s)", "", 2), args, loans}});
}

void repay(Books &books, CompanyId company, int count)
{
    const Money due = termsOf(books.game).amount * count;
    const Money treasurys = std::min(due, books.cash(company));
    payWithDirector(books, company, treasurys, due - treasurys, Reason::LoanRepayment);
    setLoans(books, company, loansOf(books.position, company) - count);
}

Money payInterest(Books &books, CompanyId company, Money income)
{
    const int loans = loansOf(books.position, company);
    if (loans == 0)
        return income;
    const Terms &terms = termsOf(books.game);
    const Money due = terms.interest * loans;
    const std::int64_t step = terms.interestInTens ? treasuryStep : 1;
    const Money treasurys = std::min(due, Money{books.cash(company).units / step * step});
    const Money outOfIncome = std::min(due - treasurys, income);
    books.tell(
        FeatureTold{"interest_due",
                    {outOfIncome == Money{}
                         ? Told::say("{company} owes {amount} of interest")
                         : Told::say("{company} owes {amount} of interest, {out_of_income} of it out of its income"),
                     {{"company", company}, {"amount", due}, {"out_of_income", outOfIncome}}}});
    payWithDirector(books, company, treasurys, due - treasurys - outOfIncome, Reason::Interest);
    return income - outOfIncome;
}

void payOwedInterest(Books &books, CompanyId company)
{
    const auto *turn = books.position.operating.turn.parts.find<TurnState>();
    if (turn == nullptr || !turn->owesInterest)
        return;
    books.position.operating.turn.parts.change<TurnState>().owesInterest = false;
    payInterest(books, company, {});
}

void payInterestAfterTrain(Books &books)
{
    const CompanyId company = companyInTurn(books.position);
    const CompanyTurn &turn = books.position.operating.turn;
    const bool isForTrain = turn.boughtTrain || turn.lastShareSold > Money{};
    if (company && isForTrain && books.position.companies[company].isInPlay())
        payOwedInterest(books, company);
}

} // namespace flimnap::company_loans
