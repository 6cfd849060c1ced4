#include "io/board_library.h"

#include <algorithm>

#include "embeddedBoardTables.h"
#include "io/board_reader.h"

namespace flimnap {

namespace {

/// What a switch is set to, as its patches are called; none if nothing is said.
std::optional<std::string> settingIn(const Json &options, const std::string &name)
{
    const auto found = options.find(name);
    if (found == options.end())
        return {};
    return found->is_string() ? found->get<std::string>() : found->dump();
}

void applySwitches(const Json &options, Json &table)
{
    const Json switches = table.value("switches", Json::object());
    for (const auto &[name, patches] : switches.items()) {
        std::optional<std::string> setting = settingIn(options, name);
        if (!setting && options.contains("overrides"))
            setting = settingIn(options["overrides"], name);
        if (setting && patches.contains(*setting))
            table.merge_patch(patches[*setting]);
    }
}

/// Whether bonuses are earned, by their names.
void applyBonuses(const Json &overrides, Json &table)
{
    const Json chosen = overrides.value("income_bonuses", Json::object());
    if (!table.contains("bonuses"))
        return;
    for (Json &bonus : table["bonuses"]) {
        const std::string name = bonus.value("name", "");
        if (chosen.contains(name) && chosen[name].is_boolean())
            bonus["optional"] = !chosen[name].get<bool>();
    }
}

/// One number of a row each, such as how many there are of a tile.
void applyNumbers(const Json &overrides, const std::string &key, const std::string &rows, const std::string &column,
                  Json &table)
{
    const Json numbers = overrides.value(key, Json::object());
    for (const auto &[code, number] : numbers.items())
        table[rows][code][column] = number;
}

} // namespace

Result<BoardLibrary, Faults> BoardLibrary::builtIn()
{
    std::vector<GameFile> files;
    for (const EmbeddedFile &file : embeddedBoardTables())
        files.push_back({std::string(file.name), std::string(file.text)});
    return fromFiles(files);
}

Result<BoardLibrary, Faults> BoardLibrary::fromFiles(const std::vector<GameFile> &files)
{
    Faults faults;
    BoardLibrary library;
    library.m_tables = layerTables(files, faults);
    if (!faults.empty())
        return faults;
    return library;
}

bool BoardLibrary::has(const std::string &game, const std::string &edition, const std::string &variant) const
{
    return find(game, edition, variant) != nullptr;
}

Result<board::GameMap, Faults> BoardLibrary::map(const std::string &game, const std::string &edition,
                                                 const std::string &variant, const std::vector<std::string> &companies,
                                                 const std::string &optionsJson) const
{
    const GameTable *table = find(game, edition, variant);
    if (table == nullptr)
        return Faults{{"", "options.board", "there is no map of " + game + " " + edition + " " + variant}};
    const Result<Json, Fault> options = parseJson(optionsJson, "");
    if (!options || !options->is_object())
        return Faults{{"", "options", options ? "expected an object" : text(options.error())}};
    Json content = table->content;
    applySwitches(*options, content);
    const Json overrides = options->value("overrides", Json::object());
    applyBonuses(overrides, content);
    applyNumbers(overrides, "tiles", "tiles", "count", content);
    applyNumbers(overrides, "terrain", "hexes", "cost", content);
    Result<board::GameMap, Faults> read = readMap(content, table->source, companies);
    if (read)
        read->variant = table->variant;
    return read;
}

const GameTable *BoardLibrary::find(const std::string &game, const std::string &edition,
                                    const std::string &variant) const
{
    const auto found = std::find_if(m_tables.begin(), m_tables.end(), [&](const GameTable &table) {
        return table.content.value("game", "") == game && table.content.value("edition", "") == edition &&
               table.variant == variant;
    });
    return found == m_tables.end() ? nullptr : &*found;
}

} // namespace flimnap
