#include <charconv>
#include <iostream>
#include <limits>

#include "cli/commands.h"
#include "cli/playing.h"
#include "cli/text_table.h"
#include "io/table_setup.h"
#include "session/random_player.h"

namespace flimnap {

namespace {

/// The whole number, or nothing and a message that names what it was given for.
std::optional<std::uint64_t> number(const Call &call, std::string_view name, std::string_view text, std::uint64_t most)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size() && value <= most)
        return value;
    call.console.err << name << ": \"" << text << "\" is not a whole number from 0 to " << most << '\n';
    return {};
}

/// Empty if there is no such game.
std::string firstEdition(const GameLibrary &library, const std::string &game)
{
    for (const GameSummary &known : library.games()) {
        if (known.game == game)
            return known.edition;
    }
    return {};
}

Header headerFor(const Call &call, const GameLibrary &library, std::uint64_t players)
{
    Header header;
    header.game = call.value("--game", "18cz");
    header.edition = call.value("--edition", firstEdition(library, header.game));
    header.variant = call.value("--variant", "base");
    for (std::uint64_t player = 1; player <= players; ++player)
        header.players.push_back({"p" + std::to_string(player), "Player " + std::to_string(player)});
    return header;
}

std::string listed(const std::vector<int> &numbers)
{
    std::string list;
    for (const int item : numbers)
        list += (list.empty() ? "" : ", ") + std::to_string(item);
    return list;
}

} // namespace

Status playAtRandom(const Call &call)
{
    constexpr std::uint64_t mostPlayers = 6;
    constexpr auto mostMoves = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    const auto seed = number(call, "SEED", call.operands.front(), std::numeric_limits<std::uint64_t>::max());
    const auto players = number(call, "--players", call.value("--players", "4"), mostPlayers);
    const auto limit = number(call, "--moves", call.value("--moves", std::to_string(mostMoves)), mostMoves);
    if (!seed || !players || !limit)
        return Status::Unusable;

    const Result<GameLibrary, Faults> library = openLibrary(call);
    if (!library)
        return tell(call, library.error());
    const Header header = headerFor(call, *library, *players);
    const Result<std::shared_ptr<const Rules>, Faults> rules = setUpTable(*library, header);
    if (!rules)
        return tell(call, rules.error());

    Session session(*rules, header);
    RandomPlayer player(*seed);
    call.console.out << writeHeader(header) << '\n';
    while (static_cast<std::uint64_t>(session.moveCount()) < *limit) {
        const std::optional<Move> move = player.choose(session.rules(), session.position());
        if (!move)
            break;
        if (const Verdict refused = session.play(*move)) {
            call.console.err << "the engine refuses what it has offered\n"
                             << explain(session, "random game", *move, *refused);
            return Status::Refused;
        }
        call.console.out << writeMove(*move) << '\n';
    }
    return Status::Fine;
}

Status listGames(const Call &call)
{
    const Result<GameLibrary, Faults> library = openLibrary(call);
    if (!library)
        return tell(call, library.error());
    TextTable table({{"game"}, {"edition"}, {"variant"}, {"players"}, {"title"}});
    for (const GameSummary &game : library->games())
        table.add({game.game, game.edition, game.variant, listed(game.playerCounts), game.title});
    call.console.out << table.text();
    return Status::Fine;
}

} // namespace flimnap
