#include <algorithm>

#include <gmock/gmock.h>

#include "support/refusals.h"

namespace flimnap::test {
namespace {

/// The turn of a company with a train it can run; its director p1 holds the director's certificate.
Table runningCompany(const std::string &company, int price, const std::string &train)
{
    Table table(3);
    table.phase("d").operating(company, price, "p1", 100).established(company).train(company, train).round("OR1.1");
    for (const char *player : {"p1", "p2", "p3"})
        table.cash(player, 0);
    return table;
}

// CZ-6.43, CZ-10.6
TEST(Income, ADividendIsRoundedUpForEachPlayerOverAllHisShares)
{
    Table table = runningCompany("BCB", 60, "a.2");
    table.shares("p2", "BCB", 25).after({runTrains("BCB", 110), payOut("BCB")});
    EXPECT_EQ(table.cash("p1"), 55); // director's certificate: half of 110
    EXPECT_EQ(table.cash("p2"), 28); // 27.5
}

// CZ-6.40
TEST(Income, NoCompanyEarnsMoreThanIsOffered)
{
    const Table table = runningCompany("BCB", 60, "a.2");
    EXPECT_EQ(table.refusal(runTrains("BCB", 10'000)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BCB", 10'010), "bad-value CZ-6.40"));
}

// CZ-6.43, CZ-10.6
TEST(Income, TwoSingleSharesOfOnePlayerGetHalfOfTheIncome)
{
    Table table = runningCompany("BCB", 60, "a.2");
    table.shares("p2", "BCB", 50).after({runTrains("BCB", 110), payOut("BCB")});
    EXPECT_EQ(table.cash("p2"), 55); // not twice 28
}

// CZ-6.43, CZ-10.6
TEST(Income, ThreeQuartersOf110Are83)
{
    Table table = runningCompany("BCB", 60, "a.2");
    table.shares("p1", "BCB", 25).after({runTrains("BCB", 110), payOut("BCB")});
    EXPECT_EQ(table.cash("p1"), 83); // 82.5
}

struct Dividend
{
    const char *company;
    int income;
    int units;
    int paid;
};

class DividendTable : public ::testing::TestWithParam<Dividend>
{
};

// CZ-6.43, the table of worked examples
TEST_P(DividendTable, PaysForSoManyUnits)
{
    const auto [company, income, units, paid] = GetParam();
    const std::string code(company);
    Table table = code == "BCB"   ? runningCompany(code, 60, "a.2")
                  : code == "KFN" ? runningCompany(code, 80, "c.2+2")
                                  : runningCompany(code, 100, "d.3E");
    const int unit = code == "BCB" ? 25 : code == "KFN" ? 20 : 10;
    if (units == 1)
        table.shares("p2", code, unit);
    else if (units > 2)
        table.shares("p1", code, (units - 2) * unit);

    table.after({runTrains(code, income), payOut(code)});

    EXPECT_EQ(table.cash(units == 1 ? "p2" : "p1"), paid);
}

INSTANTIATE_TEST_SUITE_P(
    WorkedExamples, DividendTable,
    ::testing::Values(Dividend{"BCB", 50, 1, 13}, Dividend{"BCB", 50, 2, 25}, Dividend{"BCB", 50, 3, 38},
                      Dividend{"KFN", 50, 1, 10}, Dividend{"KFN", 50, 2, 20}, Dividend{"KFN", 50, 3, 30},
                      Dividend{"BY", 50, 1, 5}, Dividend{"BY", 50, 2, 10}, Dividend{"BY", 50, 6, 30},
                      Dividend{"BCB", 70, 1, 18}, Dividend{"BCB", 70, 2, 35}, Dividend{"BCB", 70, 3, 53},
                      Dividend{"KFN", 70, 1, 14}, Dividend{"KFN", 70, 2, 28}, Dividend{"KFN", 70, 3, 42},
                      Dividend{"BY", 70, 1, 7}, Dividend{"BY", 70, 2, 14}, Dividend{"BY", 70, 6, 42},
                      Dividend{"BCB", 90, 1, 23}, Dividend{"BCB", 90, 2, 45}, Dividend{"BCB", 90, 3, 68},
                      Dividend{"KFN", 90, 1, 18}, Dividend{"KFN", 90, 2, 36}, Dividend{"KFN", 90, 3, 54},
                      Dividend{"BY", 90, 1, 9}, Dividend{"BY", 90, 2, 18}, Dividend{"BY", 90, 6, 54},
                      Dividend{"BCB", 110, 1, 28}, Dividend{"BCB", 110, 2, 55}, Dividend{"BCB", 110, 3, 83},
                      Dividend{"KFN", 110, 1, 22}, Dividend{"KFN", 110, 2, 44}, Dividend{"KFN", 110, 3, 66},
                      Dividend{"BY", 110, 1, 11}, Dividend{"BY", 110, 2, 22}, Dividend{"BY", 110, 6, 66},
                      Dividend{"BCB", 190, 1, 48}, Dividend{"BCB", 190, 2, 95}, Dividend{"BCB", 190, 3, 143},
                      Dividend{"KFN", 190, 1, 38}, Dividend{"KFN", 190, 2, 76}, Dividend{"KFN", 190, 3, 114},
                      Dividend{"BY", 190, 1, 19}, Dividend{"BY", 190, 2, 38}, Dividend{"BY", 190, 6, 114}),
    [](const auto &test) {
        return std::string(test.param.company) + std::to_string(test.param.income) + "For" +
               std::to_string(test.param.units);
    });

// CZ-10.7
TEST(Income, AllSharesInPlayersHandsArePaidByTheBank)
{
    Table table(4);
    table.operating("VBW", 58, "p3", 100).shares("p3", "VBW", 25).shares("p2", "VBW", 25).train("VBW", "a.2");
    table.cash("p2", 0).cash("p3", 0).round("OR1.1");

    table.after({runTrains("VBW", 70), payOut("VBW")});

    EXPECT_EQ(table.cash("p3"), 53);
    EXPECT_EQ(table.cash("p2"), 18);
    EXPECT_EQ(table.cash("VBW"), 100);
    EXPECT_EQ(table.price("VBW"), 63);
}

// CZ-6.43, CZ-10.7
TEST(Income, SharesInTheBankEarnNothingForAnybody)
{
    Table table = runningCompany("BCB", 60, "a.2");

    table.after({runTrains("BCB", 70), payOut("BCB")});

    EXPECT_EQ(table.cash("p1"), 35);
    EXPECT_EQ(table.cash("BCB"), 100);
    EXPECT_EQ(table.price("BCB"), 65);
}

// CZ-10.8
TEST(Income, OfAllTrainsIsPaidOutOrKeptAsAWhole)
{
    Table table = runningCompany("BCB", 60, "a.2");
    table.train("BCB", "c.3").shares("p1", "BCB", 25).shares("p2", "BCB", 25);
    table.after(with(runTrains("BCB", 50 + 90),
                     R"("routes":[{"train":"a.2","stops":["E16"]},{"train":"c.3","stops":["E16"]}])"));
    Table kept = table;

    table.after(payOut("BCB"));
    EXPECT_EQ(table.cash("p1"), 105);
    EXPECT_EQ(table.cash("p2"), 35);
    EXPECT_EQ(table.cash("BCB"), 100);
    EXPECT_EQ(table.price("BCB"), 65);

    kept.after(withhold("BCB")); // CZ-6.45
    EXPECT_EQ(kept.cash("p1"), 0);
    EXPECT_EQ(kept.cash("BCB"), 240);
    EXPECT_EQ(kept.price("BCB"), 55);
}

// CZ-6.46, CZ-10.9
TEST(Income, AFirstTurnWithoutATrainMovesTheMarkerLeft)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 260).round("OR1.1");

