#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

QString Wording::seller(const Move &move) const
{
    if (move.from.empty() || move.from == "bank")
        return tr("the bank");
    if (move.from != m_rules.game().poolWord)
        return companyCode(move.from);
    if (hasDepot())
        return tr("the depot");
    return move.kind == MoveKind::BuyTrain ? tr("the open stock", "of trains") : tr("the open stock");
}

QString Wording::correction(const Move &move) const
{
    if (!move.account.empty()) {
        const Codes codes(m_rules.game(), m_rules.seats());
        const Party account = codes.party(move.account);
        if (!move.from.empty())
            return tr("Correction: %1 gives %2 to %3", "payer, sum, receiver")
                .arg(party(codes.party(move.from)), money(Money{move.amount.value_or(0)}), party(account));
        return tr("Correction: %1 %2").arg(party(account), money(Money{move.amount.value_or(0)}));
    }
    if (!move.cell.empty())
        return tr("Correction: %1 stands at %2").arg(companyCode(move.company), toText(move.cell));
    if (!move.holder.empty()) {
        const Party holder = Codes(m_rules.game(), m_rules.seats()).party(move.holder);
        return tr("Correction: %1 %2 % of %3")
            .arg(party(holder))
            .arg(move.percent.value_or(0))
            .arg(companyCode(move.company));
    }
    if (!move.train.empty())
        return move.change == "add"
                   ? tr("Correction: %1 gets train %2").arg(companyCode(move.company), train(move.train))
                   : tr("Correction: %1 gives train %2").arg(companyCode(move.company), train(move.train));
    if (!move.turn.empty()) {
        const Party actor = Codes(m_rules.game(), m_rules.seats()).party(move.turn);
        return tr("Correction: it is the turn of %1").arg(party(actor));
    }
    if (move.stations)
        return tr("Correction: %1, stations on the map: %2").arg(toText(move.company)).arg(*move.stations);
    return tr("Correction: phase %1").arg(toText(move.phase));
}

/// A mountain railway becomes a share of the company that is named, a coal railway that of its own.
QString Wording::exchange(const Move &move) const
{
    const GameDefinition &game = m_rules.game();
    const QString by = this->by(move);
    const QString railway = toText(move.privateRailway);
    if (const CompanyId minor = game.findCompany(move.privateRailway)) {
        const CompanyDefinition &table = game.companies[minor];
        if (table.becomes)
            return tr("%1 exchanges %2 for %3 % of %4")
                .arg(by, railway)
                .arg(game.classOf(table.becomes).percent(table.becomesUnits))
                .arg(party(table.becomes));
    }
    return move.company.empty() ? tr("%1 loses %2, there is no share left").arg(by, railway)
                                : tr("%1 exchanges %2 for a share of %3").arg(by, railway, companyCode(move.company));
}

QString Wording::choice(const Move &move) const
{
    if (QString own = firstSaid(game(), [&](const FeatureView &view) { return view.said(*this, move); });
        !own.isEmpty())
        return own;
    const QString by = this->by(move);
    return tr("%1 decides: %2").arg(by, toText(move.value));
}

QString Wording::draw(const Move &move) const
{
    const QString drawn = companyCode(move.result);
    const GameDefinition &game = m_rules.game();
    QString own = firstSaid(game, [&](const FeatureView &view) { return view.drawn(game, move, drawn); });
    if (!own.isEmpty())
        return own;
    return tr("Drawn: %1").arg(drawn);
}

QString Wording::move(const Move &move, const Events &events) const
{
    for (const Event &event : events) {
        const auto *moved = std::get_if<MinorMoved>(&event);
        if (move.kind == MoveKind::Draw && moved != nullptr && moved->to.isPlayer())
            return tr("%1 draws %2").arg(party(moved->to), party(moved->minor));
    }
    return this->move(move);
}

