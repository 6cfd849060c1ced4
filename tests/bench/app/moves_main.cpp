#include <algorithm>
#include <cstdio>

#include <QGuiApplication>

#include "games.h"
#include "move_watch.h"
#include "statistics.h"
#include "support/touch_player.h"

using namespace flimnap;
using namespace flimnap::bench;

namespace {

void print(const char *title, const std::vector<MoveTimes> &moves, double MoveTimes::*time)
{
    std::vector<double> times;
    for (const MoveTimes &move : moves)
        times.push_back(move.*time);
    std::printf("  %-26s median %6.2f ms, worst %6.2f ms\n", title, median(times), worst(times));
}

} // namespace

/// Enters a game to its end by touch: flimnap_bench_moves [MOVES MADE BEFORE].
int main(int argc, char *argv[])
{
    test::prepareOffscreen();
    const QGuiApplication qtApplication(argc, argv);
    const Journal &journal = wholeGame().journal;
    const int before =
        std::min(QGuiApplication::arguments().value(1, "0").toInt(), static_cast<int>(journal.moves.size()));

    test::OpenApp app;
    app.resize({412, 915});
    app.lay(journal, before);
    app.go("TableScreen");
    MoveWatch watch(app.window(), app.game());
    test::TouchPlayer player(app);
    try {
        for (auto move = journal.moves.begin() + before; move != journal.moves.end(); ++move)
            player.enter(*move);
    } catch (const test::OutOfReach &problem) {
        std::fprintf(stderr, "after %d moves: %s\n", app.game().moveCount(), problem.what());
        return 2;
    }
    std::printf("\nFrom lifting the finger, over %zu moves\n", watch.moves().size());
    print("to the stored move", watch.moves(), &MoveTimes::stored);
    print("to the next frame", watch.moves(), &MoveTimes::shown);
    print("work until the next frame", watch.moves(), &MoveTimes::work);
    for (const char *page : {"ScoringScreen", "WorthScreen", "JournalScreen", "ChartScreen"})
        app.go(page);
    return 0;
}
