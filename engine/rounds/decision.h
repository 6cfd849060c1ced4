#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "rounds/codes.h"
#include "rounds/round_rules.h"

namespace flimnap {

/// A decision with ids in place of the journal's codes; while it is being made some of it is still open.
struct Decision
{
    MoveKind kind = MoveKind::Pass;
    PlayerId by;
    PrivateId railway = {};
    std::optional<Money> amount = {};
    std::optional<Money> price = {}; ///< said though it is fixed
};

/// What is chosen next for a decision: a private railway, or a number of the journal's.
using Stage = std::variant<std::vector<PrivateId>, NumberChoice>;

enum class OutOfTurn : std::uint8_t { Never, IfTableWants };

/// One kind of decision: what can be chosen for it, stage by stage, whether it can be made, and what it does.
struct DecisionKind
{
    MoveKind kind;
    /// Nothing once all of it is chosen.
    std::optional<Stage> (*next)(const GameDefinition &, const Position &, const Decision &partial);
    /// Of a decision that is complete.
    void (*judge)(const GameDefinition &, const Position &, const Decision &, Judge &);
    void (*apply)(Books &, const Decision &);
    OutOfTurn outOfTurn = OutOfTurn::Never;
};

// Of a decision that has nothing to choose, or that is always allowed.
inline std::optional<Stage> nothingToChoose(const GameDefinition & /*game*/, const Position & /*position*/,
                                            const Decision & /*partial*/)
{
    return {};
}
inline void alwaysAllowed(const GameDefinition & /*game*/, const Position & /*position*/, const Decision & /*decision*/,
                          Judge & /*judge*/)
{
}

using DecisionKinds = std::span<const DecisionKind>;

/// A round made of kinds of decisions: their stages are what it offers, their judges what it accepts.
class DecisionRound : public RoundRules
{
public:
    void offer(const Position &position, Offers &offers) const final;
    void play(Books &books, Party by, const Move &move, Judge &judge) const final;

protected:
    DecisionRound(const GameDefinition &game, const Codes &codes, DecisionKinds kinds)
        : m_game(game), m_codes(codes), m_kinds(kinds)
    {
    }

    [[nodiscard]] const GameDefinition &game() const { return m_game; }

private:
    void offer(const DecisionKind &kind, const Position &position, Decision decision, Offers &offers) const;
    [[nodiscard]] Decision typed(PlayerId by, const Move &move, Judge &judge) const;
    [[nodiscard]] Offer written(const Decision &decision) const;

    const GameDefinition &m_game;
    Codes m_codes;
    DecisionKinds m_kinds;
};

} // namespace flimnap
