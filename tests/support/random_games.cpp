#include "support/random_games.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "games/registry.h"
#include "session/random_player.h"
#include "support/journals.h"

namespace flimnap::test {

namespace {

/// Tests are called by letters, digits and underscores.
std::string asTestName(std::string name)
{
    std::replace_if(
        name.begin(), name.end(), [](unsigned char sign) { return std::isalnum(sign) == 0; }, '_');
    return name;
}

RandomTable withOption(RandomTable table, const std::string &name, const std::string &value)
{
    table.header.options = R"({")" + name + R"(":")" + value + R"("})";
    table.name = asTestName(table.name + "_" + name + "_" + value);
    return table;
}

RandomTable withSwitches(RandomTable table, const std::vector<std::string> &switches, const std::string &name)
{
    table.header.options.clear();
    for (const std::string &choice : switches)
        table.header.options.append(table.header.options.empty() ? "{" : ",").append("\"" + choice + "\":true");
    table.header.options += "}";
    table.name = asTestName(table.name + "_" + name);
    return table;
}

/// Each switch, with each of its values, at the largest table it is for, and all that a table may turn on together.
void addSwitchedTables(const GameSummary &game, std::vector<RandomTable> &tables)
{
    const auto definition = library().definition(game.game, game.edition, game.variant, "{}");
    if (!definition || definition->switches.empty())
        return;
    const auto table = [&](int players) { return tableOf(game.game, game.edition, game.variant, players); };
    for (const Switch &choice : definition->switches) {
        if (choice.isNumber)
            continue;
        const auto largest = std::find_if(game.playerCounts.rbegin(), game.playerCounts.rend(),
                                          [&](int players) { return isFor(choice, players); });
        if (largest == game.playerCounts.rend())
            continue;
        if (choice.isOnOrOff())
            tables.push_back(withSwitches(table(*largest), {choice.name}, choice.name));
        for (std::size_t value = 1; value < choice.values.size(); ++value)
            tables.push_back(withOption(table(*largest), choice.name, choice.values[value]));
    }
    for (const int players : game.playerCounts) {
        std::vector<std::string> all;
        for (const Switch &choice : definition->switches) {
            if (choice.isOnOrOff() && isFor(choice, players))
                all.push_back(choice.name);
        }
        if (!all.empty())
            tables.push_back(withSwitches(table(players), all, "all_switches"));
    }
}

} // namespace

RandomTable tableOf(const std::string &game, const std::string &edition, const std::string &variant, int players)
{
    RandomTable table;
    table.header.game = game;
    table.header.edition = edition;
    table.header.variant = variant;
    for (int seat = 1; seat <= players; ++seat)
        table.header.players.push_back({"p" + std::to_string(seat), "Player " + std::to_string(seat)});
    table.name = asTestName(game + "_" + edition + "_" + variant + "_" + std::to_string(players) + "_players");
    return table;
}

std::vector<RandomTable> allTables()
{
    std::vector<RandomTable> tables;
    for (const GameSummary &game : library().games()) {
        for (const int players : game.playerCounts)
            tables.push_back(tableOf(game.game, game.edition, game.variant, players));
        addSwitchedTables(game, tables);
    }
    return tables;
}

std::vector<RandomTable> tablesWithOptions()
{
    const std::vector<std::pair<std::string, std::string>> options = {
        {"english", R"({"preset":"ENG"})"},
        {"english_with_diesels", R"({"preset":"ENG","diesel":true})"},
        {"with_diesels", R"({"lastTrain":"D","trainSet":"table"})"},
        {"with_other_readings",
         R"({"JR-2.12":"pays","JR-2.14":"stays","JR-4.6":"seats","JR-5.19":"apart","JR-5.29":"always","JR-6.4":"80",)"
         R"("JR-6.11":"none","JR-6.14":"all","JR-6.25":"agreed","JR-6.33":"any"})"}};
    std::vector<RandomTable> tables;
    for (const int players : {2, 3, 4}) {
        for (const auto &[name, text] : options) {
            RandomTable table = tableOf("1836jr56", "pl", "base", players);
            table.header.options = text;
            table.name += "_" + name;
            tables.push_back(std::move(table));
        }
    }
    return tables;
}

std::vector<Move> randomGame(const Rules &rules, std::uint64_t seed)
{
    RandomPlayer player(seed);
    Position position = rules.start().position;
    std::vector<Move> moves;
    while (static_cast<int>(moves.size()) < mostMoves) {
        std::optional<Move> move = player.choose(rules, position);
        if (!move)
            break;
        auto played = rules.play(position, *move);
        if (!played)
            break;
        position = std::move(played->position);
        moves.push_back(std::move(*move));
    }
    return moves;
}

} // namespace flimnap::test
