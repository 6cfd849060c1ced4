#include "overview/overview_view.h"

#include <algorithm>
#include <cstdlib>

#include <QJSEngine>

#include "views/game_view.h"

namespace flimnap {

namespace {

OverviewView *theOverview = nullptr;

}

OverviewView::OverviewView(GameView &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &GameView::changed, this, &OverviewView::refresh);
}

OverviewView *OverviewView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theOverview, QJSEngine::CppOwnership);
    return theOverview;
}

void OverviewView::setInstance(OverviewView *view)
{
    theOverview = view;
}

void OverviewView::refresh()
{
    m_players.set(m_game.isOpen() ? playerRows(m_game.atTurn()) : QList<PlayerRow>());
    m_companies.set(m_game.isOpen() ? companyRows(m_game.atTurn()) : QList<CompanyRow>());
    const bool wait = std::ranges::any_of(m_companies.rows(),
                                          [](const CompanyRow &row) { return row.stage == CompanyStage::Waiting; });
    int most = 0;
    for (const PlayerRow &row : m_players.rows())
        most = std::abs(row.cash) > std::abs(most) ? row.cash : most;
    if (wait == m_companiesWait && most == m_mostCash)
        return;
    m_companiesWait = wait;
    m_mostCash = most;
    emit changed();
}

} // namespace flimnap
