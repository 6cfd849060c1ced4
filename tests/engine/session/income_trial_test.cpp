#include "features/company_loans/standing.h"
#include "session/income_trial.h"

#include <gmock/gmock.h>

#include "support/games_in_session.h"
#include "support/printed_games.h"
#include "support/random_games.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::SizeIs;

/// The rules of a game for as many players as it has seats at most.
std::shared_ptr<const Rules> rulesOf(const std::string &game, const std::string &edition, int players,
                                     const std::string &options = "{}")
{
    Header header = tableOf(game, edition, "base", players).header;
    header.options = options;
    return rulesFor(header).value();
}

ClassId sizeNamed(const Rules &rules, std::string_view name)
{
    for (const ClassId size : ids(rules.game().classes)) {
        if (rules.game().classes[size].name == name)
            return size;
    }
    ADD_FAILURE() << "no kind of companies " << name;
    return {};
}

std::vector<int> amounts(const IncomeShares &shares)
{
    std::vector<int> units;
    for (const Money amount : shares.players)
        units.push_back(static_cast<int>(amount.units));
    return units;
}

int priceOn(const Rules &rules, CellId cell)
{
    return cell ? static_cast<int>(rules.game().chart[cell].price.units) : 0;
}

CellId cellNamed(const Rules &rules, const std::string &name)
{
    for (const CellId cell : ids(rules.game().chart)) {
        if (rules.game().chart[cell].name == name)
            return cell;
    }
    ADD_FAILURE() << "no cell " << name;
    return {};
}

std::vector<Route> routes(const std::vector<std::pair<std::string, int>> &trains)
{
    std::vector<Route> declared;
    for (const auto &[train, value] : trains) {
        declared.emplace_back().train = train;
        declared.back().value = value;
    }
    return declared;
}

TEST(IncomeTrial, ADividendOf18CzIsRoundedUpForEachOwner_CZ10_6)
{
    // Given a small company of four units: one player has one, another two, a third the director's and one more,
    const auto rules = rulesOf("18cz", "ru", 3);
    const IncomeTrial trial{.size = sizeNamed(*rules, "small"), .percents = {25}, .revenue = 110};
    EXPECT_EQ(amounts(tryIncome(*rules, trial).value()).front(), 28);

    const IncomeTrial two{.size = sizeNamed(*rules, "small"), .percents = {50}, .revenue = 110};
    EXPECT_EQ(amounts(tryIncome(*rules, two).value()).front(), 55); // not 56

    const IncomeTrial three{.size = sizeNamed(*rules, "small"), .percents = {75}, .revenue = 110};
    EXPECT_EQ(amounts(tryIncome(*rules, three).value()).front(), 83);
}

TEST(IncomeTrial, ACoalRailwaySharesItsIncomeWithItsOwner_AH10_21)
{
    const auto rules = rulesOf("1824", "ru", 4);
    const IncomeTrial trial{.size = sizeNamed(*rules, "coal"), .revenue = 100, .mine = 20};

    const IncomeShares shares = tryIncome(*rules, trial).value();

    EXPECT_EQ(amounts(shares).front(), 50);
    EXPECT_EQ(shares.treasury, Money{70});
    EXPECT_FALSE(shares.after);
}

TEST(IncomeTrial, ARegionalRailwayPaysOrKeeps_AH10_23)
{
    const auto rules = rulesOf("1824", "ru", 4);
    IncomeTrial trial{.size = sizeNamed(*rules, "regional"),
                      .percents = {40, 30},
                      .revenue = 150,
                      .mine = 10,
                      .cell = cellNamed(*rules, "R5C3")};

    const IncomeShares paid = tryIncome(*rules, trial).value();
    EXPECT_THAT(amounts(paid), ElementsAre(60, 45, 0, 0));
    EXPECT_EQ(paid.treasury, Money{10});
    EXPECT_EQ(priceOn(*rules, paid.after), 90);

    trial.pay = "none";
    const IncomeShares kept = tryIncome(*rules, trial).value();
    EXPECT_THAT(amounts(kept), ElementsAre(0, 0, 0, 0));
    EXPECT_EQ(kept.treasury, Money{160});
    EXPECT_EQ(priceOn(*rules, kept.after), 70);
}

