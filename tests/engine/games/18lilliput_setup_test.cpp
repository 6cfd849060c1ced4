#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "features/action_cards/standing.h"
#include "support/seats.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Who plays with what: modes, components and what everybody has when the draft is over (LI-1 to LI-3).

/// The cards left in the deck, from the top; 4D never runs out.
std::vector<int> deck(const Table &table)
{
    std::vector<int> left;
    for (const char *card : {"2", "3", "4", "5", "3D"})
        left.push_back(table.left(card));
    return left;
}

std::vector<std::string> actionCards(const Table &table, int players)
{
    std::vector<std::string> codes;
    for (const action_cards::ActionId card : action_cards::tableOf(table.game(), players).cards)
        codes.push_back(action_cards::termsOf(table.game()).cards[card].code);
    return codes;
}

// LI-1.1, table 1a; solo is a variant of its own.
TEST(SetupLilliput, IsForTwoToFour_LI1_1)
{
    const GameDefinition game = lilliput(4).game();
    for (const int players : {2, 3, 4})
        EXPECT_TRUE(isForPlayers(game, players)) << players;
    for (const int players : {1, 5, 6})
        EXPECT_THAT(objectionToPlayers(game, players), HasSubstr("(LI-1.1)")) << players;
}

// Scenario LI-S1
TEST(SetupLilliput, FourPlayers_LIS1)
{
    Table table = lilliput(4);
    draft(table, {"SR", "LNR", "MR", "GVR", "golbasto", "limnoc", "bolgolam", "flimnap"});

    EXPECT_EQ(table.cash("p1"), 30);
    EXPECT_EQ(table.cash("p2"), 30);
    EXPECT_EQ(table.cash("p3"), 30);
    EXPECT_EQ(table.cash("p4"), 60);
    EXPECT_EQ(table.cash("SR"), 500);
    EXPECT_EQ(table.cash("LNR"), 500);
    EXPECT_EQ(table.cash("MR"), 550);
    EXPECT_EQ(table.cash("GVR"), 500);
    EXPECT_THAT(table.trains("SR"), ElementsAre("2"));
    EXPECT_THAT(table.trains("LNR"), ElementsAre("2", "2"));
    EXPECT_THAT(table.trains("MR"), ElementsAre("2"));
    EXPECT_THAT(table.trains("GVR"), ElementsAre("2"));
    EXPECT_THAT(table.pile(55), ElementsAre("MR"));
    EXPECT_THAT(table.pile(50), ElementsAre("SR", "LNR", "GVR"));
    EXPECT_THAT(deck(table), ElementsAre(2, 6, 5, 4, 3));
    EXPECT_EQ(table.topCard(), "2");
    EXPECT_EQ(table.phase(), "1");
    EXPECT_EQ(table.round(), "ROUND1");
    EXPECT_EQ(*table.game().rounds, 8);
    table.after(takeCard("p1", "C10", 1));
    EXPECT_EQ(table.refusal(fund("p1", {{"SR", 50}})), "accepted");
}

// LI-3.6, LI-2.13: the pile is as the companies were taken.
TEST(SetupLilliput, MarkersLieInTheOrderOfTheDraft_LI3_6)
{
    Table table = lilliput(4);
    draft(table, {"GVR", "balmuff", "SR", "flimnap", "LNR", "limnoc", "MR", "golbasto"});

    EXPECT_THAT(table.pile(50), ElementsAre("GVR", "SR", "LNR"));
    EXPECT_THAT(table.operatingOrder(), ElementsAre("MR", "GVR", "SR", "LNR"));
}

// Scenario LI-S3
TEST(SetupLilliput, ThreePlayers_LIS3)
{
    Table table = lilliput(3);
    draft(table, {"SR", "MR", "GVR", "golbasto", "limnoc", "bolgolam"});

    EXPECT_THAT(table.trains("SR"), ElementsAre("2"));
    EXPECT_THAT(table.trains("MR"), ElementsAre("2"));
    EXPECT_THAT(table.trains("GVR"), ElementsAre("2"));
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.status("LNR"), "closed");
    EXPECT_THAT(deck(table), ElementsAre(2, 5, 4, 3, 2));
    EXPECT_EQ(*table.game().rounds, 9);
    EXPECT_THAT(actionCards(table, 3), ElementsAre("C2", "C3", "C4", "C5", "C7", "C8", "C9", "C10"));
    EXPECT_EQ(table.copyCards("p1"), 1);
}

// Scenario LI-S4
TEST(SetupLilliput, TwoPlayers_LIS4)
{
    Table table = lilliput(2);
    draft(table, {"LNR", "MR", "golbasto", "limnoc"});

    EXPECT_THAT(actionCards(table, 2), ElementsAre("C2", "C3", "C4", "C8", "C9", "C10"));
    EXPECT_EQ(table.copyCards("p1"), 2);
    EXPECT_EQ(table.copyCards("p2"), 2);
    EXPECT_THAT(deck(table), ElementsAre(2, 3, 3, 2, 2));
    EXPECT_EQ(*table.game().rounds, 8);
    EXPECT_EQ(table.status("SR"), "closed");
    EXPECT_EQ(table.status("GVR"), "closed");
    EXPECT_THAT(table.trains("LNR"), ElementsAre("2", "2"));
}

