#pragma once

#include <filesystem>
#include <future>
#include <string>
#include <utility>
#include <vector>

#include "core/fault.h"
#include "core/result.h"
#include "definition/game_definition.h"
#include "io/board_library.h"
#include "io/json.h"

namespace flimnap {

struct GameFile;

/// What can be played, for a list to choose from.
struct GameSummary
{
    std::string game;
    std::string edition;
    std::string variant;
    std::string title;
    std::vector<int> playerCounts;

    bool operator==(const GameSummary &) const = default;
};

/// All games the program knows, read and checked once.
class GameLibrary
{
public:
    /// The tables that come with the program.
    static Result<GameLibrary, Faults> builtIn();
    /// The same without waiting: they are read beside what else a program begins with, and who asks first waits for the
    /// rest. A fault in them, of which tests know, shows in every definition.
    static GameLibrary readingBuiltIn();
    /// The tables of a folder, all its *.json files.
    static Result<GameLibrary, Faults> fromFolder(const std::filesystem::path &folder);
    static Result<GameLibrary, Faults> fromFiles(const std::vector<GameFile> &files);

    /// A game with the options of a journal's header, a JSON object as text, applied to it.
    [[nodiscard]] Result<GameDefinition, Faults> definition(const std::string &game, const std::string &edition,
                                                            const std::string &variant,
                                                            const std::string &optionsJson) const;
    [[nodiscard]] std::vector<GameSummary> games() const;

private:
    struct Tables
    {
        std::vector<GameDefinition> games;
        std::vector<Json> contents; ///< what the games were read from, in the same order
    };
    using Reading = std::shared_future<Result<Tables, Faults>>;

    explicit GameLibrary(Reading reading);

    static Result<Tables, Faults> readTables(const std::vector<GameFile> &files);
    [[nodiscard]] const Result<Tables, Faults> &tables() const { return m_reading.get(); }

    Reading m_reading;
    std::shared_future<Result<BoardLibrary, Faults>> m_boards; ///< read when a table first asks for its map
};

} // namespace flimnap
