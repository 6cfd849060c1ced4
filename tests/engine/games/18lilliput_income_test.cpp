#include <gmock/gmock.h>

#include "18lilliput_operation.h"

namespace flimnap::test {
namespace {

// What trains earn (LI-6.4 to LI-6.8).

/// SR, at 100, of p1 with these trains runs in round 5, phase 5; nobody has any cash.
Table companyWith(const std::vector<std::string> &trains, const std::string &options = "{}")
{
    Table table = lilliput(4, options);
    table.begun("5").operating("SR", 100, "p1", 0).established("SR");
    for (const std::string &train : trains)
        table.train("SR", train);
    for (const char *player : {"p1", "p2", "p3", "p4"})
        table.cash(player, 0);
    table.round("ROUND5");
    return table;
}

/// What goes into the treasury if all of it is kept.
int keptIncome(const std::vector<std::string> &trains, const std::string &line)
{
    Table table = companyWith(trains);
    table.after({line, withhold("SR")});
    return table.cash("SR");
}

struct Example
{
    std::string name;
    Routes routes;
    int income;
    int ofShare;
    int ofDirector;
};

class RulebookExample : public ::testing::TestWithParam<Example>
{
};

// LI-S14 and LI-S15, the rulebook's two examples; p1 directs and p2 has one share.
TEST_P(RulebookExample, IsPaidOut_LIS14_LIS15)
{
    std::vector<std::string> trains;
    for (const auto &[train, value] : GetParam().routes)
        trains.push_back(train);
    Table table = companyWith(trains);
    table.shares("p2", "SR", 10).after({run("SR", GetParam().routes), payOut("SR")});

    EXPECT_EQ(table.cash("p1"), GetParam().ofDirector);
    EXPECT_EQ(table.cash("p2"), GetParam().ofShare);
    EXPECT_EQ(table.cash("SR"), 0);
}

TEST_P(RulebookExample, IsKept_LIS14_LIS15)
{
    std::vector<std::string> trains;
    for (const auto &[train, value] : GetParam().routes)
        trains.push_back(train);
    EXPECT_EQ(keptIncome(trains, run("SR", GetParam().routes)), GetParam().income);
}

INSTANTIATE_TEST_SUITE_P(BothPictures, RulebookExample,
                         ::testing::Values(Example{"Red1", {{"3", 110}, {"2", 60}}, 170, 17, 85},
                                           Example{"Blue1", {{"3", 90}, {"3", 70}}, 160, 16, 80},
                                           Example{"Green1", {{"2", 70}, {"2", 70}}, 140, 14, 70},
                                           Example{"Yellow1", {{"2", 50}, {"2", 60}}, 110, 11, 55},
                                           Example{"Red2", {{"3D", 100}, {"3*", 90}}, 240, 24, 120},
                                           Example{"Yellow2", {{"4", 200}}, 200, 20, 100},
                                           Example{"Green2", {{"4", 110}, {"4", 120}}, 230, 23, 115},
                                           Example{"Blue2", {{"3*", 130}}, 60, 6, 30}),
                         [](const auto &test) { return test.param.name; });

TEST(IncomeLilliput, AnObsoleteTrainEarnsHalfRoundedDownToTens_LI6_5)
{
    for (const auto &[value, income] : {std::pair(90, 40), std::pair(130, 60), std::pair(80, 40), std::pair(30, 10)}) {
        for (const char *old : {"2*", "3*", "4*"})
            EXPECT_EQ(keptIncome({old}, run("SR", {{old, value}})), income) << old << ' ' << value;
    }
}

TEST(IncomeLilliput, EachTrainIsHalvedForItself_LI6_5)
{
    EXPECT_EQ(keptIncome({"2*", "2*"}, run("SR", {{"2*", 50}, {"2*", 50}})), 20 + 20); // not 100 / 2
}

TEST(IncomeLilliput, TrainsOfTheTypeDEarnTwice_LI6_5)
{
    EXPECT_EQ(keptIncome({"3D"}, run("SR", {{"3D", 100}})), 200);
    EXPECT_EQ(keptIncome({"4D"}, run("SR", {{"4D", 150}})), 300);
    EXPECT_EQ(keptIncome({"5"}, run("SR", {{"5", 150}})), 150);
}

TEST(IncomeLilliput, ATrainThatIsNotNamedEarnsNothing_LI6_2)
{
    EXPECT_EQ(keptIncome({"2", "3"}, run("SR", {{"3", 90}})), 90);
    EXPECT_EQ(keptIncome({"2", "3"}, run("SR", {{"2", 0}, {"3", 90}})), 90);
}

TEST(IncomeLilliput, SharesOfTheBankAndThoseThatAreLostEarnNothing_LI6_10)
{
    Table table = companyWith({"4"});
    table.shares("p2", "SR", 20);
    const int bank = table.cash("bank");

    table.after({run("SR", {{"4", 100}}), payOut("SR")});

    EXPECT_EQ(table.cash("p1"), 50);
    EXPECT_EQ(table.cash("p2"), 20);
    EXPECT_EQ(table.cash("bank"), bank - 70); // 10 % in the bank, 20 % lost
}

TEST(IncomeLilliput, WhoHasAllSharesGetsFourFifths_LI6_10)
{
    Table table = companyWith({"4"});
    table.shares("p1", "SR", 30).after({run("SR", {{"4", 100}}), payOut("SR")});
    EXPECT_EQ(table.cash("p1"), 80);
}

TEST(IncomeLilliput, ValuesAreMultiplesOfTen_LI6_6)
{
    const Table table = companyWith({"3", "3D"});
    EXPECT_TRUE(refusesUnlessForced(table, run("SR", {{"3", 95}}), "income-step LI-6.6"));
    EXPECT_TRUE(refusesUnlessForced(table, run("SR", {{"3", 90}, {"3D", 55}}), "income-step LI-6.6"));
    EXPECT_EQ(table.refusal(run("SR", {{"3", 90}, {"3D", 50}})), "accepted");
}

TEST(IncomeLilliput, NoTrainEarnsLessThanNothing_LI6_6)
{
    EXPECT_TRUE(refusesEvenIfForced(companyWith({"3"}), run("SR", {{"3", -10}}), "bad-value LI-6.2"));
}

TEST(IncomeLilliput, NoTrainNorMineBringsMoreThanIsOffered_LI6_2)
{
    const Table table = companyWith({"3"}, R"({"scenario":true})");
    EXPECT_EQ(table.refusal(run("SR", {{"3", 1000}})), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"3", 1010}}), "bad-value LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, withMine(run("SR", {{"3", 90}}), 1010), "bad-value LI-6.2"));
}

