#include "market/markers.h"

#include <gmock/gmock.h>

namespace flimnap {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const CompanyId red(0);
const CompanyId blue(1);
const CompanyId green(2);

const CellId lower(0);
const CellId middle(1); ///< to the right of the lower one
const CellId upper(2);  ///< above the middle one

class SmallChart : public ::testing::Test
{
protected:
    SmallChart()
    {
        chart[lower].right = middle;
        chart[middle].left = lower;
        chart[middle].up = upper;
        chart[upper].down = middle;
    }

    void step(CompanyId company, Direction direction) { markers.step(chart, company, direction); }

    ById<CellId, ChartCell> chart{ChartCell(), ChartCell(), ChartCell()};
    Markers markers = Markers(3);
};

TEST_F(SmallChart, IsEmptyAtFirst)
{
    EXPECT_FALSE(markers.cell(red).isValid());
    EXPECT_THAT(markers.pile(lower), IsEmpty());
}

TEST_F(SmallChart, StepsLeadToTheNeighbourInEachDirection)
{
    markers.place(red, lower);

    step(red, Direction::Right);
    EXPECT_EQ(markers.cell(red), middle);
    step(red, Direction::Up);
    EXPECT_EQ(markers.cell(red), upper);
    step(red, Direction::Down);
    EXPECT_EQ(markers.cell(red), middle);
    step(red, Direction::Left);
    EXPECT_EQ(markers.cell(red), lower);
}

TEST_F(SmallChart, AMarkerCanSlipAboveAnotherOfItsPile)
{
    for (const CompanyId company : {green, red, blue})
        markers.place(company, middle);

    markers.slipAbove(blue, red);
    EXPECT_THAT(markers.pile(middle), ElementsAre(green, blue, red));
    markers.place(blue, middle);
    EXPECT_THAT(markers.pile(middle), ElementsAre(green, red, blue)); // who arrives still goes under all
}

TEST_F(SmallChart, WhoArrivesGoesUnderThePile)
{
    markers.place(green, middle);
    markers.place(red, middle);
    markers.place(blue, lower);
    step(blue, Direction::Right);

    EXPECT_THAT(markers.pile(middle), ElementsAre(green, red, blue));
}

TEST_F(SmallChart, WhoCannotMoveKeepsItsPlaceInThePile)
{
    markers.place(red, lower);
    markers.place(blue, lower);

    step(red, Direction::Left);
    step(red, Direction::Down);

    EXPECT_THAT(markers.pile(lower), ElementsAre(red, blue));
}

TEST_F(SmallChart, WhoLeavesAndComesBackLiesAtTheBottom)
{
    markers.place(red, middle);
    markers.place(blue, middle);

    step(red, Direction::Up);
    EXPECT_THAT(markers.pile(middle), ElementsAre(blue));
    step(red, Direction::Down);

    EXPECT_THAT(markers.pile(middle), ElementsAre(blue, red));
}

TEST_F(SmallChart, LyingAboveIsSaidOfOnePileOnly)
{
    markers.place(red, middle);
    markers.place(blue, middle);
    markers.place(green, upper);

    EXPECT_TRUE(markers.liesAbove(red, blue));
    EXPECT_FALSE(markers.liesAbove(blue, red));
    EXPECT_FALSE(markers.liesAbove(red, green));
    EXPECT_FALSE(markers.liesAbove(green, red));
}

TEST_F(SmallChart, ARemovedMarkerLiesNowhereAndThoseUnderItMoveUp)
{
    markers.place(red, middle);
    markers.place(blue, middle);

    markers.remove(red);

    EXPECT_FALSE(markers.cell(red).isValid());
    EXPECT_THAT(markers.pile(middle), ElementsAre(blue));
}

} // namespace
} // namespace flimnap
