#include "io/board_overrides.h"

#include <optional>
#include <string>

namespace flimnap {

namespace {

Json objectIn(const Json &object, const std::string &key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_object() ? *found : Json::object();
}

/// What a switch is set to, as its patches are called; none if nothing is said.
std::optional<std::string> settingIn(const Json &options, const std::string &name)
{
    const auto found = options.find(name);
    if (found == options.end())
        return {};
    return found->is_string() ? found->get<std::string>() : found->dump();
}

/// The part of a patch that changes rows which this variant has.
Json forRowsOf(const Json &table, Json patch)
{
    for (const char *rows : {"kinds", "hexes", "tiles", "homes", "trains"}) {
        if (!patch.contains(rows))
            continue;
        Json known = Json::object();
        for (const auto &[code, row] : patch[rows].items()) {
            if (table.contains(rows) && table[rows].contains(code))
                known[code] = row;
        }
        patch[rows] = known;
    }
    return patch;
}

void applySwitches(const Json &options, const Json &overrides, Json &table)
{
    const Json switches = objectIn(table, "switches");
    for (const auto &[name, patches] : switches.items()) {
        std::optional<std::string> setting = settingIn(options, name);
        if (!setting)
            setting = settingIn(overrides, name);
        if (setting && patches.contains(*setting))
            table.merge_patch(forRowsOf(table, patches[*setting]));
    }
}

/// Whether bonuses are earned, by their names.
void applyBonuses(const Json &overrides, Json &table)
{
    const Json chosen = objectIn(overrides, "income_bonuses");
    if (!table.contains("bonuses"))
        return;
    for (Json &bonus : table["bonuses"]) {
        const auto isPaid = chosen.find(bonus.value("name", ""));
        if (isPaid != chosen.end() && isPaid->is_boolean())
            bonus["optional"] = !isPaid->get<bool>();
    }
}

/// One value of a row each, such as how many there are of a tile.
void applyColumn(const Json &overrides, const std::string &key, const std::string &rows, const std::string &column,
                 Json &table)
{
    const Json values = objectIn(overrides, key);
    for (const auto &[code, value] : values.items())
        table[rows][code][column] = value;
}

/// Company: hexes to choose from, or a hex and the number of its city.
void applyHomes(const Json &overrides, Json &table)
{
    const Json homes = objectIn(overrides, "homes");
    for (const auto &[company, list] : homes.items()) {
        if (!list.is_array())
            continue;
        Json home = {{"hexes", Json::array()}};
        for (const Json &entry : list) {
            if (entry.is_number())
                home["city"] = entry;
            else
                home["hexes"].push_back(entry);
        }
        table["homes"][company].merge_patch(home);
    }
}

template <class Change>
void forEachStop(Json &table, Change change)
{
    for (const char *rows : {"kinds", "tiles"}) {
        for (const auto &[name, row] : table[rows].items()) {
            if (!row.contains("stops"))
                continue;
            for (Json &stop : row["stops"])
                change(name, row, stop);
        }
    }
}

/// Of places abroad by their names, of home tiles by colour, of mines by their hexes.
void applyValues(const Json &overrides, Json &table)
{
    const Json values = objectIn(overrides, "red_values");
    const Json mines = objectIn(overrides, "mine_values");
    forEachStop(table, [&](const std::string &name, const Json &row, Json &stop) {
        const std::string area = stop.value("area", name);
        if (stop.value("kind", "") == "area" && values.contains(area))
            stop["value"] = values[area];
        if (row.contains("homeOf") && stop.contains("value") && stop["value"].is_array()) {
            std::size_t place = 0;
            for (const char *colour : {"yellow", "green", "brown", "grey"}) {
                if (values.contains(colour) && place < stop["value"].size())
                    stop["value"][place] = values[colour];
                ++place;
            }
        }
    });
    for (const auto &[hex, pair] : mines.items()) {
        const std::string kind = objectIn(objectIn(table, "hexes"), hex).value("kind", "");
        if (pair.is_array() && pair.size() == 2 && table["kinds"].contains(kind))
            for (Json &stop : table["kinds"][kind]["stops"])
                stop["value"] = Json::array({pair[0], pair[0], pair[1], pair[1]});
    }
    if (const auto bonus = overrides.find("home_bonus"); bonus != overrides.end()) {
        for (const auto &[id, tile] : table["tiles"].items()) {
            if (tile.contains("homeOf"))
                tile["homeBonus"] = *bonus;
        }
    }
}

/// Hexes that get one or two towns in place of those that the map proposes.
void applyTowns(const Json &overrides, Json &table)
{
    if (!overrides.contains("goods") || !table.contains("goods"))
        return;
    for (const Json &hex : table["goods"])
        table["hexes"][hex.get<std::string>()]["kind"] = "plain";
    const Json goods = objectIn(overrides, "goods");
    for (const auto &[hex, towns] : goods.items())
        table["hexes"][hex]["kind"] = towns == 2 ? "two towns" : "town";
}

} // namespace

void applyMapOptions(const Json &options, Json &table)
{
    const Json overrides = objectIn(options, "overrides");
    applySwitches(options, overrides, table);
    applyBonuses(overrides, table);
    applyColumn(overrides, "tiles", "tiles", "count", table);
    applyColumn(overrides, "tile_upgrades", "tiles", "next", table);
    applyColumn(overrides, "terrain", "hexes", "cost", table);
    applyHomes(overrides, table);
    applyValues(overrides, table);
    applyTowns(overrides, table);
}

} // namespace flimnap
