#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::Not;

// Tiles of the action cards and of the characters (LI-5.7, LI-2.41, LI-2.45, LI-8.6).

/// p1's turn with C3, which lays two yellow tiles.
Table layingTwo(Table table)
{
    table.round("ACTIONS1").after(takeCard("p1", "C3", 1));
    return table;
}

// LI-2.46
TEST(TilesLilliput, CostNothing_LI2_46)
{
    Table table = layingTwo(fourDirectors());
    table.after({layTrack("SR"), layTrack("SR")});
    EXPECT_EQ(table.cash("SR"), 500);
    EXPECT_EQ(told<TrackLaid>(table.events()).size(), 1U);
}

// LI-2.45
TEST(TilesLilliput, AMetropolisCosts50_LI2_45)
{
    Table table = layingTwo(fourDirectors());
    table.after(layTrack("SR", 50));

    EXPECT_EQ(table.cash("SR"), 450);
    EXPECT_EQ(table.cash("p1"), 30);
    ASSERT_EQ(told<Paid>(table.events()).size(), 1U);
    EXPECT_EQ(told<Paid>(table.events()).front().to, Party::bank());
}

// Scenario LI-S27
TEST(TilesLilliput, TheTreasuryMustHoldTheCost_LIS27)
{
    Table table = layingTwo(fourDirectors());
    table.cash("SR", 45).cash("p1", 500);

    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("SR", 50), "no-treasury LI-5.7"));
    EXPECT_EQ(table.refusal(layTrack("SR")), "accepted");
    table.privateOf("p1", "golbasto");
    EXPECT_EQ(table.refusal(layTrack("SR")), "accepted");
}

// LI-2.36, LI-2.41
TEST(TilesLilliput, GolbastoPaysNothingForAMetropolis_LI2_36)
{
    Table table = fourDirectors();
    foundedBy(table, "p1", "C5", 60, 0).privateOf("p1", "golbasto");
    table = layingTwo(std::move(table));

    EXPECT_TRUE(refusesUnlessForced(table, layTrack("SR", 50), "price-choice LI-5.7"));
    EXPECT_EQ(numberOf(table, layTrack("SR"), "cost").most, 0);
    table.after({layTrack("SR"), layTrack("C5")});
    EXPECT_EQ(table.cash("SR"), 500);
}

// LI-2.41: his power is for his own player.
TEST(TilesLilliput, AnothersGolbastoDoesNotHelp_LI2_41)
{
    Table table = fourDirectors();
    table.privateOf("p2", "golbasto");
    table = layingTwo(std::move(table));
    EXPECT_EQ(numberOf(table, layTrack("SR"), "cost").usual, (std::vector<int>{0, 50}));
    EXPECT_EQ(table.refusal(layTrack("SR", 50)), "accepted");
}

// LI-2.45, LI-2.46
TEST(TilesLilliput, NothingElseIsPaid_LI5_7)
{
    const Table table = layingTwo(fourDirectors());
    for (const int cost : {10, 30, 49, 51, 100})
        EXPECT_TRUE(refusesUnlessForced(table, layTrack("SR", cost), "price-choice LI-5.7")) << cost;
}

// LI-5.7, LI-2.45: by any company of the player, the tiles of a card also by two.
TEST(TilesLilliput, TheTilesOfACardMayBeLaidByTwoCompanies_LI5_7)
{
    Table table = fourDirectors();
    foundedBy(table, "p1", "C5", 60, 600);
    table = layingTwo(std::move(table));
    table.after({layTrack("C5", 50), layTrack("SR")});

    EXPECT_EQ(table.cash("C5"), 550);
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("C5"), "lays-used-up LI-5.7"));
}

// LI-5.7: a company nobody has founded lays none, and nobody else's does.
TEST(TilesLilliput, OnlyCompaniesOfThePlayerLay_LI5_7)
{
    const Table table = layingTwo(fourDirectors());
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("C5"), "not-directed LI-5.7"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("LNR"), "not-your-turn LI-5.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("p1"), "unknown-name LI-2.49"));
}

TEST(TilesLilliput, NamesMustMeanSomething)
{
    const Table table = layingTwo(fourDirectors());
    EXPECT_TRUE(refusesEvenIfForced(table, layTileOf("gulliver", "SR"), "unknown-name LI-2.49"));
    EXPECT_TRUE(refusesEvenIfForced(table, layTile("SR", "A1", "golbasto"), "not-held LI-2.41"));
    EXPECT_TRUE(refusesEvenIfForced(table, withRightOf("golbasto", layTrack("SR")), "unknown-name LI-2.49"));
}

// LI-8.6b, LI-8.6c, LI-8.6e: what scenario tiles cost, also together with a metropolis.
TEST(TilesLilliput, TerrainCostsSomethingInScenarios_LI8_6)
{
    Table table = layingTwo(fourDirectors(R"({"scenario":true})"));
    EXPECT_EQ(numberOf(table, layTrack("SR"), "cost").usual, (std::vector<int>{0, 10, 30, 50, 60, 80}));
    for (const int cost : {10, 30, 50, 60, 80})
        EXPECT_EQ(table.refusal(layTrack("SR", cost)), "accepted") << cost;
    for (const int cost : {20, 40, 90, 100, 130})
        EXPECT_TRUE(refusesUnlessForced(table, layTrack("SR", cost), "price-choice LI-5.7")) << cost;

    table.after(layTrack("SR", 80));
    EXPECT_EQ(table.cash("SR"), 420);
}

