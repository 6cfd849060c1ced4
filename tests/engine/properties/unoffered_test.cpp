#include <gtest/gtest.h>

#include "changed_moves.h"
#include "io/journal_text.h"
#include "support/journals.h"
#include "support/random_games.h"
#include "support/repetitions.h"

namespace flimnap::test {
namespace {

/// So many moves that nobody offers are tried before each that is made.
constexpr int triesPerMove = 4;
constexpr int gamesPerTable = 11; // 2,000 over all tables

class UnofferedMoves : public testing::TestWithParam<RandomTable>
{
};

TEST_P(UnofferedMoves, AreRefused)
{
    const auto rules = rulesFor(GetParam().header);
    ASSERT_TRUE(rules) << text(rules.error().front());
    int tried = 0;
    int accepted = 0;
    const auto games = static_cast<std::uint64_t>(repetitions("FLIMNAP_RANDOM_GAMES", gamesPerTable));
    for (std::uint64_t seed = 1; seed <= games && !HasFailure(); ++seed) {
        RandomPlayer player(seed);
        ChangedMoves changed(**rules, seed);
        Problems problems;
        Position position = (*rules)->start().position;
        for (int moves = 0; moves < mostMoves && problems.none(); ++moves) {
            changed.check(position, (*rules)->offers(position), triesPerMove, problems);
            const std::optional<Move> move = player.choose(**rules, position);
            if (!move)
                break;
            auto played = (*rules)->play(position, *move);
            problems.unless(played.ok(), "the chosen move is refused: ", writeMove(*move));
            if (played)
                position = std::move(played->position);
        }
        for (const std::string &problem : problems.all())
            ADD_FAILURE() << GetParam().name << ", seed " << seed << ", " << name(position.round) << ": " << problem;
        tried += changed.tried();
        accepted += changed.accepted();
    }
    EXPECT_GT(tried, 0);
    EXPECT_LT(accepted, tried / 2) << "hardly anything is refused";
}

INSTANTIATE_TEST_SUITE_P(Tables, UnofferedMoves, testing::ValuesIn(allTables()),
                         [](const auto &table) { return table.param.name; });
INSTANTIATE_TEST_SUITE_P(WithOptions, UnofferedMoves, testing::ValuesIn(tablesWithOptions()),
                         [](const auto &table) { return table.param.name; });

} // namespace
} // namespace flimnap::test
