#include "effects/effect_rows.h"

#include <gmock/gmock.h>

#include "rows.h"
#include "support/games_in_session.h"
#include "support/player_moves.h"
#include "support/table.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

QList<EffectRow> effectsOf(const Table &table)
{
    return effectRows(table.rules(), table.events());
}

TEST(Effects, APurchaseFromTheBankIsOneRowOfTheBuyer)
{
    Table table(3);
    table.after(buyPrivate("p1", "S1"));

    const QList<EffectRow> rows = effectsOf(table);

    EXPECT_EQ(sumFor(rows, "Player 1"), -25); // CZ-2.20
    EXPECT_EQ(plain(rowWhere(rows, &EffectRow::text, "Player 1").note), "private railway bought");
    EXPECT_EQ(rowWhere(rows, &EffectRow::text, "Player 1").kind, EffectKind::Paid);
    EXPECT_THAT(column(rows), Contains("S1 goes to Player 1"));
    EXPECT_EQ(rowWhere(rows, &EffectRow::text, "S1 goes to Player 1").kind, EffectKind::Private);
}

// CZ-6.10
TEST(Effects, APaymentBetweenTwoAccountsHasARowForEach)
{
    Table table(3);
    table.phase("b").operating("BCB", 60, "p1", 100).privateOf("p2", "S2").round("OR1.1");
    table.after(buyLocal("BCB", "S2", 40));

    const QList<EffectRow> rows = effectsOf(table);

    EXPECT_EQ(sumFor(rows, "BCB"), -40);
    EXPECT_EQ(sumFor(rows, "Player 2"), 40);
    EXPECT_EQ(sumFor(rows, "bank"), 0);
}

// CZ-6.41: BCB's director has 50 %, the other half lies in the bank.
TEST(Effects, WhatTheBanksOwnSharesEarnStaysInTheBank)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 0).train("BCB", "a.2").round("OR1.1").after(runTrains("BCB", 40));
    const Position before = table.position();
    const auto unpaid = [&](const std::string &line) {
        Table after = table;
        after.after(line);
        return unpaidIncome(table.rules(), before, moveFrom(line), after.events());
    };

    ASSERT_THAT(column(unpaid(payOut("BCB"))), ElementsAre("20 K of the income stay in the bank"));
    EXPECT_EQ(unpaid(payOut("BCB"))[0].kind, EffectKind::Bank);
    EXPECT_THAT(unpaid(withhold("BCB")), IsEmpty());
}

// CZ-10.7: VBW's income of 70 is 53 for three of its four shares and 18 for one.
TEST(Effects, ADividendTellsEverySharerWhichCompanyPays)
{
    Table table(3);
    table.operating("VBW", 58, "p3", 0).shares("p3", "VBW", 25).shares("p2", "VBW", 25).train("VBW", "a.2");
    table.round("OR1.1").after(runTrains("VBW", 70)).after(payOut("VBW"));

    const QList<EffectRow> rows = effectsOf(table);

    EXPECT_EQ(sumFor(rows, "Player 3"), 53);
    EXPECT_EQ(sumFor(rows, "Player 2"), 18);
    EXPECT_EQ(plain(rowWhere(rows, &EffectRow::text, "Player 2").note), "VBW · dividend");
    EXPECT_THAT(column(rows), Contains("VBW: price 58 → 63")); // CZ-6.44
}

TEST(Effects, ATurnThatBeginsIsNoNews)
{
    Table table(3);
    table.after(pass("p1"));
    EXPECT_THAT(effectsOf(table), IsEmpty());
}

// CZ-2.70: 60 and 65 are the fourth and fifth cells of the lower row.
TEST(Effects, AnArrowGoesFromCellToCell)
{
    Table table(3);
    table.operating("BCB", 65, "p1", 0).train("BCB", "a.2").round("OR1.1").after(runTrains("BCB", 0));

    const QList<PriceArrow> arrows = priceArrows(table.game(), table.events());

    ASSERT_THAT(arrows, SizeIs(1));
    EXPECT_EQ(arrows[0], (PriceArrow{.fromRow = 1, .fromColumn = 4, .toRow = 1, .toColumn = 3}));
}

// CZ-2.71: at the edge of the chart no move is made.
TEST(Effects, AMarkerThatStaysHasNoArrow)
{
    Table table(3);
    table.operating("BCB", 40, "p1", 0).train("BCB", "a.2").round("OR1.1").after(runTrains("BCB", 0));

    EXPECT_THAT(priceArrows(table.game(), table.events()), IsEmpty());
    EXPECT_THAT(column(effectsOf(table)), Contains("BCB stays at 40"));
}

// CZ-10.32: the first e-card sold as 4 begins phase e and scraps all 2.
TEST(Effects, APurchaseThatDoesMoreSaysSo)
{
    Table table(3);
    table.phase("d").deckFrom("e").operating("BCB", 60, "p1", 500).operating("MW", 50, "p2", 0);
    table.train("MW", "a.2").train("MW", "b.2").round("OR1.1").after(buyTrain("BCB", "e.4"));

    EXPECT_EQ(plain(furtherConsequences(table.rules(), table.events())), "starts phase e · 2 train(s) leave the game");
}

TEST(Effects, AnOrdinaryPurchaseHasNoFurtherConsequences)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 500).round("OR1.1").after(buyTrain("BCB", "a.2"));

    EXPECT_EQ(furtherConsequences(table.rules(), table.events()), QString());
}

} // namespace
} // namespace flimnap::test
