#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The national company beside the scenarios (JR-6.40 to JR-6.59): corner cases of its formation and its first turns.

/// Nord of p1 buys the first 6-train in OR2.1.
class Formation : public ::testing::Test
{
protected:
    Formation() { table.begun("5").stock("5", 0).running("Nord", "R4C1", "p1", 700).train("Nord", "5"); }

    void indebted(const std::string &company, const std::string &cell, const std::string &director)
    {
        table.running(company, cell, director, 0);
        loans(table, company, 3);
    }

    void buySix() { table.round("OR2.1").turnOf("Nord").after({runTrains("Nord", 0), buyTrain("Nord", "6")}); }

    void haveOperated(const std::string &company)
    {
        table.position().operating.hadTurn |= 1U << table.game().findCompany(company).index();
    }

    [[nodiscard]] CompanyState &national() { return table.position().companies[table.game().findCompany("MESS")]; }

    Table table = game1836(3);
};

TEST_F(Formation, AsksPresidentsFromTheBuyerOnAndLeavesThemTheirOrder_JR6_41)
{
    indebted("B", "R1C5", "p3");
    indebted("GCL", "R1C6", "p2");
    indebted("HSM", "R1C7", "p2");
    buySix();
    EXPECT_EQ(table.turn(), "HSM"); // p2 comes after the buyer p1
    EXPECT_TRUE(refusesEvenIfForced(table, merges("B"), "must-settle-loans JR-6.41"));
    EXPECT_TRUE(refusesEvenIfForced(table, choose("HSM", "loans", "later"), "other-value JR-6.51"));
    table.after(merges("GCL")); // his other company first
    EXPECT_EQ(table.turn(), "HSM");
    table.after(merges("HSM"));
    EXPECT_EQ(table.turn(), "B");
}

TEST_F(Formation, LetsThePresidentPayOnlyAllOfTheRest_JR6_41)
{
    indebted("HSM", "R1C5", "p2");
    table.cash("HSM", 170).cash("p2", 129);
    buySix();
    EXPECT_EQ(table.cash("HSM"), 70); // one loan is repaid out of the treasury
    EXPECT_EQ(loans(table, "HSM"), 2);
    EXPECT_TRUE(refusesEvenIfForced(table, paysLoans("HSM"), "no-cash JR-6.41"));
    table.cash("p2", 130).after(paysLoans("HSM"));
    EXPECT_EQ(table.cash("p2"), 0);
    EXPECT_EQ(table.cash("HSM"), 0);
    EXPECT_EQ(table.status("MESS"), "closed");
}

TEST_F(Formation, GivesNothingBeyondTwentyShares_JR6_46)
{
    // 60 shares: the players get 9 + 9 + 2 of the 20 that there are, and the pool nothing.
    for (const auto &[code, cell] : {std::pair("B", "R1C5"), std::pair("GCL", "R2C5")}) {
        indebted(code, cell, "p1");
        table.shares("p1", code, 70);
    }
    for (const auto &[code, cell] : {std::pair("HSM", "R1C5"), std::pair("NBDS", "R2C5")}) {
        indebted(code, cell, "p2");
        table.shares("p2", code, 70);
    }
    indebted("NFL", "R1C5", "p3");
    table.shares("p3", "NFL", 40).pooled("NFL", 40);
    buySix();
    for (const std::string code : {"B", "GCL", "HSM", "NBDS", "NFL"})
        table.after(merges(code));
    EXPECT_EQ(table.percent("p1", "MESS"), 45);
    EXPECT_EQ(table.percent("p2", "MESS"), 45);
    EXPECT_EQ(table.percent("p3", "MESS"), 10);
    EXPECT_EQ(table.percent("pool", "MESS"), 0);
    EXPECT_EQ(table.percent("bank", "MESS"), 0);
    EXPECT_EQ(table.director("MESS"), "p1"); // as many as p2, but first in the order
}

