#pragma once

#include <functional>

#include <QList>
#include <QQuickItem>
#include <QQuickWindow>

namespace flimnap::test {

/// Visits the shown items below the root in the order in which they are painted.
void visitShown(QQuickItem &root, const std::function<void(QQuickItem &)> &visit);

/// All shown items of this object name.
QList<QQuickItem *> shownItems(QQuickWindow &window, const QString &name);

/// The item's place in the window.
QRectF placeOf(const QQuickItem &item);
/// The part of it that its clipping ancestors and the window let through.
QRectF seenPartOf(const QQuickItem &item);

/// Whether the item takes taps by itself.
bool takesTaps(const QQuickItem &item);
/// The item that a finger would hit there; none if nothing there takes taps.
QQuickItem *hitBy(QQuickWindow &window, QPointF point);
bool isWithin(const QQuickItem *item, const QQuickItem *ancestor);

} // namespace flimnap::test
