#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fault.h"
#include "io/json.h"

namespace flimnap {

/// A file of game tables: complete, or a delta on another one that it names under "extends".
struct GameFile
{
    std::string name;
    std::string text;
};

/// A complete table as it comes out of the files: a file with its bases merged in, or one of its variants.
struct GameTable
{
    std::string source; ///< "18cz-ru.json" or "18cz-ru.json, variant training"
    std::string variant;
    Json content;
    std::optional<std::size_t> madeFrom; ///< the table this one is a delta on; it stands before this one
};

/// Merges deltas (JSON merge patches, RFC 7396) into what they are based on. Tables that cannot be put together are
/// left out and reported.
std::vector<GameTable> layerTables(const std::vector<GameFile> &files, Faults &faults);

} // namespace flimnap