TEST_F(Formation, LosesTheEscrowAndCancelsTheLoans_JR6_50)
{
    indebted("HSM", "R1C5", "p2");
    table.cash("HSM", 40);
    keptFor(table, "HSM", 300);
    buySix();
    const int bank = table.cash("bank");
    table.after(merges("HSM"));
    EXPECT_EQ(table.cash("MESS"), 40);
    EXPECT_EQ(table.cash("bank"), bank);
    EXPECT_EQ(escrow(table, "HSM"), 0);
    EXPECT_EQ(loans(table, "HSM"), 0);
    EXPECT_EQ(table.percent("p2", "HSM"), 0);
    EXPECT_EQ(table.cell("HSM"), "");
}

TEST_F(Formation, MayLeaveMoreThanHalfInThePool_JR6_49)
{
    indebted("B", "R1C5", "p2");
    table.shares("p2", "B", 10).pooled("B", 50);
    indebted("GCL", "R2C5", "p2");
    table.shares("p2", "GCL", 10).pooled("GCL", 50);
    indebted("HSM", "R3C5", "p2");
    table.shares("p2", "HSM", 10).pooled("HSM", 50);
    buySix();
    for (const std::string code : {"B", "GCL", "HSM"})
        table.after(merges(code));
    EXPECT_EQ(table.percent("p2", "MESS"), 20); // 9 shares: four, and one to the pool
    EXPECT_EQ(table.percent("pool", "MESS"), 40);
    table.cash("p1", 500).cash("p2", 0).round("SR3").turnOf("p1");
    EXPECT_EQ(table.refusal(buyShare("p1", "MESS")), "accepted"); // 8 of 20 are no more than half
}

TEST_F(Formation, LeavesNoTurnToTheBuyerThatMergesItself_JR6_57)
{
    loans(table, "Nord", 1);
    table.cash("Nord", 710).shares("p1", "Nord", 20);
    table.running("B", "R5C1", "p3", 0).train("B", "5");
    table.round("OR2.1").turnOf("Nord");
    table.after({runTrains("Nord", 0), buyTrain("Nord", "6")});
    EXPECT_EQ(table.turn(), "Nord");
    table.after(merges("Nord"));
    EXPECT_EQ(table.turn(), "MESS"); // which trains it keeps
    table.after(keepsTrains(R"(["6"])"));
    EXPECT_EQ(table.turn(), "B");
    EXPECT_THAT(table.trains("MESS"), ElementsAre("6"));
    table.after({runTrains("B", 0), done("B")});
    EXPECT_EQ(table.round(), "OR2.2");
    EXPECT_EQ(table.turn(), "MESS");
}

TEST_F(Formation, HasNoLoansAfterwards_JR6_54)
{
    indebted("HSM", "R1C5", "p2");
    buySix();
    table.after({merges("HSM"), done("Nord")});
    ASSERT_EQ(table.turn(), "MESS");
    EXPECT_TRUE(refusesUnlessForced(table, takeLoan("MESS"), "no-loans JR-6.19"));
    EXPECT_TRUE(refusesEvenIfForced(table, repayLoans("MESS", 1), "loan-count JR-6.17"));
}

TEST_F(Formation, GivesOneStationForEveryHexWithinItsSupply_JR6_52)
{
    indebted("B", "R1C5", "p2");
    indebted("GCL", "R2C5", "p2");
    table.stations("B", 3, 1).stations("GCL", 2, 2);
    buySix();
    table.after({merges("B"), merges("GCL")});
    EXPECT_EQ(table.stationsOnMap("MESS"), 5);
    EXPECT_EQ(table.tokensLeft("MESS"), 5);
    table.after(removeToken("MESS", "H6")); // two of them stood there
    EXPECT_EQ(table.stationsOnMap("MESS"), 4);
    EXPECT_EQ(table.tokensLeft("MESS"), 6);
    EXPECT_TRUE(refusesEvenIfForced(table, removeToken("MESS", "Z9"), "unknown-name JR-2.1"));
    table.after(done("Nord")).cash("MESS", 300);
    setFrozen(table, false);
    table.after(placeStation("MESS"));
    EXPECT_EQ(table.cash("MESS"), 200);
}

