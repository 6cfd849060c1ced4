#include <gmock/gmock.h>

#include "engine/io/good_tables.h"
#include "features/exchanges/standing.h"

namespace flimnap::test {
namespace {

// The section "exchanges" of a game's tables.

TEST(TheExchangesSection, SaysSinceWhenRailwaysAreExchanged)
{
    const Json classes{{"mountain", {{"from", "2"}, {"forcedFrom", "5"}}}};
    const Json section{{"classes", classes},
                       {"frozenCertificate", "swapped-at-formation"},
                       {"frozen", "first-holder"},
                       {"tie", "counter-clockwise"},
                       {"privatesFloat", "at-once"}};

    const Result<GameDefinition, Faults> game = readTable(with(tableWithMinors(), "/exchanges", section), tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    const ClassId mountain = game->findClass("mountain");
    const ClassId coal = game->findClass("coal");
    for (const char *phase : {"2", "3", "4"}) {
        EXPECT_TRUE(exchanges::mayExchange(*game, game->findPhase(phase), mountain)) << phase;
        EXPECT_FALSE(exchanges::mustExchange(*game, game->findPhase(phase), mountain)) << phase;
    }
    for (const char *phase : {"5", "6", "10"}) {
        EXPECT_FALSE(exchanges::mayExchange(*game, game->findPhase(phase), mountain)) << phase;
        EXPECT_TRUE(exchanges::mustExchange(*game, game->findPhase(phase), mountain)) << phase;
        EXPECT_FALSE(exchanges::mustExchange(*game, game->findPhase(phase), coal)) << phase;
    }
    const exchanges::Terms &terms = exchanges::termsOf(*game);
    EXPECT_TRUE(terms.frozenToFirst && terms.tieGoesBack && terms.privatesFloatNow);
    EXPECT_TRUE(game->companies[game->findCompany("SD")].swapsLate);
}

class BrokenExchanges : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenExchanges, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithMinors());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, BrokenExchanges,
    ::testing::Values(
        BrokenTable{"/exchanges/classes/hill", R"({"from":"3","forcedFrom":"4"})", "no class \"hill\""},
        BrokenTable{"/exchanges/classes/state", R"({"from":"3","forcedFrom":"4"})", "nothing to exchange"},
        BrokenTable{"/exchanges/classes/goods", R"({"from":"3","forcedFrom":"4"})", "nothing to exchange"},
        BrokenTable{"/exchanges/classes/coal/from", "\"7\"", "one of 2, 3, 4, 5"},
        BrokenTable{"/exchanges/classes/coal/forcedFrom", "\"2\"", "this phase or one behind"},
        BrokenTable{"/exchanges/frozenCertificate", "\"never\"", "one of swapped-at-once, swapped-at-formation"},
        BrokenTable{"/exchanges/tie", "\"left\"", "one of clockwise, counter-clockwise"}));

} // namespace
} // namespace flimnap::test
