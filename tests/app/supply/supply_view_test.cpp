#include "engine/games/1824_moves.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

// The bank, the trains, the phase and the rounds.

TEST_F(GameViewTest, AnUnlimitedBankIsNotShown)
{
    EXPECT_FALSE(supply.bankIsLimited());
    EXPECT_TRUE(statement("bank").isEmpty());
}

TEST_F(GameViewTest, ALimitedBankIsAlwaysShown_AH2_27)
{
    recorded("1824-4p-1001", 0);

    EXPECT_EQ(supply.bankCash(), 12000 - 4 * 680);
    EXPECT_EQ(said(supply.bankNote()), "");
    EXPECT_EQ(statement("bank")[0].balance, 12000 - 4 * 680);

    play(buyPrivate("p4", "B1"));
    EXPECT_EQ(supply.bankCash(), 12000 - 4 * 680 + 120);
}

TEST_F(GameViewTest, ALowBankWarnsBeforeItBreaks)
{
    recorded("1824cis-2p-1101", 0);
    const int left = supply.bankCash();
    play(correct(R"("account":"p1","amount":)" + std::to_string(left - 400))); // a tenth of 4000: AH-2.27
    EXPECT_EQ(said(supply.bankNote()), "");

    play(correct(R"("account":"p1","amount":1)"));
    EXPECT_EQ(said(supply.bankNote()), "less than a tenth is left");
}

TEST_F(GameViewTest, ABrokenBankSaysWhenTheGameEnds_AH7_2)
{
    recorded("1824-4p-1001", 736); // OR10.1 of three

    EXPECT_EQ(said(supply.bankNote()), "broken, the game ends after OR 10.3");
    EXPECT_THAT(column(supply.rounds(), "title"), ElementsAre("SR 10", "OR 10.1", "OR 10.2", "OR 10.3", "End"));
}

TEST_F(GameViewTest, WhereSetsHaveNoTrackTheRunningOneIsShown_AH2_20)
{
    recorded("1824-4p-1001", 150);

    EXPECT_THAT(column(supply.rounds(), "title"), ElementsAre("SR 4", "OR 4.1", "OR 4.2", "SR 5"));
    EXPECT_THAT(column(supply.rounds(), "current"), ElementsAre("false", "true", "false", "false"));
    EXPECT_THAT(column(supply.rounds(), "past"), ElementsAre("true", "false", "false", "false"));
    EXPECT_THAT(said(supply.privateValue()), IsEmpty());

    recorded("1824cis-2p-1101", 2);
    EXPECT_THAT(column(supply.rounds(), "title"), ElementsAre("Draft", "SR 1", "OR 1.1", "SR 2"));
}

TEST_F(GameViewTest, ThePhaseTellsRoundsGoodsTrainsAndExchanges_AH2_19)
{
    recorded("1824-4p-1001", 150); // phase 3

    const std::string summary = said(supply.phaseSummary());
    EXPECT_THAT(summary, HasSubstr("coal 2, pre-state 2, regional 4."));
    EXPECT_THAT(summary, HasSubstr("Tiles: yellow, green."));
    EXPECT_THAT(summary, HasSubstr("2 operating round(s) after a stock round."));
    EXPECT_THAT(summary, HasSubstr("Trains besides: 2g.")); // the 1g are sold out
    EXPECT_THAT(summary, HasSubstr("May be exchanged in stock rounds: coal, mountain."));
}

TEST_F(GameViewTest, APhaseWithoutTheseSaysNothingOfThem)
{
    EXPECT_THAT(said(supply.phaseSummary()), Not(HasSubstr("round")));
    EXPECT_THAT(said(supply.phaseSummary()), Not(HasSubstr("besides")));
    EXPECT_THAT(said(supply.privateValue()), Not(IsEmpty()));
}

TEST_F(GameViewTest, GoodsTrainsLieBesideTheDeck_AH6_20)
{
    recorded("1824-4p-1001", 150);

    EXPECT_THAT(column(supply.stacks(), "title"), ElementsAre("On sale: train 3, 6 left", "On sale: train 2g, 5 left"));
    EXPECT_THAT(supply.upcoming(), ElementsAre("4: 4", "5: 3", "6: 3", "8: 2", "10: 20", "3g: 4 (after the first 4)",
                                               "4g: 3 (after the first 6)", "5g: 2 (after the first 8)"));
}

TEST_F(GameViewTest, CardsWithLettersKeepThem)
{
    EXPECT_THAT(column(supply.stacks(), "title"),
                ElementsAre("On sale: card a, 5 left")); // CZ-2.30
    EXPECT_EQ(said(supply.upcoming().back()), "j: any number");
}

} // namespace
} // namespace flimnap::test
