#include <gmock/gmock.h>

#include "engine/io/good_tables.h"
#include "features/lots/standing.h"

namespace flimnap::test {
namespace {

// The section "lots" of a game's tables.

TEST(TheSectionOfLots, IsReadInItsOrder)
{
    const Json section{{"raise", 10}, {"least", {{"3E", 35}, {"L6", 70}}}};

    const Result<GameDefinition, Faults> game = readTable(with(tableWithPapers(), "/lots", section), tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    const lots::Terms &terms = lots::termsOf(*game);
    EXPECT_EQ(terms.raise, Money{10});
    EXPECT_EQ(terms.lots,
              (std::vector<lots::Lot>{{game->findPrivate("3E"), Money{35}}, {game->findPrivate("L6"), Money{70}}}));
    EXPECT_TRUE(game->isInPlay(game->findPrivate("3E"), 3));
    EXPECT_FALSE(game->isInPlay(game->findPrivate("S1"), 3));
}

class BrokenLots : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenLots, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithPapers());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenLots,
    ::testing::Values(BrokenTable{"/lots/raise", "0", "from 1 to"},
                      BrokenTable{"/lots/least", "{}", "at least one lot"},
                      BrokenTable{"/lots/least/S9", "25", "no private railway \"S9\"; there are: S1, S2"},
                      BrokenTable{"/lots/least/S1", "0", "from 1 to"},
                      BrokenTable{"/lots/minimum", "25", "no such key; the keys here are"},
                      BrokenTable{"/snakeSale", "{}", "opens the game already"},
                      BrokenTable{"/waterfall", R"({"raise":5,"drop":5})", "opens the game already"}));

} // namespace
} // namespace flimnap::test
