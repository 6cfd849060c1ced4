#include "turn/turn_view.h"

#include <algorithm>

#include <QJSEngine>

#include "actions/actions_view.h"
#include "actions/sheets.h"
#include "decisions/offer_row.h"
#include "effects/effect_rows.h"
#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "rounds/feature.h"
#include "table/values.h"
#include "views/draws.h"
#include "views/game_view.h"
#include "views/status_texts.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

TurnView *theTurn = nullptr;

}

TurnView::TurnView(GameView &game, const ActionsView &actions, QObject *parent)
    : QObject(parent), m_game(game), m_actions(actions)
{
    connect(&game, &GameView::changed, this, &TurnView::changed);
}

TurnView *TurnView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theTurn, QJSEngine::CppOwnership);
    return theTurn;
}

void TurnView::setInstance(TurnView *view)
{
    theTurn = view;
}

/// Of a game that lies open.
AtTurn TurnView::now() const
{
    return m_game.atTurn();
}

Party TurnView::party() const
{
    return m_game.isOpen() ? now().actor() : Party::nobody();
}

QString TurnView::code() const
{
    return m_game.isOpen() ? toText(Codes(now().game(), now().rules().seats()).code(party())) : QString();
}

QString TurnView::name() const
{
    return m_game.isOpen() ? Wording(now().rules()).party(party()) : QString();
}

QString TurnView::director() const
{
    return isCompany() ? Wording(now().rules()).party(now().position().holdings.director(party().company()))
                       : QString();
}

bool TurnView::isCompany() const
{
    return party().isCompany();
}

/// Only what is possible now: nobody sells in a first stock round, and who has sold may have nothing left to buy.
QString TurnView::stockText() const
{
    bool sells = false;
    bool buys = false;
    for (const Offer &offer : now().offers) {
        if (offer.refusal)
            continue;
        sells = sells || offer.move.kind == MoveKind::SellShares;
        buys = buys || offer.move.kind == MoveKind::BuyShare || offer.move.kind == MoveKind::StartCompany ||
               offer.move.kind == MoveKind::BuyPrivate || offer.move.kind == MoveKind::Exchange;
    }
    const StockState &stock = now().position().stock;
    if (stock.hasBought)
        return sells ? tr("%1 may still sell, or ends the turn").arg(name()) : tr("%1 ends the turn").arg(name());
    if (sells)
        return buys ? tr("%1 sells, buys or passes").arg(name()) : tr("%1 sells or passes").arg(name());
    return buys ? tr("%1 buys or passes").arg(name()) : tr("%1 can only pass").arg(name());
}

QString TurnView::expectation() const
{
    if (!m_game.isOpen())
        return {};
    if (m_game.isOver())
        return tr("The game is over.");
    if (onlyDecision(MoveKind::DiscardTrain) != nullptr)
        return m_game.inOwnWords("flimnap::TurnView", QT_TR_NOOP("%1 must give up a train")).arg(name());
    if (const Offer *exchange = onlyDecision(MoveKind::Exchange))
        return tr("%1 must exchange %2").arg(name(), toText(exchange->move.privateRailway));
    if (const Offer *choice = onlyDecision(MoveKind::Choose))
        return choiceText(choice->move);
    if (const Offer *draw = onlyDecision(MoveKind::Draw))
        return drawText(now().rules(), now().position(), *draw);
    for (const FeatureView *view : viewsOf(now().game())) {
        if (view == openingView(now().game()))
            continue;
        if (QString own = view->expectation(now().rules(), now().position(), name()); !own.isEmpty())
            return own;
    }
    if (onlyDecision(MoveKind::Take) != nullptr)
        return tr("%1 takes a railway").arg(name());
    switch (now().position().round.kind) {
    case RoundKind::Opening:
        return openingText();
    case RoundKind::Stock:
        return stockText();
    case RoundKind::Actions:
        break;
    case RoundKind::Operating:
        return operatingText();
    case RoundKind::End:
        break;
    }
    return {};
}

