#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The share-price chart and the steps of its markers (AH-2.21 to AH-2.26).

const std::vector<std::vector<int>> printedRows = {
    {100, 110, 120, 130, 140, 155, 170, 190, 210, 235, 260, 290, 320, 350},
    {90, 100, 110, 120, 130, 145, 160, 180, 200, 225, 250, 280, 310, 340},
    {80, 90, 100, 110, 120, 135, 150, 170, 190, 215, 240, 270, 300, 330},
    {70, 80, 90, 100, 110, 125, 140, 160, 180, 200, 220},
    {60, 70, 80, 90, 100, 115, 130, 150, 170},
    {50, 60, 70, 80, 90, 105, 120},
    {40, 50, 60, 70, 80}};

std::string cellName(std::size_t row, std::size_t column)
{
    return "R" + std::to_string(row) + "C" + std::to_string(column);
}

std::string cellAfter(const std::string &start, Direction direction)
{
    Table table = game1824(3);
    const CompanyId company = table.game().findCompany("BK");
    table.marker("BK", start);
    table.position().markers.step(table.game().chart, company, direction);
    return table.cell("BK");
}

TEST(Chart1824, Prices_AH2_21)
{
    const Table table = game1824(3);
    std::size_t cells = 0;
    for (std::size_t row = 0; row < printedRows.size(); ++row) {
        for (std::size_t column = 0; column < printedRows[row].size(); ++column) {
            const CellId cell = table.game().findCell(cellName(row + 1, column + 1));
            ASSERT_TRUE(cell.isValid()) << row << column;
            EXPECT_EQ(table.game().chart[cell].price, Money{printedRows[row][column]});
            ++cells;
        }
    }
    EXPECT_EQ(table.game().chart.count(), static_cast<int>(cells));
}

TEST(Chart1824, RightGoesUpAtTheEndOfARow_AH2_22)
{
    EXPECT_EQ(cellAfter("R4C3", Direction::Right), "R4C4");
    EXPECT_EQ(cellAfter("R1C14", Direction::Right), "R1C14");
    EXPECT_EQ(cellAfter("R2C14", Direction::Right), "R1C14");
    EXPECT_EQ(cellAfter("R3C14", Direction::Right), "R2C14");
    EXPECT_EQ(cellAfter("R4C11", Direction::Right), "R3C11");
    EXPECT_EQ(cellAfter("R5C9", Direction::Right), "R4C9");
    EXPECT_EQ(cellAfter("R6C7", Direction::Right), "R5C7");
    EXPECT_EQ(cellAfter("R7C5", Direction::Right), "R6C5");
}

TEST(Chart1824, LeftGoesDownInTheFirstColumn_AH2_23)
{
    EXPECT_EQ(cellAfter("R4C3", Direction::Left), "R4C2");
    for (std::size_t row = 1; row < 7; ++row)
        EXPECT_EQ(cellAfter(cellName(row, 1), Direction::Left), cellName(row + 1, 1));
    EXPECT_EQ(cellAfter("R7C1", Direction::Left), "R7C1");
}

TEST(Chart1824, DownStopsAtTheBottomOfAColumn_AH2_24)
{
    EXPECT_EQ(cellAfter("R4C3", Direction::Down), "R5C3");
    const std::vector<std::size_t> lowest = {7, 7, 7, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 3};
    for (std::size_t column = 1; column <= lowest.size(); ++column) {
        const std::string bottom = cellName(lowest[column - 1], column);
        EXPECT_EQ(cellAfter(bottom, Direction::Down), bottom);
        EXPECT_EQ(cellAfter(cellName(lowest[column - 1] - 1, column), Direction::Down), bottom);
    }
}

TEST(Chart1824, UpStopsInTheFirstRow_AH2_25)
{
    EXPECT_EQ(cellAfter("R4C3", Direction::Up), "R3C3");
    for (std::size_t column = 1; column <= 14; ++column)
        EXPECT_EQ(cellAfter(cellName(1, column), Direction::Up), cellName(1, column));
}

TEST(Chart1824, AMarkerGoesUnderThoseOnItsNewCell_AH2_26)
{
    Table table = game1824(3);
    table.running("BK", "R5C4", "p1", 0).running("MS", "R5C3", "p1", 0).train("MS", "2").train("BK", "2");
    table.round("OR2.1").turnOf("MS").after({runTrains("MS", 100), payOut("MS")});

    EXPECT_THAT(table.pile("R5C4"), ElementsAre("BK", "MS"));
}

// A-50
TEST(Chart1824, AMarkerThatCannotMoveKeepsItsPlaceInThePile_A50)
{
    Table table = game1824(3);
    for (const char *company : {"BK", "MS"})
        table.running(company, "R1C14", "p1", 0).train(company, "2");
    table.round("OR2.1").after({runTrains("BK", 100), payOut("BK")});

    EXPECT_THAT(table.pile("R1C14"), ElementsAre("BK", "MS"));
}

// A correction names the cell, since prices repeat.
TEST(Chart1824, ACorrectedMarkerIsPutOnANamedCell_AH2_21)
{
    Table table = game1824(3);
    table.running("BK", "R5C3", "p1", 0).round("SR3").after(correct(R"("company":"BK","cell":"R3C1")"));
    EXPECT_EQ(table.cell("BK"), "R3C1");
    EXPECT_EQ(table.price("BK"), 80);
    EXPECT_NE(table.refusal(correct(R"("company":"BK","cell":"R8C1")")), "accepted");
}

} // namespace
} // namespace flimnap::test
