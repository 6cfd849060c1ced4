#include <gmock/gmock.h>

#include "18cz_variants.h"
#include "io/snapshot_text.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Bohemia: what is in play, and Vaclav's small company (CZ-8.20 to CZ-8.24).

TEST(BohemiaSetUp, IsForTwoPlayers_CZ1_3)
{
    const GameDefinition game = bohemia().game();

    EXPECT_TRUE(isForPlayers(game, 2));
    for (const int players : {1, 3, 4, 5, 6})
        EXPECT_THAT(objectionToPlayers(game, players), HasSubstr("CZ-1.6")) << players;
}

TEST(BohemiaSetUp, GivesEach280_CZ8_20)
{
    const Table table = bohemia();

    EXPECT_EQ(table.cash("p1"), 280);
    EXPECT_EQ(table.cash("p2"), 280);
}

TEST(BohemiaSetUp, LeavesOutFiveCompanies_CZ8_20)
{
    const Table table = bohemia();

    std::vector<std::string> codes;
    for (const CompanyDefinition &company : table.game().companies)
        codes.push_back(company.code);
    EXPECT_THAT(codes, ElementsAre("EKJ", "BCB", "VBW", "BN", "NWB", "ATE", "BTE", "SX", "BY", "kk"));
}

TEST(BohemiaSetUp, CompaniesThatAreOutCannotBeStarted_CZ8_20)
{
    Table table = bohemia();
    smallOfVaclav(table, "BCB").round("SR1");

    for (const char *company : {"OFE", "MW", "KFN", "PR", "Ug"})
        EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", company, 60), "unknown-name CZ-8.20")) << company;
}

TEST(BohemiaSetUp, HasTheThreeTopRowsOfLocals_CZ8_21)
{
    const std::vector<std::pair<std::string, int>> locals = {{"S1", 25}, {"S2", 30}, {"S3", 35}, {"M1", 40}, {"M2", 45},
                                                             {"M3", 50}, {"L1", 55}, {"L2", 60}, {"L3", 65}};
    EXPECT_EQ(bohemia().game().privates.count(), 9);
    for (const auto &[code, price] : locals) {
        Table table = bohemia();
        table.after(vaclavDraws("BCB")).after(buyPrivate("p1", code));
        EXPECT_EQ(table.cash("p1"), 280 - price) << code;
    }
}

TEST(BohemiaSetUp, TheOtherNineLocalsAreNotThere_CZ8_21)
{
    Table table = bohemia();
    table.after(vaclavDraws("BCB"));

    for (const char *code : {"S4", "S5", "S6", "M4", "M5", "M6", "L4", "L5", "L6"})
        EXPECT_EQ(reason(table, forced(buyPrivate("p1", code))), "unknown-name") << code;
}

TEST(BohemiaSetUp, TheSizesPricesDeckAndRoundsAreThoseOfTheBaseGame_CZ8_22)
{
    const GameDefinition base = Table(3).game();
    const GameDefinition game = bohemia().game();

    EXPECT_EQ(game.sets, base.sets);
    ASSERT_EQ(game.cards.count(), base.cards.count());
    for (const CardId card : ids(game.cards))
        EXPECT_EQ(game.cards[card].count, base.cards[card].count) << game.cards[card].code;
    ASSERT_EQ(game.chart.count(), base.chart.count());
    for (const CellId cell : ids(game.chart))
        EXPECT_EQ(game.chart[cell].price, base.chart[cell].price);
}

/// Before the first move: Vaclav's small company is still to be drawn.
class BohemiaFirstDraw : public ::testing::Test
{
protected:
    Table table = bohemia();
};

