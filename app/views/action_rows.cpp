#include "views/game_view.h"

#include <algorithm>
#include <map>

#include "effects/effect_rows.h"
#include "features/feature_view.h"
#include "rounds/codes.h"
#include "views/action_slots.h"
#include "views/sheets.h"
#include "words/plain.h"
#include "words/wording.h"

// The bar of actions: what can be done now, what cannot and why, and where each of them stands.

namespace flimnap {

namespace {

bool leavesChoice(const Offer &offer)
{
    return std::any_of(offer.numbers.begin(), offer.numbers.end(),
                       [](const NumberChoice &choice) { return choice.least != choice.most; });
}

bool ends(MoveKind kind)
{
    return kind == MoveKind::Pass || kind == MoveKind::Done;
}

QString wordOf(SlotGroup group)
{
    switch (group) {
    case SlotGroup::Rare:
        return "rare";
    case SlotGroup::Main:
        return "main";
    case SlotGroup::End:
        return "end";
    case SlotGroup::Extra:
        return "extra";
    case SlotGroup::Aside:
        break;
    }
    return "aside";
}

/// The order counts from below, where the end of the turn is.
QVariantMap placed(QVariantMap row, SlotGroup group, int order)
{
    row.insert("group", wordOf(group));
    row.insert("order", order);
    return row;
}

/// What it is about lies on the table to be tapped.
bool liesOnTable(MoveKind kind)
{
    return kind == MoveKind::TakeCard || kind == MoveKind::CopyCard;
}

/// The form made from the offer tells best why nothing can be entered.
QString sheetOfRefused(const Offers &offers, const ActionKey &action, bool byCompany)
{
    const bool asksOtherwise = action.kind == MoveKind::RunTrains || action.kind == MoveKind::Dividend ||
                               action.kind == MoveKind::Fund || action.kind == MoveKind::Gulliver;
    return asksOtherwise ? QString("PlainSheet") : sheetFor(offers, action, byCompany);
}

} // namespace

/// What can be said any time stands aside, unless the last move asks for it.
bool GameView::isQuiet(const ActionKey &action) const
{
    if (!action.isAside() || moveCount() == 0)
        return action.isAside();
    return std::ranges::none_of(viewsOf(session().rules().game()), [&](const FeatureView *view) {
        return view->isAskedNow(action.what, session().move(moveCount()), session().events(moveCount()));
    });
}

QVariantMap GameView::actionRow(const ActionKey &action) const
{
    const MoveKind kind = action.kind;
    const Wording words(session().rules());
    std::vector<const Offer *> allowed;
    const Refusal *refusal = nullptr;
    const Offer *first = nullptr;
    for (const Offer &offer : m_offers) {
        if (!action.includes(offer))
            continue;
        if (first == nullptr)
            first = &offer;
        if (!offer.refusal)
            allowed.push_back(&offer);
        else if (refusal == nullptr)
            refusal = &*offer.refusal;
    }
    const bool quick = !ends(kind) && !allowed.empty() && isQuick(session(), *allowed.front());
    const bool showsRefusal = allowed.empty() && refusal != nullptr;
    const bool dropsOut = kind == MoveKind::Pass && session().rules().lot(session().position());
    const QString title = dropsOut                                     ? tr("Drop out")
                          : kind == MoveKind::Pass && hasActedInTurn() ? tr("End the turn")
                                                                       : words.actionTitle(*first);
    return {{"kind", action.text()},
            {"title", quick ? words.confirmation(suggestedMove(*allowed.front()), {}) : title},
            {"allowed", !allowed.empty()},
            {"reason", showsRefusal ? words.refusal(*refusal) : QString()},
            {"rule", showsRefusal ? toText(refusal->rule) : QString()},
            {"sheet", allowed.empty() ? sheetOfRefused(m_offers, action, turnIsCompany())
                                      : sheetFor(m_offers, action, turnIsCompany())},
            {"terms", first->refusal || action.isOthers() ? QString() : termsOf(first->move)},
            {"quiet", isQuiet(action)},
            {"direct", !allowed.empty() && (ends(kind) || quick)},
            {"hasChoices", quick && (allowed.size() > 1 || leavesChoice(*allowed.front()))},
            {"decider", m_looks.badge(deciderOf(kind))}};
}

/// The place of a kind of move that is not asked for now.
QVariantMap GameView::emptySlotRow(MoveKind kind) const
{
    const Wording words(session().rules());
    Move move;
    move.kind = kind;
    return {{"kind", ActionKey{kind, {}}.text()},
            {"title", words.actionTitle(move)},
            {"allowed", false},
            {"reason", QString()},
            {"rule", QString()},
            {"sheet", "PlainSheet"},
            {"terms", QString()},
            {"quiet", false},
            {"direct", false},
            {"hasChoices", false},
            {"decider", QVariantMap()}};
}

/// What it brings now and costs from now on, where that has to be known.
QString GameView::termsOf(const Move &move) const
{
    const auto events = session().preview(move);
    if (!events)
        return {};
    return firstSaid(session().rules().game(),
                     [&](const FeatureView &view) { return view.terms(session().rules(), move, *events); });
}

/// In a stock round whose turns go on until they are ended.
bool GameView::hasActedInTurn() const
{
    const Position &position = session().position();
    return position.round.kind == RoundKind::Stock &&
           session().rules().game().sales.turn != StockTurn::SalesThenPurchase &&
           (position.stock.hasBought || position.stock.soldThisTurn != 0);
}

/// Every place of the round with what is on offer for it, then what has no place of its own.
void GameView::fillActions()
{
    std::vector<ActionKey> offered;
    for (const Offer &offer : m_offers) {
        const ActionKey action = ActionKey::of(offer);
        if (!liesOnTable(action.kind) && std::find(offered.begin(), offered.end(), action) == offered.end())
            offered.push_back(action);
    }
    const std::vector<ActionSlot> places = slotsOf(session().rules().game(), session().position().round.kind);
    QList<QVariantMap> rows;
    for (auto place = places.begin(); place != places.end(); ++place) {
        const int order = static_cast<int>(std::count_if(
            place + 1, places.end(), [&](const ActionSlot &below) { return below.group == place->group; }));
        const ActionKey action{place->kind, {}};
        const auto found = std::find(offered.begin(), offered.end(), action);
        rows.append(
            placed(found == offered.end() ? emptySlotRow(place->kind) : actionRow(action), place->group, order));
        if (found != offered.end())
            offered.erase(found);
    }
    std::map<int, QVariantMap> extra;
    for (const ActionKey &action : offered) {
        const QVariantMap row = actionRow(action);
        if (row.value("quiet").toBool()) {
            rows.append(placed(row, SlotGroup::Aside, 0));
            continue;
        }
        int order = extraPlace(action.kind, action.what);
        while (extra.contains(order))
            ++order;
        extra[order] = placed(row, SlotGroup::Extra, order);
    }
    for (const auto &[order, row] : extra)
        rows.append(row);
    m_actions.setRows(rows);
}

QVariantMap GameView::actionSlots() const
{
    int main = 0;
    int rare = 0;
    int highestRare = 0;
    int extra = 0;
    for (int place = 0; place < m_actions.count(); ++place) {
        const QVariantMap row = m_actions.row(place);
        const bool isRare = row.value("group") == wordOf(SlotGroup::Rare);
        main += row.value("group") == wordOf(SlotGroup::Main) ? 1 : 0;
        rare += isRare ? 1 : 0;
        const int height = row.value("order").toInt() + 1;
        if (isRare && row.value("allowed").toBool())
            highestRare = std::max(highestRare, height);
        if (row.value("group") == wordOf(SlotGroup::Extra))
            extra = std::max(extra, height);
    }
    return {{"main", main}, {"rare", rare}, {"highestRare", highestRare}, {"extra", extra}};
}

QVariantList GameView::notNow() const
{
    QVariantList groups;
    for (int place = 0; place < m_actions.count(); ++place) {
        const QVariantMap row = m_actions.row(place);
        const QVariant reason = row.value("reason");
        if (reason.toString().isEmpty() || row.value("quiet").toBool())
            continue;
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const QVariant &group) {
            return group.toMap().value("reason") == reason && group.toMap().value("rule") == row.value("rule");
        });
        if (same == groups.end()) {
            groups.append(QVariantMap{
                {"reason", reason}, {"rule", row.value("rule")}, {"titles", QVariantList{row.value("title")}}});
            continue;
        }
        QVariantMap group = same->toMap();
        group.insert("titles", group.value("titles").toList() << row.value("title"));
        *same = group;
    }
    return groups;
}

QVariantList GameView::offersOf(const QString &key) const
{
    QVariantList rows;
    const auto action = ActionKey::parse(key);
    if (!m_game || !action)
        return rows;
    for (std::size_t index = 0; index < m_offers.size(); ++index) {
        const bool isFormer = m_past && m_formerOffer == index;
        if (action->includes(m_offers[index]))
            rows.append(offerRow(session(), m_offers[index], isFormer ? &m_formerMove : nullptr));
    }
    return rows;
}

} // namespace flimnap
