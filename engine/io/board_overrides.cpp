#include "io/board_overrides.h"

#include <algorithm>
#include <array>
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

/// Terrain that costs nothing is not said of a hex.
void removeFreeTerrain(Json &table)
{
    for (Json &hex : table["hexes"]) {
        if (hex.contains("cost") && hex["cost"] == 0)
            hex.erase("cost");
    }
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

constexpr int mostTiles = 1000;
constexpr int mostValue = 1000;
constexpr int mostTowns = 2;
constexpr int mostGoods = 15;
constexpr std::size_t colours = 4;

/// Of an object in the text.
std::vector<std::string> keysIn(const Json &table, const std::string &key)
{
    std::vector<std::string> keys;
    const Json rows = objectIn(table, key);
    for (const auto &[name, row] : rows.items())
        keys.push_back(name);
    return keys;
}

void checkSwitch(const Node &choice, const Json &values)
{
    std::vector<std::string> words;
    for (const auto &[word, patch] : values.items())
        words.push_back(word);
    if (choice.isThere() && indexOf(words, choice.asWord()) < 0)
        choice.reportUnexpected("one of " + enumeration(words));
}

/// Rows of the map with a value each.
template <class Check>
void forEachRow(const Node &rows, std::string_view kind, const std::vector<std::string> &known, Check check)
{
    for (const auto &[name, node] : rows.members()) {
        if (indexOf(known, name) < 0)
            node.reportUnknown(kind, name, known);
        else
            check(name, node);
    }
}

void checkNumbers(const Node &list, std::size_t count)
{
    for (const Node &number : list.items(count, count))
        static_cast<void>(number.number(0, mostValue));
}

/// Places abroad by their names, and colours where companies have home tiles.
void checkRedValues(const Node &values, const Json &table)
{
    std::vector<std::string> areas;
    for (const auto &[name, kind] : table["kinds"].items()) {
        for (const Json &stop : kind.value("stops", Json::array())) {
            const std::string area = stop.value("area", name);
            if (stop.value("kind", "") == "area" && indexOf(areas, area) < 0)
                areas.push_back(area);
        }
    }
    const std::array<std::string, colours> ofColours{"yellow", "green", "brown", "grey"};
    const bool hasHomeTiles =
        std::ranges::any_of(table["tiles"], [](const Json &tile) { return tile.contains("homeOf"); });
    std::vector<std::string> known = areas;
    if (hasHomeTiles)
        known.insert(known.end(), ofColours.begin(), ofColours.end());
    forEachRow(values, "place abroad", known, [&](const std::string &name, const Node &node) {
        if (indexOf(areas, name) >= 0)
            checkNumbers(node, colours);
        else
            static_cast<void>(node.number(0, mostValue));
    });
}

/// AH-B1.16: on plain hexes, so many in all.
void checkGoods(const Node &goods, const Json &table)
{
    std::vector<std::string> plain;
    for (const auto &[code, hex] : table["hexes"].items()) {
        const bool isProposed = std::ranges::find(table["goods"], Json(code)) != table["goods"].end();
        if (isProposed || hex.value("kind", "") == "plain")
            plain.push_back(code);
    }
    int all = 0;
    forEachRow(goods, "plain hex", plain,
               [&](const std::string &, const Node &node) { all += node.number(1, mostTowns); });
    if (all > mostGoods)
        goods.report("expected at most " + std::to_string(mostGoods) + " towns, found " + std::to_string(all));
}

void checkTables(const Node &overrides, const Json &table)
{
    const std::vector<std::string> tiles = keysIn(table, "tiles");
    const std::vector<std::string> hexes = keysIn(table, "hexes");
    forEachRow(overrides.member("tiles"), "tile", tiles,
               [](const std::string &, const Node &node) { static_cast<void>(node.number(1, mostTiles)); });
    forEachRow(overrides.member("tile_upgrades"), "tile", tiles, [&](const std::string &, const Node &node) {
        for (const Node &next : node.items())
            static_cast<void>(next.oneOf(tiles));
    });
    forEachRow(overrides.member("terrain"), "hex", hexes,
               [](const std::string &, const Node &node) { static_cast<void>(node.number(0, mostValue)); });
    forEachRow(overrides.member("mine_values"), "hex", hexes,
               [](const std::string &, const Node &node) { checkNumbers(node, 2); });
    checkRedValues(overrides.member("red_values"), table);
    if (table.contains("goods"))
        checkGoods(overrides.member("goods"), table);
    static_cast<void>(overrides.member("home_bonus").number(0, mostValue));
}

} // namespace

std::vector<std::string> keysOfMap(const Json &table)
{
    std::vector<std::string> keys = keysIn(table, "switches");
    for (const char *key : {"tiles", "tile_upgrades", "terrain", "red_values", "mine_values", "home_bonus"})
        keys.emplace_back(key);
    if (table.contains("goods"))
        keys.emplace_back("goods");
    return keys;
}

void checkMapOptions(const Node &options, const Json &table, const std::vector<std::string> &switchesOfGame)
{
    const Json switches = objectIn(table, "switches");
    for (const Node &place : {options, options.member("overrides")}) {
        for (const auto &[name, values] : switches.items()) {
            if (indexOf(switchesOfGame, name) < 0)
                checkSwitch(place.member(name), values);
        }
    }
    checkTables(options.member("overrides"), table);
}

void applyMapOptions(const Json &options, Json &table)
{
    const Json overrides = objectIn(options, "overrides");
    applySwitches(options, overrides, table);
    applyBonuses(overrides, table);
    applyColumn(overrides, "tiles", "tiles", "count", table);
    applyColumn(overrides, "tile_upgrades", "tiles", "next", table);
    applyColumn(overrides, "terrain", "hexes", "cost", table);
    removeFreeTerrain(table);
    applyHomes(overrides, table);
    applyValues(overrides, table);
    applyTowns(overrides, table);
}

} // namespace flimnap
