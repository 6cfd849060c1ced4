#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// Anna bought S1 (25) under rules that gave her 100 more; the game was put away and is opened again.
class RulesDifferenceTest : public GameViewTest
{
protected:
    RulesDifferenceTest()
    {
        after({buyPrivate("p1", "S1"), pass("p2")});
        const GameNumber number{library.openNumber()};
        std::vector<StoredMove> moves = store.load(number).value().moves;
        for (StoredMove &move : moves) {
            const std::string today = "p1=275"; // 300 - 25: CZ-3.1, CZ-2.20
            const std::size_t at = move.digest.find(today);
            EXPECT_NE(at, std::string::npos) << move.digest;
            move.digest.replace(at, today.size(), "p1=375");
            move.rulesRevision = "18cz/0";
        }
        EXPECT_TRUE(store.restamp(number, moves));
        open();
    }

    void open() { EXPECT_EQ(said(library.openGame(library.openNumber())), ""); }
};

TEST_F(RulesDifferenceTest, IsToldWithTheMoveAndBothResults)
{
    EXPECT_THAT(said(game.warning()),
                AllOf(HasSubstr("move 1"), HasSubstr("Anna buys S1"), HasSubstr("p1=375"), HasSubstr("p1=275")));
    EXPECT_TRUE(game.mustChooseResult());
    EXPECT_EQ(number(player("p1"), "cash"), 275);
}

TEST_F(RulesDifferenceTest, IsNoNewsOnceTheTableTookTodaysResult)
{
    EXPECT_TRUE(game.takeNewResult());

    EXPECT_EQ(said(game.warning()), "");
    EXPECT_FALSE(game.mustChooseResult());
    EXPECT_EQ(number(player("p1"), "cash"), 275);
    EXPECT_EQ(game.moveCount(), 2);
    open();
    EXPECT_FALSE(game.mustChooseResult());
}

TEST_F(RulesDifferenceTest, LeavesTheOldBalancesIfTheTableBooksThem)
{
    EXPECT_TRUE(game.keepOldBalances());

    EXPECT_EQ(number(player("p1"), "cash"), 375);
    EXPECT_THAT(column(game.journal()), ElementsAre("Anna buys S1", "Boris passes", "Correction: Anna 100 K"));
    EXPECT_THAT(column(statement("p1")), Contains("Correction"));
    EXPECT_EQ(said(game.warning()), "");
    open();
    EXPECT_FALSE(game.mustChooseResult());
    EXPECT_EQ(number(player("p1"), "cash"), 375);
}

TEST_F(RulesDifferenceTest, IsAskedAgainWhileTheTableHasNotChosen)
{
    open();
    EXPECT_TRUE(game.mustChooseResult());
}

TEST_F(RulesDifferenceTest, ConcernsNoOtherGame)
{
    EXPECT_EQ(said(library.create(configOf({"Anna", "Boris", "Cyril"}))), "");

    EXPECT_FALSE(game.mustChooseResult());
    EXPECT_EQ(said(game.warning()), "");
    EXPECT_FALSE(game.takeNewResult());
}

TEST_F(GameViewTest, AStoredMoveThatNoLongerFitsIsToldAndTheTableStandsBeforeIt)
{
    // Given a game whose second move today's rules refuse.
    after({buyPrivate("p1", "S1")});
    const GameNumber number{library.openNumber()};
    const StoredMove first = store.load(number).value().moves.front();
    StoredMove second = first;
    second.number = 2;
    second.parent = 1;
    second.json = buyPrivate("p2", "S1");
    ASSERT_TRUE(store.record(number, std::vector<StoredMove>{second}, 2, 2, "OPEN", 0));

    EXPECT_EQ(said(library.openGame(library.openNumber())), "");

    EXPECT_THAT(said(game.warning()), HasSubstr("move 2"));
    EXPECT_FALSE(game.mustChooseResult());
    EXPECT_EQ(game.moveCount(), 1);
    EXPECT_THAT(column(game.journal(), "undone"), ElementsAre("false", "true"));
    EXPECT_THAT(column(game.journal()), Not(Contains("")));
}

} // namespace
} // namespace flimnap::test
