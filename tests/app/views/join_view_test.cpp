#include "views/join_view.h"

#include <gmock/gmock.h>

#include "join_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

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

// 1824

/// The form for three or, on Cisleithania, two players.
class JoinView1824 : public JoinViewTest
{
protected:
    JoinView1824() { begin({"Anna", "Boris", "Cyril"}, "base"); }

    void begin(const QStringList &names, const QString &variant)
    {
        EXPECT_EQ(join.begin(tableOf(names, "1824", variant)), QString());
    }
    [[nodiscard]] std::vector<std::string> sections()
    {
        std::vector<std::string> keys;
        for (int row = 0; row < join.sections()->count(); ++row)
            keys.push_back(join.sections()->row(row).value("key").toString().toStdString());
        return keys;
    }
    /// The places of all fields of a group.
    [[nodiscard]] std::vector<std::string> asked(const QString &section, const QString &key)
    {
        std::vector<std::string> places;
        const QVariantList fields = group(section, key).value("fields").toList();
        for (const QVariant &entry : fields)
            places.push_back(entry.toMap().value("place").toString().toStdString());
        return places;
    }
    /// SR3 of phase 3 with Anna to act; unless said otherwise nobody has done anything in it.
    void inPhase3()
    {
        join.set("round", "SR3");
        join.set("phase", "3");
        join.set("turn", "p1");
        join.set("deck/2", 0);
        join.set("deck/3", 6);
    }
};

TEST_F(JoinView1824, EverythingIsAsAtTheStartOfTheGame)
{
    EXPECT_THAT(problems(), IsEmpty());
    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 820); // AH-2.27
    EXPECT_EQ(field("companies", "SD", "companies/SD/state").value("text"), "Not formed yet");
    EXPECT_EQ(field("piles", "R1C3", "stacks/R1C3").value("values").toStringList(), QStringList({"SD", "UG", "KK"}));
}

TEST_F(JoinView1824, RailwaysAreAskedAboutBeforeWhatBecomesOfThem)
{
    EXPECT_THAT(sections(), ElementsAre("round", "players", "privates", "companies", "shares", "piles", "trains",
                                        "turn", "map", "check"));
}

TEST_F(JoinView1824, OnlyTheMountainsOfThisManyPlayersAreAskedFor)
{
    EXPECT_THAT(asked("privates", "M"), ElementsAre("privates/B1/owner", "privates/B2/owner", "privates/B3/owner",
                                                    "privates/B4/owner")); // AH-2.27
}

TEST_F(JoinView1824, ARailwayWithAnOwnerHasATreasuryAndTrains)
{
    EXPECT_THAT(asked("privates", "C"), Not(Contains("companies/EPP/cash")));

    join.set("privates/EPP/owner", "p1");

    EXPECT_THAT(asked("privates", "C"), Contains("companies/EPP/cash"));
    EXPECT_THAT(asked("trains", "EPP"), ElementsAre("companies/EPP/trains"));
    EXPECT_EQ(field("trains", "EPP", "companies/EPP/trains").value("optionCount"), 5); // goods trains alone (AH-6.21)
}

