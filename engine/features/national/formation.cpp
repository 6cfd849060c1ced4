#include "features/national/formation.h"

#include <algorithm>
#include <array>

#include "core/bit.h"
#include "features/company_loans/standing.h"
#include "features/national/merger.h"
#include "features/national/standing.h"
#include "features/national/train_choice.h"
#include "rounds/closing.h"
#include "rounds/step.h"

namespace flimnap::national {

namespace {

/// After the last decision: the national company comes about, and chooses among its trains if it may.
void endDecisions(Books &books)
{
    if (stateOf(books.position).debtors != 0)
        return;
    if (stateOf(books.position).merging == 0) {
        books.position.parts.drop<State>();
        close(books, termsOf(books.game).company);
        return;
    }
    formNational(books);
    if (hasChoiceOfTrains(books.game, books.position)) {
        change(books).merging = 0;
        change(books).keepsTrains = true;
    } else {
        books.position.parts.drop<State>();
    }
}

void repayWhatTreasuriesCan(Books &books)
{
    const Money each = company_loans::termsOf(books.game).amount;
    for (const CompanyId company : ids(books.game.companies)) {
        const int loans = company_loans::loansOf(books.position, company);
        const int repaid = std::min(loans, static_cast<int>(books.cash(company).units / each.units));
        if (repaid > 0)
            company_loans::repay(books, company, repaid);
    }
}

/// Whose company is in turn: it bought the train.
PlayerId buyerNow(const Position &position)
{
    const CompanyId company = companyInTurn(position);
    const PlayerId director = company ? position.holdings.director(company).player() : PlayerId();
    return director ? director : position.order.front();
}

} // namespace

void callFormation(Books &books)
{
    books.position.parts.drop<State>();
    change(books).buyer = buyerNow(books.position);
    if (!termsOf(books.game).formsAfterTurn || !companyInTurn(books.position)) {
        beginFormation(books);
        return;
    }
    change(books).isDue = true;
    books.position.operating.nextTurnWaits = true;
}

void beginFormationIfDue(Books &books)
{
    const CompanyId company = companyInTurn(books.position);
    if (!stateOf(books.position).isDue || !company || debtor(books.position))
        return;
    if (books.position.operating.turn.isOver || !books.position.companies[company].isInPlay())
        beginFormation(books);
}

void beginFormation(Books &books)
{
    change(books).isDue = false;
    books.position.operating.nextTurnWaits = false;
    repayWhatTreasuriesCan(books);
    company_loans::payInterestAfterTrain(books);
    for (const CompanyId company : ids(books.game.companies)) {
        if (company_loans::loansOf(books.position, company) > 0)
            change(books).debtors |= bit(company);
    }
    endDecisions(books);
}

void reviewFormation(Books &books)
{
    if (!isUnderWay(books.position))
        return;
    State &state = change(books);
    if (state.keepsTrains) {
        if (!hasChoiceOfTrains(books.game, books.position))
            books.position.parts.drop<State>();
        return;
    }
    for (const CompanyId company : ids(books.game.companies)) {
        if (books.position.companies[company].isInPlay())
            continue;
        state.debtors &= ~bit(company);
        state.merging &= ~bit(company);
    }
    endDecisions(books);
}

namespace {

/// Companies that may decide now, the first one in front.
std::vector<CompanyId> deciders(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> companies;
    for (const PlayerId player : playersFrom(position, stateOf(position).buyer)) {
        for (const CompanyId company : directedBy(game, position, player)) {
            if ((stateOf(position).debtors & bit(company)) != 0)
                companies.push_back(company);
        }
        if (!companies.empty())
            break;
    }
    std::sort(companies.begin(), companies.end(),
              [&](CompanyId a, CompanyId b) { return actsBefore(game, position, a, b); });
    return companies;
}

std::optional<Stage> nextOfDebtor(const GameDefinition & /*game*/, const Position & /*position*/,
                                  const Decision &partial)
{
    return partial.value.empty() ? std::optional<Stage>(std::vector<std::string>{"pay", "merge"}) : std::nullopt;
}

void judgeDebtor(const GameDefinition &game, const Position &position, const Decision &debtor, Judge &judge)
{
    judge.need(debtor.value == "pay" || debtor.value == "merge", Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::string("pay, merge")}});
    if (debtor.value != "pay")
        return;
    const Money due = company_loans::termsOf(game).amount * company_loans::loansOf(position, debtor.self());
    const Money needed = due - position.ledger.balance(debtor.self());
    const Party director = position.holdings.director(debtor.self());
    judge.need(position.ledger.balance(director) >= needed, Code::NoCash,
               {{"player", director}, {"cash", position.ledger.balance(director)}, {"needed", needed}});
}

/// Its money and its trains are the national company's at once; it lasts until all have decided.
void merge(Books &books, CompanyId company)
{
    const CompanyId national = termsOf(books.game).company;
    change(books).merging |= bit(company);
    books.pay(company, national, books.cash(company), Reason::TakenOver, company);
    company_loans::setLoans(books, company, 0);
    books.position.companies[company].mustDiscard = false; // it has none any more
    for (std::size_t index = 0; index < books.position.trains.trains().size(); ++index) {
        Train &train = books.position.trains.train(index);
        if (train.owner != Party(company))
            continue;
        train.owner = national;
        books.tell(TrainMoved{train.face, company, national});
    }
}

void decide(Books &books, const Decision &debtor)
{
    change(books).debtors &= ~bit(debtor.self());
    if (debtor.value == "pay")
        company_loans::repay(books, debtor.self(), company_loans::loansOf(books.position, debtor.self()));
    else
        merge(books, debtor.self());
    endDecisions(books);
}

constexpr std::array debtorKinds{
    DecisionKind{MoveKind::Choose, nextOfDebtor, judgeDebtor, decide, OutOfTurn::Never, "loans"}};

} // namespace

LoanDecision::LoanDecision(const GameDefinition &game) : DecisionInterlude(game, debtorKinds) {}

Party LoanDecision::due(const Position &position) const
{
    if (stateOf(position).debtors == 0)
        return Party::nobody();
    const std::vector<Party> companies = deciders(position);
    return companies.empty() ? Party::nobody() : companies.front();
}

std::vector<Party> LoanDecision::deciders(const Position &position) const
{
    const std::vector<CompanyId> companies = national::deciders(game(), position);
    return {companies.begin(), companies.end()};
}

Refusal LoanDecision::somethingElse(const Position &position) const
{
    return {Code::MustSettleLoans, false, {{"company", due(position)}}, {}};
}

} // namespace flimnap::national
