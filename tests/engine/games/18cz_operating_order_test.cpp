#include <gmock/gmock.h>

#include "18cz_turns.h"
#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// CZ-6.2, CZ-10.25
TEST(OperatingOrder, LocalsPayTheirOwnersBeforeAnyCompanyActs)
{
    Table table(3);
    table.cash("p2", 0).operating("BCB", 65, "p1", 260);
    for (const char *local : {"S2", "M3", "M4", "L2", "L6"})
        table.privateOf("p2", local);

    table.round("OR1.1");

    EXPECT_EQ(table.cash("p2"), 5 + 10 + 10 + 20 + 20);
    EXPECT_EQ(table.turn(), "BCB");
}

// CZ-6.2
TEST(OperatingOrder, ALocalPaysTheCompanyThatOwnsItAlsoWhenItsRightIsUsed)
{
    Table table(3);
    table.operating("KFN", 80, "p1", 100).privateOf("KFN", "S1").privateOf("KFN", "M1").usedRight("M1");

    table.round("OR2.1");

    EXPECT_EQ(table.cash("KFN"), 100 + 5 + 10);
}

// CZ-6.2
TEST(OperatingOrder, LocalsThatLeftTheGamePayNobody)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 100).train("BCB", "a.2").privateOf("BCB", "S1").privateOf("p2", "S2");
    table.round("OR5.1").after(sellLocal("BCB", "S1"));
    const int treasury = table.cash("BCB");
    const int cashOfOwner = table.cash("p2");

    idleTurn(table, "BCB");

    EXPECT_EQ(table.round(), "OR5.2");
    EXPECT_EQ(table.cash("BCB"), treasury);
    EXPECT_EQ(table.cash("p2"), cashOfOwner + 5);
}

struct ValueOfRound
{
    const char *round;
    int value;
};

class LocalValue : public ::testing::TestWithParam<ValueOfRound>
{
};

// CZ-2.60, CZ-6.1, CZ-6.12
TEST_P(LocalValue, IsThatOfTheRunningOperatingRound)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 0).privateOf("BCB", "S1").round(GetParam().round);

    table.after(sellLocal("BCB", "S1"));

    EXPECT_EQ(table.cash("BCB"), 5 + GetParam().value);
}

INSTANTIATE_TEST_SUITE_P(AllRounds, LocalValue,
                         ::testing::Values(ValueOfRound{"OR1.1", 40}, ValueOfRound{"OR2.1", 45},
                                           ValueOfRound{"OR3.1", 50}, ValueOfRound{"OR4.1", 55},
                                           ValueOfRound{"OR5.1", 60}, ValueOfRound{"OR5.2", 65},
                                           ValueOfRound{"OR6.1", 70}, ValueOfRound{"OR6.2", 75},
                                           ValueOfRound{"OR7.1", 80}, ValueOfRound{"OR7.2", 90},
                                           ValueOfRound{"OR8.1", 100}, ValueOfRound{"OR8.2", 110},
                                           ValueOfRound{"OR8.3", 120}),
                         [](const auto &test) { return "Is" + std::to_string(test.param.value); });

// CZ-6.3
TEST(OperatingOrder, TheHigherPriceActsFirst)
{
    Table table(3);
    for (const auto &[company, price] : {std::pair("OFE", 50), std::pair("BCB", 70), std::pair("MW", 60)})
        table.operating(company, price, "p1", 0).train(company, "a.2");
    table.round("OR1.1");

    EXPECT_EQ(table.turn(), "BCB");
    idleTurn(table, "BCB");
    EXPECT_EQ(table.turn(), "MW");
    idleTurn(table, "MW");
    EXPECT_EQ(table.turn(), "OFE");
}

// CZ-6.3
TEST(OperatingOrder, OfTwoMarkersOnOneCellTheUpperOneActsFirst)
{
    Table table(3);
    table.operating("VBW", 60, "p1", 0).operating("EKJ", 60, "p2", 0); // the later one goes under the pile
    table.train("VBW", "a.2").train("EKJ", "a.2").round("OR1.1");

    EXPECT_EQ(table.turn(), "VBW");
    idleTurn(table, "VBW");
    EXPECT_EQ(table.turn(), "EKJ");
}

