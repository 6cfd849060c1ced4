#include "io/definition_reader.h"

#include <gmock/gmock.h>

#include "good_tables.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

TEST(DefinitionReader, ReadsAGoodTable)
{
    const Result<GameDefinition, Faults> game = readDefinition(goodTable().dump(), tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_EQ(game->game, "18cz");
    EXPECT_EQ(game->edition, "ru");
    EXPECT_EQ(game->variant, "base");
    EXPECT_EQ(game->title, "18CZ");
    EXPECT_EQ(game->currency, "K");
}

TEST(DefinitionReader, NamesTheLineOfASlipOfSyntax)
{
    const Result<GameDefinition, Faults> game = readDefinition("{\n  \"format\": 1,,\n}", tableFile);

    ASSERT_FALSE(game);
    EXPECT_THAT(game.error(), ElementsAre(faultInTable("line 2, column 15", "not JSON")));
}

TEST(DefinitionReader, ReportsAllFaultsAtOnce)
{
    Json table = goodTable();
    table["title"] = 18;
    table["classes"]["small"].erase("code");
    table["trains"]["2"]["rustedBy"][1] = "9";
    table["board"]["hexes"]["A10"]["colour"] = "white";

    EXPECT_THAT(faultsOf(table), UnorderedElementsAre(faultInTable("/title", "expected a text, found 18"),
                                                      faultInTable("/classes/small/code"),
                                                      faultInTable("/trains/2/rustedBy/1", "found \"9\""),
                                                      faultInTable("/board/hexes/A10/colour", "no such key")));
}

TEST(DefinitionReader, SaysOnlyThatAFormatIsTooNew)
{
    Json table = goodTable();
    table["format"] = 2;
    table["novelty"] = true;

    EXPECT_THAT(faultsOf(table), ElementsAre(faultInTable("/format", "expected 1")));
}

TEST(DefinitionReader, ReadsTheOtherPoliciesToo)
{
    Json table = goodTable();
    table["bank"] = 12000;
    table["directorTie"] = "lowest-order-card";
    table["export"] = "never";
    table["help"] = "cheapest-too-dear";
    table["loans"] = {{"surchargePercent", 10}, {"interestPercent", 20}};

    const Result<GameDefinition, Faults> game = readTable(table, tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_EQ(game->bank, Money{12000});
    EXPECT_EQ(game->directorTie, DirectorTie::LowestOrderCard);
    EXPECT_EQ(game->exportRule, ExportRule::Never);
    EXPECT_EQ(game->help, HelpRule::CheapestTooDear);
    EXPECT_EQ(game->loans.surchargePercent, 10);
    EXPECT_EQ(game->loans.interestPercent, 20);
    EXPECT_EQ(game->loans.penaltyPercent, 0);
}

TEST(DefinitionReader, ReadsSalesThatAreNotSaidToBeLimitedAsFree)
{
    const Result<GameDefinition, Faults> game = readTable(tableWith("/sales", {{"into", "pool"}}), tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_TRUE(game->sales.intoPool);
    EXPECT_FALSE(game->sales.onlyOperated);
    EXPECT_FALSE(game->sales.mostUnsoldPercent);
}

TEST(DefinitionReader, CallsATrainByItsCardOnlyWhereNamesDiffer)
{
    Json table = goodTable();
    table["cards"].erase("a");
    table["cards"]["b"] = {{"count", 4}, {"faces", {"2"}}, {"phase", "b"}};
    table["cards"]["2+2"] = {{"count", "unlimited"}, {"faces", {"2+2"}}};
    table["cards"]["j"]["count"] = 5;

    const Result<GameDefinition, Faults> game = readTable(table, tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_TRUE(game->findFace("2+2"));
    EXPECT_TRUE(game->findFace("b.2"));
    EXPECT_TRUE(game->findFace("d.3+3"));
}

TEST(DefinitionReader, NeedsOperatingRoundsOfPhasesWhereThereAreNoSets)
{
    Json table = goodTable();
    table.erase("sets");
    table["bank"] = 12000;

    EXPECT_THAT(faultsOf(table), Contains(faultInTable("/phases/a/operatingRounds", "how many operating rounds")));
}

TEST(DefinitionReader, TakesOperatingRoundsFromSetsOrFromPhases)
{
    EXPECT_THAT(faultsOf(tableWith("/phases/c/operatingRounds", 2)),
                ElementsAre(faultInTable("/phases/c/operatingRounds", "only one of the two can stand")));
}

TEST(DefinitionReader, WantsTheCardsBesideTheDeckBehindIt)
{
    Json table = goodTable();
    table["cards"]["d"]["besideAfter"] = "a";
    table["cards"]["d"].erase("phase");

    EXPECT_THAT(faultsOf(table), Contains(faultInTable("/cards/e", "in front of those beside it")));
}

TEST(DefinitionReader, FormsCompaniesOnlyOfClassesThatDoNotFloat)
{
    EXPECT_THAT(faultsOf(with(tableWithMinors(), "/phases/4/forms/0", "BK")),
                Contains(faultInTable("/phases/4/forms/0", "without \"floatPercent\"")));
    EXPECT_THAT(faultsOf(with(tableWithMinors(), "/phases/4/forms", Json::array())),
                ElementsAre(faultInTable("/companies/SD", "no phase forms it")));
}

TEST(DefinitionReader, AcceptsACardThatBeginsNoPhase)
{
    Json table = goodTable();
    table["cards"]["a"].erase("phase");

    const Result<GameDefinition, Faults> game = readTable(table, tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_FALSE(game->cards[game->findCard("a")].phase);
}

TEST(DefinitionReader, LimitsTheSizeOfTables)
{
    Json table = goodTable();
    for (int i = 0; i < 41; ++i)
        table["cards"]["x" + std::to_string(i)] = table["cards"]["j"];

    EXPECT_THAT(faultsOf(table), Contains(faultInTable("/cards", "at most 50 entries, found 51")));
}

TEST(DefinitionReader, TakesNamesOfClassesAndNotTheirCodes)
{
    EXPECT_THAT(
        faultsOf(tableWith("/phases/a/trainLimits/S", 3)),
        ElementsAre(faultInTable("/phases/a/trainLimits/S", "no class \"S\"; there are: small, medium, large")));
}

TEST(DefinitionReader, ListsTheSmallestTableFirst)
{
    const Result<GameDefinition, Faults> game =
        readTable(tableWith("/players/2", {{"cash", 500}, {"certificateLimit", 20}}), tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    std::vector<int> players;
    for (const PlayerCount &row : game->playerCounts)
        players.push_back(row.players);
    EXPECT_THAT(players, ElementsAre(2, 3, 4, 5, 6));
}

TEST(DefinitionReader, ReadsWhatIsInPlayAtATable)
{
    Json table = goodTable();
    table["players"]["3"].update({{"companies", 12}, {"cards", {{"a", 7}, {"j", 4}, {"b", 6}}}});
    table["players"]["4"]["cards"] = {{"j", "unlimited"}};

    const Result<GameDefinition, Faults> game = readTable(table, tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_EQ(game->tableOf(3)->companies, 12);
    EXPECT_FALSE(game->tableOf(5)->companies);
    const auto cardsFor = [&](int players, const std::string &card) {
        return game->forPlayers(players).cards[game->findCard(card)].count;
    };
    EXPECT_EQ(cardsFor(3, "a"), 7);
    EXPECT_EQ(cardsFor(3, "b"), 6);
    EXPECT_EQ(cardsFor(3, "c"), 4);
    EXPECT_EQ(cardsFor(3, "j"), 4);
    EXPECT_EQ(cardsFor(4, "a"), 5);
    EXPECT_EQ(cardsFor(4, "j"), std::nullopt);
}

TEST(DefinitionReader, PutsCompaniesIntoAnotherOrder)
{
    Json table = tableWithMinors();
    std::vector<std::string> order;
    for (const auto &[code, company] : table["companies"].items())
        order.insert(order.begin(), code); // from the last to the first
    table["companyOrder"] = order;

    const Result<GameDefinition, Faults> game = readTable(table, tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    const Result<GameDefinition, Faults> usual = readTable(tableWithMinors(), tableFile);
    const int last = usual->companies.count() - 1;
    for (const CompanyId id : ids(usual->companies)) {
        const CompanyDefinition &before = usual->companies[id];
        const CompanyDefinition &now = game->companies[CompanyId(last - id.index())];
        EXPECT_EQ(now.code, before.code);
        EXPECT_EQ(now.homes, before.homes);
        EXPECT_EQ(now.comesWith, before.comesWith);
        EXPECT_EQ(now.becomes, before.becomes ? CompanyId(last - before.becomes.index()) : CompanyId()) << now.code;
    }
}

TEST(DefinitionReader, NeedsNoPrivateRailways)
{
    Json table = goodTable();
    table.erase("privateClasses");
    table.erase("privates");

    const Result<GameDefinition, Faults> game = readTable(table, tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_EQ(game->privates.count(), 0);
}

TEST(DefinitionReader, NeedsAChartAndCertificateLimitsWhereThereAreShares)
{
    Json table = goodTable();
    table.erase("chart");
    table["players"]["5"].erase("certificateLimit");

    EXPECT_THAT(faultsOf(table), ElementsAre(faultInTable("/players/5/certificateLimit", "as the game has shares"),
                                             faultInTable("/chart", "needs a chart")));
}

TEST(DefinitionReader, ReadsHowMinorsAreRun)
{
    Json table = tableWithMinors();
    table["classes"]["coal"].update({{"trainDuty", "while-affordable"}, {"ownersPercent", 30}});
    table["classes"]["preState"]["trainDuty"] = "while-on-sale";
    table["classes"]["preState"].erase("ownersPercent");

    const Result<GameDefinition, Faults> game = readTable(table, tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    const CompanyClass &coal = game->classes[game->findClass("coal")];
    const CompanyClass &preState = game->classes[game->findClass("preState")];
    EXPECT_EQ(coal.trainDuty, TrainDuty::WhileAffordable);
    EXPECT_EQ(coal.ownersPercent, 30);
    EXPECT_EQ(preState.trainDuty, TrainDuty::WhileOnSale);
    EXPECT_EQ(preState.ownersPercent, 0);
    EXPECT_EQ(game->classes[game->findClass("regional")].trainDuty, TrainDuty::Always);
}

TEST(DefinitionReader, HasNoSharesInAGameOfRounds)
{
    Json table = tableWithRounds();
    table["classes"]["small"] = goodTable()["classes"]["small"];
    table["classes"]["small"]["ownsPrivates"] = Json::array();
    table["classes"]["small"]["ownsTrains"] = table["classes"]["small"]["runsTrains"] = {"railway"};
    table["companies"]["BN"]["class"] = "small";

    EXPECT_THAT(faultsOf(table), ElementsAre(faultInTable("/companies/BN/class", "no company has shares")));
}

class BrokenTables : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenTables, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), goodTable());
}

INSTANTIATE_TEST_SUITE_P(
    Reader, BrokenTables,
    ::testing::Values(
        BrokenTable{"/players/3/cash", "380.5", "expected a whole number from 0 to 1000000, found 380.5"},
        BrokenTable{"/players/3/cash", "18446744073709551615", "expected a whole number from 0"},
        BrokenTable{"/players/12", R"({"cash":1,"certificateLimit":1})", "expected 1 to 9"},
        BrokenTable{"/bank", "null", "or \"unlimited\", found null"},
        BrokenTable{"/bank", "0", "or \"unlimited\", found 0"},
        BrokenTable{"/directorTie", "\"youngest\"", "one of next-after-old-director, lowest-order-card"},
        BrokenTable{"/sets", "[]", "found 0"},
        BrokenTable{"/sets/4", "[60, 0]", "expected a whole number from 1", "/sets/4/1"},
        BrokenTable{"/chart/kind", "\"spiral\"", "one of zigzag"},
        BrokenTable{"/chart/prices/3", "50", "above the one before it, 50, found 50"},
        BrokenTable{"/classes/small/code", "\"M\"", "names another class", "/classes/medium/code"},
        BrokenTable{"/classes/small/certificates", "[50, 25]",
                    "sum up to 100 percent with those that are missing, these to 75"},
        BrokenTable{"/classes/small/certificates", "[50, 20, 30]", "of one size"},
        BrokenTable{"/classes/small/certificates", "[40, 30, 30]", "of one size"},
        BrokenTable{"/classes/small/holdingLimitPercent", "60", "a multiple of the ordinary certificate, 25"},
        BrokenTable{"/classes/small/holdingLimitPercent", "25", "at least the director's certificate"},
        BrokenTable{"/classes/medium/pars/1", "72", "a price of the chart, found 72"},
        BrokenTable{"/classes/large/runsTrains/0", "7", "one of small, medium, large, found 7"},
        BrokenTable{"/classes/small/runsTrains/0", "\"large\"", "may own", "/classes/small/runsTrains"},
        BrokenTable{"/companies/BCB/class", "\"huge\"", "one of small, medium, large"},
        BrokenTable{"/companies/BCB/homes/0", "\"E15\"", "no hex \"E15\""},
        BrokenTable{"/companies/BCB/homes", "[]", "at least one home"},
        BrokenTable{"/companies/BCB/colour", "\"red\"", "a colour such as"},
        BrokenTable{"/companies/SX/choosesHomeCity", "true", "one home hex"},
        BrokenTable{"/companies/a b", R"({"class":"small","name":"n","homes":["A8"],"colour":"#000000"})", "no blanks"},
        BrokenTable{"/companies/p1", R"({"class":"small","name":"n","homes":["A8"],"colour":"#000000"})", "players"},
        BrokenTable{"/privateClasses/tiny", R"({"income":1})", "no class \"tiny\"; there are: small, medium, large"},
        BrokenTable{"/privateClasses/small/waivesTerrain/0", "\"lake\"", "terrain \"lake\"",
                    "/privateClasses/small/waivesTerrain"},
        BrokenTable{"/privates/S1/price", "0", "from 1 to"}, BrokenTable{"/trains/2/price", "\"70\"", "found \"70\""},
        BrokenTable{"/trains/2/rustedBy/0", "\"2\"", "scrap itself", "/trains/2/rustedBy"},
        BrokenTable{"/trains/9", R"({"class":"small","price":900})", "no card shows this train"},
        BrokenTable{"/cards/a/count", "null", "or \"unlimited\", found null"},
        BrokenTable{"/cards/a/count", "\"unlimited\"", "only the last kind"},
        BrokenTable{"/cards/a/faces/0", "\"1\"", "one of 2, 3, 4, 5, 2+2"},
        BrokenTable{"/cards/b/faces/1", "\"2\"", "\"b.2\" stands here twice", "/cards"},
        BrokenTable{"/cards/a/phase", "\"z\"", "one of a, b, c"},
        BrokenTable{"/cards/d/phase", "\"c\"", "no train card begins this phase", "/phases/d"},
        BrokenTable{"/phases/b/trainLimits/tiny", "3", "no class \"tiny\""},
        BrokenTable{"/phases/b/trainLimits", R"({"small":3})", "need a train limit", "/phases/b/trainLimits/medium"},
        BrokenTable{"/phases/b/onSale/1", "\"tiny\"", "one of small, medium, large"},
        BrokenTable{"/phases/b/tileColours", "[]", "at least one colour"},
        BrokenTable{"/board/stops", "[10, 0]", "from 1 to", "/board/stops/1"},
        BrokenTable{"/board/terrain/river", "-10", "from 1 to"},
        BrokenTable{"/board/hexes/A10/terrain", "\"lake\"", "one of river, hill, mountain"},
        BrokenTable{"/board/hexes/A~110", "[]", "expected an object, found []"},
        BrokenTable{"/board/tiles/green/0", "\"9\"", "\"9\" stands here twice", "/board"},
        BrokenTable{"/board/homeTiles/8896/company", "\"XX\"", "one of EKJ, OFE"},
        BrokenTable{"/citations/no-cash", "51", "expected a text"},
        BrokenTable{"/trains/4/tradeIn", R"({"2":100})", "several cards show the train"},
        BrokenTable{"/citations/No Cash", "\"CZ-1\"", "such as \"no-cash buy_share\""},
        BrokenTable{"/citations/no-cash sr", "\"\"", "expected a text"},
        BrokenTable{"/citations/no-cash SR draw", "\"CZ-1\"", "such as \"no-cash buy_share\""},
        BrokenTable{"/citations/no-cash draw or", "\"CZ-1\"", "such as \"no-cash buy_share\""}));

class BrokenTablesWithMinors : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenTablesWithMinors, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithMinors());
}

INSTANTIATE_TEST_SUITE_P(
    OfPolicies, BrokenTablesWithMinors,
    ::testing::Values(BrokenTable{"/players/2/privates", "7", "at most as many private railways as there are, 6"},
                      BrokenTable{"/players/2/privates", "-1", "from 0 to 100"},
                      BrokenTable{"/players/3", R"({"cash":1,"certificateLimit":1})", "for two players"},
                      BrokenTable{"/bank", "\"unlimited\"", "the bank is limited"},
                      BrokenTable{"/bank", "1600", "more than all the money there is", "/players/2/cash"},
                      BrokenTable{"/turnOrder", "\"cash\"", "one of cash-cards, priority-card, found \"cash\""},
                      BrokenTable{"/firstLap", "\"up\"", "one of forwards, backwards"},
                      BrokenTable{"/operatingOrder", "true", "one of fixed-at-start, by-price-now, found true"},
                      BrokenTable{"/export", "true", "one of never, after-sets, after-sets-once-sold"},
                      BrokenTable{"/trainTrade", "\"printed\"", "one of any-price, printed-unless-one-director"},
                      BrokenTable{"/help", "\"none\"", "one of never, bank-trains, any-train, cheapest-too-dear"},
                      BrokenTable{"/discards", "\"bank\"", "one of pool, gone"},
                      BrokenTable{"/privatesScore", "1", "true or false, found 1"},
                      BrokenTable{"/privatesAreCertificates", "0", "true or false, found 0"},
                      BrokenTable{"/sales/into", "\"hand\"", "one of bank, pool"},
                      BrokenTable{"/sales/mostUnsoldPercent", "0", "from 1 to 100"},
                      BrokenTable{"/sales/price", "1", "no such key; the keys here are into, onlyOperated"},
                      BrokenTable{"/loans/interestPercent", "-1", "from 0 to 1000"}));

INSTANTIATE_TEST_SUITE_P(
    OfIncomeBonuses, BrokenTablesWithMinors,
    ::testing::Values(BrokenTable{"/incomeBonuses/0/amount", "0", "from 1 to"},
                      BrokenTable{"/incomeBonuses/0/name", "\"\"", "a text"},
                      BrokenTable{"/incomeBonuses/0/optional", "1", "true or false, found 1"},
                      BrokenTable{"/incomeBonuses/0/oneOfEach", "[]", "1 to 20 entries, found 0"},
                      BrokenTable{"/incomeBonuses/0/oneOfEach/1", "[]", "1 to 20 entries, found 0"},
                      BrokenTable{"/incomeBonuses/0/oneOfEach/1/2", "\"Z9\"", "no hex \"Z9\"",
                                  "/incomeBonuses/0/oneOfEach"},
                      BrokenTable{"/incomeBonuses/0/hexes", "[]", "no such key; the keys here are name, amount"}));

INSTANTIATE_TEST_SUITE_P(
    OfTheChart, BrokenTablesWithMinors,
    ::testing::Values(BrokenTable{"/chart/rows/2/5", "120", "above the one to its left, 120, found 120"},
                      BrokenTable{"/chart/rows/2/5", "145", "below the one above it, 145, found 145"},
                      BrokenTable{"/chart/rows/0", "[100]", "2 to 100 entries, found 1"},
                      BrokenTable{"/chart/rows/4", "[60, 70, 80, 90, 100, 115, 130, 150, 170, 180, 190, 195]",
                                  "at most as many prices as in the row above, 11, found 12"},
                      BrokenTable{"/chart/rows/6/0", "0", "from 1 to"},
                      BrokenTable{"/chart/parColumn", "15", "a column of the chart, 1 to 14, found 15"},
                      BrokenTable{"/chart/parColumn", "0", "from 1 to 100"},
                      BrokenTable{"/chart/prices", "[40, 45]", "no such key; the keys here are kind, rows, parColumn"},
                      BrokenTable{"/classes/regional/pars/0", "130",
                                  "in the chart's column of initial prices, found 130"},
                      BrokenTable{"/classes/state/startsAt", "\"R4C12\"", "a space of the chart, such as \"R1C1\""},
                      BrokenTable{"/classes/regional/pars", "[]", "found 0"}));

INSTANTIATE_TEST_SUITE_P(
    OfCompanies, BrokenTablesWithMinors,
    ::testing::Values(
        BrokenTable{"/classes/regional/kind", "\"major\"", "one of shares, minor, label, found \"major\""},
        BrokenTable{"/classes/coal/pars", "[60]", "no such key"},
        BrokenTable{"/classes/goods/stationMarkers", "1", "no such key; the keys here are kind, code"},
        BrokenTable{"/classes/coal/trainDuty", "true",
                    "one of always, while-on-sale, while-affordable, never, while-in-bank, with-route, found true"},
        BrokenTable{"/classes/coal/ownersPercent", "101", "from 0 to 100, found 101"},
        BrokenTable{"/classes/regional/ownersPercent", "50", "no such key"},
        BrokenTable{"/classes/coal/runsTrains", "[\"ordinary\"]", "may own"},
        BrokenTable{"/companies/EPP/prices", "[]", "1 to 20 entries, found 0"},
        BrokenTable{"/companies/EPP/prices/0", "100", "100 does not pay for the train", "/companies/EPP/prices"},
        BrokenTable{"/companies/EPP/comesWith", "\"9g\"", "one of 2, 3, 4, 5, 6, 8, 10, 1g"},
        BrokenTable{"/companies/EPP/comesWith", "\"2\"", "that a company of this class may own"},
        BrokenTable{"/companies/EPP/becomes/company", "\"SB\"", "one of EPP, EOD, MLB"},
        BrokenTable{"/companies/EPP/becomes/company", "\"EOD\"", "a company that has some", "/companies/EPP/becomes"},
        BrokenTable{"/companies/EPP/becomes/percent", "15", "a multiple of the ordinary certificate, 10, found 15"},
        BrokenTable{"/companies/SD1/becomes/percent", "90", "more than 100 percent", "/companies/SD"},
        BrokenTable{"/companies/EPP/mine", "[40]", "2 to 2 entries"},
        BrokenTable{"/companies/EPP/mine", "[40, 10]", "the second one not below the first"},
        BrokenTable{"/companies/BK/prices", "[120]", "on the chart"},
        BrokenTable{"/companies/BK/comesWith", "\"1g\"", "without shares"},
        BrokenTable{"/companies/BK/becomes", R"({"company":"CL","percent":10})", "without shares"},
        BrokenTable{"/companies/BK/mine", "[10, 20]", "without shares"},
        BrokenTable{"/companies/XX", R"({"class":"mountain","name":"n","homes":["A8"],"colour":"#000000"})",
                    "a label for private railways or trains", "/companies/XX/class"},
        BrokenTable{"/privates/SD", R"({"class":"mountain","price":120,"name":"n"})", "a company has this code"}));

INSTANTIATE_TEST_SUITE_P(
    OfTrainsAndPhases, BrokenTablesWithMinors,
    ::testing::Values(
        BrokenTable{"/cards/1g/besideAfter", "\"7\"", "one of 2, 3, 4, 5, 6, 8, 10, 1g"},
        BrokenTable{"/cards/2g/besideAfter", "\"1g\"", "a card of the deck"},
        BrokenTable{"/cards/2g/besideAfter", "\"2g\"", "a card of the deck"},
        BrokenTable{"/cards/5g/phase", "\"10\"", "begins no phase"},
        BrokenTable{"/cards/8/count", "\"unlimited\"", "only the last kind"},
        BrokenTable{"/trains/3/tradeIn", R"({"7":140})", "no train \"7\"; there are: 2, 3", "/trains/3/tradeIn/7"},
        BrokenTable{"/trains/3/tradeIn", "{}", "an object with trains that are given for it"},
        BrokenTable{"/trains/3/tradeIn", R"({"3":100})", "another train"},
        BrokenTable{"/trains/3/tradeIn/2", "0", "from 1 to"},
        BrokenTable{"/trains/3/tradeIn/2", "180", "below the price of the train, 180", "/trains/3/tradeIn"},
        BrokenTable{"/trains/2/servesMines", "[]", "true or false"},
        BrokenTable{"/phases/3/operatingRounds", "0", "from 1 to 20"},
        BrokenTable{"/phases/4/forms/0", "\"UG\"", "one of EPP, EOD"},
        BrokenTable{"/phases/6/forms", "[\"SD\"]", "formed already", "/phases/6/forms/0"},
        BrokenTable{"/phases/2/onSale", "[\"coal\"]", "only companies with shares are started"},
        BrokenTable{"/phases/2/trainLimits", R"({"preState":2,"regional":4})", "need a train limit",
                    "/phases/2/trainLimits/coal"},
        BrokenTable{"/phases/4/trainLimits", R"({"coal":2,"preState":2,"regional":3})", "need a train limit",
                    "/phases/4/trainLimits/state"},
        BrokenTable{"/phases/2/trainLimits/goods", "2", "no companies"},
        BrokenTable{"/phases/5/highMines", "5", "true or false"}));

class BrokenTablesWithRounds : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenTablesWithRounds, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithRounds());
}

INSTANTIATE_TEST_SUITE_P(
    Reader, BrokenTablesWithRounds,
    ::testing::Values(BrokenTable{"/rounds", "0", "from 1 to 100, found 0"},
                      BrokenTable{"/sets", "[[40]]", "only one of the two can stand", "/rounds"},
                      BrokenTable{"/phases/2/operatingRounds", "1", "\"rounds\" says how many"},
                      BrokenTable{"/chart", R"({"kind":"zigzag","prices":[40,50]})", "no shares and no prices"},
                      BrokenTable{"/players/3/certificateLimit", "10", "no certificates to limit"},
                      BrokenTable{"/players/3/companies", "2", "at least as many as players"},
                      BrokenTable{"/players/3/companies", "6", "as many companies as there are, 5"},
                      BrokenTable{"/players/3/companies", "0", "from 1 to 32"},
                      BrokenTable{"/players/3/cards/z", "1", "no train card \"z\"; there are: a, c, e, g"},
                      BrokenTable{"/players/3/cards/a", "0", "or \"unlimited\", found 0"},
                      BrokenTable{"/players/3/cards/a", "100", "from 1 to 99"},
                      BrokenTable{"/players/3/cards/a", "\"unlimited\"", "only the last kind"},
                      BrokenTable{"/players/3/cards", "[4]", "expected an object"},
                      BrokenTable{"/companies/BN/prices", "[100]", "companies are not bought"},
                      BrokenTable{"/companies/BN/comesWith", "\"a.2\"", "companies begin without trains"},
                      BrokenTable{"/companies/BN/becomes", R"({"company":"BCB","percent":20})", "there are no shares"},
                      BrokenTable{"/companies/BN/mine", "[40, 10]", "the second one not below the first"},
                      BrokenTable{"/companyOrder/0", "\"MW\"", "one of EKJ, BCB, VBW, BN, NWB, found \"MW\""},
                      BrokenTable{"/companyOrder/0", "\"EKJ\"", "\"EKJ\" stands here twice", "/companyOrder/1"},
                      BrokenTable{"/companyOrder", R"(["NWB","BN","VBW","BCB"])", "\"EKJ\" is missing"},
                      BrokenTable{"/help", "\"no\"", "one of never, bank-trains"}));

class BrokenTablesWithPapers : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenTablesWithPapers, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithPapers());
}

INSTANTIATE_TEST_SUITE_P(Reader, BrokenTablesWithPapers,
                         ::testing::Values(BrokenTable{"/phases/g/closesPrivates", "\"all\"", "true or false"}));

class BrokenTablesWithActions : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenTablesWithActions, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithActions());
}

INSTANTIATE_TEST_SUITE_P(
    Reader, BrokenTablesWithActions,
    ::testing::Values(BrokenTable{"/players/1/rounds", "0", "from 1 to 100"},
                      BrokenTable{"/switches/laputa/tables", "[]", "an object, what the switch changes"},
                      BrokenTable{"/switches/laputa/players", "[0]", "from 1 to 9", "/switches/laputa/players/0"},
                      BrokenTable{"/trains/2/agedBy/0", "\"9\"", "one of 2, 3, 4, 5, 3D, 4D"},
                      BrokenTable{"/trains/3D/factor", "11", "from 1 to 10"},
                      BrokenTable{"/classes/later/missingPercent", "10", "with those that are missing, these to 90",
                                  "/classes/later/certificates"},
                      BrokenTable{"/classes/later/parsFrom", "0", "from 1 to"},
                      BrokenTable{"/discardOrder", "\"price\"", "one of companies, operating"},
                      BrokenTable{"/payRule", "\"third\"", "one of all, half"},
                      BrokenTable{"/mostDirected", "0", "from 1 to 32"}));

TEST(DefinitionReader, GivesATrainThatGetsOldAnotherSide)
{
    const Result<GameDefinition, Faults> game = readTable(tableWithActions(), tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    const TrainFace &old = game->faces[game->findFace("3*")];
    EXPECT_EQ(game->faces[game->findFace("3")].oldSide, game->findFace("3*"));
    EXPECT_TRUE(old.isOld);
    EXPECT_EQ(old.name, "3*");
    EXPECT_EQ(old.price, Money{150});
    EXPECT_EQ(old.card, game->findCard("3"));
    EXPECT_THAT(game->faces[game->findFace("3D")].ages, ElementsAre(game->findFace("3")));
    EXPECT_THAT(game->faces[game->findFace("4D")].rusts,
                UnorderedElementsAre(game->findFace("3"), game->findFace("3*")));
    EXPECT_FALSE(game->findFace("5*"));
}

TEST(DefinitionReader, LeadsFromTheEndsOfALaddersRowsToTheOtherRow)
{
    Json table = tableWithActions();
    table["chart"]["prices"] = {45, 50, 55, 60, 70, 150};

    const Result<GameDefinition, Faults> game = readTable(table, tableFile);

    ASSERT_TRUE(game) << text(game.error().front());
    const auto cell = [&](int price) { return game->chart[game->findCell(Money{price})]; };
    const auto at = [&](int price) { return game->findCell(Money{price}); };
    EXPECT_EQ(cell(45).right, at(55)); // lower row: 45, 55, 70; upper row: 50, 60, 150
    EXPECT_EQ(cell(70).right, at(150));
    EXPECT_EQ(cell(50).left, at(45));
    EXPECT_EQ(cell(60).left, at(50));
    EXPECT_FALSE(cell(150).right);
    EXPECT_FALSE(cell(45).left);
}

} // namespace
} // namespace flimnap::test
