#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The depot after an income that was kept (LI-6.14, LI-5.26 to LI-5.30).

/// SR, at 80, of p1 with 120 in the treasury and a 3-train, in its turn in phase 4; the depot holds a 2*, a 3 and a 4.
class DepotLilliput : public ::testing::Test
{
protected:
    DepotLilliput()
    {
        table.begun("4").operating("SR", 80, "p1", 120).established("SR").train("SR", "3");
        table.operating("LNR", 50, "p2", 0).established("LNR").train("LNR", "2*");
        for (const char *train : {"2*", "3", "4"})
            table.train("depot", train);
        table.cash("p1", 0).round("ROUND4");
    }

    Table &afterKeeping(int income) { return table.after({run("SR", {{"3", income}}), withhold("SR")}); }

    Table table = lilliput(2);
};

TEST_F(DepotLilliput, SellsATrainToTheCompanyThatKeptItsIncome_LIS11)
{
    afterKeeping(70);
    EXPECT_EQ(table.cash("SR"), 190);
    const int bank = table.cash("bank");

    table.after(buyFromDepot("SR", "3"));

    EXPECT_EQ(table.cash("SR"), 40);
    EXPECT_EQ(table.cash("bank"), bank + 150);
    EXPECT_THAT(table.trains("SR"), ElementsAre("3", "3"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "4"));
    EXPECT_EQ(table.phase(), "4");
}

TEST_F(DepotLilliput, SellsAnyCardAndObsoleteOnesAtThePrintedPrice_LI5_26)
{
    afterKeeping(200);
    EXPECT_EQ(table.refusal(buyFromDepot("SR", "3")), "accepted");
    EXPECT_EQ(table.refusal(buyFromDepot("SR", "4")), "accepted");

    table.after(buyFromDepot("SR", "2*"));

    EXPECT_EQ(table.cash("SR"), 320 - 80); // LI-D12
    EXPECT_THAT(table.trains("SR"), ElementsAre("2*", "3"));
}

TEST_F(DepotLilliput, SellsOneTrainAndNoSecond_LI6_14)
{
    afterKeeping(200).after(buyFromDepot("SR", "2*"));
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "3"), "depot-used-up LI-6.14"));
}

TEST_F(DepotLilliput, IsClosedToACompanyThatPays_LI5_26)
{
    table.cash("SR", 500).after({run("SR", {{"3", 70}}), payOut("SR")});
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "3"), "depot-closed LI-5.26"));
}

TEST_F(DepotLilliput, IsTheOnlySellerInTheOperation_LI5_26)
{
    table.cash("SR", 500);
    afterKeeping(70);
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "4"), "depot-only LI-5.26"));
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("SR", "LNR", "2*", 1), "depot-only LI-5.26"));
}

TEST_F(DepotLilliput, SellsOnlyWhatLiesThere_LI5_26)
{
    afterKeeping(500);
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("SR", "5"), "train-not-on-sale LI-5.26"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("SR", "2"), "train-not-on-sale LI-5.26")); // it is a 2*
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("SR", "7"), "unknown-name LI-2.14"));
}

TEST_F(DepotLilliput, TakesThePrintedPriceAndNoOther_LI5_26)
{
    afterKeeping(200);
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyFromDepot("SR", "3"), R"("price":100)"), "price-choice LI-5.26"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyFromDepot("SR", "2*"), R"("price":40)"), "price-choice LI-5.26"));
    EXPECT_EQ(table.refusal(with(buyFromDepot("SR", "3"), R"("price":150)")), "accepted");
}

TEST_F(DepotLilliput, LendsNothing_LI6_16)
{
    afterKeeping(70);
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyFromDepot("SR", "4"), R"("loan":100)"), "loan-not-needed LI-6.16"));
}

TEST_F(DepotLilliput, ACompanyWithATrainPaysAlone_LI5_27)
{
    table.cash("p1", 500);
    afterKeeping(70); // 190
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("SR", "4"), "no-treasury LI-5.27"));
}

TEST_F(DepotLilliput, SellsNothingBeyondTheTrainLimit_LI5_30)
{
    table.train("SR", "3").train("SR", "3");
    afterKeeping(90);
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "2*"), "train-limit LI-5.30"));
}

TEST_F(DepotLilliput, ATrainGivenBackMakesRoom_LI6_14)
{
    table.train("SR", "2*").train("SR", "3");
    afterKeeping(90).after({returnTrain("SR", "2*"), buyFromDepot("SR", "3")});

    EXPECT_THAT(table.trains("SR"), ElementsAre("3", "3", "3"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "2*", "4"));
    EXPECT_EQ(table.cash("SR"), 120 + 90 - 150); // nothing is paid for the old one
}

TEST_F(DepotLilliput, TrainsAreGivenBackBeforeThePurchase_LI6_14)
{
    table.train("SR", "2*");
    afterKeeping(90).after(buyFromDepot("SR", "3"));
    EXPECT_TRUE(refusesUnlessForced(table, returnTrain("SR", "2*"), "depot-used-up LI-6.14"));
    EXPECT_THAT(openOffers(table), ElementsAre(done("SR")));
}

