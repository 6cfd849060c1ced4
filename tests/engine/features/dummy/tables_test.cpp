#include <gmock/gmock.h>

#include "engine/io/good_tables.h"
#include "features/dummy/standing.h"

namespace flimnap::test {
namespace {

// The section "dummy" of a game's tables.

TEST(TheDummysSection, IsReadInItsOrder)
{
    const Json companies{{"large", {{"phase", "e"}, {"percent", 70}, {"track", "other"}}},
                         {"small", {{"phase", "b"}, {"percent", 75}, {"track", "first"}}}};
    const Json section{{"code", "nobody"}, {"name", "Nobody"}, {"companies", companies}};

    const Result<GameDefinition, Faults> game = readTable(with(tableWithDummy(), "/dummy", section), tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_EQ(game->absentee->code, "nobody");
    EXPECT_EQ(game->absentee->name, "Nobody");
    ASSERT_EQ(dummy::termsOf(*game).companies.size(), 2U);
    const dummy::Company &first = dummy::termsOf(*game).companies[0];
    const dummy::Company &second = dummy::termsOf(*game).companies[1];
    EXPECT_EQ(first.size, game->findClass("large"));
    EXPECT_EQ(first.from, game->findPhase("e"));
    EXPECT_EQ(first.units, 7);
    EXPECT_FALSE(first.firstLaysTrack);
    EXPECT_EQ(second.size, game->findClass("small"));
    EXPECT_EQ(second.from, game->findPhase("b"));
    EXPECT_EQ(second.units, 3);
    EXPECT_TRUE(second.firstLaysTrack);
}

class BrokenDummies : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenDummies, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithDummy());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenDummies,
    ::testing::Values(
        BrokenTable{"/dummy/code", "\"p2\"", "that no player, company or private railway has"},
        BrokenTable{"/dummy/code", "\"BCB\"", "that no player, company or private railway has"},
        BrokenTable{"/dummy/code", "\"S1\"", "that no player, company or private railway has"},
        BrokenTable{"/dummy/name", "\"\"", "expected a text"},
        BrokenTable{"/dummy/companies", "{}", "at least one class"},
        BrokenTable{"/dummy/companies/tiny", R"({"phase":"a","percent":50,"track":"first"})", "no class \"tiny\""},
        BrokenTable{"/dummy/companies/large/phase", "\"z\"", "one of a, b, c"},
        BrokenTable{"/dummy/companies/small/percent", "60", "a multiple of the ordinary certificate, 25, found 60"},
        BrokenTable{"/dummy/companies/small/percent", "25", "at least the director's certificate"},
        BrokenTable{"/dummy/companies/small/track", "\"second\"", "one of first, other"},
        BrokenTable{"/dummy/companies/small/price", "50", "no such key; the keys here are phase, percent, track"},
        BrokenTable{"/export", "\"after-sets\"", "exports no trains"},
        BrokenTable{"/players/3", R"({"cash":1,"certificateLimit":1})", "for two players"}));

} // namespace
} // namespace flimnap::test
