#include "features/take_overs/take_overs.h"

#include "features/shared_stations/standing.h"
#include "features/take_overs/standing.h"
#include "features/take_overs/step.h"
#include "joining/parts.h"

namespace flimnap::take_overs {

namespace {

/// How many more stations it has than it came with, on the map and not yet placed.
int moreStations(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyState &state = position.companies[company];
    return state.stationsOnMap + state.tokensLeft - game.stationTokens(company);
}

class TakeOvers final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "takeOvers"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        std::vector<std::string> classes;
        for (const CompanyClass &size : game.classes)
            classes.push_back(size.name);
        for (const ClassId larger : ids(game.classes)) {
            if (!section.has(classes[static_cast<std::size_t>(larger.index())]))
                continue;
            Right right{larger, {}};
            for (const int place : section.codes(game.classes[larger].name, classes, 1, classes.size())) {
                if (place >= 0)
                    right.smaller.emplace_back(place);
            }
            game.classes[larger].getsStations = true;
            terms.rights.push_back(std::move(right));
        }
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        findings.need(shared_stations::findTerms(game) != nullptr, "/takeOvers",
                      "stations pass to other companies; expected \"sharedStations\"");
        for (const auto &[larger, smaller] : game.parts.get<Terms>().rights) {
            for (const ClassId size : smaller)
                findings.need(game.classes[larger].hasShares() && game.classes[size].hasShares(),
                              "/takeOvers/" + game.classes[larger].name, "only companies with shares are taken over");
        }
    }

    void addSteps(const GameDefinition &game, Steps &turn) const override
    {
        insertBefore(turn, MoveKind::BuyTrain, std::make_unique<TakeOverStep>(game));
    }

    [[nodiscard]] bool mayHaveLeft(const GameDefinition &game, int /*players*/, CompanyId company) const override
    {
        return canBeTakenOver(game, company);
    }

    void layCompany(Joining &joining, CompanyId company, const JoinedPosition::Company &row) const override
    {
        if (joining.game().parts.find<Terms>() != nullptr && row.isOperating)
            joining.need(row.tokens.has_value(), "companies/" + joining.codeOf(company) + "/markers",
                         Sentence::say("this key is missing; an operating company has it"));
    }

    /// Stations and unplaced ones are handed on, so that there are always as many as the companies came with.
    void layTable(Joining &joining) const override
    {
        const GameDefinition &game = joining.game();
        if (game.parts.find<Terms>() == nullptr || joining.table.closedCompanies.empty())
            return;
        int handedOn = 0;
        for (const CompanyId company : ids(game.companies)) {
            if (joining.state(company).status == CompanyStatus::Closed)
                handedOn += game.stationTokens(company);
            if (joining.state(company).status == CompanyStatus::Operating)
                handedOn -= moreStations(game, joining.position(), company);
        }
        const std::string count = std::to_string(std::abs(handedOn));
        joining.rule(handedOn == 0, "closed_companies",
                     handedOn > 0
                         ? Sentence::say("the stations and markers of these companies passed to others; those have %1 "
                                         "too few for it",
                                         {count})
                         : Sentence::say("the stations and markers of these companies passed to others; those have %1 "
                                         "more than that",
                                         {count}));
    }

    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        for (auto &[code, row] : table.companies) {
            const CompanyState &state = position.companies[game.findCompany(code)];
            if (row.isOperating)
                row.tokens = state.stationsOnMap + state.tokensLeft - row.stations;
        }
    }
};

} // namespace

const Feature &feature()
{
    static const TakeOvers takeOvers;
    return takeOvers;
}

} // namespace flimnap::take_overs