// LI-8.6e: a tunnel from the green phase on.
TEST(TilesLilliput, TunnelsComeWithTheGreenTiles_LI8_6e)
{
    Table table = fourDirectors(R"({"scenario":true})");
    table.privateOf("p1", "golbasto"); // so that 50 can be nothing but a tunnel
    for (const char *phase : {"1", "2"}) {
        const Table early = layingTwo(Table(table).phase(phase));
        EXPECT_TRUE(refusesUnlessForced(early, layTrack("SR", 50), "price-choice LI-5.7")) << phase;
    }
    for (const char *phase : {"3", "5"}) {
        const Table later = layingTwo(Table(table).phase(phase));
        EXPECT_EQ(later.refusal(layTrack("SR", 50)), "accepted") << phase;
        EXPECT_TRUE(refusesUnlessForced(later, layTrack("SR", 60), "price-choice LI-5.7")) << phase;
    }
}

// LI-8.6: without a landscape there is none of this.
TEST(TilesLilliput, OfferTheCostsTheTreasuryCanPay_LI5_7)
{
    Table table = layingTwo(fourDirectors(R"({"scenario":true})"));
    table.cash("SR", 45);
    EXPECT_EQ(numberOf(table, layTrack("SR"), "cost").usual, (std::vector<int>{0, 10, 30}));
}

/// Whose character's tile can be laid from which phase on, in front of it and in it.
struct OwnTile
{
    std::string character;
    std::string tooEarly; ///< the last phase without it; none if empty
    std::string from;
};

class OwnTilesLilliput : public ::testing::TestWithParam<OwnTile>
{
protected:
    [[nodiscard]] Table inPhase(const std::string &phase) const
    {
        Table table = fourDirectors();
        table.privateOf("p1", GetParam().character).phase(phase).round("ACTIONS2");
        if (GetParam().character == "balmuff")
            table.after(balmuffPays("p1"));
        return table;
    }
};

// LI-2.41, table 3 of the rulebook
TEST_P(OwnTilesLilliput, AreThereFromTheirPhaseOn_LI2_41)
{
    const auto &[character, tooEarly, from] = GetParam();
    EXPECT_EQ(inPhase(from).refusal(layTileOf(character, "SR")), "accepted");
    if (tooEarly.empty())
        return;
    EXPECT_TRUE(refusesUnlessForced(inPhase(tooEarly), layTileOf(character, "SR"), "phase-too-early LI-2.41"));
}

// LI-2.41, LI-D38
TEST_P(OwnTilesLilliput, AreTwoAtMostAndFree_LID38)
{
    const std::string tile = layTileOf(GetParam().character, "SR");
    Table table = inPhase(GetParam().from);
    EXPECT_TRUE(refusesUnlessForced(table, with(tile, R"("cost":50)"), "price-choice LI-5.7"));
    table.after({tile, tile});

    EXPECT_EQ(table.cash("SR"), 500);
    EXPECT_TRUE(refusesUnlessForced(table, tile, "tiles-laid LI-2.41"));
}

INSTANTIATE_TEST_SUITE_P(Table3, OwnTilesLilliput,
                         ::testing::Values(OwnTile{"golbasto", "2", "3"}, OwnTile{"limnoc", "", "1"},
                                           OwnTile{"balmuff", "", "1"}, OwnTile{"bolgolam", "", "1"},
                                           OwnTile{"flimnap", "4", "5"}),
                         [](const auto &test) { return test.param.character; });

// LI-2.41: beside any action, before the card is chosen and after it.
TEST(OwnTileLilliput, ComesBesideTheAction_LI2_41)
{
    Table table = fourDirectors();
    table.privateOf("p1", "limnoc").round("ACTIONS1");
    table.after({layTileOf("limnoc", "SR"), takeCard("p1", "C1", 1), layTrack("SR"), layTileOf("limnoc", "SR")});

    EXPECT_TRUE(refusesUnlessForced(table, layTrack("SR"), "lays-used-up LI-5.7"));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

// LI-2.41
TEST(OwnTileLilliput, IsOfferedToItsOwnerAlone_LI2_41)
{
    Table table = fourDirectors();
    table.privateOf("p2", "limnoc").round("ACTIONS1");
    EXPECT_TRUE(refusesEvenIfForced(table, layTileOf("limnoc", "SR"), "not-held LI-2.41"));

    idleWith(table, "C1");
    EXPECT_THAT(openOffers(table), Contains(layTileOf("limnoc", "LNR")));
    table.after({layTileOf("limnoc", "LNR"), layTileOf("limnoc", "LNR")});
    EXPECT_THAT(openOffers(table), Not(Contains(layTileOf("limnoc", "LNR"))));
    EXPECT_TRUE(refusesUnlessForced(table, layTileOf("limnoc", "LNR"), "tiles-laid LI-2.41"));
}

} // namespace
} // namespace flimnap::test
