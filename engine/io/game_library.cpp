#include "io/game_library.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

#include "embeddedGameTables.h"
#include "io/definition_layers.h"
#include "io/definition_node.h"
#include "io/definition_reader.h"
#include "io/options.h"

namespace flimnap {

namespace {

/// A fault of a base would show again in everything made from it.
Faults without(const Faults &faults, const Faults &known)
{
    Faults rest;
    std::copy_if(faults.begin(), faults.end(), std::back_inserter(rest), [&](const Fault &fault) {
        return std::none_of(known.begin(), known.end(), [&](const Fault &other) {
            return other.place == fault.place && other.message == fault.message;
        });
    });
    return rest;
}

bool isSameGame(const GameDefinition &a, const GameDefinition &b)
{
    return a.game == b.game && a.edition == b.edition && a.variant == b.variant;
}

void addOnce(const std::string &word, std::vector<std::string> &words)
{
    if (std::find(words.begin(), words.end(), word) == words.end())
        words.push_back(word);
}

std::optional<std::string> contentOf(const std::filesystem::path &path)
{
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error)
        return {};
    std::string content(size, '\0');
    std::ifstream stream(path, std::ios::binary);
    if (!stream.read(content.data(), static_cast<std::streamsize>(size)))
        return {};
    return content;
}

std::vector<GameFile> embeddedFiles()
{
    std::vector<GameFile> files;
    for (const EmbeddedFile &file : embeddedGameTables())
        files.push_back({std::string(file.name), std::string(file.text)});
    return files;
}

} // namespace

GameLibrary::GameLibrary(Reading reading)
    : m_reading(std::move(reading)), m_boards(std::async(std::launch::deferred, &BoardLibrary::builtIn).share())
{
}

Result<GameLibrary, Faults> GameLibrary::builtIn()
{
    return fromFiles(embeddedFiles());
}

GameLibrary GameLibrary::readingBuiltIn()
{
    return GameLibrary(std::async(std::launch::async, [] { return readTables(embeddedFiles()); }).share());
}

Result<GameLibrary, Faults> GameLibrary::fromFolder(const std::filesystem::path &folder)
{
    std::error_code error;
    std::vector<std::filesystem::path> paths;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".json")
            paths.push_back(entry->path());
    if (error)
        return Faults{{folder.string(), "", "this folder cannot be read: " + error.message()}};
    if (paths.empty())
        return Faults{{folder.string(), "", "expected a folder with game tables, but there is no *.json file in it"}};
    std::sort(paths.begin(), paths.end());

    std::vector<GameFile> files;
    Faults faults;
    for (const std::filesystem::path &path : paths) {
        std::optional<std::string> content = contentOf(path);
        if (content)
            files.push_back({path.filename().string(), std::move(*content)});
        else
            faults.push_back({path.string(), "", "this file cannot be read"});
    }
    if (!faults.empty())
        return faults;
    return fromFiles(files);
}

Result<GameLibrary, Faults> GameLibrary::fromFiles(const std::vector<GameFile> &files)
{
    std::promise<Result<Tables, Faults>> read;
    read.set_value(readTables(files));
    GameLibrary library(read.get_future().share());
    if (!library.tables())
        return library.tables().error();
    return library;
}

Result<GameLibrary::Tables, Faults> GameLibrary::readTables(const std::vector<GameFile> &files)
{
    Tables tables;
    Faults faults;
    std::vector<Faults> faultsOfTable;
    for (GameTable &table : layerTables(files, faults)) {
        Result<GameDefinition, Faults> read = readTable(table.content, table.source);
        faultsOfTable.push_back(read ? Faults() : read.error());
        if (!read) {
            const Faults known = table.madeFrom ? faultsOfTable[*table.madeFrom] : Faults();
            const Faults own = without(faultsOfTable.back(), known);
            faults.insert(faults.end(), own.begin(), own.end());
            continue;
        }
        GameDefinition &game = read.value();
        game.variant = table.variant;
        if (std::any_of(tables.games.begin(), tables.games.end(),
                        [&](const GameDefinition &other) { return isSameGame(other, game); }))
            faults.push_back({table.source, "/edition",
                              "another file has the game \"" + game.game + "\" in the edition \"" + game.edition +
                                  "\" too; give one of them another name"});
        tables.games.push_back(std::move(game));
        tables.contents.push_back(std::move(table.content));
    }
    if (!faults.empty())
        return faults;
    return tables;
}

Result<GameDefinition, Faults> GameLibrary::definition(const std::string &game, const std::string &edition,
                                                       const std::string &variant, const std::string &optionsJson) const
{
    if (!tables())
        return tables().error();
    std::vector<std::string> games;
    std::vector<std::string> editions;
    std::vector<std::string> variants;
    for (std::size_t index = 0; index < tables()->games.size(); ++index) {
        const GameDefinition &known = tables()->games[index];
        addOnce(known.game, games);
        if (known.game != game)
            continue;
        addOnce(known.edition, editions);
        if (known.edition != edition)
            continue;
        if (known.variant == variant)
            return withOptions(known, tables()->contents[index], m_boards, optionsJson);
        variants.push_back(known.variant);
    }
    if (editions.empty())
        return Faults{{"", "game", "there is no game \"" + game + "\"; there are: " + enumeration(games)}};
    if (variants.empty())
        return Faults{{"", "edition",
                       "there is no edition \"" + edition + "\" of " + game + "; there are: " + enumeration(editions)}};
    return Faults{{"", "variant",
                   "there is no variant \"" + variant + "\" of " + game + " " + edition +
                       "; there are: " + enumeration(variants)}};
}

std::vector<GameSummary> GameLibrary::games() const
{
    std::vector<GameSummary> summaries;
    if (!tables())
        return summaries;
    for (const GameDefinition &game : tables()->games) {
        summaries.push_back({game.game, game.edition, game.variant, game.title, {}});
        for (const PlayerCount &table : game.playerCounts)
            summaries.back().playerCounts.push_back(table.players);
    }
    return summaries;
}

} // namespace flimnap
