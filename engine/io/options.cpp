#include "io/options.h"

#include "dealings/map.h"
#include "features/features.h"
#include "io/overrides.h"
#include "io/switches.h"

namespace flimnap {

namespace {

std::vector<std::string_view> keysOfOptions(const GameDefinition &game)
{
    std::vector<std::string_view> keys{"overrides"};
    for (const Switch &choice : game.switches)
        keys.push_back(choice.name);
    keys.emplace_back("board");
    return keys;
}

/// The maps, if the table keeps one and there is one of the game.
const BoardLibrary *boardsFor(const Node &keepsMap, const GameDefinition &game, const Boards &boards)
{
    if (!keepsMap.flag())
        return nullptr;
    if (!boards.get()) {
        for (const Fault &fault : boards.get().error())
            keepsMap.report(text(fault));
        return nullptr;
    }
    if (boards.get()->has(game.game, game.edition, game.variant))
        return &*boards.get();
    keepsMap.report("there is no map of " + game.game + " " + game.edition + " " + game.variant);
    return nullptr;
}

/// Without what concerns the map alone.
Json optionsOfGame(const Json &options, const GameDefinition &game, const BoardLibrary &boards)
{
    Json rest = options;
    for (const std::string &key : boards.keysOf(game.game, game.edition, game.variant)) {
        if (game.findSwitch(key) == nullptr)
            rest.erase(key);
        if (rest.contains("overrides") && rest["overrides"].is_object())
            rest["overrides"].erase(key);
    }
    return rest;
}

Faults asOneOf(const std::string &place, const std::string &problem, Faults faults)
{
    for (Fault &fault : faults)
        fault = {"", place, problem + text(fault)};
    return faults;
}

/// Switches and overrides of the game itself.
Result<GameDefinition, Faults> withOwnOptions(const GameDefinition &printed, const Json &table, const Json &asked,
                                              FaultList &faults)
{
    GameDefinition game = printed;
    const Record options(Node(&asked, "options", faults), {}, keysOfOptions(printed));
    const Node overrides = options["overrides"];
    const Settings settings = settingsOf(options, printed, table);
    if (faults.faults().empty() && !settings.empty()) {
        Result<GameDefinition, Faults> changed = withSwitches(printed, table, settings);
        if (!changed)
            return changed;
        game = std::move(changed).value();
    }
    if (faults.faults().empty() && !overrides.isThere())
        return game;
    applyOverrides(overrides, game);
    if (!faults.faults().empty())
        return faults.faults();
    Faults inconsistencies = checkTables(game);
    if (inconsistencies.empty())
        return game;
    return asOneOf("options.overrides",
                   "with these values the game does not fit together: ", std::move(inconsistencies));
}

} // namespace

Result<GameDefinition, Faults> withOptions(const GameDefinition &printed, const Json &table, const Boards &boards,
                                           const std::string &optionsJson)
{
    const Result<Json, Fault> read = parseJson(optionsJson, "");
    if (!read)
        return Faults{{"", "options", text(read.error())}};
    FaultList faults("", '.');
    const Node asked(&*read, "options", faults);
    const BoardLibrary *maps = boardsFor(asked.member("board"), printed, boards);
    if (maps == nullptr)
        return withOwnOptions(printed, table, *read, faults);
    maps->check(printed, asked);
    Result<GameDefinition, Faults> game = withOwnOptions(printed, table, optionsOfGame(*read, printed, *maps), faults);
    if (!game || !faults.faults().empty())
        return game ? faults.faults() : game.error();
    Result<board::GameMap, Faults> map =
        maps->map(printed.game, printed.edition, printed.variant, codes(printed.companies), optionsJson);
    if (!map)
        return asOneOf("options.overrides", "with these values the map does not fit together: ", map.error());
    giveMap(std::make_shared<const board::GameMap>(std::move(*map)), *game);
    return game;
}

} // namespace flimnap
