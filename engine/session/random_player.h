#pragma once

#include <cstdint>
#include <optional>
#include <random>

#include "rounds/rules.h"

namespace flimnap {

/// Picks moves from the engine's own offers, the same ones for the same seed on every machine.
class RandomPlayer
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    /// A legal move; nothing when no offer stands (the game is over).
    std::optional<Move> choose(const Rules &rules, const Position &position);
    /// The offer with its choices made at random within their bounds.
    Move complete(const Offer &offer);
    void fillRoutes(const Offer &offer, Move &move);
    void fillSplit(const Offer &offer, Move &move);

private:
    /// A number from 0 to limit - 1; the standard's distributions differ between libraries.
    std::uint64_t below(std::uint64_t limit) { return limit == 0 ? 0 : m_random() % limit; }

    std::mt19937_64 m_random;
};

} // namespace flimnap
