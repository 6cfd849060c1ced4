#include "io/switches.h"

#include <algorithm>
#include <optional>

#include "io/definition_parts.h"
#include "io/definition_reader.h"

namespace flimnap {

namespace {

/// What a switch, or one of its values, stands for in the table.
const Json &meaningOf(const Json &table, const Setting &setting)
{
    const Json &choice = table["switches"][setting.name];
    return choice.contains("values") ? choice["values"][setting.value] : choice;
}

void settle(Settings &settings, const Setting &setting)
{
    std::erase_if(settings, [&](const Setting &other) { return other.name == setting.name; });
    settings.push_back(setting);
}

/// A switch that stands for others: they are set first, so that one that is named itself counts more.
void settleOthers(const Json &table, const Setting &setting, Settings &settings)
{
    const Json &meaning = meaningOf(table, setting);
    if (!meaning.contains("turnsOn"))
        return;
    for (const auto &[name, value] : meaning["turnsOn"].items())
        settle(settings, {name, value.get<std::string>()});
}

std::optional<Setting> settingOf(const Switch &choice, const Node &node)
{
    if (!node.isThere())
        return {};
    if (choice.isNumber)
        return Setting{choice.name, std::to_string(node.number(1, mostCertificates))};
    if (choice.values.empty())
        return node.flag() ? std::optional(Setting{choice.name, ""}) : std::nullopt;
    const int value = node.oneOf(choice.values);
    return value < 0 ? std::nullopt
                     : std::optional(Setting{choice.name, choice.values[static_cast<std::size_t>(value)]});
}

} // namespace

Settings settingsOf(const Record &options, const GameDefinition &game, const Json &table)
{
    Settings named;
    for (const Switch &choice : game.switches)
        if (const std::optional<Setting> setting = settingOf(choice, options[choice.name]))
            named.push_back(*setting);
    Settings all;
    for (const Setting &setting : named)
        settleOthers(table, setting, all);
    for (const Setting &setting : named)
        settle(all, setting);
    Settings ordered;
    for (const Switch &choice : game.switches)
        std::copy_if(all.begin(), all.end(), std::back_inserter(ordered),
                     [&](const Setting &setting) { return setting.name == choice.name; });
    return ordered;
}

Result<GameDefinition, Faults> withSwitches(const GameDefinition &game, const Json &printed, const Settings &settings)
{
    Json table = printed;
    for (const Setting &setting : settings) {
        const Json &meaning = meaningOf(printed, setting);
        if (meaning.contains("tables"))
            table.merge_patch(meaning["tables"]);
        if (meaning.contains("number"))
            table.merge_patch({{meaning["number"][0], {{meaning["number"][1], std::stoi(setting.value)}}}});
    }
    Result<GameDefinition, Faults> changed = readTable(table, "options");
    if (!changed)
        return changed;
    changed->variant = game.variant;
    for (const Setting &setting : settings)
        for (Switch &choice : changed->switches) {
            if (choice.name != setting.name)
                continue;
            choice.isOn = choice.values.empty() || setting.value != choice.values.front();
            choice.value = setting.value;
        }
    return changed;
}

} // namespace flimnap
