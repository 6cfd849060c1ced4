#include <gmock/gmock.h>

#include "flawed_games.h"
#include "support/printed_games.h"

namespace flimnap::test {
namespace {

// Hexes that private railways name, and prices that free shares from limits.

class FlawsOfHexesAndPrices : public ::testing::TestWithParam<GameFlaw>
{
};

TEST_P(FlawsOfHexesAndPrices, AreFound)
{
    expectFound(GetParam(), printedGame("1836jr56"));
}

INSTANTIATE_TEST_SUITE_P(OfTheTable, FlawsOfHexesAndPrices,
                         ::testing::Values(GameFlaw{"BlocksNothing",
                                                    [](auto &g) { g.privates[g.findPrivate("ACC")].blocksHex = "Z9"; },
                                                    "/privateClasses/canal/blocksHex", "no hex \"Z9\""},
                                           GameFlaw{"UnlimitedButCounted", [](auto &g) { g.unlimitedUpTo = Money{60}; },
                                                    "/chart/unlimitedUpTo", "at most \"uncountedUpTo\", 50"}),
                         nameOfFlaw);

} // namespace
} // namespace flimnap::test
