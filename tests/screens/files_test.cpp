#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "io/snapshot_text.h"
#include "support/finger.h"
#include "support/games_in_session.h"
#include "support/items.h"
#include "support/open_app.h"

namespace flimnap::test {

namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

QByteArray bytesOf(const QString &file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

/// The app on a small phone with a game in its middle on the table, and a folder to save in.
class FilesOnTheScreen : public ::testing::Test
{
protected:
    FilesOnTheScreen()
    {
        app.resize({360, 640});
        app.settings().setValue("filesFolder", folder.path());
        app.lay(replayOf("18cz-3p-911"), 60);
    }

    [[nodiscard]] QString path(const QString &name) const { return folder.filePath(name); }
    [[nodiscard]] static std::string snapshotOf(OpenApp &shown)
    {
        const Session &session = shown.game().kept()->session();
        return writeSnapshot(session.rules(), session.position(), shown.game().moveCount());
    }

    QTemporaryDir folder;
    OpenApp app;
    Finger finger{app};
};

TEST_F(FilesOnTheScreen, AGameGoesFromDeviceToDeviceByTouchAlone)
{
    const std::string there = snapshotOf(app);
    finger.tap("export_1");
    finger.tap("saveFile");
    finger.tap("fileDone");
    ASSERT_TRUE(QFile::exists(path("Friday evening.flimnap")));

    OpenApp other;
    other.settings().setValue("filesFolder", folder.path());
    Finger otherFinger(other);
    otherFinger.tap("importGame");
    otherFinger.tap("file_0");
    other.settle();

    EXPECT_TRUE(otherFinger.sees("action_pass") || other.game().isOpen());
    EXPECT_EQ(snapshotOf(other), there);
}

TEST_F(FilesOnTheScreen, AFileThatIsThereIsOnlyReplacedWhenThatIsSaid)
{
    QFile mine(path("Friday evening.flimnap"));
    ASSERT_TRUE(mine.open(QIODevice::WriteOnly) && mine.write("mine") == 4);
    mine.close();
    finger.tap("export_1");
    finger.tap("saveFile");
    EXPECT_TRUE(finger.sees("replaceFile"));
    finger.tap("keepFile"); // where "Save" was: a second tap replaces nothing
    EXPECT_EQ(bytesOf(mine.fileName()), "mine");

    finger.tap("saveFile");
    finger.tap("replaceFile");
    EXPECT_TRUE(finger.sees("fileDone"));
    EXPECT_THAT(bytesOf(mine.fileName()).toStdString(), StartsWith("{\"flimnap\":1"));
}

TEST_F(FilesOnTheScreen, AScoringSheetBecomesAPageAndATable)
{
    app.go("TableScreen");
    app.go("ScoringScreen");
    for (const QString format : {"Pdf", "Csv"}) {
        finger.tap("export" + format);
        finger.tap("saveFile");
        finger.tap("fileDone");
    }
    EXPECT_THAT(bytesOf(path("Friday evening.pdf")).toStdString(), StartsWith("%PDF"));
    EXPECT_THAT(bytesOf(path("Friday evening.csv")).toStdString(), HasSubstr("\"Player 1\""));
}

TEST_F(FilesOnTheScreen, ARemovedGameComesBack)
{
    const std::string there = snapshotOf(app);
    finger.tap("remove_1");
    finger.tap("reallyRemove_1");
    EXPECT_FALSE(finger.sees("continueGame"));
    finger.tap("removedGames");
    finger.tap("bringBack_1");
    finger.tap("back");
    finger.tap("continueGame");
    EXPECT_EQ(snapshotOf(app), there);
}

TEST_F(FilesOnTheScreen, AllGamesAreWrittenToOneFileAndTakenBack)
{
    finger.tap("saveAllGames");
    finger.tap("saveFile");
    finger.tap("fileDone");

    OpenApp other;
    other.settings().setValue("filesFolder", folder.path());
    Finger otherFinger(other);
    otherFinger.tap("importGame");
    otherFinger.tap("file_0");
    other.settle();
    otherFinger.tap("continueGame");
    EXPECT_EQ(snapshotOf(other), snapshotOf(app));
}

} // namespace

TEST(FirstFrame, TheShelfSpeaksTheChosenLanguage)
{
    const QTemporaryDir folder;
    {
        OpenApp app(folder.path());
        app.settings().setLanguage("ru");
        app.lay(replayOf("18cz-3p-911"), 60);
    }
    OpenApp app(folder.path());
    EXPECT_THAT(app.library().games()->rows()[0].facts.toStdString(), HasSubstr("действи"));
}

TEST(About, TellsVersionLicenceAndWhereTheGamesAre)
{
    const QTemporaryDir folder;
    OpenApp app(folder.path());
    Finger(app).tap("about");
    const auto textOf = [&](const QString &name) {
        const QList<QQuickItem *> items = shownItems(app.window(), name);
        return items.isEmpty() ? std::string() : items.front()->property("text").toString().toStdString();
    };
    EXPECT_THAT(textOf("aboutApp"), HasSubstr("MIT"));
    EXPECT_THAT(textOf("aboutApp"), HasSubstr(QCoreApplication::applicationVersion().toStdString()));
    EXPECT_THAT(textOf("aboutFolder"), HasSubstr(folder.path().toStdString()));
}

} // namespace flimnap::test
