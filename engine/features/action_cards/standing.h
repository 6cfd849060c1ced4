#pragma once

#include <map>

#include "dealings/judge.h"
#include "table/books.h"

namespace flimnap::action_cards {

using ActionId = Id<struct ActionTag>; ///< an action card

enum class ActionKind { Track, Cash, Shares, Trains, Station, Treasury };

/// One side of an action card: what it lets a player do.
struct CardSide
{
    ActionKind kind = ActionKind::Cash;
    std::vector<std::string> tiles; ///< a colour for each tile that may be laid, "any" where it is free
    int trains = 0;                 ///< how many may be bought
    Money cash;

    bool operator==(const CardSide &) const = default;
};

constexpr int sidesOfCard = 2;

struct ActionCard
{
    std::string code;
    std::vector<CardSide> sides;

    bool operator==(const ActionCard &) const = default;
};

/// What a table of so many players has.
struct Table
{
    std::vector<ActionId> cards;
    int copies = 0; ///< copy cards of each player

    bool operator==(const Table &) const = default;
};

/// What the tables of a game say of the cards, and how those are used again that lie taken already.
struct Terms
{
    ById<ActionId, ActionCard> cards;
    std::map<int, Table> tables; ///< by the number of players
    bool isExtra = false;        ///< a copy is beside the card of the turn, not in its place
    bool sameSideOnly = false;   ///< only a side that was used is copied

    bool operator==(const Terms &) const = default;
};

/// In a phase.
struct PhaseKeys
{
    Money treasuryGrant; ///< what a card pays into treasuries

    bool operator==(const PhaseKeys &) const = default;
};

/// What the player whose turn it is has done with his card.
struct Turn
{
    ActionId card; ///< invalid while none is chosen
    int side = 0;
    bool tookCard = false;
    int lays = 0;
    int trains = 0;
    bool stationPlaced = false;
    bool funded = false;
    bool bought = false;
    CompanyId founded; ///< it may buy a train that was given back
    bool foundedHasBought = false;

    bool operator==(const Turn &) const = default;
};

/// What a position keeps of the round; cards lie where they were taken until the next one begins.
struct State
{
    int turnNumber = 0;          ///< counts the turns of the round
    std::uint32_t taken = 0;     ///< a bit per card
    std::uint32_t usedSides = 0; ///< two bits per card
    Turn turn;

    bool operator==(const State &) const = default;
};

/// A joined table's.
struct TableKeys
{
    bool isSecondTurn = false; ///< of the player in this round, in which everybody uses two cards
    std::vector<std::string> taken;
    std::map<std::string, std::vector<int>> usedSides; ///< of these cards, where it matters for copies

    bool operator==(const TableKeys &) const = default;
};

/// The bit of one side of a card.
constexpr std::uint32_t sideBit(ActionId card, int side)
{
    return std::uint32_t{1} << (card.index() * sidesOfCard + side);
}

/// None in a game without them.
inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}
inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
const Table &tableOf(const GameDefinition &game, int players);
ActionId findCard(const GameDefinition &game, std::string_view code);
Money treasuryGrant(const GameDefinition &game, PhaseId phase);

/// As before the first turn where none is kept.
const State &stateOf(const Position &position);
inline const Turn &turnOf(const Position &position)
{
    return stateOf(position).turn;
}
inline State &change(Books &books)
{
    return books.position.parts.change<State>();
}
/// Whose turns there are in a round: everybody's, once forwards and once backwards.
std::vector<PlayerId> turns(const Position &position);

/// The side of the card that is used in this turn; none before a card is chosen.
const CardSide *chosenSide(const GameDefinition &game, const Position &position);
/// Whether the chosen side lets the player do this.
bool isFor(const GameDefinition &game, const Position &position, ActionKind kind);
void judgeSide(const GameDefinition &game, const Position &position, ActionKind kind, Judge &judge);

} // namespace flimnap::action_cards
