#include "effects/stories.h"
#include "engine/games/1836jr56_moves.h"
#include "game_fixture.h"
#include "support/joined_game.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// What lies on a table with an auction, loans and a national company. The recorded game: three players, n = 384 is the
// purchase of the first 6-train.

class GameView1836 : public GameViewTest
{
protected:
    void recorded(int moves) { GameViewTest::recorded("1836jr56-3p-1012", moves); }
    /// Three players in OR3.1 of phase 4; GCL of p2 is to act after B of p1. p1 owns ACC, p2 CdH.
    void joined()
    {
        const QString start = QString::fromStdString(joinedTable1836);
        const QString header =
            R"({"flimnap":1,"game":"1836jr56","edition":"pl","variant":"base","players":[{"id":"p1","name":"Player 1"},)"
            R"({"id":"p2","name":"Player 2"},{"id":"p3","name":"Player 3"}],"options":{},"start":%1})";
        EXPECT_EQ(said(library.importText(header.arg(start).simplified(), "Joined")), "");
    }
    [[nodiscard]] QVariantMap lot(const QString &code) { return rowWith(game.lots(), "code", code); }
};

TEST_F(GameView1836, TheAuctionShowsWhatIsOnOfferAndWhoBids_JR4_2)
{
    recorded(3); // p1 bought ACC, p2 E-SF; p3 bid 80 for RdP

    EXPECT_THAT(column(game.lots(), "state"), ElementsAre("sold", "sold", "running", "open"));
    EXPECT_EQ(said(lot("ACC"), "text"), "Player 1");
    EXPECT_EQ(said(lot("CdH"), "text"), "costs 50 F"); // JR-2.13
    EXPECT_EQ(said(lot("RdP"), "text"), "Player 3 80 F");
    EXPECT_EQ(said(lot("RdP"), "name"), "Régie des Postes, pays 15 F a round"); // JR-2.14
    EXPECT_EQ(said(player("p3"), "facts"), "bids 80 F, free 220 F");            // JR-4.4
    EXPECT_THAT(said(player("p1"), "facts"), IsEmpty());
    EXPECT_EQ(said(game.round()), "Auction");
    EXPECT_EQ(said(turn.expectation()), "Player 1 buys CdH, bids for a later one, or passes");
}

TEST_F(GameView1836, WithoutBidsTheLeastOneIsSaid_JR4_3)
{
    recorded(0);
    EXPECT_EQ(said(lot("ACC"), "text"), "costs 20 F");
    EXPECT_EQ(said(lot("RdP"), "text"), "bids from 75 F");
    EXPECT_EQ(said(action("buy_private").title), "Buy a private company");
    EXPECT_EQ(said(turn.dueSheet()), "");
}

TEST_F(GameView1836, WhoeverBidsAgainstOthersIsToldTheLeastRaise_S3)
{
    recorded(1); // p1 has ACC; p2 acts
    after({bid("p2", "CdH", 55), bid("p3", "CdH", 60), buyPrivate("p1", "E-SF")});

    EXPECT_EQ(said(lot("CdH"), "text"), "Player 3 60 F, Player 2 55 F");
    EXPECT_EQ(said(turn.expectation()), "Player 2 bids 65 F or more for CdH, or drops out");
    EXPECT_EQ(said(action("pass").title), "Drop out");
}

TEST_F(GameView1836, ATurnOfAStockRoundGoesOnUntilItIsEnded_JR5_3)
{
    recorded(4);
    EXPECT_EQ(said(action("pass").title), "Pass");

    recorded(5); // p2 started GCL
    EXPECT_EQ(said(action("pass").title), "End the turn");
    EXPECT_EQ(said(turn.expectation()), "Player 2 ends the turn");
}

TEST_F(GameView1836, ACompanySaysWhenItBeginsToOperate_JR6_4)
{
    recorded(5); // GCL: the director's 20 %, the 2-train asks for 20 %
    EXPECT_EQ(said(company("GCL"), "statusText"), "operates when its turn comes");

    recorded(88); // NFL: 20 %, the 3-train asks for 30 %
    EXPECT_EQ(said(company("NFL"), "statusText"), "20 % sold, operates with 30 %");
}

