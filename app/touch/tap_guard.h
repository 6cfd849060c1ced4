#pragma once

#include <cstdint>
#include <functional>

#include <QObject>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QKeyEvent;
class QQmlEngine;

namespace flimnap {

/// Takes no tap that was meant for what stood there before: after a move, and when a sheet or a page has come or gone,
/// what is at the place of the last tap answers none for a while, nor does a second press of Enter or Space.
class TapGuard : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(TapGuard)
    QML_SINGLETON

    Q_PROPERTY(bool pressed READ isPressed NOTIFY pressedChanged)

public:
    using Clock = std::function<std::int64_t()>; ///< milliseconds

    static constexpr std::int64_t pause = 400; ///< milliseconds in which nobody can have read what came
    static constexpr qreal reach = 48;         ///< how far from the last tap a finger may come down for the same thing

    /// Without a default parent on purpose, see GameView.
    explicit TapGuard(QObject *parent);

    static TapGuard *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(TapGuard *guard);

    /// Another clock than the system's.
    void setClock(Clock clock) { m_clock = std::move(clock); }
    /// A finger is down: nothing moves under it.
    [[nodiscard]] bool isPressed() const { return m_pressed; }
    /// Something else lies on the screen now.
    Q_INVOKABLE void screenChanged();
    /// Of the window it guards.
    bool eventFilter(QObject *window, QEvent *event) override;

signals:
    void pressedChanged();

private:
    void setPressed(bool pressed);
    [[nodiscard]] bool isTooSoon() const;
    bool swallowsPress(QPointF place);
    bool swallowsKey(const QKeyEvent &key);

    Clock m_clock;
    std::int64_t m_quietUntil = 0;
    QPointF m_lastTap;
    int m_lastKey = 0;
    bool m_pressed = false;
    bool m_swallowing = false; ///< the finger that is down came too soon
};

} // namespace flimnap
