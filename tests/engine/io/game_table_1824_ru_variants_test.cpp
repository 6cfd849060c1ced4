#include <gmock/gmock.h>

#include "features/stack_draft/standing.h"
#include "tables_1824.h"

// The variants of 1824, Russian edition, against the printed components.

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class Variants1824Ru : public Tables1824Ru
{
};

TEST_F(Variants1824Ru, CisleithaniaForTwoHasTheCompaniesOfAh8_1)
{
    EXPECT_THAT(codesOf(forTwo.companies), UnorderedElementsAre("SD1", "SD2", "SD3", "KK1", "KK2", "EPP", "EOD", "MLB",
                                                                "BK", "MS", "CL", "SD", "KK"));
    ASSERT_EQ(forTwo.playerCounts.size(), 1U);
    EXPECT_EQ(forTwo.tableOf(2)->cash, Money{830});
    EXPECT_EQ(forTwo.tableOf(2)->certificateLimit, 14);
    EXPECT_EQ(forTwo.tableOf(2)->privates, 2);
    EXPECT_EQ(forTwo.bank, Money{4000});
    EXPECT_EQ(leftInTheBank(forTwo, 2), Money{2340}); // AH-2.27
}

TEST_F(Variants1824Ru, CisleithaniaForTwoFormsKkWithTheFirst5TrainAsInAh8_2)
{
    EXPECT_THAT(formedIn(forTwo, "4"), ElementsAre("SD"));
    EXPECT_THAT(formedIn(forTwo, "5"), ElementsAre("KK"));
    EXPECT_THAT(formedIn(forTwo, "6"), IsEmpty());
}

TEST_F(Variants1824Ru, CisleithaniaForTwoBeginsWithADraft)
{
    const stack_draft::Terms &draft = stack_draft::termsOf(forTwo);
    EXPECT_THAT(draft.order, ElementsAre(1, 2, 2, 1, 2, 1, 1, 2)); // AH-8.4
    EXPECT_EQ(draft.constructionPrice, Money{120});                // AH-8.5
    EXPECT_FALSE(forTwo.firstLapBackwards);                        // AH-8.7
    EXPECT_EQ(draft.bondCell, "R7C2");                             // AH-8.12
    EXPECT_EQ(forTwo.chart[forTwo.findCell(draft.bondCell)].price, Money{50});
    EXPECT_TRUE(draft.bondPaysRoundedUp);                                                       // AH-8.13
    EXPECT_THAT(draft.bondTokenCards, ElementsAre(forTwo.findCard("4"), forTwo.findCard("5"))); // AH-8.16
}

TEST_F(Variants1824Ru, CisleithaniaForTwoHasAPool)
{
    EXPECT_TRUE(forTwo.sales.intoPool);            // AH-8.17
    EXPECT_EQ(forTwo.sales.mostUnsoldPercent, 50); // AH-8.18
    EXPECT_TRUE(forTwo.sales.onlyOperated);        // AH-8.15
}

TEST_F(Variants1824Ru, CisleithaniaForThreeHasTheCompaniesOfAh8_21)
{
    EXPECT_THAT(codesOf(forThree.companies), UnorderedElementsAre("SD1", "SD2", "SD3", "UG1", "KK1", "KK2", "EPP",
                                                                  "EOD", "MLB", "BK", "MS", "CL", "SD", "UG", "KK"));
    ASSERT_EQ(forThree.playerCounts.size(), 1U);
    EXPECT_EQ(forThree.tableOf(3)->cash, Money{680});
    EXPECT_EQ(forThree.tableOf(3)->certificateLimit, 16);
    EXPECT_EQ(forThree.tableOf(3)->privates, 3);
    EXPECT_EQ(forThree.bank, Money{9000});
    EXPECT_EQ(leftInTheBank(forThree, 3), Money{6960}); // AH-2.27
}

TEST_F(Variants1824Ru, CisleithaniaForThreeReservesTheDirectorsCertificateOfUgAsInAh8_22)
{
    EXPECT_EQ(reservedUnits(forThree, "UG"), 2);
    EXPECT_EQ(reservedUnits(forThree, "SD"), 4);
    EXPECT_EQ(reservedUnits(forThree, "KK"), 3);
    EXPECT_THAT(company(forThree, "UG1").homes, ElementsAre("G12"));
    EXPECT_THAT(company(forThree, "UG").homes, ElementsAre("G12"));
}

TEST_F(Variants1824Ru, CisleithaniaForThreeBeginsLikeTheBaseGameAsInAh8_23)
{
    EXPECT_TRUE(forThree.firstLapBackwards);
    EXPECT_EQ(stack_draft::findTerms(forThree), nullptr);
    EXPECT_FALSE(forThree.sales.intoPool);
    EXPECT_THAT(formedIn(forThree, "4"), ElementsAre("SD"));
    EXPECT_THAT(formedIn(forThree, "5"), ElementsAre("UG"));
    EXPECT_THAT(formedIn(forThree, "6"), ElementsAre("KK"));
    EXPECT_THAT(codesOfClass(forThree, "preState"), ElementsAre("SD1", "SD2", "SD3", "UG1", "KK1", "KK2"));
}

