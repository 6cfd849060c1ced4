#pragma once

#include <cstdint>
#include <random>

#include "journal/move_schema.h"
#include "rounds/rules.h"
#include "vocabulary.h"

namespace flimnap::test {

/// Makes well-formed moves that nobody offered: somebody else's, about something else, with other numbers, forced or
/// not, and corrections of everything.
class WildPlayer
{
public:
    WildPlayer(const Rules &rules, std::uint64_t seed) : m_random(seed), m_vocabulary(rules) {}

    /// True once in so many times.
    bool dares(std::uint64_t times) { return below(times) == 0; }
    Move choose(const Offers &offers);

private:
    [[nodiscard]] std::uint64_t below(std::uint64_t limit) { return m_random() % limit; }
    [[nodiscard]] int oneNumber() { return Vocabulary::numbers[below(Vocabulary::numbers.size())]; }
    void change(Move &move, const MoveKey &key);
    Move invented();
    Move distorted(const Offer &offer);

    std::mt19937_64 m_random;
    Vocabulary m_vocabulary;
};

} // namespace flimnap::test
