#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace flimnap {

struct Seat
{
    std::string id; ///< p1 … p6
    std::string name;

    bool operator==(const Seat &) const = default;
};

/// The first line of a journal: which game is played by whom, with which options.
struct Header
{
    std::string game;
    std::string edition;
    std::string variant = "base";
    std::vector<Seat> players; ///< in the first playing order
    /// The position a game is joined at, as JSON text; empty for a game from its beginning.
    std::string start;
    /// The options as JSON text, always an object: switches and "overrides".
    std::string options = "{}";

    bool operator==(const Header &) const = default;
};

} // namespace flimnap
