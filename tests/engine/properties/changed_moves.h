#pragma once

#include <cstdint>
#include <random>

#include "journal/move_schema.h"
#include "problems.h"
#include "session/random_player.h"
#include "vocabulary.h"

namespace flimnap::test {

/// Takes what is offered and changes one value of it: where that is accepted, it must come to the same as something
/// that is offered.
class ChangedMoves
{
public:
    ChangedMoves(const Rules &rules, std::uint64_t seed);

    /// Tries so many at this position.
    void check(const Position &position, const Offers &offers, int times, Problems &problems);

    [[nodiscard]] int tried() const { return m_tried; }
    [[nodiscard]] int accepted() const { return m_accepted; }

private:
    [[nodiscard]] std::uint64_t below(std::uint64_t limit) { return m_random() % limit; }
    bool change(Move &move, const MoveKey &key, const Offer &offer);
    void changeWord(std::string &word, const MoveKey &key);
    void changeNumber(std::optional<int> &number, const MoveKey &key, const Offer &offer);
    void changeRoutes(std::vector<Route> &routes, const Offer &offer);
    void changeAmounts(std::vector<Grant> &amounts);

    const Rules &m_rules;
    Vocabulary m_vocabulary;
    std::mt19937_64 m_random;
    RandomPlayer m_player;
    int m_tried = 0;
    int m_accepted = 0;
};

} // namespace flimnap::test
