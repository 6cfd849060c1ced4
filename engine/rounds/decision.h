#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "rounds/codes.h"
#include "rounds/round_rules.h"
#include "rounds/step.h"

namespace flimnap {

/// A decision with ids in place of the journal's codes; while it is being made some of it is still open.
struct Decision
{
    MoveKind kind = MoveKind::Pass;
    PlayerId by = {};
    CompanyId company = {}; ///< that decides, in place of a player
    PrivateId railway = {};
    FaceId train = {};
    std::optional<Money> amount = {};
    std::optional<Money> price = {}; ///< said though it is fixed
    std::optional<int> count = {};
    std::string value = {}; ///< of what journals call a choice
};

/// What is chosen next for a decision: a private railway, a train or one of a few values, each of which is offered for
/// itself; or a number or word of the journal's, which an offer leaves open.
using Stage =
    std::variant<std::vector<PrivateId>, std::vector<FaceId>, std::vector<std::string>, NumberChoice, WordChoice>;

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
    std::string_view what = {}; ///< tells the choices of journals apart
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

/// Some kinds of decisions: their stages are what they offer, their judges what they accept.
class Decisions
{
public:
    using Kinds = std::span<const DecisionKind>;

    Decisions(const GameDefinition &game, Kinds kinds) : m_game(game), m_kinds(kinds) {}

    [[nodiscard]] const GameDefinition &game() const { return m_game; }
    /// None if the move is of none of the kinds.
    [[nodiscard]] const DecisionKind *kindOf(const Move &move) const;
    /// For who decides, a player or a company, as journals call him.
    void offer(const Position &position, Party by, const std::string &code, Offers &offers) const;
    void offer(const Position &position, CompanyId by, Offers &offers) const
    {
        offer(position, by, m_game.companies[by].code, offers);
    }
    /// A move of one of the kinds.
    void play(Books &books, Party by, const Move &move, Judge &judge) const;

private:
    void offer(const DecisionKind &kind, const Position &position, Decision decision, const std::string &code,
               Offers &offers) const;
    template <class Id>
    void offerEach(const DecisionKind &kind, const Position &position, const Decision &partial, Id Decision::*chosen,
                   const std::vector<Id> &choices, const std::string &code, Offers &offers) const;
    [[nodiscard]] Decision typed(Party by, const Move &move, Judge &judge) const;
    [[nodiscard]] Offer written(const DecisionKind &kind, const Decision &decision, const std::string &code) const;

    const GameDefinition &m_game;
    Kinds m_kinds;
};

using DecisionKinds = Decisions::Kinds;

/// A round made of kinds of decisions.
class DecisionRound : public RoundRules
{
public:
    void offer(const Position &position, Offers &offers) const final;
    void play(Books &books, Party by, const Move &move, Judge &judge) const final;

protected:
    DecisionRound(const GameDefinition &game, const Codes &codes, DecisionKinds kinds)
        : m_decisions(game, kinds), m_codes(codes)
    {
    }

    [[nodiscard]] const GameDefinition &game() const { return m_decisions.game(); }

private:
    Decisions m_decisions;
    Codes m_codes;
};

/// A step of a company's turn made of kinds of decisions.
class DecisionStep : public Step
{
public:
    DecisionStep(const GameDefinition &game, DecisionKinds kinds) : m_decisions(game, kinds) {}

    [[nodiscard]] bool handles(const Move &move) const final { return m_decisions.kindOf(move) != nullptr; }
    void offer(const Position &position, CompanyId company, Offers &offers) const override
    {
        m_decisions.offer(position, company, offers);
    }
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const final
    {
        m_decisions.play(books, company, move, judge);
    }

protected:
    [[nodiscard]] const GameDefinition &game() const { return m_decisions.game(); }

private:
    Decisions m_decisions;
};

} // namespace flimnap
