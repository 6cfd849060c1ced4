#pragma once

#include <cstdint>
#include <vector>

#include "board/game_map.h"

namespace flimnap::board {

/// The tile on a hex; none where it is as printed.
struct Lying
{
    TileId tile;
    std::int8_t rotation = 0;

    bool operator==(const Lying &) const = default;
};

struct Station
{
    static constexpr std::int8_t waits = -1; ///< on its hex, for a tile that gives it a city

    HexId hex;
    std::int8_t city = waits;
    CompanyId company;

    auto operator<=>(const Station &) const = default;
};

/// What lies on the map: a value, copied and compared with the position it is part of.
///
/// It moves stations with their cities when a tile is laid. All else that moves them the books know: home stations are
/// put when their companies begin (homeCity says where; one that has no city yet waits on its hex until a tile gives it
/// one, or whoever owns it chooses), those of companies that are taken over or formed of others are handed on, with one
/// of two on a hex taken back, and those of companies that close leave.
class Track
{
public:
    Track() = default;
    explicit Track(const GameMap &map) : m_lying(static_cast<std::size_t>(map.hexes.count())) {}

    [[nodiscard]] const Lying &lying(HexId hex) const { return m_lying[hex]; }
    [[nodiscard]] const std::vector<Station> &stations() const { return m_stations; }

    /// Puts the tile there, and moves the stations of the hex with their cities.
    void lay(const GameMap &map, HexId hex, Lying tile);
    void put(Station station);
    /// Takes the station away; false if there is none.
    bool take(CompanyId company, HexId hex);
    /// Likewise of one in this city, where the company has two on the hex.
    bool take(CompanyId company, HexId hex, int city);
    void takeAll(CompanyId company);
    /// Gives a company's station to another one, where it stands.
    void hand(CompanyId from, CompanyId to, HexId hex);
    /// Of a station that waits on the hex.
    void settle(CompanyId company, HexId hex, int city);

    [[nodiscard]] const Station *stationOf(CompanyId company, HexId hex) const;
    [[nodiscard]] std::vector<Station> stationsOf(CompanyId company) const;
    [[nodiscard]] int stationsIn(HexId hex, int city) const;

    bool operator==(const Track &) const = default;

private:
    ById<HexId, Lying> m_lying;
    std::vector<Station> m_stations; ///< sorted
};

const Face &faceOn(const GameMap &map, const Track &track, HexId hex);
Colour colourOn(const GameMap &map, const Track &track, HexId hex);
/// Tiles of the kind that are not on the map.
int leftOf(const GameMap &map, const Track &track, TileId tile);
/// Where the company's home station belongs on what lies on the hex now; -1 if it is not settled.
int homeCity(const GameMap &map, const Track &track, CompanyId company, HexId hex);

} // namespace flimnap::board
