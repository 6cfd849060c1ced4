#pragma once

#include <functional>
#include <map>
#include <optional>

#include "rounds/codes.h"
#include "rounds/discards.h"
#include "rounds/feature.h"
#include "rounds/round_rules.h"
#include "rounds/rules.h"

namespace flimnap {

/// The rules of each kind of round; none for what the game does not have.
struct RoundsOfGame
{
    const RoundRules *opening = nullptr;
    const RoundRules *stock = nullptr;
    const RoundRules *operating = nullptr;
};

/// The frame that all games share: whose move it is, what goes before everything else, which round judges it and
/// when the next round begins. A game brings its rounds and their sequence.
class TableRules : public Rules
{
public:
    TableRules(GameDefinition game, std::vector<Seat> seats);
    TableRules(const TableRules &) = delete; // rounds refer to the tables held here
    TableRules &operator=(const TableRules &) = delete;
    TableRules(TableRules &&) = delete;
    TableRules &operator=(TableRules &&) = delete;
    ~TableRules() override = default;

    /// The game begins with what is laid out here instead of with its first move: at the beginning of the round …
    void startWithRound(Books laidOut);
    /// … or in it, with the turn of the actor; what belongs to the round besides is added once the turn is given.
    void startWithTurn(Books laidOut, Party actor, const std::function<void(Position &)> &addToRound);

    [[nodiscard]] const GameDefinition &game() const final { return m_game; }
    [[nodiscard]] const std::vector<Seat> &seats() const final { return m_seats; }
    [[nodiscard]] Played start() const final;
    [[nodiscard]] Played beginRound(const Position &laidOut, Round round) const final;
    [[nodiscard]] Party actor(const Position &position) const final;
    [[nodiscard]] Money boundCash(const Position &position, PlayerId player) const final;
    [[nodiscard]] PrivateId lot(const Position &position) const final;
    [[nodiscard]] bool hasPassed(const Position &position, PlayerId player) const final;
    [[nodiscard]] Offers offers(const Position &position) const final;
    [[nodiscard]] Result<Played, Refusal> play(const Position &position, const Move &move) const final;
    [[nodiscard]] std::vector<Score> scores(const Position &position) const override;

protected:
    [[nodiscard]] Codes codes() const { return {m_game, m_seats}; }
    [[nodiscard]] virtual RoundsOfGame rounds() const = 0;
    /// What lies on the table before the first move, and the round that this is made in: the opening.
    virtual void setOut(Books &books) const;
    /// Plays a move that may come whoever's turn it is; false if the move is none of these.
    virtual bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const;
    /// What must be decided before anybody's turn goes on: of the features, then trains over the limit; none if nothing
    /// is due.
    [[nodiscard]] virtual const Interlude *interlude(const Position &position) const;
    /// A round that is over is not left while something of it is still to be decided.
    [[nodiscard]] virtual bool isHeldUp(const Position &position) const;
    /// After every move that was accepted: what follows from it in this game beside its own effects and what follows
    /// by its features.
    virtual void afterMove(Books & /*books*/, PhaseId /*phaseBefore*/) const {}
    /// What waited for it goes on, if nothing is to be decided before.
    virtual void goOn(Books & /*books*/) const {}
    /// Moves that may come whoever's turn it is.
    virtual void offerAnyTime(const Position &position, Offers &offers) const;
    // The running round is over: each begins what comes next, or does the next thing that is due before that.
    virtual void endOpening(Books & /*books*/) const {}
    virtual void endStockRound(Books & /*books*/) const {}
    virtual void endActions(Books & /*books*/) const {}
    virtual void endOperatingRound(Books &books) const = 0;
    void begin(Books &books, Round round) const;
    void open(Books &books) const;
    /// What a feature adds must be decided before anything goes on.
    [[nodiscard]] bool isFeatureDue(const Position &position) const { return dueOf(m_interludes, position) != nullptr; }
    /// What follows by the features from a move, or from what comes at the end of a round.
    void followUp(Books &books, PhaseId phaseBefore) const;
    /// What comes about by the features at the end of an operating round.
    void endRoundOfFeatures(Books &books) const;

private:
    [[nodiscard]] const RoundRules *roundRules(const Position &position) const;
    void settle(Books &books, PhaseId phaseBefore) const;
    void startWith(Books laidOut);
    void endRound(Books &books) const;
    void endFinishedRounds(Books &books) const;
    /// What holds up the end of a round.
    [[nodiscard]] const Interlude *urgentInterlude(const Position &position) const;
    [[nodiscard]] static const Interlude *dueOf(const Interludes &interludes, const Position &position);
    [[nodiscard]] Party moverOf(const Move &move) const;
    void judgeAndPlay(Books &books, const Move &move, Judge &judge) const;
    void judgeLaws(const Position &before, const Position &after, Judge &judge) const;
    [[nodiscard]] Refusal cited(Refusal refusal, const Position &position, const Move &move) const;
    /// The place of the rule behind it among the tables' citations; −1 if there is none.
    [[nodiscard]] int citationOf(Code code, const Position &position, const Move &move) const;

    GameDefinition m_game;
    std::map<std::string, std::vector<int>, std::less<>> m_citationsOf; ///< their places in the game's, by code
    std::vector<Seat> m_seats;
    std::unique_ptr<RoundRules> m_opening;     ///< of a feature
    std::unique_ptr<RoundRules> m_actionRound; ///< likewise
    Interludes m_interludes;                   ///< of the features …
    Interludes m_laterInterludes;              ///< … and those that can wait
    Discards m_discards;
    std::optional<Played> m_laidOut; ///< where the game begins, if not with its first move
};

} // namespace flimnap
