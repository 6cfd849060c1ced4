#include "io/options.h"

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
    return keys;
}

} // namespace

Result<GameDefinition, Faults> withOptions(const GameDefinition &printed, const Json &table,
                                           const std::string &optionsJson)
{
    GameDefinition game = printed;
    const Result<Json, Fault> read = parseJson(optionsJson, "");
    if (!read)
        return Faults{{"", "options", text(read.error())}};
    FaultList faults("", '.');
    const Record options(Node(&*read, "options", faults), {}, keysOfOptions(printed));
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
    for (Fault &fault : inconsistencies)
        fault = {"", "options.overrides", "with these values the game does not fit together: " + text(fault)};
    return inconsistencies;
}

} // namespace flimnap
