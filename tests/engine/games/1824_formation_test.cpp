#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The formation of state railways (AH-6.44, AH-6.49, AH-6.54 to AH-6.58).

// AH-5.23: an ordinary pre-state railway that the table lets go early is no director's certificate.
TEST(Formation1824, ARailwayThatIsExchangedBeforeItsTimeMakesNobodyDirector_AH6_54)
{
    Table table = game1824(3);
    table.minorOf("p2", "SD1", 100).minorOf("p1", "SD2", 100).round("SR2");

    table.after(forced(exchange("p1", "SD2")));

    EXPECT_EQ(table.percent("p1", "SD"), 10);
    EXPECT_EQ(table.director("SD"), "");
}

// Scenario 36: by export
TEST(Formation1824, OwnersGetTheirCertificatesAndTheStateItsCapitalMoneyAndTrains_AH6_54)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).minorOf("p2", "SD1", 110).train("SD1", "3").minorOf("p1", "SD2", 5);
    table.train("SD2", "3");
    table.minorOf("p3", "SD3", 31).train("SD3", "2").round("OR3.2");
    const int bank = table.cash("bank");

    allIdle(table);

    ASSERT_EQ(table.round(), "SR4");
    EXPECT_EQ(table.phase(), "4");
    EXPECT_EQ(table.status("SD"), "operating");
    EXPECT_EQ(table.cash("SD"), 720 + 146);
    EXPECT_EQ(table.cash("bank"), bank - 720);
    EXPECT_THAT(table.trains("SD"), ElementsAre("3", "3"));
    EXPECT_EQ(table.stationsOnMap("SD"), 3);
    EXPECT_EQ(table.tokensLeft("SD"), 2);
    EXPECT_EQ(table.director("SD"), "p2");
    EXPECT_EQ(table.certificates("p2"), 1);
    EXPECT_EQ(table.percent("p2", "SD"), 20);
    EXPECT_EQ(table.percent("p1", "SD"), 10);
    EXPECT_EQ(table.percent("p3", "SD"), 10);
    EXPECT_EQ(table.percent("bank", "SD"), 60);
    EXPECT_EQ(table.cell("SD"), "R1C3");
    for (const char *preState : {"SD1", "SD2", "SD3"}) {
        EXPECT_EQ(table.status(preState), "closed");
        EXPECT_EQ(table.cash(preState), 0);
        EXPECT_THAT(table.trains(preState), IsEmpty());
    }
}

TEST(Formation1824, OfAPhaseThatTheTableTakesBackIsNotDue_AH6_44)
{
    Table table = game1824(3);
    table.begun("3").minorOf("p1", "EPP", 0, 120).train("EPP", "1g").round("OR3.2");
    const auto isDue = [&] { return isToBeFormed(table.game(), table.position(), table.game().findCompany("SD")); };
    EXPECT_FALSE(isDue());

    table.after(correct(R"("phase":"4")"));
    EXPECT_TRUE(isDue());
    table.after(correct(R"("phase":"3")"));
    EXPECT_FALSE(isDue());
    allIdle(table);

    EXPECT_EQ(table.round(), "SR4");
    EXPECT_EQ(table.status("SD"), "started");
}

TEST(Formation1824, HappensAtTheEndOfTheRoundAndTheStateActsFromTheNextOne_AH6_44)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).minorOf("p2", "SD1", 110).train("SD1", "3").running("BK", "R3C3", "p1", 300);
    table.running("CL", "R5C3", "p1", 0).train("CL", "3").round("OR3.1");
    idle(table); // SD1
    table.after(buyTrain("BK", "4"));
    EXPECT_EQ(table.status("SD1"), "operating"); // it keeps operating until the end
    table.after(done("BK"));
    EXPECT_EQ(table.turn(), "CL");
    EXPECT_NE(table.status("SD"), "operating");

    idle(table);

    EXPECT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.status("SD"), "operating");
    EXPECT_EQ(table.turn(), "SD");
}

TEST(Formation1824, TheTrainThatFormsEachState_A01)
{
    for (const auto &[train, state] : {std::pair("4", "SD"), std::pair("5", "UG"), std::pair("6", "KK")}) {
        Table table = game1824(3);
        formBy(table, train);
        const auto formed = told<CompanyFormed>(table.events());
        ASSERT_EQ(formed.size(), 1U) << train;
        EXPECT_EQ(table.game().companies[formed.front().company].code, state);
    }
}

// AH-6.55
TEST(Formation1824, TheBankPaysForWhatWasNotExchanged_AH6_55)
{
    struct Row
    {
        std::vector<std::string> present;
        std::string state;
        std::string train;
        int capital;
    };
    for (const Row &row :
         {Row{{"SD1", "SD2", "SD3"}, "SD", "4", 720}, Row{{"SD1", "SD2"}, "SD", "4", 840}, Row{{"SD1"}, "SD", "4", 960},
          Row{{"SD2", "SD3"}, "SD", "4", 960}, Row{{}, "SD", "4", 1200}, Row{{"UG1", "UG2"}, "UG", "5", 840},
          Row{{"UG1"}, "UG", "5", 960}, Row{{"UG2"}, "UG", "5", 1080}, Row{{"KK1", "KK2"}, "KK", "6", 840},
          Row{{"KK2"}, "KK", "6", 1080}, Row{{}, "KK", "6", 1200}}) {
        Table table = game1824(3);
        for (const std::string &preState : row.present)
            table.minorOf("p2", preState, 0);
        formBy(table, row.train);
        EXPECT_EQ(table.cash(row.state), row.capital) << row.state << row.present.size();
    }
}