QString TurnView::operatingText() const
{
    const AtTurn turn = now();
    if (const PlayerId owing = debtor(turn.position()))
        return tr("%1 must raise %2").arg(turn.looks.name(owing), missingOf(turn.session, owing));
    if (const PlayerId track = turn.deciderOf(MoveKind::LayTrack))
        return tr("%1 runs for %2: %3 decides on track, %4 on stations")
            .arg(name(), director(), turn.looks.name(track), turn.looks.name(turn.deciderOf(MoveKind::PlaceToken)));
    return tr("%1 operates, %2 decides").arg(name(), director());
}

QString TurnView::choiceText(const Move &choice) const
{
    const Rules &rules = now().rules();
    const QString due =
        firstSaid(rules.game(), [&](const FeatureView &view) { return view.due(choice, name(), director()); });
    return due.isEmpty() ? Wording(rules).actionTitle(choice) : due;
}

QString TurnView::openingText() const
{
    const Rules &rules = now().rules();
    const GameDefinition &game = rules.game();
    if (const PrivateId lot = rules.lot(now().position())) {
        const auto bid = std::find_if(now().offers.begin(), now().offers.end(),
                                      [](const Offer &offer) { return offer.move.kind == MoveKind::Bid; });
        return tr("%1 bids %2 or more for %3, or drops out")
            .arg(name(), Wording(rules).money(Money{bid->numbers.front().least}), toText(game.privates[lot].code));
    }
    if (const FeatureView *opening = openingView(game))
        return opening->expectation(rules, now().position(), name());
    return {};
}

Actor TurnView::actor() const
{
    if (!m_game.isOpen())
        return {};
    const Position &position = now().position();
    const Party acting = party();
    if (acting == Party::draw())
        return {.look = drawer()};
    Actor actor;
    if (acting.isPlayer()) {
        actor.look = now().looks.look(acting.player());
    } else if (acting.isCompany()) {
        const CompanyLook company = lookOf(now().game(), acting.company());
        actor.look = {.name = {}, .initial = {}, .colour = company.colour, .textColour = company.textColour};
    } else {
        return {};
    }
    actor.hasMoney = acting.isPlayer() || hasTreasury(position, acting.company());
    if (actor.hasMoney)
        actor.balance = toNumber(position.ledger.balance(acting));
    return actor;
}

/// For whom the draw is that is due; empty if it is for nobody.
PlayerLook TurnView::drawer() const
{
    const GameDefinition &game = now().game();
    if (const PlayerId player = nextToDraw(game, now().position()))
        return now().looks.look(player);
    const Offer *draw = onlyDecision(MoveKind::Draw);
    const bool isAbsentees = draw != nullptr && game.absentee && draw->move.what == game.absentee->code;
    return isAbsentees ? now().looks.absenteesLook() : PlayerLook();
}

QString TurnView::dueKind() const
{
    if (!m_game.isOpen())
        return {};
    for (const Offer &offer : now().offers) {
        if (offer.move.kind == MoveKind::Done && offer.refusal && offer.refusal->code == Code::MustPay)
            return ActionKey{MoveKind::Dividend, {}}.text();
    }
    const bool isDecisionDue = onlyDecision(MoveKind::Choose) != nullptr;
    if (const Offer *opened = offerThatOpens(); opened != nullptr && !isDecisionDue)
        return ActionKey{MoveKind::Choose, opened->move.what}.text();
    if (choosesCard())
        return {};
    const QString ofCard = kindOfCard();
    return ofCard.isEmpty() ? onlyKind() : ofCard;
}

/// What is possible if there is one kind of move only, and something is to be chosen for it.
QString TurnView::onlyKind() const
{
    QString kind;
    for (const ActionRow &action : m_actions.rows()) {
        if (!action.allowed || action.quiet || ActionKey::parse(action.kind)->isAside())
            continue;
        if (!kind.isEmpty() || action.direct)
            return {};
        kind = action.kind;
    }
    return kind;
}

