#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "table/position.h"

namespace flimnap::papers {

/// A paper with a station: in every operating round it earns what the tile of its hex is worth then, and the company
/// that buys it gets the station.
struct StationPaper
{
    PrivateId railway;
    std::string hex;
    std::optional<Money> most; ///< that the hex can be worth

    bool operator==(const StationPaper &) const = default;
};

/// What the tables of a game say of them; the other papers are trains (`PrivateDefinition::isTrain`).
struct Terms
{
    std::vector<StationPaper> stations;

    bool operator==(const Terms &) const = default;
};

/// What a position keeps.
struct State
{
    std::map<PrivateId, Money> earned; ///< the last time

    bool operator==(const State &) const = default;
};

/// Of an operating round.
struct RoundState
{
    std::vector<PrivateId> said; ///< whose hex's value is known

    bool operator==(const RoundState &) const = default;
};

/// The paper with a station that this is; none if it is not one.
const StationPaper *stationPaper(const GameDefinition &game, PrivateId railway);
/// Whose hex's value is to be said now; none if no player owns one, or all are said.
const StationPaper *paperDue(const GameDefinition &game, const Position &position);
Money earnedLast(const Position &position, PrivateId railway);

} // namespace flimnap::papers
