#include "io/overrides.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "features/action_cards/standing.h"
#include "features/card_draft/standing.h"
#include "features/landscape/standing.h"
#include "features/lots/standing.h"
#include "features/stack_draft/standing.h"
#include "support/faults.h"
#include "support/journals.h"
#include "support/printed_games.h"

namespace flimnap {
namespace {

using test::faultInText;
using test::printedGame;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

/// The printed game with the options of a journal's header.
Result<GameDefinition, Faults> gameWithOptions(const GameDefinition &printed, const std::string &options)
{
    return test::library().definition(printed.game, printed.edition, printed.variant, options);
}

/// The printed game with these overrides, which must be right.
GameDefinition gameWith(const std::string &overrides, const GameDefinition &printed = printedGame("18cz"))
{
    const Result<GameDefinition, Faults> game = gameWithOptions(printed, R"({"overrides":)" + overrides + "}");
    if (!game)
        ADD_FAILURE() << text(game.error().front());
    return game ? *game : GameDefinition();
}

GameDefinition gameOf1824With(const std::string &overrides)
{
    return gameWith(overrides, printedGame("1824"));
}

GameDefinition cisleithaniaWith(const std::string &overrides)
{
    return gameWith(overrides, printedGame("1824", "cisleithania-2"));
}

Faults faultsOfOptions(const std::string &options, const GameDefinition &printed = printedGame("18cz"))
{
    const Result<GameDefinition, Faults> game = gameWithOptions(printed, options);
    return game ? Faults() : game.error();
}

Money priceOf(const GameDefinition &game, const std::string &face)
{
    return game.faces[game.findFace(face)].price;
}

std::vector<std::optional<int>> limitsIn(const GameDefinition &game, const std::string &phase)
{
    const auto &limits = game.phases[game.findPhase(phase)].trainLimit;
    return {limits.begin(), limits.end()};
}

TEST(Overrides, MayBeAbsentOrEmpty)
{
    EXPECT_TRUE(gameWithOptions(printedGame("18cz"), "{}"));
    EXPECT_TRUE(gameWithOptions(printedGame("18cz"), R"({"overrides":{}})"));
}

TEST(Overrides, GiveEveryTableAnotherStartCash)
{
    const GameDefinition game = gameWith(R"({"start_cash":350})");

    EXPECT_THAT(game.playerCounts, Each(Field(&PlayerCount::cash, Money{350})));
    EXPECT_EQ(game.tableOf(3)->certificateLimit, 14);
}

TEST(Overrides, GiveEveryTableAnotherCertificateLimit)
{
    const GameDefinition game = gameWith(R"({"certificate_limit":11})");

    EXPECT_THAT(game.playerCounts, Each(Field(&PlayerCount::certificateLimit, 11)));
    EXPECT_EQ(game.tableOf(3)->cash, Money{380});
}

TEST(Overrides, MoveHomes)
{
    const GameDefinition game = gameWith(R"({"homes":{"BCB":["D17"],"PR":["B19","A22"]}})");

    EXPECT_THAT(game.companies[game.findCompany("BCB")].homes, ElementsAre("D17"));
    EXPECT_THAT(game.companies[game.findCompany("PR")].homes, ElementsAre("B19", "A22"));
    EXPECT_THAT(game.companies[game.findCompany("VBW")].homes, ElementsAre("I10"));
}

TEST(Overrides, ReplaceTheChartWithItsNeighbours)
{
    const GameDefinition game =
        gameWith(R"({"chart":[40,44,50,60,70,80,90,100],"pars":{"S":[50,70],"M":[70,90],"L":[90]}})");

    EXPECT_EQ(game.chart.count(), 8);
    EXPECT_EQ(game.chart[game.findCell(Money{44})].right, game.findCell(Money{60}));
    EXPECT_EQ(game.chart[game.findCell(Money{44})].down, game.findCell(Money{40}));
    EXPECT_FALSE(game.findCell(Money{53}));
}

TEST(Overrides, ReplaceInitialPricesOfOneClass)
{
    const GameDefinition game = gameWith(R"({"pars":{"L":[90,95]}})");

    EXPECT_THAT(game.classes[game.findClass("large")].pars, ElementsAre(Money{90}, Money{95}));
    EXPECT_EQ(game.classes[game.findClass("small")].pars.size(), 5U);
}

TEST(Overrides, CountTrainCardsAnew)
{
    const GameDefinition game = gameWith(R"({"cards":{"a":6,"j":5}})");

    EXPECT_EQ(game.cards[game.findCard("a")].count, 6);
    EXPECT_EQ(game.cards[game.findCard("j")].count, 5);
    EXPECT_EQ(game.cards[game.findCard("b")].count, 4);
}

TEST(Overrides, PriceOneFaceOfOneCard)
{
    const GameDefinition game = gameWith(R"({"trains":{"d.3":{"price":110},"d.3+3":{"price":170}}})");

    EXPECT_EQ(priceOf(game, "d.3"), Money{110});
    EXPECT_EQ(priceOf(game, "d.3+3"), Money{170});
    EXPECT_EQ(priceOf(game, "c.3"), Money{120});
    EXPECT_EQ(priceOf(game, "e.3+3"), Money{180});
}

TEST(Overrides, LimitTrainsAnewInOnePhase)
{
    const GameDefinition game = gameWith(R"({"train_limits":{"a":[4,null,null],"f":[2,3,3]}})");

    EXPECT_THAT(limitsIn(game, "a"), ElementsAre(4, std::nullopt, std::nullopt));
    EXPECT_THAT(limitsIn(game, "f"), ElementsAre(2, 3, 3));
    EXPECT_THAT(limitsIn(game, "g"), ElementsAre(2, 2, 3));
}

TEST(Overrides, PricePrivateRailwaysAnew)
{
    const GameDefinition game = gameWith(R"({"local_prices":{"S1":20},"local_incomes":{"M":15}})");

    EXPECT_EQ(game.privates[game.findPrivate("S1")].price, Money{20});
    EXPECT_EQ(game.privates[game.findPrivate("S2")].price, Money{30});
    EXPECT_EQ(game.privates[game.findPrivate("M1")].income, Money{15});
    EXPECT_EQ(game.privates[game.findPrivate("M6")].income, Money{15});
    EXPECT_EQ(game.privates[game.findPrivate("L1")].income, Money{20});
}

TEST(Overrides, ReplaceTheRoundTrack)
{
    const GameDefinition game = gameWith(R"({"sets":[[40],[45,50]]})");

    EXPECT_THAT(game.sets, ElementsAre(ElementsAre(Money{40}), ElementsAre(Money{45}, Money{50})));
}

TEST(Overrides, CountRoundsAnewInOnePhase)
{
    const GameDefinition game = gameOf1824With(R"({"operating_rounds":{"5":3}})");

    EXPECT_EQ(game.phases[game.findPhase("5")].operatingRounds, 3);
    EXPECT_EQ(game.phases[game.findPhase("4")].operatingRounds, 2);
}

TEST(Overrides, SayAnewWhichSalesScrapATrain)
{
    const GameDefinition game = gameOf1824With(R"({"rusts_on":{"3g":["4g","10"],"2":[]}})");

    const auto scraps = [&](const std::string &sold, const std::string &victim) {
        const std::vector<FaceId> &rusts = game.faces[game.findFace(sold)].rusts;
        return std::find(rusts.begin(), rusts.end(), game.findFace(victim)) != rusts.end();
    };
    EXPECT_TRUE(scraps("4g", "3g"));
    EXPECT_TRUE(scraps("10", "3g"));
    EXPECT_FALSE(scraps("5g", "3g"));
    EXPECT_TRUE(scraps("5g", "2g"));
    EXPECT_FALSE(scraps("4", "2"));
    EXPECT_TRUE(scraps("6", "3"));
}

TEST(Overrides, CountAndPriceATrainOnCardsOfItsOwn)
{
    const GameDefinition game =
        gameOf1824With(R"({"trains":{"10":{"count":20},"4":{"price":300,"trade_in":{"3":200}}}})");

    EXPECT_EQ(game.cards[game.findCard("10")].count, 20);
    EXPECT_EQ(priceOf(game, "10"), Money{1000});
    EXPECT_EQ(priceOf(game, "4"), Money{300});
    EXPECT_THAT(game.faces[game.findFace("4")].tradeIns, ElementsAre(TradeIn{game.findFace("3"), Money{200}}));
    EXPECT_EQ(game.cards[game.findCard("4")].count, 4);
    EXPECT_THAT(game.faces[game.findFace("5")].tradeIns, ElementsAre(TradeIn{game.findFace("4"), Money{260}}));
}

TEST(Overrides, TakeAnotherTrainInPartPayment)
{
    const GameDefinition game =
        gameOf1824With(R"({"trains":{"4":{"trade_in":{"2":240}},"2g":{"trade_in":{"2":200}}}})");

    EXPECT_THAT(game.faces[game.findFace("4")].tradeIns, ElementsAre(TradeIn{game.findFace("2"), Money{240}}));
    EXPECT_THAT(game.faces[game.findFace("2g")].tradeIns, ElementsAre(TradeIn{game.findFace("2"), Money{200}}));
}

TEST(Overrides, ChooseWhenADirectorHelps)
{
    EXPECT_EQ(gameOf1824With(R"({"emergency":"cheapest"})").help, HelpRule::CheapestTooDear);
    EXPECT_EQ(gameOf1824With(R"({"emergency":"any"})").help, HelpRule::AnyTrain);
}

TEST(Overrides, ChooseWhenAFrozenCertificateIsSwapped)
{
    EXPECT_EQ(gameOf1824With(R"({"frozen20":"formation"})").companies[CompanyId(0)].swapsLate, true);
    EXPECT_EQ(gameOf1824With(R"({"frozen20":"immediate"})").companies[CompanyId(0)].swapsLate, false);
}

TEST(Overrides, LimitUnsoldSharesAnew)
{
    EXPECT_EQ(cisleithaniaWith(R"({"pool_limit":100})").sales.mostUnsoldPercent, 100);
    EXPECT_EQ(cisleithaniaWith(R"({"pool_limit":50})").sales.mostUnsoldPercent, 50);
}

TEST(Overrides, OrderTheDraftAnew)
{
    const GameDefinition game =
        cisleithaniaWith(R"({"draft_order":["p2","p1","p1","p2","p1","p2","p2","p1"],"bond_rounding":"down"})");

    EXPECT_THAT(stack_draft::termsOf(game).order, ElementsAre(2, 1, 1, 2, 1, 2, 2, 1));
    EXPECT_FALSE(stack_draft::termsOf(game).bondPaysRoundedUp);
    EXPECT_EQ(stack_draft::termsOf(game).constructionPrice, Money{120});
    EXPECT_TRUE(stack_draft::termsOf(cisleithaniaWith(R"({"bond_rounding":"up"})")).bondPaysRoundedUp);
}

TEST(Overrides, SayWhichBonusesArePaid)
{
    const GameDefinition forThree = printedGame("1824", "cisleithania-3");

    EXPECT_TRUE(gameWith(R"({"income_bonuses":{"Bukowina":true}})", forThree).incomeBonuses.front().isPaid);
    EXPECT_FALSE(gameWith(R"({"income_bonuses":{"Bukowina":false}})", forThree).incomeBonuses.front().isPaid);
    EXPECT_FALSE(cisleithaniaWith(R"({"income_bonuses":{"Bukowina":false}})").incomeBonuses.front().isPaid);
}

TEST(Overrides, ReplaceAGridWithItsNeighbours)
{
    const GameDefinition game = gameWith(R"({"chart":[[100,110,120,130],[90,100,105],[80,90,100],[60,70,80]],
                                             "pars":{"R":[80,100]}})",
                                         printedGame("1824", "cisleithania-3"));