TEST_F(Formation, AsksOnHowManyHexesTwoStationsStood_JR6_52)
{
    indebted("B", "R1C5", "p2");
    indebted("GCL", "R2C5", "p2");
    table.stations("B", 3, 1).stations("GCL", 2, 2);
    buySix();
    table.after({merges("B"), merges("GCL")});
    const auto isAsked = [&] {
        return std::ranges::any_of(table.rules().offers(table.position()),
                                   [](const Offer &offer) { return offer.move.what == "shared_hexes"; });
    };
    EXPECT_TRUE(isAsked());

    Table answered = table;
    answered.after(sharedHexes("MESS", 2));
    EXPECT_EQ(answered.stationsOnMap("MESS"), 3);
    EXPECT_EQ(answered.tokensLeft("MESS"), 7);

    table.after(done("Nord"));
    EXPECT_FALSE(isAsked()); // nobody waits for it
}

// Stations that are known to stand on hexes of their own share none.
TEST_F(Formation, AsksForNoMoreHexesThanAreUnknown_JR6_52)
{
    indebted("B", "R1C5", "p2");
    indebted("GCL", "R2C5", "p2");
    table.stations("B", 3, 1).stations("GCL", 2, 2);
    buySix();
    table.after({merges("B"), merges("GCL")});
    const CompanyId mess = table.game().findCompany("MESS");
    table.position().board.stations = {{mess, HexId(1)}, {mess, HexId(2)}, {mess, HexId(3)}, {mess, HexId(4)}};

    EXPECT_EQ(table.refusal(sharedHexes("MESS", 1)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, sharedHexes("MESS", 2), "other-value JR-6.51"));
}

TEST_F(Formation, KeepsAtMostThreeTrains_JR6_51)
{
    indebted("HSM", "R1C5", "p2");
    for (const char *face : {"4", "5"})
        table.train("HSM", face);
    indebted("B", "R1C6", "p2");
    for (const char *face : {"4", "5"})
        table.train("B", face);
    buySix();
    table.after({merges("B"), merges("HSM")});
    EXPECT_TRUE(refusesEvenIfForced(table, keepsTrains(R"(["4","4","5","5"])"), "bad-value JR-6.51"));
    table.after(keepsTrains(R"(["4","5","5"])"));
    EXPECT_THAT(table.trains("MESS"), ElementsAre("4", "5", "5"));
    EXPECT_THAT(table.trains("pool"), ElementsAre("4"));
    EXPECT_FALSE(national().isFrozen);
}

TEST_F(Formation, AsksForNoTrainsWhereThereAreNone_JR6_51)
{
    indebted("HSM", "R1C5", "p2");
    buySix();
    table.after(merges("HSM"));
    EXPECT_EQ(table.turn(), "Nord");
    EXPECT_TRUE(national().isFrozen);
}

// The temporary president (JR-6.55, JR-6.56).

class TemporaryPresident : public Formation
{
protected:
    TemporaryPresident()
    {
        indebted("HSM", "R3C5", "p1");
        table.shares("p1", "HSM", 10).shares("p2", "HSM", 20);
        buySix();
        haveOperated("HSM");
        table.after(merges("HSM")).cash("p1", 300).cash("p2", 300).cash("p3", 300);
    }
};

TEST_F(TemporaryPresident, CountsHisCertificateOnceBeforeAndAfter_JR6_56)
{
    const int before = table.certificates("p1");
    table.round("SR3").turnOf("p1").after(buyShare("p1", "MESS"));
    EXPECT_EQ(table.certificates("p1"), before);
    EXPECT_EQ(table.percent("p1", "MESS"), 20);
}

