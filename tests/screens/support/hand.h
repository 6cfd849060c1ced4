#pragma once

#include <stdexcept>

#include "support/open_app.h"

namespace flimnap::test {

/// Something a hand cannot do: what is not there, covered, disabled or out of reach.
class OutOfReach : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// A hand on the real app, with a finger or at a keyboard: it finds controls by their object names, as long as they are
/// shown, and uses them the way people do.
class Hand
{
public:
    explicit Hand(OpenApp &app) : m_app(app) {}
    Hand(const Hand &) = default;
    Hand &operator=(const Hand &) = delete;
    Hand(Hand &&) = default;
    Hand &operator=(Hand &&) = delete;
    virtual ~Hand() = default;

    [[nodiscard]] bool sees(const QString &name) const { return find(name) != nullptr; }
    [[nodiscard]] bool canTap(const QString &name) const;
    virtual void tap(const QString &name) = 0;

    [[nodiscard]] int taps() const { return m_taps; }
    [[nodiscard]] int swipes() const { return m_swipes; }

protected:
    [[nodiscard]] QQuickItem *find(const QString &name) const;

    OpenApp &m_app;
    int m_taps = 0;
    int m_swipes = 0;
};

} // namespace flimnap::test