TEST(IncomeTrial, ObsoleteTrainsEarnHalfAndDTrainsTwice_LI_S15)
{
    const auto rules = rulesOf("18lilliput", "cs", 4);
    const ClassId size = sizesWithIncome(rules->game()).front();
    IncomeTrial trial{.size = size, .percents = {50}, .routes = routes({{"3D", 100}, {"3*", 90}})};
    EXPECT_EQ(amounts(tryIncome(*rules, trial).value()).front(), (200 + 40) / 2);

    trial.routes = routes({{"4", 110}, {"4", 120}});
    EXPECT_EQ(amounts(tryIncome(*rules, trial).value()).front(), 230 / 2);
}

TEST(IncomeTrial, TheLastRoundPaysTwice_LI_S13)
{
    const auto rules = rulesOf("18lilliput", "cs", 4);
    const ClassId size = sizesWithIncome(rules->game()).front();
    CellId start;
    for (const CellId cell : ids(rules->game().chart)) {
        if (rules->game().chart[cell].price == Money{65})
            start = cell;
    }
    const IncomeTrial trial{
        .size = size, .percents = {50, 10}, .routes = routes({{"2", 60}}), .cell = start, .isLastRound = true};

    const IncomeShares shares = tryIncome(*rules, trial).value();

    EXPECT_THAT(amounts(shares), ElementsAre(60, 12, 0, 0));
    EXPECT_EQ(priceOn(*rules, shares.after), 90);
}

TEST(IncomeTrial, WithBrobdingnagHalfIsPaidAndTheCompanyHasTheRest_LI_S35)
{
    const auto rules = rulesOf("18lilliput", "cs", 4, R"({"brobdingnag":true})");
    const IncomeTrial trial{.size = sizesWithIncome(rules->game()).front(),
                            .percents = {50, 10},
                            .routes = routes({{"2", 90}}),
                            .pay = "half"};

    const IncomeShares shares = tryIncome(*rules, trial).value();

    EXPECT_THAT(amounts(shares), ElementsAre(25, 5, 0, 0));
    EXPECT_EQ(shares.treasury, Money{40});
}

TEST(IncomeTrial, TheExpressEarnsItsBonusWhateverThePhase_LI_S36)
{
    const auto rules = rulesOf("18lilliput", "cs", 4, R"({"ATE":true})");
    IncomeTrial trial{
        .size = sizesWithIncome(rules->game()).front(), .percents = {50}, .routes = routes({{"4D", 150}})};
    trial.routes.front().bonus = 20;
    EXPECT_EQ(amounts(tryIncome(*rules, trial).value()).front(), 320 / 2);
}

TEST(IncomeTrial, NoMoreIsHeldThanWasPrinted_LI2_6)
{
    const auto rules = rulesOf("18lilliput", "cs", 4);
    IncomeTrial trial{
        .size = sizesWithIncome(rules->game()).front(), .percents = {50, 30}, .routes = routes({{"2", 90}})};
    EXPECT_TRUE(tryIncome(*rules, trial));

    trial.percents = {50, 40};
    ASSERT_FALSE(tryIncome(*rules, trial));
    EXPECT_EQ(tryIncome(*rules, trial).error().code, Code::TooManyShares);
}

TEST(IncomeTrial, IsTheSameUnlessSomethingEarnsOtherwise)
{
    const GameDefinition usual = printedGame("18lilliput");
    for (const char *same : {"copyIsExtra", "laputa", "LI-D41"})
        EXPECT_TRUE(
            haveSameIncomes(usual, printedGame("18lilliput", "base", R"({")" + std::string(same) + R"(":true})")))
            << same;
    for (const char *other : {"brobdingnag", "ATE", "scenario", "LI-D9"})
        EXPECT_FALSE(
            haveSameIncomes(usual, printedGame("18lilliput", "base", R"({")" + std::string(other) + R"(":true})")))
            << other;
}

TEST(IncomeTrial, SharesOfTheOpenStockPayTheTreasury_S27)
{
    const auto rules = rulesOf("1836jr56", "pl", 4);
    const IncomeTrial trial{
        .size = sizeNamed(*rules, "corporation"), .percents = {60, 10}, .poolPercent = 10, .revenue = 370};

    const IncomeShares shares = tryIncome(*rules, trial).value();

    EXPECT_THAT(amounts(shares), ElementsAre(222, 37, 0, 0));
    EXPECT_EQ(shares.treasury, Money{37});
}

TEST(IncomeTrial, InterestIsPaidOutOfTheIncomeFirst_S20)
{
    const auto rules = rulesOf("1836jr56", "pl", 4);
    IncomeTrial trial{.size = sizeNamed(*rules, "corporation"), .percents = {40}, .revenue = 250};
    trial.row.change<company_loans::CompanyKeys>().loans = 2;
    EXPECT_EQ(amounts(tryIncome(*rules, trial).value()).front(), 92); // of 230
}

