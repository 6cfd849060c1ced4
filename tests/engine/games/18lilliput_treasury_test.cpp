#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The treasury card pays into one or two companies (LI-5.13, LI-5.38).

/// p1's turn with the card C10; he directs SR and C5.
Table withTreasuryCard(const std::string &phase)
{
    Table table = fourDirectors();
    foundedBy(table, "p1", "C5", 50, 500).phase(phase).round("ACTIONS1").after(takeCard("p1", "C10", 1));
    return table;
}

// Scenario LI-S28
TEST(TreasuryLilliput, PaysByThePhase_LIS28)
{
    for (const auto &[phase, sum] : {std::pair("1", 50), std::pair("2", 50), std::pair("3", 70), std::pair("4", 70),
                                     std::pair("5", 100), std::pair("6", 100), std::pair("7", 100)}) {
        Table table = withTreasuryCard(phase);
        for (const int wrong : {sum - 1, sum + 1})
            EXPECT_TRUE(refusesUnlessForced(table, fund("p1", {{"SR", wrong}}), "wrong-sum LI-5.38")) << phase;
        table.after(fund("p1", {{"SR", sum}}));
        EXPECT_EQ(table.cash("SR"), 500 + sum) << phase;
    }
}

// Scenario LI-S28
TEST(TreasuryLilliput, IsSplitAsThePlayerLikes_LIS28)
{
    Table table = withTreasuryCard("5");
    Table uneven = table;
    table.after(fund("p1", {{"SR", 60}, {"C5", 40}}));
    EXPECT_EQ(table.cash("SR"), 560);
    EXPECT_EQ(table.cash("C5"), 540);
    EXPECT_EQ(table.cash("p1"), 30);

    uneven.after(fund("p1", {{"SR", 99}, {"C5", 1}}));
    EXPECT_EQ(uneven.cash("C5"), 501);
}

// LI-5.38: all of it, and no more.
TEST(TreasuryLilliput, TheWholeSumIsPaid_LI5_38)
{
    const Table table = withTreasuryCard("1");
    EXPECT_TRUE(refusesUnlessForced(table, fund("p1", {{"SR", 20}, {"C5", 20}}), "wrong-sum LI-5.38"));
    EXPECT_TRUE(refusesUnlessForced(table, fund("p1", {{"SR", 50}, {"C5", 50}}), "wrong-sum LI-5.38"));
    EXPECT_TRUE(refusesUnlessForced(table, fund("p1", {{"SR", 0}}), "wrong-sum LI-5.38"));
}

// LI-5.38
TEST(TreasuryLilliput, IsForCompaniesThePlayerDirects_LI5_38)
{
    const Table table = withTreasuryCard("1");
    EXPECT_TRUE(refusesEvenIfForced(table, fund("p1", {{"LNR", 50}}), "not-directed LI-5.38"));
    EXPECT_TRUE(refusesEvenIfForced(table, fund("p1", {{"SR", 30}, {"MR", 20}}), "not-directed LI-5.38"));
    EXPECT_TRUE(refusesEvenIfForced(table, fund("p1", {{"C6", 50}}), "not-directed LI-5.38"));
    EXPECT_TRUE(refusesEvenIfForced(table, fund("p1", {{"XYZ", 50}}), "unknown-name LI-2.49"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(playerMove("fund", "p1"), R"("self":true)"), "bad-value LI-5.38"));
}

// LI-5.13
TEST(TreasuryLilliput, PaysOnce_LI5_13)
{
    Table table = withTreasuryCard("1");
    EXPECT_EQ(openOffers(table).size(), 2U); // and the pass
    table.after(fund("p1", {{"SR", 50}}));
    EXPECT_TRUE(refusesUnlessForced(table, fund("p1", {{"SR", 50}}), "action-used-up LI-5.38"));
    EXPECT_THAT(openOffers(table), ElementsAre(pass("p1")));
}

TEST(TreasuryLilliput, TheSumAndTheCompaniesAreOffered_LI5_38)
{
    const Table table = withTreasuryCard("3");
    const Offers offers = table.rules().offers(table.position());
    ASSERT_TRUE(offers.front().split);
    EXPECT_EQ(offers.front().split->sum, 70);
    EXPECT_THAT(offers.front().split->companies, ElementsAre("SR", "C5"));
}

} // namespace
} // namespace flimnap::test
