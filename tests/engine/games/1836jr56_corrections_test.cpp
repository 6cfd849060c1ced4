#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// What the table corrects while the national company is formed, and around it: the game goes on whatever it says.

std::string correctCell(const std::string &company, const std::string &cell)
{
    return correct(R"("company":")" + company + R"(","cell":")" + cell + R"(")");
}

std::string correctHolding(const std::string &holder, const std::string &company, int percent)
{
    return correct(R"("holder":")" + holder + R"(","company":")" + company + R"(","percent":)" +
                   std::to_string(percent));
}

/// Nord of p1 has bought the first 6-train; B and GCL of p2 must say what becomes of their loans.
class CorrectedFormation : public ::testing::Test
{
protected:
    CorrectedFormation()
    {
        table.begun("5").stock("5", 0).running("Nord", "R4C1", "p1", 700).train("Nord", "5");
        for (const auto &[code, cell] : {std::pair("B", "R1C5"), std::pair("GCL", "R2C5")}) {
            table.running(code, cell, "p2", 50).shares("p3", code, 20);
            loans(table, code, 3);
        }
        table.train("B", "4").train("B", "5").round("OR2.1").turnOf("Nord");
        table.after({runTrains("Nord", 0), buyTrain("Nord", "6")});
    }

    Table table = game1836(3);
};

TEST_F(CorrectedFormation, GoesOnWithoutADebtorThatWasClosed)
{
    ASSERT_EQ(table.turn(), "B");
    table.after(correctCell("B", "R10C1"));
    EXPECT_EQ(table.status("B"), "closed");
    EXPECT_THAT(table.trains("pool"), ElementsAre("4", "5"));
    EXPECT_EQ(table.turn(), "GCL");

    table.after({merges("GCL"), done("Nord")});
    EXPECT_EQ(table.status("MESS"), "operating");
    EXPECT_EQ(table.percent("p2", "MESS"), 10);
    EXPECT_EQ(table.percent("p3", "MESS"), 10);
}

TEST_F(CorrectedFormation, EndsIfAllDebtorsWereClosed)
{
    table.after({correctCell("B", "R10C1"), correctCell("GCL", "R10C1")});
    EXPECT_EQ(table.status("MESS"), "closed");
    EXPECT_EQ(table.turn(), "Nord");
    table.after(done("Nord"));
    EXPECT_EQ(table.round(), "OR2.2");
}

TEST_F(CorrectedFormation, GivesBackWhatAMergingCompanyLeftIfItIsClosed)
{
    table.after(merges("B"));
    EXPECT_EQ(table.cash("MESS"), 50);
    const int bank = table.cash("bank");
    table.after({correctCell("B", "R10C1"), correctCell("GCL", "R10C1")});
    EXPECT_EQ(table.status("MESS"), "closed");
    EXPECT_EQ(table.cash("MESS"), 0);
    EXPECT_THAT(table.trains("MESS"), IsEmpty());
    EXPECT_EQ(table.cash("bank"), bank + 50 + 50);
    EXPECT_EQ(table.turn(), "Nord");
}

TEST_F(CorrectedFormation, AsksTheNewPresidentAfterACorrectedHolding)
{
    table.after(correctHolding("p3", "B", 20)); // p3 has 40 %, p2 20 %
    EXPECT_EQ(table.director("B"), "p3");
    EXPECT_EQ(table.turn(), "GCL"); // p2 comes before p3
    table.after(merges("GCL"));
    EXPECT_EQ(table.turn(), "B");
    table.after(merges("B"));
    EXPECT_EQ(table.percent("p3", "MESS"), 30);
    EXPECT_EQ(table.percent("p2", "MESS"), 20);
}

TEST_F(CorrectedFormation, PaysWithCorrectedMoney)
{
    EXPECT_TRUE(refusesEvenIfForced(table.cash("p2", 0), paysLoans("B"), "no-cash JR-6.41"));
    table.after({correct(R"("account":"B","amount":250)"), paysLoans("B")});
    EXPECT_EQ(table.cash("B"), 0);
    EXPECT_EQ(loans(table, "B"), 0);
    EXPECT_EQ(table.turn(), "GCL");
}

TEST_F(CorrectedFormation, GoesOnInAnotherPhase)
{
    for (const std::string phase : {"5", "8"}) {
        Table other = table;
        other.after({correct(R"("phase":")" + phase + R"(")"), merges("B"), merges("GCL"), keepsTrains("[]")});
        EXPECT_EQ(other.status("MESS"), "operating");
        EXPECT_EQ(other.turn(), "Nord");
    }
}

