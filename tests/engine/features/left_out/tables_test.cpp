#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

class BrokenLeftOut : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenLeftOut, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithPapers());
}

INSTANTIATE_TEST_SUITE_P(OfTheTable, BrokenLeftOut,
                         ::testing::Values(BrokenTable{"/leftOut/byLot/2", "5", "fewer companies than are in play, 5"},
                                           BrokenTable{"/leftOut/byLot/2", "0", "from 1 to"},
                                           BrokenTable{"/leftOut/byLot/9", "1",
                                                       "no number of players \"9\"; there are: 2, 3"}));

TEST(TheSectionOfLeftOut, LeavesEveryPlayerACompany)
{
    expectReported({"/leftOut", R"({"byLot": {"3": 1}})", "at least as many as players", "/leftOut/byLot/3"},
                   tableWithRounds());
}

} // namespace
} // namespace flimnap::test
