#pragma once

#include "table/books.h"

namespace flimnap::national {

/// How the national company comes about and what is special about it, as the tables of a game say.
struct Terms
{
    CompanyId company;
    bool formsAfterTurn = false;         ///< in which the phase began; else at once
    bool averagesAll = false;            ///< else without the cheapest of three or more
    bool actsFirst = true;               ///< in its first round, whatever its price
    bool mayDiscardLasting = true;       ///< when it is formed, also within its limit
    bool spendsWhileFrozen = false;      ///< on track and stations
    bool borrowsLast = false;            ///< the last train of the deck only; else any train in the bank
    Money buysFrom;                      ///< it must buy its first lasting train when it has so much …
    Money buysFromWithTradeIn;           ///< … or, with a train to trade in, so much
    std::optional<int> certificateLimit; ///< once it is formed
    bool asksCertificateLimit = true;    ///< it can be said then

    bool operator==(const Terms &) const = default;
};

/// How far its formation has come; there from the call for it until it is over.
struct State
{
    bool isDue = false;        ///< it begins when the turn that is running ends
    PlayerId buyer;            ///< whose company caused it; he and those after him decide in this order
    std::uint32_t debtors = 0; ///< still to decide, a bit per company
    std::uint32_t merging = 0; ///< likewise
    bool keepsTrains = false;  ///< which trains it keeps is still to be said

    bool operator==(const State &) const = default;
};

/// Of a table that is joined.
struct TableKeys
{
    std::optional<int> certificateLimit; ///< where it is no longer the printed one

    bool operator==(const TableKeys &) const = default;
};

/// Of a company's row on it.
struct CompanyKeys
{
    int shares = 0;         ///< into how many it is divided; 0: as printed
    bool isFrozen = false;  ///< its marker stands still until it owns a train that lasts
    bool actsFirst = false; ///< in its next turn, whatever its price

    bool operator==(const CompanyKeys &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
/// None in a game without it.
inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}
/// Of a formation that is not called for nothing is left to decide.
const State &stateOf(const Position &position);
inline State &change(Books &books)
{
    return books.position.parts.change<State>();
}
/// Somebody decides.
bool isUnderWay(const Position &position);

/// No train that is sold makes it leave the game.
bool isLasting(const GameDefinition &game, FaceId face);
/// It has had no lasting train yet: its marker stands still, and it may spend nothing unless the terms let it.
/// Of certificates, from now on.
void setLimit(Books &books, int certificates);
void setFrozen(const GameDefinition &game, CompanyState &company, bool isFrozen);

} // namespace flimnap::national
