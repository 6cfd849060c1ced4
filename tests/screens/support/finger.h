#pragma once

#include <QPointingDevice>

#include "support/hand.h"

namespace flimnap::test {

/// A finger on the screen: what it taps must be enabled and not covered, and it swipes that into view first.
class Finger : public Hand
{
public:
    using Hand::Hand;

    void tap(const QString &name) override;
    /// Brings it into view without tapping it.
    void lookFor(const QString &name);
    /// From now on every tap that brings something new is followed by another one at its place, before anybody can have
    /// seen it; that one must do nothing.
    void getHasty() { m_isHasty = true; }

private:
    QString obstacleTo(const QString &name);
    QString bringIntoView(QQuickItem &item);
    void swipe(QQuickItem &scroller, qreal up);
    void touch(QPoint point);
    void touchAgain(const QString &name, QPoint point, const QString &before);

    bool m_isHasty = false;
};

} // namespace flimnap::test
