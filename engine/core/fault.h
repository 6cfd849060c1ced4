#pragma once

#include <string>
#include <vector>

#include "core/sentence.h"

namespace flimnap {

/// Something is wrong with a file or a database: which, where in it, and what would be right.
struct Fault
{
    std::string file;
    std::string place; ///< "line 12, key \"price\"", "/trains/3/rustedBy" …
    Sentence message;
    std::string rule{}; ///< its number, if a rule says so

    bool operator==(const Fault &) const = default;
};

using Faults = std::vector<Fault>;

inline std::string text(const Fault &fault)
{
    std::string words = fault.file;
    if (!fault.place.empty())
        words += (words.empty() ? "" : ": ") + fault.place;
    words += (words.empty() ? "" : ": ") + text(fault.message);
    return fault.rule.empty() ? words : words + " (" + fault.rule + ")";
}

} // namespace flimnap
