#pragma once

#include <vector>

#include "table/books.h"

namespace flimnap::dummy {

/// A company that he directs: one of the class, drawn by lot when the phase begins, at the lowest initial price.
struct Company
{
    ClassId size;
    PhaseId from;
    int units = 0;              ///< of its shares, the director's certificate among them
    bool firstLaysTrack = true; ///< the player with the first turn-order card decides its track and the other its
                                ///< stations; else the other way round

    bool operator==(const Company &) const = default;
};

/// What the tables of a game say of him. His companies have no treasury, always pay what they earn and get their trains
/// for nothing: one when he gets them, and the next in place of every export.
struct Terms
{
    std::vector<Company> companies;  ///< in the order in which they get trains
    bool servesOnlyOperated = false; ///< in place of an export: not those that had no turn yet

    bool operator==(const Terms &) const = default;
};

/// What a position keeps of him at the end of a set.
struct State
{
    std::vector<CompanyId> awaitTrains; ///< of his companies: still to get one

    bool operator==(const State &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
/// Of a company of this class; none if he gets none of it.
const Company *termsOf(const GameDefinition &game, ClassId size);
/// The one of this class that he has; invalid before it is drawn.
CompanyId companyOf(const GameDefinition &game, const Position &position, ClassId size);
/// Of which class he gets a company now; none if none is due.
const Company *termsDue(const GameDefinition &game, const Position &position);
/// What can be drawn for him of the class.
std::vector<CompanyId> candidates(const GameDefinition &game, const Position &position, ClassId size);

} // namespace flimnap::dummy
