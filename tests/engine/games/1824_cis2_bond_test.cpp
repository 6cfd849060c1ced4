#include <gmock/gmock.h>

#include "1824_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

// The bond railway (AH-8.12 to AH-8.16): MS after the draft, at R7C2 = 50.

/// SR3 after the draft, p1 first; both have 500.
class Bond1824 : public ::testing::Test
{
protected:
    Bond1824() { table.cash("p1", 500).cash("p2", 500).round("SR3"); }

    /// From the pool, as if bought.
    void give(const std::string &player, int units)
    {
        table.position().holdings.move(table.game().findCompany("MS"), Party::pool(), PlayerId(player == "p1" ? 0 : 1),
                                       units);
    }
    void giveDirectorsCertificate(const std::string &player)
    {
        give(player, 2);
        table.position().holdings.setDirectorsCertificate(table.game().findCompany("MS"),
                                                          PlayerId(player == "p1" ? 0 : 1));
    }

    Table table = afterDraft();
};

TEST_F(Bond1824, AllItsSharesLieInThePool_AH8_12)
{
    EXPECT_EQ(table.percent("pool", "MS"), 100);
    EXPECT_EQ(table.percent("bank", "MS"), 0);
    EXPECT_EQ(table.directorsCertificate("MS"), "pool");
    EXPECT_EQ(table.director("MS"), "");
    EXPECT_EQ(table.cash("MS"), 0);
    EXPECT_THAT(table.trains("MS"), IsEmpty());
}

// AH-8.14
TEST_F(Bond1824, OnePurchaseIsATenthOrTheTwentyPercent_AH8_14)
{
    const int bank = table.cash("bank");
    Table tenth = table;
    tenth.after(buyShareFromPool("p1", "MS"));
    EXPECT_EQ(tenth.cash("p1"), 450);
    EXPECT_EQ(tenth.cash("bank"), bank + 50);
    EXPECT_EQ(tenth.percent("p1", "MS"), 10);
    EXPECT_EQ(tenth.directorsCertificate("MS"), "pool");

    table.after(with(buyShareFromPool("p1", "MS"), R"("percent":20)"));
    EXPECT_EQ(table.cash("p1"), 400);
    EXPECT_EQ(table.percent("p1", "MS"), 20);
    EXPECT_EQ(table.directorsCertificate("MS"), "p1");
    EXPECT_EQ(table.certificates("p1"), 1);
    EXPECT_EQ(table.director("MS"), "");
    EXPECT_EQ(table.status("MS"), "operating");
    EXPECT_EQ(table.cash("MS"), 0);                                                              // nothing floats
    EXPECT_NE(table.refusal(with(buyShareFromPool("p2", "MS"), R"("percent":20)")), "accepted"); // there is one only
}

TEST_F(Bond1824, IsNotSoldByTheBank_AH8_12)
{
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "MS"), "not-on-sale AH-8.17"));
    EXPECT_NE(table.refusal(buySharePercent("p1", "MS", 20)), "accepted");
    EXPECT_NE(table.refusal(startCompany("p1", "MS", 60)), "accepted");
    EXPECT_NE(table.refusal(with(buyShareFromPool("p1", "MS"), R"("percent":30)")), "accepted");
}

TEST_F(Bond1824, TheTwentyPercentCostsTwiceThePrice_AH8_14)
{
    table.cash("p1", 99);
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyShareFromPool("p1", "MS"), R"("percent":20)"), "no-cash AH-5.7"));
    EXPECT_EQ(table.refusal(buyShareFromPool("p1", "MS")), "accepted");
}

// Of other companies 20 % are never bought.
TEST_F(Bond1824, OfOtherCompaniesThePoolSellsTenthsOnly_AH8_14)
{
    Table other = cisleithaniaForTwo();
    other.running("BK", "R5C3", "p1", 0).pooled("BK", 40).cash("p2", 500).round("SR3").turnOf("p2");
    EXPECT_EQ(other.refusal(buyShareFromPool("p2", "BK")), "accepted");
    EXPECT_NE(other.refusal(with(buyShareFromPool("p2", "BK"), R"("percent":20)")), "accepted");
}

