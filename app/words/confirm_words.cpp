#include "features/feature_view.h"
#include "rounds/codes.h"
#include "table/values.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

/// The income of a run train by train, as the engine makes it.
QString Wording::declared(const Events &events) const
{
    for (const Event &event : events) {
        if (const auto *income = std::get_if<IncomeDeclared>(&event))
            return tr("Income %1").arg(money(income->amount));
    }
    return tr("Income %1").arg(money({}));
}

QString Wording::building(const Move &move, Money cost) const
{
    const bool isTrack = move.kind == MoveKind::LayTrack;
    if (isTrack && m_rules.game().findPrivate(move.tile))
        return this->move(move);
    if (move.home)
        return tr("Place the home station, free");
    if (cost == Money{})
        return isTrack ? tr("Lay track, free") : tr("Place a station, free");
    return (isTrack ? tr("Lay track for %1") : tr("Place a station for %1")).arg(money(cost));
}

QString Wording::income(const Move &move, const Events &events) const
{
    if (!move.revenue)
        return declared(events);
    const QString income = money(Money{*move.revenue});
    return move.mine.value_or(0) > 0 ? tr("Income %1, from mines %2").arg(income, money(Money{*move.mine}))
                                     : tr("Income %1").arg(income);
}

QString Wording::dividend(const Move &move, const Events &events, Money cost) const
{
    const QString paid = money(totalOf(events, Reason::Dividend));
    if (move.pay == "half")
        return tr("Pay out %1, keep %2").arg(paid, money(totalOf(events, Reason::Withheld)));
    return move.pay == "none" ? tr("Keep %1").arg(money(-cost)) : tr("Pay out %1").arg(paid);
}

QString Wording::purchase(const Move &move, const Events &events, Money cost) const
{
    const QString train = this->train(move.train);
    if (!move.tradeIn.empty())
        return tr("Buy train %1 for %2 and train %3").arg(train, money(cost), this->train(move.tradeIn));
    if (const Money help = totalOf(events, Reason::DirectorsHelp); help > Money{} && hasDepot())
        return tr("Buy train %1 for %2, %3 of it from its director").arg(train, money(cost), money(help));
    if (const Money loan = totalOf(events, Reason::Loan); loan > Money{})
        return tr("Buy train %1 for %2, %3 of it borrowed").arg(train, money(cost), money(loan));
    return tr("Buy train %1 for %2").arg(train, money(cost));
}

QString Wording::confirmation(const Move &move, const Events &events) const
{
    const Party by = Codes(m_rules.game(), m_rules.seats()).party(move.by);
    const Money cost = costTo(events, by);
    const QString company = companyCode(move.company);
    const QString railway = QString::fromStdString(move.privateRailway);
    const QString train = this->train(move.train);
    int percent = 0;
    QString into;
    for (const Event &event : events) {
        if (const auto *shares = std::get_if<SharesMoved>(&event); shares != nullptr && percent == 0) {
            percent = shares->percent;
            into = party(shares->company);
        }
    }
    switch (move.kind) {
    case MoveKind::BuyPrivate:
        return tr("Buy %1 for %2").arg(railway, money(cost));
    case MoveKind::StartCompany:
        return (hasActionRounds() ? tr("Found %1 at %2 for %3") : own(QT_TR_NOOP("Start %1 at %2 for %3")))
            .arg(company, money(Money{move.price.value_or(0)}), money(cost));
    case MoveKind::BuyShare:
        return tr("Buy %1 %2 % for %3").arg(company).arg(percent).arg(money(cost));
    case MoveKind::SellShares:
        return tr("Sell %1 %2 % for %3").arg(company).arg(percent).arg(money(-cost));
    case MoveKind::RepayDebt:
        return tr("Repay %1").arg(money(cost));
    case MoveKind::LayTrack:
    case MoveKind::PlaceToken:
        return building(move, cost);
    case MoveKind::RunTrains:
        return income(move, events);
    case MoveKind::Dividend:
        return dividend(move, events, cost);
    case MoveKind::Take:
        return cost > Money{} ? tr("Take %1 for %2").arg(toText(move.what), money(cost)) : this->move(move);
    case MoveKind::Exchange:
        return percent == 0 ? this->move(move) : tr("Exchange %1 for %2 % of %3").arg(railway).arg(percent).arg(into);
    case MoveKind::BuyTrain:
        return purchase(move, events, cost);
    case MoveKind::ConvertTrain: {
        const QString turned = this->train(move.to);
        return cost.units == 0 ? tr("Turn train %1 to %2, free").arg(train, turned)
                               : tr("Turn train %1 to %2 for %3").arg(train, turned, money(cost));
    }
    case MoveKind::SellPrivate:
        return tr("Sell %1 for %2").arg(railway, money(-cost));
    case MoveKind::TakeLoan:
        return tr("Take a loan: %1").arg(money(-cost));
    case MoveKind::RepayLoan:
        return tr("Repay loans: %1").arg(money(cost));
    case MoveKind::TakeCard:
    case MoveKind::CopyCard:
        return firstSaid(game(), [&](const FeatureView &view) { return view.confirmation(*this, move); });
    case MoveKind::Fund:
        return move.self ? tr("Take %1").arg(money(-cost)) : tr("Give %1").arg(grants(move));
    case MoveKind::HandIn:
        return tr("Hand in %1 for %2").arg(privateName(m_rules.game().findPrivate(move.what)), money(-cost));
    case MoveKind::Acquire:
        return tr("Take over %1 for %2").arg(company, money(cost));
    default:
        return this->move(move, events);
    }
}

} // namespace flimnap
