#include "views/game_view.h"

#include <algorithm>

#include "features/feature_view.h"
#include "rounds/codes.h"
#include "views/colours.h"
#include "views/effects.h"
#include "views/stories.h"
#include "views/stretches.h"
#include "words/names.h"
#include "words/wording.h"

namespace flimnap {

namespace {

/// For the hands, still to be ticked off.
QVariantMap stepOf(const GameDefinition &game, CompanyId company)
{
    QVariantMap row = tokenOf(game, company);
    row.insert("company", QString::fromStdString(game.companies[company].code));
    row.insert("done", false);
    return row;
}

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
               ? GameView::tr("%1 puts its train %2 back into the box").arg(words.party(moved.from), face)
               : GameView::tr("%1 takes train %2 from the deck").arg(words.party(moved.to), face);
}

QString turnOverWords(const Wording &words, const TrainAged &aged)
{
    const QString face = words.train(aged.face);
    return aged.owner.isCompany()
               ? GameView::tr("%1 turns its train %2 to the grey side").arg(words.party(aged.owner), face)
               : GameView::tr("Turn train %1 in the depot to the grey side").arg(face);
}

QString scrapWords(const Wording &words, const TrainRusted &rusted)
{
    const QString face = words.train(rusted.face);
    if (rusted.owner.isCompany())
        return GameView::tr("%1 puts its train %2 back into the box").arg(words.party(rusted.owner), face);
    if (rusted.owner == Party::bank())
        return GameView::tr("Put %n unsold train(s) %1 back into the box", "", rusted.count).arg(face);
    return words.hasDepot() ? GameView::tr("Take train %1 out of the depot").arg(face)
                            : GameView::tr("Take train %1 out of the open stock").arg(face);
}

QString discardWords(const Wording &words, const GameDefinition &game, CompanyId company)
{
    const QString name = words.party(company);
    if (game.discards == DiscardsGo::OntoDeck)
        return GameView::tr("%1 puts a train of its choice on top of the deck").arg(name);
    if (game.discards == DiscardsGo::OutOfGame)
        return GameView::tr("%1 puts a train of its choice back into the box").arg(name);
    return words.hasDepot() ? GameView::tr("%1 gives a train of its choice into the depot").arg(name)
                            : GameView::tr("%1 gives a train of its choice into the open stock").arg(name);
}

/// What the hands do when a company is formed out of others.
QString formedWords(const Wording &words, const GameDefinition &game, CompanyId company)
{
    return game.companies[company].comesOutOfOthers
               ? GameView::tr("Put the marker of %1 on the chart and its markers in place of those of companies "
                              "that became part of it; exchange their shares, two for one")
                     .arg(words.party(company))
               : GameView::tr("%1 takes over the trains and markers of its railways").arg(words.party(company));
}

template <class What>
bool happened(const Events &events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return std::holds_alternative<What>(event); });
}

/// Track and stations are seen on the board, and what a minor pays and earns concerns its owner alone; a turn of which
/// there is nothing else to tell does not hold up the table.
bool isWorthHolding(const QVariantList &effects, bool isMinor)
{
    return std::any_of(effects.begin(), effects.end(), [isMinor](const QVariant &effect) {
        const QString kind = effect.toMap().value("kind").toString();
        const bool isQuiet = kind == "track" || kind == "station" || kind == "income" || kind == "round";
        return !isQuiet && !(isMinor && kind == "paid");
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

/// What the company's turn did, if the move ended it, and what befell the whole table with it.
QVariantMap GameView::turnToHold(const Move &move) const
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const CompanyId company = game.findCompany(move.by);
    const Stories stories = storiesOf(rules, move, session().events(session().moveCount()), session().position());
    QVariantList effects;
    if (move.kind == MoveKind::Done && company) {
        for (int place = firstMoveOfTurn(session(), company); place < session().moveCount(); ++place)
            effects.append(effectRows(rules, session().events(place)));
        effects.append(effectRows(rules, ofTurn(stories.rest, company)));
    }
    if (!isWorthHolding(effects, company && game.classOf(company).isMinor()))
        effects.clear();
    if (effects.isEmpty() && stories.rows.isEmpty())
        return {};
    QVariantMap held = effects.isEmpty() ? QVariantMap{{"company", QString()}} : stepOf(game, company);
    held.insert("name", effects.isEmpty() ? QString() : companyName(game.companies[company]));
    held.insert("effects", effects);
    held.insert("stories", stories.rows);
    return held;
}

/// What the hands have to do after a phase change, company by company.
QVariantList GameView::handwork(const Move &move, const Events &events) const
{
    const GameDefinition &game = session().rules().game();
    const Wording words(session().rules());
    QVariantList items;
    const auto add = [&](const QString &text, Party whose) {
        QVariantMap item = whose.isCompany() ? stepOf(game, whose.company())
                                             : QVariantMap{{"company", ""}, {"colour", ""}, {"textColour", ""}};
        item.insert("done", false);
        item.insert("text", text);
        item.insert("note", QString());
        items.append(item);
    };
    const auto addWithNote = [&](const QString &text, const QString &note) {
        add(text, Party::bank());
        QVariantMap item = items.back().toMap();
        item.insert("note", note);
        items.back() = item;
    };
    for (const Event &event : events) {
        if (const auto *exported = std::get_if<CardExported>(&event))
            add(tr("Put the top train card %1 back into the box")
                    .arg(QString::fromStdString(game.cards[exported->card].code)),
                Party::bank());
        else if (const auto *began = std::get_if<PhaseBegan>(&event)) {
            addWithNote(words.event(event), phaseSummaryOf(began->phase));
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

/// What the table should see and hear of a move just made: the turn that ended, what the hands have to do, the sound.
void GameView::noteConsequences(const Move &move)
{
    const Events &events = session().events(session().moveCount());
    m_heldTurn = turnToHold(move);
    if (std::any_of(events.begin(), events.end(), [&](const Event &event) { return isNews(move, event); }))
        m_checklist = handwork(move, events);
    emit heldTurnChanged();
    emit checklistChanged();

    if (happened<PhaseBegan>(events) || happened<CompanyFormed>(events))
        emit sounded("whistle");
    else if (happened<RoundBegan>(events) || happened<BankBroke>(events) || happened<EndDecided>(events))
        emit sounded("bell");
    else if (happened<Paid>(events))
        emit sounded("coin");
}

} // namespace flimnap