TEST_F(BohemiaFirstDraw, ComesBeforeEverything_CZ8_24)
{
    EXPECT_EQ(table.round(), "OPEN");
    EXPECT_EQ(table.turn(), "draw");
    for (const std::string &line : {buyPrivate("p1", "S1"), pass("p1"), startCompany("p1", "EKJ", 50), done("EKJ")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-draw CZ-8.24"));
}

TEST_F(BohemiaFirstDraw, IsOneOfThreeSmallCompanies_CZ8_24)
{
    EXPECT_THAT(wordsOffered(table), ElementsAre("EKJ", "BCB", "VBW"));
    for (const char *company : {"EKJ", "BCB", "VBW"})
        EXPECT_EQ(table.refusal(vaclavDraws(company)), "accepted") << company;
    for (const char *company : {"BN", "BTE", "SX", "kk", "OFE", "MW", "p1", "S1"})
        EXPECT_TRUE(refusesEvenIfForced(table, vaclavDraws(company), "unknown-name CZ-8.24"));
}

TEST_F(BohemiaFirstDraw, HasItsOwnName_CZ8_24)
{
    EXPECT_TRUE(refusesEvenIfForced(table, leftOut("EKJ"), "other-value CZ-8.24"));
    EXPECT_TRUE(refusesEvenIfForced(table, playerDraws("EKJ"), "other-value CZ-8.24"));
}

TEST_F(BohemiaFirstDraw, GivesVaclavHalfOfTheCompanyAtFifty_CZ8_24)
{
    table.after(vaclavDraws("VBW"));

    EXPECT_EQ(table.director("VBW"), "vaclav");
    EXPECT_EQ(table.directorsCertificate("VBW"), "vaclav");
    EXPECT_EQ(table.percent("vaclav", "VBW"), 50);
    EXPECT_EQ(table.percent("bank", "VBW"), 50);
    EXPECT_EQ(table.price("VBW"), 50);
    EXPECT_EQ(table.status("VBW"), "operating");
}

TEST_F(BohemiaFirstDraw, GivesTheCompanyTheTopCardAndNoTreasury_CZ8_24)
{
    table.after(vaclavDraws("VBW"));

    EXPECT_THAT(table.trains("VBW"), ElementsAre("a.2"));
    EXPECT_EQ(table.left("a"), 4);
    EXPECT_EQ(table.phase(), "a");
    EXPECT_EQ(table.cash("VBW"), 0);
    EXPECT_THAT(told<Paid>(table.events()), IsEmpty());
    ASSERT_EQ(told<TrainMoved>(table.events()).size(), 1U);
    EXPECT_EQ(told<CompanyFloated>(table.events()).size(), 1U);
}

TEST_F(BohemiaFirstDraw, LetsThePreStockRoundBegin_CZ8_22)
{
    table.after(vaclavDraws("VBW"));

    EXPECT_EQ(table.turn(), "p1");
    table.after(buyPrivate("p1", "S1"));
    EXPECT_EQ(table.turn(), "p2");
    table.after(buyPrivate("p2", "S2"));
    EXPECT_EQ(table.turn(), "p2"); // the snake turns
}

TEST_F(BohemiaFirstDraw, IsMadeOnce_CZ8_24)
{
    table.after(vaclavDraws("VBW"));

    EXPECT_EQ(reason(table, vaclavDraws("EKJ")), "wrong-round");
    EXPECT_EQ(reason(table, forced(vaclavDraws("EKJ"))), "wrong-round");
}

TEST_F(BohemiaFirstDraw, ACorrectionMayComeBeforeItAndChangesNothingAboutIt_CZ8_24)
{
    table.after(correct(R"("account":"p1","amount":20)"));

    EXPECT_EQ(table.cash("p1"), 300);
    EXPECT_EQ(table.turn(), "draw");
}

TEST_F(BohemiaFirstDraw, TheTableMayStopTheGameBeforeIt_CZ7_1)
{
    table.after(endGame());

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.turn(), "");
}

TEST_F(BohemiaFirstDraw, TheCompanyOperatesInTheFirstOperatingRound_CZ8_24)
{
    table.after(vaclavDraws("EKJ"));
    allPass(table);
    ASSERT_EQ(table.round(), "SR1");
    allPass(table);

    EXPECT_EQ(table.round(), "OR1.1");
    EXPECT_EQ(table.turn(), "EKJ");
}

TEST_F(BohemiaFirstDraw, VaclavHasNoOrderCard_CZ8_22)
{
    // Least cash first after the locals, most cash first after the shares.
    table.after({vaclavDraws("EKJ"), pass("p1"), buyPrivate("p2", "L1"), pass("p2"), pass("p1")});
    EXPECT_EQ(table.round(), "SR1");
    EXPECT_THAT(table.order(), ElementsAre("p2", "p1"));

    allPass(table);
    EXPECT_THAT(table.order(), ElementsAre("p1", "p2"));
}

TEST_F(BohemiaFirstDraw, TheSnapshotShowsACompanyWithoutDirectorAndTreasury_CZ8_23)
{
    EXPECT_EQ(writeSnapshot(table.rules(), table.position(), 0),
              R"({"n":0,"round":"OPEN","phase":"a","turn":"draw","bank":null,)"
              R"("players":{"p1":{"cash":280,"debt":0,"penalty":0,"shares":{},"privates":[],"worth":280},)"
              R"("p2":{"cash":280,"debt":0,"penalty":0,"shares":{},"privates":[],"worth":280}},)"
              R"("companies":{},"next_train":"a"})");

    table.after(vaclavDraws("BCB"));

    EXPECT_EQ(writeSnapshot(table.rules(), table.position(), 1),
              R"({"n":1,"round":"OPEN","phase":"a","turn":"p1","bank":null,)"
              R"("players":{"p1":{"cash":280,"debt":0,"penalty":0,"shares":{},"privates":[],"worth":280},)"
              R"("p2":{"cash":280,"debt":0,"penalty":0,"shares":{},"privates":[],"worth":280}},)"
              R"("companies":{"BCB":{"state":"operating","price":50,"cash":0,"director":null,"trains":["a.2"],)"
              R"("loans":0,"privates":[],"escrow":0}},"next_train":"a"})");
}

} // namespace
} // namespace flimnap::test
