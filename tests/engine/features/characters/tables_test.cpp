#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

// The section "characters" of a game's tables.

class BrokenCharacters : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenCharacters, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithActions());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenCharacters,
    ::testing::Values(BrokenTable{"/characters/limnoc/tilesFrom", "\"9\"", "one of 1, 2, 3, 4, 5, 6, 7"},
                      BrokenTable{"/characters/limnoc/stationPercentOff", "101", "from 0 to 100"},
                      BrokenTable{"/characters/limnoc/tiles", "11", "from 0 to 10"},
                      BrokenTable{"/characters/limnoc/class", "\"hero\"", "one of starting, later, train, character"},
                      BrokenTable{"/characters/limnoc/strength", "1", "no such key"},
                      BrokenTable{"/characters/SR", R"({"class":"character","name":"n"})", "a company has this code"},
                      BrokenTable{"/characters/judge", R"({"class":"character","name":"n","tiles":1})",
                                  "the phase from which its tiles", "/characters/judge/tilesFrom"}));

} // namespace
} // namespace flimnap::test
