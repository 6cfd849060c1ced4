#pragma once

#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "rounds/interlude.h"
#include "rounds/round_rules.h"
#include "rounds/step.h"

namespace flimnap {

/// What one company gets of a sum that is given out.
struct Granted
{
    CompanyId company;
    Money amount;
};

/// A decision with ids in place of the journal's codes; while it is being made some of it is still open. What a move
/// does not say and need not say has its default.
struct Decision
{
    MoveKind kind = MoveKind::Pass;
    Party by = {};          ///< a player or a company
    CompanyId company = {}; ///< that it is about
    PrivateId railway = {};
    CompanyId minor = {};  ///< a railway, too, that is a company of one owner; then there is no other
    PrivateId person = {}; ///< who stands by a player: whose money it is, or tile, or he himself
    FaceId train = {};
    std::optional<Party> from = {};     ///< who gives what is bought; the bank, unless a move says otherwise
    std::optional<FaceId> tradeIn = {}; ///< given in payment; invalid: none
    FaceId to = {};                     ///< what a train is turned to
    HexId hex = {};
    TileId tile = {};
    std::optional<int> rotation = {};
    std::optional<int> city = {};
    std::optional<Money> amount = {};
    std::optional<Money> price = {}; ///< said, though it may be fixed
    std::optional<Money> cost = {};
    std::optional<Money> revenue = {};
    std::optional<Money> mine = {};
    std::optional<Money> loan = {};
    std::optional<int> percent = {}; ///< 0: as much as goes without saying
    std::optional<int> count = {};
    std::optional<int> side = {}; ///< of a card
    std::string card = {};
    std::string value = {}; ///< of what journals call a choice
    std::string pay = {};
    std::string track = {}; ///< what somebody built whose decisions the rules make …
    bool hasExtra = false;  ///< … and a second tile
    std::string rolls = {};
    std::optional<std::string> papers = {}; ///< empty: those that go without saying
    bool isHome = false;                    ///< of a station
    bool isForHimself = false;              ///< not for his companies
    std::optional<std::vector<Route>> routes = {};
    std::optional<std::vector<Granted>> amounts = {};

    [[nodiscard]] PlayerId player() const { return by.player(); }
    /// That decides for itself.
    [[nodiscard]] CompanyId self() const { return by.company(); }
};

/// Whether it is about a company of one owner in place of a private railway.
bool namesMinor(const GameDefinition &game, const Move &move);

/// What a move says, with the codes looked up; refused if one of them means nothing in this game, or if what its kind
/// demands is missing, as in an offer that is asked for its effects before all of it is chosen.
Decision decisionOf(const GameDefinition &game, Party by, const Move &move, Judge &judge);

/// A train and who sells it.
struct TrainOnSale
{
    FaceId train;
    Party from;
};

/// Something that is said in one way only, or not at all.
struct Flag
{
};

/// What is chosen next for a decision, under its key in journals: a thing of the game or one of a few words, each of
/// which is offered for itself; or what an offer leaves open: a number, a word, a hex, what trains earned, how a sum is
/// split.
struct Stage
{
    using Choices =
        std::variant<std::vector<CompanyId>, std::vector<PrivateId>, std::vector<FaceId>, std::vector<TrainOnSale>,
                     std::vector<Party>, std::vector<std::string>, std::vector<int>, Flag, std::vector<HexId>,
                     NumberChoice, WordChoice, std::vector<RouteChoice>, SplitChoice>;

    // NOLINTBEGIN(google-explicit-constructor): what can be chosen is the stage
    Stage(std::vector<CompanyId> companies, std::string_view keyOfCompany = "company")
        : key(keyOfCompany), choices(std::move(companies))
    {
    }
    Stage(std::vector<PrivateId> railways, std::string_view keyOfRailway = "private")
        : key(keyOfRailway), choices(std::move(railways))
    {
    }
    Stage(std::vector<FaceId> trains, std::string_view keyOfTrain = "train")
        : key(keyOfTrain), choices(std::move(trains))
    {
    }
    Stage(std::vector<TrainOnSale> trains) : key("train"), choices(std::move(trains)) {}
    Stage(std::vector<Party> givers) : key("from"), choices(std::move(givers)) {}
    Stage(std::vector<std::string> words, std::string_view keyOfWord = "value")
        : key(keyOfWord), choices(std::move(words))
    {
    }
    Stage(std::vector<int> numbers, std::string_view keyOfNumber) : key(keyOfNumber), choices(std::move(numbers)) {}
    Stage(Flag flag, std::string_view keyOfFlag) : key(keyOfFlag), choices(flag) {}
    Stage(std::vector<HexId> hexes) : key("hex"), choices(std::move(hexes)) {}
    Stage(NumberChoice number) : key(number.key), choices(std::move(number)) {}
    Stage(WordChoice word) : key(word.key), choices(std::move(word)) {}
    Stage(std::vector<RouteChoice> trains) : key("routes"), choices(std::move(trains)) {}
    Stage(SplitChoice sum) : key("amounts"), choices(std::move(sum)) {}
    // NOLINTEND(google-explicit-constructor)

