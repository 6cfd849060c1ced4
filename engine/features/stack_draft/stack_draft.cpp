#include "features/stack_draft/stack_draft.h"

#include <algorithm>

#include "features/stack_draft/bond.h"
#include "features/stack_draft/construction.h"
#include "features/stack_draft/draft.h"
#include "features/stack_draft/laying.h"
#include "features/stack_draft/standing.h"

namespace flimnap::stack_draft {

namespace {

constexpr std::size_t receipts = 8;
constexpr std::size_t mostCards = 20;

std::vector<int> readOrder(Section &section, std::string_view key)
{
    std::vector<int> order = section.codes(key, {"p1", "p2"}, receipts, receipts);
    for (int &seat : order)
        ++seat;
    return order;
}

class StackDraftFeature final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "stackDraft"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        terms.order = readOrder(section, "order");
        terms.constructionPrice = section.money("constructionPrice", 1);
        terms.bondCell = section.text("bondCell");
        std::vector<std::string> cards;
        for (const TrainCard &card : game.cards)
            cards.push_back(card.code);
        for (const int card : section.codes("bondMarkerCards", cards, 1, mostCards))
            terms.bondTokenCards.emplace_back(card);
        terms.bondPaysRoundedUp = section.neededFlag("bondPaysRoundedUp");
        if (section.has("bondTile"))
            terms.bondTile = section.text("bondTile");
        terms.bondRises = !section.flag("bondStays");
    }

    void override(Section &overrides, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        if (overrides.has("draft_order"))
            terms.order = readOrder(overrides, "draft_order");
        if (overrides.has("bond_rounding"))
            terms.bondPaysRoundedUp = overrides.choice<bool>("bond_rounding", {{"up", true}, {"down", false}});
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        const Terms &terms = termsOf(game);
        const auto timesOf = [&](int seat) { return std::count(terms.order.begin(), terms.order.end(), seat); };
        findings.need(terms.order.size() == receipts && timesOf(1) == timesOf(2), "/stackDraft/order",
                      "expected the two seats p1 and p2, four times each");
        findings.need(terms.constructionPrice > Money{}, "/stackDraft/constructionPrice", "expected a price above 0");
        findings.need(game.findCell(terms.bondCell).isValid(), "/stackDraft/bondCell",
                      "there is no such space on the chart");
        for (std::size_t i = 0; i < terms.bondTokenCards.size(); ++i) {
            const CardId card = terms.bondTokenCards[i];
            findings.need(game.cards.holds(card) && !game.cards[card].besideAfter,
                          "/stackDraft/bondMarkerCards/" + std::to_string(i), "expected a card of the deck");
        }
        for (const PlayerCount &row : game.playerCounts)
            findings.need(row.players == 2, "/players/" + std::to_string(row.players),
                          "a game with \"stackDraft\" is for two players");
    }

    [[nodiscard]] std::unique_ptr<RoundRules> opening(const GameDefinition &game) const override
    {
        return std::make_unique<StackDraft>(game);
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<ConstructionDraw>(game));
    }

    [[nodiscard]] DecisionKinds anyTime() const override { return tokenKinds(); }

    /// In any turn of the company that earned it.
    void offerAnyTime(const GameDefinition &game, const Position &position, Offers &offers) const override
    {
        if (isTokenEarned(position))
            Decisions(game, tokenKinds().first(1)).offer(position, stateOf(position).tokenEarner, offers);
    }

    void afterMove(Books &books, PhaseId phaseBefore) const override
    {
        noteTokenEarner(books);
        placeTokenByTile(books);
        if (books.position.phase != phaseBefore)
            closeConstructionRailways(books);
    }

    bool actFor(Books &books, CompanyId company) const override
    {
        if (stateOf(books.position).bond != company)
            return false;
        payBond(books);
        return true;
    }

    /// Who gets its trains gets the token that it earned.
    void companyLeaves(Books &books, CompanyId company) const override
    {
        if (stateOf(books.position).tokenEarner == company)
            change(books).tokenEarner = books.game.companies[company].becomes;
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        for (const CompanyId company : ids(game.companies)) {
            const CompanyState &state = position.companies[company];
            const std::string place = "companies/" + game.companies[company].code;
            const bool ownsNothing = position.ledger.balance(company) == Money{} && position.trains.count(company) == 0;
            const bool isDirected = position.holdings.director(company).isPlayer();
            broken.need(state.isUndirected == (stateOf(position).bond == company), place + "/role",
                        "the bond railway alone has no director from the beginning");
            broken.need(!state.isUndirected || !isDirected, place, "nobody directs the bond railway");
            broken.rule(!state.isUndirected || ownsNothing, place, "the bond railway has neither treasury nor trains");
            broken.need(!state.onlyBuilds || game.classOf(company).isMinor(), place + "/role",
                        "only a company of one owner does nothing but build");
        }
    }

    void tableKeys(Keys &keys, Parts &table) const override
    {
        Keys::part<TableKeys>(table, [&](TableKeys &values) { keys.text("bond_token", values.bondToken); });
    }

    bool layRole(Joining &joining, CompanyId company) const override { return stack_draft::layRole(joining, company); }
    void layTable(Joining &joining) const override { stack_draft::layTable(joining); }

    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        stack_draft::handOver(game, position, table);
    }
};

} // namespace

const Feature &feature()
{
    static const StackDraftFeature stackDraft;
    return stackDraft;
}

} // namespace flimnap::stack_draft
