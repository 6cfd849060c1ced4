#include "touch/tap_guard.h"

#include <QElapsedTimer>
#include <QLineF>
#include <QPointerEvent>
#include <QQmlEngine>

namespace flimnap {

namespace {

TapGuard *theGuard = nullptr;

TapGuard::Clock systemClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

bool confirms(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Select;
}

} // namespace

TapGuard::TapGuard(QObject *parent) : QObject(parent), m_clock(systemClock()) {}

TapGuard *TapGuard::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theGuard, QJSEngine::CppOwnership);
    return theGuard;
}

void TapGuard::setInstance(TapGuard *guard)
{
    theGuard = guard;
}

void TapGuard::screenChanged()
{
    m_quietUntil = m_clock() + pause;
}

void TapGuard::setPressed(bool pressed)
{
    if (pressed == m_pressed)
        return;
    m_pressed = pressed;
    emit pressedChanged();
}

bool TapGuard::isTooSoon() const
{
    return m_clock() < m_quietUntil;
}

/// Somebody who goes on hammering is waited for.
bool TapGuard::swallowsPress(QPointF place)
{
    setPressed(true);
    m_swallowing = isTooSoon() && QLineF(place, m_lastTap).length() <= reach;
    if (m_swallowing)
        screenChanged();
    else
        m_lastTap = place;
    return m_swallowing;
}

/// Digits may be typed as soon as there is something to type them into, but the digit that led there counts once.
bool TapGuard::swallowsKey(const QKeyEvent &key)
{
    const bool isMeantForBefore = isTooSoon() && (confirms(key.key()) || key.key() == m_lastKey);
    m_lastKey = key.key();
    if (isMeantForBefore)
        screenChanged();
    return isMeantForBefore || (key.isAutoRepeat() && confirms(key.key()));
}

bool TapGuard::eventFilter(QObject * /*window*/, QEvent *event)
{
    bool isSwallowed = false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
        if (const auto *pointer = dynamic_cast<QPointerEvent *>(event))
            isSwallowed = swallowsPress(pointer->points().constFirst().scenePosition());
        break;
    case QEvent::MouseMove:
    case QEvent::TouchUpdate:
        isSwallowed = m_swallowing;
        break;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        isSwallowed = std::exchange(m_swallowing, false);
        setPressed(false);
        break;
    case QEvent::KeyPress:
        if (const auto *key = dynamic_cast<QKeyEvent *>(event))
            isSwallowed = swallowsKey(*key);
        break;
    default:
        break;
    }
    if (isSwallowed)
        event->accept(); // else a touch comes again as a mouse's press
    return isSwallowed;
}

} // namespace flimnap
