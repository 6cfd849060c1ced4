#include "support/items.h"

#include <algorithm>

namespace flimnap::test {

namespace {

QList<QQuickItem *> paintedOrder(const QQuickItem &parent)
{
    QList<QQuickItem *> children = parent.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem *a, const QQuickItem *b) { return a->z() < b->z(); });
    return children;
}

QQuickItem *hitIn(QQuickItem &item, QPointF scene)
{
    if (!item.isVisible() || item.opacity() == 0)
        return nullptr;
    const QPointF local = item.mapFromScene(scene);
    if (item.clip() && !item.contains(local))
        return nullptr;
    const QList<QQuickItem *> children = paintedOrder(item);
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
        if (QQuickItem *hit = hitIn(**child, scene))
            return hit;
    }
    return takesTaps(item) && item.contains(local) ? &item : nullptr;
}

} // namespace

void visitShown(QQuickItem &root, const std::function<void(QQuickItem &)> &visit)
{
    if (!root.isVisible() || root.opacity() == 0)
        return;
    visit(root);
    for (QQuickItem *child : paintedOrder(root))
        visitShown(*child, visit);
}

QList<QQuickItem *> shownItems(QQuickWindow &window, const QString &name)
{
    QList<QQuickItem *> found;
    visitShown(*window.contentItem(), [&](QQuickItem &item) {
        if (item.objectName() == name)
            found.append(&item);
    });
    return found;
}

QRectF placeOf(const QQuickItem &item)
{
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

QRectF seenPartOf(const QQuickItem &item)
{
    QRectF seen = placeOf(item);
    for (const QQuickItem *ancestor = item.parentItem(); ancestor != nullptr; ancestor = ancestor->parentItem()) {
        if (ancestor->clip() || ancestor->parentItem() == nullptr)
            seen = seen.intersected(placeOf(*ancestor));
    }
    return seen;
}

bool takesTaps(const QQuickItem &item)
{
    return item.acceptedMouseButtons() != Qt::NoButton || item.acceptTouchEvents();
}

QQuickItem *hitBy(QQuickWindow &window, QPointF point)
{
    return hitIn(*window.contentItem(), point);
}

bool isWithin(const QQuickItem *item, const QQuickItem *ancestor)
{
    for (; item != nullptr; item = item->parentItem()) {
        if (item == ancestor)
            return true;
    }
    return false;
}

} // namespace flimnap::test
