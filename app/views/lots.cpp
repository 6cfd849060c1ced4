#include "views/lots.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/bit.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("flimnap::Lots", text);
}

/// Those who have dropped out of the lot that is bid for.
QString droppedOut(const Wording &words, const Position &position)
{
    QStringList names;
    for (const PlayerId player : position.order) {
        if ((position.opening.bidding.dropped & bit(player)) != 0)
            names.append(words.party(player));
    }
    return names.isEmpty() ? QString() : say(" · out: %1").arg(names.join(", "));
}

QVariantMap rowOf(const Rules &rules, const Position &position, const Lot &lot)
{
    const Wording words(rules);
    const PrivateDefinition &table = rules.game().privates[lot.railway];
    const PrivateState &state = position.privates[lot.railway];
    const BiddingState &bidding = position.opening.bidding;
    QVariantMap row{{"code", toText(table.code)}, {"name", table.isTrain ? QString() : toText(table.name)}};
    if (state.owner.isPlayer()) {
        row.insert("state", "sold");
        row.insert("text", say("%1, for %2").arg(words.party(state.owner), words.money(state.paid)));
    } else if (bidding.lot == lot.railway) {
        row.insert("state", "running");
        row.insert("text", say("%1 bids %2").arg(words.party(bidding.bidder), words.money(bidding.bid)) +
                               droppedOut(words, position));
    } else {
        row.insert("state", "open");
        row.insert("text", say("from %1").arg(words.money(lot.minimum)));
    }
    return row;
}

} // namespace

QVariantList lotRows(const Rules &rules, const Position &position)
{
    QVariantList rows;
    if (!rules.game().auction || position.round.kind != RoundKind::Opening)
        return rows;
    for (const Lot &lot : rules.game().auction->lots)
        rows.append(rowOf(rules, position, lot));
    return rows;
}

} // namespace flimnap
