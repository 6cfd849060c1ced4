#include "table/values.h"

#include <gtest/gtest.h>

#include "support/journals.h"
#include "support/player_ids.h"
#include "support/random_games.h"
#include "support/table.h"

namespace flimnap::test {
namespace {

TEST(Values, AHoldingIsWorthItsSharesAtThePriceNow)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 240).shares("p1", "BCB", 25);
    const CompanyId company = table.rules().game().findCompany("BCB");

    // A small company's share is 25 %: the director's certificate of two and one more, at 60.
    EXPECT_EQ(holdingValue(table.rules().game(), table.position(), p1, company), Money{180});
    EXPECT_EQ(holdingValue(table.rules().game(), table.position(), p2, company), Money{0});
}

TEST(Values, APurchaseCostsWhatIsPaidWhereverTheMoneyCameFrom)
{
    const CompanyId company(0);
    const Events events{Paid{Party::bank(), p1, Money{100}, Reason::Loan, company},
                        Paid{p1, company, Money{100}, Reason::DirectorsHelp, company},
                        Paid{company, Party::bank(), Money{350}, Reason::TrainPurchase, company}};

    EXPECT_EQ(costTo(events, company), Money{350});
    EXPECT_EQ(costTo(events, p1), Money{0});
}

TEST(Values, WhatIsReceivedCostsLessThanNothing)
{
    EXPECT_EQ(costTo({Paid{Party::bank(), p1, Money{65}, Reason::ShareSale, {}}}, p1), Money{-65});
}

TEST(Values, ADividendIsTheSumOfAllItsPayments)
{
    const Events events{Paid{Party::bank(), p1, Money{44}, Reason::Dividend, {}},
                        Paid{Party::bank(), p2, Money{88}, Reason::Dividend, {}},
                        Paid{Party::bank(), p2, Money{5}, Reason::PrivateIncome, {}}};

    EXPECT_EQ(totalOf(events, Reason::Dividend), Money{132});
}

// AH-5.32: half of it, rounded up; CZ-5.20: no interest.
TEST(Values, ADebtGrowsByItsInterest)
{
    EXPECT_EQ(debtAfterInterest(Table("1824", "ru", "base", 4).game(), Money{105}), Money{105 + 53});
    EXPECT_EQ(debtAfterInterest(Table("1824", "ru", "base", 4).game(), Money{}), Money{});
    EXPECT_EQ(debtAfterInterest(Table(3).game(), Money{105}), Money{105});
}

// AH-2.27: 12000 in all.
TEST(Values, ABankIsLowWithLessThanATenthOfAllMoney)
{
    Table table = Table("1824", "ru", "base", 4);
    EXPECT_FALSE(isBankLow(table.game(), table.cash("bank", 1200).position()));
    EXPECT_TRUE(isBankLow(table.game(), table.cash("bank", 1199).position()));
    const Table unlimited(3);
    EXPECT_FALSE(isBankLow(unlimited.game(), unlimited.position()));
}

// AH-2.19, AH-7.2, AH-7.3
TEST(Values, TheSetThatEndsTheGameIsTheRunningOneOrTheNext)
{
    Table table = Table("1824", "ru", "base", 4);
    table.begun("6").round("SR4");
    EXPECT_EQ(lastRoundOfSet(table.game(), table.position()), (Round{RoundKind::Operating, 4, 3}));

    table.running("BH", "R3C3", "p1", 100).round("OR4.1");
    table.position().roundsInSet = 2;
    EXPECT_EQ(lastRoundOfSet(table.game(), table.position()), (Round{RoundKind::Operating, 4, 2}));

    const Table unlimited(3);
    EXPECT_EQ(lastRoundOfSet(unlimited.game(), unlimited.position()), std::nullopt);
}

// CZ-8.1
TEST(Values, WherePlayersAreCompaniesTheyDrawThemInTheOrderOfTheSeats)
{
    Table table("18cz", "ru", "training", 2);
    const CompanyId ekj = table.game().findCompany("EKJ");
    EXPECT_EQ(nextToDraw(table.game(), table.position()), p1);
    EXPECT_FALSE(ownCompany(table.game(), table.position(), p1));

    table.after(R"({"move":"draw","what":"charter","result":"EKJ"})");
    EXPECT_EQ(nextToDraw(table.game(), table.position()), p2);
    EXPECT_EQ(ownCompany(table.game(), table.position(), p1), ekj);
    EXPECT_FALSE(ownCompany(table.game(), table.position(), p2));

    table.after(R"({"move":"draw","what":"charter","result":"BCB"})");
    EXPECT_FALSE(nextToDraw(table.game(), table.position()));
}

TEST(Values, WhereThereAreSharesNobodyIsACompany)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 240);
    EXPECT_FALSE(ownCompany(table.game(), table.position(), p1));
    EXPECT_FALSE(nextToDraw(table.game(), table.position()));
}

TEST(Values, AnIncomeIsTheSumOfTheStopsOfAllTrains)
{
    EXPECT_EQ(incomeOf({{Money{20}, Money{30}}, {}, {Money{40}}}), Money{90});
    EXPECT_EQ(incomeOf({}), Money{0});
}

Played startOf(const std::string &variant, int players)
{
    return rulesFor(tableOf("18lilliput", "cs", variant, players).header).value()->start();
}

TEST(Values, AnUnusedCopyCardIsWorthTwenty)
{
    const auto rules = rulesFor(tableOf("18lilliput", "cs", "base", 2).header).value();
    Position position = rules->start().position;
    EXPECT_EQ(cardsWorth(rules->game(), position, p1), Money{40}); // LI-7.2: two of them
    EXPECT_EQ(worth(rules->game(), position, p1), Money{30 + 40});

    position.players[p1].spareCards = 1;
    EXPECT_EQ(cardsWorth(rules->game(), position, p1), Money{20});
}

TEST(Values, OnlyGulliverHasNoSeat)
{
    const Position alone = startOf("solo", 1).position;
    EXPECT_FALSE(isUnseated(alone, p1));
    EXPECT_TRUE(isUnseated(alone, p2));
    EXPECT_FALSE(isUnseated(alone, PlayerId()));
    EXPECT_EQ(alone.players[p2].spareCards, 0); // LI-8.7

    const Position withTwo = startOf("base", 2).position;
    EXPECT_FALSE(isUnseated(withTwo, p2));
}

} // namespace
} // namespace flimnap::test
