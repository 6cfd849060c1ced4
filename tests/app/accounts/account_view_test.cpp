#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Statements, the worth by round, and cash that is counted on the table.

TEST_F(GameViewTest, AStatementTellsEveryChangeTheNewestFirst)
{
    after(bcbAndMwOperate());

    const QList<StatementRow> anna = statement("p1");
    EXPECT_THAT(column(anna), ElementsAre("BCB: share bought", "Opening balance"));
    EXPECT_THAT(column(anna, "change"), ElementsAre("-130", "300")); // CZ-5.7, CZ-3.1
    EXPECT_THAT(column(anna, "balance"), ElementsAre("170", "300"));
    EXPECT_THAT(column(anna, "place"), ElementsAre("5", "0"));

    const QList<StatementRow> bcb = statement("BCB");
    EXPECT_THAT(column(bcb), ElementsAre("Capital"));
    EXPECT_EQ(bcb[0].balance, 4 * 65); // CZ-5.9
    EXPECT_THAT(statement("nobody"), IsEmpty());
}

TEST_F(GameViewTest, EveryStatementSumsUpToTheBalance)
{
    recorded("18cz-4p-911", 424);

    for (const Option &account : accounts.names()) {
        const QString code = account.value;
        const QList<StatementRow> changes = statement(code);
        int balance = 0;
        for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
            balance += change->change;
            EXPECT_EQ(change->balance, balance) << code.toStdString();
        }
        EXPECT_EQ(balance, player(code).isEmpty() ? number(company(code), "treasury") : number(player(code), "cash"));
    }
}

TEST_F(GameViewTest, WorthIsTakenAtTheEndOfEachRoundAndNow)
{
    EXPECT_THAT(column(scores.worths()[0].marks, "round"), ElementsAre("Opening"));

    after(bcbAndMwOperate() + Lines{buyTrain("BCB", "a.2")});

    const WorthLine anna = scores.worths()[0];
    EXPECT_EQ(said(anna.player.name), "Anna");
    EXPECT_THAT(column(anna.marks, "round"), ElementsAre("Opening", "SR 1", "OR 1.1"));
    EXPECT_THAT(column(anna.marks, "worth"), ElementsAre("300", "300", "290")); // BCB went from 65 to 60: CZ-6.46
}

TEST_F(GameViewTest, WorthEndsWithThePresentWorth)
{
    for (const int moves : {60, 250, 475}) {
        recorded("18cz-4p-911", moves);
        for (const WorthLine &line : scores.worths())
            EXPECT_EQ(line.marks.back().worth, number(player(line.code), "worth")) << moves;
    }
    ASSERT_TRUE(game.isOver());

    // A game that is over can still be corrected.
    const int before = number(player("p1"), "worth");
    after({correct(R"("account":"p1","amount":50)")});
    EXPECT_EQ(scores.worths()[0].marks.back().worth, before + 50);
}

TEST_F(GameViewTest, CountedCashThatIsInTheBookAgrees)
{
    after({buyPrivate("p1", "S1")});

    AccountView anna(accounts);
    anna.setCode("p1");
    anna.setCounted(300 - 25);

    EXPECT_EQ(anna.book(), 275);
    EXPECT_EQ(anna.difference(), 0);
    EXPECT_THAT(anna.suspects(), IsEmpty());
}

/// Anna bought S1 for 25 and M1 for 40, and has 235 in the book.
class CountedCash : public GameViewTest
{
protected:
    CountedCash()
    {
        after({buyPrivate("p1", "S1"), pass("p2"), pass("p3"), pass("p4"), pass("p4"), pass("p3"), pass("p2"),
               buyPrivate("p1", "M1")});
        anna.setCode("p1");
    }

    AccountView anna{accounts};
};

TEST_F(CountedCash, FindsTheEntryThatWasNotPaid)
{
    anna.setCounted(235 + 25);

    EXPECT_EQ(anna.difference(), 25);
    EXPECT_THAT(column(anna.suspects(), "place"), ElementsAre("1"));
}

TEST_F(CountedCash, FindsTheEntryThatWasPaidTheWrongWayRound)
{
    anna.setCounted(235 + 2 * 40);

    EXPECT_EQ(anna.difference(), 80);
    EXPECT_THAT(column(anna.suspects(), "place"), ElementsAre("8"));
}

TEST_F(CountedCash, BlamesNoEntryThatExplainsNothing)
{
    for (const int counted : {235 + 7, 235 - 1, 0}) {
        anna.setCounted(counted);
        EXPECT_THAT(anna.suspects(), IsEmpty()) << counted;
    }
}

TEST_F(CountedCash, AgreesOnceTheDifferenceIsBooked)
{
    anna.setCounted(260);
    int told = 0;
    QObject::connect(&anna, &AccountView::changed, &anna, [&] { ++told; });

    after({correct(R"("account":"p1","amount":)" + std::to_string(anna.difference()))});

    EXPECT_EQ(anna.difference(), 0);
    EXPECT_GT(told, 0);
    EXPECT_EQ(number(player("p1"), "cash"), 260);
    EXPECT_TRUE(journalRow(9).value("correction").toBool());
    EXPECT_EQ(said(journalRow(9)), "Correction: Anna 25 K");
}

TEST_F(CountedCash, KnowsTreasuriesToo)
{
    after({buyPrivate("p1", "S2"), pass("p2"), pass("p3"), pass("p4"), pass("p4"), pass("p3"), pass("p2"), pass("p1")});
    after({startCompany("p1", "BCB", 50)});

    AccountView bcb(accounts);
    bcb.setCode("BCB");

    EXPECT_EQ(bcb.book(), 4 * 50);
    EXPECT_THAT(column(bcb.suspects()), ElementsAre("Capital")); // nothing was counted
}

} // namespace
} // namespace flimnap::test
