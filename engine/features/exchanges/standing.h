#pragma once

#include <map>
#include <optional>

#include "dealings/map.h"

namespace flimnap::exchanges {

/// Since when the railways of a class may be exchanged in stock rounds, and when they must be.
struct Times
{
    PhaseId from; ///< invalid: never
    PhaseId forcedFrom;

    bool operator==(const Times &) const = default;
};

/// What becomes of railways whose owners get shares of a company for them, as the tables of a game say.
struct Terms
{
    ById<ClassId, Times> times;
    bool tieGoesBack = false;   ///< after the priority card's holder comes who sits on his right; else on his left
    bool frozenToFirst = false; ///< who first had shares to swap for a certificate swaps; else who has most
    bool privatesFloatNow =
        false; ///< a company that floats by one in an operating round does so at once; else after it

    bool operator==(const Terms &) const = default;
};

struct State
{
    std::map<CompanyId, PlayerId> firstToSwap; ///< who first had enough shares for its certificate, where that counts
    std::uint32_t tokenChoices = 0; ///< a bit per company: two of its tokens came to one hex, and one of them stays
    std::optional<board::Station> second; ///< of these two, where the map shows them in different cities

    bool operator==(const State &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
/// None in a game without exchanges.
inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}

bool mustExchange(const GameDefinition &game, PhaseId phase, ClassId size);
/// Where it need not yet.
bool mayExchange(const GameDefinition &game, PhaseId phase, ClassId size);

/// The first private railway, in the order of the tables, that its owner must exchange now.
PrivateId railwayDue(const GameDefinition &game, const Position &position);
/// The first company whose director still says which of two tokens stays.
CompanyId choosingToken(const GameDefinition &game, const Position &position);

/// Where a share comes from: the bank, the pool only if the bank has none; nobody has any otherwise.
Party sourceOf(const GameDefinition &game, const Position &position, CompanyId company);
/// Whether the company gives a share for a private railway: started in play, and the bank or the pool has one.
bool givesShare(const GameDefinition &game, const Position &position, CompanyId company);

} // namespace flimnap::exchanges
