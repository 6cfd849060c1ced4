#pragma once

#include <stdexcept>

#include <QPointingDevice>

#include "support/open_app.h"

namespace flimnap::test {

/// Something a finger cannot do: what is not there, covered, disabled or out of reach.
class OutOfReach : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// A finger on the real screen: it finds controls by their object names, as long as they are shown, enabled and not
/// covered, and swipes them into view first.
class Finger
{
public:
    explicit Finger(OpenApp &app) : m_app(app) {}

    [[nodiscard]] bool sees(const QString &name) const { return find(name) != nullptr; }
    void tap(const QString &name);

    [[nodiscard]] int taps() const { return m_taps; }
    [[nodiscard]] int swipes() const { return m_swipes; }

private:
    [[nodiscard]] QQuickItem *find(const QString &name) const;
    QString obstacleTo(const QString &name);
    QString bringIntoView(QQuickItem &item);
    void swipe(QQuickItem &scroller, qreal up);

    OpenApp &m_app;
    int m_taps = 0;
    int m_swipes = 0;
};

} // namespace flimnap::test
