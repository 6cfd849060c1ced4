#include "games/1836jr56/formation.h"

#include <algorithm>

#include "core/bit.h"
#include "games/1836jr56/closing.h"
#include "games/1836jr56/emergency.h"
#include "games/1836jr56/loans.h"
#include "games/1836jr56/merger.h"
#include "games/1836jr56/train_choice.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

namespace {

/// After the last decision: the national company comes about, and chooses among its trains if it may.
void endDecisions(Books &books)
{
    FormationState &formation = books.position.formation;
    if (formation.debtors != 0)
        return;
    if (formation.merging == 0) {
        close(books, books.game.national->company);
        return;
    }
    formNational(books);
    formation.merging = 0;
    formation.keepsTrains = hasChoiceOfTrains(books.game, books.position);
}

void repayWhatTreasuriesCan(Books &books)
{
    const Money each = books.game.companyLoans->amount;
    for (const CompanyId company : ids(books.game.companies)) {
        const int loans = books.position.companies[company].loans;
        const int repaid = std::min(loans, static_cast<int>(books.cash(company).units / each.units));
        if (repaid == 0)
            continue;
        books.pay(company, Party::bank(), each * repaid, Reason::LoanRepayment, company);
        books.setLoans(company, loans - repaid);
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
    books.position.formation = {};
    books.position.formation.buyer = buyerNow(books.position);
    if (books.game.national->formsAfterTurn && companyInTurn(books.position))
        books.position.formation.isDue = true;
    else
        beginFormation(books);
}

void beginFormation(Books &books)
{
    FormationState &formation = books.position.formation;
    formation.isDue = false;
    repayWhatTreasuriesCan(books);
    payInterestAfterTrain(books);
    for (const CompanyId company : ids(books.game.companies)) {
        if (books.position.companies[company].loans > 0)
            formation.debtors |= bit(company);
    }
    endDecisions(books);
}

void reviewFormation(Books &books)
{
    FormationState &formation = books.position.formation;
    if (formation.keepsTrains)
        formation.keepsTrains = hasChoiceOfTrains(books.game, books.position);
    if (formation.debtors == 0 && formation.merging == 0)
        return;
    for (const CompanyId company : ids(books.game.companies)) {
        if (books.position.companies[company].isInPlay())
            continue;
        formation.debtors &= ~bit(company);
        formation.merging &= ~bit(company);
    }
    endDecisions(books);
}

std::vector<CompanyId> LoanDecision::deciders(const Position &position) const
{
    std::vector<CompanyId> companies;
    for (const PlayerId player : playersFrom(position, position.formation.buyer)) {
        for (const CompanyId company : directedBy(m_game, position, player)) {
            if ((position.formation.debtors & bit(company)) != 0)
                companies.push_back(company);
        }
        if (!companies.empty())
            break;
    }
    std::sort(companies.begin(), companies.end(),
              [&](CompanyId a, CompanyId b) { return actsBefore(m_game, position, a, b); });
    return companies;
}

Party LoanDecision::due(const Position &position) const
{
    if (position.formation.debtors == 0)
        return Party::nobody();
    const std::vector<CompanyId> companies = deciders(position);
    return companies.empty() ? Party::nobody() : Party(companies.front());
}

void LoanDecision::judgePayment(const Position &position, CompanyId company, Judge &judge) const
{
    const Money due = m_game.companyLoans->amount * position.companies[company].loans;
    const Money needed = due - position.ledger.balance(company);
    const Party director = position.holdings.director(company);
    judge.need(position.ledger.balance(director) >= needed, Code::NoCash,
               {{"player", director}, {"cash", position.ledger.balance(director)}, {"needed", needed}});
}

void LoanDecision::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const std::vector<CompanyId> companies = deciders(books.position);
    const bool isDecider = std::find(companies.begin(), companies.end(), by.company()) != companies.end();
    judge.need(move.kind == MoveKind::Choose && move.what == "loans" && isDecider, Code::MustSettleLoans,
               {{"company", Party(companies.front())}});
    judge.need(move.value == "pay" || move.value == "merge", Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::string("pay, merge")}});
    if (judge.refused())
        return;
    const CompanyId company = by.company();
    if (move.value == "pay")
        judgePayment(books.position, company, judge);
    if (judge.refused())
        return;
    books.position.formation.debtors &= ~bit(company);
    if (move.value == "pay")
        pay(books, company);
    else
        merge(books, company);
    endDecisions(books);
}

void LoanDecision::pay(Books &books, CompanyId company)
{
    const Money due = books.game.companyLoans->amount * books.position.companies[company].loans;
    const Money treasurys = std::min(due, books.cash(company));
    books.pay(company, Party::bank(), treasurys, Reason::LoanRepayment, company);
    books.pay(books.position.holdings.director(company), Party::bank(), due - treasurys, Reason::LoanRepayment,
              company);
    books.setLoans(company, 0);
}

/// Its money and its trains are the national company's at once; it lasts until all have decided.
void LoanDecision::merge(Books &books, CompanyId company)
{
    const CompanyId national = books.game.national->company;
    books.position.formation.merging |= bit(company);
    books.pay(company, national, books.cash(company), Reason::TakenOver, company);
    books.setLoans(company, 0);
    books.position.companies[company].mustDiscard = false; // it has none any more
    for (std::size_t index = 0; index < books.position.trains.trains().size(); ++index) {
        Train &train = books.position.trains.train(index);
        if (train.owner != Party(company))
            continue;
        train.owner = national;
        books.tell(TrainMoved{train.face, company, national});
    }
}

void LoanDecision::offer(const Position &position, Offers &offers) const
{
    for (const CompanyId company : deciders(position)) {
        for (const std::string value : {"pay", "merge"}) {
            Offer offer = companyOffer(m_game, MoveKind::Choose, company);
            offer.move.what = "loans";
            offer.move.value = value;
            Judge judge;
            if (value == "pay")
                judgePayment(position, company, judge);
            offer.refusal = judge.verdict();
            offers.push_back(std::move(offer));
        }
    }
}

} // namespace flimnap::jr1836