    table.after({layTrack("BCB", 10), layTrack("BCB", 10), buyTrain("BCB", "a.2"), buyTrain("BCB", "a.2")});

    EXPECT_EQ(table.cash("BCB"), 260 - 20 - 140);
    EXPECT_EQ(table.price("BCB"), 60);
}

// CZ-6.42
TEST(Income, OfZeroPaysNothingAndMovesTheMarkerLeftAtOnce)
{
    Table table = runningCompany("BCB", 60, "a.2");

    table.after(runTrains("BCB", 0));

    EXPECT_EQ(table.price("BCB"), 55);
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("BCB"), "nothing-to-pay CZ-6.42"));
    EXPECT_EQ(table.refusal(done("BCB")), "accepted");
}

// CZ-6.42: there is no half.
TEST(Income, IsNotPaidByHalves)
{
    Table table = runningCompany("BCB", 60, "a.2");
    table.after(runTrains("BCB", 100));
    EXPECT_TRUE(
        refusesEvenIfForced(table, with(companyMove("dividend", "BCB"), R"("pay":"half")"), "other-value CZ-6.42"));
}

// CZ-6.44, CZ-10.10
TEST(Income, ADividendMovesSmallAndMediumOneStepLargeTwo)
{
    for (const auto &[company, train, before, after] :
         {std::tuple("BCB", "a.2", 60, 65), std::tuple("KFN", "c.2+2", 80, 90), std::tuple("SX", "d.3E", 90, 110),
          std::tuple("SX", "d.3E", 110, 132), std::tuple("SX", "d.3E", 222, 260), std::tuple("Ug", "d.3E", 213, 250)}) {
        Table table = runningCompany(company, before, train);
        table.after({runTrains(company, 100), payOut(company)});
        EXPECT_EQ(table.price(company), after) << company;
    }
}

