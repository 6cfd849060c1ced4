#include <gmock/gmock.h>

#include "engine/io/good_tables.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;

// The section "companyPrivates" of a game's tables, and the rights of private railways that companies use.

class BrokenCompanyPrivates : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenCompanyPrivates, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithLoans());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenCompanyPrivates,
    ::testing::Values(BrokenTable{"/companyPrivates/leastPercent", "201", "at most \"mostPercent\", 200"},
                      BrokenTable{"/companyPrivates/mostPercent", "0", "from 1 to"},
                      BrokenTable{"/companyPrivates/sellsToBank", "1", "true or false"},
                      BrokenTable{"/companyPrivates/extraTiles", "\"never\"", "one of with-track, any-time"},
                      BrokenTable{"/privateClasses/ferry/extraTileHex", "\"Z9\"", "no hex \"Z9\" on the board"},
                      BrokenTable{"/privateClasses/ferry/buildsAtHex", "\"B8\"", "only one of"},
                      BrokenTable{"/privateClasses/ferry/laysColours", "[\"pink\"]", "no special tile"},
                      BrokenTable{"/privateClasses/post/placesBonus", "\"20\"", "expected a whole number"}));

TEST(TheCompanyPrivatesSection, IsMissedWhereThereAreRightsForCompanies)
{
    Json table = tableWithLoans();
    table.erase("companyPrivates");
    EXPECT_THAT(faultsOf(table), Contains(faultInTable("/privates/E-SF", "nobody uses what it gives a right to")));
}

} // namespace
} // namespace flimnap::test
