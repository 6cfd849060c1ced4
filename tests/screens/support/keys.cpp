#include "support/keys.h"

#include <algorithm>

#include <QTest>

#include "support/items.h"

namespace flimnap::test {

void Keys::press(int key)
{
    ++m_taps;
    QTest::keyClick(&m_app.window(), static_cast<Qt::Key>(key));
}

void Keys::tap(const QString &name)
{
    QQuickItem *item = find(name);
    if (item == nullptr || !item->isEnabled())
        throw OutOfReach((name + (item == nullptr ? ": is not on the screen" : ": is disabled")).toStdString());
    const QString digit = name.startsWith("key_") ? name.mid(4) : item->property("hotkey").toString();
    if (digit.size() == 1 && digit[0].isDigit()) {
        press(digit[0].unicode());
    } else {
        goTo(*item, name.toStdString());
        press(Qt::Key_Return);
    }
    m_app.settle();
}

/// With Tab until it has the focus, and is seen.
void Keys::goTo(QQuickItem &item, const std::string &name)
{
    constexpr int enough = 300;
    for (int step = 0; !item.hasActiveFocus(); ++step) {
        if (step == enough)
            throw OutOfReach(name + ": the Tab key never comes to it");
        press(Qt::Key_Tab);
    }
    QTest::qWait(1);
    if (seenPartOf(item).height() < std::min(item.height(), 30.0))
        throw OutOfReach(name + ": has the focus, but is not seen");
}

} // namespace flimnap::test