TEST_F(TemporaryPresident, CompletesHisCertificateAtTheLimit_JR6_56)
{
    table.started("B", "R1C5", "p1").shares("p1", "B", 40).started("GCL", "R2C5", "p1").shares("p1", "GCL", 40);
    table.privateOf("p1", "ACC").privateOf("p1", "CdH");
    table.position().certificateLimit = table.certificates("p1");
    table.round("SR3").turnOf("p1");
    EXPECT_EQ(table.refusal(buyShare("p1", "MESS")), "accepted");
    table.started("NFL", "R3C5", "p2");
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "NFL"), "must-buy-share JR-6.55"));
}

TEST_F(TemporaryPresident, MaySellOtherSharesForIt_JR6_55)
{
    table.started("B", "R1C5", "p2").shares("p1", "B", 20).cash("p1", 0).round("SR3").turnOf("p1");
    EXPECT_TRUE(refusesUnlessForced(table, bankrupt("p1"), "can-pay JR-6.39"));
    table.after({sellShares("p1", "B", 10), buyShare("p1", "MESS")});
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.director("MESS"), "p1");
}

TEST_F(TemporaryPresident, SellsASecondBlockWhereOneOfEachIsNotEnough_JR6_55)
{
    table.started("B", "R3C5", "p2").shares("p1", "B", 20).cash("p1", 0).round("SR3").turnOf("p1");
    const int first = table.price("B");
    table.after(sellShares("p1", "B", 10));
    const int second = table.price("B");
    ASSERT_LT(first, table.price("MESS"));
    EXPECT_TRUE(refusesUnlessForced(table, bankrupt("p1"), "can-pay JR-6.39"));
    table.after({sellShares("p1", "B", 10), buyShare("p1", "MESS")});
    EXPECT_EQ(table.cash("p1"), first + second - table.price("MESS"));
    EXPECT_EQ(table.percent("p1", "MESS"), 20);
}

TEST_F(TemporaryPresident, SellsNoSecondBlockWhileAnotherCompanyIsLeft_JR5_12)
{
    table.started("B", "R3C5", "p2").shares("p1", "B", 20).started("GCL", "R3C5", "p2").shares("p1", "GCL", 10);
    table.cash("p1", 0).round("SR3").turnOf("p1").after(sellShares("p1", "B", 10));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "B", 10), "already-sold-this-turn JR-5.12"));
    EXPECT_EQ(table.refusal(sellShares("p1", "GCL", 10)), "accepted");
}

TEST_F(TemporaryPresident, FindsHisSecondShareStillInTheBank_JR6_56)
{
    // All other shares of the bank are gone: eight in the pool, one each with p1 and p2 …
    const CompanyId company = table.game().findCompany("MESS");
    table.position().holdings.move(company, Party::bank(), Party::pool(), 5);
    table.position().holdings.move(company, Party::bank(), PlayerId(2), 1);
    table.position().holdings.move(company, Party::bank(), Party::pool(), 1);
    table.round("SR3").turnOf("p3");
    ASSERT_EQ(table.percent("bank", "MESS"), 10);
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p3", "MESS"), "not-on-sale JR-5.8")); // not for others
    // … and as more than half lies in the pool, he buys there.
    table.turnOf("p1");
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "MESS"), "pool-first JR-5.29"));
    table.after(buyShareFromPool("p1", "MESS"));
    EXPECT_EQ(table.percent("bank", "MESS"), 10);
    EXPECT_FALSE(national().owesShare);
    table.after(pass("p1")).turnOf("p3").position().holdings.move(company, Party::pool(), Party::bank(), 4);
    EXPECT_EQ(table.refusal(buyShare("p3", "MESS")), "accepted"); // what is left there is for all
}

TEST_F(TemporaryPresident, CanBuyTheShareThatIsKeptForHim_JR6_56)
{
    const CompanyId company = table.game().findCompany("MESS");
    table.position().holdings.move(company, Party::bank(), Party::pool(), 5);
    table.position().holdings.move(company, Party::bank(), PlayerId(2), 1);
    table.position().holdings.move(company, Party::bank(), PlayerId(1), 0);
    table.position().holdings.move(company, Party::bank(), PlayerId(2), 0);
    table.round("SR3").turnOf("p1");
    ASSERT_EQ(table.percent("pool", "MESS"), 50);
    table.after(buyShare("p1", "MESS"));
    EXPECT_EQ(table.percent("p1", "MESS"), 20);
    EXPECT_EQ(table.cash("p1"), 200);
}

