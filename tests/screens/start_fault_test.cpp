#include "start_fault.h"

#include <gmock/gmock.h>

#include <QDir>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTest>

#include "support/items.h"
#include "support/open_app.h"

namespace flimnap::test {
namespace {

using ::testing::HasSubstr;

TEST(StartFaultTest, WhoseGamesAreOutOfReachIsToldWhy)
{
    // Given a folder in place of the file with the games,
    const QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkdir("games.flimnap.db"));

    // when the app starts,
    const auto application = Application::start(folder.path());
    ASSERT_FALSE(application);
    StartFault fault(application.error(), folder.path());
    ASSERT_TRUE(fault.show());

    // then a window says so, until it is closed.
    QQuickWindow &window = *fault.window();
    QTest::qWait(10);
    window.grabWindow();
    const QQuickItem *words = shownItems(window, "fault").value(0);
    ASSERT_NE(words, nullptr);
    EXPECT_THAT(words->property("text").toString().toStdString(), HasSubstr("this is a folder"));
    EXPECT_TRUE(QRectF(QPointF(), window.size()).contains(placeOf(*words)));
    QQmlEngine *engine = qmlEngine(&window);
    engine->disconnect(SIGNAL(quit())); // or the tests would end here
    const QSignalSpy quits(engine, &QQmlEngine::quit);
    QTest::keyClick(&window, Qt::Key_Space);
    EXPECT_EQ(quits.count(), 1);
}

} // namespace
} // namespace flimnap::test
