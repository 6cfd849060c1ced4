#include "trains/train_stock.h"

#include <gmock/gmock.h>

namespace flimnap {
namespace {

const CardId cardA{0};
const CardId cardB{1};
const FaceId red{0};
const FaceId blue{1};
const Party company = CompanyId(3);

/// Two cards of the first kind and any number of the second, with two faces in all.
TrainStock smallStock()
{
    TrainCard limited;
    limited.count = 2;
    return {ById<CardId, TrainCard>{limited, TrainCard()}, 2};
}

TEST(TrainStock, TheTopCardIsTheFirstKindThatIsLeft)
{
    TrainStock stock = smallStock();
    EXPECT_EQ(stock.topCard(), cardA);
    EXPECT_EQ(stock.left(cardA), 2);

    stock.take(stock.topCard());
    EXPECT_EQ(stock.topCard(), cardA);
    EXPECT_EQ(stock.left(cardA), 1);

    stock.take(stock.topCard());
    EXPECT_EQ(stock.topCard(), cardB);
    EXPECT_EQ(stock.left(cardA), 0);
}

TEST(TrainStock, AnUnlimitedCardNeverRunsOut)
{
    TrainStock stock = smallStock();
    for (int card = 0; card < 20; ++card)
        stock.take(stock.topCard());
    EXPECT_EQ(stock.topCard(), cardB);
    EXPECT_EQ(stock.left(cardB), std::nullopt);
}

TEST(TrainStock, AnEmptyDeckHasNoTopCard)
{
    TrainStock stock = smallStock();
    stock.setLeft(cardA, 0);
    stock.setLeft(cardB, 0);
    EXPECT_FALSE(stock.topCard().isValid());
}

TEST(TrainStock, CountsAndFindsTheTrainsOfEachOwner)
{
    TrainStock stock = smallStock();
    stock.add(red, company);
    stock.add(blue, company);
    stock.add(red, Party::pool());

    EXPECT_EQ(stock.count(company), 2);
    EXPECT_EQ(stock.count(Party::pool()), 1);
    EXPECT_EQ(stock.count(CompanyId(4)), 0);
    EXPECT_TRUE(stock.holds(company, blue));
    EXPECT_FALSE(stock.holds(Party::pool(), blue));
    EXPECT_EQ(stock.find(Party::pool(), red), 2U);
    EXPECT_EQ(stock.find(CompanyId(4), red), std::nullopt);
}

TEST(TrainStock, OfEqualTrainsTheOneThatAwaitsItsDecisionIsFoundFirst)
{
    TrainStock stock = smallStock();
    stock.add(red, company);
    stock.add(red, company);
    EXPECT_EQ(stock.find(company, red), 0U);

    stock.train(1).awaitsDecision = true;
    EXPECT_EQ(stock.find(company, red), 1U);
}

TEST(TrainStock, ARemovedTrainIsGoneAndTheOthersStay)
{
    TrainStock stock = smallStock();
    stock.add(red, company);
    stock.add(blue, company);

    stock.remove(0);

    EXPECT_EQ(stock.count(company), 1);
    EXPECT_TRUE(stock.holds(company, blue));
}

TEST(TrainStock, AFaceIsScrappedForGood)
{
    TrainStock stock = smallStock();
    EXPECT_FALSE(stock.isScrapped(red));
    stock.scrap(red);
    EXPECT_TRUE(stock.isScrapped(red));
    EXPECT_FALSE(stock.isScrapped(blue));
}

} // namespace
} // namespace flimnap