TEST_F(GameView1836, ALoanSaysWhatItBringsAndWhatItCosts_JR6_12)
{
    recorded(17); // GCL acts for the first time

    EXPECT_EQ(said(action("take_loan").terms), "100 F now, 10 F interest in every turn");
    const QString hint = offersOf("take_loan").front().hint;
    EXPECT_THAT(said(hint), AllOf(HasSubstr("loan 1 of at most 2"),                    // JR-6.11
                                  HasSubstr("a share counts 10 F less for each loan"), // JR-7.3
                                  HasSubstr("With the first train of phase 6 all loans must be repaid, or GCL becomes "
                                            "part of MESS (in the rules: CGR)"))); // JR-6.41

    recorded(18);
    EXPECT_THAT(said(company("GCL"), "facts"), HasSubstr("1 loan(s), interest 10 F"));
    EXPECT_THAT(said(company("GCL"), "facts"), HasSubstr("destination Strasbourg (K13)"));
}

TEST_F(GameView1836, AfterTheInterestALoanBringsTenLess_JR6_12)
{
    recorded(19); // GCL did not run; it has bought its train
    EXPECT_EQ(said(action("take_loan").terms), "") << "one a round";
    after({done("GCL")});
    after({buyTrain("HSM", "2")});
    EXPECT_EQ(said(action("take_loan").terms), "90 F now, 10 F interest in every turn");
}

TEST_F(GameView1836, LoansAreRepaidWithATap_JR6_17)
{
    recorded(361);
    const QList<NumberField> numbers = form("repay_loan")->numbers();
    ASSERT_EQ(numbers.size(), 1);
    EXPECT_EQ(said(numbers.front().title), "Loans");
    EXPECT_EQ(numbers.front().suggested, 1);
    EXPECT_TRUE(numbers.front().onlyUsual);
}

TEST_F(GameView1836, ADestinationIsAskedForAfterTrackAndStandsAsideElse_JR6_7)
{
    recorded(81);
    EXPECT_TRUE(action("choose:destination").quiet);

    recorded(82); // HSM has laid track; n = 83: NFL has reached its destination
    EXPECT_FALSE(action("choose:destination").quiet);
    EXPECT_EQ(said(action("choose:destination").title), "A destination is reached");
    const OfferRow nfl = rowWhere(offersOf("choose:destination"), &OfferRow::token, "NFL");
    EXPECT_EQ(said(nfl.special), "Leeuwarden (A9) to Amsterdam (D6)"); // JR-2.6
    EXPECT_EQ(said(turn.dueSheet()), "");

    recorded(83);
    EXPECT_THAT(said(company("NFL"), "facts"), HasSubstr("destination reached"));
    EXPECT_THAT(column(offersOf("choose:destination"), "token"), Not(Contains("NFL")));
}

TEST_F(GameView1836, WhatCompaniesDoOutOfTurnStandsAside_JRD31)
{
    joined();
    EXPECT_THAT(column(offersOf("take_loan"), "buyer"), ElementsAre("GCL"));
    EXPECT_FALSE(action("take_loan").quiet);

    EXPECT_TRUE(action("take_loan:others").quiet);
    EXPECT_EQ(said(action("take_loan:others").title), "Another company: Take a loan");
    const QList<OfferRow> loansOfOthers = offersOf("take_loan:others");
    ASSERT_THAT(column(loansOfOthers, "token"), ElementsAre("B"));
    EXPECT_EQ(loansOfOthers[0].price, 90); // B has paid its interest of the round

    EXPECT_TRUE(action("buy_private:others").quiet);
    const QList<OfferRow> purchases = offersOf("buy_private:others");
    EXPECT_THAT(column(purchases, "heading"), ElementsAre("B: ACC", "B: CdH"));
    EXPECT_THAT(column(purchases, "buyer"), ElementsAre("B", "B"));
    EXPECT_EQ(said(turn.expectation()), "GCL operates, Player 2 decides");

    ASSERT_TRUE(play(takeLoan("B")));
    EXPECT_TRUE(action("take_loan:others").kind.isEmpty()); // one a round
    EXPECT_EQ(said(turn.code()), "GCL");
}

