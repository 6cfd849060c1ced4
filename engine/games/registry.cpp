#include "games/registry.h"

#include "games/18cz/rules_18cz.h"

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
            return " (" + citation.rule + ")";
    }
    return {};
}

} // namespace

Result<std::unique_ptr<const Rules>, Fault> makeRules(GameDefinition game, std::vector<Seat> seats)
{
    const auto count = static_cast<int>(seats.size());
    if (game.tableOf(count) == nullptr)
        return Fault{{}, "players", game.title + " is for " + playerCounts(game) + " players here, not for " +
                                        std::to_string(count) + ruleAboutPlayers(game)};
    std::unique_ptr<const Rules> rules;
    if (game.game == "18cz")
        rules = std::make_unique<const cz18::Rules18Cz>(std::move(game), std::move(seats));
    if (!rules)
        return Fault{{}, "game", "there are no rules for \"" + game.game + "\""};
    return rules;
}

} // namespace flimnap
