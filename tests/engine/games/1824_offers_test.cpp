#include <algorithm>

#include <gmock/gmock.h>

#include "1824_moves.h"
#include "io/journal_text.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

// What is offered to whoever must act, as far as 1824 has something of its own.

/// With the price still to be chosen.
std::string startOf(const std::string &by, const std::string &company)
{
    return with(playerMove("start_company", by), R"("company":")" + company + R"(")");
}

// AH-4.5
TEST(StockOffers1824, TheFirstRoundOffersAllRailwaysBosniaAndTheStates_AH4_5)
{
    const Table table = game1824(3);
    std::vector<std::string> wanted = {startOf("p3", "BH"), pass("p3")};
    for (const char *railway :
         {"EPP", "EOD", "MLB", "SPB", "SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2", "B1", "B2", "B3", "B4"})
        wanted.push_back(buyPrivate("p3", railway));
    for (const char *state : {"SD", "UG", "KK"})
        wanted.push_back(buyShare("p3", state));

    EXPECT_THAT(openOffers(table), ::testing::UnorderedElementsAreArray(wanted));
}

// AH-2.8: as far as the cash reaches
TEST(StockOffers1824, ACoalRailwaysPricesAreAList_AH2_8)
{
    Table table = game1824(3);
    const NumberChoice all = numberOf(table, buyPrivate("p3", "EPP"), "price");
    EXPECT_TRUE(all.onlyUsual);
    EXPECT_THAT(all.usual, ElementsAre(120, 140, 160, 180, 200));

    table.cash("p3", 165);
    EXPECT_THAT(numberOf(table, buyPrivate("p3", "EPP"), "price").usual, ElementsAre(120, 140, 160));
    table.cash("p3", 119);
    EXPECT_THAT(refusedOffers(table), Contains(Pair(buyPrivate("p3", "EPP"), "no-cash AH-4.5")));
}

TEST(StockOffers1824, BosniasPricesAreAList_AH5_13)
{
    Table table = game1824(3);
    table.cash("p3", 165);
    EXPECT_THAT(numberOf(table, startOf("p3", "BH"), "price").usual, ElementsAre(60, 70, 80));
}

TEST(StockOffers1824, LaterRoundsOfferNoRailways_AH4_6)
{
    Table table = game1824(3);
    table.minorOf("p1", "EPP", 0).round("SR2");
    for (const std::string &line : openOffers(table))
        EXPECT_THAT(line, Not(::testing::HasSubstr("buy_private")));
}

// AH-5.22, AH-5.23
TEST(StockOffers1824, ExchangesAreOfferedWithEveryCompanyThatHasAShare_AH5_22)
{
    Table table = game1824(3);
    table.begun("3").privateOf("p1", "B2").minorOf("p1", "EPP", 0).shares("p2", "SB", 60).shares("p3", "SB", 20);
    table.round("SR3");

    EXPECT_THAT(openOffers(table),
                IsSupersetOf({exchange("p1", "B2", "BK"), exchange("p1", "B2", "BH"), exchange("p1", "B2", "CL"),
                              exchange("p1", "B2", "MS"), exchange("p1", "EPP")}));
    for (const char *without : {"SB", "SD", "UG", "KK"})
        EXPECT_THAT(openOffers(table), Not(Contains(exchange("p1", "B2", without)))) << without;
}

TEST(StockOffers1824, NothingOfOthersIsOfferedForExchange_AH5_22)
{
    Table table = game1824(3);
    table.begun("3").privateOf("p2", "B2").minorOf("p2", "EPP", 0).round("SR3");
    for (const std::string &line : openOffers(table))
        EXPECT_THAT(line, Not(::testing::HasSubstr("exchange")));
}

// AH-8.14
TEST(StockOffers1824, SharesOfThePoolAreOfferedBesideThoseOfTheBank_AH8_17)
{
    Table table = afterDraft();
    table.cash("p1", 500);
    const std::vector<std::string> open = openOffers(table);
    EXPECT_THAT(open, Contains(buyShareFromPool("p1", "MS")).Times(::testing::AnyOf(1, 2)));
    EXPECT_THAT(open, Contains(buyShare("p1", "SD")));
    EXPECT_THAT(open, Not(Contains(buyShare("p1", "MS"))));
}

TEST(StockOffers1824, EveryOpenOfferOfThePoolCanBePlayed_AH8_14)
{
    Table table = afterDraft();
    table.cash("p1", 500);
    std::vector<int> bought;
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (offer.refusal || offer.move.company != "MS" || offer.move.kind != MoveKind::BuyShare)
            continue;
        Table copy = table;
        copy.after(writeMove(offer.move));
        bought.push_back(copy.percent("p1", "MS"));
    }
    EXPECT_THAT(bought, UnorderedElementsAre(10, 20));
}

