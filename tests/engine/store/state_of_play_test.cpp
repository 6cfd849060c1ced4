#include "store/state_of_play.h"

#include <gmock/gmock.h>

namespace flimnap::test {
namespace {

using ::testing::Eq;
using ::testing::Optional;

constexpr Round secondOfSetSeven{RoundKind::Operating, 7, 2};

TEST(StateOfPlay, IsReadAsItWasWritten)
{
    const StateOfPlay state{secondOfSetSeven, 363};

    EXPECT_EQ(writeStateOfPlay(state), "OR7.2 363");
    EXPECT_THAT(readStateOfPlay("OR7.2 363"), Optional(state));
}

TEST(StateOfPlay, OfAnOlderStoreHasNoMoves)
{
    EXPECT_THAT(readStateOfPlay("OR7.2"), Optional(StateOfPlay{secondOfSetSeven, {}}));
}

TEST(StateOfPlay, IsNothingThatWasNeverWritten)
{
    for (const char *text : {"", "7", "BREAK 12", "OR7.2 ", "OR7.2 many", "OR7.2 -3", "OR7.2 3 4"})
        EXPECT_THAT(readStateOfPlay(text), Eq(std::nullopt)) << text;
}

} // namespace
} // namespace flimnap::test
