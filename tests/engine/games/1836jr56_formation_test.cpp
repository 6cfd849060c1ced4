#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The national company (JR-6.40 to JR-6.59); scenarios S10, S35 to S42, S47, S48.

/// Phase 5, all 5-trains sold; Nord of p1 has the money for the first 6-train and is the last to act in OR2.1.
class TheNationalCompany : public ::testing::Test
{
protected:
    explicit TheNationalCompany(const std::string &options = "{}") : table(game1836(3, options))
    {
        table.begun("5").stock("5", 0).running("Nord", "R4C1", "p1", 700).train("Nord", "5");
    }

    /// A company with more loans than it can pay.
    void indebted(const std::string &company, const std::string &cell, const std::string &director)
    {
        table.running(company, cell, director, 50);
        loans(table, company, 3);
    }

    /// All that have loans have had their turns; then Nord buys the train.
    void buySix(const std::vector<std::string> &before)
    {
        table.round("OR2.1");
        for (const std::string &company : before)
            table.position().companies[table.game().findCompany(company)].hadTurn = true;
        table.turnOf("Nord").after({runTrains("Nord", 0), buyTrain("Nord", "6")});
    }

    void haveOperated(const std::vector<std::string> &companies)
    {
        for (const std::string &company : companies)
            table.position().operating.hadTurn |= 1U << table.game().findCompany(company).index();
    }

    Table table;
};

TEST_F(TheNationalCompany, NeverComesAboutIfAllLoansArePaid_S35)
{
    table.running("NFL", "R2C5", "p2", 241).cash("p2", 100);
    loans(table, "NFL", 3);
    buySix({"NFL"});
    EXPECT_EQ(table.cash("NFL"), 41); // two loans are paid whether it wants or not
    EXPECT_EQ(loans(table, "NFL"), 1);
    EXPECT_EQ(table.turn(), "NFL");
    EXPECT_TRUE(refusesEvenIfForced(table, done("Nord"), "must-settle-loans JR-6.41"));

    table.after(paysLoans("NFL"));
    EXPECT_EQ(table.cash("NFL"), 0);
    EXPECT_EQ(table.cash("p2"), 41);
    EXPECT_EQ(loans(table, "NFL"), 0);
    EXPECT_EQ(table.status("MESS"), "closed");
    EXPECT_EQ(table.turn(), "Nord");
}

TEST_F(TheNationalCompany, TakesACompanyWhosePresidentCannotPayAllOfIt_JR6_41)
{
    table.running("NFL", "R2C5", "p2", 241).cash("p2", 58);
    loans(table, "NFL", 3);
    buySix({"NFL"});
    EXPECT_TRUE(refusesEvenIfForced(table, paysLoans("NFL"), "no-cash JR-6.41"));
    EXPECT_EQ(table.refusal(merges("NFL")), "accepted");
}

TEST_F(TheNationalCompany, TakesTheTrainsThatAMergingCompanyHadToGiveUp_JR6_51)
{
    indebted("HSM", "R11C3", "p2");
    table.train("HSM", "4").train("HSM", "4").train("HSM", "5");
    buySix({});
    table.position().companies[table.game().findCompany("HSM")].mustDiscard = true;
    table.after(merges("HSM"));
    EXPECT_EQ(table.turn(), "MESS"); // which of them it keeps
    table.after(keepsTrains(R"(["5"])"));
    EXPECT_EQ(table.turn(), "Nord");
}

TEST_F(TheNationalCompany, OfOneCompanyHasTenShares_S36)
{
    indebted("HSM", "R1C17", "p1");
    table.shares("p1", "HSM", 40).shares("p2", "HSM", 40);
    buySix({"HSM"});
    haveOperated({"HSM"});
    table.after(merges("HSM"));

    EXPECT_EQ(table.price("MESS"), 375);
    EXPECT_EQ(table.cell("MESS"), "R1C17");
    EXPECT_EQ(table.percent("p1", "MESS"), 30);
    EXPECT_EQ(table.percent("p2", "MESS"), 20);
    EXPECT_EQ(table.percent("bank", "MESS"), 50);
    EXPECT_EQ(table.director("MESS"), "p1");
    EXPECT_EQ(table.status("HSM"), "closed");
    EXPECT_EQ(table.cash("MESS"), 50);

    table.after(done("Nord")); // the end of the set of three rounds is still to come
    EXPECT_EQ(table.round(), "OR2.2");
    EXPECT_EQ(table.turn(), "MESS");
}

