#include "views/game_view.h"

#include <algorithm>

#include <QRandomGenerator>

#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "rounds/feature.h"
#include "table/values.h"
#include "views/colours.h"
#include "views/draws.h"
#include "views/move_map.h"
#include "views/sheets.h"
#include "views/status_texts.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

// What comes next: who must act, what is expected of him, and what has to be decided before anything else.

namespace flimnap {

/// The first offer of the kind if nothing else can be done now.
const Offer *GameView::onlyDecision(MoveKind kind) const
{
    const Offer *first = nullptr;
    for (const Offer &offer : m_offers) {
        if (ActionKey::of(offer).isAside())
            continue;
        if (offer.move.kind != kind)
            return nullptr;
        first = first == nullptr ? &offer : first;
    }
    return first;
}

/// Only what is possible now: nobody sells in a first stock round, and who has sold may have nothing left to buy.
QString GameView::stockText() const
{
    bool sells = false;
    bool buys = false;
    for (const Offer &offer : m_offers) {
        if (offer.refusal)
            continue;
        sells = sells || offer.move.kind == MoveKind::SellShares;
        buys = buys || offer.move.kind == MoveKind::BuyShare || offer.move.kind == MoveKind::StartCompany ||
               offer.move.kind == MoveKind::BuyPrivate || offer.move.kind == MoveKind::Exchange;
    }
    const StockState &stock = session().position().stock;
    if (stock.hasBought)
        return sells ? tr("%1 may still sell, or ends the turn").arg(turnName())
                     : tr("%1 ends the turn").arg(turnName());
    if (sells)
        return buys ? tr("%1 sells, buys or passes").arg(turnName()) : tr("%1 sells or passes").arg(turnName());
    return buys ? tr("%1 buys or passes").arg(turnName()) : tr("%1 can only pass").arg(turnName());
}

QString GameView::expectation() const
{
    if (!m_game)
        return {};
    if (isOver())
        return tr("The game is over.");
    if (onlyDecision(MoveKind::DiscardTrain) != nullptr)
        return inOwnWords("flimnap::GameView", QT_TR_NOOP("%1 must give up a train")).arg(turnName());
    if (const Offer *exchange = onlyDecision(MoveKind::Exchange))
        return tr("%1 must exchange %2").arg(turnName(), toText(exchange->move.privateRailway));
    if (const Offer *choice = onlyDecision(MoveKind::Choose))
        return choiceText(choice->move);
    if (const Offer *draw = onlyDecision(MoveKind::Draw))
        return drawText(session().rules(), session().position(), *draw);
    for (const FeatureView *view : viewsOf(session().rules().game())) {
        if (view == openingView(session().rules().game()))
            continue;
        if (QString own = view->expectation(session().rules(), session().position(), turnName()); !own.isEmpty())
            return own;
    }
    if (onlyDecision(MoveKind::Take) != nullptr)
        return tr("%1 takes a railway").arg(turnName());
    switch (session().position().round.kind) {
    case RoundKind::Opening:
        return openingText();
    case RoundKind::Stock:
        return stockText();
    case RoundKind::Actions:
        break;
    case RoundKind::Operating:
        if (const PlayerId owing = debtor(session().position()))
            return tr("%1 must raise %2").arg(m_looks.name(owing), missingOf(owing));
        if (const PlayerId track = deciderOf(MoveKind::LayTrack))
            return tr("%1 runs for %2: %3 decides on track, %4 on stations")
                .arg(turnName(), turnDirector(), m_looks.name(track), m_looks.name(deciderOf(MoveKind::PlaceToken)));
        return tr("%1 operates, %2 decides").arg(turnName(), turnDirector());
    case RoundKind::End:
        break;
    }
    return {};
}

QString GameView::choiceText(const Move &choice) const
{
    const Rules &rules = session().rules();
    const QString due =
        firstSaid(rules.game(), [&](const FeatureView &view) { return view.due(choice, turnName(), turnDirector()); });
    return due.isEmpty() ? Wording(rules).actionTitle(choice) : due;
}

/// What the player has to raise, as he owes more than he has.
QString GameView::missingOf(PlayerId player) const
{
    return Wording(session().rules()).money(-session().position().ledger.balance(player));
}

QString GameView::openingText() const
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    if (const PrivateId lot = rules.lot(session().position())) {
        const auto bid = std::find_if(m_offers.begin(), m_offers.end(),
                                      [](const Offer &offer) { return offer.move.kind == MoveKind::Bid; });
        return tr("%1 bids %2 or more for %3, or drops out")
            .arg(turnName(), Wording(rules).money(Money{bid->numbers.front().least}), toText(game.privates[lot].code));
    }
    if (const FeatureView *opening = openingView(game))
        return opening->expectation(rules, session().position(), turnName());
    return {};
}

