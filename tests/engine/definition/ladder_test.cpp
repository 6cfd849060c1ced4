#include "definition/ladder.h"

#include <gmock/gmock.h>

namespace flimnap {
namespace {

// What can stand on a board of two rows in place of the printed prices (LI-2.12).

std::vector<Money> moneys(const std::vector<int> &numbers)
{
    std::vector<Money> prices;
    for (const int number : numbers)
        prices.push_back(Money{number});
    return prices;
}

/// LI-2.11: begins with 45, 50, 55 and ends with 150.
std::optional<LadderProblem> problemOf(const std::vector<int> &prices)
{
    ById<CellId, ChartCell> printed;
    for (const Money price : moneys({45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150})) {
        ChartCell cell;
        cell.price = price;
        printed.add(cell);
    }
    return ladderProblem(moneys(prices), printed);
}

TEST(Ladder, MayHaveOtherPricesAndAnotherNumberOfColumns)
{
    EXPECT_EQ(problemOf({45, 50, 55, 150}), std::nullopt);
    EXPECT_EQ(problemOf({45, 50, 55, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120, 130, 140, 150}), std::nullopt);
}

TEST(Ladder, HasTwoRowsOfTheSameLength)
{
    EXPECT_EQ(problemOf({45, 50, 55, 60, 150}), (LadderProblem{LadderFault::OddNumber, 5}));
    EXPECT_EQ(problemOf({45, 50}), (LadderProblem{LadderFault::OddNumber, 2}));
}

TEST(Ladder, BeginsAndEndsAsPrinted)
{
    EXPECT_EQ(problemOf({40, 50, 55, 150}), (LadderProblem{LadderFault::OtherBeginning, 0}));
    EXPECT_EQ(problemOf({45, 50, 60, 150}), (LadderProblem{LadderFault::OtherBeginning, 2}));
    EXPECT_EQ(problemOf({45, 50, 55, 160}), (LadderProblem{LadderFault::OtherEnd, 3}));
}

TEST(Ladder, RisesFromSpaceToSpace)
{
    EXPECT_EQ(problemOf({45, 50, 55, 70, 70, 150}), (LadderProblem{LadderFault::NotRising, 4}));
    EXPECT_EQ(problemOf({45, 50, 55, 70, 65, 150}), (LadderProblem{LadderFault::NotRising, 4}));
}

TEST(Ladder, HasOnlyMultiplesOfFive)
{
    EXPECT_EQ(problemOf({45, 50, 55, 60, 72, 150}), (LadderProblem{LadderFault::BetweenSteps, 4}));
}

} // namespace
} // namespace flimnap
