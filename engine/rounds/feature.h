#pragma once

#include <memory>
#include <string_view>

#include "core/findings.h"
#include "definition/section.h"
#include "rounds/codes.h"
#include "rounds/interlude.h"
#include "rounds/player_action.h"
#include "rounds/round_rules.h"
#include "rounds/rules.h"
#include "rounds/step.h"
#include "table/joined_position.h"
#include "table/keys.h"

namespace flimnap {

struct Joining;
using Interludes = std::vector<std::unique_ptr<const Interlude>>;

/// What is counted without a game.
enum class Counted : std::uint8_t { Incomes, Scores };

/// Something that games can have or not. All that the engine knows of it is in one room, of which the others see this.
class Feature
{
public:
    virtual ~Feature() = default;

    /// The key of its section in the game tables, by which the app finds what it says to people.
    [[nodiscard]] virtual std::string_view name() const = 0;
    /// The section becomes a part of the game's tables.
    virtual void read(Section &section, GameDefinition &game) const = 0;
    /// Its terms, as a table plays with others than are printed: keys of a header's overrides.
    virtual void override(Section & /*overrides*/, GameDefinition & /*game*/) const {}
    /// Its keys in the row of a phase, and of a class of private railways.
    virtual void phaseKeys(Keys & /*keys*/, Parts & /*phase*/) const {}
    virtual void privateKeys(Keys & /*keys*/, Parts & /*privateClass*/) const {}
    /// What is wrong with its section, or does not fit together with the others.
    virtual void check(const GameDefinition & /*game*/, Findings & /*findings*/) const {}
    /// What is wrong where its section is missing.
    virtual void checkWithout(const GameDefinition & /*game*/, Findings & /*findings*/) const {}
    /// The round that the game opens with; none if it is not opened by this.
    [[nodiscard]] virtual std::unique_ptr<RoundRules> opening(const GameDefinition & /*game*/) const { return nullptr; }
    /// The rounds in which the players act before the trains run, of a game that has such; none if it is not this that
    /// brings them.
    [[nodiscard]] virtual std::unique_ptr<RoundRules> actionRound(const GameDefinition & /*game*/) const
    {
        return nullptr;
    }
    /// The laws that hold for what it adds to a position, however that came about.
    virtual void checkLaws(const GameDefinition & /*game*/, const Position & /*position*/, Findings & /*broken*/) const
    {
    }

    // In the course of the game.

    /// What it lays on the table before the first move.
    virtual void setUp(Books & /*books*/) const {}
    /// What a player may do in his turn of a stock round, behind what the game lets him do.
    virtual void addStockActions(const GameDefinition & /*game*/, PlayerActions & /*actions*/) const {}
    /// Puts its steps among those of a company's turn.
    virtual void addSteps(const GameDefinition & /*game*/, Steps & /*turn*/) const {}
    /// What must be decided before anybody's turn goes on, the first one that is due before the others.
    virtual void addInterludes(const GameDefinition & /*game*/, Interludes & /*interludes*/) const {}
    /// What happens in place of a company's turn; false if it has its turn like any other.
    virtual bool actFor(Books & /*books*/, CompanyId /*company*/) const { return false; }
    /// What may be decided whoever's turn it is …
    [[nodiscard]] virtual DecisionKinds anyTime() const { return {}; }
    /// … and how that is played, if more than its judges has to be asked; false if the move is none of these.
    virtual bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const;
    virtual void offerAnyTime(const GameDefinition & /*game*/, const Position & /*position*/, Offers & /*offers*/) const
    {
    }
    /// What the trains brought, or nothing because none ran; true if there is nothing of it left to declare.
    virtual bool takesIncome(Books & /*books*/, CompanyId /*company*/, Money /*revenue*/) const { return false; }
    /// After a move that was accepted: what follows from it beside its own effects; what the game adds follows that.
    virtual void afterMove(Books & /*books*/, PhaseId /*phaseBefore*/) const {}
    /// All that follows from a move has happened: what comes before the next turn.
    virtual void beforeGoingOn(Books & /*books*/) const {}
    /// After the table has put right what lies there.
    virtual void corrected(Books & /*books*/, const Move & /*correction*/) const {}
    /// The company leaves the game, and what the feature keeps of it goes.
    virtual void companyLeaves(Books & /*books*/, CompanyId /*company*/) const {}

