#include "decisions/income_form.h"

#include "decisions/routes_form.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::SizeIs;

/// BCB runs for the first time, with one train.
class IncomeFormTest : public GameViewTest
{
protected:
    IncomeFormTest()
    {
        after(bcbAndMwOperate() + Lines{correct(R"("company":"BCB","train":"a.2","do":"add")")});
        income = form<IncomeForm>("run_trains");
    }

    std::unique_ptr<IncomeForm> income;
};

TEST_F(IncomeFormTest, StopsAddUp)
{
    EXPECT_FALSE(income->isEntered());
    EXPECT_TRUE(income->stopValues().contains(30)); // CZ-2.81
    ASSERT_THAT(income->trains(), SizeIs(1));

    income->setByStops(true);
    income->addStop(10);
    income->addStop(30);
    EXPECT_EQ(income->revenue(), 40);
    EXPECT_EQ(said(income->parts()[0]), "10 + 30");
    income->dropStop();
    EXPECT_EQ(income->revenue(), 10);
    income->type(50);
    EXPECT_EQ(income->revenue(), 50) << "what is typed goes instead of the stops";
}

TEST_F(IncomeFormTest, ATypedNumberThatAnotherDigitMakesRightIsNotWrongYet)
{
    income->type(5); // incomes are multiples of ten
    EXPECT_TRUE(income->preview().refused);
    EXPECT_TRUE(income->isUnfinished());
    income->type(50);
    EXPECT_TRUE(income->preview().ok);
    EXPECT_FALSE(income->isUnfinished());
    EXPECT_TRUE(income->confirm());
    EXPECT_EQ(session().move(session().moveCount()).revenue, 50);
}

TEST_F(IncomeFormTest, TheLastIncomeIsOneTapAway)
{
    EXPECT_FALSE(income->last().known);
    EXPECT_TRUE(income->make(40));
    EXPECT_EQ(session().move(session().moveCount()).revenue, 40);
}

// AH-8.20: 50 for a train from Wien or Prag to the Bukowina.
TEST_F(GameViewTest, ABonusIsCountedForAsManyTrainsAsEarnIt)
{
    recorded("1824cis-2p-1101", 39); // EPP runs
    const auto income = form<IncomeForm>("run_trains");
    ASSERT_THAT(income->bonuses(), SizeIs(1));
    const auto trains = static_cast<int>(income->trains().size());
    ASSERT_GT(trains, 0);
    income->type(30);
    const int without = income->revenue();

    for (int train = 1; train <= trains; ++train) {
        income->tapBonus(0);
        EXPECT_EQ(income->earning()[0], income->bonuses()[0].isOnce ? 1 : train);
    }
    if (!income->bonuses()[0].goesToTreasury) {
        EXPECT_GT(income->revenue(), without);
    }
    income->tapBonus(0);
    EXPECT_EQ(income->earning()[0], 0) << "after the last train none is left";
    EXPECT_EQ(income->revenue(), without);
}

// What mines brought is taken back when the income is mended.
TEST_F(GameViewTest, AMendedIncomeForgetsTheMinesThatAreTakenAway_AH6_12)
{
    recorded("1824cis-2p-1101", 41);
    ASSERT_EQ(session().move(40).mine, 10);
    ASSERT_TRUE(mending.begin(40));
    const auto income = form<IncomeForm>("run_trains");
    EXPECT_EQ(income->mine(), 10);
    EXPECT_EQ(income->revenue(), 30);

    income->setMine(0);

    ASSERT_TRUE(income->move());
    EXPECT_EQ(income->move()->mine, std::nullopt);
}

TEST_F(GameViewTest, ATappedRouteAsksForTheNextTrain_LI6_2)
{
    recorded("18lilliput-4p-601", 39); // LNR, trains 2, 2, 3, 3
    const auto routes = form<RoutesForm>("run_trains");
    EXPECT_FALSE(routes->isEntered());

    for (const int value : {40, 50, 60, 70}) {
        EXPECT_EQ(routes->values()[routes->train()], -1);
        routes->pick(value);
    }

    EXPECT_TRUE(routes->isEntered());
    EXPECT_EQ(routes->values(), QList<int>({40, 50, 60, 70}));
    EXPECT_EQ(routes->move()->routes->size(), 4U);
}

} // namespace
} // namespace flimnap::test
