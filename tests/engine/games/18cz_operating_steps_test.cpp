#include <algorithm>

#include <gmock/gmock.h>

#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

bool tellsOfWaiving(const Table &table, Code code)
{
    return std::any_of(table.events().begin(), table.events().end(), [&](const Event &event) {
        const auto *waived = std::get_if<RuleWaived>(&event);
        return waived != nullptr && waived->code == code;
    });
}

/// KFN, medium, at 80 with 500 and M1, early in phase b; BCB, small, to be taken over; p2 has M2.
class TurnOfKfn : public ::testing::Test
{
protected:
    TurnOfKfn()
    {
        table.phase("d").deckFrom("d").operating("KFN", 80, "p1", 490).established("KFN");
        table.operating("BCB", 60, "p2", 100).established("BCB");
        table.privateOf("KFN", "M1").privateOf("p2", "M2").round("OR2.1"); // M1 pays 10: KFN has 500
    }

    Table table{3};
};

/// The same company with a train it can run.
class TurnOfKfnWithTrain : public TurnOfKfn
{
protected:
    TurnOfKfnWithTrain() { table.train("KFN", "c.2+2"); }
};

// CZ-6.5
TEST_F(TurnOfKfnWithTrain, GoesThroughAllStepsInTheirOrder)
{
    table.after({layTrack("KFN", 20), placeStation("KFN"), runTrains("KFN", 100), payOut("KFN"),
                 acquire("KFN", "BCB", 30), buyTrain("KFN", "d.3+3"), done("KFN")});

    // 500 − 20 terrain − 40 station − 2 × 30 for BCB's shares + 100 of BCB − 180
    EXPECT_EQ(table.cash("KFN"), 300);
    EXPECT_THAT(table.trains("KFN"), ElementsAre("c.2+2", "d.3+3"));
    EXPECT_EQ(table.price("KFN"), 90);
}

// CZ-6.5
TEST_F(TurnOfKfnWithTrain, MayConsistOfTheIncomeAlone)
{
    table.after({runTrains("KFN", 0), done("KFN")});

    EXPECT_EQ(table.cash("KFN"), 500);
    EXPECT_EQ(table.turn(), "BCB");
}

// CZ-6.5; appendix A: wrong-step
TEST_F(TurnOfKfnWithTrain, TakesUpNoEarlierStepAgainUnlessTheTableAgrees)
{
    table.after(placeStation("KFN"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("KFN"), "wrong-step CZ-6.5"));
}

// CZ-6.5
TEST_F(TurnOfKfnWithTrain, PlacesNoStationAfterTheIncome)
{
    table.after(runTrains("KFN", 0));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("KFN"), "wrong-step CZ-6.5"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("KFN"), "wrong-step CZ-6.5"));
}

// CZ-6.5
TEST_F(TurnOfKfnWithTrain, TakesNobodyOverAfterBuyingTrains)
{
    table.after({runTrains("KFN", 0), buyTrain("KFN", "d.3+3")});
    EXPECT_TRUE(refusesUnlessForced(table, acquire("KFN", "BCB", 60), "wrong-step CZ-6.5"));
}

// CZ-6.5
TEST_F(TurnOfKfnWithTrain, DeclaresItsIncomeOnce)
{
    table.after(runTrains("KFN", 100));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("KFN", 120), "wrong-step CZ-6.5"));
    table.after(payOut("KFN"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("KFN", 120), "wrong-step CZ-6.5"));
}

