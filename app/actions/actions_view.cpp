#include "actions/actions_view.h"

#include <QJSEngine>

#include "actions/action_bar.h"
#include "views/game_view.h"

namespace flimnap {

namespace {

ActionsView *theActions = nullptr;

}

ActionsView::ActionsView(GameView &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &GameView::changed, this, &ActionsView::refresh);
}

ActionsView *ActionsView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theActions, QJSEngine::CppOwnership);
    return theActions;
}

void ActionsView::setInstance(ActionsView *view)
{
    theActions = view;
}

void ActionsView::refresh()
{
    const QList<ActionRow> rows = m_game.isOpen() ? actionBar(m_game.atTurn()) : QList<ActionRow>();
    const QList<NotNow> reasons = flimnap::notNow(rows);
    m_rows.set(rows);
    if (placesOf(rows) == m_places && reasons == m_notNow)
        return;
    m_places = placesOf(rows);
    m_notNow = reasons;
    emit changed();
}

int ActionsView::refused() const
{
    int count = 0;
    for (const NotNow &group : m_notNow)
        count += group.count;
    return count;
}

bool ActionsView::make(const QString &kind)
{
    const auto action = ActionKey::parse(kind);
    if (!action || !m_game.isOpen())
        return false;
    const Offers &offers = m_game.atTurn().offers;
    const auto offer = std::ranges::find_if(offers, [&](const Offer &each) { return action->includes(each); });
    return offer != offers.end() && m_game.play(Move(offer->move));
}

} // namespace flimnap
