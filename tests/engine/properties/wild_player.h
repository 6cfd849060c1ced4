#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "journal/move_schema.h"
#include "rounds/rules.h"

namespace flimnap::test {

/// Makes well-formed moves that nobody offered: somebody else's, about something else, with other numbers, forced or
/// not, and corrections of everything.
class WildPlayer
{
public:
    WildPlayer(const Rules &rules, std::uint64_t seed);

    /// True once in so many times.
    bool dares(std::uint64_t times) { return below(times) == 0; }
    Move choose(const Offers &offers);

private:
    [[nodiscard]] std::uint64_t below(std::uint64_t limit) { return m_random() % limit; }
    void change(Move &move, const MoveKey &key);
    Move invented();
    Move distorted(const Offer &offer);

    std::mt19937_64 m_random;
    std::map<std::string_view, std::vector<std::string>> m_words; ///< what makes sense at a key
    std::vector<std::string> m_parties;
};

} // namespace flimnap::test
