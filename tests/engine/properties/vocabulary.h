#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rounds/rules.h"

namespace flimnap::test {

/// What makes sense at the keys of a move: the codes of a game and its table, whether they fit at the moment or not.
class Vocabulary
{
public:
    explicit Vocabulary(const Rules &rules);

    /// None for keys whose words no table lists.
    [[nodiscard]] const std::vector<std::string> &of(std::string_view key) const;

    static constexpr std::array numbers = {0,  1,  2,  5,  10,  20,  25,  30,   40,       50,
                                           60, 70, 75, 80, 100, 120, 250, 1000, 1'000'000};

private:
    std::map<std::string_view, std::vector<std::string>> m_words;
};

} // namespace flimnap::test
