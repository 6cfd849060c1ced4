#include <gmock/gmock.h>

#include "features/shared_stations/standing.h"
#include "rounds/feature.h"
#include "support/company_moves.h"
#include "support/faults.h"
#include "support/table.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::Not;

/// Ug has taken over BN, which has a station on one of two hexes with it at most.
Table tookOver()
{
    Table table(3);
    table.phase("d").operating("Ug", 120, "p1", 1000).train("Ug", "d.3E").operating("BN", 80, "p2", 0).round("OR1.1");
    table.turnOf("BN").turnOf("Ug").after(runTrains("Ug", 0)).stations("BN", 2, 0).stations("Ug", 2, 0);
    return table.after(acquire("Ug", "BN", 40));
}

TEST(LawsOfSharedStations, KeepTheHexesWithinWhatCanBe)
{
    Table table = tookOver();
    const auto broken = faultAt("start/companies/Ug/stations", "not more than can be");
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), Not(Contains(broken)));

    table.position().parts.change<shared_stations::State>().companies[table.game().findCompany("Ug")].hexes = 3;

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(broken));
}

TEST(LawsOfSharedStations, KeepOnlyWhatIsSaidByACompanyThatIsThere)
{
    Table table = tookOver();

    table.position().companies[table.game().findCompany("Ug")].status = CompanyStatus::Closed;

    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/Ug/stations", "only companies that operate")));
}

TEST(LawsOfSharedStations, CountNoMoreStationsOfOthersThanStandThere)
{
    Table table = tookOver();

    table.position().companies[table.game().findCompany("Ug")].uncountedStations = 5;

    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/Ug/taken_stations", "at most all")));
}

} // namespace
} // namespace flimnap::test
