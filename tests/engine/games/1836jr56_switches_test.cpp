#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The switches of the rules' section 9 that no other test sets, each with what is printed and with its other value. Not
// here: JR-D4 in the auction; JR-D5 to JR-D8 with shares; JR-D9 with capital; JR-D10, JR-D12 and JR-D33 with trains and
// private railways; JR-D14, JR-D20 and JR-D34 with the national company; JR-D30 with loans; JR-D23 and JR-D28 with the
// tables. JR-D2, JR-D3 and JR-D24 have one value.

TEST(Switches1836Jr56, CountPhasesByTheirTrainsOrLiterally_JRD1)
{
    for (const std::string &options : readings("JR-D1", "literal")) {
        Table early = game1836(3, options);
        early.running("B", "R1C5", "p1", 500).train("B", "2").privateOf("p2", "CdH").round("OR2.1");
        EXPECT_EQ(early.refusal(buyLocal("B", "CdH", 75)), isDefault(options) ? "phase-too-early JR-6.9" : "accepted");

        Table late = game1836(3, options);
        late.begun("5").running("B", "R1C5", "p1", 0).train("B", "5").round("OR2.1");
        EXPECT_EQ(late.refusal(takeLoan("B")), isDefault(options) ? "accepted" : "no-loans JR-6.19");
    }
}

TEST(Switches1836Jr56, MakeACompanyWithoutARouteBuyATrainOrNot_JRD11)
{
    for (const std::string &options : readings("JR-D11")) {
        Table table = game1836(3, options);
        table.running("B", "R1C5", "p1", 500).round("OR2.1");
        EXPECT_EQ(table.refusal(done("B")), isDefault(options) ? "must-own-train JR-6.30" : "accepted");
    }
}

/// Nord of p1 buys the first 6-train; HSM of p2 has a loan that p2 can pay.
Table beforeTheSix(const std::string &options)
{
    Table table = game1836(3, options);
    table.begun("5").stock("5", 0).running("Nord", "R1C5", "p1", 700).train("Nord", "5");
    table.running("HSM", "R4C1", "p2", 50).shares("p2", "HSM", 20).cash("p2", 300).train("HSM", "5");
    loans(table, "HSM", 2).round("OR2.1");
    return table.after({runTrains("Nord", 0), buyTrain("Nord", "6")});
}

TEST(Switches1836Jr56, FormTheNationalCompanyAtOnceOrAfterTheTurn_JRD13)
{
    Table atOnce = beforeTheSix("{}");
    EXPECT_EQ(atOnce.turn(), "HSM");

    Table later = beforeTheSix(R"({"JR-D13":"turn"})");
    EXPECT_EQ(later.turn(), "Nord");
    EXPECT_EQ(later.phase(), "6");
    EXPECT_EQ(loans(later, "HSM"), 2);
    EXPECT_TRUE(refusesEvenIfForced(later, merges("HSM"), "wrong-round JR-6.2"));

    later.after(done("Nord"));
    EXPECT_EQ(later.turn(), "HSM");
    EXPECT_TRUE(refusesEvenIfForced(later, runTrains("HSM", 0), "must-settle-loans JR-6.41"));
    later.after(merges("HSM"));
    EXPECT_EQ(later.status("HSM"), "closed");
    EXPECT_EQ(later.status("MESS"), "operating");
    EXPECT_EQ(later.director("MESS"), "p2");
    EXPECT_EQ(later.turn(), "MESS"); // HSM has not operated in this round
    EXPECT_EQ(later.round(), "OR2.1");
}