TEST_F(JoinView1824, ACoalRailwaysCompanyIsOnTheChartAndHasNoDirectorYet)
{
    join.set("privates/EPP/owner", "p1");
    join.set("companies/BK/initial_price", "80");

    EXPECT_EQ(group("companies", "BK").value("note"), "started, price 80");
    EXPECT_THAT(asked("companies", "BK"), ElementsAre("companies/BK/initial_price"));
    EXPECT_THAT(asked("shares", "BK"), Not(Contains("companies/BK/director")));
    EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(JoinView1824, APriceThatStandsInSeveralSpacesLeadsToTheQuestionWhich)
{
    inPhase3();
    join.set("companies/CL/state", "operating");
    join.set("companies/CL/stations", 1);
    join.set("players/p1/shares/CL", 50);
    join.set("companies/CL/price", 290); // once on the chart: AH-2.21
    EXPECT_THAT(asked("companies", "CL"), Not(Contains("companies/CL/cell")));
    EXPECT_THAT(problems(), IsEmpty());

    join.set("companies/CL/price", 110);
    EXPECT_EQ(field("companies", "CL", "companies/CL/cell").value("optionCount"), 4); // AH-2.21
    EXPECT_THAT(problems(), Contains(HasSubstr("CL: 110 stands on the chart more than once")));

    join.set("companies/CL/cell", "R4C5");
    EXPECT_EQ(field("companies", "CL", "companies/CL/cell").value("text"), "row 4, column 5");
    EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(JoinView1824, OfAStartedCompanyWhoseRailwayIsGoneTheTableSaysHowItWent)
{
    inPhase3();
    join.set("companies/MS/state", "started");
    join.set("players/p2/shares/MS", 20);
    EXPECT_THAT(problems(), Contains(HasSubstr("MS: EOD is gone")));

    join.set("companies/MS/unpaid", "given");

    EXPECT_THAT(problems(), IsEmpty());
    EXPECT_THAT(asked("companies", "MS"), Contains("companies/MS/cash"));
    EXPECT_THAT(asked("trains", "MS"), ElementsAre("companies/MS/trains"));
    join.set("companies/MS/cash", 30);
    ASSERT_EQ(join.create(), QString());
    const CompanyId company = joined().rules().game().findCompany("MS");
    EXPECT_EQ(joined().position().companies[company].unpaidUnits, 2);
    EXPECT_EQ(joined().position().ledger.balance(company), Money{30});
}

TEST_F(JoinView1824, SharesOfCompaniesWithoutPriceAreAskedForOnceTheyAreExchanged)
{
    const auto isAsked = [&] {
        join.setSection("shares");
        for (int row = 0; row < join.groups()->count(); ++row) {
            if (join.groups()->row(row).value("key") == "BH")
                return true;
        }
        return false;
    };
    EXPECT_FALSE(isAsked());
    inPhase3();
    EXPECT_TRUE(isAsked());
}

TEST_F(JoinView1824, AStateComesAboutWithItsPhase)
{
    inPhase3();
    join.set("phase", "4");
    join.set("deck/3", 0);
    join.set("deck/4", 3);

    EXPECT_EQ(field("companies", "SD", "companies/SD/state").value("text"), "Formed");
    EXPECT_EQ(field("companies", "UG", "companies/UG/state").value("text"), "Not formed yet");
    EXPECT_EQ(field("shares", "SD", "companies/SD/director").value("text"), "nobody");
    join.set("companies/SD/cell", "R1C3");
    EXPECT_THAT(problems(), IsEmpty());
    join.set("players/p2/shares/SD", 30);
    EXPECT_EQ(field("shares", "SD", "companies/SD/director").value("text"), "Boris");

    join.set("round", "OR3.1");
    join.set("turn", ""); // about to begin: SD was formed before
    EXPECT_EQ(field("companies", "SD", "companies/SD/state").value("text"), "Formed");
    join.set("privates/KK1/owner", "p1");
    join.set("turn", "KK1"); // perhaps phase 4 began in this round
    EXPECT_EQ(field("companies", "SD", "companies/SD/state").value("text"), "Not formed yet");
}

TEST_F(JoinView1824, ThePriorityCardAndWhoActedLastFollowFromTheTurn)
{
    inPhase3();
    EXPECT_EQ(field("round", "order", "priority").value("text"), "Anna");
    EXPECT_EQ(field("turn", "turn", "last_actor").value("text"), "nobody");

    join.set("turn", "p3");
    join.set("passes", 1);
    EXPECT_EQ(field("turn", "turn", "last_actor").value("text"), "Anna"); // Boris has passed since

    join.set("priority", "p3");
    join.set("passes", 0);
    EXPECT_EQ(field("turn", "turn", "last_actor").value("text"), "nobody");
    EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(JoinView1824, TheLengthOfASetFollowsFromThePhaseUntilTheTableSaysOtherwise)
{
    inPhase3();
    join.set("round", "OR3.2");
    join.set("turn", "");
    EXPECT_EQ(field("round", "round", "rounds_in_set").value("value"), 2); // AH-2.19

    join.set("rounds_in_set", 1);

    EXPECT_THAT(problems(), Contains(HasSubstr("its set has 1 operating rounds")));
    EXPECT_EQ(join.problems()->row(0).value("section"), "round");
}

TEST_F(JoinView1824, ABrokenBankIsJoined)
{
    join.set("bank_broken", true);

    ASSERT_EQ(join.create(), QString());
    EXPECT_TRUE(joined().position().isBankBroken);
}

TEST_F(JoinView1824, TheBanksRestIsShownWhileCashIsEntered)
{
    EXPECT_THAT(group("players", "sum").value("note").toString().toStdString(),
                HasSubstr("in the bank 9540")); // 12000 - 3 * 820, AH-2.27
    join.set("players/p1/cash", 920);
    EXPECT_THAT(group("players", "sum").value("note").toString().toStdString(), HasSubstr("in the bank 9440"));
}

TEST_F(JoinView1824, WhatIsWrongWithARailwayIsMendedAmongThem)
{
    inPhase3();
    join.set("phase", "5");
    join.set("deck/3", 0);
    join.set("deck/4", 0);
    join.set("deck/5", 2);
    join.set("privates/EPP/owner", "p1");

    EXPECT_THAT(problems(), Contains(HasSubstr("EPP: in phase 5 it is a share of BK already")));
    EXPECT_THAT(group("privates", "C").value("problem").toString().toStdString(), HasSubstr("a share of BK"));
}

TEST_F(JoinView1824, CisleithaniaForTwoHasABondRailwayAndTwoThatOnlyBuild)
{
    begin({"Anna", "Boris"}, "cisleithania-2");
    inPhase3();
    join.set("deck/3", 4);
    for (const char *railway : {"EPP", "SD1", "KK2", "SD2"})
        join.set(QString("privates/%1/owner").arg(railway), "p1");
    for (const char *railway : {"EOD", "MLB", "SD3", "KK1"})
        join.set(QString("privates/%1/owner").arg(railway), "p2");
    EXPECT_THAT(problems(), Contains(HasSubstr("one company is the bond railway")));
    EXPECT_EQ(join.problems()->row(0).value("group"), "bond");

    join.set("bond", "MS");
    join.set("companies/MS/price", 50);
    join.set("companies/MS/cell", "R7C2");
    EXPECT_THAT(asked("privates", "C"), Not(Contains("companies/EOD/cash"))); // it only builds, with the bond railway
    EXPECT_THAT(problems(), Contains(HasSubstr("here: EOD")));
    join.set("privates/SD2/builds", true);
    join.set("players/p1/shares/MS", 30);
    join.set("companies/MS/certificate", "p1");

    EXPECT_THAT(problems(), IsEmpty());
    EXPECT_THAT(asked("shares", "MS"), Not(Contains("companies/MS/director")));
    ASSERT_EQ(join.create(), QString());
    const GameDefinition &tables = joined().rules().game();
    EXPECT_EQ(joined().position().companies[tables.findCompany("MS")].role, CompanyRole::Bond);
    EXPECT_EQ(joined().position().companies[tables.findCompany("SD2")].role, CompanyRole::Construction);
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
