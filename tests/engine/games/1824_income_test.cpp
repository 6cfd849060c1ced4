#include <gmock/gmock.h>

#include "1824_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

// Runs, mines and dividends (AH-6.11 to AH-6.17).

/// A coal or pre-state railway's turn in OR2.1; it belongs to p1, who has 0.
Table minorsTurn(const std::string &code, int treasury, const std::vector<std::string> &trains)
{
    Table table = game1824(3);
    table.minorOf("p1", code, treasury);
    for (const std::string &train : trains)
        table.train(code, train);
    table.cash("p1", 0).round("OR2.1");
    return table;
}

// Scenario 21, the book's example
TEST(Income1824, ACoalRailwaySharesItsRunAndKeepsItsMines_AH6_13)
{
    Table table = minorsTurn("EPP", 0, {"1g", "1g"});
    const int bank = table.cash("bank");

    table.after(runWithMine("EPP", 60 + 40, 10 + 10));

    EXPECT_EQ(table.cash("p1"), 50);
    EXPECT_EQ(table.cash("EPP"), 50 + 20);
    EXPECT_EQ(table.cash("bank"), bank - 120);
    EXPECT_EQ(table.turn(), "EPP"); // there is nothing to choose
    EXPECT_EQ(table.refusal(done("EPP")), "accepted");
    EXPECT_TRUE(told<PriceMoved>(table.events()).empty());
    EXPECT_EQ(table.cell("BK"), "R7C3");
}

// Scenario 22
TEST(Income1824, AlsoWithABiggerTrain_AH6_13)
{
    Table table = minorsTurn("EOD", 0, {"2g"});
    table.after(runWithMine("EOD", 80, 10));
    EXPECT_EQ(table.cash("p1"), 40);
    EXPECT_EQ(table.cash("EOD"), 50);
}

TEST(Income1824, APreStateRailwayToo_AH6_13)
{
    Table table = minorsTurn("SD1", 100, {"2", "2"});
    table.after(runTrains("SD1", 90));
    EXPECT_EQ(table.cash("p1"), 45);
    EXPECT_EQ(table.cash("SD1"), 145);
    EXPECT_NE(table.refusal(payOut("SD1")), "accepted");
    EXPECT_NE(table.refusal(withhold("SD1")), "accepted");
}

TEST(Income1824, APreStateRailwayKeepsItsMinesToo_AH2_3)
{
    Table table = minorsTurn("SD1", 100, {"2", "1g"});
    table.after(runWithMine("SD1", 90, 20));
    EXPECT_EQ(table.cash("p1"), 45);
    EXPECT_EQ(table.cash("SD1"), 100 + 45 + 20);
}

TEST(Income1824, AMineIsPaidWithoutARunToo_AH6_12)
{
    Table table = minorsTurn("EPP", 0, {"1g"});
    table.after(runWithMine("EPP", 0, 10));
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.cash("EPP"), 10);
    EXPECT_EQ(table.refusal(done("EPP")), "accepted");
}

TEST(Income1824, MineMoneyIsTheMinesAndTheBanks_AH6_12)
{
    Table table = minorsTurn("EPP", 0, {"1g"});
    table.after(runWithMine("EPP", 60, 10));
    int mines = 0;
    for (const Paid &payment : told<Paid>(table.events())) {
        EXPECT_EQ(payment.from, Party::bank());
        mines += payment.reason == Reason::Mine ? static_cast<int>(payment.amount.units) : 0;
    }
    EXPECT_EQ(mines, 10);
}

/// Scenario 23: BK at R5C3 with a 3 (70) and a 2g (80, and 10 from its mine); p1 directs with 40 %, p2 has 30 %.
class RegionalIncome1824 : public ::testing::Test
{
protected:
    RegionalIncome1824()
    {
        table.begun("3").running("BK", "R5C3", "p1", 0).shares("p1", "BK", 20).shares("p2", "BK", 30);
        table.train("BK", "3").train("BK", "2g").cash("p1", 0).cash("p2", 0).round("OR3.1");
    }

    Table table = game1824(3);
};

TEST_F(RegionalIncome1824, PaidOut_AH6_14)
{
    const int bank = table.cash("bank");
    table.after(runWithMine("BK", 150, 10));
    EXPECT_EQ(table.cash("BK"), 10); // before the dividend is decided

    table.after(payOut("BK"));

    EXPECT_EQ(table.cash("p1"), 60);
    EXPECT_EQ(table.cash("p2"), 45);
    EXPECT_EQ(table.cash("BK"), 10);
    EXPECT_EQ(table.cash("bank"), bank - 60 - 45 - 10); // the bank's shares are not paid
    EXPECT_EQ(table.cell("BK"), "R5C4");
    EXPECT_EQ(table.price("BK"), 90);
}

