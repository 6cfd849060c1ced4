#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// Trains of the deck, help, the Admiral and trains given back (LI-5.25 to LI-5.34).

/// p1's turn with the card C8, which buys two trains.
class TrainsLilliput : public CardTurn
{
protected:
    TrainsLilliput() : CardTurn("C8") {}
};

// LI-5.25
TEST_F(TrainsLilliput, TheTopCardIsPaidToTheBank_LI5_25)
{
    withCard().after(buyTrain("SR", "2"));
    EXPECT_EQ(table.cash("SR"), 420);
    EXPECT_EQ(table.cash("p1"), 30);
    EXPECT_EQ(table.left("2"), 1);
    EXPECT_THAT(table.trains("SR"), ElementsAre("2"));
}

// LI-5.25
TEST_F(TrainsLilliput, OnlyTheTopCardIsForSale_LI5_25)
{
    table.cash("SR", 5000);
    withCard();
    for (const char *train : {"3", "4", "5", "3D", "4D", "2*"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("SR", train), "train-not-on-sale LI-5.25"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("SR", "6"), "unknown-name LI-2.14"));
    table.after({buyTrain("SR", "2"), buyTrain("SR", "2")});
    EXPECT_EQ(table.topCard(), "3");
}

// LI-2.19, LI-D35
TEST_F(TrainsLilliput, The4DNeverRunsOut_LID35)
{
    table.begun("7");
    foundedBy(table, "p1", "C5", 50, 5000).cash("SR", 5000);
    withCard().after({buyTrain("SR", "4D"), buyTrain("SR", "4D"), pass("p1")});
    for (const char *card : {"C1", "C2", "C3", "C4", "C5", "C6"})
        idleWith(table, card);
    table.after({takeCard("p1", "C7", 1), buyTrain("C5", "4D")});
    EXPECT_EQ(table.topCard(), "4D");
}

TEST_F(TrainsLilliput, AStatedPriceIsTheRightOne_LI5_25)
{
    withCard();
    EXPECT_EQ(table.refusal(with(buyTrain("SR", "2"), R"("from":"bank","price":80)")), "accepted");
    for (const char *price : {R"("price":79)", R"("price":72)", R"("price":0)"})
        EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("SR", "2"), price), "price-choice LI-5.25"));
}

// LI-5.29: for one company or one each for two.
TEST_F(TrainsLilliput, TwoTrainsAreForOneCompanyOrTwo_LI5_29)
{
    foundedBy(table, "p1", "C5", 50, 500);
    withCard().after({buyTrain("SR", "2"), buyTrain("C5", "2")});
    EXPECT_THAT(table.trains("SR"), ElementsAre("2"));
    EXPECT_THAT(table.trains("C5"), ElementsAre("2"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("C5", "3"), "card-trains-bought LI-5.11"));
}

// LI-2.32
TEST_F(TrainsLilliput, C7BuysOne_LI2_32)
{
    table.round("ACTIONS1").after({takeCard("p1", "C7", 1), buyTrain("SR", "2")});
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "2"), "card-trains-bought LI-5.11"));
}

// LI-5.29
TEST_F(TrainsLilliput, OnlyCompaniesOfThePlayerBuy_LI5_29)
{
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("LNR", "2"), "not-your-turn LI-5.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("C5", "2"), "not-directed LI-5.29"));
}

// LI-5.25, LI-5.26
TEST_F(TrainsLilliput, TheDepotIsNoSource_LI5_25)
{
    table.train("depot", "2");
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "2"), "depot-closed LI-5.26"));
    EXPECT_THAT(openOffers(table), UnorderedElementsAre(buyTrain("SR", "2"), pass("p1")));
}

// LI-6.16: nobody borrows; the trade-in belongs to other games.
TEST_F(TrainsLilliput, NothingIsBorrowedOrTradedIn_LI6_16)
{
    table.train("SR", "2");
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("SR", "2"), R"("loan":50)"), "loan-not-needed LI-6.16"));
    EXPECT_EQ(table.refusal(with(buyTrain("SR", "2"), R"("loan":0)")), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("SR", "2"), R"("trade_in":"2")"), "trade-in-train LI-5.25"));
}

