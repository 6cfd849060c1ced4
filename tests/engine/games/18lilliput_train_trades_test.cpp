#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Trains that one company sells to another (LI-5.25, LI-5.29, LI-5.34).

/// p1's turn with C8; LNR, of p2, has a 2-train.
class TrainTradesLilliput : public CardTurn
{
protected:
    TrainTradesLilliput() : CardTurn("C8") { table.train("LNR", "2"); }
};

// Scenario LI-S23
TEST_F(TrainTradesLilliput, FromOneCompanyOfThePlayerToTheOther_LIS23)
{
    foundedBy(table, "p1", "C5", 50, 30).deckFrom("3").phase("2").cash("SR", 200).cash("p1", 100);
    withCard().after(buyTrain("SR", "3"));
    EXPECT_EQ(table.phase(), "3");
    table.after(buyFrom("C5", "SR", "3", 1));

    EXPECT_EQ(table.cash("SR"), 51);
    EXPECT_EQ(table.cash("C5"), 29);
    EXPECT_THAT(table.trains("SR"), IsEmpty());
    EXPECT_THAT(table.trains("C5"), ElementsAre("3"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "3"), "card-trains-bought LI-5.11"));
}

// LI-5.25: of anybody's company, for an agreed price.
TEST_F(TrainTradesLilliput, FromAnothersCompany_LI5_25)
{
    withCard().after(buyFrom("SR", "LNR", "2", 123));
    EXPECT_EQ(table.cash("SR"), 377);
    EXPECT_EQ(table.cash("LNR"), 623);
    EXPECT_THAT(table.trains("SR"), ElementsAre("2"));
    EXPECT_THAT(table.trains("LNR"), IsEmpty());
    EXPECT_EQ(table.phase(), "1"); // LI-5.34
    EXPECT_EQ(table.left("2"), 2);
}

// LI-2.25, LI-5.25: old trains, too.
TEST_F(TrainTradesLilliput, AnOldTrainStaysOld_LI2_25)
{
    table.begun("6").train("LNR", "3*");
    withCard().after(buyFrom("SR", "LNR", "3*", 60));
    EXPECT_THAT(table.trains("SR"), ElementsAre("3*"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SR", "LNR", "3", 60), "no-such-train LI-5.25"));
}

// LI-2.48
TEST_F(TrainTradesLilliput, CostAtLeast1_LI2_48)
{
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("SR", "LNR", "2", 0), "price-floor LI-5.25"));
    EXPECT_TRUE(refusesUnlessForced(table, with(buyTrain("SR", "2"), R"("from":"LNR")"), "price-floor LI-5.25"));
    EXPECT_EQ(table.refusal(buyFrom("SR", "LNR", "2", 1)), "accepted");
}

// LI-D32
TEST_F(TrainTradesLilliput, CostAtMostWhatTheTreasuryHolds_LID32)
{
    table.train("SR", "2").cash("p1", 1000);
    withCard();
    EXPECT_EQ(table.refusal(buyFrom("SR", "LNR", "2", 500)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SR", "LNR", "2", 501), "no-treasury LI-5.27"));
}

// LI-D32, LI-D6: a company without a train is helped here, too.
TEST_F(TrainTradesLilliput, TheDirectorMayHelp_LID6)
{
    table.cash("p1", 60);
    withCard();
    const std::string offer = with(buyTrain("SR", "2"), R"("from":"LNR")");
    EXPECT_EQ(numberOf(table, offer, "price").least, 1);
    EXPECT_EQ(numberOf(table, offer, "price").most, 560);
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SR", "LNR", "2", 561), "not-financed LI-5.27"));

    table.after(buyFrom("SR", "LNR", "2", 555));
    EXPECT_EQ(table.cash("p1"), 5);
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.cash("LNR"), 500 + 555);
}

// LI-5.32: no tenth less.
TEST_F(TrainTradesLilliput, TheAdmiralChangesNothing_LI5_32)
{
    table.privateOf("p1", "bolgolam");
    withCard().after(buyFrom("SR", "LNR", "2", 100));
    EXPECT_EQ(table.cash("SR"), 400);
    EXPECT_EQ(table.cash("LNR"), 600);
}

// LI-5.30
TEST_F(TrainTradesLilliput, NeedAPlaceForTheTrain_LI5_30)
{
    for (int owned = 0; owned < 4; ++owned)
        table.train("SR", "2");
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("SR", "LNR", "2", 1), "train-limit LI-5.30"));
}

// LI-5.25
TEST_F(TrainTradesLilliput, NeedATrainOfTheSeller_LI5_25)
{
    table.train("SR", "2");
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SR", "MR", "2", 1), "no-such-train LI-5.25"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SR", "SR", "2", 1), "no-such-train LI-5.25"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SR", "C5", "2", 1), "no-such-train LI-5.25"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SR", "XYZ", "2", 1), "unknown-name LI-2.14"));
}

// LI-5.11: it is one of the card's trains.
TEST_F(TrainTradesLilliput, CountAsATrainOfTheCard_LI5_29)
{
    table.train("LNR", "2").round("ACTIONS1").after({takeCard("p1", "C7", 1), buyFrom("SR", "LNR", "2", 1)});
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("SR", "LNR", "2", 1), "card-trains-bought LI-5.11"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "2"), "card-trains-bought LI-5.11"));
}

// LI-5.25: only with a card for trains.
TEST_F(TrainTradesLilliput, NeedACardForTrains_LI5_25)
{
    table.round("ACTIONS1").after(takeCard("p1", "C9", 1));
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("SR", "LNR", "2", 1), "not-on-card LI-5.3"));
}

} // namespace
} // namespace flimnap::test
