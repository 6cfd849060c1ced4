#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// What Gulliver builds on the table, and what of it is in the books (LI-8.9 to LI-8.11).

/// p1 has used both his cards of the round; Gulliver directs SR, whose home station stands.
Table gulliversTurn(const std::string &phase)
{
    Table table = againstGulliver();
    table.operating("SR", 50, "gulliver", 0).operating("MR", 55, "p1", 550);
    table.established("SR").established("MR").begun(phase).round("ACTIONS2");
    idleWith(table, "C9");
    idleWith(table, "C8");
    return table;
}

TEST(GulliversTrack, FollowsTheColoursOfThePhase_LI8_9)
{
    EXPECT_EQ(gulliversTurn("2").refusal(gulliver("green")), "tile-colour LI-8.9");
    EXPECT_EQ(gulliversTurn("2").refusal(gulliver("brown")), "tile-colour LI-8.9");
    EXPECT_EQ(gulliversTurn("3").refusal(gulliver("green")), "accepted");
    EXPECT_EQ(gulliversTurn("4").refusal(gulliver("brown")), "tile-colour LI-8.9");
    EXPECT_EQ(gulliversTurn("5").refusal(gulliver("brown")), "accepted");
    for (const char *track : {"yellow", "plain", "none"})
        EXPECT_EQ(gulliversTurn("2").refusal(gulliver(track)), "accepted") << track;
}

TEST(GulliversTrack, OfAnotherColourIsLaidIfTheTableSaysSo_LI8_9)
{
    EXPECT_TRUE(refusesUnlessForced(gulliversTurn("2"), gulliver("green"), "tile-colour LI-8.9"));
}

TEST(GulliversTrack, IsOfferedInTheOrderInWhichItIsTried_LI8_9)
{
    const auto offered = [](const Table &table) {
        return table.rules().offers(table.position()).front().words.front().words;
    };
    EXPECT_THAT(offered(gulliversTurn("2")), ElementsAre("yellow", "plain", "none"));
    EXPECT_THAT(offered(gulliversTurn("5")), ElementsAre("brown", "green", "yellow", "plain", "none"));
}

TEST(GulliversTrack, GetsAStationInEachYellowCityUntilThreeStand_LI8_10)
{
    Table table = gulliversTurn("2");
    EXPECT_EQ(table.stationsOnMap("SR"), 1);

    for (const auto &[track, stations] :
         {std::pair{"yellow", 2}, std::pair{"plain", 2}, std::pair{"yellow", 3}, std::pair{"yellow", 3}}) {
        table.cash("gulliver", 0).after(gulliver(track));
        EXPECT_EQ(table.stationsOnMap("SR"), stations) << track;
        EXPECT_EQ(table.tokensLeft("SR"), 3 - stations) << track;
        table.round("ACTIONS3");
        idleWith(table, "C9");
        idleWith(table, "C8");
    }
    EXPECT_EQ(table.cash("SR"), 0) << "free";
}

TEST(GulliversTrack, KeepsWhatTheDieSaid)
{
    EXPECT_EQ(gulliversTurn("2").refusal(with(gulliver("plain"), R"("extra":true,"rolls":"1645")")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(gulliversTurn("2"), with(gulliver("plain"), R"("rolls":"7")"), "bad-value LI-8.9"));
}

} // namespace
} // namespace flimnap::test