// AH-6.55, scenario 5
TEST(Formation1824, WithoutKK2TheCapitalIs960AndKK1sTreasury_AH6_55)
{
    Table table = game1824(4);
    table.minorOf("p2", "KK1", 77);
    formBy(table, "6");
    EXPECT_EQ(table.cash("KK"), 960 + 77);
}

// Scenario 6
TEST(Formation1824, WithoutUG1TheCapitalIs1080AndUG2sTreasury_AH6_55)
{
    Table table = game1824(3);
    table.minorOf("p2", "UG2", 64);
    formBy(table, "5");
    EXPECT_EQ(table.cash("UG"), 1080 + 64);
}

// AH-6.55: always 120, whatever the marker shows. A state's marker can only rise while it is sold out.
TEST(Formation1824, TheMarkerDoesNotMatterForTheCapital_AH6_55)
{
    Table table = game1824(3);
    table.minorOf("p2", "UG1", 0).minorOf("p2", "UG2", 0).marker("UG", "R1C9");
    formBy(table, "5");
    EXPECT_EQ(table.cash("UG"), 840);
    EXPECT_EQ(table.cell("UG"), "R1C9");
}

// Scenario 39
TEST(Formation1824, TheLargestHolderDirectsAndSwapsForTheCertificate_AH6_56)
{
    Table table = game1824(4);
    table.minorOf("p4", "KK1", 195).train("KK1", "4").minorOf("p2", "KK2", 230).shares("p2", "KK", 30);
    formBy(table, "6");

    EXPECT_EQ(table.director("KK"), "p2");
    EXPECT_EQ(table.percent("p2", "KK"), 40);
    EXPECT_EQ(table.certificates("p2"), 3);
    EXPECT_EQ(table.percent("p4", "KK"), 20);
    EXPECT_EQ(table.certificates("p4"), 2);
    EXPECT_EQ(table.cash("KK"), 840 + 425);
    EXPECT_THAT(table.trains("KK"), ElementsAre("4"));
}

// Scenario 41
TEST(Formation1824, OfEqualHoldersTheFormerOwnerOfTheFirstPreState_AH6_56)
{
    Table table = game1824(4);
    table.minorOf("p3", "KK1", 0).shares("p3", "KK", 30).minorOf("p2", "KK2", 0).shares("p2", "KK", 40);
    formBy(table, "6");
    EXPECT_EQ(table.percent("p2", "KK"), 50);
    EXPECT_EQ(table.percent("p3", "KK"), 50);
    EXPECT_EQ(table.director("KK"), "p3");
}

TEST(Formation1824, ElseTheOwnerOfTheSecondAndThird_AH6_56)
{
    Table second = game1824(4);
    second.minorOf("p2", "SD1", 0).minorOf("p4", "SD2", 0).shares("p4", "SD", 20).minorOf("p3", "SD3", 0);
    second.shares("p3", "SD", 20);
    formBy(second, "4");
    EXPECT_EQ(second.percent("p3", "SD"), 30);
    EXPECT_EQ(second.percent("p4", "SD"), 30);
    EXPECT_EQ(second.director("SD"), "p4");

    Table third = game1824(4);
    third.minorOf("p2", "SD1", 0).minorOf("p4", "SD3", 0).shares("p4", "SD", 20).shares("p3", "SD", 30);
    formBy(third, "4");
    EXPECT_EQ(third.director("SD"), "p4");
}

// A-08, A-48
TEST(Formation1824, ElseThePriorityCardsHolderThenClockwise_AH6_56)
{
    Table holder = game1824(4);
    holder.minorOf("p2", "SD1", 0).shares("p3", "SD", 30).shares("p4", "SD", 30).order({"p4", "p1", "p2", "p3"});
    formBy(holder, "4");
    EXPECT_EQ(holder.director("SD"), "p4");

    Table next = game1824(4);
    next.minorOf("p2", "SD1", 0).shares("p3", "SD", 30).shares("p1", "SD", 30).order({"p2", "p3", "p4", "p1"});
    formBy(next, "4");
    EXPECT_EQ(next.director("SD"), "p3"); // the first of the equals, seen from p2
}

// AH-6.56: the frozen certificate goes from the bank.
TEST(Formation1824, TheDirectorOfAStateWithoutPrimaryTakesTheFrozenCertificate_AH6_56)
{
    Table table = game1824(3);
    table.minorOf("p2", "UG2", 0).shares("p2", "UG", 10); // one share and one for UG2
    formBy(table, "5");

    EXPECT_EQ(table.director("UG"), "p2");
    EXPECT_EQ(table.directorsCertificate("UG"), "p2");
    EXPECT_EQ(table.percent("p2", "UG"), 20);
    EXPECT_EQ(table.certificates("p2"), 1);
    EXPECT_EQ(table.percent("bank", "UG"), 80);
}

