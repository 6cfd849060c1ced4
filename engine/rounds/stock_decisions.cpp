#include "rounds/stock_decisions.h"

#include <array>

#include "core/bit.h"
#include "dealings/shares.h"
#include "rounds/share_stages.h"
#include "table/values.h"

namespace flimnap {

void judgeFreeToAct(const GameDefinition &game, const Position &position, PlayerId player, CompanyId bought,
                    Judge &judge)
{
    if (mustSellDown(game, position, player)) {
        const bool hasTooMany = isOverCertificateLimit(game, position, player);
        judge.rule(false, hasTooMany ? Code::MustSell : Code::HoldsTooMuch, {{"player", Party(player)}});
    }
    for (const CompanyId company : ids(game.companies)) {
        const bool owes = position.companies[company].owesShare && position.holdings.director(company) == Party(player);
        if (owes && company != bought)
            judge.rule(false, Code::MustBuyShare, {{"player", Party(player)}, {"company", Party(company)}});
    }
}

void forgetTurn(StockState &stock)
{
    stock.soldThisTurn = 0;
    stock.soldFor.clear();
    stock.hasBought = false;
    stock.soldBeforeBuying = false;
    stock.boughtNow = {};
    stock.markersBeforeSales.reset();
}

namespace {

/// The next in the order; after a lap backwards the first seat begins the next lap.
void nextTurn(Books &books)
{
    StockState &stock = books.position.stock;
    forgetTurn(stock);
    if (!stock.backwards)
        stock.seat = (stock.seat + 1) % static_cast<int>(books.position.order.size());
    else if (stock.seat > 0)
        --stock.seat;
    else
        stock.backwards = false;
    books.tell(TurnBegan{books.position.order[static_cast<std::size_t>(stock.seat)]});
}

std::optional<Stage> nextOfSale(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return flimnap::nextOfSale(game, position, partial, [&](const ShareSale &sale, Judge &judge) {
        flimnap::judgeSale(game, position, sale, judge);
    });
}

void judgeSale(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const ShareSale sale = saleOf(game, position, decision, judge);
    if (!judge.refused())
        flimnap::judgeSale(game, position, sale, judge);
}

void sell(Books &books, const Decision &decision)
{
    Judge judge;
    sellShares(books, saleOf(books.game, books.position, decision, judge));
    books.position.stock.justBought = {};
    books.position.stock.lastActor = decision.player();
}

std::optional<Stage> nextOfStart(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return flimnap::nextOfStart(game, position, partial, [&](const CompanyStart &start, Judge &judge) {
        judgeFreeToAct(game, position, start.player, start.company, judge);
        flimnap::judgeStart(game, position, start, judge);
    });
}

void judgeStart(const GameDefinition &game, const Position &position, const Decision &start, Judge &judge)
{
    judgeFreeToAct(game, position, start.player(), start.company, judge);
    flimnap::judgeStart(game, position, startOf(start), judge);
}

void start(Books &books, const Decision &decision)
{
    startCompany(books, startOf(decision));
    afterPurchase(books, decision.player(), decision.company);
}

void judgePurchase(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const SharePurchase purchase = purchaseOf(game, position, decision, judge);
    if (judge.refused())
        return;
    judgeFreeToAct(game, position, purchase.player, purchase.company, judge);
    flimnap::judgePurchase(game, position, purchase, judge);
}

void buy(Books &books, const Decision &decision)
{
    Judge judge;
    buyShare(books, purchaseOf(books.game, books.position, decision, judge));
    afterPurchase(books, decision.player(), decision.company);
}

bool isInDebt(const GameDefinition & /*game*/, const Position &position, Party by)
{
    return position.players[by.player()].debt > Money{};
}

Money mostRepaid(const Position &position, PlayerId player)
{
    return std::min(position.players[player].debt, position.ledger.balance(player));
}

std::optional<Stage> nextOfRepayment(const GameDefinition & /*game*/, const Position &position, const Decision &partial)
{
    if (partial.amount)
        return {};
    const auto most = static_cast<int>(mostRepaid(position, partial.player()).units);
    return NumberChoice{.key = "amount", .least = 1, .most = most, .suggested = most};
}

void judgeRepayment(const GameDefinition & /*game*/, const Position &position, const Decision &repayment, Judge &judge)
{
    const Money most = mostRepaid(position, repayment.player());
    judge.need(*repayment.amount >= Money{1} && *repayment.amount <= most, Code::RepayRange, {{"most", most}});
}

void repay(Books &books, const Decision &repayment)
{
    const PlayerId player = repayment.player();
    const PlayerState &state = books.position.players[player];
    const LoanTerms &terms = books.game.loans;
    const Money left = state.debt - *repayment.amount;
    books.pay(player, Party::bank(), *repayment.amount, Reason::Repayment);
    const Money penalty = terms.penaltyEndsWithDebt
                              ? std::min(state.penalty, shareRoundedUp(left, terms.penaltyPercent, 100))
                              : state.penalty;
    books.setDebt(player, left, penalty);
}

void judgePass(const GameDefinition &game, const Position &position, const Decision &pass, Judge &judge)
{
    judgeFreeToAct(game, position, pass.player(), {}, judge);
}

void pass(Books &books, const Decision &decision)
{
    StockState &stock = books.position.stock;
    const bool didNothing = stock.soldThisTurn == 0 && !stock.hasBought;
    stock.passed = didNothing ? stock.passed | bit(decision.player()) : 0;
    stock.justBought = {};
    nextTurn(books);
}

constexpr std::array dealingKinds{DecisionKind{MoveKind::SellShares, nextOfSale, judgeSale, sell},
                                  DecisionKind{MoveKind::StartCompany, nextOfStart, judgeStart, start},
                                  DecisionKind{MoveKind::BuyShare, nextOfPurchase, judgePurchase, buy}};
constexpr std::array otherKinds{DecisionKind{.kind = MoveKind::RepayDebt,
                                             .next = nextOfRepayment,
                                             .judge = judgeRepayment,
                                             .apply = repay,
                                             .isThere = isInDebt},
                                DecisionKind{MoveKind::Pass, nothingToChoose, judgePass, pass}};

} // namespace

DecisionKinds shareDealings()
{
    return dealingKinds;
}

DecisionKinds otherDealings()
{
    return otherKinds;
}

void afterPurchase(Books &books, PlayerId player, CompanyId company)
{
    StockState &stock = books.position.stock;
    stock.lastActor = player;
    stock.passed = 0;
    if (books.game.sales.turn == StockTurn::SalesThenPurchase) {
        stock.justBought = player;
        nextTurn(books);
        return;
    }
    stock.hasBought = true;
    stock.soldBeforeBuying |= stock.soldThisTurn != 0;
    stock.markersBeforeSales.reset();
    stock.boughtNow = company;
}

} // namespace flimnap
