#include "people/people_view.h"

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// Anna, Boris, Cyril and Dana at a table of 18CZ.
class PeopleTest : public GameViewTest
{
protected:
    [[nodiscard]] std::vector<std::string> names() { return column(people.seats(), "name"); }

    void SetUp() override { game.retranslate(); } // the rows come with a change of the table

    PeopleView people{test::library(), game, settings};
};

TEST_F(PeopleTest, ANameIsPutRightInTheMiddleOfAGame)
{
    // Given a game with a move of Boris, whose name has a typing error,
    after({pass("p1"), buyPrivate("p2", "S1")});

    // when it is put right,
    people.rename(1, "Borys");

    // then it stands everywhere at once: at the table, in the journal, in statements, scores and what is exported,
    EXPECT_EQ(said(people.fault()), "");
    EXPECT_THAT(names(), ElementsAre("Anna", "Borys", "Cyril", "Dana"));
    EXPECT_EQ(said(player("p2"), "name"), "Borys");
    EXPECT_THAT(said(journalRow(2)), HasSubstr("Borys"));
    EXPECT_THAT(said(scoreOf("Borys").player.name), "Borys");
    EXPECT_THAT(column(accounts.names(), "label"), AllOf(Contains("Borys"), Not(Contains("Boris"))));
    EXPECT_THAT(said(library.exportText(library.openNumber())), AllOf(HasSubstr("Borys"), Not(HasSubstr("Boris"))));
    EXPECT_THAT(said(library.games()->rows()[0].players), HasSubstr("Borys"));
    // and the game goes on.
    EXPECT_TRUE(play(buyPrivate("p3", "S2")));

    // It is kept,
    EXPECT_EQ(said(library.openGame(library.openNumber())), "");
    EXPECT_THAT(names(), ElementsAre("Anna", "Borys", "Cyril", "Dana"));
    // and the next game begins with it.
    EXPECT_THAT(column(settings.rememberedPlayers(), "name"), Contains("Borys"));
}

TEST_F(PeopleTest, ANameMustBeOne)
{
    people.rename(1, "   ");

    EXPECT_EQ(said(people.fault()), "A name has 1 to 40 visible characters.");
    EXPECT_THAT(names(), ElementsAre("Anna", "Boris", "Cyril", "Dana"));

    people.rename(1, "Bob");
    EXPECT_EQ(said(people.fault()), "");
}

TEST_F(PeopleTest, AColourIsKeptOnThisDevice)
{
    after({pass("p1")});

    people.recolour(0, "#d9a400");

    EXPECT_EQ(said(player("p1"), "colour"), "#d9a400");
    EXPECT_EQ(said(library.openGame(library.openNumber())), "");
    EXPECT_EQ(said(player("p1"), "colour"), "#d9a400");
}

TEST_F(PeopleTest, TheOrderOfPlayChangesUntilTheFirstMove)
{
    // Given a table at which nothing has happened,
    EXPECT_TRUE(people.canMove());
    const std::string danas = said(player("p4"), "colour");

    // when the last one sits down in front, then he begins, in his own colour.
    people.moveSeat(3, 0);
    EXPECT_THAT(names(), ElementsAre("Dana", "Anna", "Boris", "Cyril"));
    EXPECT_EQ(said(player("p1"), "name"), "Dana");
    EXPECT_EQ(said(player("p1"), "colour"), danas);

    // After a move nobody changes places any more, not even when it is undone: it stays somebody's decision.
    after({pass("p1")});
    EXPECT_FALSE(people.canMove());
    game.undo();
    EXPECT_FALSE(people.canMove());
    people.moveSeat(3, 0);
    EXPECT_THAT(names(), ElementsAre("Dana", "Anna", "Boris", "Cyril"));
}

} // namespace
} // namespace flimnap::test