TEST(IncomeTrial, SharesOfFivePerCentAreRoundedUpTogether_S42)
{
    const auto rules = rulesOf("1836jr56", "pl", 4);
    const IncomeTrial trial{
        .size = sizeNamed(*rules, "nationalOf20"), .percents = {25, 15}, .poolPercent = 10, .revenue = 310};

    const IncomeShares shares = tryIncome(*rules, trial).value();

    EXPECT_THAT(amounts(shares), ElementsAre(78, 47, 0, 0));
    EXPECT_EQ(shares.treasury, Money{31});
}

TEST(IncomeTrial, MarkersMoveAtTheEndsOfTheChart_S14)
{
    const auto rules = rulesOf("1836jr56", "pl", 4);
    IncomeTrial trial{.size = sizeNamed(*rules, "corporation"),
                      .percents = {60},
                      .revenue = 100,
                      .cell = cellNamed(*rules, "R6C9")}; // (5,c8): the end of its row
    EXPECT_EQ(priceOn(*rules, tryIncome(*rules, trial).value().after), 100);

    trial.cell = cellNamed(*rules, "R5C1"); // (4,c0)
    trial.pay = "none";
    EXPECT_EQ(priceOn(*rules, tryIncome(*rules, trial).value().after), 45);

    trial.cell = cellNamed(*rules, "R10C2"); // scenario 13: beside the closing area
    EXPECT_FALSE(tryIncome(*rules, trial).value().after);
}

TEST(IncomeTrial, WhatTheRulesRefuseIsRefusedWithTheirNumber)
{
    const auto rules = rulesOf("1824", "ru", 4);
    const IncomeTrial odd{.size = sizeNamed(*rules, "regional"), .percents = {60}, .revenue = 155};
    const auto refused = tryIncome(*rules, odd);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Code::IncomeStep); // AH-6.11
    EXPECT_THAT(refused.error().rule, Not(::testing::IsEmpty()));

    const IncomeTrial more{.size = sizeNamed(*rules, "regional"), .percents = {60, 50}, .revenue = 100};
    ASSERT_FALSE(tryIncome(*rules, more));
    const IncomeTrial half{.size = sizeNamed(*rules, "regional"), .percents = {55}, .revenue = 100};
    ASSERT_FALSE(tryIncome(*rules, half)); // no certificate of 5 % was printed
    EXPECT_EQ(tryIncome(*rules, more).error().code, Code::TooManyShares);
}

TEST(IncomeTrial, AKindOrASpaceOfAnotherGameIsRefused)
{
    const auto rules = rulesOf("18cz", "ru", 3);
    const ClassId ofTrains = sizeNamed(*rulesOf("1824", "ru", 4), "goods"); // no kind of companies anywhere
    const IncomeTrial strange{.size = ofTrains, .percents = {50}, .revenue = 100};
    ASSERT_FALSE(tryIncome(*rules, strange));
    EXPECT_EQ(tryIncome(*rules, strange).error().code, Code::BadValue);

    const IncomeTrial beyond{.size = sizeNamed(*rules, "small"), .percents = {50}, .revenue = 100, .cell = CellId(999)};
    ASSERT_FALSE(tryIncome(*rules, beyond));
}

TEST(IncomeTrial, EveryKindOfCompanyOfEveryGameCanBeTried)
{
    for (const GameSummary &game : library().games()) {
        if (game.variant != "base")
            continue;
        const auto rules = rulesOf(game.game, game.edition, game.playerCounts.back());
        EXPECT_THAT(sizesWithIncome(rules->game()), Not(SizeIs(0))) << game.game;
        for (const ClassId size : sizesWithIncome(rules->game())) {
            for (const std::string &way : waysToPay(rules->game(), size)) {
                const CompanyClass &table = rules->game().classes[size];
                const bool isMinor = table.isMinor();
                IncomeTrial trial{.size = size,
                                  .percents = isMinor ? std::vector<int>()
                                                      : std::vector<int>{table.percent(2), table.percent(1)},
                                  .pay = way};
                if (game.game == "18lilliput")
                    trial.routes = routes({{"2", 50}});
                else
                    trial.revenue = 50;
                const auto shares = tryIncome(*rules, trial);
                EXPECT_TRUE(shares.ok()) << game.game << " " << table.name << " " << way;
            }
        }
    }
}

} // namespace
} // namespace flimnap::test