/// Which player decides this for the company in turn, where nobody at the table directs it.
PlayerId GameView::deciderOf(MoveKind kind) const
{
    const CompanyId company = session().rules().actor(session().position()).company();
    return company ? decider(session().rules().game(), session().position(), company, kind) : PlayerId();
}

QVariantMap GameView::actor() const
{
    if (!m_game)
        return {};
    const GameDefinition &game = session().rules().game();
    const Position &position = session().position();
    const Party actor = session().rules().actor(position);
    if (actor == Party::draw())
        return drawer();
    QVariantMap row;
    if (actor.isPlayer()) {
        row = m_looks.badge(actor.player());
    } else if (actor.isCompany()) {
        const QString colour = companyColour(game, actor.company());
        row = {{"colour", colour}, {"textColour", textOn(colour)}, {"initial", QString()}};
    } else {
        return {};
    }
    if (actor.isPlayer() || hasTreasury(position, actor.company()))
        row.insert("balance", toNumber(position.ledger.balance(actor)));
    return row;
}

/// For whom the draw is that is due; empty if it is for nobody.
QVariantMap GameView::drawer() const
{
    const GameDefinition &game = session().rules().game();
    if (const PlayerId player = nextToDraw(game, session().position()))
        return m_looks.badge(player);
    const Offer *draw = onlyDecision(MoveKind::Draw);
    const bool isAbsentees = draw != nullptr && game.absentee && draw->move.what == game.absentee->code;
    return isAbsentees ? m_looks.absenteesBadge() : QVariantMap();
}

QString GameView::dueKind() const
{
    for (const Offer &offer : m_offers) {
        if (offer.move.kind == MoveKind::Done && offer.refusal && offer.refusal->code == Code::MustPay)
            return "dividend";
    }
    const bool isDecisionDue = onlyDecision(MoveKind::Choose) != nullptr;
    if (const Offer *opened = offerThatOpens(); opened != nullptr && !isDecisionDue)
        return ActionKey{MoveKind::Choose, opened->move.what}.text();
    if (choosesCard())
        return {};
    if (QString ofCard = kindOfCard(); !ofCard.isEmpty())
        return ofCard;
    QString kind;
    for (int row = 0; row < m_actions.count(); ++row) {
        const QVariantMap action = m_actions.row(row);
        const auto key = ActionKey::parse(action.value("kind").toString());
        if (!action.value("allowed").toBool() || action.value("quiet").toBool() || key->isAside())
            continue;
        if (!kind.isEmpty() || action.value("direct").toBool())
            return {};
        kind = action.value("kind").toString();
    }
    return kind;
}

/// What can be said at any time and was brought up by what was done last; none if nothing was.
const Offer *GameView::offerThatOpens() const
{
    if (!m_game || moveCount() == 0)
        return nullptr;
    const auto opened = std::ranges::find_if(m_offers, [&](const Offer &offer) {
        return std::ranges::any_of(allViews(), [&](const FeatureView *view) {
            return view->opensNow(session().rules().game(), offer.move.what, session().events(moveCount()));
        });
    });
    return opened == m_offers.end() ? nullptr : &*opened;
}

