#include "features/action_cards/share_action.h"

#include <array>

#include "dealings/stations.h"
#include "features/action_cards/standing.h"
#include "rounds/share_stages.h"

namespace flimnap::action_cards {

namespace {

bool isForShares(const GameDefinition &game, const Position &position, Party /*by*/)
{
    return isFor(game, position, ActionKind::Shares);
}

void judgeShareSale(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge)
{
    judge.rule(!turnOf(position).bought, Code::SaleAfterPurchase, {{"player", Party(sale.player)}});
    judgeSale(game, position, sale, judge);
}

std::optional<Stage> nextOfShareSale(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return nextOfSale(game, position, partial,
                      [&](const ShareSale &sale, Judge &judge) { judgeShareSale(game, position, sale, judge); });
}

void judgeShareSale(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    judgeSide(game, position, ActionKind::Shares, judge);
    const ShareSale sale = saleOf(game, position, decision, judge);
    if (!judge.refused())
        judgeShareSale(game, position, sale, judge);
}

void sellBlock(Books &books, const Decision &decision)
{
    Judge judge;
    sellShares(books, saleOf(books.game, books.position, decision, judge));
}

void judgeFirstPurchase(const GameDefinition &game, const Position &position, PlayerId player, Judge &judge)
{
    judgeSide(game, position, ActionKind::Shares, judge);
    judge.rule(!turnOf(position).bought, Code::ActionUsedUp, {{"player", Party(player)}});
}

void judgeShare(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const SharePurchase purchase = purchaseOf(game, position, decision, judge);
    if (judge.refused())
        return;
    judgeFirstPurchase(game, position, purchase.player, judge);
    judgePurchase(game, position, purchase, judge);
}

void buyOne(Books &books, const Decision &decision)
{
    Judge judge;
    buyShare(books, purchaseOf(books.game, books.position, decision, judge));
    change(books).turn.bought = true;
}

void judgeFoundation(const GameDefinition &game, const Position &position, const CompanyStart &start, Judge &judge)
{
    judgeFirstPurchase(game, position, start.player, judge);
    judgeStart(game, position, start, judge);
}

std::optional<Stage> nextOfFoundation(const GameDefinition &game, const Position &position, const Decision &partial)
{
    return nextOfStart(game, position, partial,
                       [&](const CompanyStart &start, Judge &judge) { judgeFoundation(game, position, start, judge); });
}

void judgeFoundation(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    judgeFoundation(game, position, startOf(decision), judge);
}

void found(Books &books, const Decision &decision)
{
    startCompany(books, startOf(decision));
    placeHomeStation(books, decision.company);
    change(books).turn.bought = true;
    change(books).turn.founded = decision.company;
}

constexpr std::array kindsOfShares{
    DecisionKind{.kind = MoveKind::SellShares,
                 .next = nextOfShareSale,
                 .judge = judgeShareSale,
                 .apply = sellBlock,
                 .isThere = isForShares},
    DecisionKind{.kind = MoveKind::StartCompany,
                 .next = nextOfFoundation,
                 .judge = judgeFoundation,
                 .apply = found,
                 .isThere = isForShares},
    DecisionKind{.kind = MoveKind::BuyShare,
                 .next = nextOfPurchase,
                 .judge = judgeShare,
                 .apply = buyOne,
                 .isThere = isForShares},
};

} // namespace

DecisionKinds shareKinds()
{
    return kindsOfShares;
}

} // namespace flimnap::action_cards
