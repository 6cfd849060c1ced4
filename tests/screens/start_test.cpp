#include <gmock/gmock.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include "store/store.h"
#include "support/journals.h"

namespace flimnap::test {

namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

constexpr int longestStart = 60'000; // ms, on the slowest machine with sanitizers

/// How a program ended that was called with these words.
struct Ended
{
    int status = -1;
    std::string output;
    std::string errors;
};

Ended call(const QString &program, const QStringList &words, const QString &platform = "offscreen")
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", platform);
    process.setProcessEnvironment(environment);
    process.start(program, words);
    process.waitForFinished(longestStart);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput().toStdString(), process.readAllStandardError().toStdString()};
}

std::vector<GameListing> gamesIn(const QString &folder)
{
    const auto store = Store::open((folder + "/games.flimnap.db").toStdString());
    if (!store)
        return {};
    const auto games = store->store.games();
    return games ? *games : std::vector<GameListing>();
}

} // namespace

TEST(Start, HelpAndVersionAreAnsweredWithoutADisplay)
{
    for (const QString word : {"--help", "-h", "--version"}) {
        const Ended ended = call(FLIMNAP_APP, {word}, "nosuchplatform");
        EXPECT_EQ(ended.status, 0) << ended.errors;
        EXPECT_THAT(ended.output, StartsWith(word == "--version" ? "Flimnap " : "Usage: flimnap"));
    }
}

TEST(Start, WordsThatAreNotUnderstoodAreRefusedAndNothingIsMade)
{
    const QTemporaryDir folder;
    const QString games = folder.filePath("games");
    EXPECT_THAT(call(FLIMNAP_APP, {"--data", games, "--fast"}).errors, HasSubstr("--fast is no option"));
    EXPECT_THAT(call(FLIMNAP_APP, {"--data", games, "a.flimnap", "b.flimnap"}).errors, HasSubstr("one file"));
    EXPECT_THAT(call(FLIMNAP_APP, {"--data"}).errors, HasSubstr("--data needs a folder"));
    EXPECT_EQ(call(FLIMNAP_APP, {"--data", games, "--fast"}).status, 2);
    EXPECT_FALSE(QDir(games).exists());
}

TEST(Start, TheProgramThatTakesPicturesAnswersInsteadOfTakingAWordForAFolder)
{
    const QDir before = QDir::current();
    const Ended ended = call(FLIMNAP_SHOTS, {"--help"});
    EXPECT_EQ(ended.status, 0);
    EXPECT_THAT(ended.output, StartsWith("usage: flimnap_shots"));
    EXPECT_EQ(call(FLIMNAP_SHOTS, {"--hlep"}).status, 2);
    EXPECT_FALSE(before.exists("--help"));
    EXPECT_FALSE(before.exists("--hlep"));
}

TEST(Start, AFileOpenedWhileTheAppRunsGoesToTheRunningWindow)
{
    // Given an app that runs,
    const QTemporaryDir folder;
    QProcess running;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    running.setProcessEnvironment(environment);
    running.start(FLIMNAP_APP, {"--data", folder.path()});
    ASSERT_TRUE(running.waitForStarted());
    QElapsedTimer time;
    time.start();
    while (!QFile::exists(folder.filePath("games.flimnap.db-wal")) && time.elapsed() < longestStart)
        running.waitForReadyRead(20);

    // when a file is opened with another one as soon as that finds it,
    const QString file = QString(FLIMNAP_SOURCE_DIR) + "/tests/replays/18cz-3p-911.flimnap";
    Ended second;
    do
        second = call(FLIMNAP_APP, {"--data", folder.path(), file}, "offscreen");
    while (second.status != 0 && time.elapsed() < longestStart);

    // then that one ends in peace, and the game is in the first one's hands.
    EXPECT_EQ(second.status, 0) << second.errors;
    EXPECT_EQ(running.state(), QProcess::Running);
    running.kill();
    running.waitForFinished();
    ASSERT_THAT(gamesIn(folder.path()), SizeIs(1));
    EXPECT_EQ(gamesIn(folder.path()).front().title, "18cz-3p-911");
}

} // namespace flimnap::test
