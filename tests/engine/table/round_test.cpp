#include <gtest/gtest.h>

#include "table/position.h"

namespace flimnap::test {
namespace {

TEST(RoundName, IsReadAsItIsWritten)
{
    for (const Round &round : {Round{}, Round{RoundKind::Stock, 3, 0}, Round{RoundKind::Operating, 5, 2},
                               Round{RoundKind::Operating, 0, 4}, Round{RoundKind::End, 0, 0}})
        EXPECT_EQ(roundNamed(name(round)), round) << name(round);
}

TEST(RoundName, OfARoundInTwoPartsIsThatOfBoth)
{
    EXPECT_EQ(name({RoundKind::Actions, 0, 2}), "ROUND2");
    EXPECT_EQ(roundNamed("ROUND2"), (Round{RoundKind::Operating, 0, 2}));
}

TEST(RoundName, IsNothingElse)
{
    for (const char *words : {"",        "SR",    "SR0",    "SR-1", "SR+1", "SR03",    "SR1.1",
                              "SR12345", "OR",    "OR1",    "OR.1", "OR1.", "OR0.1",   "OR1.0",
                              "OR1.1.1", "ROUND", "ROUND0", "sr3",  "END1", "OPENING", "OR99999999999.1"})
        EXPECT_EQ(roundNamed(words), std::nullopt) << words;
}

} // namespace
} // namespace flimnap::test