TEST_F(RegionalIncome1824, Withheld_AH6_15)
{
    table.after({runWithMine("BK", 150, 10), withhold("BK")});

    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.cash("BK"), 160);
    EXPECT_EQ(table.cell("BK"), "R5C2");
    EXPECT_EQ(table.price("BK"), 70);
}

TEST_F(RegionalIncome1824, IsNeverDivided_AH6_17)
{
    table.after(runTrains("BK", 150));
    EXPECT_THAT(table.refusal(with(companyMove("dividend", "BK"), R"("pay":"half")")), StartsWith("other-value AH-6."));
}

// Scenario 24
TEST_F(RegionalIncome1824, WithoutGoodsTrainsNothingGoesToTheTreasury_AH6_14)
{
    Table plain = game1824(3);
    plain.begun("4").running("MS", "R5C3", "p1", 0).shares("p1", "MS", 30).train("MS", "3").train("MS", "4");
    plain.cash("p1", 0).round("OR3.1").after({runTrains("MS", 70 + 80), payOut("MS")});
    EXPECT_EQ(plain.cash("p1"), 75);
    EXPECT_EQ(plain.cash("MS"), 0);
}

TEST_F(RegionalIncome1824, MinesNeedAGoodsTrain_AH6_12)
{
    Table plain = game1824(3);
    plain.running("MS", "R5C3", "p1", 0).train("MS", "2").round("OR3.1");
    EXPECT_TRUE(refusesEvenIfForced(plain, runWithMine("MS", 50, 10), "no-mine AH-6.12"));
    EXPECT_EQ(plain.refusal(runWithMine("MS", 50, 0)), "accepted");
}

// Its one g-train starts at one mine, in phase 4 for 10 or 20.
TEST_F(RegionalIncome1824, MinesBringWhatIsPrintedAtThem_AH6_12)
{
    for (const int mine : {0, 10, 20})
        EXPECT_EQ(table.refusal(runWithMine("BK", 50, mine)), "accepted") << mine;
    for (const int mine : {15, 30, 40, 120})
        EXPECT_TRUE(refusesUnlessForced(table, runWithMine("BK", 50, mine), "mine-income AH-6.12")) << mine;
}

// A mine has two exits: of three g-trains two start at the mine that pays 20, one at another for 10.
TEST(CisleithanianMines1824, TwoTrainsOfACompanyStartAtAMine_AH6_12)
{
    Table table = cisleithaniaForThree();
    table.running("BK", "R5C3", "p1", 0).train("BK", "1g").train("BK", "1g").train("BK", "1g").round("OR2.1");
    EXPECT_THAT(numberOf(table, companyMove("run_trains", "BK"), "mine").usual, ElementsAre(0, 10, 20, 30, 40, 50));
    EXPECT_TRUE(refusesUnlessForced(table, runWithMine("BK", 50, 70), "mine-income AH-6.12"));
}

// EPP has one 1g and serves its own mine alone: 10 before the first 5-train.
TEST(CoalMines1824, ACoalRailwayServesItsOwnMine_AH6_12)
{
    Table table = game1824(3);
    table.minorOf("p1", "EPP", 0, 120).train("EPP", "1g").round("OR2.1");
    EXPECT_THAT(numberOf(table, companyMove("run_trains", "EPP"), "mine").usual, ElementsAre(0, 10));
    EXPECT_TRUE(refusesUnlessForced(table, runWithMine("EPP", 0, 30), "mine-income AH-6.12"));
    const Verdict refusal = table.play(runWithMine("EPP", 0, 990));
    EXPECT_EQ(refusal->args, (std::vector<Arg>{{"company", Party(table.game().findCompany("EPP"))},
                                               {"choices", std::vector<Money>{{0}, {10}}}}));
}

// A-34
TEST_F(RegionalIncome1824, WithTheMineAloneThePriceFalls_A34)
{
    table.after(runWithMine("BK", 0, 10));
    EXPECT_EQ(table.cash("BK"), 10);
    EXPECT_EQ(table.cell("BK"), "R5C2");
    EXPECT_NE(table.refusal(payOut("BK")), "accepted");
}

