#include "dealings/train_purchase.h"

#include <algorithm>

#include "dealings/trains.h"

namespace flimnap {

namespace {

bool isRunnable(const GameDefinition &game, CompanyId company, FaceId face)
{
    return game.classOf(company).runsTrains[game.faces[face].size];
}

/// Whether the seller has this train at all, and may part with it.
void judgeSource(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    const TrainFace &face = game.faces[purchase.face];
    if (const CompanyId seller = purchase.from.company()) {
        judge.need(seller != purchase.company && position.trains.holds(seller, purchase.face), Code::NotOnSale,
                   {{"train", face.code}, {"from", purchase.from}});
        judge.rule(game.phases[position.phase].companiesTradeTrains, Code::PhaseTooEarly,
                   {{"phase", game.phases[position.phase].name}});
        judge.rule(purchase.price >= Money{1}, Code::PriceRange, {{"least", 1}});
        judge.need(purchase.price >= Money{}, Code::PriceRange, {{"least", 1}});
        return;
    }
    const bool isThere = purchase.from == Party::pool() ? poolCardFor(game, position.trains, purchase.face).has_value()
                                                        : position.trains.topCard() == face.card;
    judge.need(isThere, Code::NotOnSale, {{"train", face.code}, {"from", purchase.from}});
    judge.need(!position.trains.isScrapped(purchase.face), Code::FaceScrapped, {{"train", face.code}});
    judge.need(purchase.price == face.price, Code::PriceRange, {{"least", face.price}, {"most", face.price}});
}

/// Whether there is a place for it: the limit, and the last place which is kept for a train the company can run.
void judgePlace(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    const CompanyId company = purchase.company;
    const int limit = trainLimit(game, position, company);
    const int owned = position.trains.count(company);
    const bool runsNone = !ownsRunnableTrain(game, position, company);
    const bool runnable = isRunnable(game, company, purchase.face);
    if (owned < limit) {
        judge.rule(!runsNone || runnable || owned + 1 < limit, Code::LastPlace, {{"company", Party(company)}});
        return;
    }
    // At its limit with nothing it can run, a company must buy a train it can run all the same.
    judge.rule(runsNone, Code::TrainLimit, {{"company", Party(company)}, {"limit", limit}});
    judge.rule(!runsNone || runnable, Code::KeepRunnable, {{"company", Party(company)}});
}

void judgeMoney(const GameDefinition &game, const Position &position, const TrainPurchase &purchase, Judge &judge)
{
    const CompanyId company = purchase.company;
    const Money treasury = position.ledger.balance(company);
    if (treasury >= purchase.price)
        return;
    judge.need(!ownsRunnableTrain(game, position, company), Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", purchase.price}});
    judge.need(!purchase.from.isCompany() && isRunnable(game, company, purchase.face) &&
                   position.holdings.director(company).isPlayer(),
               Code::NotFinanced, {{"company", Party(company)}, {"treasury", treasury}, {"needed", purchase.price}});
}

/// The treasury gives all it has, the director adds the rest; what he lacks he borrows, to be paid back twice.
void payWithHelp(Draft &draft, const TrainPurchase &purchase)
{
    const PlayerId director = draft.position.holdings.director(purchase.company).player();
    const DirectorsHelp help = directorsHelp(draft.position, purchase);
    if (help.loan > Money{}) {
        const PlayerState &state = draft.position.players[director];
        draft.pay(Party::bank(), director, help.loan, Reason::Loan, purchase.company);
        draft.setDebt(director, state.debt + help.loan, state.penalty + help.loan);
    }
    draft.pay(director, purchase.company, help.cash + help.loan, Reason::DirectorsHelp, purchase.company);
    draft.pay(purchase.company, Party::bank(), purchase.price, Reason::TrainPurchase, purchase.company);
}

} // namespace

std::optional<std::size_t> poolCardFor(const GameDefinition &game, const TrainStock &stock, FaceId face)
{
    if (const auto showing = stock.find(Party::pool(), face))
        return showing;
    std::optional<std::size_t> best;
    const std::vector<Train> &trains = stock.trains();
    for (std::size_t index = 0; index < trains.size(); ++index) {
        const bool sameCard = game.faces[trains[index].face].card == game.faces[face].card;
        if (trains[index].owner != Party::pool() || !sameCard)
            continue;
        if (!best || game.faces[trains[index].face].code < game.faces[trains[*best].face].code)
            best = index;
    }
    return best;
}

DirectorsHelp directorsHelp(const Position &position, const TrainPurchase &purchase)
{
    const Money gap = purchase.price - position.ledger.balance(purchase.company);
    const PlayerId director = position.holdings.director(purchase.company).player();
    if (gap <= Money{} || !director)
        return {};
    const Money cash = std::min(gap, position.ledger.balance(director));
    return {cash, gap - cash};
}

void judgeTrainPurchase(const GameDefinition &game, const Position &position, const TrainPurchase &purchase,
                        Judge &judge)
{
    judgeSource(game, position, purchase, judge);
    judge.rule(game.classOf(purchase.company).ownsTrains[game.faces[purchase.face].size], Code::Size,
               {{"train", game.faces[purchase.face].code}, {"company", Party(purchase.company)}});
    judgePlace(game, position, purchase, judge);
    judgeMoney(game, position, purchase, judge);
}

void buyTrain(Draft &draft, const TrainPurchase &purchase)
{
    const CompanyId company = purchase.company;
    TrainStock &stock = draft.position.trains;
    const bool beyondLimit = stock.count(company) >= trainLimit(draft.game, draft.position, company);
    const bool runsNone = !ownsRunnableTrain(draft.game, draft.position, company);

    if (purchase.from.isCompany()) {
        draft.pay(company, purchase.from, purchase.price, Reason::TrainPurchase, company);
        stock.remove(*stock.find(purchase.from, purchase.face));
    } else if (draft.cash(company) < purchase.price) {
        payWithHelp(draft, purchase);
    } else {
        draft.pay(company, Party::bank(), purchase.price, Reason::TrainPurchase, company);
    }
    draft.tell(TrainMoved{purchase.face, purchase.from, company});

    const PhaseId phaseBefore = draft.position.phase;
    if (purchase.from == Party::pool())
        stock.remove(*poolCardFor(draft.game, stock, purchase.face));
    else if (purchase.from == Party::bank())
        takeTopCard(draft);
    stock.add(purchase.face, company);
    if (!purchase.from.isCompany())
        scrapByFace(draft, purchase.face);

    if (draft.position.phase != phaseBefore)
        noteTrainLimits(draft);
    if (beyondLimit && runsNone && isOverTrainLimit(draft.game, draft.position, company)) {
        draft.position.companies[company].mustDiscard = true;
        draft.position.companies[company].mustKeepRunnable = true;
    }
}

} // namespace flimnap
