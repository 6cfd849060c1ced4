#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>

#include "child.h"
#include "shelf.h"
#include "statistics.h"

using namespace flimnap::bench;

namespace {

constexpr int starts = 21;
constexpr double startBudget = 1.5; // times the empty window

/// A program whose start is measured, and what came of it.
struct Start
{
    const char *title;
    const char *program;
    std::vector<std::string> arguments = {};
    std::vector<double> first = {};  ///< ms to the first frame
    std::vector<double> filled = {}; ///< ms to the first frame that shows more than an empty window
    std::vector<double> memory = {}; ///< MB
};

void startOnce(Start &start, bool counts)
{
    const Outcome outcome = run(start.program, start.arguments, Output::Kept);
    std::istringstream printed(outcome.printed);
    double first = 0;
    double filled = 0;
    if (outcome.code != 0 || !(printed >> first >> filled)) {
        std::fprintf(stderr, "%s ended with %d and printed \"%s\"\n", start.program, outcome.code,
                     outcome.printed.c_str());
        std::exit(2);
    }
    if (counts) {
        start.first.push_back(first);
        start.filled.push_back(filled);
        start.memory.push_back(outcome.peakMemory);
    }
}

/// In turns, so that whatever else the machine does slows all of them alike.
bool measureStarts()
{
    const TemporaryFolder home;
    const TemporaryFolder table;
    layLateGame(home.path());
    layLateGame(table.path());
    if (run("flimnap_bench_start", {table.path(), "leave"}, Output::Ours).code != 0)
        std::exit(2);
    std::array<Start, 4> measured{Start{"empty window", "flimnap_bench_empty", {"EmptyWindow"}},
                                  Start{"window with a text", "flimnap_bench_empty", {"TextWindow"}},
                                  Start{"home screen", "flimnap_bench_start", {home.path(), "home"}},
                                  Start{"late game's table", "flimnap_bench_start", {table.path(), "table"}}};
    for (int round = -2; round < starts; ++round) {
        for (Start &start : measured)
            startOnce(start, round >= 0);
    }
    std::printf("ms from the start of the process, medians of %d starts\n", starts);
    std::printf("  %-18s %11s %11s %11s %11s\n", "", "first frame", "(worst)", "filled", "memory, MB");
    for (const Start &start : measured) {
        std::printf("  %-18s %11.1f %11.1f %11.1f %11.1f\n", start.title, median(start.first), worst(start.first),
                    median(start.filled), median(start.memory));
    }
    const double least = median(measured[0].first);
    bool kept = true;
    for (const Start &start : {measured[2], measured[3]}) {
        kept = judge(std::string("first frame of the ") + start.title + " against the empty window's",
                     median(start.first) / least, startBudget, "") &&
               kept;
    }
    return kept;
}

bool runAndWait(const std::string &program, const std::vector<std::string> &arguments)
{
    const Outcome outcome = run(program, arguments, Output::Ours);
    if (outcome.code > 1) {
        std::fprintf(stderr, "%s ended with %d\n", program.c_str(), outcome.code);
        std::exit(2);
    }
    std::printf("Peak memory meanwhile: %.1f MB\n", outcome.peakMemory);
    return outcome.code == 0;
}

} // namespace

/// Measures the app and fails if a budget is broken; the name of one part (start, sheets, moves) runs that part alone.
int main(int argc, char *argv[])
{
    const std::string part = argc > 1 ? argv[1] : "";
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    ::setenv("QT_QUICK_BACKEND", "software", 1);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    const TemporaryFolder runtime;
    ::setenv("XDG_RUNTIME_DIR", runtime.path().c_str(), 0);
    bool kept = true;
    if (part.empty() || part == "start")
        kept = measureStarts() && kept;
    // Offscreen, Qt would wait before each frame for a screen that is not there.
    ::setenv("QT_QPA_UPDATE_IDLE_TIME", "0", 1);
    if (part.empty() || part == "sheets") {
        kept = runAndWait("flimnap_bench_sheets", {"412", "915"}) && kept;
        kept = runAndWait("flimnap_bench_sheets", {"1280", "800"}) && kept;
    }
    if (part.empty() || part == "moves")
        kept = runAndWait("flimnap_bench_moves", {}) && kept;
    return kept ? 0 : 1;
}
