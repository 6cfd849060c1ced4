#pragma once

#include <cstdint>
#include <vector>

#include "board/track.h"

namespace flimnap::board {

/// Whether the company's trains run through the stop: a town, or a city with room for a station or one of its own.
bool canPass(const GameMap &map, const Track &track, CompanyId company, HexId hex, int stop);

/// A side of a hex, as seen from that hex.
struct Exit
{
    HexId hex;
    int side = 0;

    bool operator==(const Exit &) const = default;
};

/// Where a company's line leads: what a train of any length could get to from its stations that crosses no border
/// twice, and passes no stop that it cannot pass.
class Reach
{
public:
    Reach(const GameMap &map, const Track &track, CompanyId company) : Reach(map, track, company, {}) {}
    /// The same without the border of this side: what is left when a train still has to cross it.
    Reach(const GameMap &map, const Track &track, CompanyId company, Exit without);

    /// Whether a train can come into the hex over this side, or would find no track there yet.
    [[nodiscard]] bool comesOver(HexId hex, int side) const { return m_comes[nodeOf(hex, side)]; }
    /// All sides over which it comes.
    [[nodiscard]] Sides sidesOf(HexId hex) const;
    /// Whether it comes to the stop from another hex.
    [[nodiscard]] bool comesTo(HexId hex, int stop) const;
    /// Where a train begins that leaves the stop of its own station.
    [[nodiscard]] bool hasStation(HexId hex) const { return m_track->stationOf(m_company, hex) != nullptr; }

private:
    static std::size_t nodeOf(HexId hex, int side)
    {
        return static_cast<std::size_t>(hex.index()) * sideCount + static_cast<std::size_t>(side);
    }

    const GameMap *m_map;
    const Track *m_track;
    CompanyId m_company;
    std::vector<bool> m_comes; ///< by node
};

enum class PassesAreas : std::uint8_t { No, Yes };

/// Whether track leads from a stop of one hex to another hex, whatever stations stand on the way. Ports and mines are
/// never passed, places abroad where the table plays so.
bool areJoined(const GameMap &map, const Track &track, HexId from, HexId to, PassesAreas areas);

} // namespace flimnap::board
