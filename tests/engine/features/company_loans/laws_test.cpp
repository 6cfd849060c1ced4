#include <gmock/gmock.h>

#include "engine/games/1836jr56_moves.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// B of p1 has two loans.
Table withLoans()
{
    Table table = game1836(3);
    table.begun("3").running("B", "R2C5", "p1", 0).stations("B", 1, 3).shares("p1", "B", 40);
    return loans(table, "B", 2);
}

CompanyId idOfB(const Table &table)
{
    return table.game().findCompany("B");
}

TEST(LawsOfLoans, HoldWhereACompanyHasSome)
{
    const Table table = withLoans();
    EXPECT_EQ(loans(table, "B"), 2);
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());
}

TEST(LawsOfLoans, LeaveNoneToACompanyThatIsGone)
{
    Table table = withLoans();
    table.position().companies[idOfB(table)].status = CompanyStatus::Closed;
    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/B/loans", "only a company in play has loans")));
}

// JR-6.24
TEST(LawsOfLoans, MakeSharesScoreLess)
{
    Table table = withLoans();
    EXPECT_EQ(scorePrice(table.game(), table.position(), idOfB(table)),
              price(table.game(), table.position(), idOfB(table)) - Money{20});
    table.position().companies[idOfB(table)].scoreDeduction = {};
    EXPECT_THAT(brokenLaws(table.rules(), table.position()),
                Contains(faultAt("start/companies/B/loans", "score so much less")));
}

TEST(Loans, AreForgottenWhenAllAreRepaid)
{
    Table table = withLoans();
    EXPECT_NE(table.position().parts.find<company_loans::State>(), nullptr);
    loans(table, "B", 0);
    EXPECT_EQ(table.position().parts.find<company_loans::State>(), nullptr);
}

} // namespace
} // namespace flimnap::test
