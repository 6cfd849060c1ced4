#include <gmock/gmock.h>

#include "rounds/feature.h"
#include "support/faults.h"
#include "support/player_moves.h"
#include "support/table.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

TEST(LawsOfTheSnakeSale, LeaveNothingBehindInTheFirstStockRound)
{
    Table table(3);
    table.after(buyPrivate("p1", "S1"));
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    table.position().round = {RoundKind::Stock, 1, 0};

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/round", "")));
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/privates/S2", "left the game")));
}

} // namespace
} // namespace flimnap::test
