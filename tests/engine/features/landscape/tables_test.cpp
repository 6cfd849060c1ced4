#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

// The section "landscape" of a game's tables.

class BrokenLandscapes : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenLandscapes, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithActions());
}

INSTANTIATE_TEST_SUITE_P(OfTheTable, BrokenLandscapes,
                         ::testing::Values(BrokenTable{"/landscape/terrain/0/phase", "\"0\"", "one of 1, 2"},
                                           BrokenTable{"/landscape/terrain/0/cost", "0", "from 1 to"},
                                           BrokenTable{"/landscape/express/bonus", "0", "from 1 to"},
                                           BrokenTable{"/landscape/mines", "2", "true or false"},
                                           BrokenTable{"/landscape/metropolis", "-50", "from 0 to"}));

} // namespace
} // namespace flimnap::test
