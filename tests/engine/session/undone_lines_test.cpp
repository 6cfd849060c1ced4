#include "session/undone_lines.h"

#include <gmock/gmock.h>

#include "support/games_in_session.h"
#include "support/player_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Three players; p1 has bought S1, p2 S2 and p3 S3.
class UndoneLines : public ::testing::Test
{
protected:
    UndoneLines() { after(session, {buyPrivate("p1", "S1"), buyPrivate("p2", "S2"), buyPrivate("p3", "S3")}); }

    /// "tip@branchesAt/length" of each.
    [[nodiscard]] std::vector<std::string> lines() const
    {
        std::vector<std::string> texts;
        for (const UndoneLine &line : session.undoneLines())
            texts.push_back(std::to_string(line.tip) + "@" + std::to_string(line.branchesAt) + "/" +
                            std::to_string(line.length));
        return texts;
    }

    Session session = newGame(3);
};

TEST_F(UndoneLines, WhatWasPlayedAgainAsBeforeIsNone)
{
    session.undoTo(1);
    after(session, {buyPrivate("p2", "S2")});
    EXPECT_THAT(lines(), ElementsAre("3@2/3")) << "the third move was not made again yet";

    after(session, {buyPrivate("p3", "S3")});
    EXPECT_THAT(lines(), IsEmpty());
}

TEST_F(UndoneLines, OneThatWasMadeSeveralTimesIsOne)
{
    for (int time = 0; time < 3; ++time) { // decisions 4 and 5, 6 and 7, 8 and 9
        session.undoTo(1);
        after(session, {buyPrivate("p2", "L1"), buyPrivate("p3", "L2")});
    }
    session.undoTo(1);
    after(session, {buyPrivate("p2", "L3")});

    EXPECT_THAT(lines(), ElementsAre("3@1/3", "9@1/3"));
}

TEST_F(UndoneLines, OneThatIsTheBeginningOfAnotherIsNone)
{
    session.undoTo(1);
    after(session, {buyPrivate("p2", "L1")}); // decision 4
    session.undoTo(1);
    after(session, {buyPrivate("p2", "L1"), buyPrivate("p3", "L2")}); // decisions 5 and 6
    session.undoTo(0);
    after(session, {pass("p1")});

    EXPECT_THAT(lines(), ElementsAre("3@0/3", "6@0/3"));
}

TEST_F(UndoneLines, BranchesWhereItDecidesOtherwise)
{
    session.undoTo(1);
    after(session, {buyPrivate("p2", "S2"), buyPrivate("p3", "L2")}); // the second as before

    EXPECT_THAT(lines(), ElementsAre("3@2/3"));
}

TEST_F(UndoneLines, ARemarkMakesNoOther)
{
    Move remarked = session.move(1);
    remarked.note = "first of all";
    session.adopt(session.amend(1, {remarked}));

    EXPECT_THAT(lines(), IsEmpty());
}

TEST_F(UndoneLines, OfMovesThatCanBeRedoneIsNone)
{
    session.undoTo(1);
    after(session, {buyPrivate("p2", "L1"), buyPrivate("p3", "L2")});
    session.undoTo(0);

    EXPECT_THAT(lines(), ElementsAre("3@1/3"));
}

} // namespace
} // namespace flimnap::test
