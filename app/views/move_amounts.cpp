#include "views/move_amounts.h"

#include <map>

#include "rounds/codes.h"
#include "words/names.h"
#include "words/plain.h"

namespace flimnap {

namespace {

/// Railways pay their owners at the beginning of a round, whoever's move ended the one before.
bool cameDueByItself(const Paid &paid)
{
    return paid.reason == Reason::PrivateIncome || paid.reason == Reason::Opening;
}

Money changeOf(Party account, const Events &events)
{
    Money change;
    for (const Event &event : events) {
        const auto *paid = std::get_if<Paid>(&event);
        if (paid == nullptr || cameDueByItself(*paid))
            continue;
        if (paid->to == account)
            change += paid->amount;
        if (paid->from == account)
            change -= paid->amount;
    }
    return change;
}

Money dividendsIn(const Events &events)
{
    Money sum;
    for (const Event &event : events) {
        const auto *paid = std::get_if<Paid>(&event);
        if (paid != nullptr && paid->reason == Reason::Dividend)
            sum += paid->amount;
    }
    return sum;
}

} // namespace

QVariantMap accountChanges(const Rules &rules, const Events &events)
{
    std::map<std::string, Money> changes;
    const Codes codes(rules.game(), rules.seats());
    for (const Event &event : events) {
        const auto *paid = std::get_if<Paid>(&event);
        if (paid == nullptr)
            continue;
        changes[codes.code(paid->to)] += paid->amount;
        changes[codes.code(paid->from)] -= paid->amount;
    }
    QVariantMap rows;
    for (const auto &[code, change] : changes) {
        if (change != Money{} && !codes.party(code).isNobody())
            rows.insert(toText(code), toNumber(change));
    }
    return rows;
}

QVariantMap mainAmount(const Rules &rules, const Move &move, const Events &events)
{
    const Codes codes(rules.game(), rules.seats());
    const Party account = codes.party(move.kind == MoveKind::Correct ? move.account : move.by);
    const Money change = account.isNobody() ? Money{} : changeOf(account, events);
    const Money paidOut = dividendsIn(events);
    if (move.kind == MoveKind::Dividend && paidOut != Money{})
        return {{"amount", toNumber(paidOut)}, {"amountKind", "paid"}};
    return {{"amount", toNumber(change)}, {"amountKind", change == Money{} ? "" : "change"}};
}

} // namespace flimnap
