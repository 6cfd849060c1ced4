#include "move_watch.h"

#include <QEvent>

namespace flimnap::bench {

MoveWatch::MoveWatch(QQuickWindow &window, GameView &game) : m_moves(game.moveCount())
{
    window.installEventFilter(this);
    connect(&game, &GameView::changed, this, [this, &game] {
        if (game.moveCount() > m_moves) {
            m_untilStored.push_back(sinceLifted());
            m_waitsForFrame = true;
        }
        m_moves = game.moveCount();
    });
    connect(
        &window, &QQuickWindow::frameSwapped, this,
        [this] {
            if (m_waitsForFrame)
                m_untilShown.push_back(sinceLifted());
            m_waitsForFrame = false;
        },
        Qt::DirectConnection);
}

bool MoveWatch::eventFilter(QObject * /*object*/, QEvent *event)
{
    if (event->type() == QEvent::TouchEnd)
        m_lifted = std::chrono::steady_clock::now();
    return false;
}

double MoveWatch::sinceLifted() const
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_lifted).count();
}

} // namespace flimnap::bench