// Nobody's tenths become the twenty per cent.
TEST_F(Bond1824, NothingIsConverted_A29)
{
    give("p1", 5);
    table.after(buyShareFromPool("p1", "MS"));
    EXPECT_EQ(table.certificates("p1"), 6);
    EXPECT_EQ(table.directorsCertificate("MS"), "pool");
    giveDirectorsCertificate("p2");
    table.turnOf("p1").after(buyShareFromPool("p1", "MS"));
    EXPECT_EQ(table.directorsCertificate("MS"), "p2");
}

// AH-8.15
TEST_F(Bond1824, OneMayHoldItAll_AH8_15)
{
    giveDirectorsCertificate("p1");
    give("p1", 7);
    table.after(buyShareFromPool("p1", "MS"));
    EXPECT_EQ(table.percent("p1", "MS"), 100);
    EXPECT_EQ(table.certificates("p1"), 9);
}

TEST_F(Bond1824, TheCertificateLimitApplies_AH8_15)
{
    giveDirectorsCertificate("p1");
    give("p1", 8);
    table.shares("p1", "SD", 50); // 14 certificates
    EXPECT_EQ(table.certificates("p1"), 14);
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "KK"), "certificate-limit AH-5.10"));
}

// Scenario 57
TEST_F(Bond1824, PaysATenthOfItsPriceForEveryShareAndRises_AH8_13)
{
    giveDirectorsCertificate("p1");
    give("p1", 1);
    const int p1 = table.cash("p1");
    const int p2 = table.cash("p2");
    const int bank = table.cash("bank");

    for (const char *company : {"EPP", "MLB", "SD1", "SD3", "KK1", "KK2"})
        table.train(company, "1g");
    table.round("OR3.1").turnOf("KK2").after({runTrains("KK2", 0), done("KK2")});

    // the mountain railways have paid 25 each
    EXPECT_EQ(table.cash("p1"), p1 + 25 + 15);
    EXPECT_EQ(table.cash("p2"), p2 + 25);
    EXPECT_EQ(table.cash("bank"), bank - 50 - 15);
    EXPECT_EQ(table.cell("MS"), "R7C3");
    EXPECT_EQ(table.price("MS"), 60);
    EXPECT_EQ(table.cash("MS"), 0);
}

/// KK2's turn is the last but the bond's; p1 has 30 % of the bond, whose price is 105.
int paidAt105(const std::string &options, std::string &cell)
{
    Table table = afterDraft(options);
    const CompanyId ms = table.game().findCompany("MS");
    table.position().holdings.move(ms, Party::pool(), PlayerId(0), 3);
    table.position().holdings.setDirectorsCertificate(ms, PlayerId(0));
    table.marker("MS", "R6C6").train("KK2", "2").round("OR3.1").turnOf("KK2");
    const int before = table.cash("p1");
    table.after({runTrains("KK2", 0), done("KK2")});
    cell = table.cell("MS");
    return table.cash("p1") - before;
}

// Scenario 57
TEST(BondRounding1824, EveryShareIsRoundedUp_A29)
{
    std::string cell;
    EXPECT_EQ(paidAt105("{}", cell), 33);
    EXPECT_EQ(cell, "R6C7");
}

TEST(BondRounding1824, OrTheHolderDownWhereTheTableSaysSo_A29)
{
    std::string cell;
    EXPECT_EQ(paidAt105(R"({"overrides":{"bond_rounding":"down"}})", cell), 31);
    EXPECT_EQ(cell, "R6C7");
}

TEST(BondRounding1824, ATableThatSaysUpGetsUp_A29)
{
    std::string cell;
    EXPECT_EQ(paidAt105(R"({"overrides":{"bond_rounding":"up"}})", cell), 33);
}

TEST_F(Bond1824, ActsAtItsPlaceInThePriceOrder_AH8_13)
{
    // Given two companies at 60 and at 50, the bond between them on top of the cell.
    Table order = afterDraft();
    order.after({pass("p1"), pass("p2")});
    EXPECT_EQ(order.round(), "OR1.1");
    std::vector<std::string> priced = order.operatingOrder();
    EXPECT_EQ(priced.back(), "MS");
}