TEST_F(TheNationalCompany, ExchangesTwoSharesForOne_S37)
{
    indebted("B", "R2C5", "p1");
    table.shares("p1", "B", 40).shares("p2", "B", 30).pooled("B", 10);
    indebted("GCL", "R4C5", "p2");
    table.shares("p1", "GCL", 20).shares("p2", "GCL", 10).shares("p3", "GCL", 20).pooled("GCL", 30);
    buySix({"B", "GCL"});
    table.after({merges("B"), merges("GCL")});

    EXPECT_EQ(table.percent("p1", "MESS"), 40);
    EXPECT_EQ(table.percent("p2", "MESS"), 30);
    EXPECT_EQ(table.percent("p3", "MESS"), 10);
    EXPECT_EQ(table.percent("pool", "MESS"), 20);
    EXPECT_EQ(table.price("MESS"), 100); // 82.5, so 80, so the least
}

/// Twelve shares are issued, so it has twenty.
class TheLargeNationalCompany : public TheNationalCompany
{
protected:
    explicit TheLargeNationalCompany(const std::string &options = "{}") : TheNationalCompany(options)
    {
        indebted("B", "R1C8", "p1");
        table.shares("p1", "B", 40).shares("p2", "B", 30).pooled("B", 10);
        indebted("GCL", "R1C7", "p1");
        table.shares("p1", "GCL", 20).shares("p2", "GCL", 30).pooled("GCL", 30);
        indebted("NBDS", "R3C5", "p3");
        table.shares("p3", "NBDS", 20).shares("p2", "NBDS", 10);
        buySix({"B", "GCL", "NBDS"});
        haveOperated({"B", "GCL", "NBDS"});
        table.after({merges("B"), merges("GCL"), merges("NBDS")});
    }
};

TEST_F(TheLargeNationalCompany, HasTwentySharesOfFivePercent_S38)
{
    EXPECT_EQ(table.percent("p1", "MESS"), 25);
    EXPECT_EQ(table.percent("p2", "MESS"), 15);
    EXPECT_EQ(table.percent("p3", "MESS"), 10);
    EXPECT_EQ(table.percent("pool", "MESS"), 10);
    EXPECT_EQ(table.percent("bank", "MESS"), 40);
    EXPECT_EQ(table.price("MESS"), 125);
    EXPECT_EQ(table.director("MESS"), "p1");
}

TEST_F(TheLargeNationalCompany, CountsItsSingleSharesAsHalfCertificates_S38)
{
    // The president's certificate and three halves; Nord stands in yellow.
    EXPECT_EQ(halfCertificates(table.game(), table.position(), PlayerId(0)), 2 + 3);
}

TEST_F(TheLargeNationalCompany, FallsARowForTwoSharesSold_S10)
{
    setFrozen(table, false);
    table.cash("p1", 0).round("SR3").turnOf("p1");
    table.after(sellShares("p1", "MESS", 5));
    EXPECT_EQ(table.cash("p1"), 125);
    EXPECT_EQ(table.cell("MESS"), "R1C7");

    table.round("SR4").turnOf("p2").cash("p2", 0).after(sellShares("p2", "MESS", 15));
    EXPECT_EQ(table.cash("p2"), 375);
    EXPECT_EQ(table.cell("MESS"), "R2C7");
}

TEST_F(TheLargeNationalCompany, RoundsDividendsUpPerHolder_S42)
{
    Table run = table;
    setFrozen(run, false);
    run.train("MESS", "5").round("OR3.1").turnOf("MESS").cash("MESS", 0);
    const int p1 = run.cash("p1");
    const int p2 = run.cash("p2");
    run.after({runTrains("MESS", 310), payOut("MESS")});

    EXPECT_EQ(run.cash("p1"), p1 + 78);
    EXPECT_EQ(run.cash("p2"), p2 + 47);
    EXPECT_EQ(run.cash("MESS"), 31);
}

TEST_F(TheNationalCompany, MayHaveAPresidentForTheTimeBeing_S39)
{
    indebted("HSM", "R3C5", "p1");
    table.shares("p1", "HSM", 10).shares("p2", "HSM", 20);
    buySix({"HSM"});
    haveOperated({"HSM"});
    table.after(merges("HSM"));
    EXPECT_EQ(table.percent("p1", "MESS"), 10);
    EXPECT_EQ(table.percent("p2", "MESS"), 10);
    EXPECT_EQ(table.percent("pool", "MESS"), 0);
    EXPECT_EQ(table.director("MESS"), "p1");
    EXPECT_EQ(table.price("MESS"), 100);

    table.cash("p1", 300).cash("p2", 300).round("SR3").turnOf("p1");
    EXPECT_TRUE(refusesUnlessForced(table, pass("p1"), "must-buy-share JR-6.55"));
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "B", 100), "must-buy-share JR-6.55"));
    Table second = table;
    second.after(buyShare("p1", "MESS"));
    EXPECT_EQ(second.cash("p1"), 200);
    EXPECT_EQ(second.percent("p1", "MESS"), 20);
    EXPECT_EQ(second.director("MESS"), "p1");

    table.turnOf("p2").after(buyShare("p2", "MESS"));
    EXPECT_EQ(table.director("MESS"), "p2");
    EXPECT_EQ(table.refusal(pass("p2")), "accepted");
}

