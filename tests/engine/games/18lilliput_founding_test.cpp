#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// New companies are founded with an action card for shares (LI-5.20 to LI-5.24).

/// p1's turn with the card C5.
class FoundingLilliput : public CardTurn
{
protected:
    FoundingLilliput() : CardTurn("C5") {}
};

// Scenario LI-S24
TEST_F(FoundingLilliput, WithATrainOfTheDepot_LIS24)
{
    table.begun("4").train("depot", "4").cash("p1", 360);
    table.shares("p1", "LNR", 20).shares("p1", "MR", 10);
    withCard().after({startCompany("p1", "C5", 70), buyFromDepot("C5", "4")});

    EXPECT_EQ(table.cash("p1"), 10);
    EXPECT_EQ(table.cash("C5"), 400);
    EXPECT_EQ(table.price("C5"), 70);
    EXPECT_EQ(table.certificates("p1"), 5);
    EXPECT_EQ(table.director("C5"), "p1");
    EXPECT_THAT(table.trains("C5"), ElementsAre("4"));
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.left("4"), 4); // LI-5.34: it had left the deck before
}

// Scenario LI-S25
TEST_F(FoundingLilliput, NotWithFiveCertificates_LIS25)
{
    table.shares("p1", "LNR", 20).shares("p1", "MR", 20).cash("p1", 250);
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "C5", 50), "certificate-limit LI-5.23"));
    table.after(sellShares("p1", "MR", 10));
    EXPECT_EQ(table.refusal(startCompany("p1", "C5", 50)), "accepted");
}

// Scenario LI-S25
TEST_F(FoundingLilliput, NotWithTwoDirectorsCertificates_LIS25)
{
    foundedBy(table, "p1", "C6", 60, 600).cash("p1", 250);
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "C5", 50), "director-limit LI-5.23"));
}

// Scenario LI-S25
TEST_F(FoundingLilliput, NotFor249_LIS25)
{
    table.cash("p1", 249);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "C5", 50), "no-cash LI-5.20"));
    table.cash("p1", 250);
    EXPECT_EQ(table.refusal(startCompany("p1", "C5", 50)), "accepted");
}

// LI-5.24
TEST_F(FoundingLilliput, CostsFiveTimesThePriceAndBringsTenTimesIt_LI5_24)
{
    table.cash("p1", 1000);
    withCard();
    for (const auto &[price, paid, capital] :
         {std::tuple(50, 250, 500), std::tuple(55, 275, 550), std::tuple(60, 300, 600), std::tuple(65, 325, 650),
          std::tuple(70, 350, 700), std::tuple(75, 375, 750), std::tuple(80, 400, 800), std::tuple(90, 450, 900),
          std::tuple(100, 500, 1000), std::tuple(110, 550, 1100), std::tuple(120, 600, 1200),
          std::tuple(135, 675, 1350), std::tuple(150, 750, 1500)}) {
        Table copy = table;
        copy.after(startCompany("p1", "C8", price));
        EXPECT_EQ(copy.cash("p1"), 1000 - paid) << price;
        EXPECT_EQ(copy.cash("C8"), capital) << price;
        EXPECT_EQ(copy.price("C8"), price);
    }
}

// LI-5.20, LI-D22
TEST_F(FoundingLilliput, NotFor45_LID22)
{
    table.cash("p1", 1000);
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "C5", 45), "bad-par LI-5.20"));
    for (const int noSpace : {40, 51, 85, 155})
        EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "C5", noSpace), "bad-par LI-5.20"));
}

// LI-5.20: of a printed chart of other prices those from 50 on.
TEST(FoundingOnAnotherChartLilliput, AllItsPricesFrom50OnCanBeChosen_LI5_20)
{
    Table table = fourDirectors(R"({"overrides":{"chart":[45,50,55,60,70,85,110,150]}})");
    table.cash("p1", 1000).round("ACTIONS1").after(takeCard("p1", "C5", 1));
    EXPECT_EQ(table.refusal(startCompany("p1", "C5", 85)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "C5", 45), "bad-par LI-5.20"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "C5", 65), "bad-par LI-5.20"));
}