// A-35
TEST_F(RegionalIncome1824, RunsAreMultiplesOfTen_A35)
{
    EXPECT_TRUE(refusesUnlessForced(table, runTrains("BK", 155), "income-step AH-6.11"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BK", -10), "bad-value AH-6.12"));
    EXPECT_EQ(table.refusal(runTrains("BK", 10)), "accepted");
}

TEST_F(RegionalIncome1824, ATrainThatIsThereRunsBeforeAnythingElse_AH6_8)
{
    table.cash("BK", 500);
    EXPECT_TRUE(refusesEvenIfForced(table, done("BK"), "must-run AH-6.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BK", "3"), "must-run AH-6.8"));
    table.after(runTrains("BK", 150));
    EXPECT_TRUE(refusesEvenIfForced(table, done("BK"), "must-pay AH-6.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BK", 150), "wrong-step AH-6.8"));
}

// Scenario 25
TEST(Income1824, WithoutATrainThePriceFalls_AH6_16)
{
    for (const auto &[before, afterwards] : {std::pair("R3C1", "R4C1"), std::pair("R7C1", "R7C1")}) {
        Table table = game1824(3);
        table.floated("BK", before, "p1", 700).round("OR2.1");
        const int price = table.price("BK");
        EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BK", 0), "no-runnable-train AH-6.11"));

        table.after(buyTrain("BK", "2"));

        EXPECT_EQ(table.cell("BK"), afterwards);
        EXPECT_EQ(table.price("BK"), price == 40 ? 40 : 70);
    }
}

TEST(Income1824, ATrainlessCompanyHasNoMineEither_AH6_11)
{
    Table table = minorsTurn("EPP", 200, {});
    EXPECT_TRUE(refusesEvenIfForced(table, runWithMine("EPP", 0, 10), "no-runnable-train AH-6.11"));
}

// Scenario 26
TEST(Income1824, PayingOutAtTheEndOfARowGoesUp_AH2_22)
{
    Table table = game1824(3);
    table.running("MS", "R1C14", "p1", 0).running("BK", "R5C9", "p1", 0).train("BK", "2").train("MS", "2");
    table.round("OR2.1").after({runTrains("MS", 50), payOut("MS"), done("MS"), runTrains("BK", 50), payOut("BK")});

    EXPECT_EQ(table.cell("MS"), "R1C14");
    EXPECT_EQ(table.price("MS"), 350);
    EXPECT_EQ(table.cell("BK"), "R4C9");
    EXPECT_EQ(table.price("BK"), 180);
}

TEST(Income1824, EveryShareEarnsATenth_AH6_14)
{
    Table table = game1824(3);
    table.running("BK", "R5C3", "p1", 0).shares("p2", "BK", 10).train("BK", "2").cash("p1", 0).cash("p2", 0);
    table.round("OR2.1").after({runTrains("BK", 170), payOut("BK")});

    EXPECT_EQ(table.cash("p1"), 34);
    EXPECT_EQ(table.cash("p2"), 17);
}

// AH-6.14, AH-2.14
TEST(Income1824, SharesInThePoolAndInTheBankEarnNothing_AH6_14)
{
    Table table = cisleithaniaForTwo();
    table.running("BK", "R5C3", "p1", 0).shares("p2", "BK", 10).pooled("BK", 30).train("BK", "2");
    table.round("OR2.1");
    const int bank = table.cash("bank");

    table.after({runTrains("BK", 100), payOut("BK")});

    EXPECT_EQ(table.cash("bank"), bank - 30);
    EXPECT_EQ(table.cash("BK"), 0);
}

// AH-2.8, AH-6.12: what the mines pay, as far as the engine proposes it
TEST(Income1824, MineValues_AH2_8)
{
    const Table table = game1824(3);
    for (const auto &[coal, low, high] :
         {std::tuple("EPP", 10, 40), std::tuple("EOD", 10, 40), std::tuple("MLB", 20, 60), std::tuple("SPB", 20, 60)}) {
        const CompanyDefinition &railway = table.game().companies[table.game().findCompany(coal)];
        EXPECT_EQ(railway.lowMine, Money{low}) << coal;
        EXPECT_EQ(railway.highMine, Money{high}) << coal;
    }
    for (const PhaseDefinition &phase : table.game().phases)
        EXPECT_EQ(phase.highMines, phase.name != "2" && phase.name != "3" && phase.name != "4") << phase.name;
}

} // namespace
} // namespace flimnap::test
