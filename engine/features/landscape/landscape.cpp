#include "features/landscape/landscape.h"

#include "features/landscape/standing.h"
#include "features/landscape/steps.h"

namespace flimnap::landscape {

namespace {

constexpr std::size_t mostTerrains = 20;

class Landscape final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "landscape"; }

    void read(Section &section, GameDefinition &game) const override
    {
        const std::vector<std::string> phases = namesOf(game.phases);
        auto &terms = game.parts.change<Terms>();
        terms.metropolis = section.money("metropolis", 0);
        for (Section *row : section.list("terrain", mostTerrains))
            terms.terrain.push_back({row->money("cost", 1), PhaseId(row->code("phase", phases))});
        terms.hasMines = section.flag("mines");
        terms.risesWithoutIncome = section.flag("risesWithoutIncome");
        if (!section.has("express"))
            return;
        Section &express = *section.section("express");
        terms.expressBonus = express.money("bonus", 1);
        terms.expressFrom = PhaseId(express.code("phase", phases));
    }

    void addSteps(const GameDefinition &game, Steps &turn) const override
    {
        turn.push_back(std::make_unique<RouteStep>(game));
        turn.push_back(std::make_unique<PayStep>(game));
    }

    /// A bonus can be tried out as well.
    void layForTrial(Books &books, CompanyId /*company*/, const Parts & /*row*/) const override
    {
        if (termsOf(books.game).expressBonus > Money{})
            books.position.phase = termsOf(books.game).expressFrom;
    }

    [[nodiscard]] bool countsAlike(Counted what, const GameDefinition &one, const GameDefinition &other) const override
    {
        const auto terms = [](const GameDefinition &game) {
            const Terms *own = findTerms(game);
            return own != nullptr ? *own : Terms();
        };
        const Terms first = terms(one);
        const Terms second = terms(other);
        return what == Counted::Scores ||
               (first.risesWithoutIncome == second.risesWithoutIncome && first.expressBonus == second.expressBonus &&
                first.hasMines == second.hasMines);
    }
};

} // namespace

const Feature &feature()
{
    static const Landscape landscape;
    return landscape;
}

} // namespace flimnap::landscape
