#include "decisions/income_form.h"
#include "engine/games/18cz_variants.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Moravia-Silesia for three: five lots from 25, 40, 55, 50 and 50 (CZ-8.47); Anna has the first turn-order card.
class AuctionTest : public GameViewTest
{
protected:
    AuctionTest()
    {
        Configuration config = configOf({"Anna", "Boris", "Cyril"});
        config.variant = "moravia-silesia";
        EXPECT_EQ(said(library.create(config)), "");
    }

    /// Every lot as "S1 open: from 25 K".
    std::vector<std::string> lots()
    {
        std::vector<std::string> rows;
        for (const QVariant &lot : game.lots()) {
            const QVariantMap row = lot.toMap();
            rows.push_back(said(row, "code") + " " + said(row, "state") + ": " + said(row));
        }
        return rows;
    }
};

TEST_F(AuctionTest, BeginsWithAllLotsAtTheirLeastBids_CZ8_47)
{
    EXPECT_THAT(lots(), ElementsAre("S1 open: from 25 K", "M1 open: from 40 K", "L1 open: from 55 K",
                                    "MW open: from 50 K", "3E open: from 50 K"));
    EXPECT_EQ(said(turn.expectation()), "Anna names a railway with a bid, or passes");
    EXPECT_EQ(said(action("bid").sheet), "BidSheet");
    EXPECT_EQ(said(action("pass").title), "Pass");
    EXPECT_EQ(offer("bid", "L1").price, 55);
}

TEST_F(AuctionTest, TellsWhoBidsWhatAndWhoIsOut_CZ8_48)
{
    after({bid("p1", "MW", 50), bid("p2", "MW", 60), pass("p3")});

    EXPECT_EQ(lots().at(3), "MW running: Boris bids 60 K · out: Cyril");
    EXPECT_EQ(said(turn.expectation()), "Anna bids 65 K or more for MW, or drops out");
    EXPECT_EQ(said(action("pass").title), "Drop out");
    ASSERT_EQ(offersOf("bid").size(), 1);
    EXPECT_EQ(offersOf("bid").front().price, 65);
}

TEST_F(AuctionTest, TellsWhoseALotIsAndForHowMuch_CZ8_48)
{
    after({bid("p1", "MW", 50), pass("p2"), pass("p3")});

    EXPECT_EQ(lots().at(3), "MW sold: Anna, for 50 K");
    EXPECT_EQ(player("p1").value("cash").toInt(), 400); // of 450 (CZ-8.40)
    EXPECT_EQ(said(turn.expectation()), "Boris names a railway with a bid, or passes");
}

TEST_F(AuctionTest, IsOverWithTheFirstStockRound_CZ8_48)
{
    after({pass("p1"), pass("p2"), pass("p3")});

    EXPECT_EQ(said(game.round()), "SR 1");
    EXPECT_THAT(lots(), IsEmpty());
}

class PapersTest : public GameViewTest
{
};

TEST_F(PapersTest, TheOwnerOfMwSaysWhatItsHexIsWorth_CZ8_51)
{
    recorded("18cz-moravia-silesia-3p-4", 50); // OR1.1 has just begun

    EXPECT_EQ(said(turn.expectation()), "Player 2 says what the hex of MW is worth");
    EXPECT_EQ(said(turn.dueSheet()), "ChooseSheet");
    EXPECT_EQ(said(turn.dueReason()), "MW pays its owner what the tile of its hex is worth. Before that the owner may "
                                      "lay or upgrade that tile for nothing.");
    ASSERT_TRUE(play(R"({"move":"choose","by":"p2","what":"mw_value","value":20})"));
    EXPECT_EQ(said(journalRow(51)), "Player 2: the hex of MW is worth 20");
}

TEST_F(PapersTest, ATrainOnPaperIsAmongTheTrainsThatRun_CZ8_53)
{
    recorded("18cz-moravia-silesia-3p-4", 71); // before Ug gets the 3E
    const qsizetype own = form<IncomeForm>("run_trains")->trains().size();
    const OfferRow paper = offer("use_private", "3E");
    ASSERT_FALSE(paper.label.isEmpty());
    EXPECT_EQ(paper.price, 0) << "it was paid for before";

    ASSERT_TRUE(play(R"({"move":"use_private","by":"Ug","private":"3E"})"));

    EXPECT_EQ(said(journalRow(72)), "Ug gets 3E for its next run");
    const QStringList trains = form<IncomeForm>("run_trains")->trains();
    ASSERT_EQ(trains.size(), own + 1);
    EXPECT_EQ(said(trains.back()), "3E");
}

} // namespace
} // namespace flimnap::test
