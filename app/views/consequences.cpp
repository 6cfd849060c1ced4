#include "views/game_view.h"

#include <algorithm>

#include "rounds/codes.h"
#include "views/colours.h"
#include "views/effects.h"
#include "words/wording.h"

namespace flimnap {

namespace {

QVariantMap tokenOf(const GameDefinition &game, CompanyId company)
{
    const QString colour = companyColour(game, company);
    return {{"company", QString::fromStdString(game.companies[company].code)},
            {"colour", colour},
            {"textColour", textOn(colour)},
            {"done", false}};
}

template <class What>
bool happened(const Events &events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return std::holds_alternative<What>(event); });
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

} // namespace

/// What the company's turn did, if the move ended it.
QVariantMap GameView::turnToHold(const Move &move) const
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const CompanyId company = game.findCompany(move.by);
    if (move.kind != MoveKind::Done || !company)
        return {};
    QVariantList effects;
    for (int place = firstMoveOfTurn(session(), company); place <= session().moveCount(); ++place)
        effects.append(effectRows(rules, session().events(place)));
    if (effects.isEmpty())
        return {};
    QVariantMap held = tokenOf(game, company);
    held.insert("name", QString::fromStdString(game.companies[company].name));
    held.insert("effects", effects);
    return held;
}

/// What the hands have to do after a phase change, company by company.
QVariantList GameView::handwork(const Events &events) const
{
    const GameDefinition &game = session().rules().game();
    const Wording words(session().rules());
    QVariantList items;
    const auto add = [&](const QString &text, Party whose) {
        QVariantMap item = whose.isCompany() ? tokenOf(game, whose.company())
                                             : QVariantMap{{"company", ""}, {"colour", ""}, {"textColour", ""}};
        item.insert("done", false);
        item.insert("text", text);
        items.append(item);
    };
    for (const Event &event : events) {
        if (const auto *exported = std::get_if<CardExported>(&event))
            add(tr("Put the top train card %1 back into the box")
                    .arg(QString::fromStdString(game.cards[exported->card].code)),
                Party::bank());
        else if (std::holds_alternative<PhaseBegan>(event))
            add(words.event(event), Party::bank());
    }
    for (const TrainRusted &rusted : rustedByOwner(events)) {
        const QString face = words.train(rusted.face);
        add(rusted.owner.isCompany() ? tr("%1 puts its train %2 back into the box").arg(words.party(rusted.owner), face)
                                     : tr("Take train %1 out of the open stock").arg(face),
            rusted.owner);
    }
    for (const CompanyId other : ids(game.companies)) {
        if (session().position().companies[other].mustDiscard)
            add(tr("%1 gives a train of its choice into the open stock").arg(words.party(other)), other);
    }
    return items;
}

/// What the table should see and hear of a move just made: the turn that ended, what the hands have to do, the sound.
void GameView::noteConsequences(const Move &move)
{
    const Events &events = session().events(session().moveCount());
    m_heldTurn = turnToHold(move);
    if (happened<PhaseBegan>(events) || happened<TrainRusted>(events))
        m_checklist = handwork(events);
    emit heldTurnChanged();
    emit checklistChanged();

    if (happened<PhaseBegan>(events))
        emit sounded("whistle");
    else if (happened<RoundBegan>(events))
        emit sounded("bell");
    else if (happened<Paid>(events))
        emit sounded("coin");
}

} // namespace flimnap
