#include <gmock/gmock.h>

#include "flawed_games.h"
#include "support/printed_games.h"

namespace flimnap::test {
namespace {

// Hexes that companies and private railways name, and prices that free shares from limits.

class FlawsOfHexesAndPrices : public ::testing::TestWithParam<GameFlaw>
{
};

TEST_P(FlawsOfHexesAndPrices, AreFound)
{
    expectFound(GetParam(), printedGame("1836jr56"));
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, FlawsOfHexesAndPrices,
    ::testing::Values(GameFlaw{"NoDestination", [](auto &g) { g.companies[g.findCompany("HSM")].destination.clear(); },
                               "/companies/HSM/destination", "waits for its destination"},
                      GameFlaw{"DestinationAtHome",
                               [](auto &g) { g.companies[g.findCompany("HSM")].destination = "D6"; },
                               "/companies/HSM/destination", "there from the beginning"},
                      GameFlaw{"BlocksNothing", [](auto &g) { g.privates[g.findPrivate("ACC")].blocksHex = "Z9"; },
                               "/privateClasses/canal/blocksHex", "no hex \"Z9\""},
                      GameFlaw{"UnlimitedButCounted", [](auto &g) { g.unlimitedUpTo = Money{60}; },
                               "/chart/unlimitedUpTo", "at most \"uncountedUpTo\", 50"},
                      GameFlaw{"NoPrivatePrice", [](auto &g) { g.leastPrivatePercent = 300; },
                               "/privatePrices/leastPercent", "at most \"mostPercent\", 200"}),
    nameOfFlaw);

} // namespace
} // namespace flimnap::test
