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
void endDecisions(Draft &draft)
{
    FormationState &formation = draft.position.formation;
    if (formation.debtors != 0)
        return;
    if (formation.merging == 0) {
        close(draft, draft.game.national->company);
        return;
    }
    formNational(draft);
    formation.merging = 0;
    formation.keepsTrains = hasChoiceOfTrains(draft.game, draft.position);
}

void repayWhatTreasuriesCan(Draft &draft)
{
    const Money each = draft.game.companyLoans->amount;
    for (const CompanyId company : ids(draft.game.companies)) {
        const int loans = draft.position.companies[company].loans;
        const int repaid = std::min(loans, static_cast<int>(draft.cash(company).units / each.units));
        if (repaid == 0)
            continue;
        draft.pay(company, Party::bank(), each * repaid, Reason::LoanRepayment, company);
        draft.setLoans(company, loans - repaid);
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

void callFormation(Draft &draft)
{
    draft.position.formation = {};
    draft.position.formation.buyer = buyerNow(draft.position);
    if (draft.game.national->formsAfterTurn && companyInTurn(draft.position))
        draft.position.formation.isDue = true;
    else
        beginFormation(draft);
}

void beginFormation(Draft &draft)
{
    FormationState &formation = draft.position.formation;
    formation.isDue = false;
    repayWhatTreasuriesCan(draft);
    payInterestAfterTrain(draft);
    for (const CompanyId company : ids(draft.game.companies)) {
        if (draft.position.companies[company].loans > 0)
            formation.debtors |= bit(company);
    }
    endDecisions(draft);
}

void reviewFormation(Draft &draft)
{
    FormationState &formation = draft.position.formation;
    if (formation.keepsTrains)
        formation.keepsTrains = hasChoiceOfTrains(draft.game, draft.position);
    if (formation.debtors == 0 && formation.merging == 0)
        return;
    for (const CompanyId company : ids(draft.game.companies)) {
        if (draft.position.companies[company].isInPlay())
            continue;
        formation.debtors &= ~bit(company);
        formation.merging &= ~bit(company);
    }
    endDecisions(draft);
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

void LoanDecision::play(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const std::vector<CompanyId> companies = deciders(draft.position);
    const bool isDecider = std::find(companies.begin(), companies.end(), by.company()) != companies.end();
    judge.need(move.kind == MoveKind::Choose && move.what == "loans" && isDecider, Code::MustSettleLoans,
               {{"company", Party(companies.front())}});
    judge.need(move.value == "pay" || move.value == "merge", Code::BadValue,
               {{"key", std::string("value")}, {"right", std::string("pay, merge")}});
    if (judge.refused())
        return;
    const CompanyId company = by.company();
    if (move.value == "pay")
        judgePayment(draft.position, company, judge);
    if (judge.refused())
        return;
    draft.position.formation.debtors &= ~bit(company);
    if (move.value == "pay")
        pay(draft, company);
    else
        merge(draft, company);
    endDecisions(draft);
}

void LoanDecision::pay(Draft &draft, CompanyId company)
{
    const Money due = draft.game.companyLoans->amount * draft.position.companies[company].loans;
    const Money treasurys = std::min(due, draft.cash(company));
    draft.pay(company, Party::bank(), treasurys, Reason::LoanRepayment, company);
    draft.pay(draft.position.holdings.director(company), Party::bank(), due - treasurys, Reason::LoanRepayment,
              company);
    draft.setLoans(company, 0);
}

/// Its money and its trains are the national company's at once; it lasts until all have decided.
void LoanDecision::merge(Draft &draft, CompanyId company)
{
    const CompanyId national = draft.game.national->company;
    draft.position.formation.merging |= bit(company);
    draft.pay(company, national, draft.cash(company), Reason::TakenOver, company);
    draft.setLoans(company, 0);
    draft.position.companies[company].mustDiscard = false; // it has none any more
    for (std::size_t index = 0; index < draft.position.trains.trains().size(); ++index) {
        Train &train = draft.position.trains.train(index);
        if (train.owner != Party(company))
            continue;
        train.owner = national;
        draft.tell(TrainMoved{train.face, company, national});
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
