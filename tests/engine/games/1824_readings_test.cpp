#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Where the print says two things, or nothing: as everybody plays, and as the table may read it (section 9).

std::string reading(const std::string &name, const std::string &value)
{
    return R"({")" + name + R"(":")" + value + R"("})";
}

/// BH has 1000 for the first 10-train; BK runs goods trains.
Table beforeTheTen(const std::string &options)
{
    Table table = game1824(3, options);
    table.begun("8").stock("8", 0).running("BK", "R5C3", "p1", 0).running("BH", "R1C5", "p2", 1000);
    for (const char *train : {"1g", "3g"})
        table.train("BK", train);
    return table.train("BH", "8").round("OR5.1");
}

// ru XIII.2: goods trains go with goods trains; ru VII.14: with the first 10-train as well
TEST(Readings1824, TheFirstTenLeavesGoodsTrainsOrNot_A03)
{
    Table table = beforeTheTen("{}");
    table.after({runTrains("BH", 0), buyTrain("BH", "10")});
    EXPECT_THAT(table.trains("BK"), ElementsAre("1g", "3g"));

    Table list = beforeTheTen(reading("A-03", "phase-list"));
    list.after({runTrains("BH", 0), buyTrain("BH", "10")});
    EXPECT_EQ(list.phase(), "10");
    EXPECT_THAT(list.trains("BK"), IsEmpty());
    EXPECT_EQ(list.left("3g"), 0);
}

// ru VII.15: what is exported begins a phase like what is sold.
TEST(Readings1824, AnExportedTenTakesGoodsTrainsToo_A03)
{
    for (const char *options : {"{}", R"({"A-03":"phase-list"})"}) {
        Table table = beforeTheTen(options);
        table.round("OR5.3").after({runTrains("BH", 0), done("BH"), runTrains("BK", 0), done("BK")});
        ASSERT_EQ(table.phase(), "10");
        EXPECT_EQ(table.trains("BK").empty(), std::string(options) != "{}") << options;
    }
}

TEST(Readings1824, AnOverrideOfTheTableCountsMoreThanTheReading_A03)
{
    Table table = beforeTheTen(R"({"A-03":"phase-list","overrides":{"rusts_on":{"3g":["5g"]}}})");
    table.after({runTrains("BH", 0), buyTrain("BH", "10")});
    EXPECT_THAT(table.trains("BK"), ElementsAre("3g"));
}

/// p1's purchase floats BK in SR3; p2 holds 20 % of it, and 20 % of CL that is not floated.
Table justFloated(const std::string &options)
{
    Table table = game1824(3, options);
    table.started("BK", "R5C3", "p1").shares("p2", "BK", 20).shares("p3", "BK", 20).cash("p1", 500).cash("p2", 0);
    table.started("CL", "R5C3", "p3").shares("p2", "CL", 20).running("SD", "R1C3", "", 0).shares("p2", "SD", 10);
    return table.round("SR3").after(buyShare("p1", "BK"));
}

// ru VI.8: a company works once it has run, or once it is floated
TEST(Readings1824, AFloatedCompanyIsSoldOnceItHasRunOrAtOnce_A04)
{
    Table table = justFloated("{}");
    ASSERT_EQ(table.status("BK"), "operating");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p2", "BK", 10), "not-operated AH-5.18"));

    Table floated = justFloated(reading("A-04", "floated"));
    EXPECT_EQ(floated.refusal(sellShares("p2", "BK", 10)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(floated, sellShares("p2", "CL", 10), "not-operated AH-5.18"));
    // A state railway that nobody directs does not work either.
    EXPECT_EQ(floated.refusal(sellShares("p2", "SD", 10)), "not-operated AH-5.18");
}

// ru VI.7: nobody buys beyond 60 %, or nobody who has more than 60 % buys
TEST(Readings1824, SixtyPercentIsTheMostAfterAPurchaseOrBeforeIt_A05)
{
    for (const char *options : {"{}", R"({"A-05":"before"})"}) {
        Table table = game1824(3, options);
        table.running("CL", "R5C3", "p1", 0).shares("p1", "CL", 40).cash("p1", 500).round("SR3");
        if (std::string(options) == "{}") {
            EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "CL"), "holding-limit AH-5.9"));
            continue;
        }
        table.after(buyShare("p1", "CL"));
        EXPECT_EQ(table.percent("p1", "CL"), 70);
        table.turnOf("p1");
        EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "CL"), "holding-limit AH-5.9"));
    }
}

