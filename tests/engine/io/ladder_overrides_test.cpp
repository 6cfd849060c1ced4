#include <gmock/gmock.h>

#include "support/journals.h"

namespace flimnap {
namespace {

using ::testing::HasSubstr;

// What a table finds printed otherwise than in the tables of 18Lilliput.

Result<GameDefinition, Faults> lilliputWithLadder(const std::string &chart)
{
    return test::library().definition("18lilliput", "cs", "base", R"({"overrides":{"chart":)" + chart + "}}");
}

std::string faultsOfLadder(const std::string &chart)
{
    const Result<GameDefinition, Faults> game = lilliputWithLadder(chart);
    std::string faults;
    for (const Fault &fault : game ? Faults() : game.error())
        faults += text(fault) + "\n";
    return faults;
}

TEST(LadderOverrides, MakeTheChartLongerWithItsInitialPrices)
{
    const auto game = lilliputWithLadder("[45,50,55,60,65,70,75,80,85,90,95,100,110,120,130,140,145,150]"); // LI-2.12

    ASSERT_TRUE(game);
    EXPECT_EQ(game->chart.count(), 18);
    const CellId end = game->findCell(Money{145});
    EXPECT_EQ(game->chart[game->chart[end].right].price, Money{150}); // LI-6.11: at the end of the row up
    EXPECT_EQ(game->classes[ClassId(0)].pars.front(), Money{50});     // LI-5.20
    EXPECT_EQ(game->classes[ClassId(0)].pars.size(), 17U);
}

TEST(LadderOverrides, ThatNoBoardCanHaveAreRefused_LI2_12)
{
    for (const char *chart : {"[45,50,55,60,150]", "[40,50,55,150]", "[45,50,60,150]", "[45,50,55,160]",
                              "[45,50,55,60,72,150]", "[45,50,55,70,65,150]"})
        EXPECT_THAT(faultsOfLadder(chart), HasSubstr("options.overrides.chart")) << chart;
}

} // namespace
} // namespace flimnap
