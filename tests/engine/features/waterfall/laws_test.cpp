#include <gmock/gmock.h>

#include "engine/games/1836jr56_moves.h"
#include "features/waterfall/standing.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// p1 has bought ACC, the cheapest; p2 and p3 bid for CdH, the third of the four.
Table withBids()
{
    Table table = game1836(3);
    table.after({buyPrivate("p1", "ACC"), bid("p2", "CdH", 55), bid("p3", "CdH", 60)});
    return table;
}

struct BrokenLaw
{
    std::string name;
    std::function<void(const GameDefinition &, Position &, waterfall::State &)> spoil;
    std::string place;
};

class LawsOfTheWaterfall : public ::testing::TestWithParam<BrokenLaw>
{
};

TEST_P(LawsOfTheWaterfall, AreFoundBroken)
{
    Table table = withBids();
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    GetParam().spoil(table.game(), table.position(), table.position().parts.change<waterfall::State>());

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/" + GetParam().place, "")));
}

INSTANTIATE_TEST_SUITE_P(
    Each, LawsOfTheWaterfall,
    ::testing::Values(
        BrokenLaw{
            "TheFirstHasNoBids",
            [](auto &game, auto &, auto &state) { state.bids[game.findPrivate("E-SF")][PlayerId(0)] = Money{45}; },
            "bids/E-SF"},
        BrokenLaw{"WhatIsSoldHasNoBids",
                  [](auto &game, auto &, auto &state) { state.bids[game.findPrivate("ACC")][PlayerId(0)] = Money{45}; },
                  "bids/ACC"},
        BrokenLaw{"SeveralBidForTheLot", [](auto &game, auto &, auto &state) { state.lot = game.findPrivate("E-SF"); },
                  "bids/E-SF"},
        BrokenLaw{"TheLotIsTheFirst", [](auto &game, auto &, auto &state) { state.lot = game.findPrivate("CdH"); },
                  "bids"},
        BrokenLaw{"OnlyTheCheapestGetsCheaper", [](auto &, auto &, auto &state) { state.dropped = Money{5}; }, "price"},
        BrokenLaw{"NothingIsOfferedForNothing", [](auto &, auto &, auto &state) { state.dropped = Money{40}; },
                  "price"},
        BrokenLaw{"BidsEndWithTheRound",
                  [](auto &, auto &position, auto &) {
                      position.round = {RoundKind::Stock, 1, 0};
                  },
                  "round"}),
    [](const auto &law) { return law.param.name; });

// JR-4.9: the first stock round follows when all are sold.
TEST(LawsOfTheWaterfall, LeaveNothingUnsoldBehind)
{
    Table table = withBids();
    table.after({buyPrivate("p1", "E-SF"), pass("p2"), buyPrivate("p1", "RdP")});
    ASSERT_EQ(table.round(), "SR1");
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    table.position().privates[table.game().findPrivate("RdP")].owner = Party::bank();

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/round", "are sold")));
}

} // namespace
} // namespace flimnap::test
