#include "features/closing_area/closing_area.h"

#include "rounds/closing.h"

namespace flimnap::closing_area {

namespace {

void closeCompanies(Books &books)
{
    for (const CompanyId company : ids(books.game.companies)) {
        if (isLeaving(books.game, books.position, company))
            close(books, company);
    }
}

class ClosingArea final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "closingArea"; }

    void read(Section &section, GameDefinition &game) const override
    {
        game.closedTrainsToPool = section.choice<bool>("trains", {{"pool", true}, {"gone", false}});
        game.sales.staysPriced = section.choice<bool>("sales", {{"stop", true}, {"enter", false}});
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        findings.need(game.losesCompanies(), "/closingArea", "the chart has no space without a price, \"X\"");
    }

    void checkWithout(const GameDefinition &game, Findings &findings) const override
    {
        for (const ChartCell &cell : game.chart)
            findings.need(cell.hasPrice(), "/chart", "the price of \"" + cell.name + "\" is not above 0");
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        for (const CompanyId company : ids(game.companies))
            broken.need(!isLeaving(game, position, company), "companies/" + game.companies[company].code + "/cell",
                        "who comes to a space without a price leaves the game");
    }

    void afterMove(Books &books, PhaseId /*phaseBefore*/) const override { closeCompanies(books); }
    /// Others' markers may have moved since.
    void beforeGoingOn(Books &books) const override { closeCompanies(books); }
};

} // namespace

const Feature &feature()
{
    static const ClosingArea closingArea;
    return closingArea;
}

} // namespace flimnap::closing_area
