#pragma once

#include <cstdint>
#include <vector>

#include "board/track.h"

namespace flimnap::board {

/// What the map must be told to judge a table that is laid out in the middle of a game. The books know the phase, which
/// companies have placed their home station, and which may still do so.
struct LaidOutTable
{
    Colour latest = Colour::Yellow;
    std::vector<CompanyId>
        settled; ///< companies that stand on their home hexes, unless they came to the table otherwise
    std::vector<CompanyId> awaited; ///< companies whose home stations are still to come
};

/// Why what lies on a hex cannot lie there, or cannot have come about.
enum class LaidOutFault : std::uint8_t {
    NotBuildable,    ///< nothing is ever laid on the hex
    DoesNotBelong,   ///< no tiles lead from what is printed there to this one
    TooMany,         ///< more tiles of the kind than there are
    ColourNotOpen,   ///< in this phase
    ClosedSide,      ///< track ends at the map's edge, at water, or where the neighbour never has any
    StubUnused,      ///< a printed beginning of track is not taken up
    PrintLost,       ///< printed track or a printed stop
    NoCity,          ///< a station without a city, and not waiting on its company's home hex
    TooManyStations, ///< more than the city has slots
    TwoStations,     ///< of one company
    ForeignHomeTile, ///< without the station of the company whose home tile it is
    HomeMissing,     ///< the station of a company that began here
    HomeTaken,       ///< there is no room for a home station to come
};

struct FaultOnHex
{
    HexId hex;
    LaidOutFault fault = LaidOutFault::NotBuildable;
    CompanyId company; ///< that it concerns, if it is one

    bool operator==(const FaultOnHex &) const = default;
};

/// All that is wrong with a table that is laid out, by hex. How its track came about is not asked.
std::vector<FaultOnHex> faultsOf(const GameMap &map, const Track &track, const LaidOutTable &table);

} // namespace flimnap::board