TEST(Switches1836Jr56, LetTheBuyerRepayInItsTurnBeforeTheFormation_JRD13)
{
    Table table = game1836(3, R"({"JR-D13":"turn"})");
    table.begun("5").stock("5", 0).running("Nord", "R1C5", "p1", 850).shares("p1", "Nord", 20).train("Nord", "5");
    loans(table, "Nord", 1).round("OR2.1");
    table.after({runTrains("Nord", 0), buyTrain("Nord", "6"), repayLoans("Nord", 1), done("Nord")});

    EXPECT_EQ(table.cash("Nord"), 850 - 10 - 700 - 100);
    EXPECT_EQ(table.status("MESS"), "closed");
    EXPECT_EQ(table.round(), "OR2.2");
}

TEST(Switches1836Jr56, AskForACertificateLimitOrLeaveIt_JRD15)
{
    for (const std::string &options : readings("JR-D15")) {
        Table table = beforeTheSix(options);
        table.after({merges("HSM"), keepsTrains("[]")});
        const std::string limit = choose("MESS", "certificate_limit", "11");
        if (isDefault(options)) {
            EXPECT_EQ(certificateLimit(table.game(), table.position()), 13);
            table.after(limit);
            EXPECT_EQ(certificateLimit(table.game(), table.position()), 11);
        } else {
            EXPECT_TRUE(refusesUnlessForced(table, limit, "wrong-round JR-6.2"));
        }
    }
}

TEST(Switches1836Jr56, SetTheCertificateLimitBeforehand_JR8_3)
{
    Table table = beforeTheSix(R"({"certLimitAfterMESS":12})");
    EXPECT_EQ(certificateLimit(table.game(), table.position()), 13);
    table.after(merges("HSM"));
    EXPECT_EQ(certificateLimit(table.game(), table.position()), 12);
}

TEST(Switches1836Jr56, LetTheNationalCompanyBeFirstInItsFirstRoundOrNot_JRD16)
{
    for (const std::string &options : readings("JR-D16")) {
        Table table = game1836(3, options);
        table.begun("5").stock("5", 0).running("HSM", "R2C5", "p2", 50).train("HSM", "5");
        table.running("Nord", "R3C5", "p1", 700).train("Nord", "5").running("B", "R1C8", "p3", 0).train("B", "5");
        loans(table, "HSM", 3).round("OR2.1");
        table.after({runTrains("B", 0), done("B"), runTrains("HSM", 0), done("HSM")});
        table.after({runTrains("Nord", 0), buyTrain("Nord", "6"), merges("HSM"), keepsTrains("[]"), done("Nord")});

        ASSERT_EQ(table.round(), "OR2.2");
        EXPECT_EQ(table.price("MESS"), 100);
        EXPECT_EQ(table.turn(), isDefault(options) ? "MESS" : "B"); // B stands at 125
    }
}

/// The national company without a train, in its turn; 5 cards of the last kind and one 6 are in the deck.
Table frozen(const std::string &options, int treasury)
{
    Table table = beforeTheSix(options);
    table.after({merges("HSM"), keepsTrains(R"([])"), done("Nord")});
    return table.cash("MESS", treasury);
}

