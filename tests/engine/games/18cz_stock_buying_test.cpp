#include <algorithm>

#include <gmock/gmock.h>

#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// Starting companies and buying shares (CZ-5.6 to CZ-5.11).

const std::vector<std::string> smallCompanies = {"EKJ", "OFE", "BCB", "MW", "VBW"};
const std::vector<std::string> mediumCompanies = {"BN", "NWB", "ATE", "BTE", "KFN"};
const std::vector<std::string> largeCompanies = {"SX", "PR", "BY", "kk", "Ug"};

/// A stock round of the phase in which p1, with plenty of cash, is to act.
Table stockRoundIn(const std::string &phase, const std::string &round = "SR3")
{
    Table table(3);
    table.phase(phase).cash("p1", 5000).cash("p2", 5000).cash("p3", 5000).round(round);
    return table;
}

TEST(StartingACompany, SmallCompaniesAreOnSaleFromTheFirstStockRound_CZ5_6)
{
    const Table table = stockRoundIn("a", "SR1");

    for (const std::string &company : smallCompanies)
        EXPECT_EQ(table.refusal(startCompany("p1", company, 60)), "accepted") << company;
}

TEST(StartingACompany, MediumCompaniesWaitForPhaseB_CZ5_6)
{
    for (const std::string &company : mediumCompanies) {
        EXPECT_TRUE(refusesUnlessForced(stockRoundIn("a"), startCompany("p1", company, 60), "not-started-yet CZ-5.6"));
        EXPECT_EQ(stockRoundIn("b").refusal(startCompany("p1", company, 60)), "accepted") << company;
    }
}

TEST(StartingACompany, LargeCompaniesWaitForPhaseD_CZ5_6)
{
    for (const std::string &company : largeCompanies) {
        EXPECT_TRUE(refusesUnlessForced(stockRoundIn("c"), startCompany("p1", company, 90), "not-started-yet CZ-5.6"));
        EXPECT_EQ(stockRoundIn("d").refusal(startCompany("p1", company, 90)), "accepted") << company;
    }
}

TEST(StartingACompany, IsDoneOnceOnly_CZ5_7)
{
    Table table = stockRoundIn("a");
    table.after(startCompany("p1", "BCB", 60));

    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p2", "BCB", 60), "not-on-sale CZ-5.6"));
}

TEST(StartingACompany, IsOverForACompanyThatWasTakenOver_CZ6_53)
{
    Table table = stockRoundIn("d");
    table.position().companies[table.game().findCompany("BCB")].status = CompanyStatus::Closed;

    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "BCB", 60), "not-on-sale CZ-5.6"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "BCB"), "not-on-sale CZ-5.8"));
}

TEST(StartingACompany, TakesAnInitialPriceOfItsSize_CZ5_7)
{
    struct Size
    {
        std::string company;
        std::vector<int> pars; ///< CZ-2.2
    };
    const std::vector<Size> sizes = {
        {"BCB", {50, 55, 60, 65, 70}}, {"KFN", {60, 70, 80, 90, 100}}, {"Ug", {90, 100, 110, 120}}};
    const Table table = stockRoundIn("d");

    for (const Size &size : sizes) {
        for (const ChartCell &cell : table.game().chart) {
            const int price = static_cast<int>(cell.price.units);
            const std::string line = startCompany("p1", size.company, price);
            if (std::find(size.pars.begin(), size.pars.end(), price) != size.pars.end())
                EXPECT_EQ(table.refusal(line), "accepted") << line;
            else
                EXPECT_TRUE(refusesUnlessForced(table, line, "bad-par CZ-5.7"));
        }
    }
}

TEST(StartingACompany, CannotTakeAPriceThatIsNotOnTheChart_CZ5_7)
{
    EXPECT_TRUE(refusesEvenIfForced(stockRoundIn("a"), startCompany("p1", "BCB", 62), "bad-par CZ-5.7"));
    EXPECT_TRUE(refusesEvenIfForced(stockRoundIn("a"), startCompany("p1", "BCB", 0), "bad-par CZ-5.7"));
}

TEST(StartingACompany, NeedsTwiceTheInitialPriceInCash_CZ5_7)
{
    Table table = stockRoundIn("a");
    table.cash("p1", 129);
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "BCB", 65), "no-cash CZ-5.7"));

    table.cash("p1", 130).after(startCompany("p1", "BCB", 65));

    EXPECT_EQ(table.cash("p1"), 0);
}

TEST(StartingACompany, PutsItsMarkerUnderThePileOfThePrice_CZ5_7)
{
    Table table = stockRoundIn("b");

    table.after({startCompany("p1", "VBW", 70), startCompany("p2", "BN", 70), startCompany("p3", "EKJ", 70)});

    EXPECT_THAT(table.pile(70), ElementsAre("VBW", "BN", "EKJ"));
}

