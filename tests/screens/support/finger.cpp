#include "support/finger.h"

#include <QTest>

#include "support/items.h"

namespace flimnap::test {

namespace {

QPointingDevice *touchScreen()
{
    static QPointingDevice *const device = QTest::createTouchDevice();
    return device;
}

QString nameOf(const QQuickItem *item)
{
    return item == nullptr
               ? QString("nothing")
               : QString("%1 \"%2\"").arg(QString::fromLatin1(item->metaObject()->className()), item->objectName());
}

} // namespace

void Finger::lookFor(const QString &name)
{
    QString obstacle = obstacleTo(name);
    if (!obstacle.isEmpty()) {
        m_app.layOut(); // what the tap before has moved is not yet in its place
        obstacle = obstacleTo(name);
    }
    if (!obstacle.isEmpty())
        throw OutOfReach((name + ": " + obstacle).toStdString());
}

void Finger::tap(const QString &name)
{
    lookFor(name);
    const QPoint point = seenPartOf(*find(name)).center().toPoint();

    ++m_taps;
    const QString before = m_app.shown();
    touch(point);
    if (m_isHasty)
        touchAgain(name, point, before);
    m_app.settle();
}

void Finger::touch(QPoint point)
{
    QTest::touchEvent(&m_app.window(), touchScreen()).press(0, point, &m_app.window());
    QTest::touchEvent(&m_app.window(), touchScreen()).release(0, point, &m_app.window());
}

void Finger::touchAgain(const QString &name, QPoint point, const QString &before)
{
    constexpr int soon = 250; // milliseconds
    m_app.pass(soon);
    const QString after = m_app.shown();
    if (after == before)
        return;
    touch(point);
    m_app.pass(0);
    if (m_app.shown() != after)
        throw OutOfReach((name + ": a second tap led from " + after + " to " + m_app.shown()).toStdString());
}

/// Brings it into view; why it cannot be tapped there, empty if it can.
QString Finger::obstacleTo(const QString &name)
{
    QQuickItem *item = find(name);
    if (item == nullptr)
        return "is not on the screen";
    if (!item->isEnabled())
        return "is disabled";
    if (const QString reason = bringIntoView(*item); !reason.isEmpty())
        return reason;
    const QQuickItem *hit = hitBy(m_app.window(), seenPartOf(*item).center());
    return isWithin(hit, item) ? QString() : "is covered by " + nameOf(hit);
}

/// Swipes until at least the item's middle can be touched; the reason if that is not possible.
QString Finger::bringIntoView(QQuickItem &item)
{
    const auto isReachable = [&] {
        const QRectF place = placeOf(item);
        const QRectF seen = seenPartOf(item);
        return seen.height() >= std::min(place.height(), 30.0) && seen.width() >= place.width() * 0.5;
    };
    for (int attempt = 0; attempt < 40 && !isReachable(); ++attempt) {
        QQuickItem *scroller = item.parentItem();
        while (scroller != nullptr && !scroller->inherits("QQuickFlickable"))
            scroller = scroller->parentItem();
        if (scroller == nullptr)
            return "lies outside of the screen, and nothing there scrolls";
        const qreal distance = placeOf(item).center().y() - seenPartOf(*scroller).center().y();
        const qreal most = seenPartOf(*scroller).height() * 0.6;
        swipe(*scroller, std::clamp(distance, -most, most));
    }
    return isReachable() ? QString() : "cannot be swiped into view";
}

/// Moves the scroller's content up by so much (down if negative).
void Finger::swipe(QQuickItem &scroller, qreal up)
{
    ++m_swipes;
    const QPointF start = seenPartOf(scroller).center() + QPointF(0, up / 2);
    QTest::touchEvent(&m_app.window(), touchScreen()).press(0, start.toPoint(), &m_app.window());
    constexpr int steps = 8;
    for (int step = 1; step <= steps; ++step) {
        QTest::qWait(4);
        const QPointF at = start - QPointF(0, up * step / steps);
        QTest::touchEvent(&m_app.window(), touchScreen()).move(0, at.toPoint(), &m_app.window());
    }
    QTest::qWait(120); // a finger that rests before it is lifted does not flick
    const QPointF end = start - QPointF(0, up);
    QTest::touchEvent(&m_app.window(), touchScreen()).release(0, end.toPoint(), &m_app.window());
    m_app.settle();
}

} // namespace flimnap::test