// AH-8.3
TEST(DraftOffers1824, ADrawOffersItsPossibleResults_AH8_3)
{
    Table table = cisleithaniaForTwo();
    const Offers lots = table.rules().offers(table.position());
    ASSERT_EQ(lots.size(), 1U);
    EXPECT_EQ(lots.front().move.kind, MoveKind::Draw);
    EXPECT_EQ(lots.front().move.what, "stack1-coal");
    ASSERT_EQ(lots.front().words.size(), 1U);
    EXPECT_THAT(lots.front().words.front().words, UnorderedElementsAre("EPP", "EOD", "MLB"));

    table.after(draw("stack1-coal", "EPP"));
    const Offers second = table.rules().offers(table.position());
    ASSERT_EQ(second.size(), 1U);
    EXPECT_EQ(second.front().move.what, "stack1-prestate");
    EXPECT_THAT(second.front().words.front().words, UnorderedElementsAre("SD2", "SD3", "KK2"));
}

// AH-8.4
TEST(DraftOffers1824, AllRailwaysFirstThenTheRestOfTheStack_AH8_4)
{
    Table table = cisleithaniaForTwo();
    table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2")});
    EXPECT_THAT(openOffers(table),
                UnorderedElementsAre(take("p1", "SD1"), take("p1", "KK1"), take("p1", "SD2"), take("p1", "EOD"),
                                     take("p1", "SD3"), take("p1", "KK2"), take("p1", "EPP"), take("p1", "MLB")));

    table.after(take("p1", "KK2"));
    EXPECT_THAT(openOffers(table), ElementsAre(take("p2", "SD3")));
}

TEST(DraftOffers1824, TheMountainRailwaysMayBeDeclined_AH8_6)
{
    Table table = cisleithaniaForTwo();
    table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "SD2"), take("p1", "SD1"), take("p2", "KK1"),
                 take("p2", "EOD"), take("p1", "SD2"), take("p2", "SD3"), take("p1", "KK2"), takeCoal("p1", "EPP", 120),
                 takeCoal("p2", "MLB", 120)});
    EXPECT_THAT(openOffers(table), UnorderedElementsAre(buyPrivate("p1", "B1"), buyPrivate("p1", "B2"), pass("p1")));
}

// AH-2.28
TEST(OperatingOffers1824, TerrainCostsNothing20Or40_AH2_28)
{
    Table table = game1824(3);
    table.running("BK", "R5C3", "p1", 500).round("OR2.1");
    const NumberChoice cost = numberOf(table, layTrack("BK"), "cost");
    EXPECT_THAT(cost.usual, ElementsAre(0, 20, 40));
    EXPECT_TRUE(cost.onlyUsual);
    EXPECT_TRUE(cost.othersByLeave);
    EXPECT_EQ(cost.most, 500);

    table.cash("BK", 25);
    EXPECT_THAT(numberOf(table, layTrack("BK"), "cost").usual, ElementsAre(0, 20));
}

// AH-8.8
TEST(OperatingOffers1824, AConstructionRailwayLaysTrackOrIsDone_AH8_8)
{
    Table table = afterDraft();
    table.round("OR2.1").turnOf("EOD");
    EXPECT_THAT(openOffers(table), UnorderedElementsAre(layTrack("EOD"), done("EOD")));
    EXPECT_THAT(refusedOffers(table), IsEmpty());
}

// AH-6.12, AH-2.8: the mine's present value for each goods train
TEST(OperatingOffers1824, TheMineIsProposed_AH6_12)
{
    for (const auto &[coal, phase, trains, mine] :
         {std::tuple("EPP", "2", 1, 10), std::tuple("EPP", "4", 2, 20), std::tuple("EOD", "3", 1, 10),
          std::tuple("MLB", "2", 1, 20), std::tuple("SPB", "4", 2, 40)}) {
        Table table = game1824(3);
        table.begun(phase).minorOf("p1", coal, 0);
        for (int train = 0; train < trains; ++train)
            table.train(coal, "1g");
        table.round("OR3.1");
        EXPECT_EQ(numberOf(table, companyMove("run_trains", coal), "mine").suggested, mine) << coal << phase;
    }
}

TEST(OperatingOffers1824, FromTheFirst5TrainOnMinesPayMore_AH6_12)
{
    // In phase 5 coal railways are gone; pre-state railways and others may serve their mines.
    Table table = game1824(3);
    table.begun("5").minorOf("p1", "KK1", 0).train("KK1", "2g").round("OR5.1");
    const std::vector<int> usual = numberOf(table, companyMove("run_trains", "KK1"), "mine").usual;
    EXPECT_THAT(usual, IsSupersetOf({40, 60}));
    EXPECT_THAT(usual, Not(Contains(10)));
}

