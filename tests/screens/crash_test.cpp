#include <random>

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include "io/snapshot_text.h"
#include "support/finger.h"
#include "support/games_in_session.h"
#include "support/open_app.h"
#include "support/repetitions.h"

namespace flimnap::test {

namespace {

constexpr int longestStart = 60'000; // ms, on the slowest machine with sanitizers

/// Lets the child enter moves for so long after its first one, kills it and gives the last move it reported as
/// acknowledged.
int playAndKill(const QString &folder, const QString &journal, int milliseconds, int acknowledged)
{
    QProcess child;
    child.setStandardErrorFile(QProcess::nullDevice());
    child.start(FLIMNAP_TOUCH_CHILD, {folder, journal});
    QByteArray said;
    while (!said.contains('\n') && child.waitForReadyRead(longestStart))
        said += child.readAllStandardOutput();
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < milliseconds && child.state() != QProcess::NotRunning) {
        child.waitForReadyRead(5);
        said += child.readAllStandardOutput();
    }
    child.kill();
    child.waitForFinished();
    said += child.readAllStandardOutput();
    for (const QByteArray &line : said.split('\n')) {
        if (!line.isEmpty())
            acknowledged = line.toInt();
    }
    return acknowledged;
}

} // namespace

TEST(Killed, TheAppLosesNoMoveItAcknowledged)
{
    const Journal journal = replayOf("18cz-3p-911");
    const QString file = QString(FLIMNAP_SOURCE_DIR) + "/tests/replays/18cz-3p-911.flimnap";
    const QTemporaryDir folder;
    std::mt19937 random(1867); // NOLINT(cert-msc51-cpp): the same rounds every time
    const int rounds = repetitions("FLIMNAP_KILLS", 12);
    int acknowledged = 0;

    for (int round = 0; round < rounds; ++round) {
        // When the app is killed in the middle of a game that is entered by touch,
        const int before = acknowledged;
        acknowledged = playAndKill(folder.path(), file, static_cast<int>(random() % 700), acknowledged);

        // then it reopens on this table with every move it acknowledged, and at most the one that was on its way.
        OpenApp app(folder.path());
        ASSERT_TRUE(app.game().isOpen() || acknowledged == 0) << "round " << round;
        if (!app.game().isOpen())
            continue;
        const int kept = app.game().moveCount();
        ASSERT_GE(kept, acknowledged) << "round " << round;
        ASSERT_LE(kept, acknowledged + 1) << "round " << round;
        EXPECT_GE(acknowledged, before);

        const Session &session = app.game().kept()->session();
        Session replay(rulesFor(session.header()).value(), session.header());
        for (int made = 0; made < kept; ++made)
            ASSERT_FALSE(replay.play(journal.moves[static_cast<std::size_t>(made)]));
        EXPECT_EQ(writeSnapshot(session.rules(), session.position(), kept),
                  writeSnapshot(replay.rules(), replay.position(), kept));
        acknowledged = kept;
    }
    EXPECT_GE(acknowledged, rounds) << "a round in which nothing was entered";
}

TEST(Killed, AFileSavedBeforeBringsTheGameToAnotherDevice)
{
    const QString file = QString(FLIMNAP_SOURCE_DIR) + "/tests/replays/18cz-3p-911.flimnap";
    const QTemporaryDir folder;
    const QTemporaryDir files;
    int saved = 0;
    std::string there;
    {
        // Given a game that was saved in a file by touch, after its app had been killed,
        const int acknowledged = playAndKill(folder.path(), file, 700, 0);
        OpenApp app(folder.path());
        app.settings().setValue("filesFolder", files.path());
        ASSERT_GE(app.game().moveCount(), acknowledged);
        saved = app.game().moveCount();
        there = writeSnapshot(app.game().kept()->session().rules(), app.game().kept()->session().position(), saved);
        Finger finger(app);
        app.aftermath().goOn();
        app.aftermath().dismissChecklist();
        finger.tap("home");
        finger.tap("export_1");
        finger.tap("saveFile");
        finger.tap("fileDone");
        finger.tap("continueGame");
    }
    // when it is played on, killed once more, and its file opened elsewhere,
    EXPECT_GT(playAndKill(folder.path(), file, 700, saved), saved);
    OpenApp other;
    other.settings().setValue("filesFolder", files.path());
    Finger finger(other);
    finger.tap("importGame");
    finger.tap("file_0");
    other.settle();

    // then the game lies there as it was saved, and goes on.
    const Session &session = other.game().kept()->session();
    EXPECT_EQ(other.game().moveCount(), saved);
    EXPECT_EQ(writeSnapshot(session.rules(), session.position(), saved), there);
    EXPECT_TRUE(other.game().play(replayOf("18cz-3p-911").moves[static_cast<std::size_t>(saved)]));
}

} // namespace flimnap::test
