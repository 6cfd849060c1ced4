#pragma once

#include <memory>

#include "rounds/round_rules.h"
#include "rounds/step.h"

namespace flimnap {

/// What happens to a company that has no turn of its own when its place in the order comes.
class TurnSubstitute
{
public:
    virtual ~TurnSubstitute() = default;

    /// False if the company has its turn like any other.
    virtual bool actFor(Books & /*books*/, CompanyId /*company*/) const { return false; }
    /// Whether something else must be decided before anybody acts.
    [[nodiscard]] virtual bool mustWait(const Position & /*position*/) const { return false; }
};

/// The private railways pay, then every operating company takes its turn, step by step.
class OperatingRound final : public RoundRules
{
public:
    /// Features of the game add their steps to these.
    OperatingRound(const GameDefinition &game, Steps steps, std::unique_ptr<const TurnSubstitute> substitute = nullptr);

    void begin(Books &books) const override;
    [[nodiscard]] bool isOver(const Position &position) const override;
    [[nodiscard]] Party actor(const Position &position) const override;
    void offer(const Position &position, Offers &offers) const override;
    bool giveTurn(Books &books, Party company) const override;
    void play(Books &books, Party by, const Move &move, Judge &judge) const override;

    /// Whether any operating company may make this move now, in whoever's turn.
    [[nodiscard]] bool isAnybodys(Party by, const Move &move) const;
    /// What companies may do in the turn of another one, or all of them while somebody else must decide.
    void offerOutOfTurn(const Position &position, bool isHeldUp, Offers &offers) const;

    /// If the company whose turn it is has left the game meanwhile, the next one's turn begins.
    void passOverClosed(Books &books) const;
    /// The turn that waited for other decisions begins if they are made.
    void beginAwaitedTurn(Books &books) const;
    /// The company's turn is over: the next one's begins, as soon as nobody has to raise money for it any more.
    void endTurn(Books &books) const;
    void goOnIfDue(Books &books) const;
    /// A company that came about now has its turn next.
    static void actNext(Books &books, CompanyId company);

private:
    void beginTurn(Books &books) const;
    void skipThoseWithoutTurn(Books &books) const;
    [[nodiscard]] bool isActedFor(Books &books, CompanyId company) const;
    void goOn(Books &books) const;
    [[nodiscard]] static CompanyId movingCompany(const Position &position, Party by, const Move &move);
    [[nodiscard]] static bool takesSteps(const Position &position, CompanyId company, const Step &step);
    void leaveStepsBefore(Books &books, CompanyId company, int step, Judge &judge) const;
    void playStep(Books &books, CompanyId company, int step, const Move &move, Judge &judge) const;
    [[nodiscard]] int stepFor(const Move &move) const;

    const GameDefinition &m_game;
    Steps m_steps;
    std::unique_ptr<const TurnSubstitute> m_substitute;
};

} // namespace flimnap
