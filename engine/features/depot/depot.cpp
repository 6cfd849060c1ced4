#include "features/depot/depot.h"

#include "features/depot/old_trains.h"
#include "features/landscape/standing.h"

namespace flimnap::depot {

namespace {

class Depot final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "depot"; }

    void read(Section &section, GameDefinition &game) const override
    {
        game.parts.set(Terms{section.flag("returnsAnyTime")});
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        findings.need(landscape::findTerms(game) != nullptr, "/depot",
                      "whether a company has paid shows where income is declared; expected \"landscape\"");
    }

    void addSteps(const GameDefinition &game, Steps &turn) const override
    {
        if (returnsAnyTime(game))
            turn.insert(turn.begin(), std::make_unique<ReturnStep>(game));
        insertBehind(turn, MoveKind::Dividend, std::make_unique<DepotStep>(game));
    }
};

} // namespace

const Feature &feature()
{
    static const Depot depot;
    return depot;
}

} // namespace flimnap::depot
