#pragma once

#include <memory>

#include "core/result.h"
#include "definition/game_definition.h"
#include "journal/header.h"
#include "rounds/offers.h"
#include "table/event.h"
#include "table/position.h"

namespace flimnap {

/// What a move led to.
struct Played
{
    Position position;
    Events events;
};

struct Score
{
    PlayerId player;
    Money cash;
    Money shares;
    Money privates;
    Money treasury; ///< of his company, where players are their companies
    Money cards;    ///< that he did not use
    Money debt;
    Money penalty;
    Money total;
    int rank = 0; ///< 1 = winner; equal totals share a rank
};

/// The rules of one game as it was set up at one table. Immutable; knows everything, remembers nothing.
class Rules
{
public:
    virtual ~Rules() = default;

    [[nodiscard]] virtual const GameDefinition &game() const = 0;
    [[nodiscard]] virtual const std::vector<Seat> &seats() const = 0;
    /// Counts up whenever a correction of the rules could change the course of a stored game.
    [[nodiscard]] virtual int revision() const = 0;

    [[nodiscard]] virtual Played start() const = 0;
    /// Begins a round on a table that is laid out already: of a game joined between two rounds, or of a scenario.
    [[nodiscard]] virtual Played beginRound(const Position &laidOut, Round round) const = 0;
    /// Who must act next; nobody when the game is over.
    [[nodiscard]] virtual Party actor(const Position &position) const = 0;
    /// Of the player's cash, what bids of his stand for.
    [[nodiscard]] virtual Money boundCash(const Position &position, PlayerId player) const = 0;
    /// The private railway that is bid for in turn, until all but one have dropped out; invalid while there is none.
    [[nodiscard]] virtual PrivateId lot(const Position &position) const = 0;
    /// Whether he does nothing for now: he has passed, or is out of what is being bid for.
    [[nodiscard]] virtual bool hasPassed(const Position &position, PlayerId player) const = 0;
    /// What the one who must act may do now, and what not and why.
    [[nodiscard]] virtual Offers offers(const Position &position) const = 0;
    /// Judges the move against an unchanged position and applies it whole or not at all.
    [[nodiscard]] virtual Result<Played, Refusal> play(const Position &position, const Move &move) const = 0;
    /// Best first.
    [[nodiscard]] virtual std::vector<Score> scores(const Position &position) const = 0;
};

} // namespace flimnap
