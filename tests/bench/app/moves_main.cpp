#include <algorithm>
#include <cstdio>

#include <QGuiApplication>

#include "games.h"
#include "journal/move_schema.h"
#include "move_watch.h"
#include "statistics.h"
#include "support/touch_player.h"

using namespace flimnap;
using namespace flimnap::bench;

namespace {

/// Where the worst was, too: the moves follow one another from the first of the journal's that was entered.
void print(const char *title, const std::vector<MoveTimes> &moves, double MoveTimes::*time, int before)
{
    std::vector<double> times;
    for (const MoveTimes &move : moves)
        times.push_back(move.*time);
    const auto worst = std::max_element(times.begin(), times.end());
    const std::size_t place = static_cast<std::size_t>(before) + static_cast<std::size_t>(worst - times.begin());
    const std::string kind(word(wholeGame().journal.moves[place].kind));
    std::printf("  %-26s median %6.2f ms, worst %6.2f ms (move %zu, %s)\n", title, median(times), *worst, place + 1,
                kind.c_str());
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
    print("to the stored move", watch.moves(), &MoveTimes::stored, before);
    print("to the next frame", watch.moves(), &MoveTimes::shown, before);
    print("work until the next frame", watch.moves(), &MoveTimes::work, before);
    for (const char *page : {"ScoringScreen", "WorthScreen", "JournalScreen", "ChartScreen"})
        app.go(page);
    return 0;
}