    std::string_view key;
    Choices choices;
};

enum class OutOfTurn : std::uint8_t { Never, IfTableWants };

/// One kind of decision: what can be chosen for it, stage by stage, whether it can be made, and what it does.
struct DecisionKind
{
    MoveKind kind;
    /// Nothing once all of it is chosen. A move that is played is whole: what its kind demands is there.
    std::optional<Stage> (*next)(const GameDefinition &, const Position &, const Decision &partial);
    /// Of a decision that is complete.
    void (*judge)(const GameDefinition &, const Position &, const Decision &, Judge &);
    void (*apply)(Books &, const Decision &);
    OutOfTurn outOfTurn = OutOfTurn::Never;
    std::string_view what = {}; ///< tells the choices of journals apart
    /// Whether it is worth mentioning, even to say why it is not possible; always, unless this says no.
    bool (*isThere)(const GameDefinition &, const Position &, Party by) = nullptr;
    /// Of the moves of its kind, which are meant; all, unless this says no.
    bool (*covers)(const GameDefinition &, const Move &) = nullptr;
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

using NextStage = std::function<std::optional<Stage>(const Decision &partial)>;
using JudgeDecision = std::function<void(const Decision &, Judge &)>;

/// An offer for each thing that can be chosen in the stages of a decision, of which kind and decider are known. For
/// who knows more of it than a position tells.
void offerStages(const GameDefinition &game, const Decision &begun, const NextStage &next, const JudgeDecision &judgeIt,
                 Offers &offers);

/// Some kinds of decisions: their stages are what they offer, their judges what they accept.
class Decisions
{
public:
    using Kinds = std::span<const DecisionKind>;

    Decisions(const GameDefinition &game, Kinds kinds) : m_game(game), m_kinds(kinds) {}

    [[nodiscard]] const GameDefinition &game() const { return m_game; }
    /// None if the move is of none of the kinds.
    [[nodiscard]] const DecisionKind *kindOf(const Move &move) const;
    /// For who decides, a player or a company.
    void offer(const Position &position, Party by, Offers &offers) const;
    /// A move of one of the kinds.
    void play(Books &books, Party by, const Move &move, Judge &judge) const;

private:
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
    DecisionRound(const GameDefinition &game, DecisionKinds kinds) : m_decisions(game, kinds) {}

    [[nodiscard]] const GameDefinition &game() const { return m_decisions.game(); }
    /// What follows a decision: somebody's turn, as long as there is any.
    virtual void goOn(Books &books) const;

private:
    Decisions m_decisions;
};

/// A step of a company's turn made of kinds of decisions.
class DecisionStep : public Step
{
public:
    DecisionStep(const GameDefinition &game, DecisionKinds kinds) : m_decisions(game, kinds) {}

    [[nodiscard]] bool handles(const Move &move) const override { return m_decisions.kindOf(move) != nullptr; }
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

/// A decision that comes before anybody's turn goes on, of one kind or several.
class DecisionInterlude : public Interlude
{
public:
    void offer(const Position &position, Offers &offers) const final;
    void play(Books &books, Party by, const Move &move, Judge &judge) const final;

protected:
    DecisionInterlude(const GameDefinition &game, DecisionKinds kinds) : m_decisions(game, kinds) {}

    [[nodiscard]] const GameDefinition &game() const { return m_decisions.game(); }
    /// Who may decide now, where it need not be the first of them.
    [[nodiscard]] virtual std::vector<Party> deciders(const Position &position) const { return {due(position)}; }
    /// What anybody hears who does something else.
    [[nodiscard]] virtual Refusal somethingElse(const Position &position) const = 0;

private:
    Decisions m_decisions;
};

} // namespace flimnap
