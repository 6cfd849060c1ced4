#pragma once

#include <string>

#include <gtest/gtest.h>

#include "support/company_moves.h"
#include "support/table.h"

namespace flimnap::test {

/// The rules refuse the line as given ("train-size CZ-2.2"), and accept it when the table says yes all the same.
inline ::testing::AssertionResult refusesUnlessForced(const Table &table, const std::string &line,
                                                      const std::string &refusal)
{
    if (const std::string said = table.refusal(line); said != refusal)
        return ::testing::AssertionFailure() << line << " should be refused as " << refusal << ", not: " << said;
    if (const std::string said = table.refusal(forced(line)); said != "accepted")
        return ::testing::AssertionFailure() << line << " should be accepted when forced, not: " << said;
    return ::testing::AssertionSuccess();
}

/// The rules refuse the line as given, and no agreement of the table makes it possible.
inline ::testing::AssertionResult refusesEvenIfForced(const Table &table, const std::string &line,
                                                      const std::string &refusal)
{
    for (const std::string &tried : {line, forced(line)}) {
        if (const std::string said = table.refusal(tried); said != refusal)
            return ::testing::AssertionFailure() << tried << " should be refused as " << refusal << ", not: " << said;
    }
    return ::testing::AssertionSuccess();
}

} // namespace flimnap::test
