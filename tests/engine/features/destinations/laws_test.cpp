#include <gmock/gmock.h>

#include "engine/games/1836jr56_moves.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// The bank keeps 200 for B of p1.
Table withEscrow(const std::string &options = "{}")
{
    Table table = game1836(3, options);
    table.running("B", "R2C5", "p1", 0).shares("p1", "B", 70);
    return keptFor(partlyPaid(table, "B"), "B", 200);
}

CompanyState &stateOfB(Table &table)
{
    return table.position().companies[table.game().findCompany("B")];
}

TEST(LawsOfDestinations, HoldWhereMoneyIsKept)
{
    for (const char *options : {"{}", R"({"JR-5.19":"apart"})"}) {
        const Table table = withEscrow(options);
        EXPECT_EQ(escrow(table, "B"), 200);
        EXPECT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());
    }
}

TEST(LawsOfDestinations, KeepNothingForACompanyThatIsGone)
{
    Table table = withEscrow();
    stateOfB(table).status = CompanyStatus::Closed;
    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/B/escrow", "for a company that is in play")));
}

// JR-5.20
TEST(LawsOfDestinations, KeepNothingForACompanyThatIsPaidByTheShare)
{
    Table table = withEscrow();
    stateOfB(table).treasuryUnits = 10;
    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/B/escrow", "waits for its destination")));
}

TEST(LawsOfDestinations, LetACompanyThatIsThereWaitForNothing)
{
    Table table = withEscrow();
    destinations::setReached(table.game(), table.position(), table.game().findCompany("B"));
    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/B/escrow", "it has reached its destination")));
}

// JR-5.19
TEST(LawsOfDestinations, SetApartWhatIsKeptWhereItIsNotTheBanks)
{
    Table table = withEscrow(R"({"JR-5.19":"apart"})");
    table.position().keptInBank = Money{100};
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/bank", "kept apart")));
}

TEST(Destinations, AreForgottenWhenNothingIsKeptAndNobodyIsThere)
{
    Table table = withEscrow();
    EXPECT_NE(table.position().parts.find<destinations::State>(), nullptr);
    keptFor(table, "B", 0);
    EXPECT_EQ(table.position().parts.find<destinations::State>(), nullptr);
}

} // namespace
} // namespace flimnap::test
