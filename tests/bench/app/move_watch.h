#pragma once

#include <chrono>
#include <vector>

#include <QObject>
#include <QQuickWindow>

#include "views/game_view.h"

namespace flimnap::bench {

/// How long after the lifting of the finger something was so, in milliseconds.
struct MoveTimes
{
    double stored = 0; ///< the move is in the store, and everything that shows the game has heard of it
    double shown = 0;  ///< the next frame has been swapped
    double work = 0;   ///< processor time until then: without the waiting for the disk
};

/// Notes the times of every move that a tap makes.
class MoveWatch : public QObject
{
public:
    MoveWatch(QQuickWindow &window, GameView &game);

    [[nodiscard]] const std::vector<MoveTimes> &moves() const { return m_moves; }

    bool eventFilter(QObject *object, QEvent *event) override;

private:
    [[nodiscard]] double sinceLifted() const;

    std::chrono::steady_clock::time_point m_lifted;
    double m_workBefore = 0;
    int m_moveCount = 0;
    bool m_waitsForFrame = false;
    std::vector<MoveTimes> m_moves;
};

} // namespace flimnap::bench
