#include "aftermath/aftermath_view.h"

#include <algorithm>

#include <QJSEngine>

#include "effects/effect_rows.h"
#include "effects/stories.h"
#include "effects/stretches.h"
#include "features/feature_view.h"
#include "rounds/codes.h"
#include "supply/supply_view.h"
#include "views/game_view.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

AftermathView *theAftermath = nullptr;

/// What the hands must do something for, though nobody asked for it.
bool isNews(const Move &move, const Event &event)
{
    if (std::holds_alternative<MinorExchanged>(event))
        return move.kind != MoveKind::Exchange;
    if (std::holds_alternative<CompanyClosed>(event))
        return move.kind != MoveKind::Acquire;
    return std::holds_alternative<PhaseBegan>(event) || std::holds_alternative<TrainRusted>(event) ||
           std::holds_alternative<CompanyFormed>(event) || std::holds_alternative<CompanyClosed>(event);
}

QString trainWords(const Wording &words, const TrainMoved &moved)
{
    const QString face = words.train(moved.face);
    return moved.to.isNobody()
               ? AftermathView::tr("%1 puts its train %2 back into the box").arg(words.party(moved.from), face)
               : AftermathView::tr("%1 takes train %2 from the deck").arg(words.party(moved.to), face);
}

QString turnOverWords(const Wording &words, const TrainAged &aged)
{
    const QString face = words.train(aged.face);
    return aged.owner.isCompany()
               ? AftermathView::tr("%1 turns its train %2 to the grey side").arg(words.party(aged.owner), face)
               : AftermathView::tr("Turn train %1 in the depot to the grey side").arg(face);
}

QString scrapWords(const Wording &words, const TrainRusted &rusted)
{
    const QString face = words.train(rusted.face);
    if (rusted.owner.isCompany())
        return AftermathView::tr("%1 puts its train %2 back into the box").arg(words.party(rusted.owner), face);
    if (rusted.owner == Party::bank())
        return AftermathView::tr("Put %n unsold train(s) %1 back into the box", "", rusted.count).arg(face);
    return words.hasDepot() ? AftermathView::tr("Take train %1 out of the depot").arg(face)
                            : AftermathView::tr("Take train %1 out of the open stock").arg(face);
}

QString discardWords(const Wording &words, const GameDefinition &game, CompanyId company)
{
    const QString name = words.party(company);
    if (game.discards == DiscardsGo::OntoDeck)
        return AftermathView::tr("%1 puts a train of its choice on top of the deck").arg(name);
    if (game.discards == DiscardsGo::OutOfGame)
        return AftermathView::tr("%1 puts a train of its choice back into the box").arg(name);
    return words.hasDepot() ? AftermathView::tr("%1 gives a train of its choice into the depot").arg(name)
                            : AftermathView::tr("%1 gives a train of its choice into the open stock").arg(name);
}

/// What the hands do when a company is formed out of others.
QString formedWords(const Wording &words, const GameDefinition &game, CompanyId company)
{
    return game.companies[company].comesOutOfOthers
               ? AftermathView::tr("Put the marker of %1 on the chart and its markers in place of those of companies "
                                   "that became part of it; exchange their shares, two for one")
                     .arg(words.party(company))
               : AftermathView::tr("%1 takes over the trains and markers of its railways").arg(words.party(company));
}

template <class What>
bool happened(const Events &events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return std::holds_alternative<What>(event); });
}

/// Track and stations are seen on the board, and what a minor pays and earns concerns its owner alone; a turn of which
/// there is nothing else to tell does not hold up the table.
bool isWorthHolding(const QList<EffectRow> &effects, bool isMinor)
{
    return std::any_of(effects.begin(), effects.end(), [isMinor](const EffectRow &effect) {
        const bool isQuiet = effect.kind == EffectKind::Track || effect.kind == EffectKind::Station ||
                             effect.kind == EffectKind::Income || effect.kind == EffectKind::Round;
        return !isQuiet && !(isMinor && effect.kind == EffectKind::Paid);
    });
}

/// Where the company's turn began that ends with the last move; other companies may have given up trains in it.
int firstMoveOfTurn(const Session &session, CompanyId company)
{
    const auto beginsTurn = [&](int place) {
        const Events &events = session.events(place);
        return std::any_of(events.begin(), events.end(), [&](const Event &event) {
            const auto *turn = std::get_if<TurnBegan>(&event);
            return turn != nullptr && turn->actor == Party(company);
        });
    };
    int first = session.moveCount();
    while (first > 1 && !beginsTurn(first - 1))
        --first;
    return first;
}

/// The trains that rusted, company by company as the table goes through them, those of the open stock last.
std::vector<TrainRusted> rustedByOwner(const Events &events)
{
    std::vector<TrainRusted> rusted;
    for (const Event &event : events) {
        if (const auto *train = std::get_if<TrainRusted>(&event))
            rusted.push_back(*train);
    }
    std::stable_sort(rusted.begin(), rusted.end(), [](const TrainRusted &a, const TrainRusted &b) {
        if (a.owner.isCompany() != b.owner.isCompany())
            return a.owner.isCompany();
        return a.owner.isCompany() && a.owner.company() < b.owner.company();
    });
    return rusted;
}