    EXPECT_EQ(game.chart.count(), 13);
    EXPECT_EQ(game.chart[game.findCell("R2C3")].right, game.findCell("R1C3"));
    EXPECT_EQ(game.chart[game.findCell("R3C1")].left, game.findCell("R4C1"));
    EXPECT_EQ(game.findCell(Money{80}), game.findCell("R4C3")); // the column of initial prices stays
    EXPECT_EQ(game.chart[game.classes[game.findClass("state")].startsAt].name, "R1C3");
}

TEST(Overrides, LeaveTheBeginningsOfPricesWhereTheyAreOnALongerGrid)
{
    const GameDefinition game = cisleithaniaWith(
        R"({"chart":[[100,110,120,130,140],[90,100,110],[80,90,100],[70,80,90],[60,70,80],[50,60,70],[40,50,60]]})");

    EXPECT_EQ(game.chart[game.findCell(stack_draft::termsOf(game).bondCell)].price, Money{50});
    EXPECT_EQ(game.chart[game.classes[game.findClass("state")].startsAt].name, "R1C3");
}

GameDefinition moraviaWith(const std::string &overrides)
{
    return gameWith(overrides, printedGame("18cz", "moravia-silesia"));
}

GameDefinition trainingWith(const std::string &overrides)
{
    return gameWith(overrides, printedGame("18cz", "training"));
}