TEST_F(TheNationalCompany, MakesAPresidentBankruptWhoCannotBuyHisSecondShare_JR6_55)
{
    indebted("HSM", "R3C5", "p1");
    table.shares("p1", "HSM", 10).shares("p2", "HSM", 20);
    buySix({"HSM"});
    table.after(merges("HSM")).cash("p1", 20).round("SR3").turnOf("p1");
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "MESS"), "no-cash JR-5.9"));
    table.after(bankrupt("p1"));
    EXPECT_EQ(table.round(), "END");
}

/// The prices of two companies and where the national one begins.
struct Average
{
    std::string first;
    std::string second;
    int price = 0;
};

class TheNationalsPrice : public TheNationalCompany, public ::testing::WithParamInterface<Average>
{
};

TEST_P(TheNationalsPrice, IsTheNearestOfTheTopRow_S40)
{
    indebted("B", GetParam().first, "p2");
    indebted("GCL", GetParam().second, "p2");
    buySix({"B", "GCL"});
    table.after({merges("B"), merges("GCL")});
    EXPECT_EQ(table.price("MESS"), GetParam().price);
}

INSTANTIATE_TEST_SUITE_P(Averages, TheNationalsPrice,
                         ::testing::Values(Average{"R1C5", "R1C6", 110},    // 105
                                           Average{"R3C5", "R1C8", 110},    // 115
                                           Average{"R2C5", "R1C8", 125},    // 120
                                           Average{"R1C7", "R1C8", 125},    // 137.5, so 135
                                           Average{"R3C5", "R1C10", 150})); // 140

/// Three companies at 50, 110 and 125 that merge.
class TheNationalCompanyOfThree : public TheNationalCompany
{
protected:
    explicit TheNationalCompanyOfThree(const std::string &options = "{}") : TheNationalCompany(options)
    {
        indebted("B", "R5C1", "p2");
        indebted("GCL", "R1C6", "p2");
        indebted("HSM", "R1C7", "p3");
        buySix({"B", "GCL", "HSM"});
        table.after({merges("GCL"), merges("B"), merges("HSM")});
    }
};

TEST_F(TheNationalCompanyOfThree, CostsHundredIfTheAverageOfAllIsLess_S48)
{
    EXPECT_EQ(table.price("MESS"), 100); // 95
}

class TheNationalCompanyOfThreeAsOlderJournalsSayIt : public TheNationalCompanyOfThree
{
protected:
    TheNationalCompanyOfThreeAsOlderJournalsSayIt() : TheNationalCompanyOfThree(R"({"JR-D34":"all"})") {}
};

TEST_F(TheNationalCompanyOfThreeAsOlderJournalsSayIt, CostsWhatIsPrinted_S48)
{
    EXPECT_EQ(table.price("MESS"), 100);
}

class TheNationalCompanyOfThreeInTheOtherReading : public TheNationalCompanyOfThree
{
protected:
    TheNationalCompanyOfThreeInTheOtherReading() : TheNationalCompanyOfThree(R"({"JR-D34":"E"})") {}
};

TEST_F(TheNationalCompanyOfThreeInTheOtherReading, LeavesTheCheapestOut_S48)
{
    EXPECT_EQ(table.price("MESS"), 110); // 117.5, so 115
}

TEST_F(TheNationalCompany, ActsNextIfNoneOfItsPartsHasOperatedInTheRound_JR6_57)
{
    indebted("HSM", "R11C3", "p2");
    buySix({});
    table.after(merges("HSM"));
    table.after(done("Nord"));
    EXPECT_EQ(table.turn(), "MESS");
    EXPECT_EQ(table.round(), "OR2.1");
}

// Trains (JR-6.51, JR-6.58).

class TheNationalsTrains : public TheNationalCompany
{
protected:
    explicit TheNationalsTrains(const std::string &options = "{}") : TheNationalCompany(options)
    {
        indebted("HSM", "R11C3", "p2");
        table.train("HSM", "4").train("HSM", "5");
        buySix({});
        table.after(merges("HSM"));
    }
};

TEST_F(TheNationalsTrains, AreKeptAsItsPresidentLikes_S47)
{
    EXPECT_EQ(table.turn(), "MESS");
    EXPECT_TRUE(refusesEvenIfForced(table, done("Nord"), "must-keep-trains JR-6.51"));
    EXPECT_TRUE(refusesEvenIfForced(table, keepsTrains(R"(["6"])"), "bad-value JR-6.51"));
    table.after(keepsTrains("[]"));
    EXPECT_THAT(table.trains("pool"), ElementsAre("4", "5"));
    EXPECT_THAT(table.trains("MESS"), IsEmpty());
}

