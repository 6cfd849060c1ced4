#include <gtest/gtest.h>

#include "event_books.h"
#include "history_check.h"
#include "io/journal_text.h"
#include "laws.h"
#include "offers_check.h"
#include "snapshot_check.h"
#include "support/journals.h"
#include "support/random_games.h"
#include "support/repetitions.h"

namespace flimnap::test {

namespace {

/// All offers are tried, and the snapshot is read, at every so many positions, each game beginning at another one.
constexpr int movesPerOffers = 5;
constexpr int movesPerSnapshot = 20;
constexpr int mostFailures = 5;

/// Plays one game and looks at every move of it.
class WatchedGame
{
public:
    WatchedGame(std::shared_ptr<const Rules> rules, Header header, std::uint64_t seed)
        : m_rules(std::move(rules)), m_header(std::move(header)), m_seed(seed), m_player(seed), m_taster(~seed),
          m_books(*m_rules)
    {
    }

    /// What is wrong, or nothing.
    std::string play(Coverage &coverage)
    {
        Played start = m_rules->start();
        m_books.note(start.events);
        m_game.rules = m_rules;
        m_game.header = m_header;
        m_game.positions.push_back(std::move(start.position));
        look(coverage);
        while (m_problems.none()) {
            if (!playOne(coverage))
                break;
        }
        if (m_problems.none())
            lookAtTheEnd(coverage);
        return report();
    }

private:
    bool playOne(Coverage &coverage)
    {
        const Position &before = m_game.positions.back();
        const std::optional<Move> move = m_player.choose(*m_rules, before);
        if (!move)
            return false;
        m_game.moves.push_back(*move);
        auto played = m_rules->play(before, *move);
        m_problems.unless(played.ok(), "the chosen move is refused (",
                          played ? std::string_view() : name(played.error().code), ")");
        if (!played)
            return false;
        m_game.positions.push_back(std::move(played->position));

        const Moment moment{*m_rules, *move, *(m_game.positions.end() - 2), m_game.positions.back(), played->events};
        coverage.note(moment);
        m_books.note(played->events);
        checkLimits(moment, m_problems);
        look(coverage);
        m_problems.unless(m_game.moves.size() < mostMoves, "the game does not end");
        return m_problems.none();
    }

    void look(Coverage &coverage)
    {
        const Position &position = m_game.positions.back();
        const auto moves = m_game.moves.size();
        m_books.compare(position, m_problems);
        checkLaws(*m_rules, position, Waived::Nothing, m_problems);
        if ((moves + m_seed) % movesPerOffers == 0 && m_problems.none())
            checkOffers(*m_rules, position, m_taster, coverage, m_problems);
        if ((moves + m_seed) % movesPerSnapshot == 0 && m_problems.none())
            checkSnapshot(*m_rules, position, static_cast<int>(moves), m_problems);
    }

    void lookAtTheEnd(Coverage &coverage)
    {
        const Position &position = m_game.positions.back();
        m_problems.unless(position.round.kind == RoundKind::End, "nothing is offered, but the game is not over");
        checkSomethingCanBeDone(*m_rules, position, m_problems);
        checkOffers(*m_rules, position, m_taster, coverage, m_problems);
        checkSnapshot(*m_rules, position, static_cast<int>(m_game.moves.size()), m_problems);
        for (const Move &move : {m_game.moves.front(), m_game.moves.back()}) {
            const auto played = m_rules->play(position, move);
            m_problems.unless(!played && played.error().code == Code::GameOver, "the game goes on after its end");
        }
        checkHistory(m_game, m_problems);
    }

    [[nodiscard]] std::string report() const
    {
        if (m_problems.none())
            return {};
        std::string text = "seed " + std::to_string(m_seed) + ", move " + std::to_string(m_game.moves.size());
        if (!m_game.moves.empty())
            text += " " + writeMove(m_game.moves.back());
        text += ", " + name(m_game.positions.back().round) + ":";
        for (const std::string &problem : m_problems.all())
            text += "\n  " + problem;
        return text;
    }

    std::shared_ptr<const Rules> m_rules;
    Header m_header;
    std::uint64_t m_seed;
    RandomPlayer m_player;
    RandomPlayer m_taster; ///< completes offers that are tried, not played
    EventBooks m_books;
    PlayedGame m_game;
    Problems m_problems;
};

class RandomGames : public testing::TestWithParam<RandomTable>
{
};

TEST_P(RandomGames, KeepEveryLawFromTheFirstMoveToTheLast)
{
    const auto rules = rulesFor(GetParam().header);
    ASSERT_TRUE(rules) << text(rules.error().front());
    Coverage coverage;
    int failures = 0;

    const int needed = Coverage::gamesNeeded((*rules)->game());
    const int games = repetitions("FLIMNAP_RANDOM_GAMES", needed);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games) && failures < mostFailures; ++seed) {
        const std::string wrong = WatchedGame(*rules, GetParam().header, seed).play(coverage);
        if (wrong.empty())
            continue;
        ADD_FAILURE() << GetParam().name << ", " << wrong;
        ++failures;
    }

    if (failures > 0 || games < needed) // what is rare shows only in all of them
        return;
    Problems missing;
    coverage.demandAll(**rules, missing);
    for (const std::string &words : missing.all())
        ADD_FAILURE() << GetParam().name << ", " << games << " games: " << words;
}

INSTANTIATE_TEST_SUITE_P(Tables, RandomGames, testing::ValuesIn(allTables()),
                         [](const auto &table) { return table.param.name; });
INSTANTIATE_TEST_SUITE_P(WithOptions, RandomGames, testing::ValuesIn(tablesWithOptions()),
                         [](const auto &table) { return table.param.name; });

} // namespace
} // namespace flimnap::test
