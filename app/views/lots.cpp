#include "views/lots.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>
#include <QStringList>

#include "core/bit.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class LotTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Lots)
};

/// Those who have dropped out of the lot that is bid for.
QString droppedOut(const Wording &words, const Position &position)
{
    QStringList names;
    for (const PlayerId player : position.order) {
        if ((position.opening.bidding.dropped & bit(player)) != 0)
            names.append(words.party(player));
    }
    return names.isEmpty() ? QString() : LotTexts::tr(" · out: %1").arg(listed(names));
}

/// "Boris 50, Anna 45", the highest first.
QString bidsFor(const Wording &words, const Position &position, PrivateId railway)
{
    const auto &bids = position.opening.bids[railway];
    std::vector<PlayerId> bidders;
    std::copy_if(position.order.begin(), position.order.end(), std::back_inserter(bidders),
                 [&](PlayerId player) { return bids[player] > Money{}; });
    std::stable_sort(bidders.begin(), bidders.end(), [&](PlayerId a, PlayerId b) { return bids[a] > bids[b]; });
    QStringList texts;
    for (const PlayerId player : bidders)
        texts.append(LotTexts::tr("%1 %2", "player and his bid").arg(words.party(player), words.money(bids[player])));
    return listed(texts);
}

/// Of what is sold one after the other: the first is on offer, for the others bids can stand.
QVariantMap waterfallRow(const Rules &rules, const Position &position, PrivateId railway, bool isFirst)
{
    const Wording words(rules);
    const PrivateDefinition &table = rules.game().privates[railway];
    const PrivateState &state = position.privates[railway];
    const QString name = LotTexts::tr("%1, pays %2 a round").arg(toText(table.name), words.money(table.income));
    QVariantMap row{{"code", toText(table.code)}, {"name", name}};
    const QString bids = bidsFor(words, position, railway);
    if (state.owner.isPlayer()) {
        row.insert("state", "sold");
        row.insert("text", words.party(state.owner));
    } else if (isFirst) {
        row.insert("state", "running");
        row.insert("text", bids.isEmpty()
                               ? LotTexts::tr("costs %1").arg(words.money(table.price - position.opening.dropped))
                               : bids);
    } else {
        row.insert("state", "open");
        row.insert("text",
                   bids.isEmpty()
                       ? LotTexts::tr("bids from %1").arg(words.money(table.price + rules.game().waterfall->raise))
                       : bids);
    }
    return row;
}

QVariantMap auctionRow(const Rules &rules, const Position &position, const Lot &lot)
{
    const Wording words(rules);
    const PrivateDefinition &table = rules.game().privates[lot.railway];
    const PrivateState &state = position.privates[lot.railway];
    const BiddingState &bidding = position.opening.bidding;
    QVariantMap row{{"code", toText(table.code)}, {"name", table.isTrain ? QString() : toText(table.name)}};
    if (state.owner.isPlayer()) {
        row.insert("state", "sold");
        row.insert("text", LotTexts::tr("%1, for %2").arg(words.party(state.owner), words.money(state.paid)));
    } else if (bidding.lot == lot.railway) {
        row.insert("state", "running");
        row.insert("text", LotTexts::tr("%1 bids %2").arg(words.party(bidding.bidder), words.money(bidding.bid)) +
                               droppedOut(words, position));
    } else {
        row.insert("state", "open");
        row.insert("text", LotTexts::tr("from %1").arg(words.money(lot.minimum)));
    }
    return row;
}

} // namespace

QVariantList lotRows(const Rules &rules, const Position &position)
{
    QVariantList rows;
    const GameDefinition &game = rules.game();
    if (position.round.kind != RoundKind::Opening)
        return rows;
    for (const Lot &lot : game.auction ? game.auction->lots : std::vector<Lot>())
        rows.append(auctionRow(rules, position, lot));
    bool isFirst = true;
    for (const PrivateId railway : ids(game.privates)) {
        if (!game.waterfall)
            break;
        const bool isSold = position.privates[railway].owner != Party::bank();
        rows.append(waterfallRow(rules, position, railway, isFirst && !isSold));
        isFirst = isFirst && isSold;
    }
    return rows;
}

} // namespace flimnap
