#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

#include <gmock/gmock.h>

#include "support/games_in_session.h"
#include "support/journals.h"
#include "support/random_games.h"
#include "support/repetitions.h"
#include "support/said.h"
#include "wild_player.h"

namespace flimnap::test {
namespace {

using ::testing::IsEmpty;

/// The numbers of its rules begin with the letters.
struct Game
{
    std::string code;
    std::string letters;

    friend std::ostream &operator<<(std::ostream &out, const Game &game) { return out << game.code; }
};

using Codes = std::set<std::string, std::less<>>;

/// Refusals of the game that its tables do not cite, or that lack the values of their sentence.
struct Seen
{
    Codes codes;
    Codes uncited;
    Codes speechless;

    void note(const Refusal &refusal)
    {
        const std::string code(name(refusal.code));
        codes.insert(code);
        if (refusal.rule.empty())
            uncited.insert(code);
        if (!saysAll(refusal))
            speechless.insert(code);
    }
};

constexpr int triesPerMove = 40;
constexpr int gamesPerTable = 2;

/// Refused are offers that stand against something, and what no offer stands for: moves of others, with other values,
/// and corrections.
void noteRefused(const Rules &rules, const Position &position, WildPlayer &wild, Seen &seen)
{
    const Offers offers = rules.offers(position);
    for (const Offer &offer : offers) {
        if (offer.refusal)
            seen.note(*offer.refusal);
    }
    for (int tries = 0; tries < triesPerMove; ++tries) {
        Move move = wild.choose(offers);
        move.force.clear();
        if (const auto played = rules.play(position, move); !played)
            seen.note(played.error());
    }
}

void play(const Rules &rules, Seen &seen)
{
    const auto games = static_cast<std::uint64_t>(repetitions("FLIMNAP_RANDOM_GAMES", gamesPerTable));
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        RandomPlayer player(seed);
        WildPlayer wild(rules, seed);
        Position position = rules.start().position;
        for (int moves = 0; moves < mostMoves; ++moves) {
            noteRefused(rules, position, wild, seen);
            const std::optional<Move> move = player.choose(rules, position);
            if (!move)
                break;
            auto played = rules.play(position, *move);
            ASSERT_TRUE(played.ok());
            position = std::move(played->position);
        }
    }
}

/// What the tests of its rules expect: "no-cash CZ-5.7".
Codes expectedByTests(const Game &game)
{
    Codes codes;
    const std::regex expected(R"re("([a-z]+(-[a-z]+)+) )re" + game.letters + "-");
    for (const auto &entry : std::filesystem::recursive_directory_iterator(FLIMNAP_SOURCE_DIR "/tests/engine")) {
        if (entry.path().extension() != ".cpp")
            continue;
        std::ifstream stream(entry.path());
        for (std::string line; std::getline(stream, line);) {
            for (std::sregex_iterator match(line.begin(), line.end(), expected); match != std::sregex_iterator();
                 ++match)
                codes.insert((*match)[1]);
        }
    }
    return codes;
}

class Citations : public ::testing::TestWithParam<Game>
{
};

TEST_P(Citations, StandForWhatTheGameRefusesAndForNothingElse)
{
    Seen seen;
    Codes cited;
    for (const std::vector<RandomTable> &tables : {allTables(), tablesWithOptions()}) {
        for (const RandomTable &table : tables) {
            if (table.header.game != GetParam().code)
                continue;
            const auto rules = rulesFor(table.header).value();
            play(*rules, seen);
            for (const Citation &citation : rules->game().citations)
                cited.insert(citation.code);
        }
    }
    seen.codes.merge(expectedByTests(GetParam()));
    seen.codes.insert(std::string(name(Code::PlayersCount))); // before there are rules that could be played by
    // What law it is, the refusal says itself; no book gives numbers to what goes without saying.
    seen.codes.erase(std::string(name(Code::AgainstLaw)));
    seen.uncited.erase(std::string(name(Code::AgainstLaw)));

    EXPECT_THAT(seen.uncited, IsEmpty());
    EXPECT_THAT(seen.speechless, IsEmpty());
    Codes invented;
    std::ranges::set_difference(cited, seen.codes, std::inserter(invented, invented.end()));
    EXPECT_THAT(invented, IsEmpty());
    Codes missing;
    std::ranges::set_difference(seen.codes, cited, std::inserter(missing, missing.end()));
    EXPECT_THAT(missing, IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Games, Citations,
                         ::testing::Values(Game{"18cz", "CZ"}, Game{"1824", "AH"}, Game{"18lilliput", "LI"},
                                           Game{"1836jr56", "JR"}),
                         [](const auto &game) { return "Of" + game.param.code; });

} // namespace
} // namespace flimnap::test