// ru IV.4.4: p1 has the priority card; p2 sits on his left, p4 on his right, and both hold 30 %.
TEST(Readings1824, ADirectorsTieGoesToTheLeftOrToTheRight_A08)
{
    for (const auto &[options, director] : {std::pair("{}", "p2"), std::pair(R"({"A-08":"right"})", "p4")}) {
        Table table = game1824(4, options);
        table.shares("p2", "SD", 30).shares("p4", "SD", 30);
        formBy(table, "4");
        EXPECT_EQ(table.director("SD"), director);
        EXPECT_EQ(table.directorsCertificate("SD"), director);
    }
}

TEST(Readings1824, TheHolderOfThePriorityCardComesFirstInAnyCase_A08)
{
    Table table = game1824(4, reading("A-08", "right"));
    table.shares("p1", "SD", 30).shares("p4", "SD", 30);
    formBy(table, "4");
    EXPECT_EQ(table.director("SD"), "p1");
}

// ru VI.3: UG1 is not sold; p3 holds 20 % before p2 does, p2 sits nearer to the priority card.
TEST(Readings1824, AFrozenCertificateGoesByTheCardOrToWhoWasFirst_A09)
{
    for (const auto &[options, holder] : {std::pair("{}", "p2"), std::pair(R"({"A-09":"first"})", "p3")}) {
        Table table = game1824(3, options);
        table.after({buyShare("p3", "UG"), buyShare("p2", "UG"), pass("p1"), pass("p1"), pass("p2"),
                     buyShare("p3", "UG"), pass("p1"), buyShare("p2", "UG"), pass("p3"), pass("p1"), pass("p2")});
        ASSERT_NE(table.round(), "SR1");
        EXPECT_EQ(table.directorsCertificate("UG"), holder) << options;
    }
}

/// OR3.1: MS has bought the first 4-train; with B1 players will hold half of BH.
Table beforeTheExchange(const std::string &options)
{
    Table table = game1824(3, options);
    table.begun("3").stock("3", 0).running("MS", "R1C5", "p3", 600).started("BH", "R5C3", "p2").shares("p2", "BH", 20);
    return table.privateOf("p1", "B1").round("OR3.1").after({buyTrain("MS", "4"), exchange("p1", "B1", "BH")});
}

// ru IV.1, IV.2: what is said of coal railways holds for mountain railways, or not
TEST(Readings1824, ACompanyOpensByAMountainRailwayAfterTheRoundOrAtOnce_A14)
{
    Table table = beforeTheExchange("{}");
    EXPECT_EQ(table.status("BH"), "started");
    table.after(done("MS"));
    EXPECT_EQ(table.cash("BH"), 10 * 80);

    Table now = beforeTheExchange(reading("A-14", "at-once"));
    EXPECT_EQ(now.status("BH"), "operating");
    EXPECT_EQ(now.cash("BH"), 10 * 80);
    now.after(done("MS")); // BH has its first turn in the next round
    EXPECT_EQ(now.round(), "OR3.2");
    EXPECT_EQ(now.cash("BH"), 10 * 80);
}

// ru VII.12: a loan is repaid by decision, or it is an overdraft
TEST(Readings1824, ADebtIsRepaidByDecisionOrByAllTheDebtorGets_A16)
{
    for (const char *options : {"{}", R"({"A-16":"overdraft"})"}) {
        const bool isOverdraft = std::string(options) != "{}";
        Table table = game1824(3, options);
        table.running("BK", "R5C3", "p1", 0).shares("p1", "BK", 40).train("BK", "2").cash("p1", 0).debt("p1", 105);
        table.round("OR2.1");
        const int bank = table.cash("bank");

        table.after({runTrains("BK", 100), payOut("BK")});

        EXPECT_EQ(table.cash("p1"), isOverdraft ? 0 : 60);
        EXPECT_EQ(table.debt("p1"), isOverdraft ? 45 : 105);
        EXPECT_EQ(table.cash("bank"), isOverdraft ? bank : bank - 60);
    }
}

