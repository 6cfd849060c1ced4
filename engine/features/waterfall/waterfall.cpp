#include "features/waterfall/waterfall.h"

#include "features/waterfall/auction.h"
#include "features/waterfall/standing.h"

namespace flimnap::waterfall {

namespace {

class Waterfall final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "waterfall"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        terms.raise = section.money("raise", 1);
        terms.drop = section.money("drop", 1);
        terms.bidders = section.choice<Bidders>(
            "bidders", {{"lowest-first", Bidders::LowestFirst}, {"by-seats", Bidders::BySeats}});
        terms.followsAskers = section.flag("followsAskers");
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        findings.need(game.privates.count() > 0, "/waterfall", "there are no private railways to sell");
    }

    [[nodiscard]] std::unique_ptr<RoundRules> opening(const GameDefinition &game) const override
    {
        return std::make_unique<Auction>(game);
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const auto *state = position.parts.find<State>();
        const bool goesOn = position.round.kind == RoundKind::Opening;
        broken.need((state != nullptr) == goesOn, "round", "bids stand while private railways are sold, and only then");
        const PrivateId first = firstUnsold(game, position);
        broken.need(first.isValid() == goesOn, "round", "the first round begins when all private railways are sold");
        if (state == nullptr || !first)
            return;
        for (const PrivateId railway : ids(game.privates)) {
            const std::size_t bidders = biddersFor(position, railway).size();
            const bool isSold = position.privates[railway].owner != Party::bank();
            const bool isFree = railway == state->lot ? bidders > 1 : bidders == 0;
            broken.need(isFree || (!isSold && railway != first), "bids/" + game.privates[railway].code,
                        "only a later one has bids, or one that several bid for in turn");
        }
        broken.need(!state->lot || state->lot == first, "bids", "only the first one is auctioned");
        broken.need(askedPrice(game, position) > Money{}, "price", "what costs nothing any more is taken at once");
        broken.need(first == PrivateId(0) || state->dropped == Money{}, "price", "only the cheapest one gets cheaper");
    }
};

} // namespace

const Feature &feature()
{
    static const Waterfall waterfall;
    return waterfall;
}

} // namespace flimnap::waterfall
