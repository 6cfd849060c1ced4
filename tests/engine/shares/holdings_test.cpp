#include "shares/holdings.h"

#include <gtest/gtest.h>

namespace flimnap {
namespace {

const PlayerId anna(0);
const PlayerId boris(1);
const CompanyId small(0);
const CompanyId large(1);

/// Two players; a company of four units and one of ten, all in the bank.
class IssuedCompanies : public ::testing::Test
{
protected:
    IssuedCompanies()
    {
        holdings.issue(small, 4);
        holdings.issue(large, 10);
    }

    Holdings holdings = Holdings(2, 2);
};

TEST_F(IssuedCompanies, LieInTheBankWithoutADirector)
{
    EXPECT_EQ(holdings.units(Party::bank(), small), 4);
    EXPECT_EQ(holdings.units(Party::bank(), large), 10);
    EXPECT_EQ(holdings.units(Party::pool(), small), 0);
    EXPECT_EQ(holdings.unitsOfPlayers(small), 0);
    EXPECT_EQ(holdings.director(small), Party::nobody());
}

TEST_F(IssuedCompanies, GoFromHolderToHolder)
{
    holdings.move(large, Party::bank(), anna, 3);
    holdings.move(large, anna, boris, 1);
    holdings.move(large, boris, Party::pool(), 1);

    EXPECT_EQ(holdings.units(Party::bank(), large), 7);
    EXPECT_EQ(holdings.units(anna, large), 2);
    EXPECT_EQ(holdings.units(boris, large), 0);
    EXPECT_EQ(holdings.units(Party::pool(), large), 1);
}

TEST_F(IssuedCompanies, AreCountedApart)
{
    holdings.move(small, Party::bank(), anna, 2);

    EXPECT_EQ(holdings.units(anna, large), 0);
    EXPECT_EQ(holdings.units(Party::bank(), large), 10);
}

TEST_F(IssuedCompanies, CountAsHeldByPlayersOnlyWhatNeitherBankNorPoolHas)
{
    holdings.move(large, Party::bank(), anna, 3);
    holdings.move(large, Party::bank(), boris, 2);
    holdings.move(large, Party::bank(), Party::pool(), 4);

    EXPECT_EQ(holdings.unitsOfPlayers(large), 3 + 2);
}

TEST_F(IssuedCompanies, HaveADirectorEach)
{
    holdings.setDirector(small, anna);
    holdings.setDirector(large, boris);

    EXPECT_EQ(holdings.director(small), Party(anna));
    EXPECT_EQ(holdings.director(large), Party(boris));
}

TEST_F(IssuedCompanies, LeaveTheGameWholly)
{
    holdings.move(small, Party::bank(), anna, 2);
    holdings.move(small, Party::bank(), Party::pool(), 1);
    holdings.setDirector(small, anna);

    holdings.withdraw(small);

    for (const Party holder : {Party::bank(), Party::pool(), Party(anna), Party(boris)})
        EXPECT_EQ(holdings.units(holder, small), 0);
    EXPECT_EQ(holdings.director(small), Party::nobody());
    EXPECT_EQ(holdings.units(Party::bank(), large), 10);
}

} // namespace
} // namespace flimnap
