#pragma once

#include <string_view>

namespace flimnap {

/// A file of the data folder that the build has put into the programs.
struct EmbeddedFile
{
    std::string_view name;
    std::string_view text;
};

} // namespace flimnap
