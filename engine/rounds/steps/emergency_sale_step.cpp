#include "rounds/steps/emergency_sale_step.h"

#include <algorithm>

#include "dealings/train_purchase.h"
#include "rounds/share_stages.h"

namespace flimnap {

void EmergencySaleStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    const PlayerId director = books.position.holdings.director(company).player();
    const bool isDirector = director && m_codes.player(move.by) == director;
    judge.need(isDirector, Code::NotYourTurn, {{"turn", Party(company)}});
    if (!isDirector)
        return;
    const Decision decision = decisionOf(m_game, director, move, judge);
    if (judge.refused())
        return;
    const ShareSale sale = saleOf(m_game, books.position, decision, judge);
    if (judge.refused())
        return;
    judgeEmergency(books.position, company, sale, judge);
    if (judge.refused())
        return;
    const int neededUnits = sale.units - smallerSale(m_game, books.position, sale);
    books.position.operating.turn.lastShareSold = salePrice(m_game, books.position, sale.company) * neededUnits;
    sellShares(books, sale);
}

/// No train yet, and one that its director would have to help to buy.
bool EmergencySaleStep::isInNeed(const Position &position, CompanyId company) const
{
    return m_game.sales.inEmergency && !ownsRunnableTrain(m_game, position, company) &&
           mustOwnTrain(m_game, position, company) && mayBeHelped(m_game, position, company, Party::bank());
}

Money EmergencySaleStep::dearestTrain(const Position &position, CompanyId company) const
{
    Money dearest;
    const auto consider = [&](FaceId face) {
        if (m_game.classOf(company).runsTrains[m_game.faces[face].size])
            dearest = std::max(dearest, m_game.faces[face].price);
    };
    for (const FaceId face : ids(m_game.faces)) {
        if (isOnSale(m_game, position, m_game.faces[face].card))
            consider(face);
    }
    for (const Train &train : position.trains.trains()) {
        const CompanyId seller = train.owner.company();
        if (seller && seller != company && m_game.phases[position.phase].companiesTradeTrains &&
            maySellTrains(m_game, position, seller))
            consider(train.face);
    }
    return dearest;
}

void EmergencySaleStep::judgeEmergency(const Position &position, CompanyId company, const ShareSale &sale,
                                       Judge &judge) const
{
    const CompanyId sold = sale.company;
    const Money owed = m_game.loans.repaidByIncome ? position.players[sale.player].debt : Money{};
    const Money before = position.ledger.balance(company) + position.ledger.balance(sale.player) - owed;
    const Money withoutLast = before + salePrice(m_game, position, sold) * smallerSale(m_game, position, sale);
    const Money needed = dearestTrain(position, company);
    judge.need(isInNeed(position, company), Code::SaleNotNeeded, {{"needed", needed}, {"cash", before}});
    judgeSale(m_game, position, sale, judge);
    if (judge.refused())
        return;
    const Holdings &holdings = position.holdings;
    const int kept = holdings.units(sale.player, sold) - sale.units;
    const bool isOvertaken = std::any_of(position.order.begin(), position.order.end(), [&](PlayerId player) {
        return player != sale.player && holdings.units(player, sold) > kept;
    });
    judge.rule(holdings.director(sold) != Party(sale.player) || !isOvertaken, Code::DirectorStays,
               {{"company", Party(sold)}});
    judge.rule(withoutLast < needed, Code::SaleNotNeeded, {{"needed", needed}, {"cash", withoutLast}});
}

void EmergencySaleStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    const PlayerId director = position.holdings.director(company).player();
    if (!director || !isInNeed(position, company))
        return;
    const auto judgeIt = [&](const ShareSale &sale, Judge &judge) { judgeEmergency(position, company, sale, judge); };
    offerSales(m_game, position, director, m_codes.code(director), judgeIt, offers);
}

} // namespace flimnap
