#include <gmock/gmock.h>

#include "engine/games/18cz_variants.h"
#include "features/dummy/standing.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// EKJ, a small company, has been drawn for him.
Table withACompany()
{
    Table table = bohemia();
    table.after(vaclavDraws("EKJ"));
    return table;
}

struct BrokenLaw
{
    std::string name;
    std::function<void(Position &, CompanyId)> spoil;
    std::string place;
};

class LawsOfTheDummy : public ::testing::TestWithParam<BrokenLaw>
{
};

TEST_P(LawsOfTheDummy, AreFoundBroken)
{
    Table table = withACompany();
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    GetParam().spoil(table.position(), table.game().findCompany("EKJ"));

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/" + GetParam().place, "")));
}

INSTANTIATE_TEST_SUITE_P(Each, LawsOfTheDummy,
                         ::testing::Values(BrokenLaw{"ItHasNoTreasury",
                                                     [](auto &position, CompanyId company) {
                                                         position.ledger.transfer(Party::bank(), company, Money{10});
                                                     },
                                                     "companies/EKJ/cash"},
                                           BrokenLaw{"ItOperates",
                                                     [](auto &position, CompanyId company) {
                                                         position.companies[company].status = CompanyStatus::Started;
                                                     },
                                                     "companies/EKJ/state"},
                                           BrokenLaw{"NobodyHasMoreOfIt",
                                                     [](auto &position, CompanyId company) {
                                                         position.holdings.move(company, Party::absentee(), PlayerId(0),
                                                                                2);
                                                     },
                                                     "companies/EKJ/director"},
                                           BrokenLaw{"TrainsAreAwaitedInOperatingRounds",
                                                     [](auto &position, CompanyId company) {
                                                         position.parts.template change<dummy::State>().awaitTrains = {
                                                             company};
                                                     },
                                                     "round"}),
                         [](const auto &law) { return law.param.name; });

} // namespace
} // namespace flimnap::test
