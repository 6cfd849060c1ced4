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
using ::testing::Not;

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

TEST(StartFaultTest, ItSpeaksTheChosenLanguageAndFitsASmallPhone)
{
    const QTemporaryDir folder;
    AppSettings(Application::settingsFile(folder.path())).setLanguage("ru");
    StartFault fault({"games.flimnap.db", {}, Sentence::say("this is a folder; name a file in it")}, folder.path());
    ASSERT_TRUE(fault.show());
    QQuickWindow &window = *fault.window();
    window.resize(360, 640);
    QTest::qWait(10);
    window.grabWindow();

    const QString words = shownItems(window, "fault").value(0)->property("text").toString();
    EXPECT_TRUE(words.startsWith("games.flimnap.db: "));
    EXPECT_THAT(words.toStdString(), Not(HasSubstr("folder")));
    for (const char *name : {"fault", "quit"})
        EXPECT_TRUE(QRectF(QPointF(), window.size()).contains(placeOf(*shownItems(window, name).value(0)))) << name;
    EXPECT_EQ(shownItems(window, "quit").value(0)->property("text").toString(), "Закрыть");
}

} // namespace
} // namespace flimnap::test
