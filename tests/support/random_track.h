#pragma once

#include <random>
#include <vector>

#include "board/run_graph.h"
#include "board/track.h"

namespace flimnap::test {

/// Some companies that lay tiles and place stations as chance will have it, all of it by the rules.
class RandomTrack
{
public:
    RandomTrack(const board::GameMap &map, unsigned seed, std::size_t companies);

    /// So many lays; the tiles of all colours are open by the end.
    void grow(int lays);
    [[nodiscard]] const board::Track &track() const { return m_track; }
    [[nodiscard]] const std::vector<CompanyId> &companies() const { return m_companies; }
    [[nodiscard]] board::Colour latest() const { return m_latest; }

    /// So many trains of any kinds for the company.
    [[nodiscard]] board::Runner runner(CompanyId company, int trains);
    /// A number below the limit.
    [[nodiscard]] std::size_t below(std::size_t limit);

private:
    void layOne();
    void placeOne(CompanyId company);

    const board::GameMap &m_map;
    std::mt19937 m_random;
    board::Track m_track;
    std::vector<CompanyId> m_companies;
    board::Colour m_latest = board::Colour::Yellow;
};

/// The same map, and the same track on it, turned clockwise by one side.
board::GameMap turned(board::GameMap map);
board::Track turned(const board::GameMap &map, const board::Track &track);

} // namespace flimnap::test
