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

} // namespace

/// What the table should see and hear of a move just made: the turn that ended, what the hands have to do, the sound.
void GameView::noteConsequences(const Move &move)
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const Events &events = session().events(session().moveCount());

    m_heldTurn.clear();
    const CompanyId company = game.findCompany(move.by);
    if (move.kind == MoveKind::Done && company) {
        // Everything since the company's turn began.
        int first = session().moveCount();
        while (first > 1 && session().move(first - 1).by == move.by && session().move(first - 1).kind != MoveKind::Done)
            --first;
        QVariantList effects;
        for (int place = first; place <= session().moveCount(); ++place)
            effects.append(effectRows(rules, session().events(place)));
        if (!effects.isEmpty()) {
            m_heldTurn = tokenOf(game, company);
            m_heldTurn.insert("name", QString::fromStdString(game.companies[company].name));
            m_heldTurn.insert("effects", effects);
        }
    }

    if (happened<PhaseBegan>(events) || happened<TrainRusted>(events)) {
        QVariantList items;
        const auto add = [&](const QString &text, Party whose) {
            QVariantMap item = whose.isCompany()
                                   ? tokenOf(game, whose.company())
                                   : QVariantMap{{"company", QString()}, {"colour", ""}, {"textColour", ""}, {"done", false}};
            item.insert("text", text);
            items.append(item);
        };
        for (const Event &event : events) {
            if (const auto *exported = std::get_if<CardExported>(&event)) {
                add(tr("Put the top train card %1 back into the box")
                        .arg(QString::fromStdString(game.cards[exported->card].code)),
                    Party::bank());
            } else if (const auto *rusted = std::get_if<TrainRusted>(&event)) {
                const QString face = words.train(rusted->face);
                add(rusted->owner.isCompany()
                        ? tr("%1 puts its train %2 back into the box").arg(words.party(rusted->owner), face)
                        : tr("Take train %1 out of the open stock").arg(face),
                    rusted->owner);
            } else if (std::holds_alternative<PhaseBegan>(event)) {
                add(words.event(event), Party::bank());
            }
        }
        for (const CompanyId other : ids(game.companies)) {
            if (session().position().companies[other].mustDiscard)
                add(tr("%1 gives a train of its choice into the open stock").arg(words.party(other)), other);
        }
        m_checklist = items;
    }
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