TEST(Overrides, CountCardsAnewAtEveryTable)
{
    const GameDefinition game = trainingWith(R"({"cards":{"a":9}})");

    for (const int players : {2, 3, 4, 5}) {
        const GameDefinition printed = printedGame("18cz", "training").forPlayers(players);
        const GameDefinition table = game.forPlayers(players);
        EXPECT_EQ(table.cards[table.findCard("a")].count, 9) << players;
        EXPECT_EQ(table.cards[table.findCard("c")].count, printed.cards[printed.findCard("c")].count) << players;
    }
}

TEST(Overrides, CountATrainAnewAtEveryTable)
{
    const GameDefinition game = moraviaWith(R"({"trains":{"g.4+4":{"count":4},"d.3":{"price":130}}})");

    for (const int players : {2, 3})
        EXPECT_EQ(game.forPlayers(players).cards[game.findCard("g")].count, 4) << players;
    EXPECT_EQ(game.forPlayers(2).cards[game.findCard("d")].count, 4); // CZ-8.45: as printed
    EXPECT_EQ(game.forPlayers(3).cards[game.findCard("d")].count, 5);
}

TEST(Overrides, AuctionOtherPrivateRailways)
{
    const GameDefinition game = moraviaWith(R"({"lots":{"3E":45,"S4":30,"MW":60,"M6":50,"L3":65}})");

    std::vector<std::pair<std::string, int>> bids;
    for (const lots::Lot &lot : lots::termsOf(game).lots)
        bids.emplace_back(game.privates[lot.railway].code, static_cast<int>(lot.least.units));
    EXPECT_THAT(bids, ElementsAre(std::pair("3E", 45), std::pair("S4", 30), std::pair("MW", 60), std::pair("M6", 50),
                                  std::pair("L3", 65)));
    EXPECT_EQ(lots::termsOf(game).raise, Money{5});
}

GameDefinition lilliputWith(const std::string &overrides, const std::string &variant = "base")
{
    return gameWith(overrides, printedGame("18lilliput", variant));
}

