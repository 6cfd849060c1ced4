#include "support/hand.h"

#include "support/items.h"

namespace flimnap::test {

QQuickItem *Hand::find(const QString &name) const
{
    const QList<QQuickItem *> found = shownItems(m_app.window(), name);
    return found.isEmpty() ? nullptr : found.back(); // painted last, lies on top
}

bool Hand::canTap(const QString &name) const
{
    const QQuickItem *item = find(name);
    return item != nullptr && item->isEnabled();
}

} // namespace flimnap::test
