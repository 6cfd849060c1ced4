#include "core/id.h"

#include <gtest/gtest.h>

namespace flimnap {
namespace {

TEST(ById, GivesTheRowOfAnId)
{
    ById<CompanyId, int> rows = {10, 20, 30};
    rows[CompanyId(1)] = 21;
    EXPECT_EQ(rows[CompanyId(0)], 10);
    EXPECT_EQ(rows[CompanyId(1)], 21);
    EXPECT_EQ(rows[CompanyId(2)], 30);
}

TEST(ByIdDeathTest, EndsTheProgramWhereThereIsNoSuchRow)
{
    const ById<CompanyId, int> rows = {10, 20, 30};
    EXPECT_DEATH(static_cast<void>(rows[CompanyId()]), "");
    EXPECT_DEATH(static_cast<void>(rows[CompanyId(3)]), "");
}

} // namespace
} // namespace flimnap