TEST(StartingACompany, MakesTheBuyerDirectorAndTellsSo_CZ5_7)
{
    Table table = stockRoundIn("b");

    table.after(startCompany("p1", "KFN", 80));

    EXPECT_EQ(table.director("KFN"), "p1");
    EXPECT_EQ(table.percent("p1", "KFN"), 40);
    EXPECT_EQ(table.percent("bank", "KFN"), 60);
    ASSERT_EQ(told<CompanyStarted>(table.events()).size(), 1U);
    ASSERT_EQ(told<DirectorChanged>(table.events()).size(), 1U);
    EXPECT_EQ(told<DirectorChanged>(table.events()).front().from, Party::nobody());
    const auto payments = told<Paid>(table.events());
    ASSERT_EQ(payments.size(), 1U);
    EXPECT_EQ(payments.front().to, Party::bank());
    EXPECT_EQ(payments.front().amount, Money{2 * 80});
    EXPECT_EQ(payments.front().reason, Reason::SharePurchase);
}

TEST(StartingACompany, OfAnUnknownNameOrByAnUnknownPlayerIsRefused_CZ0_5)
{
    const Table table = stockRoundIn("a");

    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "XYZ", 60), "unknown-name CZ-0.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "XYZ"), "unknown-name CZ-0.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p1", "XYZ", 25), "unknown-name CZ-0.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p9", "BCB", 60), "unknown-name CZ-0.5"));
}

TEST(StartingACompany, SmallStart_CZ10_3)
{
    Table table(3);
    table.cash("p1", 290).round("SR1");
    EXPECT_EQ(table.refusal(startCompany("p1", "BCB", 75)), "bad-par CZ-5.7");
    EXPECT_EQ(table.refusal(startCompany("p1", "BCB", 80)), "bad-par CZ-5.7");
    EXPECT_EQ(table.refusal(startCompany("p1", "BN", 70)), "not-started-yet CZ-5.6");

    table.after(startCompany("p1", "BCB", 65));

    EXPECT_EQ(table.cash("p1"), 290 - 130);
    EXPECT_EQ(table.percent("p1", "BCB"), 50);
    EXPECT_EQ(table.status("BCB"), "operating");
    EXPECT_EQ(table.cash("BCB"), 4 * 65);
    EXPECT_EQ(table.price("BCB"), 65);
    EXPECT_EQ(table.position().markers.cell(table.game().findCompany("BCB")), CellId(8));
}

TEST(BuyingAShare, CostsTheCurrentPriceNotTheInitialOne_CZ5_8)
{
    Table table = stockRoundIn("b");
    table.operating("KFN", 80, "p2", 400).marker("KFN", 105);

    table.after(buyShare("p1", "KFN"));

    EXPECT_EQ(table.cash("p1"), 5000 - 105);
    EXPECT_EQ(table.percent("p1", "KFN"), 20);
    EXPECT_EQ(table.percent("bank", "KFN"), 100 - 40 - 20);
}

TEST(BuyingAShare, NeedsItsPriceInCash_CZ5_8)
{
    Table table = stockRoundIn("b");
    table.operating("KFN", 100, "p2", 400).cash("p1", 99);
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "KFN"), "no-cash CZ-5.8"));

    table.cash("p1", 100).after(buyShare("p1", "KFN"));

    EXPECT_EQ(table.cash("p1"), 0);
}

TEST(BuyingAShare, NeedsACertificateInTheBank_CZ5_8)
{
    Table table = stockRoundIn("a");
    table.operating("BCB", 60, "p2", 240).shares("p2", "BCB", 25).shares("p3", "BCB", 25);

    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "BCB"), "not-on-sale CZ-5.8"));
}

TEST(BuyingAShare, OfACompanyNotYetStartedIsRefused_CZ5_8)
{
    EXPECT_TRUE(refusesEvenIfForced(stockRoundIn("d"), buyShare("p1", "Ug"), "not-on-sale CZ-5.8"));
}

