#include <gmock/gmock.h>

#include "engine/games/18cz_variants.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

TEST(LawsOfCharters, GiveNobodyTwo_CZ8_1)
{
    Table table = trainingGame(2);
    table.after(playerDraws("BCB"));
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    table.position().holdings.setDirector(table.game().findCompany("EKJ"), PlayerId(0));

    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/EKJ/director", "more than one")));
}

} // namespace
} // namespace flimnap::test
