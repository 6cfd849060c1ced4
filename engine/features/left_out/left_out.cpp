#include "features/left_out/left_out.h"

#include "features/left_out/standing.h"
#include "joining/parts.h"
#include "rounds/company_draw.h"
#include "rounds/set_up.h"

namespace flimnap::left_out {

namespace {

/// A company that is left out (CZ-8.41).
class LeftOutCompany final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override
    {
        const bool isDue = position.round.kind == RoundKind::Opening &&
                           goneFrom(game(), position) < leftOutOf(game(), position.players.count());
        DueDraw draw{"removed", {}};
        for (const CompanyId company : ids(game().companies)) {
            if (isDue && position.companies[company].status != CompanyStatus::Closed)
                draw.companies.push_back(company);
        }
        return draw;
    }
    void receive(Books &books, CompanyId drawn) const override { leaveOut(books, drawn); }
};

class LeftOut final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "leftOut"; }

    void read(Section &section, GameDefinition &game) const override
    {
        std::vector<std::string> tables;
        for (const PlayerCount &table : game.playerCounts)
            tables.push_back(std::to_string(table.players));
        auto &terms = game.parts.change<Terms>();
        for (const auto &[place, companies] : section.amounts("byLot", "number of players", tables, 1)) {
            if (place >= 0)
                terms.companies[game.playerCounts[static_cast<std::size_t>(place)].players] =
                    static_cast<int>(companies.units);
        }
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        for (const auto &[players, leftOut] : game.parts.get<Terms>().companies) {
            const PlayerCount *table = game.tableOf(players);
            const int inPlay = table != nullptr ? table->companies.value_or(game.companies.count()) : 0;
            const std::string place = "/leftOut/byLot/" + std::to_string(players);
            findings.need(leftOut < inPlay, place,
                          "expected fewer companies than are in play, " + std::to_string(inPlay));
            findings.need(game.hasShares() || inPlay - leftOut >= players, place,
                          "every player has a company; expected that at least as many as players are left");
        }
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<LeftOutCompany>(game));
    }

    [[nodiscard]] bool mayHaveLeft(const GameDefinition &game, int players, CompanyId /*company*/) const override
    {
        return leftOutOf(game, players) > 0;
    }

    void layTable(Joining &joining) const override
    {
        const int leftOut = leftOutOf(joining.game(), joining.seats());
        joining.rule(leftOut == 0 || static_cast<int>(joining.table.closedCompanies.size()) == leftOut,
                     "closed_companies",
                     Sentence::say("with so many players %1 of the companies is left out; say which",
                                   {std::to_string(leftOut)}));
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const bool isOpening = position.round.kind == RoundKind::Opening;
        broken.need(!isOpening || goneFrom(game, position) <= leftOutOf(game, position.players.count()),
                    "closed_companies", "not more companies are left out than this table does without");
    }
};

} // namespace

const Feature &feature()
{
    static const LeftOut leftOut;
    return leftOut;
}

} // namespace flimnap::left_out