TEST_F(GameView1836, TheNationalCompanyIsAlsoCalledAsInTheBook)
{
    recorded(388);
    EXPECT_THAT(said(company("MESS"), "facts"), HasSubstr("in the rules: CGR"));
}

TEST_F(GameView1836, TheFormationIsLedStepByStep_JR6_41)
{
    recorded(383); // NBDS has bought the first 6-train

    EXPECT_EQ(said(turn.dueSheet()), "ChooseSheet");
    EXPECT_EQ(said(turn.dueKind()), "choose:loans");
    EXPECT_EQ(said(turn.expectation()), "NBDS pays its loans or merges, Player 1 decides");
    EXPECT_THAT(column(game.formation(), "state"),
                ElementsAre("done", "later", "now", "later", "later", "later", "later"));
    EXPECT_EQ(said(rowWith(game.formation(), "company", "NBDS")), "4 loan(s): Player 1 decides");
    const OfferRow pay = offer("choose:loans", "NBDS:pay");
    EXPECT_FALSE(pay.allowed);
    EXPECT_EQ(said(pay.hint), "NBDS still owes 400 F. Its treasury has 43 F; Player 1 would add 357 F and has 195 F.");

    recorded(387); // the last one has merged
    EXPECT_EQ(said(turn.dueKind()), "choose:keep_trains");
    EXPECT_EQ(said(rowWith(game.formation(), "company", "HSM")), "becomes part of MESS");
    EXPECT_THAT(column(game.formation(), "state"), ElementsAre("done", "done", "done", "done", "done", "done", "now"));

    recorded(388);
    EXPECT_THAT(game.formation(), IsEmpty());
}

TEST_F(GameView1836, ThePlayersSharesOfFivePerCentCountHalf_JR5_25)
{
    recorded(388); // B at 80, MESS at 100 and Nord at 60 all count; nobody has a private company
    const auto certificates = [&](const QString &code) { return number(player(code), "certificates"); };
    EXPECT_EQ(certificates("p1"), 7); // B 10 %: 1; MESS 15 %: 3 halves; president of Nord with 50 %: 4; that is 6½
    EXPECT_EQ(certificates("p2"), 6); // president of MESS with 25 %: 1 and 3 halves; Nord 30 %: 3; that is 5½
    EXPECT_EQ(certificates("p3"), 8); // president of B with 60 %: 5; MESS 5 %: a half; Nord 20 %: 2; that is 7½
}

TEST_F(GameView1836, TheChartShowsWhereLimitsEndAndCompaniesClose_JR2_20)
{
    recorded(0);
    EXPECT_EQ(space("R5C1").zone, ChartZone::Uncounted); // 50Y
    EXPECT_EQ(space("R7C1").zone, ChartZone::Unlimited); // 40B
    EXPECT_EQ(space("R5C2").zone, ChartZone::Ordinary);  // 55
    EXPECT_EQ(space("R10C1").zone, ChartZone::Closing);
    EXPECT_THAT(said(chart.legend()), AllOf(HasSubstr("Start prices: C: other companies, N: national company."),
                                            HasSubstr("✕: the company closes")));
}

TEST_F(GameView1836, AtTheEndEveryLoanLowersAShare_JR7_3)
{
    GameViewTest::recorded("1836jr56-4p-1009", 324);
    // Five loans of 10 each.
    const ScoredShares nfl{"NFL", 50, 5, 70, 50, 5 * (70 - 50)};
    EXPECT_THAT(scoreOf("Player 3").shares, testing::Contains(nfl));
}

