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

const Json &member(const Json &object, const std::string &key)
{
    static const Json none = Json::object();
    return object.is_object() && object.contains(key) ? object[key] : none;
}

/// What it changes in the table, as a switch before it may have left it.
Json patchOf(const Json &table, const Setting &setting)
{
    const Json &choice = member(member(table, "switches"), setting.name);
    const Json &meaning = choice.contains("values") ? member(choice["values"], setting.value) : choice;
    const Json &patch = member(meaning, "tables");
    return patch.is_object() ? patch : Json::object();
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

/// One of its values, also by a name that it had in earlier days.
std::optional<Setting> chosenOf(const Switch &choice, const Node &node)
{
    std::vector<std::string> known = choice.values;
    for (const FormerValue &former : choice.formerly)
        known.push_back(former.name);
    const int index = node.oneOf(known);
    if (index < 0)
        return {};
    const auto place = static_cast<std::size_t>(index);
    const std::size_t values = choice.values.size();
    return Setting{choice.name, place < values ? known[place] : choice.formerly[place - values].now};
}

std::optional<Setting> settingOf(const Switch &choice, const Node &node)
{
    if (!node.isThere())
        return {};
    if (choice.isNumber)
        return Setting{choice.name, std::to_string(node.number(1, mostCertificates))};
    if (choice.values.empty())
        return node.flag() ? std::optional(Setting{choice.name, ""}) : std::nullopt;
    return chosenOf(choice, node);
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
            table.merge_patch(patchOf(table, setting));
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
