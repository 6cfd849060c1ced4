#include "rounds/codes.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

QString Wording::seller(const Move &move) const
{
    if (move.from.empty() || move.from == "bank")
        return tr("the bank");
    return move.from == "pool" ? tr("the open stock") : toText(move.from);
}

QString Wording::correction(const Move &move) const
{
    if (!move.account.empty()) {
        const Party account = Codes(m_rules.game(), m_rules.seats()).party(move.account);
        return tr("Correction: %1 %2").arg(party(account), money(Money{move.amount.value_or(0)}));
    }
    if (!move.cell.empty())
        return tr("Correction: %1 stands at %2").arg(toText(move.company), toText(move.cell));
    if (!move.holder.empty()) {
        const Party holder = Codes(m_rules.game(), m_rules.seats()).party(move.holder);
        return tr("Correction: %1 %2 % of %3")
            .arg(party(holder))
            .arg(move.percent.value_or(0))
            .arg(toText(move.company));
    }
    if (!move.train.empty())
        return move.change == "add" ? tr("Correction: %1 gets train %2").arg(toText(move.company), train(move.train))
                                    : tr("Correction: %1 gives train %2").arg(toText(move.company), train(move.train));
    if (!move.turn.empty()) {
        const Party actor = Codes(m_rules.game(), m_rules.seats()).party(move.turn);
        return tr("Correction: it is the turn of %1").arg(party(actor));
    }
    return tr("Correction: phase %1").arg(toText(move.phase));
}

QString Wording::move(const Move &move) const
{
    const QString by = party(Codes(m_rules.game(), m_rules.seats()).party(move.by));
    const QString company = toText(move.company);
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
        return tr("%1 takes %2").arg(by, toText(move.what));
    case MoveKind::StartCompany:
        return move.price ? tr("%1 starts %2 at %3").arg(by, company, amount(move.price))
                          : tr("%1 starts %2").arg(by, company);
    case MoveKind::BuyShare:
        return tr("%1 buys a share of %2").arg(by, company);
    case MoveKind::SellShares:
        return move.percent ? tr("%1 sells %2 % of %3").arg(by).arg(*move.percent).arg(company)
                            : tr("%1 sells %2").arg(by, company);
    case MoveKind::Exchange:
        return tr("%1 exchanges %2").arg(by, railway);
    case MoveKind::RepayDebt:
        return tr("%1 repays %2").arg(by, amount(move.amount));
    case MoveKind::Pass:
        return tr("%1 passes").arg(by);
    case MoveKind::LayTrack:
        if (!move.privateRailway.empty())
            return tr("%1 lays track with the right of %2").arg(by, railway);
        return move.cost.value_or(0) > 0 ? tr("%1 lays track for %2").arg(by, amount(move.cost))
                                         : tr("%1 lays track").arg(by);
    case MoveKind::PlaceToken:
        return move.home ? tr("%1 places its home station").arg(by) : tr("%1 places a station").arg(by);
    case MoveKind::RunTrains:
        return tr("%1 earns %2").arg(by, amount(move.revenue));
    case MoveKind::Dividend:
        return move.pay == "none"   ? tr("%1 keeps its income").arg(by)
               : move.pay == "half" ? tr("%1 pays half of its income").arg(by)
                                    : tr("%1 pays its income out").arg(by);
    case MoveKind::BuyTrain:
        return move.price ? tr("%1 buys train %2 from %3 for %4").arg(by, train, seller(move), amount(move.price))
                          : tr("%1 buys train %2 from %3").arg(by, train, seller(move));
    case MoveKind::DiscardTrain:
        return tr("%1 gives up train %2").arg(by, train);
    case MoveKind::ConvertTrain:
        return tr("%1 turns train %2 to %3").arg(by, train, this->train(move.to));
    case MoveKind::BorrowTrain:
        return tr("%1 borrows train %2").arg(by, train);
    case MoveKind::SellPrivate:
        return tr("%1 sells %2 to the bank").arg(by, railway);
    case MoveKind::UsePrivate:
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
        return tr("Draw: %1").arg(toText(move.result));
    case MoveKind::Choose:
        return tr("%1 decides: %2").arg(by, toText(move.value));
    case MoveKind::Correct:
        return correction(move);
    case MoveKind::EndGame:
        return tr("The table agrees to end the game");
    }
    return {};
}

} // namespace flimnap