// CZ-6.45, CZ-10.12
TEST(Income, WithholdingMovesOneStepLeftWhateverTheSize)
{
    for (const auto &[company, train, before, after] :
         {std::tuple("BCB", "a.2", 50, 40), std::tuple("BCB", "a.2", 40, 40), std::tuple("BCB", "a.2", 45, 45),
          std::tuple("BCB", "a.2", 53, 45), std::tuple("KFN", "c.2+2", 80, 70), std::tuple("SX", "d.3E", 110, 100)}) {
        Table table = runningCompany(company, before, train);
        table.after({runTrains(company, 100), withhold(company)});
        EXPECT_EQ(table.price(company), after) << company << " at " << before;
        EXPECT_EQ(table.cash(company), 200);
    }
}

// CZ-6.40, CZ-9.33; appendix A: income-step
TEST(Income, IsAMultipleOfTen)
{
    const Table table = runningCompany("BCB", 60, "a.2");
    EXPECT_TRUE(refusesUnlessForced(table, runTrains("BCB", 75), "income-step CZ-6.40"));
    EXPECT_EQ(table.refusal(runTrains("BCB", 80)), "accepted");
}

// CZ-6.40; appendix A: income-step
TEST(Income, IsNotNegative)
{
    EXPECT_TRUE(refusesEvenIfForced(runningCompany("BCB", 60, "a.2"), runTrains("BCB", -10), "bad-value CZ-6.40"));
}

struct RunningSize
{
    const char *company;
    int price;
    const char *train;
    bool runs;
};

class RunnableFaces : public ::testing::TestWithParam<RunningSize>
{
};

// CZ-2.2, CZ-6.40, CZ-6.41: red runs for small, blue for medium, green for large companies; appendix A:
// no-runnable-train
TEST_P(RunnableFaces, AreThoseOfTheCompanysSize)
{
    const auto [company, price, train, runs] = GetParam();
    const Table table = runningCompany(company, price, train);
    if (runs)
        EXPECT_EQ(table.refusal(runTrains(company, 0)), "accepted");
    else
        EXPECT_TRUE(refusesEvenIfForced(table, runTrains(company, 0), "no-runnable-train CZ-6.41"));
}

INSTANTIATE_TEST_SUITE_P(AllSizes, RunnableFaces,
                         ::testing::Values(RunningSize{"BCB", 60, "d.3", true}, RunningSize{"KFN", 80, "d.3", false},
                                           RunningSize{"KFN", 80, "d.3+3", true}, RunningSize{"BY", 100, "d.3", false},
                                           RunningSize{"BY", 100, "d.3+3", false},
                                           RunningSize{"BY", 100, "d.3E", true}),
                         [](const auto &test) {
                             std::string name = std::string(test.param.company) + "_" + test.param.train;
                             std::replace_if(
                                 name.begin(), name.end(), [](char c) { return c == '.' || c == '+'; }, '_');
                             return name;
                         });

// CZ-6.40: what else a declaration says must fit the game.
TEST(Income, NothingOfItGoesStraightToTheTreasury)
{
    const Table table = runningCompany("BCB", 60, "a.2");
    EXPECT_TRUE(refusesEvenIfForced(table, with(runTrains("BCB", 50), R"("mine":10)"), "no-mine CZ-6.40"));
    EXPECT_EQ(table.refusal(with(runTrains("BCB", 50), R"("mine":0)")), "accepted");
}

// CZ-0.5
TEST(Income, TheRoutesNameTrainsOfTheGame)
{
    const Table table = runningCompany("BCB", 60, "a.2");
    EXPECT_TRUE(refusesEvenIfForced(table, with(runTrains("BCB", 50), R"("routes":[{"train":"2","stops":["E16"]}])"),
                                    "unknown-name CZ-0.5"));
}

// CZ-6.76
TEST(Income, ADebtorIsPaidLikeAnybodyElse)
{
    Table table = runningCompany("BCB", 60, "a.2");
    table.debt("p1", 50, 50).after({runTrains("BCB", 100), payOut("BCB")});

    EXPECT_EQ(table.cash("p1"), 50);
    EXPECT_EQ(table.debt("p1"), 50);
}

} // namespace
} // namespace flimnap::test
