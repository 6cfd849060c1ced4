#include "actions/action_bar.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "actions/action_slots.h"
#include "actions/sheets.h"
#include "decisions/offer_row.h"
#include "effects/effect_rows.h"
#include "features/feature_view.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class ActionTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Actions)
};

bool leavesChoice(const Offer &offer)
{
    return std::any_of(offer.numbers.begin(), offer.numbers.end(),
                       [](const NumberChoice &choice) { return choice.least != choice.most; });
}

bool ends(MoveKind kind)
{
    return kind == MoveKind::Pass || kind == MoveKind::Done;
}

/// What it is about lies on the table to be tapped.
bool liesOnTable(MoveKind kind)
{
    return kind == MoveKind::TakeCard || kind == MoveKind::CopyCard;
}

/// Now and then several things can be laid or placed, at other times one.
bool mayHaveChoices(MoveKind kind)
{
    return kind == MoveKind::LayTrack || kind == MoveKind::PlaceToken;
}

QString iconOf(MoveKind kind)
{
    switch (kind) {
    case MoveKind::BuyShare:
    case MoveKind::BuyPrivate:
    case MoveKind::Exchange:
    case MoveKind::UsePrivate:
        return "certificate";
    case MoveKind::SellShares:
    case MoveKind::SellPrivate:
    case MoveKind::Dividend:
    case MoveKind::Bid:
    case MoveKind::HandIn:
        return "coin";
    case MoveKind::StartCompany:
    case MoveKind::Take:
    case MoveKind::TakeLoan:
        return "add";
    case MoveKind::LayTrack:
    case MoveKind::Gulliver:
        return "track";
    case MoveKind::PlaceToken:
    case MoveKind::Choose:
        return "station";
    case MoveKind::RunTrains:
    case MoveKind::BuyTrain:
    case MoveKind::BorrowTrain:
    case MoveKind::ReturnTrain:
        return "locomotive";
    case MoveKind::Acquire:
        return "people";
    case MoveKind::RepayLoan:
    case MoveKind::RepayDebt:
    case MoveKind::Bankrupt:
        return "scales";
    case MoveKind::Fund:
        return "chest";
    case MoveKind::Pass:
    case MoveKind::Done:
        return "check";
    default:
        return "more";
    }
}

/// The form made from the offer tells best why nothing can be entered.
QString sheetOfRefused(const Offers &offers, const ActionKey &action, bool byCompany)
{
    const bool asksOtherwise = action.kind == MoveKind::RunTrains || action.kind == MoveKind::Dividend ||
                               action.kind == MoveKind::Fund || action.kind == MoveKind::Gulliver;
    return asksOtherwise ? QString("PlainSheet") : sheetFor(offers, action, byCompany);
}

/// In a stock round whose turns go on until they are ended.
bool hasActedInTurn(const AtTurn &turn)
{
    const Position &position = turn.position();
    return position.round.kind == RoundKind::Stock && turn.game().sales.turn != StockTurn::SalesThenPurchase &&
           (position.stock.hasBought || position.stock.soldThisTurn != 0);
}

/// What can be said any time stands aside, unless the last move asks for it.
bool isQuiet(const AtTurn &turn, const ActionKey &action)
{
    const int last = turn.session.moveCount();
    if (!action.isAside() || last == 0)
        return action.isAside();
    return std::ranges::none_of(viewsOf(turn.game()), [&](const FeatureView *view) {
        return view->isAskedNow(action.what, turn.session.move(last), turn.session.events(last));
    });
}

/// What it brings now and costs from now on, where that has to be known.
QString termsOf(const AtTurn &turn, const Move &move)
{
    const auto events = turn.session.preview(move);
    if (!events)
        return {};
    return firstSaid(turn.game(), [&](const FeatureView &view) { return view.terms(turn.rules(), move, *events); });
}

QString titleOf(const AtTurn &turn, MoveKind kind, const Offer &first)
{
    if (kind == MoveKind::Pass && turn.rules().lot(turn.position()))
        return ActionTexts::tr("Drop out");
    if (kind == MoveKind::Pass && hasActedInTurn(turn))
        return ActionTexts::tr("End the turn");
    return Wording(turn.rules()).actionTitle(first);
}