QString Wording::trainPurchase(const Move &move) const
{
    const QString by = this->by(move);
    const QString train = this->train(move.train);
    if (!move.tradeIn.empty())
        return tr("%1 buys train %2 from %3 and hands in train %4")
            .arg(by, train, seller(move), this->train(move.tradeIn));
    return move.price ? tr("%1 buys train %2 from %3 for %4").arg(by, train, seller(move), money(Money{*move.price}))
                      : tr("%1 buys train %2 from %3").arg(by, train, seller(move));
}

QString Wording::shareDealing(const Move &move) const
{
    const QString by = this->by(move);
    const QString company = companyCode(move.company);
    if (move.kind == MoveKind::StartCompany)
        return move.price ? own(QT_TR_NOOP("%1 starts %2 at %3")).arg(by, company, money(Money{*move.price}))
                          : own(QT_TR_NOOP("%1 starts %2")).arg(by, company);
    if (move.kind == MoveKind::SellShares && move.papers == "director" && move.percent)
        return tr("%1 sells %2 % of %3, with the director's certificate").arg(by).arg(*move.percent).arg(company);
    if (move.kind == MoveKind::SellShares)
        return move.percent ? tr("%1 sells %2 % of %3").arg(by).arg(*move.percent).arg(company)
                            : tr("%1 sells %2").arg(by, company);
    if (move.percent)
        return tr("%1 buys %2 % of %3").arg(by).arg(*move.percent).arg(company);
    return move.from == "pool" ? tr("%1 buys a share of %2 from the open stock").arg(by, company)
                               : tr("%1 buys a share of %2").arg(by, company);
}

/// "3D 100, 3* 90", and what came from mines.
QString Wording::routes(const Move &move) const
{
    QStringList parts;
    for (const Route &route : move.routes.value_or(std::vector<Route>())) {
        const Money value{route.value.value_or(0) + route.bonus.value_or(0)};
        parts.append(tr("%1: %2", "train and the value of its route").arg(train(route.train), money(value)));
    }
    if (move.mine.value_or(0) > 0)
        parts.append(tr("mines %1").arg(money(Money{*move.mine})));
    return parts.isEmpty() ? tr("no route") : listed(parts);
}

QString Wording::grants(const Move &move) const
{
    QStringList parts;
    for (const Grant &grant : move.amounts.value_or(std::vector<Grant>()))
        parts.append(tr("%1 to %2").arg(money(Money{grant.amount}), toText(grant.company)));
    return listed(parts);
}

QString Wording::taken(const Move &move) const
{
    const QString by = this->by(move);
    const auto amount = [&](const std::optional<int> &number) { return money(Money{number.value_or(0)}); };
    if (const PrivateId card = m_rules.game().findPrivate(move.what))
        return tr("%1 takes %2").arg(by, privateName(card));
    return move.price ? tr("%1 takes %2 for %3").arg(by, toText(move.what), amount(move.price))
                      : tr("%1 takes %2").arg(by, toText(move.what));
}

QString Wording::trackLaid(const Move &move) const
{
    const QString by = this->by(move);
    const auto amount = [&](const std::optional<int> &number) { return money(Money{number.value_or(0)}); };
    const QString railway = toText(move.privateRailway);
    if (const PrivateId card = m_rules.game().findPrivate(move.tile))
        return tr("%1 lays a tile of %2").arg(by, privateName(card));
    if (!move.privateRailway.empty())
        return tr("%1 lays track with the right of %2").arg(by, railway);
    return move.cost.value_or(0) > 0 ? tr("%1 lays track for %2").arg(by, amount(move.cost))
                                     : tr("%1 lays track").arg(by);
}

QString Wording::run(const Move &move) const
{
    const QString by = this->by(move);
    const auto amount = [&](const std::optional<int> &number) { return money(Money{number.value_or(0)}); };
    if (!move.revenue)
        return tr("%1 runs: %2").arg(by, routes(move));
    return move.mine.value_or(0) > 0
               ? tr("%1 earns %2, and %3 from mines").arg(by, amount(move.revenue), amount(move.mine))
               : tr("%1 earns %2").arg(by, amount(move.revenue));
}

