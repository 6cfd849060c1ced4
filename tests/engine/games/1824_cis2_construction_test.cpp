#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Railways that only build (AH-8.8 to AH-8.11), and when KK forms (AH-8.2). After the draft SD2 (p1) and EOD (p2).

TEST(Cis2Construction1824, TakesItsTurnInItsPlaceAndOnlyLaysTrack_AH8_8)
{
    Table table = afterDraft();
    table.round("OR2.1");
    std::vector<std::string> order = table.operatingOrder();
    order.resize(8);
    EXPECT_THAT(order, ElementsAre("EPP", "EOD", "MLB", "SD1", "SD2", "SD3", "KK1", "KK2"));

    for (const char *railway : {"EOD", "SD2"}) {
        table.turnOf(railway);
        for (const std::string &line : {placeStation(railway), runTrains(railway, 0), buyTrain(railway, "2")})
            EXPECT_TRUE(refusesEvenIfForced(table, line, "builds-only AH-8.8")) << line;
        EXPECT_EQ(table.refusal(done(railway)), "accepted"); // no train is needed
        Table copy = table;
        copy.after(layTrack(railway));
        EXPECT_TRUE(refusesUnlessForced(copy, layTrack(railway), "lays-used-up AH-6.6")) << railway;
        EXPECT_EQ(copy.refusal(done(railway)), "accepted");
    }
}

TEST(Cis2Construction1824, PaysNoTerrain_AH8_8)
{
    Table table = afterDraft();
    table.round("OR2.1").turnOf("EOD");
    const int bank = table.cash("bank");
    table.after(layTile("EOD", "E10", "9")); // 20 for others
    EXPECT_EQ(table.cash("bank"), bank);
    EXPECT_EQ(table.cash("EOD"), 0);
    EXPECT_EQ(table.turn(), "EOD");
}

TEST(Cis2Construction1824, IsNotExchanged_AH8_8)
{
    Table table = afterDraft();
    table.begun("3").round("SR3").turnOf("p2");
    EXPECT_NE(table.refusal(exchange("p2", "EOD")), "accepted");
    EXPECT_NE(table.refusal(forced(exchange("p2", "EOD"))), "accepted");
    EXPECT_EQ(table.refusal(exchange("p2", "MLB")), "accepted");
}

TEST(Cis2Construction1824, SellsAndBuysNoTrain_AH8_8)
{
    Table table = afterDraft();
    table.begun("3").round("OR3.1").turnOf("SD1").cash("SD1", 500);
    EXPECT_NE(table.refusal(buyFrom("SD1", "SD2", "2", 80)), "accepted");
}

/// OR3.1, phase 3, the first 4 is next; SD1 has 500 and no train.
Table withThe4Next(Table table)
{
    table.begun("3").stock("3", 0).cash("SD1", 500).round("OR3.1").turnOf("SD1");
    return table;
}

// Scenario 56
TEST(Cis2Construction1824, BothCloseAtOnceWithTheFirst4Train_AH8_10)
{
    Table table = withThe4Next(afterDraft());
    const int cashOfP1 = table.cash("p1");
    const int cashOfP2 = table.cash("p2");

    table.after(buyTrain("SD1", "4"));

    EXPECT_EQ(table.status("SD2"), "closed");
    EXPECT_EQ(table.status("EOD"), "closed");
    EXPECT_EQ(table.cash("p1"), cashOfP1); // no compensation, nor is B1 exchanged yet
    EXPECT_EQ(table.cash("p2"), cashOfP2);
    EXPECT_EQ(table.percent("p1", "SD"), 0);
}

// Scenario 56, AH-8.11, A-28
TEST(Cis2Construction1824, TheStateGets120ForItOnce_AH8_11)
{
    Table table = withThe4Next(afterDraft());
    table.train("SD1", "3").cash("SD1", 300).cash("SD3", 77).train("KK1", "3").train("KK2", "3").train("SD3", "3");
    table.after({runTrains("SD1", 0), buyTrain("SD1", "4"), exchange("p1", "B1", "BK"), exchange("p2", "B2", "CL")});
    table.after(done("SD1"));
    while (table.round() == "OR3.1")
        idle(table);

    EXPECT_EQ(table.cash("SD"), 840 + 20 + 77);
    EXPECT_EQ(table.director("SD"), "p1");
    EXPECT_EQ(table.percent("p2", "SD"), 10);
    EXPECT_EQ(table.percent("bank", "SD"), 70);
    EXPECT_EQ(table.stationsOnMap("SD"), 2);
}

/// The same draft with KK2 as construction railway instead of SD2.
Table draftWithKk2Building()
{
    Table table = cisleithaniaForTwo();
    table.after({draw("stack1-coal", "EOD"), draw("stack1-prestate", "KK2"), take("p1", "SD1"), take("p2", "KK1"),
                 take("p2", "EOD"), take("p1", "KK2"), take("p2", "SD3"), take("p1", "SD2"), takeCoal("p1", "EPP", 120),
                 takeCoal("p2", "MLB", 120), pass("p1"), pass("p2")});
    return table;
}

TEST(Cis2Construction1824, WithKK2AmongThemBothStayUntilTheFirst5Train_AH8_10)
{
    Table table = withThe4Next(draftWithKk2Building());
    EXPECT_EQ(table.percent("bank", "KK"), 80);
    table.after(buyTrain("SD1", "4"));
    EXPECT_EQ(table.status("KK2"), "operating");
    EXPECT_EQ(table.status("EOD"), "operating");

    table.stock("4", 0).turnOf("KK1").cash("KK1", 500).after(buyTrain("KK1", "5"));
    EXPECT_EQ(table.status("KK2"), "closed");
    EXPECT_EQ(table.status("EOD"), "closed");
}

// AH-8.2, AH-8.11
TEST(Cis2Construction1824, KKFormsWithTheFirst5Train_AH8_2)
{
    Table table = draftWithKk2Building();
    table.begun("4").stock("4", 0).cash("KK1", 500).round("OR4.1").turnOf("KK1");
    table.after({buyTrain("KK1", "5"), done("KK1")});

    ASSERT_EQ(table.round(), "OR4.2");
    EXPECT_EQ(table.status("KK"), "operating");
    EXPECT_EQ(table.cash("KK"), 960 + 100);
    EXPECT_EQ(table.director("KK"), "p2");
    EXPECT_EQ(table.stationsOnMap("KK"), 1); // AH-8.10: KK2's marker has left the board
}

TEST(Cis2Construction1824, The6TrainFormsNothing_AH8_2)
{
    const Table table = cisleithaniaForTwo();
    const GameDefinition &game = table.game();
    for (const PhaseDefinition &phase : game.phases) {
        if (phase.name == "4")
            EXPECT_THAT(phase.forms, ElementsAre(game.findCompany("SD")));
        else if (phase.name == "5")
            EXPECT_THAT(phase.forms, ElementsAre(game.findCompany("KK")));
        else
            EXPECT_THAT(phase.forms, IsEmpty()) << phase.name;
    }
}

TEST(Cis2Construction1824, TheReleasedShareCanBeBought_AH8_9)
{
    Table table = afterDraft();
    table.cash("p1", 2000);
    for (int share = 0; share < 6; ++share)
        table.after(buyShare("p1", "SD")).turnOf("p1");
    EXPECT_EQ(table.percent("bank", "SD"), 10);
    table.cash("p2", 500).turnOf("p2");
    EXPECT_EQ(table.refusal(buyShare("p2", "SD")), "accepted");
}

} // namespace
} // namespace flimnap::test
