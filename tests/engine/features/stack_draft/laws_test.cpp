#include <gmock/gmock.h>

#include <functional>

#include "engine/games/1824_moves.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// MS is the bond railway.
Table withABondRailway()
{
    Table table = cisleithaniaForTwo();
    table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2"), take("p1", "EOD")});
    return table;
}

struct BrokenLaw
{
    std::string name;
    std::function<void(Position &, CompanyId)> spoil;
    std::string place;
};

class LawsOfTheStackDraft : public ::testing::TestWithParam<BrokenLaw>
{
};

// AH-8.12
TEST_P(LawsOfTheStackDraft, AreFoundBroken)
{
    Table table = withABondRailway();
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    GetParam().spoil(table.position(), table.game().findCompany("MS"));

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/" + GetParam().place, "")));
}

INSTANTIATE_TEST_SUITE_P(
    Each, LawsOfTheStackDraft,
    ::testing::Values(
        BrokenLaw{"TheBondRailwayHasNoTreasury",
                  [](auto &position, CompanyId bond) { position.ledger.transfer(Party::bank(), bond, Money{10}); },
                  "companies/MS"},
        BrokenLaw{"NorADirector",
                  [](auto &position, CompanyId bond) { position.holdings.setDirector(bond, PlayerId(0)); },
                  "companies/MS"},
        BrokenLaw{"AndIsUsedAsOne",
                  [](auto &position, CompanyId bond) { position.companies[bond].isUndirected = false; },
                  "companies/MS/role"},
        BrokenLaw{"OnlyRailwaysOfOneOwnerDoNothingButBuild",
                  [](auto &position, CompanyId bond) { position.companies[bond].onlyBuilds = true; },
                  "companies/MS/role"}),
    [](const auto &test) { return test.param.name; });

} // namespace
} // namespace flimnap::test