// A-09: re-assigned at the formation
TEST(Formation1824, WhoGotTheFrozenCertificateEarlyMayLoseItAtTheFormation_A09)
{
    Table table = game1824(3);
    table.shares("p2", "UG", 10).shares("p3", "UG", 40).cash("p2", 500).begun("4").stock("4", 0).round("SR5");
    table.turnOf("p2").after(buyShare("p2", "UG"));
    ASSERT_EQ(table.directorsCertificate("UG"), "p2");

    formBy(table, "5");

    EXPECT_EQ(table.director("UG"), "p3");
    EXPECT_EQ(table.certificates("p3"), 3);
    EXPECT_EQ(table.certificates("p2"), 2);
}

TEST(Formation1824, WhereTheTableWaitsTheLargestHolderGetsTheFrozenCertificateNow_A09)
{
    Table table = game1824(3, R"({"overrides":{"frozen20":"formation"}})");
    table.shares("p2", "UG", 20).shares("p3", "UG", 30);
    formBy(table, "5");
    EXPECT_EQ(table.director("UG"), "p3");
    EXPECT_EQ(table.percent("p3", "UG"), 30);
    EXPECT_EQ(table.certificates("p3"), 2);
    EXPECT_EQ(table.percent("bank", "UG"), 50);
}

// AH-6.58
TEST(Formation1824, TrainsBeyondTheStatesLimitAreDiscarded_AH6_58)
{
    Table table = game1824(3);
    for (const auto &[preState, owner] : {std::pair("SD1", "p2"), std::pair("SD2", "p3"), std::pair("SD3", "p3")})
        table.minorOf(owner, preState, 0).train(preState, "3").train(preState, "2g");
    formBy(table, "4");

    EXPECT_EQ(table.turn(), "SD"); // six trains, four may stay
    EXPECT_TRUE(refusesEvenIfForced(table, done("BH"), "must-discard AH-6.35"));
    table.after({discard("SD", "3"), discard("SD", "3")});
    EXPECT_THAT(table.trains("SD"), ElementsAre("2g", "2g", "2g", "3"));
    EXPECT_EQ(table.round(), "OR5.2");
}

// AH-6.54: limits are ignored
TEST(Formation1824, LimitsAreIgnored_AH6_54)
{
    Table table = game1824(6);
    for (const char *regional : {"BK", "CL", "MS"})
        table.running(regional, "R7C3", "p2", 0).shares("p2", regional, 40).train(regional, "3");
    ASSERT_GE(table.certificates("p2"), 11);
    table.minorOf("p2", "SD1", 0).minorOf("p2", "SD2", 0).shares("p2", "SD", 60);
    formBy(table, "4");
    EXPECT_EQ(table.percent("p2", "SD"), 90);
}

TEST(Formation1824, IsTold_AH6_54)
{
    Table table = game1824(3);
    table.minorOf("p2", "SD1", 30);
    formBy(table, "4");
    const auto formed = told<CompanyFormed>(table.events());
    ASSERT_EQ(formed.size(), 1U);
    EXPECT_EQ(formed.front().company, table.game().findCompany("SD"));
}

// AH-6.60
TEST(Formation1824, AStateWithADirectorOperatesWhateverIsSold_AH6_60)
{
    Table table = game1824(3);
    table.minorOf("p2", "SD1", 30).train("SD1", "3");
    formBy(table, "4");
    ASSERT_EQ(table.percent("bank", "SD"), 80);
    EXPECT_EQ(table.turn(), "SD");
    EXPECT_EQ(table.refusal(runTrains("SD", 50)), "accepted");
}

// AH-6.56: two shares that come with the formation make a director too.
TEST(Formation1824, TheOwnerOfBothSecondariesDirectsWithTheFrozenCertificate_AH6_56)
{
    Table table = game1824(3);
    table.minorOf("p3", "SD2", 5).minorOf("p3", "SD3", 6);
    formBy(table, "4");
    EXPECT_EQ(table.director("SD"), "p3");
    EXPECT_EQ(table.percent("p3", "SD"), 20);
    EXPECT_EQ(table.certificates("p3"), 1);
    EXPECT_EQ(table.percent("bank", "SD"), 80);
    EXPECT_EQ(table.cash("SD"), 960 + 11);
}

// AH-6.56: who swapped early has no advantage among equals.
TEST(Formation1824, TheEarlySwapperMayLoseATieToThePriorityCard_A09)
{
    Table table = game1824(3);
    table.begun("4").stock("4", 0).shares("p2", "UG", 10).shares("p3", "UG", 20).cash("p2", 500);
    table.order({"p3", "p1", "p2"}).round("SR5").turnOf("p2").after(buyShare("p2", "UG"));
    ASSERT_EQ(table.directorsCertificate("UG"), "p2");

    formBy(table, "5");

    EXPECT_EQ(table.director("UG"), "p3");
    EXPECT_EQ(table.certificates("p2"), 2);
}

} // namespace
} // namespace flimnap::test
