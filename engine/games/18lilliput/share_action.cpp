#include "games/18lilliput/share_action.h"

#include "games/18lilliput/action_turn.h"
#include "rounds/share_sales.h"

namespace flimnap::lilliput18 {

bool ShareAction::handles(const Move &move) const
{
    return move.kind == MoveKind::SellShares || move.kind == MoveKind::BuyShare || move.kind == MoveKind::StartCompany;
}

void ShareAction::play(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    judgeSide(m_game, books.position, ActionKind::Shares, judge);
    if (judge.refused())
        return;
    switch (move.kind) {
    case MoveKind::SellShares:
        sell(books, player, move, judge);
        return;
    case MoveKind::BuyShare:
        buy(books, player, move, judge);
        return;
    default:
        found(books, player, move, judge);
    }
}

void ShareAction::judgeOrder(const Position &position, PlayerId player, Judge &judge)
{
    judge.rule(!position.actions.turn.bought, Code::SaleAfterPurchase, {{"player", Party(player)}});
}

void ShareAction::judgeFirstPurchase(const Position &position, PlayerId player, Judge &judge)
{
    judge.rule(!position.actions.turn.bought, Code::ActionUsedUp, {{"player", Party(player)}});
}

void ShareAction::sell(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const ShareSale sale = saleOf(m_game, books.position, player, move, judge);
    if (judge.refused())
        return;
    judgeOrder(books.position, player, judge);
    judgeSale(m_game, books.position, sale, judge);
    if (!judge.refused())
        sellShares(books, sale);
}

void ShareAction::buy(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const SharePurchase purchase = purchaseOf(m_game, books.position, player, move, judge);
    if (judge.refused())
        return;
    judgeFirstPurchase(books.position, player, judge);
    judgePurchase(m_game, books.position, purchase, judge);
    if (judge.refused())
        return;
    buyShare(books, purchase);
    books.position.actions.turn.bought = true;
}

void ShareAction::found(Books &books, PlayerId player, const Move &move, Judge &judge) const
{
    const CompanyId company = m_game.findCompany(move.company);
    judge.know(company.isValid(), "company", move.company);
    if (judge.refused())
        return;
    const CompanyStart start{player, company, Money{move.price.value_or(0)}};
    judgeFirstPurchase(books.position, player, judge);
    judgeStart(m_game, books.position, start, judge);
    if (judge.refused())
        return;
    startCompany(books, start);
    placeHome(books, company);
    books.position.actions.turn.bought = true;
    books.position.actions.turn.founded = company;
}

void ShareAction::offer(const Position &position, PlayerId player, Offers &offers) const
{
    const CardSide *side = chosenSide(m_game, position);
    if (side == nullptr || side->kind != ActionKind::Shares)
        return;
    for (const CompanyId company : ids(m_game.companies))
        offerCompany(position, player, company, offers);
}

void ShareAction::offerCompany(const Position &position, PlayerId player, CompanyId company, Offers &offers) const
{
    if (position.companies[company].status == CompanyStatus::Waiting) {
        offers.push_back(foundOffer(position, player, company));
        return;
    }
    if (!position.companies[company].isInPlay())
        return;
    const auto judgeIt = [&](const ShareSale &sale, Judge &judge) {
        judgeOrder(position, player, judge);
        judgeSale(m_game, position, sale, judge);
    };
    if (std::optional<Offer> sale = saleOffer(m_game, position, player, company, judgeIt)) {
        sale->move.by = m_codes.code(player);
        offers.push_back(std::move(*sale));
    }
    Offer buy;
    buy.move.kind = MoveKind::BuyShare;
    buy.move.by = m_codes.code(player);
    buy.move.company = m_game.companies[company].code;
    Judge judge;
    judgeFirstPurchase(position, player, judge);
    judgePurchase(m_game, position, {player, company}, judge);
    buy.refusal = judge.verdict();
    offers.push_back(std::move(buy));
}

Offer ShareAction::foundOffer(const Position &position, PlayerId player, CompanyId company) const
{
    Offer found = startOffer(m_game, player, company, [&](const CompanyStart &start, Judge &judge) {
        judgeFirstPurchase(position, player, judge);
        judgeStart(m_game, position, start, judge);
    });
    found.move.by = m_codes.code(player);
    return found;
}

} // namespace flimnap::lilliput18
