#include <gmock/gmock.h>

#include "engine/games/18lilliput_moves.h"
#include "features/card_draft/standing.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

// What holds while companies and people are taken, and afterwards (LI-4.1 ff.).

TEST(LawsOfTheCardDraft, CountTurnsWhileItGoesOn)
{
    Table table = lilliput(4);
    table.after(take("p1", "SR"));
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    table.position().parts.drop<card_draft::State>();
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/round", "")));
}

TEST(LawsOfTheCardDraft, LeaveNothingBehind)
{
    Table table = lilliput(3);
    draft(table, {"SR", "LNR", "MR", "limnoc", "golbasto", "bolgolam"});
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    table.position().companies[table.game().findCompany("GVR")].status = CompanyStatus::Waiting;
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/companies/GVR", "")));
    table.position().privates[table.game().findPrivate("flimnap")].owner = Party::bank();
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/privates/flimnap", "")));
}

} // namespace
} // namespace flimnap::test