TEST_F(Variants1824Ru, CisleithaniaForTwoPaysForTrainsToBukowinaAsInAh8_20)
{
    ASSERT_EQ(forTwo.incomeBonuses.size(), 1U);
    const IncomeBonus &bukowina = forTwo.incomeBonuses.front();
    EXPECT_EQ(bukowina.name, "Bukowina");
    EXPECT_EQ(bukowina.amount, Money{50});
    EXPECT_TRUE(bukowina.isPaid);
    EXPECT_THAT(bukowina.oneOfEach, ElementsAre(ElementsAre("E12", "B9"), ElementsAre("D25", "E24", "E26")));
    EXPECT_EQ(forTwo.hexes[forTwo.findHex("E12")].name, "Wien");
    EXPECT_EQ(forTwo.hexes[forTwo.findHex("B9")].name, "Prag");
}

TEST_F(Variants1824Ru, CisleithaniaForThreePaysItOnlyIfTheTableWants_AH8_23)
{
    ASSERT_EQ(forThree.incomeBonuses.size(), 1U);
    EXPECT_EQ(forThree.incomeBonuses.front().name, "Bukowina");
    EXPECT_EQ(forThree.incomeBonuses.front().amount, Money{50});
    EXPECT_EQ(forThree.incomeBonuses.front().oneOfEach, forTwo.incomeBonuses.front().oneOfEach);
    EXPECT_FALSE(forThree.incomeBonuses.front().isPaid);
}

TEST_F(Variants1824Ru, TheMainMapHasNoBonus)
{
    EXPECT_THAT(game.incomeBonuses, IsEmpty());
    EXPECT_THAT(goodsTime.incomeBonuses, IsEmpty());
}

TEST_F(Variants1824Ru, BothCisleithaniasHaveTheSameMap)
{
    EXPECT_THAT(codesOf(forThree.hexes), ElementsAreArray(codesOf(forTwo.hexes)));
    for (const HexDefinition &hex : forThree.hexes)
        EXPECT_EQ(hex.name, forTwo.hexes[forTwo.findHex(hex.code)].name) << hex.code;
    EXPECT_LT(forTwo.hexes.count(), game.hexes.count());
    for (const std::string gone : {"F17", "G26", "J13", "H15", "H25"}) // homes of companies that are not in play
        EXPECT_FALSE(forTwo.findHex(gone)) << gone;
    for (const std::string gone : {"126", "490", "495", "498"}) // tiles of the city of Budapest
        EXPECT_FALSE(forTwo.findTile(gone)) << gone;
}

TEST_F(Variants1824Ru, GoodsTimeChangesNoTableAsInAh8_25)
{
    EXPECT_THAT(codesOf(goodsTime.companies), ElementsAreArray(codesOf(game.companies)));
    EXPECT_EQ(goodsTime.bank, game.bank);
    ASSERT_EQ(goodsTime.playerCounts.size(), game.playerCounts.size());
    for (const PlayerCount &table : game.playerCounts) {
        ASSERT_NE(goodsTime.tableOf(table.players), nullptr);
        EXPECT_EQ(goodsTime.tableOf(table.players)->cash, table.cash);
        EXPECT_EQ(goodsTime.tableOf(table.players)->certificateLimit, table.certificateLimit);
    }
    for (const TrainRow &row : ordinaryTrains)
        expectTrain(goodsTime, 0, row, "ordinary");
    for (const TrainRow &row : goodsTrains)
        expectTrain(goodsTime, 0, row, "goods");
    for (const PhaseDefinition &phase : game.phases) {
        const PhaseDefinition &same = goodsTime.phases[goodsTime.findPhase(phase.name)];
        EXPECT_EQ(same.operatingRounds, phase.operatingRounds) << phase.name;
        EXPECT_EQ(same.trainLimit, phase.trainLimit) << phase.name;
    }
    EXPECT_THAT(codesOf(goodsTime.hexes), ElementsAreArray(codesOf(game.hexes)));
}

TEST_F(Variants1824Ru, GoodsTimeHasTheNewTileOfAh8_24)
{
    EXPECT_FALSE(game.findTile("204"));
    ASSERT_TRUE(goodsTime.findTile("204"));
    EXPECT_EQ(goodsTime.tiles[goodsTime.findTile("204")].colour, "green");
    EXPECT_EQ(goodsTime.tiles.count(), game.tiles.count() + 1);
}

TEST_F(Variants1824Ru, VariantsCiteTheirOwnRules)
{
    EXPECT_EQ(citation(game, "players-count"), "AH-1.1");
    EXPECT_EQ(citation(forTwo, "players-count"), "AH-1.2");
    EXPECT_EQ(citation(forThree, "players-count"), "AH-1.3");
    EXPECT_EQ(citation(goodsTime, "players-count"), "AH-1.4");
    EXPECT_EQ(citation(forTwo, "unsold-limit"), "AH-8.18");
    EXPECT_EQ(citation(forThree, "unsold-limit"), "AH-5.19");
}

} // namespace
} // namespace flimnap::test
