#pragma once

#include <string>

#include <gmock/gmock.h>

#include "core/fault.h"

namespace flimnap::test {

/// Matches a sentence by what it says in English.
inline auto says(const ::testing::Matcher<std::string> &words)
{
    return ::testing::ResultOf(
        "what it says", [](const Sentence &sentence) { return text(sentence); }, words);
}

/// Matches a fault at this place with these words in its message.
inline auto faultAt(const std::string &place, const std::string &message = "")
{
    return ::testing::AllOf(::testing::Field("place", &Fault::place, place),
                            ::testing::Field("message", &Fault::message, says(::testing::HasSubstr(message))));
}

/// The same in this file.
inline auto faultIn(const std::string &file, const std::string &place, const std::string &message = "")
{
    return ::testing::AllOf(::testing::Field("file", &Fault::file, file), faultAt(place, message));
}

/// The same in a text that comes from no file.
inline auto faultInText(const std::string &place, const std::string &message = "")
{
    return faultIn("", place, message);
}

} // namespace flimnap::test
