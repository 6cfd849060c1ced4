#include "views/join_view.h"

#include <gmock/gmock.h>

#include "join_fixture.h"
#include "words/language.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
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

TEST_F(JoinViewTest, WhatIsWrongIsToldInTheLanguageThatIsSpoken)
{
    Language language;
    language.speak("ru");
    enterBcb();
    join.set("players/p1/shares/BCB", 25);
    join.set("companies/MW/state", "operating");
    join.set("players/p2/shares/MW", 50);
    join.set("round", "OR1.1");
    join.set("turn", "BCB");
    join.toggle("acted", "MW");

    EXPECT_THAT(problems(), IsSupersetOf({"BCB: Anna имеет 25% её акций, а один сертификат директора — это 50%",
                                          "MW: она уже ходила в этом раунде: так указано в разделе «Чей ход»"}));

    language.speak("en");
    join.retranslate();
    EXPECT_THAT(problems(), Contains("BCB: Anna holds 25 % of it; the director's certificate alone is 50 %"));
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

/// What can be answered, in words.
std::vector<std::string> answersTo(const QVariantMap &field)
{
    std::vector<std::string> labels;
    for (const QVariant &option : field.value("options").toList())
        labels.push_back(option.toMap().value("label").toString().toStdString());
    return labels;
}

// Bohemia

/// EKJ is Vaclav's.
class JoinViewBohemia : public JoinViewTest
{
protected:
    JoinViewBohemia()
    {
        EXPECT_EQ(join.begin(tableOf({"Anna", "Boris"}, "18cz", "bohemia")), QString());
        join.set("companies/EKJ/state", "unattended");
    }
};

TEST_F(JoinViewBohemia, ACompanyOfVaclavHasNeitherTreasuryNorDirector_CZ8_27)
{
    EXPECT_EQ(group("companies", "EKJ").value("note"), "of Vaclav, price 50");
    EXPECT_THAT(asked("companies", "EKJ"), Not(Contains("companies/EKJ/cash")));
    EXPECT_THAT(asked("shares", "EKJ"), ElementsAre("players/p1/shares/EKJ", "players/p2/shares/EKJ"));
    EXPECT_THAT(problems(), IsEmpty());
    ASSERT_EQ(join.create(), QString());
    const CompanyId ekj = joined().rules().game().findCompany("EKJ");
    EXPECT_EQ(joined().position().holdings.director(ekj), Party::absentee());
}

TEST_F(JoinViewBohemia, WhatVaclavHoldsNobodyElseCan)
{
    join.set("players/p1/shares/EKJ", 50);
    EXPECT_EQ(group("shares", "EKJ").value("note"), "Vaclav has 50 %; 50 % of 50 % entered");
    EXPECT_THAT(problems(), IsEmpty());

    join.set("players/p2/shares/EKJ", 25);

    EXPECT_THAT(problems(), Contains(HasSubstr("EKJ: the players hold 75 % of it together; there is 50 %")));
}

TEST_F(JoinViewBohemia, VaclavOwnsNoPrivateRailwaysAndNoMoney)
{
    join.set("companies/EKJ/state", "operating");
    join.set("companies/EKJ/cash", 120);
    join.set("privates/S1/owner", "EKJ");

    join.set("companies/EKJ/state", "unattended");

    EXPECT_THAT(problems(), IsEmpty());
    EXPECT_THAT(answersTo(field("privates", "S", "privates/S1/owner")), ElementsAre("nobody", "Anna", "Boris"));
    EXPECT_THAT(group("players", "sum").value("note").toString().toStdString(), HasSubstr("companies 0"));
}

TEST_F(JoinViewBohemia, VaclavHasOneTrainForACompanyAndOneCompanyOfASize)
{
    join.set("deck/a", 3);
    join.set("companies/EKJ/trains", QStringList{"a.2", "a.2"});
    EXPECT_THAT(problems(), Contains("EKJ: a company of Vaclav has one train at most"));
    EXPECT_EQ(join.problems()->row(0).value("section"), "trains");

    join.set("companies/BCB/state", "unattended");

    EXPECT_THAT(problems(), Contains(HasSubstr("Vaclav has one company of a size")));
    EXPECT_EQ(join.problems()->row(0).value("section"), "companies");
}

// Moravia-Silesia

class JoinViewMoravia : public JoinViewTest
{
protected:
    JoinViewMoravia() { begin({"Anna", "Boris", "Cyril"}); }

    void begin(const QStringList &names)
    {
        EXPECT_EQ(join.begin(tableOf(names, "18cz", "moravia-silesia")), QString());
    }
    /// Anna directs SX, which operates.
    void enterSx()
    {
        join.set("companies/SX/state", "operating");
        join.set("companies/SX/price", 60);
        join.set("companies/SX/stations", 1);
        join.set("players/p1/shares/SX", 50);
    }
};

TEST_F(JoinViewMoravia, OnlyTheLotsAreAskedFor_CZ8_47)
{
    EXPECT_THAT(asked("privates", "all"), ElementsAre("privates/S1/owner", "privates/M1/owner", "privates/L1/owner",
                                                      "privates/MW/owner", "privates/3E/owner"));
    EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(JoinViewMoravia, BidsAreAskedForUntilTheFirstOperatingRound_CZ8_55)
{
    join.set("privates/MW/owner", "p2");
    EXPECT_THAT(asked("privates", "all"), AllOf(Contains("paid/MW"), Not(Contains("paid/S1"))));
    EXPECT_THAT(problems(), IsEmpty()) << "it may be left out";
    join.set("paid/MW", 74);
    join.set("paid/S1", 30); // nobody owns it
    ASSERT_EQ(join.create(), QString());
    EXPECT_EQ(joined().position().privates[joined().rules().game().findPrivate("MW")].paid, Money{74});

    begin({"Anna", "Boris", "Cyril"});
    join.set("privates/MW/owner", "p2");
    join.set("round", "OR1.1");
    EXPECT_THAT(asked("privates", "all"), Not(Contains("paid/MW")));
}

TEST_F(JoinViewMoravia, ACompanyCanHaveTheTrainButNotTheStation_CZ8_53)
{
    enterSx();
    EXPECT_THAT(answersTo(field("privates", "all", "privates/MW/owner")),
                ElementsAre("nobody", "Anna", "Boris", "Cyril"));

    join.set("privates/3E/owner", "SX");

    EXPECT_THAT(asked("privates", "all"), Not(Contains("privates/3E/used")));
    ASSERT_EQ(join.create(), QString());
    const GameDefinition &tables = joined().rules().game();
    EXPECT_EQ(joined().position().privates[tables.findPrivate("3E")].owner, Party(tables.findCompany("SX")));
}

TEST_F(JoinViewMoravia, NobodyTakesOverButMwBringsAStation_CZ8_52)
{
    EXPECT_THAT(answersTo(field("companies", "SX", "companies/SX/state")),
                ElementsAre("Not started", "Started", "Operating"));
    enterSx();

    join.set("companies/SX/markers", 3); // 1 on the map: MW's is one more

    EXPECT_THAT(problems(), IsEmpty());
    join.set("privates/MW/owner", "p1");
    EXPECT_THAT(problems(), Contains(HasSubstr("SX: it came with 3")));
}

TEST_F(JoinViewMoravia, ForTwoOneCompanyIsLeftOut_CZ8_41)
{
    begin({"Anna", "Boris"});
    EXPECT_THAT(problems(), Contains(HasSubstr("1 of the companies is left out")));
    EXPECT_EQ(join.problems()->row(0).value("section"), "companies");
    EXPECT_THAT(answersTo(field("companies", "PR", "companies/PR/state")), Contains("Left out of the game"));

    join.set("companies/PR/state", "closed");

    EXPECT_THAT(problems(), IsEmpty());
    ASSERT_EQ(join.create(), QString());
    const CompanyId out = joined().rules().game().findCompany("PR");
    EXPECT_EQ(joined().position().companies[out].status, CompanyStatus::Closed);
}

// The training game

class JoinViewTraining : public JoinViewTest
{
protected:
    JoinViewTraining() { EXPECT_EQ(join.begin(tableOf({"Anna", "Boris", "Cyril"}, "18cz", "training")), QString()); }
    [[nodiscard]] QVariant player(const QString &company)
    {
        return field("companies", company, "companies/" + company + "/director").value("text");
    }
};

TEST_F(JoinViewTraining, NobodyIsAskedForWhatItDoesNotHave_CZ8_2)
{
    EXPECT_THAT(sections(), ElementsAre("round", "companies", "trains", "turn", "map", "check"));
    EXPECT_THAT(asked("round", "round"), ElementsAre("round", "phase", "last_round"));
    EXPECT_EQ(join.groups()->count(), 1) << "no turn-order cards";
    EXPECT_EQ(field("round", "round", "round").value("optionCount"), 10);
    EXPECT_THAT(asked("companies", "BCB"),
                ElementsAre("companies/BCB/director", "companies/BCB/cash", "companies/BCB/stations"));
    EXPECT_EQ(join.groups()->count(), 3) << "as many companies as players";
    EXPECT_THAT(asked("map", "VBW"), ElementsAre("companies/VBW/station_hexes"));
    EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(JoinViewTraining, TheCompaniesAreThoseOfThePlayersOneEach)
{
    EXPECT_EQ(player("BCB"), "Anna");

    join.set("companies/BCB/director", "p3");

    EXPECT_EQ(player("EKJ"), "Anna");
    EXPECT_EQ(player("VBW"), "Boris");
    EXPECT_THAT(problems(), IsEmpty());

    join.set("companies/VBW/director", "p3");
    EXPECT_THAT(problems(), Contains("VBW: Cyril has a company already"));
    EXPECT_EQ(join.problems()->row(0).value("section"), "companies");
}

TEST_F(JoinViewTraining, ItGoesOnInTheRoundThatWasSaid)
{
    join.set("round", "ROUND4");
    join.set("turn", "EKJ");
    join.set("companies/BCB/stations", 1);
    join.set("companies/VBW/stations", 2);
    join.set("companies/EKJ/stations", 1);
    join.set("companies/EKJ/cash", 45);
    join.set("last_round", true);
    EXPECT_THAT(answersTo(field("turn", "turn", "turn")), ElementsAre("The round begins now", "BCB", "EKJ", "VBW"));
    EXPECT_THAT(asked("turn", "turn"), ElementsAre("turn", "acted"));

    ASSERT_EQ(join.create(), QString());

    const Position &position = joined().position();
    const CompanyId ekj = joined().rules().game().findCompany("EKJ");
    EXPECT_EQ(name(position.round), "ROUND4");
    EXPECT_EQ(joined().rules().actor(position), Party(ekj));
    EXPECT_EQ(position.ledger.balance(ekj), Money{45});
    EXPECT_TRUE(position.isLastRound);
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
    EXPECT_TRUE(joined().position().companies[tables.findCompany("MS")].isUndirected);
    EXPECT_TRUE(joined().position().companies[tables.findCompany("SD2")].onlyBuilds);
}

// Lists

/// 18Lilliput for Anna, Boris and Cyril, or Anna alone against Gulliver.
class JoinViewLilliput : public JoinViewTest
{
protected:
    JoinViewLilliput() { sit({"Anna", "Boris", "Cyril"}); }

    void sit(const QStringList &names, const QStringList &switches = {})
    {
        Configuration config = tableOf(names, "18lilliput", names.size() == 1 ? "solo" : "base");
        for (const QString &name : switches)
            config.switches.insert(name, true);
        EXPECT_EQ(join.begin(config), QString());
    }
    [[nodiscard]] std::vector<std::string> labels(const QString &section, const QString &key, const QString &place)
    {
        std::vector<std::string> labels;
        for (const QVariant &option : field(section, key, place).value("options").toList())
            labels.push_back(option.toMap().value("label").toString().toStdString());
        return labels;
    }
    [[nodiscard]] std::string label(const QString &section, const QString &key, const QString &place)
    {
        return field(section, key, place).value("label").toString().toStdString();
    }
};

TEST_F(JoinViewLilliput, EverythingIsAsAtTheStartOfTheGame)
{
    EXPECT_EQ(field("players", "p1", "players/p1/cash").value("value"), 30); // LI-3.3
    EXPECT_EQ(field("players", "p1", "players/p1/copies").value("value"), 1);
    EXPECT_EQ(field("trains", "deck", "deck/3").value("value"), 5); // LI-1.2
    EXPECT_EQ(field("round", "round", "round").value("text"), QString::fromUtf8("Round\u00a01"));
    EXPECT_THAT(labels("round", "round", "round"), ::testing::SizeIs(9));
    EXPECT_EQ(group("round", "order").value("title"), "First player's card");
}

TEST_F(JoinViewLilliput, AsksForNothingThatTheGameDoesNotHave)
{
    EXPECT_THAT(sections(), ElementsAre("round", "players", "companies", "shares", "piles", "characters", "trains",
                                        "turn", "check"));
    EXPECT_THAT(asked("players", "p1"), ElementsAre("players/p1/cash", "players/p1/copies")); // LI-6.16
    EXPECT_THAT(asked("round", "round"), ElementsAre("round", "phase"));
    join.set("companies/MR/state", "operating");
    EXPECT_THAT(asked("companies", "MR"),
                ElementsAre("companies/MR/state", "companies/MR/price", "companies/MR/cash", "companies/MR/stations"));
    EXPECT_EQ(group("trains", "pool").value("title"), "Depot");
}

TEST_F(JoinViewLilliput, ACompanyWasTakenFoundedOrNeither_LI3_10)
{
    EXPECT_THAT(labels("companies", "MR", "companies/MR/state"), ElementsAre("Nobody took it", "Operating"));
    EXPECT_THAT(labels("companies", "C5", "companies/C5/state"), ElementsAre("Not founded", "Operating"));

    join.set("companies/MR/state", "operating");
    join.set("companies/C5/state", "operating");

    EXPECT_EQ(field("companies", "MR", "companies/MR/price").value("value"), 55); // LI-2.3
    EXPECT_EQ(field("companies", "C5", "companies/C5/price").value("value"), 50); // LI-5.20
    EXPECT_EQ(field("companies", "MR", "companies/MR/stations").value("value"), 1);
    EXPECT_EQ(group("shares", "MR").value("note"), "0 % of 80 % entered"); // LI-2.6
}

TEST_F(JoinViewLilliput, TrainsThatCameWithACompanyAreCounted_LI2_20)
{
    EXPECT_EQ(label("trains", "deck", "deck/2"), "2: 2 cards, 0 in play, 0 gone");

    join.set("companies/LNR/state", "operating");
    join.set("companies/LNR/trains", QStringList{"2", "2*"});

    EXPECT_EQ(label("trains", "deck", "deck/2"), "2: 4 cards, 2 in play, 0 gone");
}

TEST_F(JoinViewLilliput, ACharacterHasAnOwnerAndTiles_LI2_41)
{
    EXPECT_THAT(asked("characters", "H"),
                ElementsAre("privates/golbasto/owner", "privates/limnoc/owner", "privates/balmuff/owner",
                            "privates/bolgolam/owner", "privates/flimnap/owner"));
    EXPECT_EQ(label("characters", "H", "privates/bolgolam/owner"), "Skyresh Bolgolam");

    join.set("privates/limnoc/owner", "p2");

    EXPECT_EQ(label("characters", "H", "character_tiles/limnoc"), "Limnoc: own tiles laid");
    EXPECT_EQ(field("characters", "H", "character_tiles/limnoc").value("most"), 2);
}

TEST_F(JoinViewLilliput, WhatWasTakenIsAskedOnceTheRoundHasBegun)
{
    EXPECT_THAT(asked("turn", "turn"), ElementsAre("turn"));

    join.set("turn", "p2");
    EXPECT_THAT(asked("turn", "turn"), ElementsAre("turn", "second_turn", "taken"));
    EXPECT_EQ(field("turn", "turn", "taken").value("optionCount"), 8); // LI-1.2

    join.set("companies/MR/state", "operating");
    join.set("turn", "MR");
    EXPECT_THAT(asked("turn", "turn"), ElementsAre("turn", "taken", "acted"));
}

TEST_F(JoinViewLilliput, SidesOfCardsAreAskedWhereOnlyTheseAreCopied_LI_D4)
{
    join.set("turn", "p2");
    join.set("taken", QStringList{"C9"});
    EXPECT_THAT(asked("turn", "turn"), Not(Contains("used_sides/C9")));

    sit({"Anna", "Boris", "Cyril"}, {"copySameSideOnly"});
    join.set("turn", "p2");
    join.set("taken", QStringList{"C9", "C10"});
    EXPECT_THAT(asked("turn", "turn"), ElementsAre("turn", "second_turn", "taken", "used_sides/C9", "used_sides/C10"));
    EXPECT_EQ(field("turn", "turn", "used_sides/C9").value("optionCount"), 2);
}

TEST_F(JoinViewLilliput, CardsThatAreMissingAreToldWhereTheyAreEntered_LI5_6)
{
    join.set("turn", "p3"); // third in the order: two turns are over
    for (int row = 0; row < join.problems()->count(); ++row) {
        if (join.problems()->row(row).value("place") != "start/taken")
            continue;
        EXPECT_EQ(join.problems()->row(row).value("section"), "turn");
        EXPECT_THAT(join.problems()->row(row).value("text").toString().toStdString(), HasSubstr("2 turns"));
        return;
    }
    FAIL() << "two cards are missing";
}

TEST_F(JoinViewLilliput, GulliverHasMoneyAndSharesButNeitherCardsNorCharacters_LI8_7)
{
    sit({"Anna"});

    EXPECT_THAT(asked("players", "gulliver"), ElementsAre("players/gulliver/cash"));
    EXPECT_THAT(asked("players", "p1"), ElementsAre("players/p1/cash"));
    EXPECT_EQ(group("players", "gulliver").value("title"), "Gulliver");
    EXPECT_THAT(labels("characters", "H", "privates/limnoc/owner"), ElementsAre("nobody", "Anna"));
    join.set("companies/SR/state", "operating");
    join.set("players/gulliver/shares/SR", 50);
    EXPECT_EQ(field("shares", "SR", "companies/SR/director").value("text"), "Gulliver");
    EXPECT_THAT(labels("turn", "turn", "turn"), ElementsAre("The round begins now", "Anna", "Gulliver", "SR"));
    join.set("turn", "gulliver");
    EXPECT_THAT(asked("turn", "turn"), ElementsAre("turn", "taken"));
}

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

    JoinView reopened(library, configurations, test::library(), settings);
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
