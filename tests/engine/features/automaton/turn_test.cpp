#include <gmock/gmock.h>

#include "engine/games/18lilliput_operation.h"
#include "features/automaton/standing.h"
#include "features/automaton/turn.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

TEST(TurnOfTheAutomaton, IsToldByWhatHeBuilt)
{
    const Table table = againstGulliver();
    const auto sentence = [&](std::string_view track, bool extra) {
        return automaton::built(table.game(), PlayerId(1), track, extra).told.sentence;
    };

    EXPECT_EQ(sentence("green", false), "{who} upgrades a city to green");
    EXPECT_EQ(sentence("plain", true), "{who} lays plain track, and adds a plain tile");
    EXPECT_EQ(sentence("none", true), "{who} cannot build");
    EXPECT_EQ(automaton::built(table.game(), PlayerId(1), "none", true).told.args.front(), Arg("who", "Gulliver"));
}

TEST(LawsOfTheAutomaton, AreFoundBroken)
{
    Table table = againstGulliver();
    table.after(draw("company", "MR"));
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    table.position().players[PlayerId(1)].spareCards = 1; // LI-8.7: he has none
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/players/gulliver", "")));

    table.position().parts.set(automaton::State{automaton::Step::Track});
    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/round", "")));
}

} // namespace
} // namespace flimnap::test