    /// An operating round is over: what comes about then, before anything else.
    virtual void endRound(Books & /*books*/) const {}
    /// The set is over: what is due before the next one. While that is to be decided it is false, and asked again.
    [[nodiscard]] virtual bool endSet(Books & /*books*/) const { return true; }
    /// Which player decides this for a company that nobody at the table directs.
    [[nodiscard]] virtual PlayerId decider(const GameDefinition & /*game*/, const Position & /*position*/,
                                           CompanyId /*company*/, MoveKind /*kind*/) const
    {
        return {};
    }

    // Where incomes and scores are counted without a game.

    /// What a company's row says of it, as far as that counts for its income or its shares.
    virtual void layForTrial(Books & /*books*/, CompanyId /*company*/, const Parts & /*row*/) const {}
    /// Whether these come out alike by what the feature adds to one table or another, if it does.
    [[nodiscard]] virtual bool countsAlike(Counted /*what*/, const GameDefinition & /*one*/,
                                           const GameDefinition & /*other*/) const
    {
        return true;
    }

    // Where a game is joined in the middle, and where it is handed over for that. The keys are asked for in all games;
    // those that a table cannot have are refused when it is laid out, of features that the game does not have as well.

    virtual void tableKeys(Keys & /*keys*/, Parts & /*table*/) const {}
    /// In the row of a company …
    virtual void companyKeys(Keys & /*keys*/, Parts & /*row*/) const {}
    /// … and only where it operates.
    virtual void charterKeys(Keys & /*keys*/, Parts & /*row*/) const {}
    /// Companies of one owner lie there already, and nothing else but the round, the phase and the order.
    virtual void layMinors(Joining & /*joining*/) const {}
    /// Lays a company that is none of the ordinary ones, as its row says or that of another one; false if it is one.
    virtual bool layRole(Joining & /*joining*/, CompanyId /*company*/) const { return false; }
    /// The company's price lies there already, its shares and all else do not.
    virtual void layCompany(Joining & /*joining*/, CompanyId /*company*/, const JoinedPosition::Company & /*row*/) const
    {
    }
    /// Lays what the company's director has of it, if he is none of the players; false if he is.
    virtual bool layDirector(Joining & /*joining*/, CompanyId /*company*/,
                             const JoinedPosition::Company & /*row*/) const
    {
        return false;
    }
    /// Whether the company can be out of the game by it.
    [[nodiscard]] virtual bool mayHaveLeft(const GameDefinition & /*game*/, int /*players*/,
                                           CompanyId /*company*/) const
    {
        return false;
    }
    /// Everything else lies there already.
    virtual void layTable(Joining & /*joining*/) const {}
    /// Whoever has the turn has done something in it.
    [[nodiscard]] virtual bool isTurnBegun(const Position & /*position*/) const { return false; }
    /// What must be decided before a table can be handed over, "decides this"; empty if nothing must.
    [[nodiscard]] virtual std::string_view obstacle(const GameDefinition & /*game*/,
                                                    const Position & /*position*/) const
    {
        return {};
    }
    virtual void handOver(const GameDefinition & /*game*/, const Position & /*position*/,
                          JoinedPosition & /*table*/) const
    {
    }
    /// A number of a company that snapshots have in every game; none if it is not the feature's.
    [[nodiscard]] virtual std::optional<std::int64_t>
    snapshotNumber(std::string_view /*key*/, const Position & /*position*/, CompanyId /*company*/) const
    {
        return {};
    }
    /// Likewise of the table a list of codes, in games with rounds in which the players act.
    [[nodiscard]] virtual std::optional<std::vector<std::string>>
    snapshotCodes(std::string_view /*key*/, const GameDefinition & /*game*/, const Position & /*position*/) const
    {
        return {};
    }
};

/// All features that games can be made of: the list is in features/.
const std::vector<const Feature *> &allFeatures();

/// Whether incomes, or scores, come out alike by what features add to the tables.
bool countAlike(Counted what, const GameDefinition &one, const GameDefinition &other);
/// Which player decides this for a company that nobody at the table directs; invalid for others.
PlayerId decider(const GameDefinition &game, const Position &position, CompanyId company, MoveKind kind);
/// Which laws do not hold, those of what every game has and those of the game's features, by their places on a table
/// that is laid out.
Faults brokenLaws(const Rules &rules, const Position &position, Waived waived = Waived::Nothing);

} // namespace flimnap