TEST(BuyingAShare, IsOneOrdinaryCertificateFromTheBank_CZ5_8)
{
    Table table = stockRoundIn("d");
    table.operating("Ug", 90, "p2", 900);

    EXPECT_EQ(table.refusal(with(buyShare("p1", "Ug"), R"("percent":10)")), "accepted");
    EXPECT_EQ(table.refusal(with(buyShare("p1", "Ug"), R"("from":"bank")")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyShare("p1", "Ug"), R"("percent":20)"), "other-value CZ-5.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyShare("p1", "Ug"), R"("from":"pool")"), "other-value CZ-5.8"));
}

TEST(Floating, ASmallCompanyFloatsWithItsStart_CZ5_9)
{
    Table table = stockRoundIn("a");

    table.after(startCompany("p1", "EKJ", 55));

    EXPECT_EQ(table.status("EKJ"), "operating");
    EXPECT_EQ(table.cash("EKJ"), 4 * 55);
    EXPECT_EQ(table.tokensLeft("EKJ"), 3);
    EXPECT_EQ(told<CompanyFloated>(table.events()).size(), 1U);
    const auto payments = told<Paid>(table.events());
    ASSERT_EQ(payments.size(), 2U);
    EXPECT_EQ(payments.back().from, Party::bank());
    EXPECT_EQ(payments.back().reason, Reason::Capital);
}

TEST(Floating, MediumFloat_CZ10_4)
{
    Table table = stockRoundIn("b");
    table.after(startCompany("p1", "KFN", 80));
    EXPECT_EQ(table.cash("p1"), 5000 - 160);
    EXPECT_EQ(table.percent("p1", "KFN"), 40);
    EXPECT_EQ(table.status("KFN"), "started");
    EXPECT_EQ(table.cash("KFN"), 0);

    table.after(buyShare("p2", "KFN"));

    EXPECT_EQ(table.cash("p2"), 5000 - 80);
    EXPECT_EQ(table.status("KFN"), "operating");
    EXPECT_EQ(table.cash("KFN"), 5 * 80);
    EXPECT_EQ(table.tokensLeft("KFN"), 3);
    EXPECT_EQ(told<CompanyFloated>(table.events()).size(), 1U);
}

TEST(Floating, ALargeCompanyFloatsWithTheFifthTenPercent_CZ5_9)
{
    // Given 20 % of the director and two times 10 %.
    Table table = stockRoundIn("d");
    table.after({startCompany("p1", "Ug", 90), buyShare("p2", "Ug"), buyShare("p3", "Ug")});
    ASSERT_EQ(table.status("Ug"), "started");

    table.after(buyShare("p1", "Ug"));

    EXPECT_EQ(table.status("Ug"), "operating");
    EXPECT_EQ(table.cash("Ug"), 10 * 90);
    EXPECT_EQ(table.tokensLeft("Ug"), 2);
}

TEST(Floating, CapitalUsesTheInitialPriceAndSoldSharesDoNotCount_CZ10_5)
{
    Table table = stockRoundIn("d", "SR4");
    table.after({startCompany("p1", "BY", 120), buyShare("p2", "BY"), buyShare("p3", "BY"), pass("p1")});
    EXPECT_EQ(table.cash("p1"), 5000 - 240);
    table.after(sellShares("p2", "BY", 10));
    EXPECT_EQ(table.cash("p2"), 5000 - 120 + 120);
    EXPECT_EQ(table.price("BY"), 115);
    EXPECT_EQ(table.refusal(buyShare("p2", "BY")), "sold-this-round CZ-5.18");

    table.after({pass("p2"), buyShare("p3", "BY")});
    EXPECT_EQ(table.status("BY"), "started"); // 40 % in players' hands, 50 % were once sold
    table.after(buyShare("p1", "BY"));

    EXPECT_EQ(table.cash("p1"), 5000 - 240 - 115);
    EXPECT_EQ(table.cash("p3"), 5000 - 120 - 115);
    EXPECT_EQ(table.status("BY"), "operating");
    EXPECT_EQ(table.cash("BY"), 1200);
}

TEST(Floating, ACompanyThatFloatedGoesOnWithLessThanHalfInPlayersHands_CZ5_10)
{
    // Given KFN with 60 % in players' hands, 20 % of it p2's.
    Table table = stockRoundIn("b");
    table.operating("KFN", 80, "p1", 400).shares("p2", "KFN", 20);
    table.after({pass("p1"), sellShares("p2", "KFN", 20), pass("p2"), pass("p3"), pass("p1"), pass("p2")});

    EXPECT_EQ(table.percent("bank", "KFN"), 60);
    EXPECT_EQ(table.status("KFN"), "operating");
    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(table.turn(), "KFN");
}

TEST(Floating, ACompanyFloatsOnlyOnce_CZ5_10)
{
    // Given KFN afloat with 40 % in players' hands.
    Table table = stockRoundIn("b");
    table.operating("KFN", 80, "p1", 33);

    table.after(pass("p1")).after(buyShare("p2", "KFN"));

    EXPECT_EQ(table.cash("KFN"), 33);
    EXPECT_TRUE(told<CompanyFloated>(table.events()).empty());
}

TEST(Floating, LaterPurchasesBringTheCompanyNothing_CZ5_11)
{
    Table table = stockRoundIn("a");
    table.operating("BCB", 60, "p2", 17);

    table.after(buyShare("p1", "BCB"));

    EXPECT_EQ(table.cash("BCB"), 17);
    const auto payments = told<Paid>(table.events());
    ASSERT_EQ(payments.size(), 1U);
    EXPECT_EQ(payments.front().to, Party::bank());
}

TEST(Floating, TheCompanyOperatesInTheNextOperatingRound_CZ5_9)
{
    Table table = stockRoundIn("b");
    table.after({startCompany("p1", "KFN", 80), startCompany("p2", "BN", 90), buyShare("p3", "KFN"), pass("p1"),
                 pass("p2"), pass("p3")});

    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(table.turn(), "KFN"); // BN at 90 stands higher, but has only started
    EXPECT_THAT(table.operatingOrder(), ElementsAre("KFN"));
}

} // namespace
} // namespace flimnap::test
