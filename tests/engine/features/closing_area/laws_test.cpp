#include <gmock/gmock.h>

#include "engine/games/1836jr56_moves.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

// JR-6.60
TEST(LawsOfTheClosingArea, LeaveNoMarkerThere)
{
    Table table = game1836(3);
    table.running("B", "R9C1", "p1", 0).shares("p1", "B", 40);
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());
    table.marker("B", "R10C1");
    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/B/cell", "leaves the game")));
}

} // namespace
} // namespace flimnap::test
