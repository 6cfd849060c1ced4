#include "ledger/ledger.h"

#include <set>

#include <gtest/gtest.h>

namespace flimnap {
namespace {

const PlayerId firstPlayer(0);
const PlayerId lastPlayer(2);
const CompanyId firstCompany(0);
const CompanyId lastCompany(1);

class LedgerOfThreePlayersAndTwoCompanies : public ::testing::Test
{
protected:
    Ledger ledger = Ledger(3, 2);
};

TEST_F(LedgerOfThreePlayersAndTwoCompanies, BeginsWithEmptyAccounts)
{
    for (const Party account :
         {Party::box(), Party::bank(), Party(firstPlayer), Party(lastPlayer), Party(firstCompany), Party(lastCompany)})
        EXPECT_EQ(ledger.balance(account), Money{0});
}

TEST_F(LedgerOfThreePlayersAndTwoCompanies, MovesMoneyFromOneAccountToAnother)
{
    ledger.transfer(Party::bank(), firstPlayer, Money{380});
    ledger.transfer(firstPlayer, lastCompany, Money{130});

    EXPECT_EQ(ledger.balance(Party::bank()), Money{-380});
    EXPECT_EQ(ledger.balance(firstPlayer), Money{250});
    EXPECT_EQ(ledger.balance(lastCompany), Money{130});
}

TEST_F(LedgerOfThreePlayersAndTwoCompanies, KeepsEveryAccountApart)
{
    const std::vector<Party> accounts = {Party::box(), Party::bank(), PlayerId(0), PlayerId(1),
                                         PlayerId(2),  CompanyId(0),  CompanyId(1)};
    // Given a different amount on every account but the bank's.
    int amount = 1;
    for (const Party account : accounts) {
        if (account != Party::bank())
            ledger.transfer(Party::bank(), account, Money{amount});
        amount *= 10;
    }

    amount = 1;
    for (const Party account : accounts) {
        if (account != Party::bank()) {
            EXPECT_EQ(ledger.balance(account), Money{amount});
        }
        amount *= 10;
    }
    EXPECT_EQ(ledger.balance(Party::bank()), Money{-1111101});
}

TEST_F(LedgerOfThreePlayersAndTwoCompanies, AddsUpToNothingWhateverIsPaid)
{
    ledger.transfer(Party::box(), Party::bank(), Money{12000});
    ledger.transfer(Party::bank(), firstPlayer, Money{380});
    ledger.transfer(firstPlayer, firstCompany, Money{77});
    ledger.transfer(firstCompany, lastCompany, Money{-5});

    EXPECT_EQ(ledger.sum(), Money{0});
}

TEST_F(LedgerOfThreePlayersAndTwoCompanies, TakesBackWhatANegativeAmountSays)
{
    ledger.transfer(Party::bank(), firstPlayer, Money{100});

    ledger.transfer(Party::bank(), firstPlayer, Money{-30});

    EXPECT_EQ(ledger.balance(firstPlayer), Money{70});
    EXPECT_EQ(ledger.balance(Party::bank()), Money{-70});
}

TEST_F(LedgerOfThreePlayersAndTwoCompanies, ChangesNothingWhenAnAccountPaysItself)
{
    ledger.transfer(Party::bank(), firstPlayer, Money{100});

    ledger.transfer(firstPlayer, firstPlayer, Money{60});

    EXPECT_EQ(ledger.balance(firstPlayer), Money{100});
}

TEST_F(LedgerOfThreePlayersAndTwoCompanies, IsEqualToAnotherOnlyWithTheSameBalances)
{
    Ledger other = ledger;
    other.transfer(Party::bank(), firstPlayer, Money{1});
    EXPECT_NE(other, ledger);

    other.transfer(firstPlayer, Party::bank(), Money{1});
    EXPECT_EQ(other, ledger);
}

TEST(Reasons, EachHasANameOfItsOwn)
{
    std::set<std::string_view> names;
    const int count = static_cast<int>(Reason::Correction) + 1;
    for (int reason = 0; reason < count; ++reason)
        names.insert(name(static_cast<Reason>(reason)));

    EXPECT_EQ(names.size(), static_cast<std::size_t>(count));
    EXPECT_EQ(names.count(""), 0U);
}

} // namespace
} // namespace flimnap
