#include <gtest/gtest.h>

#include "event_books.h"
#include "io/journal_text.h"
#include "laws.h"
#include "offers_check.h"
#include "support/journals.h"
#include "support/random_games.h"
#include "support/repetitions.h"
#include "wild_player.h"

namespace flimnap::test {
namespace {

/// Every so many moves somebody tries something that was not offered.
constexpr std::uint64_t movesPerDare = 3;
constexpr int movesPerGame = 400;
constexpr int wildMovesPerOffers = 10;

struct WildCourse
{
    int dared = 0;
    int accepted = 0;
    Problems problems;
    Move last;
};

/// Plays on from whatever a wild move led to.
WildCourse playWildly(const Rules &rules, std::uint64_t seed)
{
    WildCourse course;
    RandomPlayer player(seed);
    RandomPlayer taster(~seed);
    WildPlayer wild(rules, seed);
    Coverage coverage;
    EventBooks books(rules);
    Played start = rules.start();
    books.note(start.events);
    Position position = std::move(start.position);
    for (int number = 0; number < movesPerGame && course.problems.none(); ++number) {
        std::optional<Move> move = player.choose(rules, position);
        const bool dares = move && wild.dares(movesPerDare);
        if (dares)
            move = wild.choose(rules.offers(position));
        if (!move)
            break;
        course.last = *move;
        course.dared += dares ? 1 : 0;
        auto played = rules.play(position, *move);
        course.problems.unless(played || dares, "the chosen move is refused (",
                               played ? std::string_view() : name(played.error().code), ")");
        if (!played)
            continue;
        course.accepted += dares ? 1 : 0;
        position = std::move(played->position);
        books.note(played->events);
        books.compare(position, course.problems);
        checkLaws(rules, position, Waived::InMoves, course.problems);
        if (number % wildMovesPerOffers == 0 && course.problems.none())
            checkOffers(rules, position, taster, coverage, course.problems);
    }
    return course;
}

class WildGames : public testing::TestWithParam<RandomTable>
{
};

TEST_P(WildGames, LoseNothingWhateverTheTableForcesOrCorrects)
{
    const auto rules = rulesFor(GetParam().header);
    ASSERT_TRUE(rules) << text(rules.error().front());
    int dared = 0;
    int accepted = 0;
    const auto games = static_cast<std::uint64_t>(repetitions("FLIMNAP_RANDOM_GAMES", 100));
    for (std::uint64_t seed = 1; seed <= games && !HasFailure(); ++seed) {
        const WildCourse course = playWildly(**rules, seed);
        dared += course.dared;
        accepted += course.accepted;
        for (const std::string &problem : course.problems.all())
            ADD_FAILURE() << GetParam().name << ", seed " << seed << ", " << writeMove(course.last) << ":\n  "
                          << problem;
    }
    EXPECT_GT(accepted, dared / 50) << "hardly anything wild is accepted";
    EXPECT_LT(accepted, dared) << "everything wild is accepted";
}

INSTANTIATE_TEST_SUITE_P(Tables, WildGames, testing::ValuesIn(allTables()),
                         [](const auto &table) { return table.param.name; });
INSTANTIATE_TEST_SUITE_P(WithOptions, WildGames, testing::ValuesIn(tablesWithOptions()),
                         [](const auto &table) { return table.param.name; });

} // namespace
} // namespace flimnap::test
