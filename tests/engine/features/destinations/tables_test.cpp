#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

// The section "destinations" of a game's tables.

class BrokenDestinations : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenDestinations, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithLoans());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenDestinations,
    ::testing::Values(BrokenTable{"/destinations/hexes/B", "\"Z9\"", "no hex \"Z9\" on the board"},
                      BrokenTable{"/destinations/hexes/B", "\"H6\"", "there from the beginning"},
                      BrokenTable{"/destinations/hexes/B", "7", "expected a text"},
                      BrokenTable{"/destinations/hexes/BB", "\"H10\"", "no such key; the keys here are B, GCL"},
                      BrokenTable{"/destinations/escrow", "\"its\"", "one of banks, apart"},
                      BrokenTable{"/destinations/hex", "\"H10\"", "no such key; the keys here are"}));

TEST(TheDestinationsSection, NamesAHexForAllWhoseCapitalWaitsForIt)
{
    Json table = tableWithLoans();
    table["destinations"]["hexes"].erase("GCL");
    EXPECT_THAT(faultsOf(table), ElementsAre(faultInTable("/destinations/hexes/GCL", "waits for its destination")));
}

TEST(TheDestinationsSection, IsMissedWhereSharesPayIntoTreasuries)
{
    Json table = tableWithLoans();
    table.erase("destinations");
    EXPECT_THAT(faultsOf(table), Contains(faultInTable("/phases/2/treasuryPercent", "without \"destinations\"")));
}

} // namespace
} // namespace flimnap::test