/// What can be said at any time and was brought up by what was done last; none if nothing was.
const Offer *TurnView::offerThatOpens() const
{
    const AtTurn turn = now();
    if (turn.session.moveCount() == 0)
        return nullptr;
    const Events &events = turn.session.events(turn.session.moveCount());
    const auto opened = std::ranges::find_if(turn.offers, [&](const Offer &offer) {
        return std::ranges::any_of(
            allViews(), [&](const FeatureView *view) { return view->opensNow(turn.game(), offer.move.what, events); });
    });
    return opened == turn.offers.end() ? nullptr : &*opened;
}

bool TurnView::choosesCard() const
{
    return m_game.isOpen() && std::ranges::any_of(now().offers, [](const Offer &offer) {
               return offer.move.kind == MoveKind::TakeCard && !offer.refusal;
           });
}

/// What the card that was just chosen is for, where that is one kind of move with something to choose.
QString TurnView::kindOfCard() const
{
    const Session &session = now().session;
    const MoveKind last = session.moveCount() > 0 ? session.move(session.moveCount()).kind : MoveKind::Pass;
    if (last != MoveKind::TakeCard && last != MoveKind::CopyCard)
        return {};
    for (const ActionRow &action : m_actions.rows()) {
        const MoveKind kind = ActionKey::parse(action.kind)->kind;
        const bool isOfCard = kind == MoveKind::BuyTrain || kind == MoveKind::PlaceToken || kind == MoveKind::Fund;
        if (isOfCard && action.allowed && !action.direct)
            return action.kind;
    }
    return {};
}

QString TurnView::dueSheet() const
{
    const auto action = ActionKey::parse(dueKind());
    return action ? sheetFor(now().offers, *action, isCompany()) : QString();
}

QString TurnView::dueReason() const
{
    if (!m_game.isOpen())
        return {};
    if (const Offer *exchange = onlyDecision(MoveKind::Exchange))
        return firstSaid(now().game(),
                         [&](const FeatureView &view) { return view.dueReason(now().session, *exchange); });
    if (const Offer *choice = onlyDecision(MoveKind::Choose))
        return firstSaid(now().game(), [&](const FeatureView &view) { return view.dueReason(now().session, *choice); });
    if (const Offer *draw = onlyDecision(MoveKind::Draw))
        return drawReason(now().session, *draw);
    for (const FeatureView *view : viewsOf(now().game())) {
        if (QString help = view->help(now().position().round.kind); !help.isEmpty())
            return help;
    }
    if (onlyDecision(MoveKind::Take) != nullptr)
        return now().offers.size() > 1 ? tr("The other railway of the same stack goes to the other player.")
                                       : tr("It is what the other player left of the stack.");
    return {};
}

QString TurnView::shortfall() const
{
    if (!isCompany())
        return {};
    const Rules &rules = now().rules();
    const Position &position = now().position();
    const Wording words(rules);
    const CompanyId company = rules.actor(position).company();
    const Party director = position.holdings.director(company);
    QStringList missing;
    for (const Offer &offer : now().offers) {
        if (offer.move.kind != MoveKind::BuyTrain || offer.refusal || !offer.move.from.empty())
            continue;
        const auto events = now().session.preview(suggestedMove(offer));
        const Money loan = events ? totalOf(*events, Reason::Loan) : Money{};
        if (loan > Money{})
            missing.append(tr("for a train %1: %2").arg(words.train(offer.move.train), words.money(loan)));
    }
    if (missing.isEmpty())
        return {};
    return tr("%1 has %2 and %3 has %4. Missing %5.")
        .arg(words.party(company), words.money(position.ledger.balance(company)), words.party(director),
             words.money(position.ledger.balance(director)), listed(missing));
}

} // namespace flimnap