ActionRow rowOf(const AtTurn &turn, const ActionKey &action)
{
    const MoveKind kind = action.kind;
    const Wording words(turn.rules());
    std::vector<const Offer *> allowed;
    const Refusal *refusal = nullptr;
    const Offer *first = nullptr;
    for (const Offer &offer : turn.offers) {
        if (!action.includes(offer))
            continue;
        if (first == nullptr)
            first = &offer;
        if (!offer.refusal)
            allowed.push_back(&offer);
        else if (refusal == nullptr)
            refusal = &*offer.refusal;
    }
    const bool isPossible = !allowed.empty();
    const bool quick = !ends(kind) && isPossible && isQuick(turn.session, *allowed.front());
    const bool byCompany = turn.actor().isCompany();
    ActionRow row;
    row.kind = action.text();
    row.title = quick ? words.confirmation(suggestedMove(*allowed.front()), {}) : titleOf(turn, kind, *first);
    row.icon = iconOf(kind);
    row.sheet = isPossible ? sheetFor(turn.offers, action, byCompany) : sheetOfRefused(turn.offers, action, byCompany);
    row.allowed = isPossible;
    if (!isPossible && refusal != nullptr) {
        row.reason = words.refusal(*refusal);
        row.rule = toText(refusal->rule);
    }
    row.direct = isPossible && (ends(kind) || quick);
    row.hasChoices = quick && (allowed.size() > 1 || leavesChoice(*allowed.front()));
    row.mayHaveChoices = mayHaveChoices(kind);
    row.quiet = isQuiet(turn, action);
    row.terms = first->refusal || action.isOthers() ? QString() : termsOf(turn, first->move);
    row.decider = turn.looks.look(turn.deciderOf(kind));
    return row;
}

/// The place of a kind of move that is not asked for now.
ActionRow emptySlotRow(const AtTurn &turn, MoveKind kind)
{
    Move move;
    move.kind = kind;
    ActionRow row;
    row.kind = ActionKey{kind, {}}.text();
    row.title = Wording(turn.rules()).actionTitle(move);
    row.icon = iconOf(kind);
    row.mayHaveChoices = mayHaveChoices(kind);
    return row;
}

ActionRow placed(ActionRow row, SlotGroup::Group group, int order)
{
    row.group = group;
    row.order = order;
    return row;
}

std::vector<ActionKey> offeredIn(const Offers &offers)
{
    std::vector<ActionKey> offered;
    for (const Offer &offer : offers) {
        const ActionKey action = ActionKey::of(offer);
        if (!liesOnTable(action.kind) && std::find(offered.begin(), offered.end(), action) == offered.end())
            offered.push_back(action);
    }
    return offered;
}

} // namespace

QList<ActionRow> actionBar(const AtTurn &turn)
{
    std::vector<ActionKey> offered = offeredIn(turn.offers);
    const std::vector<ActionSlot> places = slotsOf(turn.game(), turn.position().round.kind);
    QList<ActionRow> rows;
    for (auto place = places.begin(); place != places.end(); ++place) {
        const int order = static_cast<int>(std::count_if(
            place + 1, places.end(), [&](const ActionSlot &below) { return below.group == place->group; }));
        const ActionKey action{place->kind, {}};
        const auto found = std::find(offered.begin(), offered.end(), action);
        rows.append(placed(found == offered.end() ? emptySlotRow(turn, place->kind) : rowOf(turn, action), place->group,
                           order));
        if (found != offered.end())
            offered.erase(found);
    }
    std::map<int, ActionRow> extra;
    for (const ActionKey &action : offered) {
        const ActionRow row = rowOf(turn, action);
        if (row.quiet) {
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
    return rows;
}

ActionPlaces placesOf(const QList<ActionRow> &rows)
{
    ActionPlaces places;
    for (const ActionRow &row : rows) {
        const int height = row.order + 1;
        if (row.group == SlotGroup::Main)
            ++places.main;
        if (row.group == SlotGroup::Extra)
            places.extra = std::max(places.extra, height);
        if (row.group != SlotGroup::Rare)
            continue;
        ++places.rare;
        if (row.allowed)
            places.highestRare = std::max(places.highestRare, height);
    }
    return places;
}

QList<NotNow> notNow(const QList<ActionRow> &rows)
{
    QList<NotNow> groups;
    for (const ActionRow &row : rows) {
        if (row.reason.isEmpty() || row.quiet)
            continue;
        const auto same = std::ranges::find_if(
            groups, [&](const NotNow &group) { return group.reason == row.reason && group.rule == row.rule; });
        if (same == groups.end()) {
            groups.append({row.reason, row.rule, row.title, 1});
            continue;
        }
        same->titles += ", " + row.title;
        ++same->count;
    }
    return groups;
}

} // namespace flimnap
