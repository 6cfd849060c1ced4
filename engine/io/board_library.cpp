#include "io/board_library.h"

#include <algorithm>

#include "embeddedBoardTables.h"
#include "io/board_overrides.h"
#include "io/board_reader.h"

namespace flimnap {

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

std::vector<std::string> BoardLibrary::keysOf(const std::string &game, const std::string &edition,
                                              const std::string &variant) const
{
    const GameTable *table = find(game, edition, variant);
    return table != nullptr ? keysOfMap(table->content) : std::vector<std::string>();
}

void BoardLibrary::check(const GameDefinition &game, const Node &options) const
{
    if (const GameTable *table = find(game.game, game.edition, game.variant))
        checkMapOptions(options, table->content, names(game.switches));
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
    applyMapOptions(*options, content);
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
