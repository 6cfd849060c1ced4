#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;

// The section "emergency" of a game's tables.

class BrokenEmergencies : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenEmergencies, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithLoans());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenEmergencies,
    ::testing::Values(BrokenTable{"/emergency/sells", "\"all\"", "one of for-dearest-train, for-one-train"},
                      BrokenTable{"/emergency/directorsStay", "\"none\"", "one of all, of-company"},
                      BrokenTable{"/emergency/blocks", "\"two\"", "one of any, one-each"},
                      BrokenTable{"/emergency/bankrupts", "1", "true or false"},
                      BrokenTable{"/emergency/trains", "1",
                                  "no such key; the keys here are sells, directorsStay, blocks, sellsPrivates"}));

TEST(TheEmergencysSection, NeedsDirectorsWhoHelp)
{
    Json table = tableWithLoans();
    table["help"] = "never";
    EXPECT_THAT(faultsOf(table), Contains(faultInTable("/emergency", "nobody helps")));
}

} // namespace
} // namespace flimnap::test
