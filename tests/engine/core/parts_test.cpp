#include "core/parts.h"

#include <string>

#include <gtest/gtest.h>

namespace flimnap::test {
namespace {

TEST(Parts, AreFoundByTheirType)
{
    Parts parts;
    EXPECT_EQ(parts.find<int>(), nullptr);

    parts.change<int>() = 7;
    parts.change<std::string>() = "seven";

    EXPECT_EQ(parts.get<int>(), 7);
    EXPECT_EQ(parts.get<std::string>(), "seven");
    parts.drop<int>();
    EXPECT_EQ(parts.find<int>(), nullptr);
    EXPECT_EQ(parts.get<std::string>(), "seven");
}

TEST(Parts, OfACopyAreItsOwn)
{
    Parts before;
    before.change<int>() = 7;
    Parts after = before;
    EXPECT_EQ(after.find<int>(), before.find<int>()) << "in common as long as nobody changes it";

    after.change<int>() = 8;

    EXPECT_EQ(before.get<int>(), 7);
    EXPECT_EQ(after.get<int>(), 8);
}

TEST(Parts, AreEqualByTheirValues)
{
    Parts one;
    one.change<int>() = 7;
    one.change<std::string>() = "seven";
    Parts other;
    other.change<std::string>() = "seven";
    EXPECT_NE(one, other);
    other.change<int>() = 8;
    EXPECT_NE(one, other);
    other.change<int>() = 7;
    EXPECT_EQ(one, other);
}

} // namespace
} // namespace flimnap::test
