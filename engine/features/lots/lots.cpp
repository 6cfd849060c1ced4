#include "features/lots/lots.h"

#include <algorithm>

#include "features/lots/auction.h"
#include "features/lots/standing.h"
#include "joining/parts.h"

namespace flimnap::lots {

namespace {

constexpr int mostPaid = 1'000'000;

std::vector<Lot> readLots(Section &section, std::string_view key, const GameDefinition &game)
{
    std::vector<std::string> codes;
    for (const PrivateDefinition &railway : game.privates)
        codes.push_back(railway.code);
    std::vector<Lot> lots;
    for (const auto &[place, least] : section.amounts(key, "private railway", codes, 1))
        lots.push_back({PrivateId(place), least});
    return lots;
}

/// What is no lot is not in play.
void setLots(GameDefinition &game, std::vector<Lot> lots)
{
    for (const PrivateId railway : ids(game.privates))
        game.privates[railway].isLeftOut =
            std::none_of(lots.begin(), lots.end(), [&](const Lot &lot) { return lot.railway == railway; });
    game.parts.change<Terms>().lots = std::move(lots);
}

class Lots final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "lots"; }

    void read(Section &section, GameDefinition &game) const override
    {
        setLots(game, readLots(section, "least", game));
        auto &terms = game.parts.change<Terms>();
        terms.raise = section.money("raise", 1);
        terms.mayReturn = section.choice<bool>("whoPassed", {{"is-out", false}, {"may-return", true}});
        terms.winnerOpens = section.choice<bool>("opensNext", {{"after-opener", false}, {"winner", true}});
    }

    /// Other private railways are auctioned; how many stays as it is.
    void override(Section &overrides, GameDefinition &game) const override
    {
        if (!overrides.has("lots"))
            return;
        std::vector<Lot> lots = readLots(overrides, "lots", game);
        const std::size_t printed = termsOf(game).lots.size();
        if (!lots.empty() && lots.size() != printed)
            overrides.report("lots",
                             "expected " + std::to_string(printed) + " lots, found " + std::to_string(lots.size()));
        setLots(game, std::move(lots));
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        findings.need(!termsOf(game).lots.empty(), "/lots/least", "expected at least one lot");
    }

    [[nodiscard]] std::unique_ptr<RoundRules> opening(const GameDefinition &game) const override
    {
        return std::make_unique<Auction>(game);
    }

    void tableKeys(Keys &keys, Parts &table) const override
    {
        Keys::part<TableKeys>(table, [&](TableKeys &values) { keys.numbers("paid", values.paid, 1, mostPaid); });
    }

    /// What was bid counts for what a player is worth until the first operating round; nothing if it is not known.
    void layTable(Joining &joining) const override
    {
        ById<PrivateId, PrivateState> &privates = joining.position().privates;
        const bool hasLots = joining.game().parts.find<Terms>() != nullptr;
        for (PrivateState &lot : privates) {
            if (hasLots && lot.owner.isPlayer())
                lot.paid = Money{};
        }
        const auto *keys = joining.table.parts.find<TableKeys>();
        for (const auto &[code, amount] : keys != nullptr ? keys->paid : std::map<std::string, int>()) {
            const std::string place = "paid/" + code;
            const PrivateId railway = joining.privateRailway(code, place);
            if (railway && joining.need(privates[railway].paid.has_value(), place,
                                        Sentence::say("only what a player got in an auction has a bid that was paid "
                                                      "for it")))
                privates[railway].paid = Money{amount};
        }
    }

    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        TableKeys keys;
        for (const PrivateId railway : ids(game.privates)) {
            const PrivateState &lot = position.privates[railway];
            if (lot.owner.isPlayer() && lot.paid.value_or(Money{}) > Money{})
                keys.paid[game.privates[railway].code] = static_cast<int>(lot.paid->units);
        }
        table.parts.set(std::move(keys));
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const auto *state = position.parts.find<State>();
        const bool goesOn = position.round.kind == RoundKind::Opening;
        broken.need((state != nullptr) == goesOn, "round", "lots are bid for in the auction, and only there");
        for (const PrivateId railway : ids(game.privates)) {
            const PrivateState &lot = position.privates[railway];
            const std::string place = "paid/" + game.privates[railway].code;
            broken.need(lot.owner != Party::bank() || goesOn, place, "what nobody bid for has left the game");
            broken.need(!lot.owner.isPlayer() || lot.paid.has_value(), place, "what is sold was paid for");
        }
        if (state == nullptr || !state->lot)
            return;
        broken.need(position.privates[state->lot].owner == Party::bank(), "bids", "what is bid for is not sold yet");
        broken.need(position.ledger.balance(state->bidder) >= state->bid, "bids", "who bid most can pay it");
        broken.need(mayAnswer(*state, playerInTurn(position)), "turn",
                    "who has the highest bid, or is out, is not asked");
    }
};

} // namespace

const Feature &feature()
{
    static const Lots lots;
    return lots;
}

} // namespace flimnap::lots
