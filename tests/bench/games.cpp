#include "games.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>

#include "io/table_setup.h"
#include "session/random_player.h"

namespace flimnap::bench {

namespace {

[[noreturn]] void stop(const Faults &faults)
{
    for (const Fault &fault : faults)
        std::cerr << text(fault) << '\n';
    std::exit(2);
}

Game gameOf(Journal journal)
{
    auto rules = setUpTable(library(), journal.header);
    if (!rules)
        stop(rules.error());
    return {std::move(journal), std::move(*rules)};
}

/// Of the first edition there is.
Journal playedAtRandom(const std::string &name, int players, std::uint64_t seed)
{
    Journal journal;
    journal.header.game = name;
    for (const GameSummary &game : library().games()) {
        if (game.game == name && journal.header.edition.empty())
            journal.header.edition = game.edition;
    }
    for (int seat = 1; seat <= players; ++seat)
        journal.header.players.push_back({"p" + std::to_string(seat), "Player " + std::to_string(seat)});
    const Game game = gameOf(journal);
    RandomPlayer player(seed);
    Position position = game.rules->start().position;
    while (const auto move = player.choose(*game.rules, position)) {
        auto played = game.rules->play(position, *move);
        if (!played)
            break;
        position = std::move(played->position);
        journal.moves.push_back(*move);
    }
    return journal;
}

/// At the largest table that there is.
int mostPlayers(const std::string &name)
{
    int most = 0;
    for (const GameSummary &game : library().games()) {
        if (game.game == name && game.variant == "base")
            most = std::max(most, game.playerCounts.back());
    }
    return most;
}

} // namespace

const GameLibrary &library()
{
    static const GameLibrary read = [] {
        auto games = GameLibrary::builtIn();
        if (!games)
            stop(games.error());
        return std::move(*games);
    }();
    return read;
}

const Game &recordedGame()
{
    static const Game game = [] {
        const std::filesystem::path source = FLIMNAP_SOURCE_DIR;
        std::filesystem::path file = source / "../shared/replays/recorded/18cz-29247.flimnap";
        if (!std::filesystem::exists(file))
            file = source / "tests/replays/18cz-5p-911.flimnap";
        auto journal = readJournalFile(file);
        if (!journal)
            stop(journal.error());
        return gameOf(std::move(*journal));
    }();
    return game;
}

const Game &longGame(const std::string &name)
{
    static std::map<std::string, Game> games;
    if (const auto known = games.find(name); known != games.end())
        return known->second;
    constexpr std::size_t wanted = 800;
    Journal journal;
    for (std::uint64_t seed = 1; journal.moves.size() < wanted; ++seed)
        journal = playedAtRandom(name, mostPlayers(name), seed);
    journal.moves.resize(wanted);
    return games.emplace(name, gameOf(std::move(journal))).first->second;
}

const Game &wholeGame()
{
    static const Game game = gameOf(playedAtRandom("18cz", 6, 8));
    return game;
}

} // namespace flimnap::bench