TEST(Overrides, ReplaceALadderAndWithItThePricesOfNewCompanies)
{
    const GameDefinition game = lilliputWith(R"({"chart":[45,50,55,60,70,80,95,110,130,150]})");

    EXPECT_EQ(game.chart.count(), 10);
    EXPECT_EQ(game.chart[game.findCell(Money{130})].right, game.findCell(Money{150})); // LI-2.10: the end leads up
    EXPECT_EQ(game.chart[game.findCell(Money{50})].left, game.findCell(Money{45}));    // … and the beginning down
    EXPECT_EQ(game.chart[game.findCell(Money{95})].right, game.findCell(Money{130}));
    EXPECT_THAT(game.classes[game.findClass("later")].pars, // LI-5.20: any but the lowest
                ElementsAre(Money{50}, Money{55}, Money{60}, Money{70}, Money{80}, Money{95}, Money{110}, Money{130},
                            Money{150}));
}

TEST(Overrides, CountTheRoundsOfAGameAnewAtEveryTable)
{
    const GameDefinition game = lilliputWith(R"({"rounds":10})");

    for (const int players : {2, 3, 4})
        EXPECT_EQ(game.forPlayers(players).rounds, 10) << players;
}

TEST(Overrides, CallCompaniesAsTheTablesOwnCopyDoes)
{
    const GameDefinition game = lilliputWith(
        R"({"companies":{"C5":{"code":"TR","name":"Tottenham Railway","colour":"#aa2200"},"C6":{"name":"Plips"}}})");

    ASSERT_TRUE(game.findCompany("TR"));
    EXPECT_EQ(game.companies[game.findCompany("TR")].name, "Tottenham Railway");
    EXPECT_EQ(game.companies[game.findCompany("TR")].colour, "#aa2200");
    EXPECT_FALSE(game.findCompany("C5"));
    EXPECT_EQ(game.companies[game.findCompany("C6")].name, "Plips");
}

TEST(Overrides, OfATrainHoldForItsOldSideToo)
{
    const GameDefinition game = lilliputWith(R"({"trains":{"2":{"price":90,"count":3}},"rusts_on":{"2":["3D"]}})");

    const auto scraps = [&](const std::string &sold, const std::string &victim) {
        const std::vector<FaceId> &rusts = game.faces[game.findFace(sold)].rusts;
        return std::find(rusts.begin(), rusts.end(), game.findFace(victim)) != rusts.end();
    };
    for (const std::string side : {"2", "2*"}) {
        EXPECT_EQ(priceOf(game, side), Money{90}) << side; // LI-D12: the depot sells it at the printed price
        EXPECT_TRUE(scraps("3D", side)) << side;
        EXPECT_FALSE(scraps("5", side)) << side;
    }
    EXPECT_EQ(game.forPlayers(3).cards[game.findCard("2")].count, 3);
}

TEST(Overrides, GiveEveryTableOf18LilliputOtherCashAndLimits)
{
    const GameDefinition game =
        lilliputWith(R"({"start_cash":40,"certificate_limit":6,"cards":{"4":6},"train_limits":{"5":[3,2,null,null]}})");

    EXPECT_THAT(game.playerCounts,
                Each(AllOf(Field(&PlayerCount::cash, Money{40}), Field(&PlayerCount::certificateLimit, 6))));
    EXPECT_EQ(game.forPlayers(2).cards[game.findCard("4")].count, 6);
    EXPECT_THAT(limitsIn(game, "5"), ElementsAre(3, 2, std::nullopt, std::nullopt));
}

TEST(Overrides, GiveTheCompaniesOfAGameWithoutSharesAnotherCash)
{
    EXPECT_THAT(trainingWith(R"({"start_cash":200})").playerCounts, Each(Field(&PlayerCount::cash, Money{200})));
}

TEST(Overrides, LeavePapersWithoutAFixedIncome)
{
    EXPECT_THAT(faultsOfOptions(R"({"overrides":{"local_incomes":{"P":5}}})", printedGame("18cz", "moravia-silesia")),
                ElementsAre(faultInText("options.overrides", "/papers/MW/station: it earns what the hex is worth"),
                            faultInText("options.overrides", "/papers/3E/train: a train earns nothing")));
}

TEST(Overrides, OfSetsAndSharesAreRefusedInAGameWithout)
{
    const GameDefinition training = printedGame("18cz", "training");
    const auto faults = [&](const std::string &overrides) {
        return faultsOfOptions(R"({"overrides":)" + overrides + "}", training);
    };
    EXPECT_THAT(faults(R"({"sets":[[40]]})"),
                ElementsAre(faultInText("options.overrides.sets", "no sets of operating")));
    EXPECT_THAT(faults(R"({"operating_rounds":{"1":2}})"),
                ElementsAre(faultInText("options.overrides.operating_rounds", "but 10 rounds")));
    EXPECT_THAT(faults(R"({"emergency":"any"})"),
                ElementsAre(faultInText("options.overrides.emergency", "nobody helps a company")));
    EXPECT_THAT(faults(R"({"certificate_limit":10})"),
                AllOf(SizeIs(4), Each(faultInText("options.overrides", "no certificates to limit"))));
    EXPECT_THAT(faults(R"({"chart":[40,50]})"),
                ElementsAre(faultInText("options.overrides", "no shares and no prices")));
    EXPECT_THAT(faults(R"({"lots":{"S1":25}})"), ElementsAre(faultInText("options.overrides.lots", "no such key")));
}

struct BadOverride
{
    std::string overrides;
    std::string place; ///< below options.overrides
    std::string message;
};

class BadOverrides : public ::testing::TestWithParam<BadOverride>
{
};

TEST_P(BadOverrides, AreRefusedWithPlaceAndReason)
{
    const BadOverride &bad = GetParam();

    EXPECT_THAT(faultsOfOptions(R"({"overrides":)" + bad.overrides + "}"),
                ElementsAre(faultInText("options.overrides" + bad.place, bad.message)));
}

INSTANTIATE_TEST_SUITE_P(
    Overrides, BadOverrides,
    ::testing::Values(
        BadOverride{R"([])", "", "expected an object, found []"},
        BadOverride{R"({"startcash":1})", ".startcash", "the keys here are start_cash, certificate_limit"},
        BadOverride{R"({"start_cash":-1})", ".start_cash", "from 0 to 1000000, found -1"},
        BadOverride{R"({"start_cash":{"3":1}})", ".start_cash", "a whole number"},
        BadOverride{R"({"certificate_limit":0})", ".certificate_limit", "from 1 to 1000"},
        BadOverride{R"({"homes":{"XX":["D17"]}})", ".homes.XX", "no company \"XX\"; there are: EKJ, OFE"},
        BadOverride{R"({"homes":{"BCB":"D17"}})", ".homes.BCB", "expected a list"},
        BadOverride{R"({"homes":{"BCB":[]}})", ".homes.BCB", "found 0"},
        BadOverride{R"({"homes":{"BCB":["D17","D16"]}})", ".homes.BCB.1", "a hex of the board, found \"D16\""},
        BadOverride{R"({"chart":[40]})", ".chart", "2 to 1000 entries, found 1"},
        BadOverride{R"({"chart":[40,45,45]})", ".chart.2", "above the one before it, 45"},
        BadOverride{R"({"pars":{"XL":[50]}})", ".pars.XL", "no class \"XL\"; there are: S, M, L"},
        BadOverride{R"({"pars":{"S":[50,51]}})", ".pars.S.1", "a price of the chart, found 51"},
        BadOverride{R"({"pars":{"S":[]}})", ".pars.S", "found 0"},
        BadOverride{R"({"cards":{"z":1}})", ".cards.z", "no train card \"z\"; there are: a, b"},
        BadOverride{R"({"cards":{"a":0}})", ".cards.a", "from 1 to 99"},
        BadOverride{R"({"trains":{"d.4":{"price":1}}})", ".trains.d.4", "no train \"d.4\"; there are: a.2, b.2"},
        BadOverride{R"({"trains":{"d.3":110}})", ".trains.d.3", "expected an object, found 110"},
        BadOverride{R"({"trains":{"d.3":{"price":0}}})", ".trains.d.3.price", "from 1 to"},
        BadOverride{R"({"trains":{"d.3":{"price":9,"count":1}}})", ".trains.d.3.count", "\"cards\" counts them"},
        BadOverride{R"({"trains":{"d.3":{"cash":1}}})", ".trains.d.3.cash", "the keys here are count, price, trade_in"},
        BadOverride{R"({"operating_rounds":{"d":2}})", ".operating_rounds", "the round track says"},
        BadOverride{R"({"emergency":"any"})", ".emergency", "trains of the bank"},
        BadOverride{R"({"frozen20":"formation"})", ".frozen20", "no such key"},
        BadOverride{R"({"pool_limit":50})", ".pool_limit", "any part of a company can be unsold"},
        BadOverride{R"({"draft_order":["p1","p2"]})", ".draft_order", "no such key"},
        BadOverride{R"({"bond_rounding":"up"})", ".bond_rounding", "no such key"},
        BadOverride{R"({"income_bonuses":{"Bukowina":true}})", ".income_bonuses.Bukowina",
                    "no bonus \"Bukowina\"; there are: none"},
        BadOverride{R"({"train_limits":{"k":[1,1,1]}})", ".train_limits.k", "no phase \"k\"; there are: a, b"},
        BadOverride{R"({"train_limits":{"d":[3,3]}})", ".train_limits.d", "3 to 3 entries, found 2"},
        BadOverride{R"({"train_limits":{"d":[3,0,3]}})", ".train_limits.d.1", "from 1 to 99, found 0"},
        BadOverride{R"({"train_limits":{"d":[3,3,null]}})", "", "/phases/d/trainLimits/large: companies of this class"},
        BadOverride{R"({"local_prices":{"S7":1}})", ".local_prices.S7", "no private railway \"S7\"; there are: S1, S2"},
        BadOverride{R"({"local_prices":{"S1":0}})", ".local_prices.S1", "from 1 to"},
        BadOverride{R"({"local_incomes":{"small":5}})", ".local_incomes.small", "there are: S, M, L"},
        BadOverride{R"({"local_incomes":{"S":"5"}})", ".local_incomes.S", "a whole number from 0"},
        BadOverride{R"({"sets":[[40],45]})", ".sets.1", "expected a list, found 45"},
        BadOverride{R"({"sets":[[40],[0]]})", ".sets.1.0", "from 1 to"},
        BadOverride{R"({"lots":{"S1":25}})", ".lots", "no such key"}),
    [](const auto &test) { return "Case" + std::to_string(test.index); });

class BadOverridesOfCisleithania : public ::testing::TestWithParam<BadOverride>
{
};

TEST_P(BadOverridesOfCisleithania, AreRefusedWithPlaceAndReason)
{
    const BadOverride &bad = GetParam();

    EXPECT_THAT(faultsOfOptions(R"({"overrides":)" + bad.overrides + "}", printedGame("1824", "cisleithania-2")),
                ElementsAre(faultInText("options.overrides" + bad.place, bad.message)));
}

INSTANTIATE_TEST_SUITE_P(
    Overrides, BadOverridesOfCisleithania,
    ::testing::Values(
        BadOverride{R"({"sets":[[40]]})", ".sets", "the phase says"},
        BadOverride{R"({"operating_rounds":{"7":2}})", ".operating_rounds.7", "no phase \"7\"; there are: 2, 3"},
        BadOverride{R"({"operating_rounds":{"5":0}})", ".operating_rounds.5", "from 1 to 20, found 0"},
        BadOverride{R"({"operating_rounds":[2]})", ".operating_rounds", "expected an object"},
        BadOverride{R"({"rusts_on":{"7":["10"]}})", ".rusts_on.7", "no train \"7\""},
        BadOverride{R"({"rusts_on":{"3g":["6g"]}})", ".rusts_on.3g.0", "one of 2, 3, 4"},
        BadOverride{R"({"rusts_on":{"3g":"5g"}})", ".rusts_on.3g", "expected a list"},
        BadOverride{R"({"rusts_on":{"3g":["3g"]}})", "", "/trains/3g/rustedBy: a train cannot scrap itself"},
        BadOverride{R"({"trains":{"10":{"count":0}}})", ".trains.10.count", "from 1 to 99"},
        BadOverride{R"({"trains":{"4":{"trade_in":{"7":100}}}})", ".trains.4.trade_in.7", "no train \"7\""},
        BadOverride{R"({"trains":{"4":{"trade_in":{}}}})", ".trains.4.trade_in", "one train that is given"},
        BadOverride{R"({"trains":{"4":{"trade_in":190}}})", ".trains.4.trade_in", "expected an object"},
        BadOverride{R"({"trains":{"4":{"trade_in":{"3":0}}}})", ".trains.4.trade_in.3", "from 1 to"},
        BadOverride{R"({"trains":{"4":{"price":150}}})", "", "/trains/4/tradeIn: expected what is still to be paid"},
        BadOverride{R"({"emergency":"never"})", ".emergency", "one of any, cheapest"},
        BadOverride{R"({"frozen20":20})", ".frozen20", "one of immediate, formation"},
        BadOverride{R"({"pool_limit":0})", ".pool_limit", "from 1 to 100"},
        BadOverride{R"({"draft_order":["p1","p2"]})", ".draft_order", "8 to 8 entries, found 2"},
        BadOverride{R"({"draft_order":["p1","p2","p3","p2","p1","p2","p1","p2"]})", ".draft_order.2", "one of p1, p2"},
        BadOverride{R"({"draft_order":["p1","p2","p2","p2","p1","p2","p1","p2"]})", "", "/stackDraft/order: expected"},
        BadOverride{R"({"bond_rounding":"even"})", ".bond_rounding", "one of up, down"},
        BadOverride{R"({"income_bonuses":{"Wien":true}})", ".income_bonuses.Wien", "no bonus \"Wien\""},
        BadOverride{R"({"income_bonuses":{"Bukowina":50}})", ".income_bonuses.Bukowina", "true or false, found 50"},
        BadOverride{R"({"chart":[40,45]})", ".chart.0", "expected a list, found 40"},
        BadOverride{R"({"chart":[[100,110,120],[90,100,110]],"pars":{"R":[110,120]}})", "",
                    "/stackDraft/bondCell: there is no such space"},
        BadOverride{R"({"pars":{"C":[60]}})", "", "/classes/coal/pars: only companies with shares"}),
    [](const auto &test) { return "Case" + std::to_string(test.index); });

class BadOverridesOfMoraviaSilesia : public ::testing::TestWithParam<BadOverride>
{
};

TEST_P(BadOverridesOfMoraviaSilesia, AreRefusedWithPlaceAndReason)
{
    const BadOverride &bad = GetParam();

    EXPECT_THAT(faultsOfOptions(R"({"overrides":)" + bad.overrides + "}", printedGame("18cz", "moravia-silesia")),
                ElementsAre(faultInText("options.overrides" + bad.place, bad.message)));
}

INSTANTIATE_TEST_SUITE_P(
    Overrides, BadOverridesOfMoraviaSilesia,
    ::testing::Values(BadOverride{R"({"lots":{"S1":25,"M1":40,"L1":55,"MW":50}})", ".lots", "expected 5 lots, found 4"},
                      BadOverride{R"({"lots":{"S1":1,"S2":1,"S3":1,"S4":1,"S5":1,"S6":1}})", ".lots",
                                  "expected 5 lots, found 6"},
                      BadOverride{R"({"lots":{"S1":25,"M1":40,"L1":55,"MW":50,"4E":50}})", ".lots.4E",
                                  "no private railway \"4E\"; there are: S1, S2"},
                      BadOverride{R"({"lots":{"S1":25,"M1":40,"L1":55,"MW":50,"3E":0}})", ".lots.3E", "from 1 to"},
                      BadOverride{R"({"lots":[25,40,55,50,50]})", ".lots", "expected an object"},
                      BadOverride{R"({"cards":{"b":3}})", ".cards.b", "no train card \"b\"; there are: a, d, e, g, j"},
                      BadOverride{R"({"trains":{"g.4+4":{"count":0}}})", ".trains.g.4+4.count", "from 1 to 99"}),
    [](const auto &test) { return "Case" + std::to_string(test.index); });

class BadOverridesOf18Lilliput : public ::testing::TestWithParam<BadOverride>
{
};

TEST_P(BadOverridesOf18Lilliput, AreRefusedWithPlaceAndReason)
{
    const BadOverride &bad = GetParam();

    EXPECT_THAT(faultsOfOptions(R"({"overrides":)" + bad.overrides + "}", printedGame("18lilliput")),
                ElementsAre(faultInText("options.overrides" + bad.place, bad.message)));
}

// LI-2.12: equal rows, rising, the first three and the last price fixed, multiples of 5.
INSTANTIATE_TEST_SUITE_P(
    Overrides, BadOverridesOf18Lilliput,
    ::testing::Values(
        BadOverride{R"({"chart":[45,50,55,60,150]})", ".chart", "an even number of rising prices"},
        BadOverride{R"({"chart":[40,50,55,60,100,150]})", ".chart", "begin with 45, 50, 55"},
        BadOverride{R"({"chart":[45,50,60,70,100,150]})", ".chart", "begin with 45, 50, 55"},
        BadOverride{R"({"chart":[45,50,55,60,100,160]})", ".chart", "end with 150"},
        BadOverride{R"({"chart":[45,50,55,62,100,150]})", ".chart", "multiples of 5"},
        BadOverride{R"({"rounds":0})", ".rounds", "from 1 to 100"},
        BadOverride{R"({"sets":[[40]]})", ".sets", "no sets of operating rounds, but 8"},
        BadOverride{R"({"operating_rounds":{"1":2}})", ".operating_rounds", "no sets of operating rounds"},
        BadOverride{R"({"companies":{"C9":{"name":"N"}}})", ".companies.C9", "no company \"C9\"; there are: SR, LNR"},
        BadOverride{R"({"companies":{"C5":{"code":"C6"}}})", "", "\"C6\" stands here twice"},
        BadOverride{R"({"companies":{"C5":{"code":"p2"}}})", "", "the players' codes"},
        BadOverride{R"({"companies":{"C5":{"code":"depot"}}})", "", "this word means something else"},
        BadOverride{R"({"companies":{"C5":{"code":"T R"}}})", ".companies.C5.code", "without blanks"},
        BadOverride{R"({"companies":{"C5":{"name":""}}})", ".companies.C5.name", "expected a text"},
        BadOverride{R"({"companies":{"C5":{"colour":"red"}}})", ".companies.C5.colour", "a colour such as"},
        BadOverride{R"({"companies":{"C5":{"homes":[]}}})", ".companies.C5.homes", "the keys here are code, name"},
        BadOverride{R"({"trains":{"2+2":{"price":90}}})", ".trains.2+2", "no train \"2+2\"; there are: 2"},
        BadOverride{R"({"trains":{"4D":{"count":0}}})", ".trains.4D.count", "from 1 to 99"},
        BadOverride{R"({"local_prices":{"golbasto":"5"}})", ".local_prices.golbasto", "a whole number"}),
    [](const auto &test) { return "Case" + std::to_string(test.index); });

TEST(Overrides, OfTheRoundsNeedAFixedNumberOfThem)
{
    EXPECT_THAT(faultsOfOptions(R"({"overrides":{"rounds":9}})"),
                ElementsAre(faultInText("options.overrides.rounds", "no fixed number of rounds")));
}

TEST(Overrides, OfTheChartMustLeaveTheInitialPrices)
{
    EXPECT_THAT(faultsOfOptions(R"({"overrides":{"chart":[50,55,60,65,70,80,90,100,110]}})"),
                ElementsAre(faultInText("options.overrides", "/classes/large/pars/3: the chart has no price 120")));
}

TEST(Overrides, AreJudgedAllAtOnce)
{
    EXPECT_THAT(faultsOfOptions(R"({"overrides":{"start_cash":"much","cards":{"z":1},"sets":[]}})"),
                UnorderedElementsAre(faultInText("options.overrides.start_cash", "whole number"),
                                     faultInText("options.overrides.cards.z", "no train card"),
                                     faultInText("options.overrides.sets", "found 0")));
}

TEST(Options, KnowOverridesOnly)
{
    EXPECT_THAT(faultsOfOptions(R"({"diesel":true})"),
                ElementsAre(faultInText("options.diesel", "there is no such key; the keys here are overrides")));
}

TEST(Options, TurnSwitchesOn)
{
    const GameDefinition printed = printedGame("18lilliput");
    const auto game = gameWithOptions(printed, R"({"advancedTrains":true,"ATE":true,"scenario":true,"laputa":true,
                                               "brobdingnag":true,"copyIsExtra":true,"copySameSideOnly":true,
                                               "admiralDepot":true,"twoCharacters":true,"swapShareCards":true,
                                               "LI-D9":true,"LI-D19":true,"LI-D41":true})");

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_EQ(game->exportRule, ExportRule::GoneBeforeRuns); // LI-D19 says what LI-8.1 does with the card
    EXPECT_EQ(game->payRule, PayRule::Half);
    EXPECT_EQ(landscape::termsOf(*game).expressBonus, Money{20}); // LI-8.3, from phase 5 on
    EXPECT_EQ(game->phases[landscape::termsOf(*game).expressFrom].name, "5");
    EXPECT_EQ(landscape::termsOf(*game).terrain.size(), 3U); // LI-8.6: light, hard, tunnel
    EXPECT_TRUE(landscape::termsOf(*game).hasMines);
    EXPECT_EQ(landscape::termsOf(*game).metropolis, Money{50});
    EXPECT_TRUE(action_cards::termsOf(*game).isExtra && action_cards::termsOf(*game).sameSideOnly);
    EXPECT_EQ(game->spareCardWorth, Money{20});
    EXPECT_TRUE(game->privates[game->findPrivate("bolgolam")].alsoOffOldTrains);
    EXPECT_EQ(card_draft::peopleEach(*game, 2), 2);
    EXPECT_THAT(game->switches, Each(Field(&Switch::isOn, true)));
    EXPECT_THAT(printed.switches, Each(Field(&Switch::isOn, false)));
}

