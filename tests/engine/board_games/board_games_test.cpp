#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <map>
#include <ostream>

#include "board/routes.h"
#include "dealings/map_income.h"
#include "io/json.h"
#include "io/map_lines.h"
#include "io/snapshot_text.h"
#include "support/board_games.h"
#include "support/journals.h"

// Games with their map: before each lay, station and run it must allow and earn what their lines say.

namespace flimnap::test {

void PrintTo(const BoardGame &game, std::ostream *out)
{
    *out << game.journal.string();
}

namespace {

/// Moves after which a recorded game does not follow the book, as whoever recorded it knows.
struct Deviation
{
    std::string_view game;
    std::size_t first = 0;
    std::size_t last = 0;
};
constexpr std::array deviations{
    Deviation{"1824_game_end_reason_bank", 314, 337}, // two states' capital at the end of a round
    Deviation{"1836jr56_hotseat003", 147, 147},       // the price moves only at `done`
    Deviation{"1836jr56_hotseat003", 149, 149},       // after a bankruptcy
};

bool deviates(const BoardGame &game, std::size_t n)
{
    return std::ranges::any_of(deviations, [&](const Deviation &deviation) {
        return game.name == deviation.game && n >= deviation.first && n <= deviation.last;
    });
}

/// Without the routes, of which any set that earns as much will do.
Json withoutRoutes(Json line)
{
    line.erase("routes");
    return line;
}

class ABoardGame : public testing::TestWithParam<BoardGame>
{
protected:
    void SetUp() override
    {
        auto read = readJournalFile(GetParam().journal);
        ASSERT_TRUE(read) << text(read.error().front());
        journal = std::move(*read);
        auto made = rulesFor(journal.header);
        ASSERT_TRUE(made) << text(made.error().front());
        rules = std::move(*made);
    }

    /// Plays the game and calls see(n, position) before each move, and once more at the end.
    template <class See>
    void play(See see)
    {
        Position position = rules->start().position;
        for (std::size_t n = 0; n <= journal.moves.size(); ++n) {
            SCOPED_TRACE("n=" + std::to_string(n));
            see(n, position);
            if (n == journal.moves.size())
                break;
            auto played = rules->play(position, journal.moves[n]);
            ASSERT_TRUE(played) << writeMove(journal.moves[n]) << ": refused, " << name(played.error().code);
            position = std::move(played->position);
        }
    }

    Journal journal;
    std::shared_ptr<const Rules> rules;
};

TEST_P(ABoardGame, AllowsAndEarnsWhatItsLinesSay)
{
    std::vector<Json> said;
    play([&](std::size_t n, const Position &position) {
        const int moves = static_cast<int>(n);
        const auto line = n < journal.moves.size() ? lineBefore(*rules, position, moves, journal.moves[n])
                                                   : lineOfMap(*rules, position, moves);
        if (line)
            said.push_back(Json::parse(*line));
    });

    const std::vector<std::string> expected = linesOfFile(GetParam().lines);
    ASSERT_EQ(said.size(), expected.size());
    for (std::size_t index = 0; index < expected.size(); ++index)
        EXPECT_EQ(withoutRoutes(said[index]).dump(), withoutRoutes(Json::parse(expected[index])).dump());
}

/// Whether the routes of the line earn what it says, as a run that is declared by them.
void checkRoutesOf(const Json &line, const Rules &rules, const Position &position)
{
    MapRun run{rules.game().findCompany(line["company"].get<std::string>()), Money{line["income"].get<int>()},
               Money{line["mine"].get<int>()}, std::vector<Route>()};
    for (const Json &route : line["routes"])
        run.routes->push_back({route["train"], route["stops"], {}, {}});
    // Some lines call trains by what is printed on them.
    for (Route &route : *run.routes) {
        const std::vector<FaceId> trains = trainsToRun(rules.game(), position, run.company);
        const auto found = std::ranges::find_if(trains, [&](FaceId face) {
            return rules.game().faces[face].code == route.train || rules.game().faces[face].name == route.train;
        });
        ASSERT_NE(found, trains.end()) << route.train;
        route.train = rules.game().faces[*found].code;
    }
    Judge judge;
    judgeRunOnMap(rules.game(), position, run, judge);
    EXPECT_FALSE(judge.refused()) << line.dump() << ": " << name(judge.verdict()->code);
}

TEST_P(ABoardGame, CanRunTheRoutesOfItsLinesAndItsOwn)
{
    std::map<std::size_t, Json> incomes;
    for (const std::string &text : linesOfFile(GetParam().lines)) {
        Json line = Json::parse(text);
        if (line.contains("income"))
            incomes.emplace(line["n"].get<std::size_t>(), std::move(line));
    }
    play([&](std::size_t n, const Position &position) {
        const auto line = incomes.find(n);
        if (line == incomes.end())
            return;
        checkRoutesOf(line->second, *rules, position);
        checkRoutesOf(Json::parse(*lineBefore(*rules, position, static_cast<int>(n), journal.moves[n])), *rules,
                      position);
    });
}

TEST_P(ABoardGame, LeadsToItsSnapshots)
{
    const std::vector<std::string> snapshots =
        linesOfFile(std::filesystem::path(GetParam().journal).replace_extension(".snapshots.jsonl"));
    play([&](std::size_t n, const Position &position) {
        ASSERT_LT(n, snapshots.size());
        if (!deviates(GetParam(), n)) {
            EXPECT_EQ(writeSnapshot(*rules, position, static_cast<int>(n)), snapshots[n]);
        }
    });
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ABoardGame);
INSTANTIATE_TEST_SUITE_P(Files, ABoardGame, testing::ValuesIn(allBoardGames()),
                         [](const auto &game) { return game.param.name; });

} // namespace
} // namespace flimnap::test
