#include "views/join_view.h"

#include <gmock/gmock.h>

#include "join_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

// What nobody has entered

TEST_F(JoinViewTest, EverythingIsAsAtTheStartOfTheGame)
{
    EXPECT_TRUE(join.isReady());
    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 300);
    EXPECT_EQ(field("trains", "deck", "deck/a").value("value"), 5);
    EXPECT_EQ(field("companies", "BCB", "companies/BCB/state").value("text"), "Not started");
}

TEST_F(JoinViewTest, ThereIsNoFormForATableTheGameIsNotFor)
{
    EXPECT_THAT(join.begin(tableOf({"Anna"})).toStdString(), HasSubstr("players"));
}

TEST_F(JoinViewTest, ACompanyIsAskedForNoMoreThanItHas)
{
    EXPECT_EQ(group("companies", "BCB").value("fieldCount"), 1);

    enterBcb();

    EXPECT_EQ(field("companies", "BCB", "companies/BCB/markers").value("value"), 2);
    EXPECT_EQ(field("companies", "BCB", "companies/BCB/had_turn").value("value"), true);
}

TEST_F(JoinViewTest, WhoHoldsMostIsTheDirectorUntilTheTableSaysOtherwise)
{
    enterBcb();
    join.set("players/p2/shares/BCB", 50);
    EXPECT_EQ(field("shares", "BCB", "companies/BCB/director").value("text"), "Anna");

    join.set("companies/BCB/director", "p2");

    EXPECT_EQ(field("shares", "BCB", "companies/BCB/director").value("text"), "Boris");
}

TEST_F(JoinViewTest, AMarkerStandsWhereItsCompanyWasStartedUntilTheTableSaysOtherwise)
{
    join.set("companies/BCB/state", "started");
    join.set("companies/BCB/initial_price", "60");

    EXPECT_EQ(field("companies", "BCB", "companies/BCB/price").value("value"), 60);
}

// What is wrong

TEST_F(JoinViewTest, SharesAreSummedUpWhileTheyAreEntered)
{
    enterBcb();
    join.set("players/p2/shares/BCB", 25);

    EXPECT_EQ(group("shares", "BCB").value("note"), "75 % of 100 % entered");
}

TEST_F(JoinViewTest, AWrongSumOfSharesNamesTheCompany)
{
    enterBcb();

    join.set("players/p2/shares/BCB", 75);

    ASSERT_EQ(join.problems()->row(0).value("section"), "shares");
    EXPECT_EQ(join.problems()->row(0).value("group"), "BCB");
    EXPECT_THAT(problems().front(), HasSubstr("BCB: the players hold 125 % of it together"));
    EXPECT_THAT(group("shares", "BCB").value("problem").toString().toStdString(), HasSubstr("125 %"));
}

TEST_F(JoinViewTest, AWrongSumOfCardsNamesTheCard)
{
    enterBcb();

    join.add("companies/BCB/trains", "a.2");

    ASSERT_EQ(join.problems()->row(0).value("section"), "trains");
    EXPECT_THAT(problems().front(), HasSubstr("Card a: 5 are left in the deck and 1 in play"));
}

TEST_F(JoinViewTest, PeopleAreCalledByTheirNames)
{
    enterBcb();
    join.set("players/p1/shares/BCB", 25);

    EXPECT_THAT(problems(), ::testing::Contains(HasSubstr("Anna holds 25 % of it")));
}

TEST_F(JoinViewTest, OtherAnswersAreCalledByTheirSection)
{
    enterBcb();
    join.set("companies/MW/state", "operating");
    join.set("players/p2/shares/MW", 50);
    join.set("round", "OR1.1");
    join.set("turn", "BCB");

    join.toggle("acted", "MW");

    EXPECT_THAT(problems(), ::testing::Contains("MW: it acted in this round, by “Whose turn”"));
}

TEST_F(JoinViewTest, NoGameIsMadeWhileAnythingIsWrong)
{
    enterBcb();
    join.set("players/p2/shares/BCB", 75);

    EXPECT_FALSE(join.isReady());
    EXPECT_THAT(join.create().toStdString(), HasSubstr("125 %"));
    EXPECT_FALSE(game.isOpen());
    EXPECT_EQ(library.games()->count(), 0);
}

TEST_F(JoinViewTest, AProblemLeadsToWhereItIsMended)
{
    enterBcb();
    join.set("players/p2/shares/BCB", 75);
    join.setSection("check");

    join.showProblem(0);

    EXPECT_EQ(join.section(), "shares");
    EXPECT_EQ(join.openGroup(), "BCB");
}

