#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "board/reach.h"

namespace flimnap::board {

/// What the map must be told of a company that places a station. Price and markers are the books' own.
///
/// `awaited` are all companies of the game that have not placed their home station and still may: those not started or
/// not yet operating among them, not those that closed or were taken over before. Of a company that phases form out of
/// others, none of which was bought, the first of these stands for it until it is formed.
struct StationBuilder
{
    CompanyId company;
    std::vector<CompanyId> awaited; ///< companies whose home stations are still to come
    bool needsNoLine = false;       ///< is let off the connection
};

/// Why a station may not stand there.
enum class StationFault : std::uint8_t {
    NoCity,       ///< a town, a place abroad, or no such stop
    OwnOnHex,     ///< the company has one on the hex
    Full,         ///< all slots are taken
    Reserved,     ///< the slot is kept for a home station
    NotConnected, ///< the company's line does not come there
};

struct StationPlace
{
    HexId hex;
    int city = 0;

    bool operator==(const StationPlace &) const = default;
};

/// Answers where one company may place a station now. The map and the track must outlive it.
class StationPlaces
{
public:
    StationPlaces(const GameMap &map, const Track &track, StationBuilder builder)
        : m_map(&map), m_track(&track), m_builder(std::move(builder)), m_reach(map, track, m_builder.company)
    {
    }

    [[nodiscard]] std::optional<StationFault> ask(HexId hex, int city) const;
    /// In the order of the map's hexes.
    [[nodiscard]] std::vector<StationPlace> all() const;

private:
    [[nodiscard]] bool isReserved(HexId hex, int city) const;
    [[nodiscard]] int freeSlots(HexId hex, int city) const;

    const GameMap *m_map;
    const Track *m_track;
    StationBuilder m_builder;
    Reach m_reach;
};

} // namespace flimnap::board
