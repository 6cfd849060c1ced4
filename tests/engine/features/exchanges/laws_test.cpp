#include <gmock/gmock.h>

#include "engine/games/1824_moves.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

// AH-2.14
TEST(LawsOfExchanges, WhatIsSetAsideForRailwaysStaysThere)
{
    Table table = game1824(3);
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    table.position().holdings.move(table.game().findCompany("SD"), Party::reserve(), Party::bank(), 1);

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/companies/SD", "set aside")));
}

// AH-4.6
TEST(LawsOfExchanges, NothingIsSetAsideForRailwaysThatNobodyBought)
{
    Table table = game1824(3);
    table.after({pass("p3"), pass("p2"), pass("p1")});

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());
    for (const CompanyId company : ids(table.game().companies))
        EXPECT_EQ(table.position().holdings.units(Party::reserve(), company), 0);
}

} // namespace
} // namespace flimnap::test