TEST_F(DepotLilliput, OnlyObsoleteTrainsAreGivenBack_LI5_30)
{
    afterKeeping(90);
    EXPECT_TRUE(refusesUnlessForced(table, returnTrain("SR", "3"), "not-old LI-5.30"));
    EXPECT_TRUE(refusesEvenIfForced(table, returnTrain("SR", "2*"), "no-such-train LI-5.30"));
    EXPECT_TRUE(refusesEvenIfForced(table, returnTrain("SR", "7"), "unknown-name LI-2.14"));
}

TEST_F(DepotLilliput, ACompanyThatPaysGivesNothingBack_LI6_14)
{
    table.train("SR", "2*").after({run("SR", {{"3", 90}}), payOut("SR")});
    EXPECT_TRUE(refusesUnlessForced(table, returnTrain("SR", "2*"), "return-closed LI-6.14"));
}

TEST_F(DepotLilliput, NothingIsBoughtBeforeTheIncomeIsKept_LI6_2)
{
    table.cash("SR", 500).after(run("SR", {{"3", 90}}));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("SR", "3"), "must-pay LI-6.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, returnTrain("SR", "2*"), "must-pay LI-6.2"));
}

TEST_F(DepotLilliput, IsOpenWithAnIncomeOfNothing_LID8)
{
    table.cash("SR", 150).after({run("SR", {{"3", 0}}), buyFromDepot("SR", "3")});
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.price("SR"), 70);
}

TEST_F(DepotLilliput, GivesTheAdmiralNoDiscount_LID7)
{
    table.privateOf("p1", "bolgolam");
    afterKeeping(200).after(buyFromDepot("SR", "3"));
    EXPECT_EQ(table.cash("SR"), 320 - 150);
}

TEST(AdmiralsDepotLilliput, GivesTheAdmiralADiscountWhereTheTableSaysSo_LID7)
{
    Table table = lilliput(2, R"({"admiralDepot":true})");
    table.begun("4").operating("SR", 80, "p1", 300).established("SR").train("SR", "3").train("depot", "3");
    table.train("depot", "2*").privateOf("p1", "bolgolam").round("ROUND4");
    table.after(run("SR", {{"3", 0}}));
    Table other = table;

    table.after(buyFromDepot("SR", "3"));
    other.after(buyFromDepot("SR", "2*"));

    EXPECT_EQ(table.cash("SR"), 300 - 135);
    EXPECT_EQ(other.cash("SR"), 300 - 72);
}

/// SR, at 80, of p1 with 120 in the treasury and no train.
class TrainlessLilliput : public ::testing::Test
{
protected:
    TrainlessLilliput()
    {
        table.begun("4").operating("SR", 80, "p1", 120).established("SR");
        table.train("depot", "3").train("depot", "4").cash("p1", 200).round("ROUND4");
    }

    Table table = lilliput(2);
};

TEST_F(TrainlessLilliput, MayBuyOutOfTheDepotWithItsDirectorsHelp_LIS44)
{
    table.after(buyFromDepot("SR", "4"));

    EXPECT_EQ(table.price("SR"), 70); // an income of 0, before the purchase
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.cash("p1"), 200 - 180);
    EXPECT_THAT(table.trains("SR"), ElementsAre("4"));
}

TEST_F(TrainlessLilliput, PaysAloneWhatItCan_LI5_27)
{
    table.cash("SR", 150).after(buyFromDepot("SR", "3"));
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.cash("p1"), 200);
}

TEST_F(TrainlessLilliput, ADirectorHelpsWithWhatHeHas_LI5_27)
{
    table.cash("p1", 179);
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("SR", "4"), "not-financed LI-5.27"));
    EXPECT_EQ(table.refusal(buyFromDepot("SR", "3")), "accepted"); // 30 of help
}

TEST_F(TrainlessLilliput, NeedsNoTrain_LI5_28)
{
    table.after(done("SR"));
    EXPECT_THAT(table.trains("SR"), IsEmpty());
    EXPECT_EQ(table.cash("SR"), 120);
}

// LI-5.27: helped is who owns no train at all; the obsolete one can be given back first.
TEST_F(TrainlessLilliput, IsWhoGaveItsOldTrainBack_LI5_27)
{
    table.train("SR", "2*").after(run("SR", {{"2*", 0}}));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("SR", "4"), "no-treasury LI-5.27"));

    table.after({returnTrain("SR", "2*"), buyFromDepot("SR", "4")});

    EXPECT_EQ(table.cash("p1"), 20);
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "3"));
}

// What is offered after an income that was kept.
TEST_F(DepotLilliput, OffersWhatCanBeDoneThere_LI6_14)
{
    table.train("SR", "2*");
    afterKeeping(70); // 190

    EXPECT_THAT(openOffers(table),
                ElementsAre(returnTrain("SR", "2*"), buyFromDepot("SR", "2*"), buyFromDepot("SR", "3"), done("SR")));
}

TEST_F(DepotLilliput, OffersNothingToACompanyThatPays_LI6_14)
{
    table.train("SR", "2*").after({run("SR", {{"3", 70}}), payOut("SR")});
    EXPECT_THAT(openOffers(table), ElementsAre(done("SR")));
}

} // namespace
} // namespace flimnap::test
