#include "session/cash_count.h"

#include <gmock/gmock.h>

#include "support/games_in_session.h"
#include "support/player_ids.h"
#include "support/player_moves.h"

namespace flimnap::test {
namespace {

using ::testing::IsEmpty;

/// p1 began with 380 (CZ-3.1) and paid 25 for S1: the book says 355.
Session afterOnePurchase()
{
    Session session = newGame(3);
    after(session, {buyPrivate("p1", "S1")});
    return session;
}

TEST(CashCount, FindsNothingWhereTableAndBookAgree)
{
    const CashCount count = countCash(afterOnePurchase(), p1, Money{355});

    EXPECT_EQ(count.book, Money{355});
    EXPECT_EQ(count.difference, Money{0});
    EXPECT_THAT(count.suspects, IsEmpty());
}

TEST(CashCount, SuspectsThePaymentThatWasForgottenOnTheTable)
{
    const CashCount count = countCash(afterOnePurchase(), p1, Money{380});

    EXPECT_EQ(count.difference, Money{25});
    ASSERT_EQ(count.suspects.size(), 1U);
    EXPECT_EQ(count.suspects.front().move, 1);
}

TEST(CashCount, SuspectsThePaymentThatWentTheWrongWay)
{
    // Instead of paying 25 he was given 25.
    const CashCount count = countCash(afterOnePurchase(), p1, Money{405});

    EXPECT_EQ(count.difference, Money{50});
    ASSERT_EQ(count.suspects.size(), 1U);
    EXPECT_EQ(count.suspects.front().change, Money{-25});
}

TEST(CashCount, SuspectsNobodyForADifferenceNoEntryHas)
{
    EXPECT_THAT(countCash(afterOnePurchase(), p1, Money{300}).suspects, IsEmpty());
}

} // namespace
} // namespace flimnap::test
