#include <gmock/gmock.h>

#include "engine/io/good_tables.h"
#include "features/stack_draft/standing.h"

namespace flimnap::test {
namespace {

// The section "stackDraft" of a game's tables: that of Cisleithania for two.

TEST(TheStackDraftsSection, SaysWhoReceivesWhatAndWhatTheBondRailwayPays)
{
    const Result<GameDefinition, Faults> game =
        readTable(with(tableWithMinors(), "/stackDraft/bondStays", true), tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    const stack_draft::Terms &terms = stack_draft::termsOf(*game);
    EXPECT_THAT(terms.order, ::testing::ElementsAre(1, 2, 2, 1, 2, 1, 1, 2));                            // AH-8.4
    EXPECT_EQ(terms.constructionPrice, Money{120});                                                      // AH-8.5
    EXPECT_EQ(terms.bondCell, "R7C2");                                                                   // AH-8.12
    EXPECT_THAT(terms.bondTokenCards, ::testing::ElementsAre(game->findCard("4"), game->findCard("5"))); // AH-8.16
    EXPECT_TRUE(terms.bondPaysRoundedUp);
    EXPECT_FALSE(terms.bondRises);
}

class BrokenStackDrafts : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenStackDrafts, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithMinors());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenStackDrafts,
    ::testing::Values(BrokenTable{"/stackDraft/order", R"(["p1","p2","p2","p1"])", "8 to 8 entries, found 4"},
                      BrokenTable{"/stackDraft/order/0", "\"p3\"", "one of p1, p2"},
                      BrokenTable{"/stackDraft/order/0", "\"p2\"", "four times each", "/stackDraft/order"},
                      BrokenTable{"/stackDraft/bondMarkerCards", "[]", "1 to 20 entries, found 0"},
                      BrokenTable{"/stackDraft/bondMarkerCards/1", "\"7\"", "one of 2, 3, 4, 5"},
                      BrokenTable{"/stackDraft/bondMarkerCards/1", "\"2g\"", "a card of the deck"},
                      BrokenTable{"/stackDraft/constructionPrice", "0", "from 1 to"},
                      BrokenTable{"/stackDraft/bondCell", "\"R8C1\"", "no such space on the chart"},
                      BrokenTable{"/players/3", R"({"cash":1,"certificateLimit":1})", "for two players"}));

} // namespace
} // namespace flimnap::test