// AH-8.14, AH-8.15
TEST_F(Bond1824, ASaleTakesTenthsIfTheySuffice_AH8_14)
{
    giveDirectorsCertificate("p1");
    give("p1", 2);
    table.after(sellShares("p1", "MS", 20));
    EXPECT_EQ(table.cash("p1"), 500 + 100);
    EXPECT_EQ(table.directorsCertificate("MS"), "p1");
    EXPECT_EQ(table.certificates("p1"), 1);
    EXPECT_EQ(table.percent("pool", "MS"), 80);
    EXPECT_EQ(table.cell("MS"), "R7C2"); // the bottom of its column
}

TEST_F(Bond1824, ElseTheTwentyPercentAndTheRestInTenths_AH8_14)
{
    giveDirectorsCertificate("p1");
    give("p1", 1);
    Table two = table;
    two.after(sellShares("p1", "MS", 20));
    EXPECT_EQ(two.directorsCertificate("MS"), "pool");
    EXPECT_EQ(two.percent("p1", "MS"), 10);
    EXPECT_EQ(two.certificates("p1"), 1);

    table.after(sellShares("p1", "MS", 30));
    EXPECT_EQ(table.cash("p1"), 500 + 150);
    EXPECT_EQ(table.percent("p1", "MS"), 0);
    EXPECT_EQ(table.directorsCertificate("MS"), "pool");
}

TEST_F(Bond1824, HalfOfTheTwentyPercentIsNotSold_AH8_14)
{
    giveDirectorsCertificate("p1");
    EXPECT_NE(table.refusal(sellShares("p1", "MS", 10)), "accepted");
    EXPECT_NE(table.refusal(forced(sellShares("p1", "MS", 10))), "accepted");
    EXPECT_EQ(table.refusal(sellShares("p1", "MS", 20)), "accepted");
}

TEST_F(Bond1824, SharesSoldGoToThePoolWithoutLimit_AH8_15)
{
    give("p1", 3);
    table.marker("MS", "R4C3").after(sellShares("p1", "MS", 30));
    EXPECT_EQ(table.cash("p1"), 500 + 270);
    EXPECT_EQ(table.percent("pool", "MS"), 100);
    EXPECT_EQ(table.cell("MS"), "R5C3"); // one step
    EXPECT_TRUE(refusesUnlessForced(table, buyShareFromPool("p1", "MS"), "sold-this-round AH-5.8"));
}

// AH-8.12: it operates from the first operating round on.
TEST_F(Bond1824, CanBeSoldFromTheSecondStockRoundOn_AH8_12)
{
    Table fresh = afterDraft();
    for (const char *company : {"SD1", "SD3", "KK1", "KK2"})
        fresh.train(company, "2");
    fresh.cash("p1", 100).after(buyShareFromPool("p1", "MS"));
    allPass(fresh);
    while (fresh.round() == "OR1.1") {
        const std::string company = fresh.turn();
        if (company == "EOD" || company == "SD2")
            fresh.after(done(company));
        else
            idle(fresh);
    }
    ASSERT_EQ(fresh.round(), "SR2");
    fresh.turnOf("p1");
    EXPECT_EQ(fresh.refusal(sellShares("p1", "MS", 10)), "accepted");
}

// It counts as operating from the first operating round on, before it has paid.
TEST_F(Bond1824, IsSoldForATrainInTheFirstOperatingRound_AH8_12)
{
    Table first = afterDraft();
    first.position().holdings.move(first.game().findCompany("MS"), Party::pool(), PlayerId(1), 1);
    first.begun("2").cash("p2", 25).round("OR1.1").turnOf("SD3").cash("SD3", 80).cash("p2", 25);
    first.after(sellShares("p2", "MS", 10));
    EXPECT_EQ(first.cash("p2"), 25 + 50);
    first.after(buyTrain("SD3", "1g")); // 120 of 80 and 75
    EXPECT_EQ(first.cash("p2"), 35);
    EXPECT_EQ(first.debt("p2"), 0);
}

