#include "dealings/shares.h"
#include "rounds/share_sales.h"
#include "rounds/stock_round.h"

namespace flimnap {

void StockRound::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    for (const CompanyId company : ids(m_game.companies)) {
        if (m_game.classOf(company).hasShares())
            offerCompany(position, player, company, offers);
    }
    Judge judge;
    judgeFreeToAct(position, player, {}, judge);
    Judge forActions = judge;
    forActions.rule(!position.stock.hasBought, Code::BoughtThisTurn, {{"player", Party(player)}});
    const std::size_t firstAction = offers.size();
    for (const auto &action : m_actions)
        action->offer(position, player, offers);
    for (std::size_t index = firstAction; forActions.refused() && index < offers.size(); ++index)
        offers[index].refusal = forActions.verdict();
    offerRepayment(position, player, offers);

    Offer pass = offerOf(MoveKind::Pass, player);
    pass.refusal = judge.verdict();
    offers.push_back(std::move(pass));
}

void StockRound::offerCompany(const Position &position, PlayerId player, CompanyId company, Offers &offers) const
{
    const CompanyStatus status = position.companies[company].status;
    if (status == CompanyStatus::Closed)
        return;
    if (status == CompanyStatus::Waiting && m_game.classOf(company).pars.empty())
        return; // it is formed, not started
    const auto judgeIt = [&](const ShareSale &sale, Judge &judge) { judgeSale(m_game, position, sale, judge); };
    for (auto *offerOf : {saleOffer, directorsSaleOffer}) {
        if (std::optional<Offer> sale = offerOf(m_game, position, player, company, judgeIt)) {
            sale->move.by = m_codes.code(player);
            offers.push_back(std::move(*sale));
        }
    }

    if (status == CompanyStatus::Waiting) {
        Offer start = startOffer(m_game, player, company, [&](const CompanyStart &terms, Judge &judge) {
            judgeFreeToAct(position, player, company, judge);
            judgeStart(m_game, position, terms, judge);
        });
        start.move.by = m_codes.code(player);
        offers.push_back(std::move(start));
        return;
    }

    for (const SharePurchase &purchase : purchasesOf(position, player, company))
        offerPurchase(position, purchase, offers);
}

/// An ordinary certificate from the bank and, where there is one, the pool; and a director's certificate that lies in
/// it.
std::vector<SharePurchase> StockRound::purchasesOf(const Position &position, PlayerId player, CompanyId company) const
{
    std::vector<SharePurchase> purchases;
    const bool isBond = position.companies[company].role == CompanyRole::Bond;
    if (!isBond)
        purchases.push_back({player, company, Party::bank(), false});
    if (m_game.sales.intoPool && (isBond || position.holdings.units(Party::pool(), company) > 0))
        purchases.push_back({player, company, Party::pool(), false});
    if (isBond && position.holdings.directorsCertificate(company) == Party::pool())
        purchases.push_back({player, company, Party::pool(), true});
    return purchases;
}

void StockRound::offerPurchase(const Position &position, const SharePurchase &purchase, Offers &offers) const
{
    Offer offer = offerOf(MoveKind::BuyShare, purchase.player, purchase.company);
    if (purchase.from == Party::pool())
        offer.move.from = "pool";
    if (purchase.isDirectors)
        offer.move.percent = classOf(m_game, position, purchase.company).percent(unitsOf(m_game, purchase));
    Judge judge;
    judgeFreeToAct(position, purchase.player, purchase.company, judge);
    judgePurchase(m_game, position, purchase, judge);
    offer.refusal = judge.verdict();
    offers.push_back(std::move(offer));
}

void StockRound::offerRepayment(const Position &position, PlayerId player, Offers &offers) const
{
    const Money debt = position.players[player].debt;
    if (debt == Money{})
        return;
    const Money cash = position.ledger.balance(player);
    const int most = static_cast<int>(std::min(debt, cash).units);
    Offer repayment = offerOf(MoveKind::RepayDebt, player);
    repayment.numbers.push_back({.key = "amount", .least = 1, .most = most, .suggested = most});
    if (most < 1)
        repayment.refusal = Refusal{Code::RepayRange, false, {{"most", most}}, {}};
    offers.push_back(std::move(repayment));
}

Offer StockRound::offerOf(MoveKind kind, PlayerId player, CompanyId company) const
{
    Offer offer;
    offer.move.kind = kind;
    offer.move.by = m_codes.code(player);
    if (company)
        offer.move.company = m_game.companies[company].code;
    return offer;
}

} // namespace flimnap
