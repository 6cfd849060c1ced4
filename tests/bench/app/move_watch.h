#pragma once

#include <chrono>
#include <vector>

#include <QObject>
#include <QQuickWindow>

#include "views/game_view.h"

namespace flimnap::bench {

/// Notes how long after the lifting of the finger a move was acknowledged (it is in the store then, and everything that
/// shows the game has heard of it), and when the next frame showed it; in milliseconds.
class MoveWatch : public QObject
{
public:
    MoveWatch(QQuickWindow &window, GameView &game);

    [[nodiscard]] const std::vector<double> &untilStored() const { return m_untilStored; }
    [[nodiscard]] const std::vector<double> &untilShown() const { return m_untilShown; }

    bool eventFilter(QObject *object, QEvent *event) override;

private:
    [[nodiscard]] double sinceLifted() const;

    std::chrono::steady_clock::time_point m_lifted;
    int m_moves = 0;
    bool m_waitsForFrame = false;
    std::vector<double> m_untilStored;
    std::vector<double> m_untilShown;
};

} // namespace flimnap::bench
