#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace flimnap {

struct Console
{
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
};

/// How a command ended; the program's exit status.
enum class Status {
    Fine = 0,
    Refused = 1, ///< a move is against the rules
    Unusable = 2 ///< a file that cannot be read, or a command line that cannot be understood
};

/// One command as it was given.
struct Call
{
    std::vector<std::string> operands;
    std::map<std::string_view, std::string> options; ///< by name, with "--"; the values of those that have one
    Console console;

    [[nodiscard]] bool has(std::string_view option) const { return options.contains(option); }
    [[nodiscard]] std::string value(std::string_view option, std::string_view otherwise) const
    {
        const auto found = options.find(option);
        return found == options.end() ? std::string(otherwise) : found->second;
    }
};

} // namespace flimnap