// LI-2.26 to LI-2.35, column "4"
TEST(SetupLilliput, FourPlayersHaveTenCards_LI2_26)
{
    EXPECT_THAT(actionCards(lilliput(4), 4), ElementsAre("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"));
    EXPECT_EQ(lilliput(4).copyCards("p4"), 1);
}

// LI-D2: with another number of players there is nothing to swap here.
TEST(SetupLilliput, TheShareCardOfTwoPlayersMayBeTheOther_LID2)
{
    EXPECT_THAT(actionCards(lilliput(2, R"({"swapShareCards":true})"), 2),
                ElementsAre("C2", "C3", "C5", "C8", "C9", "C10"));
}

// LI-D17, LI-D31: other numbers of rounds, the bank has no bottom.
TEST(SetupLilliput, TheNumberOfRoundsCanBeAgreedUpon_LID17)
{
    EXPECT_EQ(*lilliput(2, R"({"overrides":{"rounds":9}})").game().rounds, 9);
    EXPECT_EQ(*lilliput(3, R"({"overrides":{"rounds":8}})").game().rounds, 8);
    EXPECT_FALSE(lilliput(4).game().bank);
}

// LI-2.6, LI-2.7: a director's certificate and three others; a fifth of the company does not exist.
TEST(SetupLilliput, ACompanyHasCertificatesFor80Percent_LI2_6)
{
    Table table = lilliput(4);
    draft(table, {"SR", "LNR", "MR", "GVR", "golbasto", "limnoc", "bolgolam", "flimnap"});

    EXPECT_EQ(table.percent("p1", "SR"), 50);
    EXPECT_EQ(table.directorsCertificate("SR"), "p1");
    EXPECT_EQ(table.certificates("p1"), 1);
    EXPECT_EQ(table.percent("bank", "SR"), 30);
    EXPECT_EQ(table.stationsOnMap("SR"), 1);
    EXPECT_EQ(table.tokensLeft("SR"), 2);
    for (const char *later : {"C5", "C6", "C7", "C8"}) {
        EXPECT_EQ(table.status(later), "waiting") << later;
        EXPECT_EQ(table.cash(later), 0) << later;
        EXPECT_THAT(table.trains(later), IsEmpty()) << later;
    }
}

// LI-3.10
TEST(SetupLilliput, TheCharacterNobodyTookLeavesTheGame_LI3_10)
{
    Table table = lilliput(4);
    draft(table, {"SR", "LNR", "MR", "GVR", "golbasto", "limnoc", "bolgolam", "flimnap"});

    EXPECT_THAT(table.privates("p1"), ElementsAre("flimnap"));
    EXPECT_THAT(table.privates("p4"), ElementsAre("golbasto"));
    EXPECT_THAT(table.privates("bank"), IsEmpty());
    EXPECT_EQ(table.turn(), "p1"); // no money of Balmuff is given out
}

// LI-D30
TEST(SetupLilliput, LaterCompaniesCanBeNamed_LID30)
{
    const Table table =
        fourDirectors(
            R"({"overrides":{"companies":{"C5":{"code":"BR","name":"Blefuscu Railway","colour":"#123456"}}}})")
            .cash("p1", 250)
            .round("ACTIONS1")
            .after(takeCard("p1", "C4", 1));
    EXPECT_EQ(table.refusal(startCompany("p1", "BR", 50)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "C5", 50), "unknown-name LI-2.49"));
}

/// What a train costs and from which phase on it is sold.
struct PrintedTrain
{
    std::string train;
    int price;
    std::string phase;
};

class PrintedTrains : public ::testing::TestWithParam<PrintedTrain>
{
};

// LI-2.14 to LI-2.19, LI-2.P2 to LI-2.P7
TEST_P(PrintedTrains, CostTheirPriceAndBeginTheirPhase_LI2_14)
{
    const auto &[train, price, phase] = GetParam();
    Table table = fourDirectors();
    table.deckFrom(train).cash("SR", 1000).round("ACTIONS1").after({takeCard("p1", "C8", 1), buyTrain("SR", train)});

    EXPECT_EQ(table.cash("SR"), 1000 - price);
    EXPECT_EQ(table.phase(), phase);
    EXPECT_THAT(table.trains("SR"), ElementsAre(train));
}

INSTANTIATE_TEST_SUITE_P(Table2c, PrintedTrains,
                         ::testing::Values(PrintedTrain{"2", 80, "2"}, PrintedTrain{"3", 150, "3"},
                                           PrintedTrain{"4", 300, "4"}, PrintedTrain{"5", 400, "5"},
                                           PrintedTrain{"3D", 500, "6"}, PrintedTrain{"4D", 650, "7"}),
                         [](const auto &test) { return "Train" + test.param.train; });

} // namespace
} // namespace flimnap::test