/// OR2.1, SD3 of p2 has no train; a 2 costs 80, a 1g 120. All p2 has besides is the 20 % of the bond at 60.
class SellingTheTwentyPercent1824 : public ::testing::Test
{
protected:
    SellingTheTwentyPercent1824()
    {
        const CompanyId ms = table.game().findCompany("MS");
        table.position().holdings.move(ms, Party::pool(), PlayerId(1), 2);
        table.position().holdings.setDirectorsCertificate(ms, PlayerId(1));
        table.begun("2").marker("MS", "R7C3").round("OR2.1").turnOf("SD3");
    }

    Table table = afterDraft();
};

// It is sold whole, though half of it would do.
TEST_F(SellingTheTwentyPercent1824, ItIsSoldAsSoonAsMoneyIsShort_AH6_33)
{
    table.cash("SD3", 30).cash("p2", 30);
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p2", "MS", 10), "sold-whole AH-5.21"));
    table.after({sellShares("p2", "MS", 20), buyTrain("SD3", "2")});
    EXPECT_EQ(table.cash("p2"), 30 + 120 - 50);
    EXPECT_EQ(table.debt("p2"), 0);
    EXPECT_EQ(table.cell("MS"), "R7C3"); // the bottom of its column
}

// 25 and 25 were too little even for the 2.
TEST_F(SellingTheTwentyPercent1824, AnyTrainThatWasTooDearMayBeBoughtThen_AH6_33)
{
    table.cash("SD3", 25).cash("p2", 25).after(sellShares("p2", "MS", 20));
    EXPECT_EQ(table.refusal(buyTrain("SD3", "1g")), "accepted");
    table.after(buyTrain("SD3", "2"));
    EXPECT_EQ(table.cash("p2"), 25 + 120 - 55);
}

TEST_F(SellingTheTwentyPercent1824, NotWhereTheMoneyWasThere_AH6_33)
{
    table.cash("SD3", 60).cash("p2", 60);
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p2", "MS", 20), "sale-not-needed AH-6.33"));
    table.cash("p2", 59).after(sellShares("p2", "MS", 20)); // one short of the 1g, enough for the 2
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SD3", "2"), "sale-not-needed AH-6.33"));
    EXPECT_EQ(table.refusal(buyTrain("SD3", "1g")), "accepted");
}

TEST_F(SellingTheTwentyPercent1824, ATenthIsSoldFirstWhereItWouldDo_AH6_33)
{
    table.position().holdings.move(table.game().findCompany("MS"), Party::pool(), PlayerId(1), 1);
    table.cash("SD3", 30).cash("p2", 30); // 60 and one share make 120
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p2", "MS", 20), "sale-not-needed AH-6.33"));
    EXPECT_EQ(table.refusal(sellShares("p2", "MS", 10)), "accepted");
}

// D18 of the print: which papers are sold matters for the certificate limit.
TEST_F(Bond1824, TheSellerMayGiveTheTwentyPercentInsteadOfTenths_AH8_14)
{
    giveDirectorsCertificate("p1");
    give("p1", 3);
    Table tenths = table;
    tenths.after(with(sellShares("p1", "MS", 20), R"("papers":"ordinary")"));
    EXPECT_EQ(tenths.directorsCertificate("MS"), "p1");
    EXPECT_EQ(tenths.certificates("p1"), 2);

    table.after(with(sellShares("p1", "MS", 20), R"("papers":"director")"));
    EXPECT_EQ(table.cash("p1"), 500 + 100);
    EXPECT_EQ(table.directorsCertificate("MS"), "pool");
    EXPECT_EQ(table.percent("p1", "MS"), 30);
    EXPECT_EQ(table.certificates("p1"), 3);
}