/// A card lies there to be taken.
bool GameView::choosesCard() const
{
    return std::any_of(m_offers.begin(), m_offers.end(),
                       [](const Offer &offer) { return offer.move.kind == MoveKind::TakeCard && !offer.refusal; });
}

/// What the card that was just chosen is for, where that is one kind of move with something to choose.
QString GameView::kindOfCard() const
{
    const bool isChosen = m_game && moveCount() > 0 &&
                          (session().move(moveCount()).kind == MoveKind::TakeCard ||
                           session().move(moveCount()).kind == MoveKind::CopyCard);
    if (!isChosen)
        return {};
    for (int row = 0; row < m_actions.count(); ++row) {
        const QVariantMap action = m_actions.row(row);
        const auto kind = moveKind(action.value("kind").toString().toStdString());
        const bool isOfCard = kind == MoveKind::BuyTrain || kind == MoveKind::PlaceToken || kind == MoveKind::Fund;
        if (isOfCard && action.value("allowed").toBool() && !action.value("direct").toBool())
            return action.value("kind").toString();
    }
    return {};
}

QString GameView::dueSheet() const
{
    const auto action = ActionKey::parse(dueKind());
    return action ? sheetFor(m_offers, *action, turnIsCompany()) : QString();
}

QString GameView::dueReason() const
{
    if (!m_game)
        return {};
    if (const Offer *exchange = onlyDecision(MoveKind::Exchange))
        return firstSaid(session().rules().game(),
                         [&](const FeatureView &view) { return view.dueReason(session(), *exchange); });
    if (const Offer *choice = onlyDecision(MoveKind::Choose))
        return firstSaid(session().rules().game(),
                         [&](const FeatureView &view) { return view.dueReason(session(), *choice); });
    if (const Offer *draw = onlyDecision(MoveKind::Draw))
        return drawReason(session(), *draw);
    for (const FeatureView *view : viewsOf(session().rules().game())) {
        if (QString help = view->help(session().position().round.kind); !help.isEmpty())
            return help;
    }
    if (onlyDecision(MoveKind::Take) != nullptr)
        return m_offers.size() > 1 ? tr("The other railway of the same stack goes to the other player.")
                                   : tr("It is what the other player left of the stack.");
    return {};
}

QString GameView::shortfall() const
{
    if (!turnIsCompany())
        return {};
    const Rules &rules = session().rules();
    const Position &position = session().position();
    const Wording words(rules);
    const CompanyId company = rules.actor(position).company();
    const Party director = position.holdings.director(company);
    QStringList missing;
    for (const Offer &offer : m_offers) {
        if (offer.move.kind != MoveKind::BuyTrain || offer.refusal || !offer.move.from.empty())
            continue;
        const auto events = session().preview(suggestedMove(offer));
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

/// What belongs to a mine of its own, else what it brought the last time.
int GameView::likelyMine() const
{
    for (const Offer &offer : m_offers) {
        if (offer.move.kind != MoveKind::RunTrains)
            continue;
        for (const NumberChoice &choice : offer.numbers) {
            if (choice.key != "mine")
                continue;
            const int last = lastIncome(toText(offer.move.by)).value("mine").toInt();
            const bool isPossible = std::find(choice.usual.begin(), choice.usual.end(), last) != choice.usual.end();
            return choice.suggested.value_or(0) == 0 && isPossible ? last : choice.suggested.value_or(0);
        }
    }
    return 0;
}

bool GameView::drawAtRandom()
{
    const Offer *draw = onlyDecision(MoveKind::Draw);
    if (draw == nullptr || draw->words.empty() || draw->words.front().words.empty())
        return false;
    const std::vector<std::string> &lots = draw->words.front().words;
    Move move = draw->move;
    move.result = lots[QRandomGenerator::system()->bounded(static_cast<quint32>(lots.size()))];
    return play(toMap(move));
}

} // namespace flimnap
