#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

// The section "waterfall" of a game's tables.

class BrokenWaterfalls : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenWaterfalls, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithLoans());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenWaterfalls,
    ::testing::Values(BrokenTable{"/waterfall", "5", "expected an object"},
                      BrokenTable{"/waterfall", R"({"raise":5})", "this key is missing", "/waterfall/drop"},
                      BrokenTable{"/waterfall/raise", "0", "from 1 to"},
                      BrokenTable{"/waterfall/drop", "0", "from 1 to"},
                      BrokenTable{"/waterfall/bidders", "\"first\"", "one of lowest-first, by-seats"},
                      BrokenTable{"/waterfall/followsAskers", "\"E\"", "true or false"},
                      BrokenTable{"/waterfall/lots", "4",
                                  "no such key; the keys here are raise, drop, bidders, followsAskers"},
                      BrokenTable{"/privates", "{}", "no private railways to sell", "/waterfall"}));

TEST(TheWaterfallsSection, CanStandInTheTablesOfAnyGame)
{
    Json opened = tableWith("/waterfall", {{"raise", 5}, {"drop", 5}});
    opened.erase("snakeSale");

    EXPECT_THAT(faultsOf(opened), ::testing::IsEmpty());
}

} // namespace
} // namespace flimnap::test
