#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;

// The section "closingArea" of a game's tables.

class BrokenClosingAreas : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenClosingAreas, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithLoans());
}

INSTANTIATE_TEST_SUITE_P(OfTheTable, BrokenClosingAreas,
                         ::testing::Values(BrokenTable{"/closingArea/trains", "\"deck\"", "one of pool, gone"},
                                           BrokenTable{"/closingArea/sales", "true", "one of stop, enter"},
                                           BrokenTable{"/closingArea/cells", "2",
                                                       "no such key; the keys here are trains, sales"}));

TEST(TheClosingAreasSection, NeedsASpaceWithoutAPrice)
{
    Json table = tableWithLoans();
    table["chart"]["rows"].erase(10);
    table["chart"]["rows"].erase(9);
    EXPECT_THAT(faultsOf(table), Contains(faultInTable("/closingArea", "no space without a price")));
}

TEST(TheClosingAreasSection, IsMissedWhereASpaceHasNoPrice)
{
    Json table = tableWithLoans();
    table.erase("closingArea");
    EXPECT_THAT(faultsOf(table), Contains(faultInTable("/chart", "the price of \"R10C1\" is not above 0")));
}

} // namespace
} // namespace flimnap::test
