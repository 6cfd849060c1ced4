#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/fault.h"
#include "core/result.h"
#include "definition/game_definition.h"
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
    /// The tables of a folder, all its *.json files.
    static Result<GameLibrary, Faults> fromFolder(const std::filesystem::path &folder);
    static Result<GameLibrary, Faults> fromFiles(const std::vector<GameFile> &files);

    /// A game with the options of a journal's header, a JSON object as text, applied to it.
    [[nodiscard]] Result<GameDefinition, Faults> definition(const std::string &game, const std::string &edition,
                                                            const std::string &variant,
                                                            const std::string &optionsJson) const;
    [[nodiscard]] std::vector<GameSummary> games() const;

private:
    std::vector<GameDefinition> m_games;
    std::vector<Json> m_tables; ///< what the games were read from, in the same order
};

} // namespace flimnap
