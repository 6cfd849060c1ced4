#include <gmock/gmock.h>

#include "engine/games/18cz_variants.h"
#include "features/lots/standing.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// p1 has bought S1; of three players p2 bids for M1, and p3 is asked.
Table withABid()
{
    Table table = moravia(3);
    table.after({bid("p1", "S1", 25), pass("p2"), pass("p3"), bid("p2", "M1", 40)});
    return table;
}

struct BrokenLaw
{
    std::string name;
    std::function<void(const GameDefinition &, Position &, lots::State &)> spoil;
    std::string place;
};

class LawsOfLots : public ::testing::TestWithParam<BrokenLaw>
{
};

TEST_P(LawsOfLots, AreFoundBroken)
{
    Table table = withABid();
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    GetParam().spoil(table.game(), table.position(), table.position().parts.change<lots::State>());

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/" + GetParam().place, "")));
}

INSTANTIATE_TEST_SUITE_P(
    Each, LawsOfLots,
    ::testing::Values(
        BrokenLaw{"WhatIsBidForIsNotSold", [](auto &game, auto &, auto &state) { state.lot = game.findPrivate("S1"); },
                  "bids"},
        BrokenLaw{"TheBidCanBePaid", [](auto &, auto &, auto &state) { state.bid = Money{451}; }, "bids"},
        BrokenLaw{"TheBidderIsNotAsked", [](auto &, auto &, auto &state) { state.seat = 1; }, "turn"},
        BrokenLaw{"WhoIsOutIsNotAsked", [](auto &, auto &, auto &state) { state.dropped = 0b100; }, "turn"},
        BrokenLaw{"WhatIsSoldWasPaidFor",
                  [](auto &game, auto &position, auto &) { position.privates[game.findPrivate("S1")].paid.reset(); },
                  "paid/S1"},
        BrokenLaw{"NothingIsLeftBehind",
                  [](auto &, auto &position, auto &) {
                      position.round = {RoundKind::Stock, 1, 0};
                  },
                  "paid/M1"},
        BrokenLaw{"BidsEndWithTheRound",
                  [](auto &, auto &position, auto &) {
                      position.round = {RoundKind::Stock, 1, 0};
                  },
                  "round"}),
    [](const auto &law) { return law.param.name; });

} // namespace
} // namespace flimnap::test
