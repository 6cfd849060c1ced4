#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Statements, the worth by round, and cash that is counted on the table.

TEST_F(GameViewTest, AStatementTellsEveryChangeTheNewestFirst)
{
    after(bcbAndMwOperate());

    const QVariantList anna = game.statement("p1");
    EXPECT_THAT(column(anna), ElementsAre("BCB: share bought", "Opening balance"));
    EXPECT_THAT(column(anna, "change"), ElementsAre("-130", "300")); // CZ-5.7, CZ-3.1
    EXPECT_THAT(column(anna, "balance"), ElementsAre("170", "300"));
    EXPECT_THAT(column(anna, "place"), ElementsAre("5", "0"));

    const QVariantList bcb = game.statement("BCB");
    EXPECT_THAT(column(bcb), ElementsAre("Capital"));
    EXPECT_EQ(number(bcb[0].toMap(), "balance"), 4 * 65); // CZ-5.9
    EXPECT_THAT(game.statement("nobody"), IsEmpty());
}

TEST_F(GameViewTest, EveryStatementSumsUpToTheBalance)
{
    recorded("18cz-4p-911", 424);

    for (const QVariantMap &account : rowsOf(game.accounts())) {
        const QString code = account.value("value").toString();
        const QVariantList changes = game.statement(code);
        int balance = 0;
        for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
            balance += number(change->toMap(), "change");
            EXPECT_EQ(number(change->toMap(), "balance"), balance) << code.toStdString();
        }
        EXPECT_EQ(balance, player(code).isEmpty() ? number(company(code), "treasury") : number(player(code), "cash"));
    }
}

std::vector<std::string> roundsOf(const QVariantMap &series)
{
    return column(series.value("worths").toList(), "label");
}

int lastWorth(const QVariantMap &series)
{
    return number(series.value("worths").toList().back().toMap(), "worth");
}

TEST_F(GameViewTest, WorthIsTakenAtTheEndOfEachRoundAndNow)
{
    EXPECT_THAT(roundsOf(game.worthByRound()[0].toMap()), ElementsAre("Opening"));

    after(bcbAndMwOperate() + Lines{buyTrain("BCB", "a.2")});

    const QVariantMap anna = game.worthByRound()[0].toMap();
    EXPECT_EQ(said(anna, "name"), "Anna");
    EXPECT_THAT(roundsOf(anna), ElementsAre("Opening", "SR 1", "OR 1.1"));
    EXPECT_THAT(column(anna.value("worths").toList(), "worth"),
                ElementsAre("300", "300", "290")); // BCB went from 65 to 60: CZ-6.46
}

TEST_F(GameViewTest, WorthEndsWithThePresentWorth)
{
    for (const int moves : {60, 250, 475}) {
        recorded("18cz-4p-911", moves);
        for (const QVariantMap &series : rowsOf(game.worthByRound()))
            EXPECT_EQ(lastWorth(series), number(player(series.value("code").toString()), "worth")) << moves;
    }
    ASSERT_TRUE(game.isOver());

    // A game that is over can still be corrected.
    const int before = number(player("p1"), "worth");
    after({correct(R"("account":"p1","amount":50)")});
    EXPECT_EQ(lastWorth(game.worthByRound()[0].toMap()), before + 50);
}

TEST_F(GameViewTest, CountedCashThatIsInTheBookAgrees)
{
    after({buyPrivate("p1", "S1")});

    const QVariantMap count = game.countCash("p1", 300 - 25);

    EXPECT_EQ(number(count, "book"), 275);
    EXPECT_EQ(number(count, "difference"), 0);
    EXPECT_THAT(count.value("suspects").toList(), IsEmpty());
}

/// Anna bought S1 for 25 and M1 for 40, and has 235 in the book.
class CountedCash : public GameViewTest
{
protected:
    CountedCash()
    {
        after({buyPrivate("p1", "S1"), pass("p2"), pass("p3"), pass("p4"), pass("p4"), pass("p3"), pass("p2"),
               buyPrivate("p1", "M1")});
    }
};

TEST_F(CountedCash, FindsTheEntryThatWasNotPaid)
{
    const QVariantMap count = game.countCash("p1", 235 + 25);

    EXPECT_EQ(number(count, "difference"), 25);
    EXPECT_THAT(column(count.value("suspects").toList(), "place"), ElementsAre("1"));
}

TEST_F(CountedCash, FindsTheEntryThatWasPaidTheWrongWayRound)
{
    const QVariantMap count = game.countCash("p1", 235 + 2 * 40);

    EXPECT_EQ(number(count, "difference"), 80);
    EXPECT_THAT(column(count.value("suspects").toList(), "place"), ElementsAre("8"));
}

TEST_F(CountedCash, BlamesNoEntryThatExplainsNothing)
{
    for (const int counted : {235 + 7, 235 - 1, 0})
        EXPECT_THAT(game.countCash("p1", counted).value("suspects").toList(), IsEmpty()) << counted;
}

TEST_F(CountedCash, AgreesOnceTheDifferenceIsBooked)
{
    const int difference = number(game.countCash("p1", 260), "difference");

    after({correct(R"("account":"p1","amount":)" + std::to_string(difference))});

    EXPECT_EQ(number(game.countCash("p1", 260), "difference"), 0);
    EXPECT_EQ(number(player("p1"), "cash"), 260);
    EXPECT_TRUE(journalRow(9).value("correction").toBool());
    EXPECT_EQ(said(journalRow(9)), "Correction: Anna 25 K");
}

TEST_F(CountedCash, KnowsTreasuriesToo)
{
    after({buyPrivate("p1", "S2"), pass("p2"), pass("p3"), pass("p4"), pass("p4"), pass("p3"), pass("p2"), pass("p1")});
    after({startCompany("p1", "BCB", 50)});

    EXPECT_EQ(number(game.countCash("BCB", 190), "book"), 4 * 50);
    EXPECT_THAT(column(game.countCash("BCB", 0).value("suspects").toList()), ElementsAre("Capital"));
}

} // namespace
} // namespace flimnap::test