TEST_F(JoinViewTest, ItsSectionSaysHowMuchIsWrong)
{
    join.set("players/p1/debt", 20);

    EXPECT_EQ(join.sections()->row(1).value("key"), "players");
    EXPECT_EQ(join.sections()->row(1).value("problems"), 1);
    EXPECT_EQ(join.sections()->row(0).value("problems"), 0);
}

TEST_F(JoinViewTest, TheTableMaySayYesToWhatOnlyARuleForbids)
{
    join.set("players/p1/debt", 20);
    ASSERT_FALSE(join.isReady());

    join.set("force", "the penalty was paid off");

    EXPECT_TRUE(join.isReady());
    EXPECT_EQ(join.create(), QString());
}

TEST_F(JoinViewTest, AQuestionThatNoLongerArisesIsNotAnswered)
{
    enterBcb();
    join.set("round", "OR1.1");
    join.set("turn", "BCB");
    join.set("privates/S1/owner", "BCB");

    join.set("companies/BCB/state", "waiting");

    EXPECT_THAT(problems(), IsEmpty());
    EXPECT_EQ(field("turn", "turn", "turn").value("text"), "The round begins now");
    EXPECT_EQ(field("privates", "S", "privates/S1/owner").value("text"), "nobody");
}

// Lists

TEST_F(JoinViewTest, MarkersOnOnePriceAreBroughtIntoTheirOrder)
{
    enterBcb();
    join.set("companies/MW/state", "operating");
    join.set("companies/MW/price", 65);
    const QStringList before = field("piles", "65", "stacks/65").value("values").toStringList();

    join.raise("stacks/65", 1);

    EXPECT_EQ(before, QStringList({"BCB", "MW"}));
    EXPECT_EQ(field("piles", "65", "stacks/65").value("values").toStringList(), QStringList({"MW", "BCB"}));
}

TEST_F(JoinViewTest, ACompanyMayOwnTrainsThatAreAlike)
{
    enterBcb();
    join.add("companies/BCB/trains", "a.2");
    join.add("companies/BCB/trains", "a.2");
    join.add("companies/BCB/trains", "b.2");

    join.removeAt("companies/BCB/trains", 0);

    EXPECT_EQ(field("trains", "BCB", "companies/BCB/trains").value("values").toStringList(),
              QStringList({"a.2", "b.2"}));
}

TEST_F(JoinViewTest, ATappedChoiceIsTakenBackByASecondTap)
{
    join.toggle("scrapped", "a.2");
    join.toggle("scrapped", "b.2");

    join.toggle("scrapped", "a.2");

    EXPECT_EQ(field("trains", "scrapped", "scrapped").value("values").toStringList(), QStringList({"b.2"}));
}

// Amounts

TEST_F(JoinViewTest, TypingGoesFromOneAmountToTheNext)
{
    join.setSection("players");
    join.edit("players/p1/penalty");

    join.editNext();

    EXPECT_EQ(join.field().value("place"), "players/p2/cash");
    EXPECT_EQ(join.fieldValue(), 300);
    EXPECT_EQ(join.openGroup(), "p2");
}

TEST_F(JoinViewTest, AfterTheLastAmountNothingIsTyped)
{
    join.setSection("players");
    join.edit("players/p4/penalty");

    join.editNext();

    EXPECT_TRUE(join.field().isEmpty());
}

// Kept until the game is made

TEST_F(JoinViewTest, WhatWasEnteredIsStillThereAfterTheAppWasClosed)
{
    join.set("players/p1/cash", 123);
    join.toggle("scrapped", "a.2");

    JoinView reopened(library, test::library(), settings);
    reopened.begin(tableOf({"Anna", "Boris", "Cyril", "Dana"}));
    reopened.setSection("players");

    const QVariantMap cash = reopened.groups()->row(0).value("fields").toList().front().toMap();
    EXPECT_EQ(cash.value("value"), 123);
    EXPECT_FALSE(reopened.isReady());
}

TEST_F(JoinViewTest, WhatWasEnteredBelongsToItsTable)
{
    join.set("players/p1/cash", 123);

    join.begin(tableOf({"Anna", "Boris", "Cyril", "Eva"}));

    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 300);
}

TEST_F(JoinViewTest, StartingOverForgetsEverything)
{
    join.set("players/p1/cash", 123);

    join.startOver();

    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 300);
}

TEST_F(JoinViewTest, OnceTheGameIsMadeTheFormIsEmptyAgain)
{
    join.set("players/p1/cash", 123);
    ASSERT_EQ(join.create(), QString());

    join.begin(tableOf({"Anna", "Boris", "Cyril", "Dana"}));

    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 300);
    EXPECT_EQ(joined().position().ledger.balance(PlayerId(0)), Money{123});
    EXPECT_EQ(game.title(), "Friday");
}

} // namespace
} // namespace flimnap::test