TEST_F(GameView1836, ABankruptcyIsToldWithWhatIsMissing_JR7_1)
{
    GameViewTest::recorded("1836jr56-4p-1009", 323);

    EXPECT_EQ(said(turn.expectation()), "Player 4 must raise 72 F");
    EXPECT_EQ(said(player("p4"), "owes"), "must raise 72 F at once");
    EXPECT_EQ(said(turn.dueKind()), "bankrupt");
    EXPECT_THAT(said(offersOf("bankrupt").front().hint),
                HasSubstr("Player 4 has to raise 72 F and cannot, whatever is sold."));

    ASSERT_TRUE(play(bankrupt("p4")));
    EXPECT_EQ(said(turn.expectation()), "The game is over.");
    const QList<Story> stories = aftermath.turn().stories;
    EXPECT_THAT(column(stories, "title"), ElementsAre("Player 4 is bankrupt"));
    EXPECT_THAT(column(stories[0].effects), Contains("The game ends at once"));
}

TEST_F(GameView1836, ClosedCompaniesAreToldWithWhatBecameOfThem_JR6_60)
{
    // Given a company on the line above the closing area
    Table table = game1836(3);
    table.begun("3").running("NBDS", "R10C2", "p1", 30).train("NBDS", "3");
    table.round("OR2.1").turnOf("NBDS");
    table.after(runTrains("NBDS", 60));

    // when it keeps its income,
    table.after(withhold("NBDS"));

    // then all is told.
    const Stories stories = storiesOf(table.rules(), moveFrom(withhold("NBDS")), table.events(), table.position());
    ASSERT_THAT(stories.rows, SizeIs(1));
    EXPECT_EQ(plain(stories.rows[0].title), "NBDS is closed: its marker came into the closing area");
    const QList<EffectRow> effects = stories.rows[0].effects;
    EXPECT_THAT(column(effects), Contains("Its certificates are worth nothing and leave the game"));
    EXPECT_EQ(sumFor(effects, "NBDS"), -(30 + 60));
}

TEST_F(GameView1836, TheFormationTellsThePriceAndTheExchange_S37)
{
    // Given B at 90 (p1 60 %, p2 30 %, pool 10 %) and GCL at 75 (p1 20 %, p2 30 %, p3 20 %, pool 30 %), both with more
    // loans than they can pay, and p1's Nord that buys the first 6-train,
    Table table = game1836(3);
    table.begun("5").stock("5", 0).running("Nord", "R4C1", "p1", 700).train("Nord", "5");
    loans(table.running("B", "R2C5", "p1", 50), "B", 3);
    loans(table.running("GCL", "R4C5", "p2", 50), "GCL", 3);
    table.shares("p1", "B", 40).shares("p2", "B", 30).pooled("B", 10);
    table.shares("p1", "GCL", 20).shares("p2", "GCL", 10).shares("p3", "GCL", 20).pooled("GCL", 30);
    table.round("OR2.1");
    for (const std::string company : {"B", "GCL"})
        table.position().companies[table.game().findCompany(company)].hadTurn = true;
    table.turnOf("Nord").after({runTrains("Nord", 0), buyTrain("Nord", "6"), merges("B")});

    // when GCL merges as well,
    table.after(merges("GCL"));

    // then one story tells how the national company came about.
    const Stories stories = storiesOf(table.rules(), moveFrom(merges("GCL")), table.events(), table.position());
    ASSERT_THAT(column(stories.rows, "title"), ElementsAre("MESS is formed"));
    EXPECT_THAT(column(stories.rows[0].effects),
                AllOf(Contains("It takes the place of B, GCL"),
                      Contains("Average of the prices 90, 75, down to a multiple of 5: 80"), // JR-6.43
                      Contains("MESS starts at 100"), Contains("Player 1: 8 old share(s) for 4 of MESS"),
                      Contains("Player 2: 6 old share(s) for 3 of MESS"),
                      Contains("Player 3: 2 old share(s) for 1 of MESS"),
                      Contains("open stock: 4 old share(s) for 2 of MESS"),
                      Contains("MESS begins with 100 F in its treasury"), // twice 50
                      Contains("Player 1 is director of MESS: nobody holds more than his 40 %")));
}

} // namespace
} // namespace flimnap::test