TEST(IncomeLilliput, OnlyTrainsOfTheCompanyRunAndEachOnce_LI6_2)
{
    const Table table = companyWith({"3", "2*"});
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"4", 90}}), "no-such-train LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"3", 90}, {"3", 70}}), "no-such-train LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"2", 50}}), "no-such-train LI-6.2")); // it is a 2*
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"6", 90}}), "unknown-name LI-2.14"));
}

TEST(IncomeLilliput, IsSaidTrainByTrain_LI6_2)
{
    const Table table = companyWith({"3"});
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("SR", 90), "bad-value LI-6.2"));
}

TEST(IncomeLilliput, WithoutATrainThereIsNothingToSay_LI6_2)
{
    const Table table = companyWith({});
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {}), "no-runnable-train LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, run("SR", {{"3", 50}}), "no-runnable-train LI-6.2"));
}

TEST(IncomeLilliput, WithoutTheirSwitchThereAreNoMinesAndNoBonus_LI1_3)
{
    const Table table = companyWith({"4"});
    EXPECT_TRUE(refusesUnlessForced(table, withMine(run("SR", {{"4", 90}}), 10), "no-mine LI-8.6a"));
    EXPECT_EQ(table.refusal(withMine(run("SR", {{"4", 90}}), 0)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, runRoutes("SR", {route("4", 90, 20)}), "other-value LI-6.2"));
    EXPECT_EQ(table.refusal(runRoutes("SR", {route("4", 90, 0)})), "accepted");
}

} // namespace
} // namespace flimnap::test