TEST_F(TheNationalsTrains, AreBorrowedAsLongAsItHasNone_S41)
{
    table.after({keepsTrains("[]"), done("Nord")});
    ASSERT_EQ(table.turn(), "MESS");
    const int treasury = table.cash("MESS");
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("MESS", 270), "no-runnable-train JR-6.b3"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("MESS", 40), "is-frozen JR-6.58"));
    table.after({borrow("8"), runTrains("MESS", 270)});

    EXPECT_EQ(table.cash("MESS"), treasury + 270);
    EXPECT_EQ(table.price("MESS"), 100);
    EXPECT_EQ(table.left("8"), 5);
    EXPECT_EQ(table.phase(), "6");
    table.after(done("MESS"));
    EXPECT_EQ(table.round(), "OR2.2");
}

TEST_F(TheNationalsTrains, MustBeBoughtWithAThousandInTheTreasury_JR6_58)
{
    table.after({keepsTrains("[]"), done("Nord")}).cash("MESS", 1000);
    EXPECT_TRUE(refusesUnlessForced(table, done("MESS"), "must-own-train JR-6.30"));
    table.cash("MESS", 999);
    EXPECT_EQ(table.refusal(done("MESS")), "accepted");
    table.cash("MESS", 700).after(buyTrain("MESS", "6"));
    EXPECT_FALSE(table.position().companies[table.game().findCompany("MESS")].isFrozen);
    table.cash("MESS", 400);
    EXPECT_TRUE(refusesUnlessForced(table, buyFromPool("MESS", "4"), "train-size JR-6.51"));
}

class TheNationalsTrainsInTheOtherReading : public TheNationalsTrains
{
protected:
    TheNationalsTrainsInTheOtherReading() : TheNationalsTrains(R"({"JR-D14":"E"})") {}
};

TEST_F(TheNationalsTrainsInTheOtherReading, MayOnlyBeThrownAwayIfTheyDoNotLast_S47)
{
    EXPECT_TRUE(refusesEvenIfForced(table, keepsTrains("[]"), "bad-value JR-6.51"));
    table.after(keepsTrains(R"(["5"])"));
    EXPECT_THAT(table.trains("MESS"), ElementsAre("5"));
    EXPECT_FALSE(table.position().companies[table.game().findCompany("MESS")].isFrozen);
}

TEST_F(TheNationalsTrains, LeaveTheCertificateLimitToTheTable_JR6_53)
{
    table.after(keepsTrains("[]"));
    EXPECT_TRUE(refusesEvenIfForced(table, choose("B", "certificate_limit", "11"), "wrong-round JR-6.2"));
    for (const char *limit : {"4", "29"}) // nobody offers them
        EXPECT_TRUE(refusesUnlessForced(table, choose("MESS", "certificate_limit", limit), "other-value JR-6.51"))
            << limit;
    table.after(choose("MESS", "certificate_limit", "11"));
    EXPECT_EQ(certificateLimit(table.game(), table.position()), 11);
}

// The end (JR-7.1 to JR-7.4); scenarios S43, S44.

TEST(TheEnd1836Jr56, TakesTenFromAShareForEveryLoan_S43)
{
    Table table = game1836(3);
    table.running("B", "R3C5", "p1", 0).shares("p1", "B", 20).cash("p1", 500);
    loans(table, "B", 3);
    EXPECT_EQ(table.worth("p1"), 700);
    table.privateOf("p1", "RdP");
    EXPECT_EQ(table.worth("p1"), 770);
}

TEST(TheEnd1836Jr56, ComesAfterTheSetInWhichTheBankBroke_S44)
{
    Table table = game1836(3);
    table.begun("5").running("B", "R1C5", "p1", 0).train("B", "5").shares("p1", "B", 40);
    table.round("OR2.1").cash("bank", 40).after({runTrains("B", 100), payOut("B"), done("B")});
    EXPECT_EQ(table.cash("bank"), -20);
    EXPECT_EQ(table.round(), "OR2.2");
    table.after({runTrains("B", 0), done("B")});
    EXPECT_EQ(table.round(), "OR2.3");
    table.after({runTrains("B", 0), done("B")});
    EXPECT_EQ(table.round(), "END");
}

TEST(TheEnd1836Jr56, ComesWithAnEmptyBankOrInTheOtherReadingWithAnOverdrawnOne_JRD20)
{
    for (const std::string options : {"{}", R"({"JR-D20":"E"})"}) {
        Table table = game1836(3, options);
        table.begun("5").running("B", "R1C5", "p1", 0).train("B", "5").shares("p1", "B", 40);
        table.round("OR2.1").cash("bank", 60).after({runTrains("B", 100), payOut("B")});
        EXPECT_EQ(table.cash("bank"), 0);
        EXPECT_EQ(table.position().isBankBroken, options == "{}") << options;
    }
}

} // namespace
} // namespace flimnap::test
