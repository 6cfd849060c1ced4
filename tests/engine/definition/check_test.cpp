#include "definition/check.h"

#include <gmock/gmock.h>

#include "flawed_games.h"
#include "support/faults.h"

namespace flimnap {
namespace {

using test::faultAt;
using test::GameFlaw;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr ClassId small(0);
constexpr ClassId large(1);

CompanyClass companyClass(const std::string &name, const std::string &code)
{
    CompanyClass size;
    size.name = name;
    size.code = code;
    size.units = 10;
    size.directorUnits = 2;
    size.floatUnits = 5;
    size.holdingLimitUnits = 6;
    size.pars = {Money{50}};
    size.stationTokens = 2;
    size.stationPrices = {Money{0}, Money{40}};
    size.ownsTrains = {true, true};
    size.runsTrains = {true, false};
    size.ownsPrivates = {true, false};
    return size;
}

ChartCell cell(int price, CellId left, CellId right)
{
    ChartCell cell;
    cell.price = Money{price};
    cell.name = std::to_string(price);
    cell.left = left;
    cell.right = right;
    return cell;
}

PhaseDefinition phase(const std::string &name, std::optional<int> largeLimit)
{
    PhaseDefinition phase;
    phase.name = name;
    phase.trainLimit = {3, largeLimit};
    phase.onSale = {true, largeLimit.has_value()};
    phase.tileColours = {"yellow"};
    return phase;
}

PlayerCount playerCount(int players, int cash, int certificateLimit)
{
    PlayerCount table;
    table.players = players;
    table.cash = Money{cash};
    table.certificateLimit = certificateLimit;
    return table;
}

CompanyDefinition company(const std::string &code, ClassId size, const std::vector<std::string> &homes)
{
    CompanyDefinition company;
    company.code = code;
    company.name = "Railway " + code;
    company.size = size;
    company.homes = homes;
    return company;
}

TrainFace trainFace(const std::string &name, CardId card, ClassId size, int price)
{
    TrainFace face;
    face.code = name;
    face.name = name;
    face.card = card;
    face.size = size;
    face.price = Money{price};
    return face;
}

TrainCard trainCard(const std::string &code, std::optional<int> count, const std::vector<FaceId> &faces, PhaseId phase)
{
    TrainCard card;
    card.code = code;
    card.count = count;
    card.faces = faces;
    card.phase = phase;
    return card;
}

PrivateDefinition port()
{
    PrivateDefinition railway;
    railway.code = "P1";
    railway.name = "Port";
    railway.size = small;
    railway.price = Money{25};
    railway.income = Money{5};
    railway.waivesTerrain = {"river"};
    return railway;
}

/// Two classes, two companies, two phases and two kinds of train cards that fit together.
GameDefinition soundGame()
{
    GameDefinition game;
    game.playerCounts = {playerCount(2, 300, 14), playerCount(3, 200, 10)};
    game.sets = {{Money{40}}, {Money{60}, Money{65}}};
    game.chart = {cell(40, {}, CellId(1)), cell(50, CellId(0), {})};
    game.classes = {companyClass("small", "S"), companyClass("large", "L")};
    game.classes[large].hasHomeTile = true;
    game.companies = {company("AB", small, {"A1"}), company("CD", large, {"A1", "A3"})};
    game.privates = {port()};
    game.phases = {phase("1", {}), phase("2", 3)};
    game.faces = {trainFace("2", CardId(0), small, 70), trainFace("3", CardId(1), small, 120),
                  trainFace("3E", CardId(1), large, 250)};
    game.faces[FaceId(1)].rusts = {FaceId(0)};
    game.cards = {trainCard("2", 5, {FaceId(0)}, PhaseId(0)), trainCard("3", {}, {FaceId(1), FaceId(2)}, PhaseId(1))};
    game.hexes = {{"A1", "A1", "Ab", "", Money{}, false}, {"A3", "A3", "", "river", Money{10}, true}};
    game.tiles = {{"7", "yellow", false, {}}, {"8p", "green", true, {}}, {"9", "red", false, CompanyId(1)}};
    game.incomeBonuses = {{"Delta", Money{50}, {{"A1"}, {"A3"}}, true}};
    game.citations = {{"no-cash", "", "CZ-0.1"}, {"no-cash", "buy_share", "CZ-5.8"}};
    return game;
}

constexpr ClassId minor(2);
constexpr ClassId label(3);
constexpr CompanyId pit(2);   ///< a minor that becomes a share of the state
constexpr CompanyId state(3); ///< formed by the second phase

CompanyClass minorClass()
{
    CompanyClass size;
    size.name = "minor";
    size.code = "Mi";
    size.kind = ClassKind::Minor;
    size.stationTokens = 1;
    size.stationPrices = {Money{0}};
    return size;
}

/// The same with a minor, a state that comes from it, a train beside the deck, and phases instead of sets.
GameDefinition soundGameWithMinors()
{
    GameDefinition game = soundGame();
    CompanyClass labelClass;
    labelClass.name = "label";
    labelClass.code = "La";
    labelClass.kind = ClassKind::Label;
    CompanyClass stateClass = companyClass("state", "St");
    stateClass.floatUnits = 0;
    stateClass.pars.clear();
    stateClass.startsAt = CellId(1);
    for (const CompanyClass &size : {minorClass(), labelClass, stateClass})
        game.classes.add(size);
    for (CompanyClass &size : game.classes) {
        const bool hasTrains = size.kind != ClassKind::Label;
        size.ownsTrains = size.runsTrains = {hasTrains, false, false, hasTrains, false};
        size.ownsPrivates = {false, false, false, false, false};
    }
    game.companies.add(company("EF", minor, {"A3"}));
    game.companies.add(company("GH", ClassId(4), {"A3"}));
    game.companies[pit].prices = {Money{120}, Money{140}};
    game.companies[pit].comesWith = FaceId(3);
    game.companies[pit].becomes = state;
    game.companies[pit].becomesUnits = 2;
    game.companies[pit].lowMine = Money{10};
    game.companies[pit].highMine = Money{40};
    game.privates[PrivateId(0)].size = label;
    game.faces.add(trainFace("1g", CardId(2), label, 120));
    game.faces[FaceId(3)].servesMines = true;
    game.faces[FaceId(1)].tradeIns = {{FaceId(0), Money{85}}};
    game.cards.add(trainCard("1g", 3, {FaceId(3)}, {}));
    game.cards[CardId(2)].besideAfter = CardId(0);
    game.sets.clear();
    game.bank = Money{4000};
    for (PhaseDefinition &phase : game.phases) {
        phase.operatingRounds = 1;
        phase.trainLimit = {3, 3, 2, {}, 4};
        phase.onSale = {true, true, false, false, false};
    }
    game.phases[PhaseId(1)].forms = {state};
    return game;
}

/// One class of players' companies, no shares: a round each.
GameDefinition soundGameOfRounds()
{
    GameDefinition game = soundGame();
    game.rounds = 10;
    game.playersAreCompanies = true;
    game.sets.clear();
    game.chart = {};
    game.privates = {};
    for (PlayerCount &table : game.playerCounts)
        table.certificateLimit = 0;
    game.playerCounts[1].players = 1;
    game.classes = {minorClass()};
    CompanyClass &size = game.classes[ClassId(0)];
    size.ownersPercent = 0;
    size.ownsTrains = size.runsTrains = {true};
    size.ownsPrivates = {false};
    for (CompanyDefinition &company : game.companies)
        company.size = ClassId(0);
    for (TrainFace &face : game.faces)
        face.size = ClassId(0);
    for (PhaseDefinition &phase : game.phases) {
        phase.trainLimit = {3};
        phase.onSale = {false};
    }
    game.tiles = {game.tiles[TileId(0)], game.tiles[TileId(1)]};
    return game;
}

TEST(Check, FindsNothingInASoundGame)
{
    EXPECT_THAT(check(soundGame()), IsEmpty());
    EXPECT_THAT(check(soundGameWithMinors()), IsEmpty());
}

TEST(Check, FindsNothingInASoundGameOfRounds)
{
    EXPECT_THAT(check(soundGameOfRounds()), IsEmpty());
}

TEST(Check, FindsAllFaultsAtOnce)
{
    GameDefinition game = soundGame();
    game.playerCounts[0].certificateLimit = 0;
    game.sets[0].clear();
    game.companies[CompanyId(0)].homes = {"Z9"};

    EXPECT_THAT(check(game),
                ElementsAre(faultAt("/players/2/certificateLimit", "above 0"), faultAt("/sets/0", "at least"),
                            faultAt("/companies/AB/homes/0", "no hex \"Z9\"")));
}

TEST(Check, OfAnEmptyGameComesToAnEnd)
{
    EXPECT_THAT(check(GameDefinition()), Contains(faultAt("/classes", "at least one class")));
}

class Flaws : public ::testing::TestWithParam<GameFlaw>
{
};

TEST_P(Flaws, AreFound)
{
    test::expectFound(GetParam(), soundGame());
}

class FlawsWithMinors : public ::testing::TestWithParam<GameFlaw>
{
};

TEST_P(FlawsWithMinors, AreFound)
{
    test::expectFound(GetParam(), soundGameWithMinors());
}

class FlawsOfRounds : public ::testing::TestWithParam<GameFlaw>
{
};

TEST_P(FlawsOfRounds, AreFound)
{
    test::expectFound(GetParam(), soundGameOfRounds());
}

/// A game of rounds in which two players act before the trains run.
GameDefinition soundGameWithActions()
{
    GameDefinition game = soundGame();
    game.sets.clear();
    game.rounds = 8;
    game.hasActionRounds = true;
    game.playerCounts.pop_back();
    return game;
}

class FlawsOfActions : public ::testing::TestWithParam<GameFlaw>
{
};

TEST_P(FlawsOfActions, AreFound)
{
    test::expectFound(GetParam(), soundGameWithActions());
}

TEST(Check, FindsNothingInASoundGameWithActions)
{
    EXPECT_THAT(check(soundGameWithActions()), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, Flaws,
    ::testing::Values(
        GameFlaw{"NoPlayers", [](auto &g) { g.playerCounts.clear(); }, "/players", "at least one"},
        GameFlaw{"PlayersTwice", [](auto &g) { g.playerCounts[0].players = 3; }, "/players", "\"3\" stands here twice"},
        GameFlaw{"NegativeCash", [](auto &g) { g.playerCounts[0].cash = {-1}; }, "/players/2/cash",
                 "less than nothing"},
        GameFlaw{"MoreThanThereIs", [](auto &g) { g.bank = Money{599}; }, "/players/2/cash", "all the money there is"},
        GameFlaw{"TooManyPrivates", [](auto &g) { g.playerCounts[1].privates = 2; }, "/players/3/privates",
                 "as there are, 1"},
        GameFlaw{"NegativePrivates", [](auto &g) { g.playerCounts[1].privates = -1; }, "/players/3/privates",
                 "at most"},
        GameFlaw{"EndlessGame", [](auto &g) { g.sets.clear(); }, "/bank", "the bank is limited"},
        GameFlaw{"SetsOfUnknownLength", [](auto &g) { g.sets.clear(); }, "/phases/1/operatingRounds",
                 "without \"sets\""},
        GameFlaw{"SetsOfTwoLengths", [](auto &g) { g.phases[PhaseId(1)].operatingRounds = 2; },
                 "/phases/2/operatingRounds", "only one of the two"},
        GameFlaw{"NothingMayBeUnsold", [](auto &g) { g.sales.mostUnsoldPercent = 0; }, "/sales/mostUnsoldPercent",
                 "1 to 100"},
        GameFlaw{"MoreThanAllUnsold", [](auto &g) { g.sales.mostUnsoldPercent = 101; }, "/sales/mostUnsoldPercent",
                 "1 to 100"},
        GameFlaw{"PaidForALoan", [](auto &g) { g.loans.penaltyPercent = -1; }, "/loans", "nobody is paid"},
        GameFlaw{"EmptyBank", [](auto &g) { g.bank = Money{}; }, "/bank", "above 0"},
        GameFlaw{"EmptySet", [](auto &g) { g.sets[1].clear(); }, "/sets/1", "at least one operating round"},
        GameFlaw{"WorthlessSet", [](auto &g) { g.sets[1][0] = {}; }, "/sets/1", "above 0"},
        GameFlaw{"NoChart", [](auto &g) { g.chart = {}; }, "/chart", "needs a chart"},
        GameFlaw{"CellTwice", [](auto &g) { g.chart[CellId(1)].name = "40"; }, "/chart", "\"40\" stands here twice"},
        GameFlaw{"FallingChart", [](auto &g) { g.chart[CellId(1)].price = {30}; }, "/chart", "do not fall"},
        GameFlaw{"CellNowhere", [](auto &g) { g.chart[CellId(0)].up = CellId(9); }, "/chart", "not on the chart"},
        GameFlaw{"CitedTwice", [](auto &g) { g.citations[1].context = ""; }, "/citations",
                 "\"no-cash\" stands here twice"},
        GameFlaw{"CitedNothing", [](auto &g) { g.citations[1].rule = ""; }, "/citations/no-cash", "number of a rule"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfCompanies, Flaws,
    ::testing::Values(
        GameFlaw{"ClassTwice", [](auto &g) { g.classes[large].code = "S"; }, "/classes/large/code",
                 "names another class"},
        GameFlaw{"UnevenUnits", [](auto &g) { g.classes[small].units = 3; }, "/classes/small/certificates", "evenly"},
        GameFlaw{"GreatDirector", [](auto &g) { g.classes[small].directorUnits = 11; }, "/classes/small/certificates",
                 "at most the whole company"},
        GameFlaw{"NeverFloats", [](auto &g) { g.classes[small].floatUnits = 11; }, "/classes/small/floatPercent",
                 "100"},
        GameFlaw{"NeitherFloatsNorIsFormed", [](auto &g) { g.classes[small].floatUnits = 0; }, "/companies/AB",
                 "no phase forms it"},
        GameFlaw{"NoBeginning", [](auto &g) { g.classes[small].pars.clear(); }, "/classes/small/pars", "\"startsAt\""},
        GameFlaw{"BeginsNowhere", [](auto &g) { g.classes[small].startsAt = CellId(9); }, "/classes/small/startsAt",
                 "no such space"},
        GameFlaw{"ParOffTheParCells", [](auto &g) { g.chart[CellId(1)].isPar = false; }, "/classes/small/pars/0",
                 "no price 50"},
        GameFlaw{"MajorWithAPrice", [](auto &g) { g.companies[CompanyId(0)].prices = {Money{50}}; },
                 "/companies/AB/prices", "on the chart"},
        GameFlaw{"MajorWithATrain", [](auto &g) { g.companies[CompanyId(0)].comesWith = FaceId(0); },
                 "/companies/AB/comesWith", "without shares"},
        GameFlaw{"MajorThatBecomesAnother", [](auto &g) { g.companies[CompanyId(0)].becomes = CompanyId(1); },
                 "/companies/AB/becomes", "without shares"},
        GameFlaw{"MajorWithAMine", [](auto &g) { g.companies[CompanyId(0)].highMine = Money{40}; },
                 "/companies/AB/mine", "without shares"},
        GameFlaw{"PrivateLikeACompany", [](auto &g) { g.privates[PrivateId(0)].code = "AB"; }, "/privates/AB",
                 "a company has this code"},
        GameFlaw{"LowHoldingLimit", [](auto &g) { g.classes[small].holdingLimitUnits = 1; },
                 "/classes/small/holdingLimitPercent", "at least the director's certificate"},
        GameFlaw{"ParOffChart",
                 [](auto &g) {
                     g.classes[small].pars = {Money{40}, Money{45}};
                 },
                 "/classes/small/pars/1", "no price 45"},
        GameFlaw{"PaidForStation", [](auto &g) { g.classes[small].stationPrices[1] = {-40}; },
                 "/classes/small/stationPrices", "less than nothing"},
        GameFlaw{"NoStationPrice", [](auto &g) { g.classes[small].stationPrices.clear(); },
                 "/classes/small/stationPrices", "home station"},
        GameFlaw{"RunsForeignTrains",
                 [](auto &g) {
                     g.classes[small].ownsTrains = {false, true};
                 },
                 "/classes/small/runsTrains", "may own"},
        GameFlaw{"ShortPermissions", [](auto &g) { g.classes[small].ownsPrivates = {}; }, "/classes/small",
                 "all classes"},
        GameFlaw{"NoCompany", [](auto &g) { g.companies = {}; }, "/companies", "found 0"},
        GameFlaw{"TooManyCompanies",
                 [](auto &g) { g.companies = ById<CompanyId, CompanyDefinition>(33, g.companies[CompanyId(0)]); },
                 "/companies", "1 to 32 companies, found 33"},
        GameFlaw{"CompanyTwice", [](auto &g) { g.companies[CompanyId(1)].code = "AB"; }, "/companies",
                 "\"AB\" stands here"},
        GameFlaw{"CompanyLikePlayer", [](auto &g) { g.companies[CompanyId(0)].code = "p2"; }, "/companies/p2",
                 "players"},
        GameFlaw{"CompanyOfNoClass", [](auto &g) { g.companies[CompanyId(0)].size = ClassId(2); },
                 "/companies/AB/class", "no such class"},
        GameFlaw{"Homeless", [](auto &g) { g.companies[CompanyId(0)].homes.clear(); }, "/companies/AB/homes",
                 "one home"},
        GameFlaw{"ChoiceOfCities", [](auto &g) { g.companies[CompanyId(1)].choosesHomeCity = true; },
                 "/companies/CD/choosesHomeCity", "one home hex"},
        GameFlaw{"PrivateTwice", [](auto &g) { g.privates.add(g.privates[PrivateId(0)]); }, "/privates",
                 "stands here twice"},
        GameFlaw{"FreePrivate", [](auto &g) { g.privates[PrivateId(0)].price = {}; }, "/privates/P1/price", "above 0"},
        GameFlaw{"PrivateOfNoClass", [](auto &g) { g.privates[PrivateId(0)].size = {}; }, "/privates/P1/class",
                 "no such"},
        GameFlaw{"NegativeIncome", [](auto &g) { g.privates[PrivateId(0)].income = {-5}; },
                 "/privateClasses/small/income", "pays for owning"},
        GameFlaw{"WaivesNothing", [](auto &g) { g.privates[PrivateId(0)].waivesTerrain = {"lake"}; },
                 "/privateClasses/small/waivesTerrain", "no hex has the terrain \"lake\""}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfTrainsAndBoard, Flaws,
    ::testing::Values(
        GameFlaw{"NoPhase", [](auto &g) { g.phases = {}; }, "/phases", "at least one phase"},
        GameFlaw{"BonusTwice", [](auto &g) { g.incomeBonuses.push_back(g.incomeBonuses[0]); }, "/incomeBonuses",
                 "\"Delta\" stands here twice"},
        GameFlaw{"BonusOfNothing", [](auto &g) { g.incomeBonuses[0].amount = {}; }, "/incomeBonuses/0/amount",
                 "above 0"},
        GameFlaw{"BonusOffTheMap", [](auto &g) { g.incomeBonuses[0].oneOfEach[1].push_back("B2"); },
                 "/incomeBonuses/0/oneOfEach", "no hex \"B2\""},
        GameFlaw{"PhaseTwice", [](auto &g) { g.phases[PhaseId(1)].name = "1"; }, "/phases", "\"1\" stands here twice"},
        GameFlaw{"PhaseWithoutLimit", [](auto &g) { g.phases[PhaseId(1)].trainLimit[large] = {}; },
                 "/phases/2/trainLimits/large", "need a train limit"},
        GameFlaw{"LimitLostLater",
                 [](auto &g) {
                     g.phases[PhaseId(1)].onSale[small] = false;
                     g.phases[PhaseId(1)].trainLimit[small] = {};
                 },
                 "/phases/2/trainLimits/small", "need a train limit"},
        GameFlaw{"LimitOfZero", [](auto &g) { g.phases[PhaseId(0)].trainLimit[small] = 0; },
                 "/phases/1/trainLimits/small", "above 0"},
        GameFlaw{"ShortPhase", [](auto &g) { g.phases[PhaseId(0)].onSale = {}; }, "/phases/1", "all classes"},
        GameFlaw{"NothingToLay", [](auto &g) { g.phases[PhaseId(0)].tileColours.clear(); }, "/phases/1/tileColours",
                 "at least one colour"},
        GameFlaw{"PhaseNeverBegins", [](auto &g) { g.cards[CardId(1)].phase = {}; }, "/phases/2",
                 "no train card begins"},
        GameFlaw{"PhasesOutOfOrder",
                 [](auto &g) {
                     g.cards[CardId(0)].phase = PhaseId(1);
                     g.cards[CardId(1)].phase = PhaseId(0);
                 },
                 "/cards/3/phase", "in the order of the cards"},
        GameFlaw{"NoCards", [](auto &g) { g.cards = {}; }, "/cards", "at least one kind"},
        GameFlaw{"CardTwice", [](auto &g) { g.cards[CardId(1)].code = "2"; }, "/cards", "\"2\" stands here twice"},
        GameFlaw{"NoSuchCards", [](auto &g) { g.cards[CardId(0)].count = 0; }, "/cards/2/count", "above 0"},
        GameFlaw{"EndlessFirstCard", [](auto &g) { g.cards[CardId(0)].count = {}; }, "/cards/2/count",
                 "only the last kind"},
        GameFlaw{"BlankCard", [](auto &g) { g.cards[CardId(0)].faces.clear(); }, "/cards/2/faces", "at least one face"},
        GameFlaw{"FaceOfAnotherCard", [](auto &g) { g.cards[CardId(0)].faces = {FaceId(1)}; }, "/cards/2/faces",
                 "another"},
        GameFlaw{"FaceTwice", [](auto &g) { g.faces[FaceId(2)].code = "3"; }, "/cards", "\"3\" stands here twice"},
        GameFlaw{"FaceOfNoClass", [](auto &g) { g.faces[FaceId(2)].size = {}; }, "/trains/3E/class", "no such class"},
        GameFlaw{"FreeTrain", [](auto &g) { g.faces[FaceId(2)].price = {}; }, "/trains/3E/price", "above 0"},
        GameFlaw{"ScrapsNothing", [](auto &g) { g.faces[FaceId(2)].rusts = {FaceId(3)}; }, "/trains/3E",
                 "does not exist"},
        GameFlaw{"ScrapsItself", [](auto &g) { g.faces[FaceId(2)].rusts = {FaceId(2)}; }, "/trains/3E/rustedBy",
                 "itself"},
        GameFlaw{"HexTwice", [](auto &g) { g.hexes[HexId(1)].code = "A1"; }, "/board/hexes",
                 "\"A1\" stands here twice"},
        GameFlaw{"TerrainForNothing", [](auto &g) { g.hexes[HexId(1)].cost = {}; }, "/board/hexes/A3",
                 "if it has a terrain"},
        GameFlaw{"CostForNothing", [](auto &g) { g.hexes[HexId(0)].cost = {10}; }, "/board/hexes/A1", "only then"},
        GameFlaw{"TileTwice", [](auto &g) { g.tiles[TileId(1)].id = "7"; }, "/board", "\"7\" stands here twice"},
        GameFlaw{"HomeTileOfNobody", [](auto &g) { g.tiles[TileId(2)].homeOf = CompanyId(7); }, "/board/homeTiles/9",
                 "belongs to"},
        GameFlaw{"HomeTileMissing", [](auto &g) { g.tiles = {g.tiles[TileId(0)]}; }, "/board/homeTiles",
                 "CD has 0 home tiles"},
        GameFlaw{"HomeTileTooMany", [](auto &g) { g.tiles[TileId(0)].homeOf = CompanyId(0); }, "/board/homeTiles",
                 "AB has 1 home tiles"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfMinors, FlawsWithMinors,
    ::testing::Values(
        GameFlaw{"Units", [](auto &g) { g.classes[minor].units = 10; }, "/classes/minor/certificates", "have shares"},
        GameFlaw{"Pars", [](auto &g) { g.classes[minor].pars = {Money{50}}; }, "/classes/minor/pars", "with shares"},
        GameFlaw{"OnTheChart", [](auto &g) { g.classes[minor].startsAt = CellId(0); }, "/classes/minor/startsAt",
                 "with shares stand"},
        GameFlaw{"NoStationPrice", [](auto &g) { g.classes[minor].stationPrices.clear(); },
                 "/classes/minor/stationPrices", "home station"},
        GameFlaw{"NoPrice", [](auto &g) { g.companies[pit].prices.clear(); }, "/companies/EF/prices",
                 "at least one price"},
        GameFlaw{"FreeOfCharge", [](auto &g) { g.companies[pit].prices[1] = {}; }, "/companies/EF/prices", "above 0"},
        GameFlaw{"CheaperThanItsTrain", [](auto &g) { g.companies[pit].prices[0] = {119}; }, "/companies/EF/prices",
                 "119 does not pay for the train"},
        GameFlaw{"TrainItMayNotOwn", [](auto &g) { g.companies[pit].comesWith = FaceId(2); }, "/companies/EF/comesWith",
                 "may own"},
        GameFlaw{"TrainThatIsNotThere", [](auto &g) { g.companies[pit].comesWith = FaceId(9); },
                 "/companies/EF/comesWith", "may own"},
        GameFlaw{"BecomesNothing", [](auto &g) { g.companies[pit].becomes = {}; }, "/companies/EF/becomes",
                 "that has some"},
        GameFlaw{"BecomesAMinor", [](auto &g) { g.companies[pit].becomes = pit; }, "/companies/EF/becomes",
                 "that has some"},
        GameFlaw{"BecomesNoShare", [](auto &g) { g.companies[pit].becomesUnits = 0; }, "/companies/EF/becomes/percent",
                 "at least one"},
        GameFlaw{"BecomesTooMuch", [](auto &g) { g.companies[pit].becomesUnits = 11; }, "/companies/GH",
                 "more than 100"},
        GameFlaw{"FallingMine", [](auto &g) { g.companies[pit].lowMine = {50}; }, "/companies/EF/mine",
                 "not below the first"},
        GameFlaw{"NoTrainLimit", [](auto &g) { g.phases[PhaseId(0)].trainLimit[minor] = {}; },
                 "/phases/1/trainLimits/minor", "need a train limit"},
        GameFlaw{"Started", [](auto &g) { g.phases[PhaseId(0)].onSale[minor] = true; }, "/phases/1/onSale",
                 "with shares are started"},
        GameFlaw{"CompanyOfALabel", [](auto &g) { g.companies[CompanyId(0)].size = label; }, "/companies/AB/class",
                 "a label"},
        GameFlaw{"LabelWithALimit", [](auto &g) { g.phases[PhaseId(0)].trainLimit[label] = 2; },
                 "/phases/1/trainLimits/label", "no companies"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfPhasesAndCards, FlawsWithMinors,
    ::testing::Values(
        GameFlaw{"FormsAFloatingCompany", [](auto &g) { g.phases[PhaseId(1)].forms[0] = CompanyId(0); },
                 "/phases/2/forms/0", "without \"floatPercent\""},
        GameFlaw{"FormsAMinor", [](auto &g) { g.phases[PhaseId(1)].forms[0] = pit; }, "/phases/2/forms/0",
                 "with shares"},
        GameFlaw{"FormsNothing", [](auto &g) { g.phases[PhaseId(1)].forms[0] = CompanyId(9); }, "/phases/2/forms/0",
                 "expected a company"},
        GameFlaw{"FormsTwice", [](auto &g) { g.phases[PhaseId(0)].forms = {state}; }, "/phases/2/forms/0", "already"},
        GameFlaw{"NeverFormed", [](auto &g) { g.phases[PhaseId(1)].forms.clear(); }, "/companies/GH",
                 "no phase forms it"},
        GameFlaw{"FormedWithoutLimit", [](auto &g) { g.phases[PhaseId(1)].trainLimit[ClassId(4)] = {}; },
                 "/phases/2/trainLimits/state", "are formed"},
        GameFlaw{"NoRounds", [](auto &g) { g.phases[PhaseId(1)].operatingRounds = 0; }, "/phases/2/operatingRounds",
                 "without \"sets\""},
        GameFlaw{"BesideNothing", [](auto &g) { g.cards[CardId(2)].besideAfter = CardId(7); }, "/cards/1g/besideAfter",
                 "a card of the deck"},
        GameFlaw{"BesideItself", [](auto &g) { g.cards[CardId(2)].besideAfter = CardId(2); }, "/cards/1g/besideAfter",
                 "a card of the deck"},
        GameFlaw{"BesideWithAPhase", [](auto &g) { g.cards[CardId(2)].phase = PhaseId(1); }, "/cards/1g/phase",
                 "begins no phase"},
        GameFlaw{"BesideInFront", [](auto &g) { g.cards[CardId(0)].besideAfter = CardId(1); }, "/cards/3",
                 "in front of those beside it"},
        GameFlaw{"EndlessCardInTheDeck", [](auto &g) { g.cards[CardId(0)].count = {}; }, "/cards/2/count",
                 "only the last"},
        GameFlaw{"TradesInItself", [](auto &g) { g.faces[FaceId(1)].tradeIns.front().surrendered = FaceId(1); },
                 "/trains/3/tradeIn", "another train"},
        GameFlaw{"TradesInNothing", [](auto &g) { g.faces[FaceId(1)].tradeIns.front().surrendered = {}; },
                 "/trains/3/tradeIn", "another train"},
        GameFlaw{"TradeInForNothing", [](auto &g) { g.faces[FaceId(1)].tradeIns.front().price = {}; },
                 "/trains/3/tradeIn", "above 0"},
        GameFlaw{"TradeInWithoutUse", [](auto &g) { g.faces[FaceId(1)].tradeIns.front().price = {120}; },
                 "/trains/3/tradeIn", "below the price of the train, 120"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfWhatIsInPlay, Flaws,
    ::testing::Values(GameFlaw{"NoCertificateLimit", [](auto &g) { g.playerCounts[0].certificateLimit = 0; },
                               "/players/2/certificateLimit", "as the game has shares"},
                      GameFlaw{"MoreCompaniesThanThereAre", [](auto &g) { g.playerCounts[0].companies = 3; },
                               "/players/2/companies", "as there are, 2"},
                      GameFlaw{"NoCompanyInPlay", [](auto &g) { g.playerCounts[0].companies = 0; },
                               "/players/2/companies", "at most"},
                      GameFlaw{"NoSuchCard",
                               [](auto &g) {
                                   g.playerCounts[0].cards = {{CardId(2), 4}};
                               },
                               "/players/2/cards", "no such train card"},
                      GameFlaw{"NoneOfACard",
                               [](auto &g) {
                                   g.playerCounts[0].cards = {{CardId(0), 0}};
                               },
                               "/players/2/cards/2", "above 0"},
                      GameFlaw{"EndlessFirstCardForTwo",
                               [](auto &g) {
                                   g.playerCounts[0].cards = {{CardId(0), std::nullopt}};
                               },
                               "/players/2/cards/2", "only the last kind"},
                      GameFlaw{"OwnersOfShares", [](auto &g) { g.classes[small].ownersPercent = 50; },
                               "/classes/small/ownersPercent", "one owner"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, FlawsOfRounds,
    ::testing::Values(
        GameFlaw{"NoRound", [](auto &g) { g.rounds = 0; }, "/rounds", "at least one round"},
        GameFlaw{"RoundsAndSets", [](auto &g) { g.sets = {{Money{40}}}; }, "/rounds", "only one of the two"},
        GameFlaw{"RoundsInPhases", [](auto &g) { g.phases[PhaseId(0)].operatingRounds = 1; },
                 "/phases/1/operatingRounds", "\"rounds\" says"},
        GameFlaw{"Chart", [](auto &g) { g.chart = {cell(40, {}, {})}; }, "/chart", "no shares and no prices"},
        GameFlaw{"CertificateLimit", [](auto &g) { g.playerCounts[0].certificateLimit = 9; },
                 "/players/2/certificateLimit", "no certificates"},
        GameFlaw{"MorePlayersThanCompanies", [](auto &g) { g.playerCounts[0].companies = 1; }, "/players/2/companies",
                 "as many as players"},
        GameFlaw{"CompanyWithShares", [](auto &g) { g.classes[small] = companyClass("small", "S"); },
                 "/companies/AB/class", "no company has shares"},
        GameFlaw{"Bought", [](auto &g) { g.companies[CompanyId(0)].prices = {Money{100}}; }, "/companies/AB/prices",
                 "not bought"},
        GameFlaw{"WithATrain", [](auto &g) { g.companies[CompanyId(0)].comesWith = FaceId(0); },
                 "/companies/AB/comesWith", "without trains"},
        GameFlaw{"BecomesAShare", [](auto &g) { g.companies[CompanyId(0)].becomes = CompanyId(1); },
                 "/companies/AB/becomes", "no shares"},
        GameFlaw{"OwnersPart", [](auto &g) { g.classes[small].ownersPercent = 101; }, "/classes/minor/ownersPercent",
                 "0 to 100"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, FlawsOfActions,
    ::testing::Values(GameFlaw{"NoCertificateLimit", [](auto &g) { g.playerCounts[0].certificateLimit = 0; },
                               "/players/2/certificateLimit", "as the game has shares"},
                      GameFlaw{"NoChart", [](auto &g) { g.chart = {}; }, "/chart", "needs a chart"},
                      GameFlaw{"CompanyCalledLikeTheBank", [](auto &g) { g.companies[CompanyId(0)].code = "bank"; },
                               "/companies/bank", "means something else"},
                      GameFlaw{"CompanyCalledLikeThePool",
                               [](auto &g) {
                                   g.poolWord = "depot";
                                   g.companies[CompanyId(0)].code = "depot";
                               },
                               "/companies/depot", "means something else"},
                      GameFlaw{"CompanyCalledLikeADraw", [](auto &g) { g.companies[CompanyId(0)].code = "draw"; },
                               "/companies/draw", "means something else"}),
    test::nameOfFlaw);

} // namespace
} // namespace flimnap