// LI-5.20
TEST_F(FoundingLilliput, OnlyWhatNobodyFounded_LI5_20)
{
    foundedBy(table, "p2", "C5", 60, 600).cash("p1", 1000);
    withCard();
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "C5", 50), "not-on-sale LI-5.20"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "LNR", 50), "not-on-sale LI-5.20"));
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "C9", 50), "unknown-name LI-2.49"));
}

// LI-3.10: starting companies that nobody took are out of the game.
TEST(FoundingOfTwoLilliput, NoStartingCompanyIsFounded_LI3_10)
{
    Table table = lilliput(2);
    draft(table, {"SR", "MR", "golbasto", "limnoc"});
    table.cash("p1", 1000).after(takeCard("p1", "C4", 1));
    for (const char *company : {"LNR", "GVR"})
        EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", company, 50), "not-on-sale LI-5.20"));
    for (const char *company : {"C5", "C6", "C7", "C8"})
        EXPECT_EQ(table.refusal(startCompany("p1", company, 50)), "accepted") << company;
}

// LI-5.21, LI-D23
TEST_F(FoundingLilliput, WhatIsThereThen_LI5_21)
{
    table.cash("p1", 250);
    withCard().after(startCompany("p1", "C5", 50));

    EXPECT_THAT(table.pile(50), ElementsAre("SR", "LNR", "GVR", "C5"));
    EXPECT_EQ(table.percent("bank", "C5"), 30);
    EXPECT_EQ(table.directorsCertificate("C5"), "p1");
    EXPECT_EQ(table.stationsOnMap("C5"), 1);
    EXPECT_EQ(table.tokensLeft("C5"), 2);
    EXPECT_EQ(table.status("C5"), "operating");
    EXPECT_THAT(table.trains("C5"), IsEmpty());
}

// LI-6.1: it runs in this round already.
TEST_F(FoundingLilliput, ItOperatesInTheSameRound_LI6_1)
{
    table.cash("p1", 300);
    withCard().after({startCompany("p1", "C5", 60), pass("p1")});
    for (const char *card : {"C1", "C2", "C3", "C4", "C6", "C7", "C8"})
        idleWith(table, card);
    EXPECT_EQ(table.turn(), "C5");
}

// LI-5.16
TEST_F(FoundingLilliput, IsTheOnlyPurchase_LI5_16)
{
    table.shares("p1", "LNR", 10).cash("p1", 1000);
    withCard().after(startCompany("p1", "C5", 50));
    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "C5"), "action-used-up LI-5.16"));
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "LNR", 10), "sale-after-purchase LI-5.16"));
}

// LI-5.22: any card, at its printed price, also an old one (LI-D12).
TEST_F(FoundingLilliput, AnyTrainOfTheDepotCanBeChosen_LI5_22)
{
    table.begun("4").train("depot", "2*").train("depot", "3").train("depot", "4").cash("p1", 250);
    withCard().after(startCompany("p1", "C5", 50));
    for (const auto &[train, price] : {std::pair("2*", 80), std::pair("3", 150), std::pair("4", 300)}) {
        Table copy = table;
        copy.after(buyFromDepot("C5", train));
        EXPECT_EQ(copy.cash("C5"), 500 - price) << train;
        EXPECT_THAT(copy.trains("C5"), ElementsAre(train));
        EXPECT_EQ(copy.phase(), "4");
    }
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("C5", "5"), "train-not-on-sale LI-5.25"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromDepot("C5", "2"), "train-not-on-sale LI-5.25"));
}

// LI-5.22: one train.
TEST_F(FoundingLilliput, OneTrainOfTheDepotOnly_LI5_22)
{
    table.begun("3").train("depot", "2").train("depot", "2").cash("p1", 250);
    withCard().after({startCompany("p1", "C5", 50), buyFromDepot("C5", "2")});
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("C5", "2"), "depot-closed LI-5.26"));
}

