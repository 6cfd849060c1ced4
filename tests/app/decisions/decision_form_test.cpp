#include "decisions/decision_form.h"

#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// A decision stage by stage: an offer, what it leaves open, what it would do, and the move.

TEST_F(GameViewTest, AFormAsksStageByStageAndMakesTheMove_CZ5_7)
{
    // Given a player who may start one of several companies,
    after(everybodyPasses());
    const auto start = form("start_company");
    ASSERT_FALSE(start->isChosen());
    EXPECT_THAT(start->numbers(), IsEmpty());
    EXPECT_FALSE(start->confirm()) << "nothing is chosen yet";

    // when he chooses one of them and its price,
    const auto bcb = std::ranges::find(start->rows(), "BCB", &OfferRow::key);
    ASSERT_NE(bcb, start->rows().end());
    start->choose(static_cast<int>(bcb - start->rows().begin()));
    ASSERT_THAT(start->numbers(), SizeIs(1));
    EXPECT_EQ(said(start->numbers()[0].key), "price");
    start->enterNumber("price", 65);

    // then it is said what that does, and the move is made.
    EXPECT_TRUE(start->isComplete());
    EXPECT_EQ(said(start->preview().label), "Start BCB at 65 K for 130 K");
    EXPECT_TRUE(start->confirm());
    EXPECT_EQ(session().move(5), moveFrom(startCompany("p1", "BCB", 65)));
}

TEST_F(GameViewTest, AFormTellsOnlyWhatChanged)
{
    // Given the form of a purchase in which something is chosen,
    const auto purchase = form("buy_private");
    purchase->choose(0);
    int told = 0;
    QObject::connect(purchase.get(), &DecisionForm::offersChanged, [&] { ++told; });
    QObject::connect(purchase.get(), &DecisionForm::currentChanged, [&] { ++told; });
    QObject::connect(purchase.get(), &MoveForm::previewChanged, [&] { ++told; });

    // when the same is chosen again nobody hears of it; of another one the choice and what it does.
    purchase->choose(0);
    EXPECT_EQ(told, 0);
    purchase->choose(1);
    EXPECT_EQ(told, 2);
}

TEST_F(GameViewTest, RefusedOffersStandTogetherByTheirReasons)
{
    after(everybodyPasses());
    const auto start = form("start_company");

    std::set<std::string> reasons;
    qsizetype named = 0;
    for (const RefusedGroup &group : start->reasons()) {
        EXPECT_TRUE(reasons.insert(said(group.reason + group.rule)).second) << said(group.reason);
        named += group.places.size();
    }
    EXPECT_GT(named, 1);
    EXPECT_EQ(named, start->refused().size());
}

// AH-6.45: B5 alone is left; before it there are several.
TEST_F(GameViewTest, OfSeveralRailwaysOneIsChosenBeforeItsOffers)
{
    recorded("1824-4p-1001", 211);
    const auto exchange = form("exchange");

    EXPECT_THAT(column(exchange->railways(), "value"), ElementsAre("B5"));
    EXPECT_EQ(said(exchange->railway()), "B5");
    EXPECT_THAT(exchange->rows(), SizeIs(5));
}

TEST_F(GameViewTest, TheTableMayLetPassWhatAFormCannotMake)
{
    // Given a decision that is refused, but for the table to decide,
    after({buyPrivate("p1", "S1")});
    const Move wanted = moveFrom(buyPrivate("p3", "S2"));
    game.askTable(wanted);
    EXPECT_EQ(said(game.asked()), "Cyril buys S2");

    // when it agrees, then the move is made with the reason.
    EXPECT_TRUE(game.force("all agree"));
    EXPECT_EQ(session().move(2).force, "all agree");
}

TEST_F(GameViewTest, AFormWithoutAGameHasNothingToChoose)
{
    library.closeGame();

    const auto purchase = form("buy_private");
    EXPECT_THAT(purchase->rows(), IsEmpty());
    EXPECT_EQ(purchase->preview(), MovePreview());
    EXPECT_FALSE(purchase->confirm());
    EXPECT_FALSE(purchase->drawAtRandom());
}

} // namespace
} // namespace flimnap::test
