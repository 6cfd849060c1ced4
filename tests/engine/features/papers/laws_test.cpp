#include <gmock/gmock.h>

#include "engine/games/18cz_variants.h"
#include "features/papers/standing.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::Not;

TEST(LawsOfPapers, LetOnlyAPaperWithAStationEarnByItsHex)
{
    Table table = moravia(3);
    table.operating("SX", 60, "p1", 500).privateOf("p2", "MW").round("OR1.1").after(hexIsWorth("p2", 30));
    const auto broken = faultAt("start/privates/S1", "by its hex");
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), Not(Contains(broken)));

    table.position().parts.change<papers::State>().earned[table.game().findPrivate("S1")] = Money{10};

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(broken));
}

} // namespace
} // namespace flimnap::test
