#pragma once

#include <cstdlib>

namespace flimnap::test {

/// How often a test repeats what it does; the environment can ask for more, or for less where it runs slowly.
inline int repetitions(const char *variable, int ordinarily)
{
    const char *given = std::getenv(variable);
    const int number = given != nullptr ? std::atoi(given) : 0;
    return number > 0 ? number : ordinarily;
}

} // namespace flimnap::test