// CZ-6.3
TEST(OperatingOrder, IsFixedForTheRoundWhateverThePricesDo)
{
    Table table(3);
    table.operating("OFE", 65, "p1", 0).operating("BCB", 60, "p2", 0).train("OFE", "a.2").train("BCB", "a.2");
    table.round("OR5.1");

    idleTurn(table, "OFE"); // 65 → 60, below BCB
    EXPECT_EQ(table.turn(), "BCB");
    table.after(runTrains("BCB", 50)).after(payOut("BCB")).after(done("BCB")); // 60 → 65

    EXPECT_EQ(table.round(), "OR5.2"); // OFE has had its turn
    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_THAT(table.operatingOrder(), ElementsAre("BCB", "OFE"));
}

// CZ-5.9, CZ-6.3
TEST(OperatingOrder, ACompanyThatHasNotFloatedHasNoTurn)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).started("KFN", 80, "p1").train("BCB", "a.2").round("OR1.1");

    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("KFN"), "not-your-turn CZ-6.3"));
    idleTurn(table, "BCB");

    EXPECT_EQ(table.round(), "SR2");
}

// CZ-6.2, CZ-6.91
TEST(OperatingOrder, ARoundWithoutCompaniesPaysTheLocalsAndIsOver)
{
    Table table(3);
    table.cash("p1", 100).privateOf("p1", "S1").round("SR1");

    for (const char *player : {"p1", "p2", "p3"})
        table.after(companyMove("pass", player));

    EXPECT_EQ(table.round(), "SR2");
    EXPECT_EQ(table.cash("p1"), 105);
    EXPECT_EQ(table.position().trains.left(table.game().findCard("a")), 4); // one of the five was exported
}

class MovesOfOthers : public ::testing::Test
{
protected:
    MovesOfOthers()
    {
        table.phase("b").operating("BCB", 70, "p1", 100).operating("OFE", 50, "p2", 100).train("OFE", "a.2");
        table.privateOf("p3", "S1").round("OR1.1");
    }

    Table table{3};
};

// Appendix A: not-your-turn
TEST_F(MovesOfOthers, AreOnlyAcceptedByAgreementOfTheTable)
{
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("OFE", 10), "not-your-turn CZ-6.3"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("OFE"), "not-your-turn CZ-6.3"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("OFE", "a.2"), "not-your-turn CZ-6.3"));
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("OFE", "S1", 40), "not-your-turn CZ-6.3"));
}

// Appendix A: not-your-turn
TEST_F(MovesOfOthers, ThatBelongToTheCourseOfATurnAreImpossible)
{
    EXPECT_TRUE(refusesEvenIfForced(table, done("OFE"), "not-your-turn CZ-6.3"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("OFE", 50), "not-your-turn CZ-6.3"));
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("OFE"), "not-your-turn CZ-6.3"));
}

TEST_F(MovesOfOthers, LeaveTheRunningTurnAsItIs)
{
    table.after(layTrack("BCB")).after(forced(layTrack("OFE", 10)));

    EXPECT_EQ(table.cash("OFE"), 90);
    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_EQ(table.refusal(layTrack("BCB")), "accepted"); // the second of its two
}

// What the company in turn has done is not held against the other.
TEST_F(MovesOfOthers, AreJudgedByThemselves)
{
    table.after(placeStation("BCB")).stations("OFE", 1, 2).after(forced(placeStation("OFE")));

    std::vector<Code> waived;
    for (const Event &event : table.events()) {
        if (const auto *waiving = std::get_if<RuleWaived>(&event))
            waived.push_back(waiving->code);
    }
    EXPECT_THAT(waived, ElementsAre(Code::NotYourTurn)); // and not the second station of a turn
}

// Appendix A: wrong-round
TEST_F(MovesOfOthers, ThatOnlyStockRoundsKnowAreImpossible)
{
    EXPECT_TRUE(refusesEvenIfForced(table, companyMove("pass", "p1"), "wrong-round CZ-6.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, companyMove("pass", "BCB"), "wrong-round CZ-6.5"));
    EXPECT_TRUE(
        refusesEvenIfForced(table, with(companyMove("buy_share", "p1"), R"("company":"OFE")"), "wrong-round CZ-6.5"));
}

// CZ-6.13
TEST_F(MovesOfOthers, APlayerCannotSellHisLocalToTheBank)
{
    EXPECT_TRUE(refusesEvenIfForced(table, sellLocal("p3", "S1"), "not-your-turn CZ-6.3"));
}

// CZ-0.5
TEST_F(MovesOfOthers, WhoIsNotAtTheTableIsNamed)
{
    EXPECT_TRUE(refusesEvenIfForced(table, done("XYZ"), "unknown-name CZ-0.5"));
}

} // namespace
} // namespace flimnap::test