TEST(Switches1836Jr56, FreezeInvestmentsAndLendAnyTrainOrOnlyTheLast_JRD17)
{
    Table printed = frozen("{}", 300);
    EXPECT_TRUE(refusesUnlessForced(printed, placeStation("MESS"), "is-frozen JR-6.58"));
    EXPECT_EQ(printed.refusal(layTrack("MESS")), "accepted"); // for nothing
    EXPECT_EQ(printed.refusal(borrow("6")), "accepted");
    EXPECT_EQ(printed.refusal(borrow("5")), "accepted"); // out of the pool
    printed.after({borrow("8"), runTrains("MESS", 100), done("MESS")});
    EXPECT_EQ(printed.left("8"), 5);
    EXPECT_THAT(printed.trains("pool"), ElementsAre("5"));

    // Without JR-D14 in its other reading lasting trains can be thrown away, so only this switch differs.
    Table other = frozen(R"({"JR-D17":"E"})", 300);
    EXPECT_EQ(other.refusal(placeStation("MESS")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(other, borrow("6"), "train-not-on-sale JR-6.58"));
    other.after({borrow("8"), runTrains("MESS", 100), done("MESS")});
    EXPECT_EQ(other.left("8"), 4);
    EXPECT_THAT(other.trains("pool"), ElementsAre("5", "8"));
    EXPECT_EQ(other.phase(), "6");

    other.cash("MESS", 1000).round("OR3.1").turnOf("MESS").after(buyFromPool("MESS", "8"));
    EXPECT_EQ(other.phase(), "8"); // the first of its kind out of the pool
}

TEST(Switches1836Jr56, TakeABorrowedTrainOutOfTheDeckForTheTurnOrLeaveItThere_JRD17)
{
    for (const std::string &options : readings("JR-D17")) {
        Table table = frozen(options, 1000);
        table.stock("6", 0).stock("8", 1);
        ASSERT_EQ(table.topCard(), "8");
        table.after({borrow("8"), runTrains("MESS", 100)});
        EXPECT_EQ(table.topCard(), isDefault(options) ? "8" : "");
        EXPECT_EQ(table.refusal(buyTrain("MESS", "8")), isDefault(options) ? "accepted" : "train-not-on-sale JR-6.25");
    }
}

TEST(Switches1836Jr56, SayFromWhichTreasuryOnTheNationalCompanyMustBuy_JRD18)
{
    for (const std::string &options : readings("JR-D18")) {
        const int least = isDefault(options) ? 1000 : 1101;
        EXPECT_EQ(frozen(options, least - 1).refusal(done("MESS")), "accepted");
        EXPECT_TRUE(refusesUnlessForced(frozen(options, least), done("MESS"), "must-own-train JR-6.30"));

        const int leastWithTradeIn = isDefault(options) ? 650 : 751;
        Table trading = frozen(options, leastWithTradeIn);
        trading.train("MESS", "4");
        EXPECT_TRUE(refusesUnlessForced(trading, done("MESS"), "must-own-train JR-6.30"));
        EXPECT_EQ(trading.cash("MESS", leastWithTradeIn - 1).refusal(done("MESS")), "accepted");
    }
}

TEST(Switches1836Jr56, LeaveTrainsOfAClosedCompanyToThePoolOrNobody_JRD19)
{
    for (const std::string &options : readings("JR-D19")) {
        Table table = game1836(3, options);
        table.running("B", "R10C2", "p1", 40).train("B", "3").round("OR2.1");
        table.after({runTrains("B", 50), withhold("B")});
        ASSERT_EQ(table.status("B"), "closed");
        if (isDefault(options)) {
            EXPECT_THAT(table.trains("pool"), ElementsAre("3"));
        } else {
            EXPECT_THAT(table.trains("pool"), IsEmpty());
        }
    }
}

TEST(Switches1836Jr56, LetLoansMakeSharesWorthLessThanNothingOrNot_JRD21)
{
    for (const std::string &options : readings("JR-D21", "floor")) {
        Table table = game1836(3, options);
        table.running("B", "R9C1", "p1", 0).shares("p1", "B", 10).cash("p1", 500); // 30 each
        loans(table, "B", 5);
        EXPECT_EQ(table.worth("p1"), isDefault(options) ? 500 + 3 * (30 - 50) : 500);
    }
}

TEST(Switches1836Jr56, RoundFivePercentUpForAHolderOrForEveryShare_JRD22)
{
    for (const std::string &options : readings("JR-D22", "share")) {
        Table table = game1836(3, options);
        const CompanyId national = table.game().findCompany("MESS");
        table.begun("6").started("MESS", "R1C5", "p1");
        table.position().companies[national].grownInto = table.game().findClass("nationalOf20");
        table.position().companies[national].status = CompanyStatus::Operating;
        table.position().companies[national].hadTurn = true;
        table.position().holdings.withdraw(national);
        table.position().holdings.issue(national, 20);
        table.position().holdings.move(national, Party::bank(), PlayerId(0), 5);
        table.position().holdings.move(national, Party::bank(), PlayerId(1), 3);
        table.position().holdings.setDirector(national, PlayerId(0));
        table.train("MESS", "6").round("OR3.1");
        const int p1 = table.cash("p1");
        const int p2 = table.cash("p2");
        table.after({runTrains("MESS", 310), payOut("MESS")}); // 15.5 a share

        EXPECT_EQ(table.cash("p1"), p1 + (isDefault(options) ? 78 : 80));
        EXPECT_EQ(table.cash("p2"), p2 + (isDefault(options) ? 47 : 48));
    }
}

TEST(Switches1836Jr56, PlaceTheHomeStationAtTheStartOrInTheFirstTurn_JRD25)
{
    for (const std::string &options : readings("JR-D25")) {
        Table table = game1836(3, options);
        table.cash("p1", 500).round("SR1").turnOf("p1").after(startCompany("p1", "B", 100));
        EXPECT_EQ(table.stationsOnMap("B"), isDefault(options) ? 1 : 0);

        table.after({pass("p1"), pass("p2"), pass("p3"), pass("p1")});
        ASSERT_EQ(table.turn(), "B");
        EXPECT_EQ(table.stationsOnMap("B"), 1);
        EXPECT_EQ(table.tokensLeft("B"), 3);
    }
}

TEST(Switches1836Jr56, MakeTheFirstUpgradeOfAPrintedCityFreeOrNot_JRD26)
{
    for (const std::string &options : readings("JR-D26")) {
        for (const std::string hex : {"D6", "E11", "H10"}) {
            Table table = game1836(3, options);
            table.begun("3").running("B", "R1C5", "p1", 100).train("B", "3").round("OR2.1");
            table.after(layTile("B", hex, "14"));
            EXPECT_EQ(table.cash("B"), isDefault(options) ? 100 : 60) << hex;
        }
    }
}

TEST(Switches1836Jr56, TakeTheCoalfieldsStationFromTheCharterOrFromElsewhere_JRD27)
{
    for (const std::string &options : readings("JR-D27")) {
        Table table = game1836(3, options);
        table.begun("3").running("NFL", "R1C5", "p1", 100).train("NFL", "3").privateOf("NFL", "CdH").round("OR2.1");
        table.cash("NFL", 100).stations("NFL", 2, 0).after(withRightOf("CdH", layTrack("NFL")));
        const std::string station = withRightOf("CdH", placeStation("NFL"));
        if (isDefault(options)) {
            EXPECT_TRUE(refusesEvenIfForced(table, station, "no-marker JR-6.b2"));
            continue;
        }
        table.after(station);
        EXPECT_EQ(table.stationsOnMap("NFL"), 3);
        EXPECT_EQ(table.tokensLeft("NFL"), 0);
        EXPECT_EQ(table.cash("NFL"), 40);
    }
}

TEST(Switches1836Jr56, LetTheTableCountTheNationalCompanysStations_JRD29)
{
    for (const int supply : {10, 1}) {
        const std::string options = supply == 10 ? "{}" : R"({"overrides":{"stations":{"MESS":1}}})";
        Table table = beforeTheSix(options);
        table.stations("HSM", 2, 0).after({merges("HSM"), keepsTrains("[]")});
        EXPECT_EQ(table.stationsOnMap("MESS"), std::min(2, supply));
        EXPECT_EQ(table.tokensLeft("MESS"), supply - std::min(2, supply));
    }
}

TEST(Switches1836Jr56, LetACompanyDealAnyTimeOrInItsOwnTurn_JRD31)
{
    for (const std::string &options : readings("JR-D31")) {
        Table table = game1836(3, options);
        table.begun("3").running("B", "R1C5", "p1", 0).train("B", "3").running("GCL", "R3C5", "p2", 100);
        table.train("GCL", "3").privateOf("p3", "CdH").round("OR2.1");
        ASSERT_EQ(table.turn(), "B");
        for (const std::string &deal : {takeLoan("GCL"), buyLocal("GCL", "CdH", 50)}) {
            if (isDefault(options)) {
                EXPECT_EQ(table.refusal(deal), "accepted") << deal;
            } else {
                EXPECT_TRUE(refusesUnlessForced(table, deal, "not-your-turn JR-6.2"));
            }
        }
    }
}

TEST(Switches1836Jr56, LetWhoCouldTradeInBuyBeyondTheLimitOrNot_JRD32)
{
    for (const std::string &options : readings("JR-D32")) {
        Table table = game1836(3, options);
        table.begun("6").running("B", "R1C5", "p1", 700).train("B", "5").train("B", "4").round("OR2.1");
        table.position().companies[table.game().findCompany("MESS")].status = CompanyStatus::Closed;
        table.after(runTrains("B", 0));
        if (isDefault(options)) {
            EXPECT_TRUE(refusesUnlessForced(table, buyTrain("B", "6"), "train-limit JR-6.27"));
            continue;
        }
        table.after(buyTrain("B", "6"));
        EXPECT_TRUE(refusesEvenIfForced(table, done("B"), "must-discard JR-6.28"));
        table.after(discard("B", "4"));
        EXPECT_THAT(table.trains("B"), ElementsAre("5", "6"));
        // With less than the reduced price there is no room.
        Table poor = game1836(3, options);
        poor.begun("5").running("B", "R1C5", "p1", 600).train("B", "5").train("B", "4").round("OR2.1");
        poor.after(runTrains("B", 0));
        EXPECT_TRUE(refusesUnlessForced(poor, buyTrain("B", "5"), "train-limit JR-6.27"));
    }
}

TEST(Switches1836Jr56, CompareTheAverageOfAllPricesWithHundredBeforeItIsRounded_JRD34)
{
    Table table = game1836(3);
    table.begun("5").stock("5", 0).running("Nord", "R4C1", "p1", 700).train("Nord", "5");
    for (const auto &[code, cell] : {std::pair("B", "R3C5"), std::pair("GCL", "R1C5"), std::pair("HSM", "R1C7")}) {
        table.running(code, cell, "p2", 0); // 80, 100, 125: 101.67 is more than 100
        loans(table, code, 3);
    }
    table.round("OR2.1").turnOf("Nord").after({runTrains("Nord", 0), buyTrain("Nord", "6")});
    table.after({merges("HSM"), merges("GCL"), merges("B")});
    EXPECT_EQ(table.price("MESS"), 110); // without the 80: 112.5, so 110
}

// Changed numbers (the options' overrides).

TEST(Overrides1836Jr56, ChangeTheBankAndTheCertificateLimit)
{
    const Table table = game1836(4, R"({"overrides":{"bank":7000,"certificate_limit":12,"start_cash":250}})");
    EXPECT_EQ(table.cash("bank"), 6000);
    EXPECT_EQ(certificateLimit(table.game(), table.position()), 12);
}

TEST(Overrides1836Jr56, ChangeTheTrainLimitOfCompaniesButNotOfTheNationalOne)
{
    Table table = game1836(3, R"({"overrides":{"train_limit":{"5":1}}})");
    table.begun("4").stock("4", 0).running("B", "R1C5", "p1", 600).train("B", "3").running("GCL", "R2C5", "p2", 0);
    table.train("GCL", "3").round("OR2.1").after({runTrains("B", 0), buyTrain("B", "5")});
    EXPECT_TRUE(refusesEvenIfForced(table, done("B"), "must-discard JR-6.28"));
    EXPECT_EQ(trainLimit(table.game(), table.position(), table.game().findCompany("GCL")), 1);
    EXPECT_EQ(trainLimit(table.game(), table.position(), table.game().findCompany("MESS")), 3);
}

} // namespace
} // namespace flimnap::test
