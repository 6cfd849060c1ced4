#pragma once

#include <array>
#include <string_view>

namespace flimnap {

/// A choice of a policy and its word in the game tables. A policy's words stand beside its choices, in wordsOf(); where
/// a table says nothing, the first of them holds.
template <class Choice>
struct Worded
{
    Choice choice;
    std::string_view word;
};

} // namespace flimnap