QString Wording::move(const Move &move) const
{
    const QString by = this->by(move);
    const QString company = companyCode(move.company);
    const QString railway = toText(move.privateRailway);
    const QString train = this->train(move.train);
    const auto amount = [&](const std::optional<int> &number) { return money(Money{number.value_or(0)}); };
    switch (move.kind) { // no default: the compiler names what is missing
    case MoveKind::BuyPrivate:
        return move.price ? tr("%1 buys %2 for %3").arg(by, railway, amount(move.price))
                          : tr("%1 buys %2").arg(by, railway);
    case MoveKind::Bid:
        return tr("%1 bids %2 for %3").arg(by, amount(move.amount), railway);
    case MoveKind::Take:
        return taken(move);
    case MoveKind::StartCompany:
    case MoveKind::BuyShare:
    case MoveKind::SellShares:
        return shareDealing(move);
    case MoveKind::Exchange:
        return exchange(move);
    case MoveKind::RepayDebt:
        return tr("%1 repays %2").arg(by, amount(move.amount));
    case MoveKind::Pass:
        return hasActionRounds() ? tr("%1 ends the turn").arg(by) : tr("%1 passes").arg(by);
    case MoveKind::LayTrack:
        return trackLaid(move);
    case MoveKind::PlaceToken:
        return move.home ? tr("%1 places its home station").arg(by) : tr("%1 places a station").arg(by);
    case MoveKind::RunTrains:
        return run(move);
    case MoveKind::Dividend:
        return move.pay == "none"   ? tr("%1 keeps its income").arg(by)
               : move.pay == "half" ? tr("%1 pays half of its income").arg(by)
                                    : tr("%1 pays its income out").arg(by);
    case MoveKind::BuyTrain:
        return trainPurchase(move);
    case MoveKind::DiscardTrain:
        return hasDepot() ? tr("%1 gives train %2 into the depot").arg(by, train)
                          : own(QT_TR_NOOP("%1 gives up train %2")).arg(by, train);
    case MoveKind::ConvertTrain:
        return tr("%1 turns train %2 to %3").arg(by, train, this->train(move.to));
    case MoveKind::BorrowTrain:
        return tr("%1 borrows train %2").arg(by, train);
    case MoveKind::SellPrivate:
        return tr("%1 sells %2 to the bank").arg(by, railway);
    case MoveKind::UsePrivate:
        if (const PrivateId paper = m_rules.game().findPrivate(move.privateRailway);
            paper && m_rules.game().privates[paper].isTrain)
            return tr("%1 gets %2 for its next run").arg(by, railway);
        return tr("%1 uses the right of %2").arg(by, railway);
    case MoveKind::Acquire:
        return move.price ? tr("%1 takes over %2 at %3 a share").arg(by, company, amount(move.price))
                          : tr("%1 takes over %2").arg(by, company);
    case MoveKind::TakeLoan:
        return tr("%1 takes a loan").arg(by);
    case MoveKind::RepayLoan:
        return tr("%1 repays %n loan(s)", "", move.count.value_or(1)).arg(by);
    case MoveKind::Done:
        return tr("%1 ends its turn").arg(by);
    case MoveKind::Draw:
        return draw(move);
    case MoveKind::Choose:
        return choice(move);
    case MoveKind::TakeCard:
    case MoveKind::CopyCard:
    case MoveKind::Gulliver:
        return firstSaid(game(), [&](const FeatureView &view) { return view.said(*this, move); });
    case MoveKind::Fund:
        return move.self
                   ? tr("%1 takes the money of %2").arg(by, privateName(m_rules.game().findPrivate(move.character)))
                   : tr("%1 gives %2").arg(by, grants(move));
    case MoveKind::HandIn:
        return tr("%1 hands in %2").arg(by, privateName(m_rules.game().findPrivate(move.what)));
    case MoveKind::ReturnTrain:
        return tr("%1 gives train %2 into the depot").arg(by, train);
    case MoveKind::Bankrupt:
        return tr("%1 cannot pay and is bankrupt").arg(by);
    case MoveKind::Correct:
        return correction(move);
    case MoveKind::EndGame:
        return tr("The table agrees to end the game");
    }
    return {};
}

} // namespace flimnap
