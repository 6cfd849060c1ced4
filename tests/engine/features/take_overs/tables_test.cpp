#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;

class BrokenTakeOvers : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenTakeOvers, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), goodTable());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenTakeOvers,
    ::testing::Values(BrokenTable{"/takeOvers/medium/0", "\"tiny\"", "one of small, medium, large, found \"tiny\""},
                      BrokenTable{"/takeOvers/tiny", R"(["small"])", "no such key; the keys here are"}));

TEST(TheSectionOfTakeOvers, AsksForThatOfSharedStations)
{
    Json table = goodTable();
    table.erase("sharedStations");

    EXPECT_THAT(faultsOf(table), Contains(faultIn(tableFile, "/takeOvers", "expected \"sharedStations\"")));
}

} // namespace
} // namespace flimnap::test
