#include <gmock/gmock.h>

#include "1824_moves.h"

namespace flimnap::test {
namespace {

// Goods Time (AH-8.24, AH-8.25): more stops on the map, nothing else.

Table goodsTime(int players)
{
    return {"1824", "ru", "goods-time", players};
}

// Scenario 61
TEST(GoodsTime1824, BeginsLikeTheBaseGame_AH8_25)
{
    for (int players = 3; players <= 6; ++players) {
        const Table goods = goodsTime(players);
        const Table base = game1824(players);
        EXPECT_EQ(goods.position().ledger, base.position().ledger);
        EXPECT_EQ(goods.position().holdings, base.position().holdings);
        EXPECT_EQ(goods.position().trains, base.position().trains);
        EXPECT_EQ(goods.position().markers, base.position().markers);
        EXPECT_EQ(goods.position().privates, base.position().privates);
        EXPECT_EQ(goods.game().tableOf(players)->certificateLimit, base.game().tableOf(players)->certificateLimit);
        EXPECT_EQ(goods.turn(), base.turn());
    }
    EXPECT_EQ(goodsTime(4).cash("p1"), 680);
    EXPECT_EQ(goodsTime(4).cash("bank"), 9280);
}

TEST(GoodsTime1824, PhasesAreThoseOfTheBaseGame_AH8_25)
{
    const Table goods = goodsTime(4);
    const Table base = game1824(4);
    ASSERT_EQ(goods.game().phases.count(), base.game().phases.count());
    for (const PhaseId phase : ids(base.game().phases)) {
        EXPECT_EQ(goods.game().phases[phase].name, base.game().phases[phase].name);
        EXPECT_EQ(goods.game().phases[phase].trainLimit, base.game().phases[phase].trainLimit);
        EXPECT_EQ(goods.game().phases[phase].operatingRounds, base.game().phases[phase].operatingRounds);
        EXPECT_EQ(goods.game().phases[phase].forms, base.game().phases[phase].forms);
    }
    for (const FaceId face : ids(base.game().faces))
        EXPECT_EQ(goods.game().faces[face].price, base.game().faces[face].price);
}

TEST(GoodsTime1824, IsPlayedByTheSameRules_AH8_25)
{
    Table goods = goodsTime(4);
    Table base = game1824(4);
    for (const std::string &line : {buyCoal("p4", "EPP", 160), buyPrivate("p3", "SD1"), startCompany("p2", "BH", 80),
                                    buyShare("p1", "SD"), buyPrivate("p1", "B6"), buyPrivate("p2", "KK2")}) {
        goods.after(line);
        base.after(line);
    }
    allPass(goods);
    allPass(base);
    EXPECT_EQ(goods.position().ledger, base.position().ledger);
    EXPECT_EQ(goods.round(), base.round());
    EXPECT_EQ(goods.turn(), base.turn());
}

} // namespace
} // namespace flimnap::test
