#include "dealings/shares.h"
#include "rounds/stock_round.h"

namespace flimnap {

void StockRound::offer(const Position &position, Offers &offers) const
{
    const PlayerId player = actor(position).player();
    for (const CompanyId company : ids(m_game.companies))
        offerCompany(position, player, company, offers);
    offerRepayment(position, player, offers);

    Offer pass = offerOf(MoveKind::Pass, player);
    Judge judge;
    judgeFreeToAct(position, player, judge);
    pass.refusal = judge.verdict();
    offers.push_back(std::move(pass));
}

void StockRound::offerCompany(const Position &position, PlayerId player, CompanyId company, Offers &offers) const
{
    const CompanyStatus status = position.companies[company].status;
    if (status == CompanyStatus::Closed)
        return;
    const CompanyClass &size = m_game.classOf(company);

    if (const int held = position.holdings.units(player, company)) {
        Offer sale = offerOf(MoveKind::SellShares, player, company);
        NumberChoice percent{
            .key = "percent", .least = size.percent(1), .most = size.percent(held), .step = size.percent(1)};
        percent.onlyUsual = true;
        for (int units = 1; units <= held; ++units) {
            Judge judge;
            judgeSale(m_game, position, {player, company, units}, judge);
            if (!judge.refused())
                percent.usual.push_back(size.percent(units));
            else if (units == 1)
                sale.refusal = judge.verdict();
        }
        if (!percent.usual.empty())
            percent.most = percent.usual.back();
        sale.numbers.push_back(std::move(percent));
        offers.push_back(std::move(sale));
    }

    if (status == CompanyStatus::Waiting) {
        Offer start = offerOf(MoveKind::StartCompany, player, company);
        NumberChoice price{.key = "price",
                           .least = static_cast<int>(size.pars.front().units),
                           .most = static_cast<int>(size.pars.back().units),
                           .onlyUsual = true};
        for (const Money par : size.pars) {
            Judge judge;
            judgeFreeToAct(position, player, judge);
            judgeStart(m_game, position, {player, company, par}, judge);
            if (!judge.refused())
                price.usual.push_back(static_cast<int>(par.units));
            else if (par == size.pars.front())
                start.refusal = judge.verdict();
        }
        if (!price.usual.empty())
            price.most = price.usual.back();
        start.numbers.push_back(std::move(price));
        offers.push_back(std::move(start));
        return;
    }

    Offer purchase = offerOf(MoveKind::BuyShare, player, company);
    Judge judge;
    judgeFreeToAct(position, player, judge);
    judgePurchase(m_game, position, {player, company}, judge);
    purchase.refusal = judge.verdict();
    offers.push_back(std::move(purchase));
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
        repayment.refusal = Refusal{Code::RepayRange, false, {{"least", 1}, {"most", most}}, {}};
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
