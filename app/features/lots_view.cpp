#include "features/lots_view.h"

#include <algorithm>

#include "core/bit.h"
#include "features/lots/standing.h"
#include "table_check/table_items.h"
#include "table_check/table_overrides.h"
#include "views/choices.h"
#include "views/join_fields.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

/// Those who have dropped out of the lot that is bid for.
QString droppedOut(const Wording &words, const Position &position)
{
    QStringList names;
    for (const PlayerId player : position.order) {
        if ((lots::stateOf(position).dropped & bit(player)) != 0)
            names.append(words.party(player));
    }
    return names.isEmpty() ? QString() : LotsView::tr(" · out: %1").arg(listed(names));
}

QVariantMap rowOf(const Rules &rules, const Position &position, const lots::Lot &lot)
{
    const Wording words(rules);
    const PrivateDefinition &table = rules.game().privates[lot.railway];
    const PrivateState &state = position.privates[lot.railway];
    const lots::State &bidding = lots::stateOf(position);
    QVariantMap row{{"code", toText(table.code)}, {"name", table.isTrain ? QString() : toText(table.name)}};
    if (state.owner.isPlayer()) {
        row.insert("state", "sold");
        row.insert("text",
                   LotsView::tr("%1, for %2").arg(words.party(state.owner), words.money(state.paid.value_or(Money{}))));
    } else if (bidding.lot == lot.railway) {
        row.insert("state", "running");
        row.insert("text", LotsView::tr("%1 bids %2").arg(words.party(bidding.bidder), words.money(bidding.bid)) +
                               droppedOut(words, position));
    } else {
        row.insert("state", "open");
        row.insert("text", LotsView::tr("from %1").arg(words.money(lot.least)));
    }
    return row;
}

// As overridden so far.

QJsonObject leastBids(const TableItems &items)
{
    const QJsonValue given = items.overrides()[LotsView::name.data()];
    return (given.isUndefined() ? items.printed()[LotsView::name.data()] : given).toObject();
}

/// Each can be another local railway, but none two lots at once.
QList<TableLot> lotsOf(const TableItems &items)
{
    const GameDefinition &game = items.game();
    const QJsonObject bids = leastBids(items);
    const auto isLot = [&](PrivateId railway) { return bids.contains(toText(game.privates[railway].code)); };
    QList<TableLot> rows;
    for (const PrivateId railway : ids(game.privates)) {
        const QString code = toText(game.privates[railway].code);
        if (!isLot(railway))
            continue;
        QList<Option> options;
        for (const PrivateId other : ids(game.privates)) {
            const bool isFree = other == railway || !isLot(other);
            if (isLocal(game.privates[railway]) && isLocal(game.privates[other]) && isFree)
                options.append({toText(game.privates[other].code), items.titleOf(other)});
        }
        rows.append({items.number({LotsView::name.data(), code}, items.titleOf(railway), 1, mostMoney), code, options});
    }
    return rows;
}

// Of a table that is joined.

/// Until the first operating round they count for what was bid.
bool asksBids(const JoinAnswers &answers)
{
    return answers.word("round") == "SR1";
}

bool isPlayers(const JoinAnswers &answers, const PrivateDefinition &railway)
{
    return answers.seats().contains(answers.word(placeOf("privates", toText(railway.code), "owner")));
}

QString whatIsPrinted()
{
    return LotsView::tr(
        "The sizes of the three local railways and the least bids are printed on the board; this app does not "
        "know them. Compare them before the first move.");
}

} // namespace

std::vector<MoveKind> LotsView::openingKinds() const
{
    return {MoveKind::Bid};
}

QString LotsView::expectation(const Rules & /*rules*/, const Position & /*position*/, const QString &player) const
{
    return tr("%1 names a railway with a bid, or passes").arg(player);
}

QVariantList LotsView::lots(const Rules &rules, const Position &position) const
{
    QVariantList rows;
    for (const lots::Lot &lot : lots::termsOf(rules.game()).lots)
        rows.append(rowOf(rules, position, lot));
    return rows;
}

/// Least bids take the place of prices.
void LotsView::print(const GameDefinition &game, QJsonObject &values) const
{
    QJsonObject bids;
    for (const lots::Lot &lot : lots::termsOf(game).lots)
        bids.insert(toText(game.privates[lot.railway].code), static_cast<int>(lot.least.units));
    values.insert(name.data(), bids);
    values.remove("local_prices");
}

void LotsView::addTo(QList<TableSection> &sections, const TableItems &items) const
{
    sections.append({.title = tr("Private railways in the auction, and the least bids"),
                     .note = whatIsPrinted(),
                     .lots = lotsOf(items)});
}

/// A lot becomes another railway, or gets another least bid; lots are overridden all together.
std::optional<QJsonObject> LotsView::overridden(const TableItems &items, const QStringList &path,
                                                const QJsonValue &value) const
{
    if (path.value(0) != name.data())
        return {};
    const GameDefinition &game = items.game();
    const bool isOther = value.isString();
    const QString railway = isOther ? value.toString() : path.value(1);
    const PrivateId lot = game.findPrivate(railway.toStdString());
    QJsonObject bids = leastBids(items);
    QJsonObject result = items.overrides();
    if (!bids.contains(path.value(1)) || (railway != path.value(1) && bids.contains(railway)))
        return result;
    bids.remove(path.value(1));
    bids.insert(railway, isOther && lot ? toNumber(game.privates[lot].price) : value.toInt());
    result.insert(name.data(), bids);
    if (bids == items.printed()[name.data()])
        result.remove(name.data());
    return result;
}

QString LotsView::hint(const TableItems &items) const
{
    QStringList words;
    for (const TableLot &lot : lotsOf(items))
        words.append(
            tr("%1 from %2", "a private railway and the least bid for it").arg(lot.railway).arg(lot.bid.value));
    return tr("In the auction: %1.").arg(listed(words)) + " " + whatIsPrinted();
}

QString LotsView::railwaysTitle() const
{
    return tr("Lots of the auction");
}

QString LotsView::railwaysNote(const JoinAnswers &answers) const
{
    return asksBids(answers) ? tr("What was bid for them may be left out: it counts only for what players are worth "
                                  "until the first operating round.")
                             : QString();
}

void LotsView::addTo(QVariantList &fields, const JoinFields &form, const JoinAnswers &answers,
                     const PrivateDefinition &railway) const
{
    const QString code = toText(railway.code);
    if (asksBids(answers) && isPlayers(answers, railway))
        fields.append(form.number("paid/" + code, tr("Bid for %1").arg(code)));
}

std::optional<JoinSections::Spot> LotsView::spot(const QStringList &place) const
{
    if (place.front() != "paid")
        return {};
    return JoinSections::Spot{"privates", "all", tr("Bid for %1").arg(place.value(1))};
}

void LotsView::write(JoinedPosition &table, const JoinAnswers &answers) const
{
    lots::TableKeys keys;
    for (const PrivateDefinition &railway : answers.game().privates) {
        const int bid = answers.number("paid/" + toText(railway.code));
        if (asksBids(answers) && bid > 0 && isPlayers(answers, railway))
            keys.paid[railway.code] = bid;
    }
    table.parts.set(std::move(keys));
}

} // namespace flimnap
