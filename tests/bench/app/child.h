#pragma once

#include <string>
#include <vector>

namespace flimnap::bench {

/// What became of a process.
struct Outcome
{
    int code = 0;          ///< 0 if all went well
    std::string printed;   ///< empty if it printed to our own output
    double peakMemory = 0; ///< MB
};

enum class Output { Kept, Ours };

/// Runs one of the programs that lie beside this one, offscreen, and waits for its end.
Outcome run(const std::string &program, const std::vector<std::string> &arguments, Output output);

} // namespace flimnap::bench