// Scenario LI-S20
TEST_F(TrainsLilliput, TheDirectorHelpsACompanyWithoutATrain_LIS20)
{
    table.deckFrom("4").cash("SR", 120).cash("p1", 200);
    withCard().after(buyTrain("SR", "4"));
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.cash("p1"), 20);
    EXPECT_THAT(table.trains("SR"), ElementsAre("4"));
}

// Scenario LI-S21
TEST_F(TrainsLilliput, NobodyHelpsACompanyWithATrain_LIS21)
{
    table.begun("4").deckFrom("4").train("SR", "2*").cash("SR", 120).cash("p1", 500);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("SR", "4"), "no-treasury LI-5.27"));

    table.after({returnTrain("SR", "2*"), buyTrain("SR", "4")}); // LI-5.30: now it has none
    EXPECT_EQ(table.cash("p1"), 500 - 180);
}

// LI-5.27: exactly the difference, out of the director's cash.
TEST_F(TrainsLilliput, HelpGoesAsFarAsTheDirectorsCash_LI5_27)
{
    table.deckFrom("4").cash("SR", 120).cash("p1", 179);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("SR", "4"), "not-financed LI-5.27"));
    table.cash("p1", 180);
    EXPECT_EQ(table.refusal(buyTrain("SR", "4")), "accepted");
}

// LI-5.27: a company that can pay pays alone.
TEST_F(TrainsLilliput, NobodyHelpsWhereTheTreasurySuffices_LI5_27)
{
    table.cash("SR", 80).cash("p1", 200);
    withCard().after(buyTrain("SR", "2"));
    EXPECT_EQ(table.cash("SR"), 0);
    EXPECT_EQ(table.cash("p1"), 200);
}

// LI-5.27: the second train is bought by a company that has one.
TEST_F(TrainsLilliput, HelpIsForTheFirstTrainOnly_LI5_27)
{
    table.cash("SR", 100).cash("p1", 500);
    withCard().after(buyTrain("SR", "2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("SR", "2"), "no-treasury LI-5.27"));
}

// Scenario LI-S19
TEST_F(TrainsLilliput, AtTheLimitAnOldTrainIsGivenBackFirst_LIS19)
{
    table.begun("6").train("SR", "3*").train("SR", "4").cash("SR", 520);
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "3D"), "train-limit LI-5.30"));
    table.after({returnTrain("SR", "3*"), buyTrain("SR", "3D")});

    EXPECT_EQ(table.cash("SR"), 20);
    EXPECT_THAT(table.trains("SR"), ElementsAre("3D", "4"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("3*"));
}

// LI-5.30: also if the purchase would rust one of its trains.
TEST_F(TrainsLilliput, AtTheLimitNoneIsBoughtAlsoIfItRustsOne_LI5_30)
{
    table.begun("4").deckFrom("5").train("SR", "2*").train("SR", "3").train("SR", "3");
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "5"), "train-limit LI-5.30"));
}

// LI-2.14 to LI-2.19: how many trains a company may own.
TEST_F(TrainsLilliput, TheLimitsOfThePhases_LI2_P1)
{
    for (const auto &[phase, limit] : {std::pair("1", 4), std::pair("2", 4), std::pair("3", 4), std::pair("4", 3),
                                       std::pair("5", 2), std::pair("6", 2), std::pair("7", 2)}) {
        Table copy = table;
        copy.phase(phase).deckFrom("4D").phase(phase).cash("SR", 5000);
        for (int owned = 1; owned < limit; ++owned)
            copy.train("SR", "5");
        copy.round("ACTIONS1").after(takeCard("p1", "C8", 1));
        EXPECT_EQ(copy.refusal(buyTrain("SR", "4D")), "accepted") << phase;
        copy.train("SR", "5");
        EXPECT_TRUE(refusesUnlessForced(copy, buyTrain("SR", "4D"), "train-limit LI-5.30")) << phase;
    }
}

// LI-5.5: with any card or none.
TEST_F(TrainsLilliput, OldTrainsAreGivenBackAtAnyTimeOfTheTurn_LI5_5)
{
    table.begun("4").train("SR", "2*").train("SR", "2*").round("ACTIONS1");
    table.after({returnTrain("SR", "2*"), takeCard("p1", "C1", 2), returnTrain("SR", "2*")});
    EXPECT_THAT(table.trains("SR"), IsEmpty());
    EXPECT_THAT(table.trains("depot"), ElementsAre("2*", "2*"));
    EXPECT_EQ(table.cash("SR"), 500); // LI-5.31: for nothing
}

