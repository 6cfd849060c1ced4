#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/game_map.h"
#include "core/fault.h"
#include "core/result.h"
#include "definition/game_definition.h"
#include "io/definition_layers.h"
#include "io/definition_node.h"

namespace flimnap {

/// All maps the program knows, put together once and read when a table asks for one.
class BoardLibrary
{
public:
    /// The maps that come with the program.
    static Result<BoardLibrary, Faults> builtIn();
    static Result<BoardLibrary, Faults> fromFiles(const std::vector<GameFile> &files);

    /// Whether there is a map of the game in this edition and variant.
    [[nodiscard]] bool has(const std::string &game, const std::string &edition, const std::string &variant) const;
    /// What the options of a header can say of that map.
    [[nodiscard]] std::vector<std::string> keysOf(const std::string &game, const std::string &edition,
                                                  const std::string &variant) const;
    /// Notes which of these have values that the map does not know.
    void check(const GameDefinition &game, const Node &options) const;
    /// The map with the options of a journal's header, a JSON object as text, applied to it: the switches that change
    /// what the map says, and the values that a table replaces. Companies are those of the game, by their codes.
    [[nodiscard]] Result<board::GameMap, Faults> map(const std::string &game, const std::string &edition,
                                                     const std::string &variant,
                                                     const std::vector<std::string> &companies,
                                                     const std::string &optionsJson) const;

private:
    [[nodiscard]] const GameTable *find(const std::string &game, const std::string &edition,
                                        const std::string &variant) const;

    std::vector<GameTable> m_tables;
};

} // namespace flimnap