TEST(Readings1824, AnOverdraftIsCoveredBySalesAndByMountainRailways_A16)
{
    Table table = game1824(3, reading("A-16", "overdraft"));
    table.running("BK", "R5C3", "p1", 0).shares("p1", "BK", 40).train("BK", "2").privateOf("p1", "B1");
    table.cash("p1", 0).debt("p1", 120).round("SR3").after(sellShares("p1", "BK", 10));
    EXPECT_EQ(table.debt("p1"), 40);

    table.after({pass("p1"), pass("p2"), pass("p3"), pass("p1")});

    ASSERT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(table.debt("p1"), 40 + 20 - 25); // interest, then the mountain railway's 25
    EXPECT_EQ(table.cash("p1"), 0);
}

// What a sale brings covers the old debt first: two shares at 60 are needed for a train of 80.
TEST(Readings1824, InASecondEmergencyTheOverdraftComesFirst_A16)
{
    Table table = game1824(3, reading("A-16", "overdraft"));
    table.begun("2").running("CL", "R3C4", "p1", 30).running("BK", "R7C3", "p2", 0);
    table.shares("p2", "BK", 30).shares("p1", "BK", 30).cash("p1", 0).debt("p1", 105).train("BK", "2").round("OR3.1");
    table.after(sellShares("p1", "BK", 20));
    EXPECT_EQ(table.debt("p1"), 0);
    EXPECT_EQ(table.cash("p1"), 15);
    table.after(buyTrain("CL", "2"));
    EXPECT_EQ(table.debt("p1"), 35 + 18); // 80 less 30 and 15, and half of it, rounded up
}

/// After the bond railway, at R6C6 = 105, has acted in OR3.1.
std::string cellAfterPaying(const std::string &options)
{
    Table table = afterDraft(options);
    table.marker("MS", "R6C6").train("KK2", "2").round("OR3.1").turnOf("KK2");
    table.after({runTrains("KK2", 0), done("KK2")});
    return table.cell("MS");
}

// ru X.4 does not say whether its price rises.
TEST(Readings1824, TheBondRailwayRisesWhenItPaysOrStays_AH8_13)
{
    EXPECT_EQ(cellAfterPaying("{}"), "R6C7");
    EXPECT_EQ(cellAfterPaying(reading("AH-8.13", "stays")), "R6C6");
}

/// BK's turn, with two trains and no goods train.
Table runningToBukowina(const std::string &options)
{
    Table table = cisleithaniaForTwo(options);
    table.running("BK", "R5C3", "p1", 0).train("BK", "2").train("BK", "2");
    return table.round("OR2.1");
}

// ru X.4: "it gets a bonus of 50": each train or the company, among its income or into its treasury
TEST(Readings1824, TheBonusIsPartOfTheIncomeOrGoesToTheTreasury_AH8_20)
{
    for (const char *value : {"default", "company"}) {
        Table table = runningToBukowina(reading("AH-8.20", value));
        EXPECT_TRUE(refusesEvenIfForced(table, runWithMine("BK", 60, 50), "no-mine AH-6.12")) << value;
        EXPECT_EQ(table.game().bonuses.oncePerCompany, std::string(value) == "company");
    }
    for (const auto &[value, most] : {std::pair("treasury", 100), std::pair("company-treasury", 50)}) {
        Table table = runningToBukowina(reading("AH-8.20", value));
        for (int mine = 0; mine <= most; mine += 50)
            EXPECT_EQ(table.refusal(runWithMine("BK", 60, mine)), "accepted") << value << mine;
        EXPECT_TRUE(refusesUnlessForced(table, runWithMine("BK", 60, most + 50), "mine-income AH-6.12")) << value;
        table.after({runWithMine("BK", 60, 50), payOut("BK")});
        EXPECT_EQ(table.cash("BK"), 50) << value;
    }
}

// The options of a game are checked: a reading has the values of its table.
TEST(Readings1824, AreForTheVariantsTheyMatterIn_AH8_13)
{
    const auto has = [](const Table &table, const char *name) { return table.game().findSwitch(name) != nullptr; };
    EXPECT_FALSE(has(game1824(3), "AH-8.13"));
    EXPECT_FALSE(has(cisleithaniaForThree(), "AH-8.20"));
    EXPECT_TRUE(has(cisleithaniaForThree(), "A-09"));
    EXPECT_FALSE(has(cisleithaniaForTwo(), "A-09")); // its draft leaves no railway unsold
    for (const char *name : {"A-03", "A-04", "A-05", "A-08", "A-14", "A-16", "AH-8.13", "AH-8.20"})
        EXPECT_TRUE(has(cisleithaniaForTwo(), name)) << name;
}

} // namespace
} // namespace flimnap::test
