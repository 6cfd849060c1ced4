#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;

class BrokenPapers : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenPapers, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithPapers());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenPapers,
    ::testing::Values(BrokenTable{"/papers/MW/station", "\"F22\"", "no hex \"F22\" on the board"},
                      BrokenTable{"/papers/MW/train", "true", "no station of its own"},
                      BrokenTable{"/privates/MW/class", "\"large\"", "what the hex is worth", "/papers/MW/station"},
                      BrokenTable{"/privates/3E/class", "\"large\"", "earns nothing for its owner", "/papers/3E/train"},
                      BrokenTable{"/papers/3E/train", "1", "true or false"},
                      BrokenTable{"/papers/3E", "{}", R"(a "train" or a "station")"},
                      BrokenTable{"/papers/BN", R"({"train": true})", "no private railway \"BN\""}));

TEST(TheSectionOfPapers, AsksForThatOfSharedStations)
{
    Json table = tableWithPapers();
    table.erase("sharedStations");

    EXPECT_THAT(faultsOf(table), Contains(faultIn(tableFile, "/papers", "expected \"sharedStations\"")));
}

} // namespace
} // namespace flimnap::test