// LI-5.26
TEST_F(FoundingLilliput, TheDepotIsClosedForOthers_LI5_26)
{
    table.begun("3").train("depot", "2").cash("p1", 250);
    withCard();
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "2"), "depot-closed LI-5.26"));
    table.after(startCompany("p1", "C5", 50));
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("SR", "2"), "depot-closed LI-5.26"));
}

// LI-5.22: what the table let another company buy there does not count for the new one.
TEST_F(FoundingLilliput, AForcedPurchaseOfAnotherCompanyLeavesItsRight_LI5_22)
{
    table.begun("3").train("depot", "2").train("depot", "2").cash("p1", 250);
    withCard().after({forced(buyFromDepot("SR", "2")), startCompany("p1", "C5", 50), buyFromDepot("C5", "2")});
    EXPECT_THAT(table.trains("C5"), ElementsAre("2"));
}

// LI-5.22: at once; in a later turn it is a company like others.
TEST_F(FoundingLilliput, TheDepotIsOpenForThatTurnOnly_LI5_22)
{
    table.begun("3").train("depot", "2").cash("p4", 250).order({"p2", "p3", "p1", "p4"}).round("ACTIONS1");
    for (const char *card : {"C1", "C2", "C3"})
        idleWith(table, card);
    table.after({takeCard("p4", "C5", 1), startCompany("p4", "C5", 50), pass("p4"), takeCard("p4", "C8", 1)});
    EXPECT_TRUE(refusesUnlessForced(table, buyFromDepot("C5", "2"), "depot-closed LI-5.26"));
}

// LI-5.22, LI-5.20: new trains and trains of companies are another action.
TEST_F(FoundingLilliput, BuysNoOtherTrains_LI5_22)
{
    table.begun("3").train("LNR", "2").cash("p1", 250);
    withCard().after(startCompany("p1", "C5", 50));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("C5", "3"), "not-on-card LI-5.3"));
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("C5", "LNR", "2", 1), "not-on-card LI-5.3"));
}

// LI-5.27, LI-D6: it has no train, so that its director may help.
TEST_F(FoundingLilliput, TheDirectorMayHelpWithTheTrain_LID6)
{
    table.begun("7").train("depot", "4D").cash("p1", 400);
    withCard().after({startCompany("p1", "C5", 50), buyFromDepot("C5", "4D")});
    EXPECT_EQ(table.cash("p1"), 400 - 250 - 150);
    EXPECT_EQ(table.cash("C5"), 0);
}

// LI-2.41: the General builds for companies founded later, too.
TEST_F(FoundingLilliput, CharactersServeTheNewCompany_LI2_41)
{
    table.privateOf("p4", "limnoc").cash("p4", 250).order({"p2", "p3", "p1", "p4"}).round("ACTIONS1");
    for (const char *card : {"C1", "C2", "C3"})
        idleWith(table, card);
    table.after({takeCard("p4", "C5", 1), startCompany("p4", "C5", 50), pass("p4")});
    table.after({takeCard("p4", "C9", 1), placeStation("C5")});
    EXPECT_EQ(table.cash("C5"), 480);
}

TEST_F(FoundingLilliput, PricesThatCanBePaidAreOffered_LI5_20)
{
    table.train("depot", "2").cash("p1", 310);
    withCard();
    const std::string found = with(playerMove("start_company", "p1"), R"("company":"C6")");
    EXPECT_EQ(numberOf(table, found, "price").usual, (std::vector<int>{50, 55, 60}));

    table.after(startCompany("p1", "C6", 50));
    EXPECT_THAT(openOffers(table), ElementsAre(buyFromDepot("C6", "2"), pass("p1")));
    table.after(buyFromDepot("C6", "2"));
    EXPECT_THAT(openOffers(table), ElementsAre(pass("p1")));
}

TEST_F(FoundingLilliput, WhoCannotFoundSeesWhy_LI5_20)
{
    withCard();
    const std::string found = with(playerMove("start_company", "p1"), R"("company":"C6")");
    EXPECT_THAT(refusedOffers(table), Contains(std::pair(found, std::string("no-cash LI-5.20"))));
}

} // namespace
} // namespace flimnap::test