TEST_F(Bond1824, WhatTheSellerGivesMustBeThere_AH8_14)
{
    give("p1", 3);
    EXPECT_TRUE(
        refusesEvenIfForced(table, with(sellShares("p1", "MS", 20), R"("papers":"director")"), "sold-whole AH-5.21"));
    giveDirectorsCertificate("p1");
    EXPECT_TRUE(
        refusesEvenIfForced(table, with(sellShares("p1", "MS", 10), R"("papers":"director")"), "sold-whole AH-5.21"));
    EXPECT_TRUE(
        refusesEvenIfForced(table, with(sellShares("p1", "MS", 40), R"("papers":"ordinary")"), "sold-whole AH-5.21"));
}

TEST_F(Bond1824, BothWaysAreOfferedWhereThereIsAChoice_AH8_14)
{
    giveDirectorsCertificate("p1");
    give("p1", 1);
    EXPECT_THAT(openOffers(table), Not(Contains(HasSubstr(R"("papers")"))));
    give("p1", 2);
    const std::string whole =
        with(with(playerMove("sell_shares", "p1"), R"("company":"MS")"), R"("papers":"director")");
    EXPECT_THAT(numberOf(table, whole, "percent").usual, ElementsAre(20, 30));
}

TEST_F(Bond1824, SoldOutItRises_AH8_15)
{
    giveDirectorsCertificate("p1");
    give("p1", 4);
    give("p2", 4);
    allPass(table);
    EXPECT_EQ(table.cell("MS"), "R6C2");
}

// AH-8.19
TEST_F(Bond1824, AMountainRailwayMayBecomeOneOfItsShares_AH8_19)
{
    table.begun("3").after(exchange("p1", "B1", "MS"));
    EXPECT_EQ(table.percent("p1", "MS"), 10);
    EXPECT_EQ(table.percent("pool", "MS"), 90);
    EXPECT_EQ(table.directorsCertificate("MS"), "pool");
}

TEST_F(Bond1824, IsWorthItsPrice_AH7_6)
{
    table.cash("p1", 0).minorOf("p1", "SD1", 0);
    const int before = table.worth("p1");
    giveDirectorsCertificate("p1");
    EXPECT_EQ(table.worth("p1"), before + 2 * 50);
}

// AH-8.13: before or after BK, whose price is 100
TEST_F(Bond1824, PaysAtItsPlaceAmongTheOthers_AH8_13)
{
    for (const auto &[cell, isPaid] : {std::pair("R1C6", true), std::pair("R7C3", false)}) {
        Table copy = table;
        copy.position().holdings.move(copy.game().findCompany("MS"), Party::pool(), PlayerId(1), 1);
        copy.begun("3").shares("p1", "BK", 30).after({exchange("p1", "EPP"), pass("p2"), pass("p1")});
        copy.marker("MS", cell).round("OR3.1").turnOf("KK2").train("KK2", "3");
        const int before = copy.cash("p2");
        copy.after({runTrains("KK2", 0), done("KK2")});
        ASSERT_EQ(copy.turn(), "BK");
        EXPECT_EQ(copy.cash("p2") > before, isPaid) << cell;
    }
}

// AH-8.19: also when it is forced
TEST_F(Bond1824, AForcedExchangeMayTakeOneOfItsShares_AH8_19)
{
    table.begun("3").stock("3", 0).cash("SD1", 500).round("OR3.1").turnOf("SD1").after(buyTrain("SD1", "4"));
    ASSERT_EQ(table.turn(), "p1");
    table.after(exchange("p1", "B1", "MS"));
    EXPECT_EQ(table.percent("p1", "MS"), 10);
    EXPECT_TRUE(refusesEvenIfForced(table, exchange("p2", "B2", "SD"), "exchange-into AH-8.19"));
}

// AH-5.14: the whole 20 % may be what he has to sell.
TEST_F(Bond1824, WhoIsAboveTheLimitSellsTheTwentyPercentIfThatIsAllHeCan_AH5_14)
{
    giveDirectorsCertificate("p1");
    table.shares("p1", "SD", 70).shares("p1", "KK", 70); // never operated, and so not for sale
    ASSERT_EQ(table.certificates("p1"), 15);
    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "must-sell AH-5.14"));

    table.after(sellShares("p1", "MS", 20));
    EXPECT_EQ(table.refusal(pass("p1")), "accepted");
}

} // namespace
} // namespace flimnap::test
