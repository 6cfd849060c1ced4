#include <gmock/gmock.h>

#include "features/company_loans/standing.h"
#include "features/national/standing.h"
#include "support/journals.h"
#include "support/printed_games.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;

// The tables of 1836jr(56) against the Polish summary: its preparation, its table of phases and its private railways.

GameDefinition printed1836(const std::string &options = "{}")
{
    return printedGame("1836jr56", "base", options);
}

class TheTablesOf1836Jr56 : public ::testing::Test
{
protected:
    GameDefinition game = printed1836();
};

TEST_F(TheTablesOf1836Jr56, GiveCashAndLimitsByPlayers_Preparation)
{
    EXPECT_EQ(game.bank, Money{6000});
    for (const auto &[players, cash, limit] :
         {std::tuple(2, 450, 20), std::tuple(3, 300, 13), std::tuple(4, 225, 10)}) {
        EXPECT_EQ(game.tableOf(players)->cash, Money{cash});
        EXPECT_EQ(game.tableOf(players)->certificateLimit, limit);
    }
    EXPECT_EQ(game.tableOf(1), nullptr);
    EXPECT_EQ(game.tableOf(5), nullptr);
}

TEST_F(TheTablesOf1836Jr56, HaveTheTrainsOfThePreparationLine)
{
    for (const auto &[train, count, price] :
         {std::tuple("2", 5, 100), std::tuple("3", 4, 225), std::tuple("4", 3, 350), std::tuple("5", 2, 550),
          std::tuple("6", 2, 700), std::tuple("8", 5, 1000)}) {
        EXPECT_EQ(game.cards[game.findCard(train)].count, count) << train;
        EXPECT_EQ(game.faces[game.findFace(train)].price, Money{price}) << train;
    }
    const TrainFace &eight = game.faces[game.findFace("8")];
    for (const std::string old : {"4", "5", "6"})
        EXPECT_EQ(eight.tradeInFor(game.findFace(old))->price, Money{650});
    EXPECT_EQ(eight.tradeInFor(game.findFace("3")), nullptr);
}

TEST_F(TheTablesOf1836Jr56, FollowThePhaseTable)
{
    const ClassId corporation = game.findClass("corporation");
    for (const auto &[name, limit, rounds, paid] :
         {std::tuple("2", 4, 1, 50), std::tuple("3", 4, 2, 50), std::tuple("4", 3, 2, 50), std::tuple("5", 2, 3, 100),
          std::tuple("6", 2, 3, 0), std::tuple("8", 2, 3, 0)}) {
        const PhaseDefinition &phase = game.phases[game.findPhase(name)];
        EXPECT_EQ(phase.trainLimit[corporation], limit) << name;
        EXPECT_EQ(phase.operatingRounds, rounds) << name;
        EXPECT_EQ(phase.treasuryPercent, paid) << name; // JR-5.18
        EXPECT_EQ(phase.companiesBuyPrivates, std::string(name) == "3" || std::string(name) == "4") << name;
        EXPECT_EQ(phase.parts.find<company_loans::PhaseKeys>() != nullptr, name < std::string("6")) << name;
        EXPECT_EQ(phase.closesPrivates, std::string(name) == "5") << name;
    }
    EXPECT_THAT(game.phases[game.findPhase("2")].tileColours, ElementsAre("yellow"));
    EXPECT_THAT(game.phases[game.findPhase("6")].tileColours, ElementsAre("yellow", "green", "brown", "grey"));
    EXPECT_THAT(game.phases[game.findPhase("6")].forms, ElementsAre(game.findCompany("MESS")));
}

TEST_F(TheTablesOf1836Jr56, ScrapTrainsAsThePhaseTableSays)
{
    const auto rusts = [&](const char *sold) { return game.faces[game.findFace(sold)].rusts; };
    EXPECT_THAT(rusts("4"), ElementsAre(game.findFace("2")));
    EXPECT_THAT(rusts("6"), ElementsAre(game.findFace("3")));
    EXPECT_THAT(rusts("8"), ElementsAre(game.findFace("4")));
    EXPECT_TRUE(rusts("5").empty());
}

TEST_F(TheTablesOf1836Jr56, HaveThePrivateRailwaysOfTheSummary)
{
    for (const auto &[code, price, income] :
         {std::tuple("ACC", 20, 5), std::tuple("E-SF", 40, 10), std::tuple("CdH", 50, 10), std::tuple("RdP", 70, 15)}) {
        EXPECT_EQ(game.privates[game.findPrivate(code)].price, Money{price});
        EXPECT_EQ(game.privates[game.findPrivate(code)].income, Money{income});
    }
}