// LI-5.30
TEST_F(TrainsLilliput, OrdinaryTrainsAreNotGivenBack_LI5_30)
{
    table.begun("4").train("SR", "3").train("SR", "2*").round("ACTIONS1");
    EXPECT_TRUE(refusesUnlessForced(table, returnTrain("SR", "3"), "not-old LI-5.30"));
    EXPECT_TRUE(refusesEvenIfForced(table, returnTrain("SR", "3*"), "no-such-train LI-5.30"));
    EXPECT_TRUE(refusesEvenIfForced(table, returnTrain("SR", "9"), "unknown-name LI-2.14"));
    EXPECT_TRUE(refusesEvenIfForced(table, returnTrain("C5", "2*"), "not-directed LI-5.5"));
    EXPECT_THAT(openOffers(table), Contains(returnTrain("SR", "2*")));
    EXPECT_THAT(openOffers(table), ::testing::Not(Contains(returnTrain("SR", "3"))));
}

// Scenario LI-S22
TEST_F(TrainsLilliput, TheAdmiralsTrainsCostATenthLess_LIS22)
{
    table.deckFrom("3").privateOf("p1", "bolgolam").cash("SR", 140);
    withCard().after(buyTrain("SR", "3"));
    EXPECT_EQ(table.cash("SR"), 5);
}

// LI-2.39
TEST_F(TrainsLilliput, TheAdmiralsPrices_LI2_39)
{
    table.privateOf("p1", "bolgolam").cash("SR", 1000);
    for (const auto &[train, price] : {std::pair("2", 72), std::pair("3", 135), std::pair("4", 270),
                                       std::pair("5", 360), std::pair("3D", 450), std::pair("4D", 585)}) {
        Table copy = table;
        copy.deckFrom(train).round("ACTIONS1").after({takeCard("p1", "C7", 1), buyTrain("SR", train)});
        EXPECT_EQ(copy.cash("SR"), 1000 - price) << train;
    }
}

// LI-5.32, LI-2.41
TEST_F(TrainsLilliput, TheAdmiralServesHisPlayerOnly_LI5_32)
{
    table.privateOf("p2", "bolgolam");
    withCard().after(buyTrain("SR", "2"));
    EXPECT_EQ(table.cash("SR"), 420);
}

// LI-5.32, LI-D7, scenario LI-S22: not off trains of the depot, unless so agreed.
TEST(AdmiralsDepotLilliput, PaysThePrintedPriceUnlessAgreed_LID7)
{
    for (const auto &[options, price] : {std::pair("{}", 150), std::pair(R"({"admiralDepot":true})", 135)}) {
        Table table = fourDirectors(options);
        table.begun("3").train("depot", "3").privateOf("p1", "bolgolam").cash("p1", 250).round("ACTIONS1");
        table.after({takeCard("p1", "C4", 1), startCompany("p1", "C5", 50), buyFromDepot("C5", "3")});
        EXPECT_EQ(table.cash("C5"), 500 - price) << options;
    }
}

// LI-5.27, LI-2.39: help as far as the lower price needs it.
TEST_F(TrainsLilliput, HelpPaysTheAdmiralsPrice_LI5_27)
{
    table.deckFrom("4").privateOf("p1", "bolgolam").cash("SR", 120).cash("p1", 200);
    withCard().after(buyTrain("SR", "4"));
    EXPECT_EQ(table.cash("p1"), 50);
}

TEST_F(TrainsLilliput, WhatCanBeBoughtIsOffered_LI5_25)
{
    foundedBy(table, "p1", "C5", 50, 40).cash("p1", 30);
    withCard();
    EXPECT_THAT(openOffers(table), UnorderedElementsAre(buyTrain("SR", "2"), pass("p1")));
    EXPECT_THAT(refusedOffers(table), ElementsAre(std::pair(buyTrain("C5", "2"), std::string("not-financed LI-5.27"))));
}

} // namespace
} // namespace flimnap::test