// Frozen (JR-6.58, JR-6.59).

class FrozenNational : public Formation
{
protected:
    FrozenNational()
    {
        indebted("HSM", "R11C3", "p2");
        table.train("HSM", "4");
        buySix();
        table.after({merges("HSM"), keepsTrains(R"(["4"])"), done("Nord")});
    }
};

TEST_F(FrozenNational, BorrowsThoughItHasATrainThatDoesNotLast_JR6_58)
{
    ASSERT_EQ(table.turn(), "MESS");
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("MESS", 100), "no-runnable-train JR-6.b3"));
    EXPECT_TRUE(refusesEvenIfForced(table, borrow("3"), "train-not-on-sale JR-6.58"));
    table.after(borrow("6"));
    EXPECT_TRUE(refusesEvenIfForced(table, borrow("8"), "no-borrowing JR-6.58"));
    table.after(runTrains("MESS", 100));
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("MESS"), "nothing-to-pay JR-6.b5"));
    EXPECT_EQ(table.cash("MESS"), 100);
    EXPECT_EQ(table.cell("MESS"), "R1C5");
    EXPECT_EQ(table.left("6"), 1);
}

TEST_F(FrozenNational, StandsStillWithoutARunToo_JR6_58)
{
    table.after(done("MESS"));
    EXPECT_EQ(table.cell("MESS"), "R1C5");
    table.cash("p3", 500).round("SR3").turnOf("p2").cash("p2", 0);
    const int held = table.percent("p2", "MESS");
    table.shares("p2", "MESS", 30).after(sellShares("p2", "MESS", 20));
    EXPECT_EQ(table.cell("MESS"), "R1C5");
    EXPECT_EQ(table.percent("p2", "MESS"), held + 10);
}

TEST_F(FrozenNational, MustTradeInFrom650On_JR6_58)
{
    EXPECT_EQ(table.cash("MESS", 649).refusal(done("MESS")), "accepted");
    table.cash("MESS", 650);
    EXPECT_TRUE(refusesUnlessForced(table, done("MESS"), "must-own-train JR-6.30"));
    table.after(tradeIn("MESS", "8", "4"));
    EXPECT_FALSE(national().isFrozen);
    EXPECT_EQ(table.phase(), "8");
    EXPECT_EQ(table.refusal(done("MESS")), "accepted");
}

TEST_F(FrozenNational, IsNeverHelpedByItsPresident_JR6_58)
{
    table.cash("MESS", 640).cash("p2", 1000);
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("MESS", "6"), "no-treasury JR-6.29"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellShares("p2", "MESS", 10), "sale-not-needed JR-6.35"));
}

TEST_F(FrozenNational, NeedNotBuyWhatTheBankDoesNotHave_JR6_58)
{
    table.cash("MESS", 2000).stock("6", 0).stock("8", 0);
    EXPECT_EQ(table.refusal(done("MESS")), "accepted");
}

TEST_F(FrozenNational, IsACompanyLikeAnyOtherWithItsFirstLastingTrain_JR6_59)
{
    table.cash("MESS", 700).after({buyTrain("MESS", "6"), done("MESS")});
    ASSERT_EQ(table.round(), "OR2.2");
    EXPECT_THAT(table.trains("MESS"), ElementsAre("4", "6"));
    table.turnOf("MESS").after({runTrains("MESS", 100), payOut("MESS")});
    EXPECT_EQ(table.cell("MESS"), "R1C6");
    EXPECT_EQ(table.refusal(forced(borrow("8"))), "no-borrowing JR-6.58");
}

} // namespace
} // namespace flimnap::test
