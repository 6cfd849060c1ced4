#include "features/exchanges/exchanges.h"

#include <algorithm>

#include "dealings/floating.h"
#include "dealings/minors.h"
#include "features/exchanges/choices.h"
#include "features/exchanges/exchanging.h"
#include "features/exchanges/formation.h"
#include "features/exchanges/laying.h"
#include "features/exchanges/standing.h"

namespace flimnap::exchanges {

namespace {

constexpr std::size_t mostClasses = 32;

bool canBeExchanged(const GameDefinition &game, ClassId size)
{
    return game.classes[size].isMinor() ||
           std::any_of(game.privates.begin(), game.privates.end(),
                       [&](const PrivateDefinition &railway) { return railway.size == size; });
}

void setSwapsLate(GameDefinition &game, bool isLate)
{
    for (CompanyDefinition &company : game.companies)
        company.swapsLate = isLate;
}

class Exchanges final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "exchanges"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        terms.tieGoesBack = section.choice<bool>("tie", {{"clockwise", false}, {"counter-clockwise", true}});
        terms.frozenToFirst = section.choice<bool>("frozen", {{"most-shares", false}, {"first-holder", true}});
        terms.privatesFloatNow = section.choice<bool>("privatesFloat", {{"after-round", false}, {"at-once", true}});
        setSwapsLate(game, section.choice<bool>("frozenCertificate",
                                                {{"swapped-at-once", false}, {"swapped-at-formation", true}}));
        terms.times = ById<ClassId, Times>(static_cast<std::size_t>(game.classes.count()));
        Section *classes = section.section("classes");
        const std::vector<std::string> classNames = namesOf(game.classes);
        const std::vector<std::string> phases = namesOf(game.phases);
        for (const auto &[name, row] : classes != nullptr ? classes->rows(mostClasses) : std::vector<Section::Row>()) {
            const ClassId size(row->placeOf(name, "class", classNames));
            const Times times{PhaseId(row->code("from", phases)), PhaseId(row->code("forcedFrom", phases))};
            if (size)
                terms.times[size] = times;
        }
    }

    void override(Section &overrides, GameDefinition &game) const override
    {
        if (overrides.has("frozen20"))
            setSwapsLate(game, overrides.choice<bool>("frozen20", {{"immediate", false}, {"formation", true}}));
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        for (const ClassId size : ids(game.classes)) {
            const std::string place = "/exchanges/classes/" + game.classes[size].name;
            const auto &[from, forcedFrom] = termsOf(game).times[size];
            findings.need(!from || canBeExchanged(game, size), place,
                          "it has nothing to exchange; only private railways and companies without shares are");
            findings.need(from <= forcedFrom, place + "/forcedFrom", "expected this phase or one behind \"from\"");
        }
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        for (const CompanyId company : ids(game.companies)) {
            int setAside = 0;
            for (const CompanyId minor : railwaysFor(game, company)) {
                const CompanyState &state = position.companies[minor];
                const bool isThere = state.status != CompanyStatus::Closed && !state.onlyBuilds;
                setAside += isThere ? game.companies[minor].becomesUnits : 0;
            }
            const bool isSharedOut = position.round.kind != RoundKind::Opening;
            broken.need(!isSharedOut || position.holdings.units(Party::reserve(), company) == setAside,
                        "companies/" + game.companies[company].code,
                        "what the owners of railways will get for them is set aside, and nothing else");
        }
    }

    void setUp(Books &books) const override
    {
        reserveShares(books);
        for (const PhaseDefinition &phase : books.game.phases) {
            for (const CompanyId company : phase.forms)
                putOnChart(books, company, books.game.classOf(company).startsAt);
        }
    }

    void addStockActions(const GameDefinition &game, PlayerActions &actions) const override
    {
        actions.emplace_back(game, freeExchanges());
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<TokenChoice>(game));
        interludes.push_back(std::make_unique<ForcedExchanges>(game));
    }

    void afterMove(Books &books, PhaseId phaseBefore) const override
    {
        noteFirstToSwap(books);
        if (books.position.phase != phaseBefore)
            exchangeWhatMust(books);
    }

    /// The price of a company that was formed falls while it has no director (AH-6.4).
    bool actFor(Books &books, CompanyId company) const override
    {
        if (books.position.holdings.director(company).isPlayer() || books.position.companies[company].isUndirected)
            return false;
        books.moveMarker(company, Direction::Left);
        return true;
    }

    void endRound(Books &books) const override { openAndForm(books); }

    /// Nobody ever bought it: what was set aside for its owner is for everybody.
    void companyLeaves(Books &books, CompanyId company) const override
    {
        if (books.game.companies[company].becomes && books.position.companies[company].initialPrice == Money{})
            releaseShare(books, company);
    }

    void layMinors(Joining &joining) const override { exchanges::layMinors(joining); }

    void layTable(Joining &joining) const override
    {
        if (findTerms(joining.game()) != nullptr)
            exchanges::layTable(joining);
    }

    [[nodiscard]] std::string_view obstacle(const GameDefinition &game, const Position &position) const override
    {
        const bool isTrainDue = std::any_of(position.companies.begin(), position.companies.end(),
                                            [](const CompanyState &state) { return state.mustDiscard; });
        if (isTrainDue)
            return {};
        if (railwayDue(game, position))
            return "exchanges the railway that has no place in this phase";
        return choosingToken(game, position) ? "chooses which of two markers stays" : "";
    }
};

} // namespace

const Feature &feature()
{
    static const Exchanges exchanges;
    return exchanges;
}

} // namespace flimnap::exchanges
