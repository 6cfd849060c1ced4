#include <gmock/gmock.h>

#include "18lilliput_operation.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// One player against Gulliver: how the game begins, and whose turn it is (LI-8.7, LI-8.8).

TEST(SoloOpening, GulliversCompanyIsDrawnFirst_LI8_7)
{
    Table table = againstGulliver();
    EXPECT_EQ(table.turn(), "draw");
    EXPECT_TRUE(refusesEvenIfForced(table, take("p1", "SR"), "must-draw LI-8.7"));
    EXPECT_TRUE(refusesEvenIfForced(table, draw("company", "C5"), "unknown-name LI-8.7"));
    EXPECT_TRUE(refusesEvenIfForced(table, draw("share", "SR"), "other-value LI-8.7"));
    for (const char *company : {"SR", "LNR", "MR", "GVR"})
        EXPECT_EQ(table.refusal(draw("company", company)), "accepted") << company;
}

struct Begin
{
    const char *company;
    int price;
    int cash;
    std::size_t trains;
};

class GulliversCompany : public ::testing::TestWithParam<Begin>
{
};

// LI-D26: he has what is special about his company. LI-D27: its treasury is empty.
TEST_P(GulliversCompany, BeginsWithItsAdvantageAndWithoutCapital_LI8_7)
{
    Table table = againstGulliver();
    table.after(draw("company", GetParam().company));

    EXPECT_EQ(table.price(GetParam().company), GetParam().price);
    EXPECT_EQ(table.cash("gulliver"), GetParam().cash);
    EXPECT_EQ(table.trains(GetParam().company), std::vector<std::string>(GetParam().trains, "2"));
    EXPECT_EQ(table.cash(GetParam().company), 0);
    EXPECT_EQ(table.director(GetParam().company), "gulliver");
    EXPECT_EQ(table.percent("gulliver", GetParam().company), 50);
    EXPECT_EQ(table.percent("bank", GetParam().company), 30);
    EXPECT_EQ(table.stationsOnMap(GetParam().company), 1);
    EXPECT_EQ(table.copyCards("gulliver"), 0);
    EXPECT_THAT(table.privates("gulliver"), IsEmpty());
    EXPECT_EQ(table.turn(), "p1");
}

INSTANTIATE_TEST_SUITE_P(All, GulliversCompany,
                         ::testing::Values(Begin{"SR", 50, 30, 1}, Begin{"LNR", 50, 30, 2}, Begin{"MR", 55, 30, 1},
                                           Begin{"GVR", 50, 60, 1}),
                         [](const auto &test) { return std::string(test.param.company); });

