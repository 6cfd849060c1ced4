#include "move_watch.h"

#include <QEvent>

#include "processor_time.h"

namespace flimnap::bench {

MoveWatch::MoveWatch(QQuickWindow &window, GameView &game) : m_moveCount(game.moveCount())
{
    window.installEventFilter(this);
    connect(&game, &GameView::changed, this, [this, &game] {
        if (game.moveCount() > m_moveCount) {
            m_moves.push_back({.stored = sinceLifted(), .shown = 0, .work = 0});
            m_waitsForFrame = true;
        }
        m_moveCount = game.moveCount();
    });
    const auto noteFrame = [this] {
        if (m_waitsForFrame) {
            m_moves.back().shown = sinceLifted();
            m_moves.back().work = processorTime() - m_workBefore;
        }
        m_waitsForFrame = false;
    };
    connect(&window, &QQuickWindow::frameSwapped, this, noteFrame, Qt::DirectConnection);
}

bool MoveWatch::eventFilter(QObject * /*object*/, QEvent *event)
{
    if (event->type() == QEvent::TouchEnd) {
        m_lifted = std::chrono::steady_clock::now();
        m_workBefore = processorTime();
    }
    return false;
}

double MoveWatch::sinceLifted() const
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_lifted).count();
}

} // namespace flimnap::bench
