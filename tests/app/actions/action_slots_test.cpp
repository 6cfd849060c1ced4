#include <map>

#include "game_fixture.h"

namespace flimnap::test {

namespace {

class Places : public GameViewTest, public testing::WithParamInterface<const char *>
{
};

TEST_P(Places, OfAKindOfRoundAreTheSameInEveryTurnOfAGame)
{
    // Given a whole game,
    const Lines lines = linesOfFile(std::filesystem::path(FLIMNAP_SOURCE_DIR) / "tests/replays" /
                                    (std::string(GetParam()) + ".flimnap"));
    recorded(GetParam(), 0);

    // when it is played,
    using Place = std::pair<SlotGroup::Group, int>;
    std::map<std::pair<RoundKind, QString>, Place> placeOf;
    std::map<RoundKind, std::pair<int, int>> counts;
    for (std::size_t line = 1; line < lines.size(); ++line) {
        const RoundKind round = session().position().round.kind;
        std::map<Place, QString> kindAt;
        for (const ActionRow &row : actions.rows()) {
            if (row.quiet)
                continue;
            const Place place(row.group, row.order);
            // then a kind of move has one place, and no two are at the same,
            const auto known = placeOf.emplace(std::pair(round, row.kind), place).first;
            EXPECT_EQ(known->second, place) << said(row.kind) << " before move " << line;
            EXPECT_TRUE(kindAt.emplace(place, row.kind).second) << said(row.kind) << " before move " << line;
        }
        // and there are always as many.
        const std::pair count(actions.places().main, actions.places().rare);
        EXPECT_EQ(counts.emplace(round, count).first->second, count) << "before move " << line;
        ASSERT_TRUE(play(lines[line])) << lines[line];
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Places,
                         testing::Values("18cz-4p-911", "18cz-2p-911", "18cz-moravia-silesia-3p-4",
                                         "18cz-training-3p-5", "1824-4p-1001", "1824cis-2p-1101", "1836jr56-3p-1012",
                                         "1836jr56-4p-1009", "18lilliput-4p-601", "18lilliput-solo-601"),
                         [](const auto &test) {
                             std::string name = test.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST_F(GameViewTest, TheEndOfTheTurnIsInItsCornerWhateverElseIsPossible)
{
    EXPECT_EQ(action("pass").group, SlotGroup::End);
    after(bcbAndMwOperate());
    EXPECT_EQ(action("done").group, SlotGroup::End);
    EXPECT_FALSE(action("done").allowed) << "CZ-6.62: BCB owns no train yet";
}

TEST_F(GameViewTest, AReasonThatHoldsForSeveralMovesIsSaidOnce)
{
    // Given an operating round in which several kinds of moves are refused,
    after(bcbAndMwOperate());

    // then each of them is named, and no reason stands there twice.
    int refused = 0;
    for (const ActionRow &row : actions.rows())
        refused += row.reason.isEmpty() || row.quiet ? 0 : 1;
    ASSERT_GT(refused, 1);
    std::vector<std::string> reasons;
    for (const NotNow &group : actions.notNow())
        reasons.push_back(said(group.reason + group.rule));
    EXPECT_EQ(actions.refused(), refused);
    std::sort(reasons.begin(), reasons.end());
    EXPECT_EQ(std::adjacent_find(reasons.begin(), reasons.end()), reasons.end());
}

TEST_F(GameViewTest, WhatWasBookedAndUndoneIsSaid)
{
    ASSERT_TRUE(play(pass("p1")));
    EXPECT_EQ(said(game.told()), "1  Anna passes");
    game.undo();
    EXPECT_EQ(said(game.told()), "Undone: Anna passes");
    game.redo();
    EXPECT_EQ(said(game.told()), "Done again: Anna passes");
    ASSERT_FALSE(play(pass("p1")));
    EXPECT_EQ(said(game.told()), "") << "nothing was booked";
}

TEST_F(GameViewTest, WhoHasPassedIsMarkedUntilSomebodyDoesSomething)
{
    after({pass("p1"), pass("p2")});
    EXPECT_TRUE(player("p1").value("passed").toBool());
    EXPECT_TRUE(player("p2").value("passed").toBool());
    EXPECT_FALSE(player("p3").value("passed").toBool());

    after({pass("p3"), pass("p4"), pass("p1")}); // SR1 now
    EXPECT_TRUE(player("p1").value("passed").toBool());
    after({startCompany("p2", "BCB", 65)});
    EXPECT_FALSE(player("p1").value("passed").toBool());
}

} // namespace

} // namespace flimnap::test
