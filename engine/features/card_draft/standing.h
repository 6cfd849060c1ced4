#pragma once

#include <map>

#include "table/books.h"

namespace flimnap::card_draft {

/// A company that is taken.
struct Company
{
    Money price;
    std::optional<Money> ownersCash; ///< its owner begins with so much, where that differs

    bool operator==(const Company &) const = default;
};

/// What the tables of a game say of the draft.
struct Terms
{
    std::map<CompanyId, Company> companies;
    std::map<int, int> people; ///< that each player takes, by the number of players

    bool operator==(const Terms &) const = default;
};

/// What a position keeps of it while it goes on.
struct State
{
    int turnNumber = 0; ///< counts all turns; who is next is derived from it

    bool operator==(const State &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
inline const State &stateOf(const Position &position)
{
    return position.parts.get<State>();
}
/// How many people each player takes.
int peopleEach(const GameDefinition &game, int players);

// What nobody has taken yet.

bool isFree(const GameDefinition &game, const Position &position, CompanyId company);
bool isFree(const GameDefinition &game, const Position &position, PrivateId card);
std::vector<CompanyId> freeCompanies(const GameDefinition &game, const Position &position);

/// The director's certificate, the price, the capital and the trains, all for nothing (LI-3.6).
void receiveCompany(Books &books, PlayerId player, CompanyId company);

} // namespace flimnap::card_draft