TEST_F(TheTablesOf1836Jr56, HaveAChartWithZonesAndAClosingArea)
{
    EXPECT_EQ(game.chart[game.findCell("R1C5")].price, Money{100});
    EXPECT_EQ(game.chart[game.findCell("R1C20")].price, Money{450});
    EXPECT_EQ(game.chart[game.findCell("R9C1")].price, Money{30});
    EXPECT_FALSE(game.chart[game.findCell("R10C1")].hasPrice());
    EXPECT_FALSE(game.chart[game.findCell("R11C2")].hasPrice());
    EXPECT_TRUE(game.chart[game.findCell("R11C3")].hasPrice());
    EXPECT_EQ(game.uncountedUpTo, Money{50});
    EXPECT_EQ(game.unlimitedUpTo, Money{40});
    EXPECT_EQ(game.chart[game.findCell("R6C9")].right, game.findCell("R5C9")); // the ledge leads up
    EXPECT_EQ(game.chart[game.findCell("R5C1")].left, game.findCell("R6C1"));
}

TEST_F(TheTablesOf1836Jr56, GiveTheStationsOfEveryCharter)
{
    for (const auto &[code, markers] :
         {std::pair("B", 4), std::pair("GCL", 4), std::pair("Nord", 3), std::pair("NBDS", 3), std::pair("HSM", 2),
          std::pair("NFL", 2), std::pair("MESS", 10)})
        EXPECT_EQ(game.stationTokens(game.findCompany(code)), markers) << code;
    EXPECT_EQ(printed1836(R"({"JR-D28":"4"})").stationTokens(game.findCompany("Nord")), 4);
}

// Options.

TEST(TheOptionsOf1836Jr56, SetEverySwitchOfThePresetUnlessItIsNamed)
{
    const GameDefinition english = printed1836(R"({"preset":"ENG","JR-D9":"default"})");
    EXPECT_EQ(english.findSwitch("JR-D5")->value, "E");
    EXPECT_EQ(english.findSwitch("JR-D9")->value, "default");
    EXPECT_EQ(english.findSwitch("JR-D22")->value, "default"); // no printing has the other value
    EXPECT_EQ(english.sales.turn, StockTurn::SalesBothSides);
    EXPECT_FALSE(english.capitalFollowsDeck);
}

TEST(TheOptionsOf1836Jr56, ReplaceTheLastTrain)
{
    for (const std::string options : {R"({"diesel":true})", R"({"lastTrain":"D"})"}) {
        const GameDefinition game = printed1836(options);
        EXPECT_FALSE(game.findFace("8").isValid());
        EXPECT_EQ(game.faces[game.findFace("D")].price, Money{1100});
        EXPECT_EQ(game.faces[game.findFace("D")].tradeInFor(game.findFace("4"))->price, Money{750});
        EXPECT_EQ(national::termsOf(game).buysFrom, Money{1100});
    }
}

TEST(TheOptionsOf1836Jr56, ReplaceTheLastTrainWithTheNumbersOfThePhaseTableToo_JR8_1)
{
    const GameDefinition game = printed1836(R"({"lastTrain":"D","trainSet":"table"})");
    EXPECT_FALSE(game.findCard("8").isValid());
    EXPECT_EQ(game.cards[game.findCard("2")].count, 6);
    EXPECT_FALSE(game.cards[game.findCard("D")].count); // any number
}

TEST(TheOptionsOf1836Jr56, TakeTheNewCertificateLimitAndChangedTables)
{
    EXPECT_EQ(national::termsOf(printed1836(R"({"certLimitAfterMESS":12})")).certificateLimit, 12);
    const GameDefinition game =
        printed1836(R"({"overrides":{"bank":7000,"train_limit":{"5":3},"trains":{"8":{"price":900}}}})");
    EXPECT_EQ(game.bank, Money{7000});
    EXPECT_EQ(game.phases[game.findPhase("5")].trainLimit[game.findClass("corporation")], 3);
    EXPECT_EQ(game.faces[game.findFace("8")].tradeInFor(game.findFace("4"))->price, Money{550}); // 350 less
}

TEST(TheOptionsOf1836Jr56, AreRefusedWithAPlaceIfTheyAreUnknown)
{
    const auto game = library().definition("1836jr56", "pl", "base", R"({"JR-D9":"F"})");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().front().place, "options.JR-D9");
}

} // namespace
} // namespace flimnap::test
