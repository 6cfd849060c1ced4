#include <gmock/gmock.h>

#include "io/game_library.h"

namespace flimnap {
namespace {

using ::testing::HasSubstr;

// What a table finds printed otherwise than in the tables of 18Lilliput.

Result<GameDefinition, Faults> lilliputWith(const std::string &overrides)
{
    return GameLibrary::builtIn()->definition("18lilliput", "cs", "base", R"({"overrides":)" + overrides + "}");
}

std::string faultsWith(const std::string &overrides)
{
    const Result<GameDefinition, Faults> game = lilliputWith(overrides);
    std::string faults;
    for (const Fault &fault : game ? Faults() : game.error())
        faults += text(fault) + "\n";
    return faults;
}

TEST(LadderOverrides, MakeTheChartLongerWithItsInitialPrices)
{
    const auto game =
        lilliputWith(R"({"chart":[45,50,55,60,65,70,75,80,85,90,95,100,110,120,130,140,145,150]})"); // LI-2.12

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
        EXPECT_THAT(faultsWith(R"({"chart":)" + std::string(chart) + "}"), HasSubstr("options.overrides.chart"))
            << chart;
}

} // namespace
} // namespace flimnap
