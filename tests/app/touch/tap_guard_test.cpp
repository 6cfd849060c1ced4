#include "touch/tap_guard.h"

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QMouseEvent>

namespace flimnap::test {

namespace {

/// A guard with a clock of its own.
class TapGuardTest : public testing::Test
{
protected:
    TapGuardTest()
    {
        guard.setClock([this] { return now; });
    }

    /// Whether a click there comes through.
    bool clickAt(QPointF place)
    {
        QMouseEvent press(QEvent::MouseButtonPress, place, place, place, Qt::LeftButton, Qt::LeftButton, {});
        const bool isSwallowed = guard.eventFilter(nullptr, &press);
        QMouseEvent release(QEvent::MouseButtonRelease, place, place, place, Qt::LeftButton, {}, {});
        EXPECT_EQ(guard.eventFilter(nullptr, &release), isSwallowed) << "all of a click, or nothing";
        return !isSwallowed;
    }
    bool press(Qt::Key key, bool isRepeated = false)
    {
        QKeyEvent event(QEvent::KeyPress, key, {}, QString(), isRepeated);
        return !guard.eventFilter(nullptr, &event);
    }

    const QPointF here{100, 500};
    const QPointF elsewhere{300, 200};
    std::int64_t now = 10000;
    TapGuard guard{nullptr};
};

TEST_F(TapGuardTest, ASecondTapIsNotForWhatCameWithTheFirst)
{
    EXPECT_TRUE(clickAt(here));
    guard.screenChanged();

    now += 250;
    EXPECT_FALSE(clickAt(here));
    EXPECT_FALSE(clickAt(here + QPointF(20, -20))) << "a finger is not a needle";
}

TEST_F(TapGuardTest, WhoHasLookedMayTap)
{
    clickAt(here);
    guard.screenChanged();

    now += TapGuard::pause;
    EXPECT_TRUE(clickAt(here));
}

TEST_F(TapGuardTest, WhoGoesOnHammeringIsWaitedFor)
{
    clickAt(here);
    guard.screenChanged();
    for (int click = 0; click < 10; ++click) {
        now += 250;
        EXPECT_FALSE(clickAt(here));
    }
    now += TapGuard::pause;
    EXPECT_TRUE(clickAt(here));
}

TEST_F(TapGuardTest, ATapElsewhereIsMeant)
{
    clickAt(here);
    guard.screenChanged();

    now += 100;
    EXPECT_TRUE(clickAt(elsewhere));
}

TEST_F(TapGuardTest, WhereNothingChangedTwoTapsAreTwo)
{
    EXPECT_TRUE(clickAt(here));
    now += 100;
    EXPECT_TRUE(clickAt(here)) << "a digit twice";
}

TEST_F(TapGuardTest, AKeyThatMakesMovesCountsOnce)
{
    EXPECT_TRUE(press(Qt::Key_Return));
    EXPECT_FALSE(press(Qt::Key_Return, true)) << "held down";
    guard.screenChanged();
    now += 250;
    EXPECT_FALSE(press(Qt::Key_Return));
    EXPECT_TRUE(press(Qt::Key_5)) << "an amount is typed at once";
    EXPECT_FALSE(press(Qt::Key_5)) << "but no key twice";
    now += TapGuard::pause;
    EXPECT_TRUE(press(Qt::Key_Space));
}

TEST_F(TapGuardTest, AFingerThatIsDownIsKnown)
{
    QMouseEvent press(QEvent::MouseButtonPress, here, here, here, Qt::LeftButton, Qt::LeftButton, {});
    guard.eventFilter(nullptr, &press);
    EXPECT_TRUE(guard.isPressed());
    QMouseEvent release(QEvent::MouseButtonRelease, here, here, here, Qt::LeftButton, {}, {});
    guard.eventFilter(nullptr, &release);
    EXPECT_FALSE(guard.isPressed());
}

} // namespace

} // namespace flimnap::test