TEST(OperatingOffers1824, WithoutAGoodsTrainNoMineIsOffered_AH6_12)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R5C3", "p1", 0).train("BK", "3").round("OR3.1");
    for (const Offer &offer : table.rules().offers(table.position())) {
        for (const NumberChoice &number : offer.numbers)
            EXPECT_NE(number.key, "mine");
    }
}

// AH-6.19, AH-6.20, AH-6.23
TEST(OperatingOffers1824, TrainsAreOfferedWithAndWithoutAnOlderOne_AH6_23)
{
    Table table = game1824(3);
    table.begun("4").running("BK", "R5C3", "p1", 2000).train("BK", "3").train("BK", "2g").round("OR4.1");
    table.after(runTrains("BK", 0));

    EXPECT_THAT(openOffers(table),
                IsSupersetOf({buyTrain("BK", "4"), tradeIn("BK", "4", "3"), buyTrain("BK", "3g"),
                              tradeIn("BK", "3g", "2g"), buyTrain("BK", "2g"), buyTrain("BK", "1g")}));
    for (const std::string &never : {buyTrain("BK", "5"), buyTrain("BK", "4g"), tradeIn("BK", "4", "2g")})
        EXPECT_THAT(openOffers(table), Not(Contains(never)));
}

TEST(OperatingOffers1824, TrainsOfOthersHaveTheirPrice_AH6_26)
{
    Table table = game1824(3);
    table.begun("3").running("BK", "R5C4", "p1", 500).running("MS", "R5C3", "p1", 0).train("MS", "3");
    table.running("CL", "R5C2", "p2", 0).train("CL", "3").round("OR3.1");

    const NumberChoice own = numberOf(table, with(buyTrain("BK", "3"), R"("from":"MS")"), "price");
    EXPECT_EQ(own.least, 1);
    EXPECT_EQ(own.most, 500);
    const NumberChoice other = numberOf(table, with(buyTrain("BK", "3"), R"("from":"CL")"), "price");
    EXPECT_EQ(other.least, 180);
    EXPECT_EQ(other.most, 180);
}

// AH-6.33
TEST(OperatingOffers1824, SharesAreOfferedForSaleInAnEmergencyOnly_AH6_33)
{
    Table table = game1824(3);
    table.begun("3").stock("2g", 0).running("CL", "R3C4", "p1", 0).cash("p1", 30).running("BK", "R4C3", "p2", 0);
    table.shares("p2", "BK", 30).shares("p1", "BK", 30).train("BK", "3").round("OR3.1");
    const std::string sale = with(playerMove("sell_shares", "p1"), R"("company":"BK")");
    EXPECT_THAT(openOffers(table), Contains(sale));
    const NumberChoice percent = numberOf(table, sale, "percent");
    EXPECT_THAT(percent.usual, ElementsAre(10, 20)); // 150 are needed: the second share at 90 is the last

    table.cash("p1", 500);
    EXPECT_THAT(openOffers(table), Not(Contains(sale)));
}

// AH-6.45
TEST(OperatingOffers1824, AForcedExchangeOffersTheSharesThereAre_AH6_45)
{
    Table table = game1824(3);
    table.begun("3").stock("3", 0).privateOf("p2", "B1").running("BH", "R5C3", "p1", 300);
    for (const char *soldOut : {"BK", "MS", "CL"})
        table.running(soldOut, "R7C1", "p1", 0).shares("p1", soldOut, 40).shares("p3", soldOut, 40).train(soldOut, "3");
    table.round("OR3.1").after(buyTrain("BH", "4"));
    EXPECT_THAT(openOffers(table), UnorderedElementsAre(exchange("p2", "B1", "BH"), exchange("p2", "B1", "SB")));

    table.shares("p1", "BH", 40).shares("p3", "BH", 40).running("SB", "R7C1", "p1", 0);
    table.shares("p1", "SB", 40).shares("p3", "SB", 40);
    EXPECT_THAT(openOffers(table), ElementsAre(exchange("p2", "B1")));
}

// AH-6.57
TEST(OperatingOffers1824, TheMarkerInWienIsAChoiceOfTwo_AH6_57)
{
    Table table = game1824(3);
    table.begun("5").stock("5", 0).running("SD", "R1C3", "", 0).running("UG", "R1C3", "", 0);
    table.minorOf("p2", "KK1", 0).minorOf("p3", "KK2", 0).running("BH", "R7C1", "p1", 600).round("OR5.1");
    table.turnOf("BH").after({buyTrain("BH", "6"), done("BH")});

    const Offers offers = table.rules().offers(table.position());
    ASSERT_FALSE(offers.empty());
    for (const Offer &offer : offers) {
        EXPECT_EQ(offer.move.kind, MoveKind::Choose);
        EXPECT_EQ(offer.move.by, "p2");
        EXPECT_EQ(offer.move.what, "kk_token");
    }
}

} // namespace
} // namespace flimnap::test