// CZ-6.5, CZ-6.41
TEST_F(TurnOfKfnWithTrain, CannotGoOnBeforeItsIncomeIsDeclared)
{
    for (const std::string &line : {acquire("KFN", "BCB", 60), buyTrain("KFN", "d.3+3"), done("KFN")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-run CZ-6.5"));
}

// CZ-6.42
TEST_F(TurnOfKfnWithTrain, HasNoDividendBeforeTheIncomeIsDeclared)
{
    EXPECT_TRUE(refusesEvenIfForced(table, payOut("KFN"), "must-run CZ-6.42"));
}

// Between an income above 0 and its dividend only moves of any time are accepted.
TEST_F(TurnOfKfnWithTrain, WaitsForTheDividendOfAnIncomeAboveZero)
{
    table.after(runTrains("KFN", 100));

    for (const std::string &line : {acquire("KFN", "BCB", 60), buyTrain("KFN", "d.3+3"), done("KFN")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-pay CZ-6.5"));
    for (const std::string &line : {layTrack("KFN"), placeStation("KFN")})
        EXPECT_TRUE(refusesUnlessForced(table, line, "wrong-step CZ-6.5"));
    for (const std::string &line : {buyLocal("KFN", "M2", 45), sellLocal("KFN", "M1"), useLocal("KFN", "M1"),
                                    withRightOf("M1", layTile("KFN", "C26", "887p"))})
        EXPECT_EQ(table.refusal(line), "accepted") << line;
}

// CZ-6.5: dealings in locals are possible before, between and after all steps.
TEST_F(TurnOfKfnWithTrain, DealsInLocalsAtAnyTime)
{
    const std::vector<std::string> dealings{buyLocal("KFN", "M2", 45), sellLocal("KFN", "M1"), useLocal("KFN", "M1")};
    for (const std::string &step : {layTrack("KFN"), placeStation("KFN"), runTrains("KFN", 100), withhold("KFN"),
                                    acquire("KFN", "BCB", 60), buyTrain("KFN", "d.3+3")}) {
        for (const std::string &dealing : dealings)
            EXPECT_EQ(table.refusal(dealing), "accepted") << dealing << " before " << step;
        table.after(step);
    }
    for (const std::string &dealing : dealings)
        EXPECT_EQ(table.refusal(dealing), "accepted") << dealing << " after the last step";
}

// CZ-6.41: a company without a runnable train is not asked; its price moves with a later step's move.
TEST_F(TurnOfKfn, SettlesItsZeroIncomeWithTheMoveOfALaterStep)
{
    for (const std::string &later : {buyTrain("KFN", "d.3+3"), acquire("KFN", "BCB", 60), forced(done("KFN"))}) {
        Table copy = table;
        copy.after(later);
        EXPECT_EQ(copy.price("KFN"), 70) << later;
    }
}

// CZ-6.41
TEST_F(TurnOfKfn, DoesNotSettleItsIncomeWithMovesOfAnyTimeOrOfEarlierSteps)
{
    table.after({buyLocal("KFN", "M2", 45), useLocal("KFN", "M1"), sellLocal("KFN", "M1"), layTrack("KFN", 10),
                 placeStation("KFN"), withRightOf("M2", layTile("KFN", "C26", "887p"))});
    EXPECT_EQ(table.price("KFN"), 80);

    table.after(buyTrain("KFN", "d.3+3"));
    EXPECT_EQ(table.price("KFN"), 70);

    table.after(done("KFN"));
    EXPECT_EQ(table.price("KFN"), 70); // once only
}

// CZ-6.41; appendix A: no-runnable-train
TEST_F(TurnOfKfn, HasNoIncomeToDeclareWithoutARunnableTrain)
{
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("KFN", 0), "no-runnable-train CZ-6.41"));
    table.train("KFN", "a.2"); // red
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("KFN", 50), "no-runnable-train CZ-6.41"));
}

// CZ-6.58, CZ-6.68
TEST_F(TurnOfKfn, TrainsGotInTheTurnDoNotRunInIt)
{
    table.train("BCB", "b.2").after(acquire("KFN", "BCB", 60)).after(convert("KFN", "b.2", "b.2+2"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("KFN", 50), "wrong-step CZ-6.5"));
}

// CZ-6.82
TEST(OperatingSteps, WhatANewPhaseOpensIsOpenForTheRestOfTheTurn)
{
    Table table(3);
    table.deckFrom("b").operating("MW", 60, "p1", 200).established("MW").privateOf("p2", "S2").round("OR1.1");
    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("MW", "S2", 40), "phase-too-early CZ-6.10"));

    table.after(buyTrain("MW", "b.2"));

    EXPECT_EQ(table.phase(), "b");
    EXPECT_EQ(table.refusal(buyLocal("MW", "S2", 40)), "accepted");
}

TEST_F(TurnOfKfnWithTrain, AWaivedRuleIsToldInTheLog)
{
    table.after(placeStation("KFN")).after(forced(layTrack("KFN", 20)));

    EXPECT_TRUE(tellsOfWaiving(table, Code::WrongStep));
    table.after(runTrains("KFN", 0));
    EXPECT_FALSE(tellsOfWaiving(table, Code::WrongStep));
}

// What the table need not waive is not waived: force changes nothing about a move the rules accept.
TEST_F(TurnOfKfnWithTrain, ForceOnALegalMoveWaivesNothing)
{
    Table plain = table;
    plain.after(layTrack("KFN", 20));
    table.after(forced(layTrack("KFN", 20)));

    EXPECT_TRUE(table.position() == plain.position());
    EXPECT_FALSE(tellsOfWaiving(table, Code::WrongStep));
}

// A take-over that the table allows late still lets the trains taken over be treated, and its treatment still ends.
TEST_F(TurnOfKfnWithTrain, ALateTakeoverIsTreatedLikeAnyOther)
{
    for (const char *train : {"b.2", "b.2", "c.3"})
        table.train("BCB", train);
    table.after({runTrains("KFN", 0), buyTrain("KFN", "d.3+3"), forced(acquire("KFN", "BCB", 30))});

    EXPECT_EQ(table.refusal(done("KFN")), "train-limit CZ-6.56"); // five trains, three allowed
    table.after({discard("KFN", "b.2"), discard("KFN", "c.3"), convert("KFN", "b.2", "b.2+2"), done("KFN")});

    EXPECT_THAT(table.trains("KFN"), ElementsAre("b.2+2", "c.2+2", "d.3+3"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
}

} // namespace
} // namespace flimnap::test
