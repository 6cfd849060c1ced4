#include <filesystem>
#include <iostream>

#include <gtest/gtest.h>

#include "io/snapshot_text.h"
#include "support/games_in_session.h"
#include "support/keys.h"
#include "support/scenes.h"
#include "support/touch_player.h"

namespace flimnap::test {

namespace {

constexpr double tapsPerDecision = 2.5; // the product's budget over a whole game

std::string snapshotOf(const Session &session)
{
    return writeSnapshot(session.rules(), session.position(), session.moveCount());
}

/// Enters the whole journal.
void play(const Journal &journal, OpenApp &app, TouchPlayer &player)
{
    // when the game is created and every move entered,
    try {
        if (journal.header.options == "{}") {
            player.createGame(journal.header);
        } else {
            app.lay(journal, 0); // a table with values of its own comes in a file
            app.go("TableScreen");
        }
        Session replay(rulesFor(app.game().kept()->session().header()).value(), app.game().kept()->session().header());
        for (const Move &move : journal.moves) {
            player.enter(move);
            // then after every move the app stands where the engine's own replay stands.
            ASSERT_FALSE(replay.play(move)) << writeMove(move);
            ASSERT_EQ(snapshotOf(app.game().kept()->session()), snapshotOf(replay)) << writeMove(move);
        }
    } catch (const OutOfReach &problem) {
        app.picture().save(QString::fromStdString(testing::TempDir() + "touch_test_failure.png"));
        FAIL() << "after " << app.game().moveCount() << " moves: " << problem.what();
    }

    std::cout << player.report();
}

/// The report's taps include creating the game only in its own line.
void playByTouch(const Journal &journal, QSize size, const QString &language = "en")
{
    // Given the app as it starts for the first time, and a finger,
    OpenApp app;
    app.settings().setLanguage(language);
    app.resize(size);
    TouchPlayer player(app);

    play(journal, app, player);

    const TouchPlayer::Count total = player.total();
    EXPECT_LE(total.taps, tapsPerDecision * total.decisions);
}

/// The same without a finger or a mouse.
void playByKeyboard(const Journal &journal, QSize size)
{
    OpenApp app;
    app.resize(size);
    TouchPlayer player(app, std::make_unique<Keys>(app));

    play(journal, app, player);
}

} // namespace

/// The taps for a company's turn in the second half of a game of 1824: track for nothing, this income, paid out.
int tapsOfATurn(QSize size, int income)
{
    const Journal &journal = replayOf("1824-4p-1001");
    constexpr int before = 491; // CL earned 270 last time
    OpenApp app;
    app.resize(size);
    app.lay(journal, before);
    app.go("TableScreen");
    TouchPlayer player(app);
    for (int made = before; made < before + 4; ++made) {
        Move move = journal.moves[static_cast<std::size_t>(made)];
        if (move.kind == MoveKind::RunTrains)
            move.revenue = income;
        player.enter(move);
    }
    return player.total().taps;
}

TEST(Touch, ASimpleOperatingTurnTakesSixTapsIfItsIncomeIsAsLastAndEightIfItIsTyped)
{
    for (const QSize size : {QSize(412, 915), QSize(1280, 800)}) {
        EXPECT_LE(tapsOfATurn(size, 270), 6);
        EXPECT_LE(tapsOfATurn(size, 90), 8);
    }
}

TEST(Touch, AWholeGeneratedGameOnAPhone)
{
    playByTouch(replayOf("18cz-4p-911"), {412, 915});
}

TEST(Touch, AWholeGeneratedGameOnASmallPhone)
{
    playByTouch(replayOf("18cz-3p-911"), {360, 640});
}

TEST(Touch, AWholeGeneratedGameOnATablet)
{
    playByTouch(replayOf("18cz-5p-911"), {1280, 800});
}

TEST(Touch, AWholeGameOf1824)
{
    playByTouch(replayOf("1824-4p-1001"), {412, 915});
}

TEST(Touch, AWholeGameOf1824ForTwoOnASmallPhone)
{
    playByTouch(replayOf("1824cis-2p-1101"), {360, 640});
}

TEST(Touch, AWholeGameOfBohemiaOnASmallPhone)
{
    playByTouch(replayOf("18cz-2p-911"), {360, 640});
}

TEST(Touch, AWholeGameOfMoraviaSilesia)
{
    playByTouch(replayOf("18cz-moravia-silesia-3p-4"), {412, 915});
}

TEST(Touch, AWholeTrainingGame)
{
    playByTouch(gameOf(Stage::Training), {412, 915});
}

TEST(Touch, AWholeGameOf18LilliputOnASmallPhone)
{
    playByTouch(replayOf("18lilliput-4p-601"), {360, 640});
}

TEST(Touch, AWholeGameOf18LilliputForTwoOnATablet)
{
    playByTouch(replayOf("18lilliput-2p-601"), {1280, 800});
}

TEST(Touch, AWholeGameAgainstGulliver)
{
    playByTouch(replayOf("18lilliput-solo-601"), {412, 915});
}

TEST(Touch, AWholeGameOf1836Jr56)
{
    playByTouch(replayOf("1836jr56-3p-1012"), {412, 915});
}

TEST(Touch, ABankruptcyIn1836Jr56OnASmallPhone)
{
    playByTouch(replayOf("1836jr56-4p-1009"), {360, 640});
}

TEST(Touch, AWholeGameInRussianOnASmallPhone)
{
    playByTouch(replayOf("1824-4p-1001"), {360, 640}, "ru");
}

TEST(Touch, AWholeGameInChineseOnASmallPhone)
{
    playByTouch(replayOf("18cz-3p-911"), {360, 640}, "zh_CN");
}

TEST(KeyboardAlone, AWholeGameOf18LilliputOnATablet)
{
    playByKeyboard(replayOf("18lilliput-2p-601"), {1280, 800});
}

TEST(KeyboardAlone, AWholeGameOf18CzOnASmallPhone)
{
    playByKeyboard(replayOf("18cz-3p-911"), {360, 640});
}

TEST(KeyboardAlone, AWholeGameOf1836Jr56)
{
    playByKeyboard(replayOf("1836jr56-3p-1012"), {412, 915});
}

TEST(Touch, ARecordedGame)
{
    const std::filesystem::path file =
        std::filesystem::path(FLIMNAP_SOURCE_DIR) / ".." / "shared" / "replays" / "recorded" / "18cz-29247.flimnap";
    if (!std::filesystem::exists(file))
        GTEST_SKIP() << "no recorded game here";
    playByTouch(readJournalFile(file).value(), {412, 915});
}

} // namespace flimnap::test
