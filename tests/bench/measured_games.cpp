#include "measured_games.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "support/journals.h"
#include "support/random_games.h"

namespace flimnap::bench {

namespace {

constexpr std::size_t movesOfLongGame = 800;

[[noreturn]] void giveUp(const std::string &words)
{
    std::cerr << words << std::endl;
    std::abort();
}

std::shared_ptr<const Rules> rulesOf(const Header &header)
{
    auto rules = test::rulesFor(header);
    if (!rules)
        giveUp(text(rules.error().front()));
    return std::move(*rules);
}

MeasuredGame withPositions(Journal journal)
{
    MeasuredGame game{rulesOf(journal.header), std::move(journal), {}};
    game.positions.push_back(game.rules->start().position);
    for (const Move &move : game.journal.moves) {
        auto played = game.rules->play(game.positions.back(), move);
        if (!played)
            giveUp("a move to be measured is refused: " + writeMove(move));
        game.positions.push_back(std::move(played->position));
    }
    return game;
}

Journal journalToMeasure()
{
    Journal longest;
    for (const test::Replay &replay : test::allReplays()) {
        auto journal = readJournalFile(replay.journal);
        if (!journal || !test::isPlayable(journal->header))
            continue;
        if (replay.name == "recorded_18cz_29247")
            return std::move(*journal);
        if (replay.isOurs && journal->moves.size() > longest.moves.size())
            longest = std::move(*journal);
    }
    return longest;
}

Journal longJournal()
{
    const Header header = test::tableOf("18cz", "ru", "base", 6).header;
    const std::shared_ptr<const Rules> rules = rulesOf(header);
    std::uint64_t seed = 0;
    std::vector<Move> moves;
    do {
        moves = test::randomGame(*rules, ++seed);
    } while (moves.size() < movesOfLongGame);
    moves.resize(movesOfLongGame);
    return {header, std::move(moves)};
}

} // namespace

const MeasuredGame &playedGame()
{
    static const MeasuredGame game = withPositions(journalToMeasure());
    return game;
}

const MeasuredGame &longGame()
{
    static const MeasuredGame game = withPositions(longJournal());
    return game;
}

} // namespace flimnap::bench
