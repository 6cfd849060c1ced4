#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/books.h"

namespace flimnap::destinations {

/// What the tables of a game say of destinations.
struct Terms
{
    ById<CompanyId, std::string> hexes; ///< that each company has to reach for all of its capital; empty: none
    bool isKeptApart = false;           ///< what the bank keeps for companies is not its own

    bool operator==(const Terms &) const = default;
};

/// What a position keeps of them; there as soon as it says anything.
struct State
{
    ById<CompanyId, Money> kept; ///< what its shares brought and it gets at its destination
    std::uint32_t reached = 0;   ///< a bit per company

    bool operator==(const State &) const = default;
};

/// Of a table that is joined: companies that have reached theirs, also before their start.
struct TableKeys
{
    std::vector<std::string> reached;

    bool operator==(const TableKeys &) const = default;
};

/// Of a company's row on it.
struct CompanyKeys
{
    std::string capital; ///< how it gets it, one of the words below; empty if that is not said
    Money kept;

    bool operator==(const CompanyKeys &) const = default;
};

inline constexpr int wholePercent = 100;

inline constexpr std::string_view atFloat = "at-float";   ///< all of it when it floats
inline constexpr std::string_view perShare = "per-share"; ///< with every share
inline constexpr std::string_view escrow = "escrow";      ///< with those of the first part; else at its destination

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
/// None in a game without them.
inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}
inline const std::string &destinationOf(const GameDefinition &game, CompanyId company)
{
    return termsOf(game).hexes[company];
}

/// Whether it gets a part of its capital by the share and waits for the rest.
bool isPaidInPart(const GameDefinition &game, const Position &position, CompanyId company);
/// The word for how a company gets its capital …
std::string capitalOf(const GameDefinition &game, const Position &position, CompanyId company);
/// … and one started now; and how many of the company's shares pay into its treasury then.
std::string capitalNow(const GameDefinition &game, const Position &position);
int treasuryUnits(const GameDefinition &game, CompanyId company, std::string_view capital);

Money keptFor(const Position &position, CompanyId company);
void keep(Books &books, CompanyId company, Money amount);
bool hasReached(const Position &position, CompanyId company);
void setReached(const GameDefinition &game, Position &position, CompanyId company);

} // namespace flimnap::destinations
