#pragma once

#include "support/hand.h"

namespace flimnap::test {

/// A keyboard and nothing else: a digit for what shows one, else Tab until it has the focus, and Enter.
class Keys : public Hand
{
public:
    using Hand::Hand;

    void tap(const QString &name) override;

private:
    void press(int key);
    void goTo(QQuickItem &item, const std::string &name);
};

} // namespace flimnap::test
