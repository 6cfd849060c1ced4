#include <gmock/gmock.h>

#include "engine/games/18lilliput_moves.h"
#include "features/action_cards/card_use.h"
#include "rounds/feature.h"
#include "support/faults.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Four players have taken a company and a character each, and p1 has taken a card.
Table withACard()
{
    Table table = lilliput(4);
    draft(table, {"SR", "LNR", "MR", "GVR", "limnoc", "golbasto", "bolgolam", "flimnap"});
    table.after(takeCard("p1", "C4", 1));
    return table;
}

TEST(TurnsOfActionCards, GoForwardsAndBack)
{
    // LI-S2: A B C D D C B A
    const Table table = lilliput(4);
    const std::vector<PlayerId> &order = table.position().order;
    EXPECT_THAT(action_cards::turns(table.position()),
                ElementsAre(order[0], order[1], order[2], order[3], order[3], order[2], order[1], order[0]));
}

TEST(ActionCards, AreToldOfWhenTheyAreTakenOrCopied)
{
    const Table table = lilliput(4);
    const action_cards::ActionId card = action_cards::findCard(table.game(), "C9");

    EXPECT_EQ(action_cards::told(table.game(), {PlayerId(0), card, 1, false}).told.sentence,
              "{player} takes card {card}");
    const FeatureTold copied = action_cards::told(table.game(), {PlayerId(1), card, 0, true});
    EXPECT_EQ(copied.told.sentence, "{player} copies card {card}");

    const auto use = action_cards::cardUseOf(table.game(), copied);
    ASSERT_TRUE(use);
    EXPECT_EQ(use->player, PlayerId(1));
    EXPECT_EQ(use->card, card);
    EXPECT_EQ(use->side, 0);
    EXPECT_TRUE(use->isCopy);
    EXPECT_FALSE(action_cards::cardUseOf(table.game(), OrderChanged{}));
}

struct BrokenLaw
{
    std::string name;
    std::function<void(Position &, action_cards::State &)> spoil;
    std::string place;
};

class LawsOfActionCards : public ::testing::TestWithParam<BrokenLaw>
{
};

TEST_P(LawsOfActionCards, AreFoundBroken)
{
    Table table = withACard();
    ASSERT_THAT(brokenLaws(table.rules(), table.position()), IsEmpty());

    GetParam().spoil(table.position(), table.position().parts.change<action_cards::State>());

    EXPECT_THAT(brokenLaws(table.rules(), table.position()), Contains(faultAt("start/" + GetParam().place, "")));
}

INSTANTIATE_TEST_SUITE_P(Each, LawsOfActionCards,
                         ::testing::Values(BrokenLaw{"CardsAreUsedBeforeTheTrainsRun",
                                                     [](auto &position, auto &) {
                                                         position.round = {RoundKind::Operating, 0, 1};
                                                     },
                                                     "turn"},
                                           BrokenLaw{"NobodyGetsMoreCopies",
                                                     [](auto &position, auto &) {
                                                         position.players[PlayerId(0)].spareCards = 2;
                                                     },
                                                     "players"}),
                         [](const auto &law) { return law.param.name; });

} // namespace
} // namespace flimnap::test
