#pragma once

#include <memory>
#include <string_view>

#include "core/findings.h"
#include "definition/section.h"
#include "rounds/codes.h"
#include "rounds/round_rules.h"

namespace flimnap {

struct Joining;

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
    /// What is wrong with its section, or does not fit together with the others.
    virtual void check(const GameDefinition & /*game*/, Findings & /*findings*/) const {}
    /// The round that the game opens with; none if it is not opened by this.
    [[nodiscard]] virtual std::unique_ptr<RoundRules> opening(const GameDefinition & /*game*/,
                                                              const Codes & /*codes*/) const
    {
        return nullptr;
    }
    /// The laws that hold for what it adds to a position, however that came about.
    virtual void checkLaws(const GameDefinition & /*game*/, const Position & /*position*/, Findings & /*broken*/) const
    {
    }
    /// Of a table that is joined. Everything else lies there already.
    virtual void layTable(Joining & /*joining*/) const {}
};

/// All features that games can be made of: the list is in features/.
const std::vector<const Feature *> &allFeatures();

/// Which laws of the game's features do not hold, by their places on a table that is laid out.
Faults brokenLaws(const GameDefinition &game, const Position &position);

} // namespace flimnap
