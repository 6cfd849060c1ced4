#include "features/papers/papers.h"

#include "features/papers/hex_value.h"
#include "features/papers/standing.h"
#include "features/papers/step.h"
#include "features/shared_stations/standing.h"
#include "joining/parts.h"

namespace flimnap::papers {

namespace {

constexpr std::size_t mostPapers = 100;

std::vector<std::string> codesOf(const GameDefinition &game)
{
    std::vector<std::string> codes;
    for (const PrivateDefinition &railway : game.privates)
        codes.push_back(railway.code);
    return codes;
}

class Papers final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "papers"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        const std::vector<std::string> codes = codesOf(game);
        for (const auto &[code, row] : section.rows(mostPapers)) {
            const PrivateId railway(row->placeOf(code, "private railway", codes));
            const bool isTrain = row->flag("train");
            std::string hex = row->has("station") ? row->text("station") : std::string();
            const std::optional<Money> most =
                row->has("mostWorth") ? std::optional(row->money("mostWorth", 1)) : std::nullopt;
            if (!railway)
                continue;
            game.privates[railway].isTraded = false;
            game.privates[railway].isTrain = isTrain;
            game.privates[railway].bringsStation = !hex.empty();
            if (!hex.empty())
                terms.stations.push_back({railway, std::move(hex), most});
        }
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        for (const PrivateDefinition &railway : game.privates) {
            const std::string place = "/papers/" + railway.code;
            findings.need(railway.isTraded || railway.isTrain || railway.bringsStation, place,
                          R"(expected a "train" or a "station")");
            findings.need(!railway.isTrain || !railway.bringsStation, place + "/train",
                          "a train has no station of its own");
            findings.need(!railway.bringsStation || railway.income == Money{}, place + "/station",
                          "it earns what the hex is worth; its class must have an income of 0");
            findings.need(!railway.isTrain || railway.income == Money{}, place + "/train",
                          "a train earns nothing for its owner; its class must have an income of 0");
        }
        const std::vector<StationPaper> &stations = game.parts.get<Terms>().stations;
        for (const StationPaper &paper : stations)
            findings.need(game.findHex(paper.hex).isValid(),
                          "/papers/" + game.privates[paper.railway].code + "/station",
                          "there is no hex \"" + paper.hex + "\" on the board");
        findings.need(stations.empty() || shared_stations::findTerms(game) != nullptr, "/papers",
                      "a company gets the station; expected \"sharedStations\"");
    }

    void addSteps(const GameDefinition &game, Steps &turn) const override
    {
        insertBefore(turn, MoveKind::BuyPrivate, std::make_unique<PaperStep>(game));
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<HexValue>(game));
    }

    /// A train has run with the others.
    bool takesIncome(Books &books, CompanyId company, Money /*revenue*/) const override
    {
        if (const PrivateId train = trainPrivateOf(books.game, books.position, company))
            books.movePrivate(train, Party::nobody());
        return false;
    }

    /// In a round that goes on all values have been said.
    void layTable(Joining &joining) const override
    {
        const auto *terms = joining.game().parts.find<Terms>();
        for (const StationPaper &paper : terms != nullptr ? terms->stations : std::vector<StationPaper>()) {
            const Party owner = joining.position().privates[paper.railway].owner;
            if (owner.isCompany() && joining.knowsPhase)
                joining.rule(false, "companies/" + joining.codeOf(owner.company()) + "/privates",
                             Sentence::say("%1 leaves the game when a company buys it; the company has its station",
                                           {joining.game().privates[paper.railway].code}));
            if (joining.position().round.kind == RoundKind::Operating && !joining.table.turn.empty())
                joining.position().operating.parts.change<RoundState>().said.push_back(paper.railway);
        }
    }

    [[nodiscard]] std::string_view obstacle(const GameDefinition &game, const Position &position) const override
    {
        return paperDue(game, position) != nullptr ? "says what the hex is worth that pays" : "";
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const auto *state = position.parts.find<State>();
        for (const auto &[railway, earned] : state != nullptr ? state->earned : std::map<PrivateId, Money>())
            broken.need(stationPaper(game, railway) != nullptr && earned >= Money{},
                        "privates/" + game.privates[railway].code, "only a paper with a station earns by its hex");
    }
};

} // namespace

const Feature &feature()
{
    static const Papers papers;
    return papers;
}

} // namespace flimnap::papers
