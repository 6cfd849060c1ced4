#include "views/lots.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/bit.h"
#include "features/feature_view.h"
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
    if (const FeatureView *opening = openingView(game))
        return opening->lots(rules, position);
    for (const Lot &lot : game.auction ? game.auction->lots : std::vector<Lot>())
        rows.append(auctionRow(rules, position, lot));
    return rows;
}

} // namespace flimnap
