#include "features/waterfall_view.h"

#include <algorithm>

#include <QStringList>

#include "features/waterfall/standing.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

QString WaterfallView::openingName() const
{
    return tr("Auction");
}

QString WaterfallView::openingTitle() const
{
    return tr("Auction of the private companies");
}

std::vector<MoveKind> WaterfallView::openingKinds() const
{
    return {MoveKind::Bid, MoveKind::BuyPrivate};
}

QString WaterfallView::expectation(const Rules &rules, const Position &position, const QString &player) const
{
    const PrivateId first = waterfall::firstUnsold(rules.game(), position);
    return tr("%1 buys %2, bids for a later one, or passes").arg(player, Wording(rules).privateName(first));
}

namespace {

/// "Boris 50, Anna 45", the highest first.
QString bidsFor(const Wording &words, const Position &position, PrivateId railway)
{
    std::vector<PlayerId> bidders = waterfall::biddersFor(position, railway);
    std::reverse(bidders.begin(), bidders.end());
    QStringList texts;
    for (const PlayerId player : bidders)
        texts.append(WaterfallView::tr("%1 %2", "player and his bid")
                         .arg(words.party(player), words.money(waterfall::stateOf(position).bids[railway][player])));
    return listed(texts);
}

} // namespace

/// The first is on offer, for the others bids can stand.
QVariantList WaterfallView::lots(const Rules &rules, const Position &position) const
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const PrivateId first = waterfall::firstUnsold(game, position);
    QVariantList rows;
    for (const PrivateId railway : ids(game.privates)) {
        const PrivateDefinition &table = game.privates[railway];
        const Party owner = position.privates[railway].owner;
        const QString bids = bidsFor(words, position, railway);
        QVariantMap row{{"code", toText(table.code)},
                        {"name", tr("%1, pays %2 a round").arg(toText(table.name), words.money(table.income))}};
        row.insert("state", owner.isPlayer() ? "sold" : railway == first ? "running" : "open");
        row.insert("text", owner.isPlayer()  ? words.party(owner)
                           : !bids.isEmpty() ? bids
                           : railway == first
                               ? tr("costs %1").arg(words.money(waterfall::askedPrice(game, position)))
                               : tr("bids from %1").arg(words.money(waterfall::leastBid(game, position, railway))));
        rows.append(row);
    }
    return rows;
}

} // namespace flimnap