TEST(SoloOpening, ThePlayerTakesOneOfTheOthersAndACharacter_LI4_4)
{
    Table table = againstGulliver();
    table.after(draw("company", "MR"));
    EXPECT_TRUE(refusesEvenIfForced(table, take("p1", "MR"), "already-taken LI-4.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, draw("company", "SR"), "wrong-round LI-4.1"));
    table.after(take("p1", "balmuff"));
    EXPECT_TRUE(refusesEvenIfForced(table, take("p1", "limnoc"), "has-that-kind LI-4.2"));
    table.after(take("p1", "GVR"));

    EXPECT_EQ(table.cash("p1"), 60);
    EXPECT_EQ(table.cash("GVR"), 500);
    EXPECT_EQ(table.copyCards("p1"), 0);
    EXPECT_EQ(table.status("SR"), "closed");
    EXPECT_EQ(table.status("LNR"), "closed");
    EXPECT_EQ(table.round(), "ROUND1");
    EXPECT_EQ(*table.game().rounds, 8);
}

TEST(SoloOpening, TheDeckHasTwoTrainsOfEachKind_LI8_7)
{
    Table table = againstGulliver();
    table.after({draw("company", "SR"), take("p1", "LNR"), take("p1", "flimnap")});
    for (const char *card : {"2", "3", "4", "5", "3D"})
        EXPECT_EQ(table.left(card), 2) << card;
    EXPECT_EQ(table.topCard(), "2");
    EXPECT_THAT(table.trains("depot"), IsEmpty());
}

/// Gulliver has SR, p1 has MR and Flimnap; the first round begins.
class SoloRound : public ::testing::Test
{
protected:
    SoloRound() { table.after({draw("company", "SR"), take("p1", "MR"), take("p1", "flimnap")}); }

    Table table = againstGulliver();
};

TEST_F(SoloRound, FourCardsLieOnTheTable_LI8_7)
{
    for (const char *card : {"C2", "C5", "C8", "C9"})
        EXPECT_EQ(table.refusal(takeCard("p1", card, 1)), "accepted") << card;
    for (const char *card : {"C1", "C3", "C4", "C6", "C7", "C10"})
        EXPECT_NE(table.refusal(takeCard("p1", card, 1)), "accepted") << card;
}

TEST_F(SoloRound, TheShareCardCanBeAnother_LID2)
{
    Table swapped = againstGulliver(R"({"swapShareCards":true})");
    swapped.after({draw("company", "SR"), take("p1", "MR"), take("p1", "flimnap")});
    for (const char *card : {"C2", "C4", "C8", "C9"})
        EXPECT_EQ(swapped.refusal(takeCard("p1", card, 1)), "accepted") << card;
    EXPECT_NE(swapped.refusal(takeCard("p1", "C5", 1)), "accepted");
}

TEST_F(SoloRound, ThePlayerTakesTwoCardsThenGulliverActs_LI8_8)
{
    EXPECT_TRUE(refusesEvenIfForced(table, gulliver("plain"), "not-your-turn LI-8.8"));
    table.after({takeCard("p1", "C2", 1), pass("p1")});
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_TRUE(refusesEvenIfForced(table, gulliver("plain"), "not-your-turn LI-8.8"));
    table.after({takeCard("p1", "C9", 2), pass("p1")});

    EXPECT_EQ(table.turn(), "gulliver");
    EXPECT_EQ(table.round(), "ROUND1");
    EXPECT_TRUE(refusesEvenIfForced(table, takeCard("p1", "C8", 2), "not-your-turn LI-8.8"));
    EXPECT_TRUE(refusesEvenIfForced(table, pass("p1"), "not-your-turn LI-8.8"));
}

TEST_F(SoloRound, GulliverTakesNoCardHimself_LI8_8)
{
    EXPECT_NE(table.refusal(forced(takeCard("gulliver", "C2", 1))), "accepted");
    idleThroughActions(table);
    EXPECT_NE(table.refusal(forced(takeCard("gulliver", "C2", 1))), "accepted");
    EXPECT_NE(table.refusal(forced(pass("gulliver"))), "accepted");
}

TEST_F(SoloRound, ThePlayerDirectsNoneOfHisCompanies_LI8_8)
{
    table.after(takeCard("p1", "C8", 1));
    EXPECT_NE(table.refusal(forced(buyTrain("SR", "2"))), "accepted");
}

// Steps A to C cost nothing; a yellow city gets a station at once (LI-8.10).
TEST_F(SoloRound, WhatGulliverLaysCostsNothing_LI8_9)
{
    table.phase("5");
    idleThroughActions(table);
    table.cash("gulliver", 0);
    EXPECT_THAT(wordsOffered(table), ElementsAre("brown", "green", "yellow", "plain", "none"));
    for (const char *track : {"brown", "green", "yellow", "plain", "none"}) {
        Table copy = table;
        copy.after(gulliver(track));
        EXPECT_EQ(copy.cash("gulliver"), 0) << track;
        EXPECT_EQ(copy.cash("SR"), 0) << track;
        EXPECT_EQ(copy.stationsOnMap("SR"), track == std::string("yellow") ? 2 : 1) << track;
    }
}

TEST_F(SoloRound, GulliverHasThreeStationsInAll_LI8_10)
{
    idleThroughActions(table);
    table.stations("SR", 3, 0).after(gulliver("yellow"));
    EXPECT_EQ(table.stationsOnMap("SR"), 3);
}

TEST_F(SoloRound, GulliverUpgradesInTheColoursOfThePhase_LI8_9)
{
    idleThroughActions(table);
    EXPECT_TRUE(refusesUnlessForced(table, gulliver("green"), "tile-colour LI-8.9"));
    table.phase("3");
    EXPECT_EQ(table.refusal(gulliver("green")), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, gulliver("brown"), "tile-colour LI-8.9"));
    EXPECT_THAT(wordsOffered(table), ElementsAre("green", "yellow", "plain", "none"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(gulliver("plain"), R"("rolls":"7")"), "bad-value LI-8.9"));
}

TEST_F(SoloRound, CopyCardsAreNotUsed_LI8_7)
{
    table.after({takeCard("p1", "C9", 2), pass("p1")});
    EXPECT_TRUE(refusesEvenIfForced(table, copyCard("p1", "C9", 2), "no-copy-card LI-5.4"));
}

} // namespace
} // namespace flimnap::test
