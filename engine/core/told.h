#pragma once

#include <string_view>

#include "core/arg.h"

namespace flimnap {

/// What happened, in a sentence.
struct Told
{
    std::string_view sentence = {}; ///< a literal, in English, with {name} where the values go
    Args args = {};
    int count = -1; ///< by which languages choose between its plurals; without them -1

    /// Marks what the app says in its languages; with the last one it has plurals.
    static constexpr std::string_view say(std::string_view english, std::string_view /*comment*/ = {},
                                          int /*count*/ = 0)
    {
        return english;
    }
};

} // namespace flimnap