TEST(Options, LeaveASwitchThatIsFalseOff)
{
    const auto game = gameWithOptions(printedGame("18lilliput"), R"({"brobdingnag":false})");

    ASSERT_TRUE(game);
    EXPECT_EQ(game->payRule, PayRule::All);
}

TEST(Options, CombineSwitchesAndOverrides)
{
    const auto game = gameWithOptions(printedGame("18lilliput"),
                                      R"({"scenario":true,"overrides":{"rounds":6,"companies":{"C7":{"code":"PL"}}}})");

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_TRUE(landscape::termsOf(*game).hasMines);
    EXPECT_EQ(game->rounds, 6);
    EXPECT_TRUE(game->findCompany("PL"));
}

TEST(Options, OfSoloAreThoseItHas)
{
    const GameDefinition solo = printedGame("18lilliput", "solo");
    const auto swapped = gameWithOptions(solo, R"({"swapShareCards":true,"advancedTrains":true})");

    ASSERT_TRUE(swapped) << text(swapped.error().front());
    const auto &cards = action_cards::tableOf(*swapped, 1).cards; // LI-D2: C4 in place of C5
    EXPECT_NE(std::find(cards.begin(), cards.end(), action_cards::findCard(*swapped, "C4")), cards.end());
    EXPECT_EQ(std::find(cards.begin(), cards.end(), action_cards::findCard(*swapped, "C5")), cards.end());
    EXPECT_EQ(swapped->exportRule, ExportRule::Never); // LI-8.1: Gulliver takes the card
    for (const std::string name : {"twoCharacters", "copyIsExtra", "copySameSideOnly"})
        EXPECT_THAT(
            faultsOfOptions("{\"" + name + "\":true}", solo),
            ElementsAre(faultInText("options." + name, "no such key; the keys here are overrides, advancedTrains")))
            << name;
}

TEST(Options, WithASwitchNobodyKnowsAreRefused)
{
    const GameDefinition printed = printedGame("18lilliput");

    EXPECT_THAT(faultsOfOptions(R"({"brobdignag":true})", printed),
                ElementsAre(faultInText("options.brobdignag", "the keys here are overrides, LI-D19")));
    EXPECT_THAT(faultsOfOptions(R"({"brobdingnag":"yes"})", printed),
                ElementsAre(faultInText("options.brobdingnag", "true or false, found \"yes\"")));
}

TEST(Options, AreAnObject)
{
    EXPECT_THAT(faultsOfOptions("[]"), ElementsAre(faultInText("options", "expected an object, found []")));
    EXPECT_THAT(faultsOfOptions(""), ElementsAre(faultInText("options", "not JSON")));
    EXPECT_THAT(faultsOfOptions(R"({"overrides":{},"overrides":{}})"),
                Contains(faultInText("options", "stands twice")));
}

} // namespace
} // namespace flimnap
