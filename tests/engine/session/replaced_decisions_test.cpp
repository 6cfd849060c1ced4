#include "session/replaced_decisions.h"

#include <gmock/gmock.h>

#include "support/games_in_session.h"
#include "support/player_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

/// Three players; p1 has bought S1, p2 S2 and p3 S3: decisions 1 to 3.
class ReplacedDecisions : public ::testing::Test
{
protected:
    ReplacedDecisions() { after(session, {buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")}); }

    void change(int place, const std::string &line) { session.adopt(session.amend(place, {moveFrom(line)})); }
    /// Of the moves that stand now: what was decided in their place before, "" where it was always so.
    [[nodiscard]] std::vector<std::string> replaced() const
    {
        const std::vector<int> all = replacedDecisions(session.decisions());
        std::vector<std::string> lines;
        for (int place = 1; place <= session.moveCount(); ++place) {
            const int number = all[static_cast<std::size_t>(session.decisionNumber(place))];
            lines.push_back(number == 0 ? "" : writeMove(decisionOf(session.decisions(), number).move));
        }
        return lines;
    }

    Session session = newGame(3);
};

TEST_F(ReplacedDecisions, ThereAreNoneInALineThatWasNeverChanged)
{
    EXPECT_THAT(replaced(), ElementsAre("", "", ""));
}

TEST_F(ReplacedDecisions, AChangedMoveKnowsWhatItWasAndTheReplayedOnesAreAsBefore)
{
    change(2, buyPrivate("p2", "L1"));

    EXPECT_THAT(replaced(), ElementsAre("", buyPrivate("p2", "S2"), ""));
}

TEST_F(ReplacedDecisions, AChangeStaysKnownWhenAnEarlierMoveIsChangedToo)
{
    change(2, buyPrivate("p2", "L1"));
    change(1, buyPrivate("p1", "L2"));

    EXPECT_THAT(replaced(), ElementsAre(buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), ""));
}

TEST_F(ReplacedDecisions, AChangeStaysKnownWhenAnEarlierMoveIsStruckOut)
{
    // Given that p1 corrected 5 by the way, which nobody needs later, and then his purchase was another one,
    session.undoTo(0);
    after(session, {correctCash("p1", 5), buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")});
    change(3, buyPrivate("p2", "L1"));

    session.adopt(session.amend(1, {}));

    EXPECT_THAT(replaced(), ElementsAre("", buyPrivate("p2", "S2"), ""));
}

TEST_F(ReplacedDecisions, ARemarkIsNoChangeAndKeepsOne)
{
    change(2, buyPrivate("p2", "L1"));
    for (const int place : {1, 2}) {
        Move remarked = session.move(place);
        remarked.note = "agreed";
        session.adopt(session.amend(place, {remarked}));
    }

    EXPECT_THAT(replaced(), ElementsAre("", buyPrivate("p2", "S2"), ""));
}

TEST_F(ReplacedDecisions, TakingBackTheLastMoveIsNoChange)
{
    session.undo();
    after(session, {buyPrivate("p3", "L1")});

    EXPECT_THAT(replaced(), ElementsAre("", "", ""));
}

TEST_F(ReplacedDecisions, GoingBackBehindOthersIsOne)
{
    session.undoTo(1);
    after(session, {buyPrivate("p2", "L1"), buyPrivate("p3", "S3")});

    EXPECT_THAT(replaced(), ElementsAre("", buyPrivate("p2", "S2"), ""));
}

TEST_F(ReplacedDecisions, TheLineThatIsBroughtBackIsAsItWas)
{
    change(2, buyPrivate("p2", "L1"));
    ASSERT_FALSE(session.bringBack(3));

    EXPECT_THAT(replaced(), ElementsAre("", "", ""));
}

TEST_F(ReplacedDecisions, AreKnownToARestoredGame)
{
    change(2, buyPrivate("p2", "L1"));
    const std::vector<std::string> before = replaced();

    Session restored = newGame(3);
    ASSERT_FALSE(restored.restore(session.decisions(), session.currentDecision(), session.lastDecisionOfLine()));
    session = std::move(restored);

    EXPECT_EQ(replaced(), before);
}

} // namespace
} // namespace flimnap::test
