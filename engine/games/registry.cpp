#include "games/registry.h"

#include <algorithm>

#include "games/1824/rules_1824.h"
#include "games/1836jr56/rules_1836jr56.h"
#include "games/18cz/rules_18cz.h"
#include "games/18cz/training_rules.h"
#include "games/18lilliput/rules_18lilliput.h"
#include "joining/joining.h"

namespace flimnap {

namespace {

std::string playerCounts(const GameDefinition &game)
{
    std::string words;
    for (const PlayerCount &table : game.playerCounts)
        words += (words.empty() ? "" : ", ") + std::to_string(table.players);
    return words;
}

std::string ruleAboutPlayers(const GameDefinition &game)
{
    for (const Citation &citation : game.citations) {
        if (citation.code == name(Code::PlayersCount))
            return citation.rule;
    }
    return {};
}

Sentence wrongPlayerCount(const GameDefinition &game, int count)
{
    return Sentence::say("%1 is for %2 players here, not for %3",
                         {game.title, playerCounts(game), std::to_string(count)});
}

Result<std::unique_ptr<TableRules>, Fault> newRules(GameDefinition game, std::vector<Seat> seats)
{
    const auto count = static_cast<int>(seats.size());
    if (game.tableOf(count) == nullptr)
        return Fault{{}, "players", wrongPlayerCount(game, count), ruleAboutPlayers(game)};
    for (const Switch &choice : game.switches)
        if (choice.isOn && !isFor(choice, count))
            return Fault{
                {}, "options." + choice.name, Sentence::say("this is not for %1 players", {std::to_string(count)})};
    game = game.forPlayers(count);
    if (game.unseated)
        seats.push_back({game.unseated->code, game.unseated->name});
    if (game.game == "18cz" && !game.hasShares())
        return std::unique_ptr<TableRules>(std::make_unique<cz18::TrainingRules>(std::move(game), std::move(seats)));
    if (game.game == "18cz")
        return std::unique_ptr<TableRules>(std::make_unique<cz18::Rules18Cz>(std::move(game), std::move(seats)));
    if (game.game == "1824")
        return std::unique_ptr<TableRules>(std::make_unique<ah1824::Rules1824>(std::move(game), std::move(seats)));
    if (game.game == "18lilliput")
        return std::unique_ptr<TableRules>(
            std::make_unique<lilliput18::Rules18Lilliput>(std::move(game), std::move(seats)));
    if (game.game == "1836jr56")
        return std::unique_ptr<TableRules>(std::make_unique<jr1836::Rules1836Jr56>(std::move(game), std::move(seats)));
    return Fault{{}, "game", Sentence::say("there are no rules for \"%1\"", {game.game})};
}

} // namespace

bool isFor(const Switch &choice, int players)
{
    return choice.players.empty() ||
           std::find(choice.players.begin(), choice.players.end(), players) != choice.players.end();
}

Result<std::unique_ptr<const Rules>, Fault> makeRules(GameDefinition game, std::vector<Seat> seats)
{
    auto rules = newRules(std::move(game), std::move(seats));
    if (!rules)
        return std::move(rules).error();
    return std::unique_ptr<const Rules>(std::move(rules).value());
}

Result<std::unique_ptr<const Rules>, Faults> makeJoinedRules(GameDefinition game, std::vector<Seat> seats,
                                                             const JoinedPosition &table)
{
    auto rules = newRules(std::move(game), std::move(seats));
    if (!rules)
        return Faults{std::move(rules).error()};
    Faults faults = join(**rules, table);
    if (!faults.empty())
        return faults;
    return std::unique_ptr<const Rules>(std::move(rules).value());
}

} // namespace flimnap