TEST_F(CorrectedFormation, AsksNoMoreForTrainsThatWereTakenAway)
{
    table.after({merges("B"), merges("GCL")});
    EXPECT_EQ(table.turn(), "MESS");
    table.after(correct(R"("company":"MESS","train":"4","do":"remove")"));
    EXPECT_EQ(table.turn(), "MESS");
    table.after(correct(R"("company":"MESS","train":"5","do":"remove")"));
    EXPECT_EQ(table.turn(), "Nord");
    EXPECT_TRUE(table.position().companies[table.game().findCompany("MESS")].isFrozen);
}

TEST_F(CorrectedFormation, CanBeLeftByTheTurn)
{
    table.after(correct(R"("turn":"Nord")"));
    EXPECT_EQ(table.turn(), "B"); // still to be decided first
    table.after({merges("B"), merges("GCL"), keepsTrains("[]")});
    EXPECT_EQ(table.turn(), "Nord");
}

TEST_F(CorrectedFormation, CanEndTheGame)
{
    table.after(endGame());
    EXPECT_EQ(table.round(), "END");
}

TEST(CorrectedTemporaryPresident, KeepsHisShareOrGetsTheSecond)
{
    Table table = game1836(3);
    table.begun("5").stock("5", 0).running("Nord", "R4C1", "p1", 700).train("Nord", "5");
    table.running("HSM", "R3C5", "p1", 50).shares("p1", "HSM", 10).shares("p2", "HSM", 20);
    loans(table, "HSM", 3).round("OR2.1").turnOf("Nord");
    table.after({runTrains("Nord", 0), buyTrain("Nord", "6"), merges("HSM")});
    ASSERT_TRUE(table.position().companies[table.game().findCompany("MESS")].owesShare);

    Table third = table;
    third.after(correctHolding("p3", "MESS", 10)); // somebody else gets one: nothing changes for him
    EXPECT_EQ(third.director("MESS"), "p1");
    EXPECT_TRUE(third.position().companies[third.game().findCompany("MESS")].owesShare);

    table.after(correctHolding("p2", "MESS", 10)); // p2 has two now
    EXPECT_EQ(table.director("MESS"), "p2");
    EXPECT_FALSE(table.position().companies[table.game().findCompany("MESS")].owesShare);
    table.round("SR3").turnOf("p1");
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

TEST(Corrections1836Jr56, FormTheNationalCompanyWithACorrectedPhase)
{
    Table table = game1836(3);
    table.begun("5").running("B", "R1C5", "p2", 50).train("B", "5");
    loans(table, "B", 2).round("SR2").after(correct(R"("phase":"6")"));
    EXPECT_EQ(table.turn(), "B");
    table.after(merges("B"));
    EXPECT_EQ(table.status("MESS"), "operating");
}

TEST(Corrections1836Jr56, NeverCloseTheNationalCompany_JR2_21)
{
    Table table = game1836(3);
    table.begun("6").running("MESS", "R11C3", "p1", 0).train("MESS", "5").round("OR2.1");
    table.after({runTrains("MESS", 10), withhold("MESS")});
    EXPECT_EQ(table.cell("MESS"), "R11C3");
    table.after(correctCell("MESS", "R11C1"));
    EXPECT_EQ(table.status("MESS"), "operating");
    EXPECT_EQ(table.refusal(done("MESS")), "accepted");
}

TEST(Corrections1836Jr56, ChangeTheTreasuryOfWhoIsPaidShareByShare)
{
    Table table = game1836(3);
    table.cash("p1", 500).round("SR1").turnOf("p1").after(startCompany("p1", "B", 100));
    table.after(correct(R"("account":"B","amount":50)"));
    EXPECT_EQ(table.cash("B"), 250);
    EXPECT_EQ(table.refusal(correct(R"("account":"GCL","amount":50)")), "no-account JR-5.7");
}

TEST(Corrections1836Jr56, EndATurnOfACompanyThatTheyClose)
{
    Table table = game1836(3);
    table.running("B", "R1C5", "p1", 70).train("B", "3").running("GCL", "R3C5", "p2", 0).train("GCL", "2");
    table.round("OR2.1").after(correctCell("B", "R10C1"));
    EXPECT_EQ(table.status("B"), "closed");
    EXPECT_EQ(table.turn(), "GCL");
}

TEST(Corrections1836Jr56, OfSharesThatAreNotThereIsCitedAsThePurchaseOfShares_JR5_8)
{
    Table table = game1836(3);
    table.running("B", "R1C5", "p1", 0);
    EXPECT_EQ(table.refusal(correct(R"("holder":"p2","company":"B","percent":90)")), "not-on-sale JR-5.8");
    EXPECT_EQ(table.refusal(correct(R"("company":"B","train":"2","do":"remove")")), "no-such-train JR-6.25");
}

} // namespace
} // namespace flimnap::test
