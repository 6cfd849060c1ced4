#include "features/snake_sale/snake_sale.h"

#include <algorithm>

#include "features/snake_sale/sale.h"
#include "features/snake_sale/standing.h"

namespace flimnap::snake_sale {

namespace {

class SnakeSale final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "snakeSale"; }

    /// That it is there says all.
    void read(Section & /*section*/, GameDefinition & /*game*/) const override {}

    [[nodiscard]] std::unique_ptr<RoundRules> opening(const GameDefinition &game) const override
    {
        return std::make_unique<Sale>(game);
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const bool goesOn = position.round.kind == RoundKind::Opening;
        broken.need((position.parts.find<State>() != nullptr) == goesOn, "round",
                    "turns are counted while private railways are sold, and only then");
        for (const PrivateId railway : ids(game.privates))
            broken.need(position.privates[railway].owner != Party::bank() || goesOn,
                        "privates/" + game.privates[railway].code, "what nobody bought has left the game");
    }
};

} // namespace

const Feature &feature()
{
    static const SnakeSale sale;
    return sale;
}

} // namespace flimnap::snake_sale
