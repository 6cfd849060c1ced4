#include <gmock/gmock.h>

#include "engine/definition/flawed_games.h"
#include "features/action_cards/standing.h"
#include "features/landscape/standing.h"
#include "support/printed_games.h"

namespace flimnap::test {
namespace {

using ::testing::IsEmpty;

// A game with action cards without what these need.

class FlawsOfActionCards : public ::testing::TestWithParam<GameFlaw>
{
};

TEST_P(FlawsOfActionCards, AreFound)
{
    expectFound(GetParam(), printedGame("18lilliput", "solo"));
}

TEST(CheckOfActionCards, FindsNothingInTheShippedTables)
{
    EXPECT_THAT(checkTables(printedGame("18lilliput")), IsEmpty());
    EXPECT_THAT(checkTables(printedGame("18lilliput", "solo")), IsEmpty());
}

void drop(GameDefinition &game, std::string_view feature)
{
    std::erase_if(game.features, [&](const Feature *one) { return one->name() == feature; });
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, FlawsOfActionCards,
    ::testing::Values(GameFlaw{"NoRounds", [](auto &g) { g.rounds.reset(); }, "/rounds", "has a number of rounds"},
                      GameFlaw{"NoLandscape",
                               [](auto &g) {
                                   g.parts.template drop<landscape::Terms>();
                                   drop(g, "landscape");
                               },
                               "/landscape", "on no map"},
                      GameFlaw{"DepotWithoutLandscape",
                               [](auto &g) {
                                   g.parts.template drop<landscape::Terms>();
                                   drop(g, "landscape");
                               },
                               "/depot", "expected \"landscape\""},
                      GameFlaw{"CharactersWithoutCards", [](auto &g) { g.hasActionRounds = false; }, "/characters",
                               "with \"actionCards\""},
                      GameFlaw{"AutomatonWithoutCards", [](auto &g) { g.hasActionRounds = false; }, "/automaton",
                               "with \"actionCards\""},
                      GameFlaw{"NobodysTable",
                               [](auto &g) { g.parts.template change<action_cards::Terms>().tables.clear(); },
                               "/actionCards/tables/1", "expected at least 2"}),
    nameOfFlaw);

} // namespace
} // namespace flimnap::test
