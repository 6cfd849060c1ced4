#pragma once

#include <cstdlib>
#include <iostream>
#include <string>

namespace flimnap::test {

/// Ends the test program: not what is tested is wrong, but the test.
[[noreturn]] inline void wrongTest(const std::string &words)
{
    std::cerr << "The test itself is wrong: " << words << std::endl;
    std::abort();
}

} // namespace flimnap::test
