#include <gmock/gmock.h>

#include "engine/games/18cz_variants.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

TEST(LawsOfLeftOut, KeepAllOthersInTheGame_CZ8_41)
{
    Table table = moravia(2);
    table.after(leftOut("kk"));
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    table.position().companies[table.game().findCompany("SX")].status = CompanyStatus::Closed;

    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/closed_companies", "does without")));
}

} // namespace
} // namespace flimnap::test
