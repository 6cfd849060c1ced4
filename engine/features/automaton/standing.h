#pragma once

#include "table/books.h"

namespace flimnap::automaton {

/// What the tables of a game say of a player whose decisions the rules make, as far as they do not lie on the table.
struct Terms
{
    int mostShares = 0;              ///< ordinary certificates he buys, …
    int mostCompanies = 0;           ///< … and companies he directs in the end
    bool foundsAtOnce = false;       ///< in the round of his last share; else one purchase a round
    bool drawsAmongAll = false;      ///< and buys nothing if the share drawn is too dear; else among those he can pay
    bool scrapsLowestNumber = false; ///< by the number in a train's name; else as the deck is sorted

    bool operator==(const Terms &) const = default;
};

/// How far he has come in his turn.
enum class Step : std::uint8_t { Done, Track, Purchase };

/// What a position keeps of him.
struct State
{
    Step step = Step::Done;

    bool operator==(const State &) const = default;
};

/// None in a game without him.
inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}
inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
inline Step stepOf(const Position &position)
{
    const auto *state = position.parts.find<State>();
    return state != nullptr ? state->step : Step::Done;
}
inline void setStep(Books &books, Step step)
{
    books.position.parts.set(State{step});
}

/// The last of all players.
inline PlayerId player(const Position &position)
{
    return PlayerId(position.players.count() - 1);
}
std::vector<CompanyId> companiesOf(const GameDefinition &game, const Position &position);
/// The one that he began with; invalid if a correction took it from him.
CompanyId firstCompany(const GameDefinition &game, const Position &position);

} // namespace flimnap::automaton
