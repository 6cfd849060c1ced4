#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

// The section "actionCards" of a game's tables.

class BrokenActionCards : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenActionCards, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithActions());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenActionCards,
    ::testing::Values(
        BrokenTable{"/actionCards/cards/C1", "[{\"cash\":5}]", "2 to 2 entries, found 1"},
        BrokenTable{"/actionCards/cards/C1/0", "{}", "one of the keys tiles, cash"},
        BrokenTable{"/actionCards/cards/C1/0", R"({"cash":5,"station":true})", "one of the keys tiles, cash"},
        BrokenTable{"/actionCards/cards/C1/0", R"({"shares":false})", "one of the keys tiles, cash"},
        BrokenTable{"/actionCards/cards/C1/0", R"({"trains":0})", "from 1 to 10", "/actionCards/cards/C1/0/trains"},
        BrokenTable{"/actionCards/cards/C1/0", R"({"cash":0})", "from 1 to", "/actionCards/cards/C1/0/cash"},
        BrokenTable{"/actionCards/tables/1/cards/0", "\"C11\"", "no action card \"C11\"", "/actionCards/tables/1"},
        BrokenTable{"/actionCards/tables/1/cards", "[\"C2\"]", "expected at least 2", "/actionCards/tables/1"},
        BrokenTable{"/actionCards/tables/0", R"({"cards":[]})", "no number of players \"0\"", "/actionCards/tables"},
        BrokenTable{"/actionCards/tables/1/copies", "-1", "from 0 to 99"},
        BrokenTable{"/actionCards/unusedCopy", "-20", "from 0 to"},
        BrokenTable{"/phases/3/treasuryGrant", "-1", "from 0 to"}));

} // namespace
} // namespace flimnap::test
