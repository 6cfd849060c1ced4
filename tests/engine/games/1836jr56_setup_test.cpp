#include <gtest/gtest.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

TEST(TheSetUp1836Jr56, GivesCashAndTrainsByThePreparationLine_S1)
{
    const Table table = game1836(3);

    EXPECT_EQ(table.cash("p1"), 300);
    EXPECT_EQ(table.game().tableOf(3)->certificateLimit, 13);
    EXPECT_EQ(table.cash("bank"), 5100);
    EXPECT_EQ(table.left("2"), 5);
    EXPECT_EQ(table.left("3"), 4);
    EXPECT_EQ(table.left("4"), 3);
    EXPECT_EQ(table.left("5"), 2);
    EXPECT_EQ(table.left("6"), 2);
    EXPECT_EQ(table.left("8"), 5);
    EXPECT_EQ(table.round(), "OPEN");
    EXPECT_EQ(table.turn(), "p1");
}

} // namespace
} // namespace flimnap::test