/// Home stations that other companies place when their own turns begin are no news of this one.
Events ofTurn(Events events, CompanyId company)
{
    std::erase_if(events, [&](const Event &event) {
        const auto *placed = std::get_if<StationPlaced>(&event);
        return placed != nullptr && placed->company != company;
    });
    return events;
}

} // namespace

AftermathView::AftermathView(GameView &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &GameView::laidOut, this, &AftermathView::clear);
    connect(&game, &GameView::moved, this, &AftermathView::note);
    connect(&game, &GameView::setBack, this, &AftermathView::clear);
}

AftermathView *AftermathView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theAftermath, QJSEngine::CppOwnership);
    return theAftermath;
}

void AftermathView::setInstance(AftermathView *view)
{
    theAftermath = view;
}

const Session &AftermathView::session() const
{
    return *m_game.played();
}

/// What the company's turn did, if the move ended it, and what befell the whole table with it.
HeldTurn AftermathView::turnToHold() const
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const Move &move = session().move(session().moveCount());
    const CompanyId company = game.findCompany(move.by);
    const Stories stories = storiesOf(rules, move, session().events(session().moveCount()), session().position());
    QList<EffectRow> effects;
    if (move.kind == MoveKind::Done && company) {
        for (int place = firstMoveOfTurn(session(), company); place < session().moveCount(); ++place)
            effects.append(effectRows(rules, session().events(place)));
        effects.append(effectRows(rules, ofTurn(stories.rest, company)));
    }
    if (!isWorthHolding(effects, company && game.classOf(company).isMinor()))
        return {{}, {}, {}, stories.rows};
    return {lookOf(game, company), companyName(game.companies[company]), effects, stories.rows};
}

/// What the hands have to do after a phase change, company by company.
QList<HandStep> AftermathView::handwork() const
{
    const GameDefinition &game = session().rules().game();
    const Wording words(session().rules());
    const Move &move = session().move(session().moveCount());
    const Events &events = session().events(session().moveCount());
    QList<HandStep> items;
    const auto add = [&](const QString &text, Party whose, const QString &note = {}) {
        items.append({text, note, whose.isCompany() ? toText(game.companies[whose.company()].code) : QString(), false});
    };
    for (const Event &event : events) {
        if (const auto *exported = std::get_if<CardExported>(&event))
            add(tr("Put the top train card %1 back into the box")
                    .arg(QString::fromStdString(game.cards[exported->card].code)),
                Party::bank());
        else if (const auto *began = std::get_if<PhaseBegan>(&event)) {
            add(words.event(event), Party::bank(), phaseSummary(session().rules(), session().position(), began->phase));
        } else if (const auto *formed = std::get_if<CompanyFormed>(&event))
            add(formedWords(words, game, formed->company), formed->company);
        else if (const auto *closed = std::get_if<CompanyClosed>(&event);
                 closed != nullptr && isNews(move, event) && game.classOf(closed->company).hasShares())
            add(tr("Take the certificates, the marker and the stations of %1 off the table")
                    .arg(words.party(closed->company)),
                closed->company);
        else if (const auto *returned = std::get_if<StationReturned>(&event))
            add(words.event(event), returned->company);
        else if (const CompanyId served = servedBy(event, session().position()))
            add(trainWords(words, std::get<TrainMoved>(event)), served);
        for (const FeatureView *view : viewsOf(game)) {
            const auto own = view->handwork(session().rules(), session().position(), event);
            if (own && isNews(move, event))
                add(own->text, own->company);
        }
    }
    for (const Event &event : events) {
        if (const auto *aged = std::get_if<TrainAged>(&event))
            add(turnOverWords(words, *aged), aged->owner);
    }
    for (const TrainRusted &rusted : rustedByOwner(events))
        add(scrapWords(words, rusted), rusted.owner);
    for (const CompanyId other : ids(game.companies)) {
        if (session().position().companies[other].mustDiscard)
            add(discardWords(words, game, other), other);
    }
    return items;
}

void AftermathView::note()
{
    const Move &move = session().move(session().moveCount());
    const Events &events = session().events(session().moveCount());
    m_turn = turnToHold();
    if (std::any_of(events.begin(), events.end(), [&](const Event &event) { return isNews(move, event); }))
        m_checklist = handwork();
    emit turnChanged();
    emit checklistChanged();

    if (happened<PhaseBegan>(events) || happened<CompanyFormed>(events))
        emit sounded("whistle");
    else if (happened<RoundBegan>(events) || happened<BankBroke>(events) || happened<EndDecided>(events))
        emit sounded("bell");
    else if (happened<Paid>(events))
        emit sounded("coin");
}

void AftermathView::clear()
{
    goOn();
    dismissChecklist();
}

void AftermathView::goOn()
{
    m_turn = {};
    emit turnChanged();
}

void AftermathView::tick(int step, bool done)
{
    if (step < 0 || step >= m_checklist.size())
        return;
    m_checklist[step].done = done;
    emit checklistChanged();
}

void AftermathView::dismissChecklist()
{
    m_checklist.clear();
    emit checklistChanged();
}

} // namespace flimnap
