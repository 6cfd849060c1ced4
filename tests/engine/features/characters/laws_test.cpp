#include <gmock/gmock.h>

#include "engine/games/18lilliput_moves.h"
#include "features/characters/standing.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

/// Balmuff is p1's, and his money is still to be given out (LI-2.38).
Table withBalmuff()
{
    Table table = lilliput(4);
    draft(table, {"SR", "LNR", "MR", "GVR", "limnoc", "golbasto", "bolgolam", "balmuff"});
    return table;
}

TEST(LawsOfCharacters, AreFoundBroken)
{
    Table table = withBalmuff();
    ASSERT_TRUE(characters::awaitsMoney(table.position()));
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    Position &position = table.position();
    position.parts.change<characters::State>().tilesLaid[table.game().findPrivate("limnoc")] = 0;
    EXPECT_THAT(brokenLaws(table.rules(), position), Contains(faultAt("start/character_tiles/limnoc", "")));

    position.round = {RoundKind::Operating, 0, 1};
    EXPECT_THAT(brokenLaws(table.rules(), position), Contains(faultAt("start/round", "")));
}

TEST(Characters, AreToldOfWhenTheyLayATile)
{
    Table table = withBalmuff();
    table.after({balmuffPays("p1"), takeCard("p1", "C4", 1), layTileOf("balmuff", "SR")});

    ASSERT_TRUE(std::holds_alternative<FeatureTold>(table.events().front()));
    EXPECT_EQ(std::get<FeatureTold>(table.events().front()).told.sentence, "{company} lays a tile of {character}");
}

} // namespace
} // namespace flimnap::test
