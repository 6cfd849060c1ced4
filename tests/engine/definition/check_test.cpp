#include "definition/check.h"

#include <gmock/gmock.h>

#include <functional>

namespace flimnap {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
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
    size.stationMarkers = 2;
    size.stationPrices = {Money{0}, Money{40}};
    size.ownsTrains = {true, true};
    size.runsTrains = {true, false};
    size.ownsPrivates = {true, false};
    size.acquires = {false, false};
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

/// Two classes, two companies, two phases and two kinds of train cards that fit together.
GameDefinition soundGame()
{
    GameDefinition game;
    game.playerCounts = {{2, Money{300}, 14}, {3, Money{200}, 10}};
    game.sets = {{Money{40}}, {Money{60}, Money{65}}};
    game.chart = {cell(40, {}, CellId(1)), cell(50, CellId(0), {})};
    game.classes = {companyClass("small", "S"), companyClass("large", "L")};
    game.classes[large].hasHomeTile = true;
    game.companies = {{"AB", "Alpha", small, {"A1"}, false, "#000000"},
                      {"CD", "Delta", large, {"A1", "A3"}, false, ""}};
    game.privates = {{"P1", "Port", "", small, Money{25}, Money{5}, {"river"}, {"green"}}};
    game.phases = {phase("1", {}), phase("2", 3)};
    game.faces = {{"2", "2", CardId(0), small, Money{70}, {}},
                  {"3", "3", CardId(1), small, Money{120}, {FaceId(0)}},
                  {"3E", "3E", CardId(1), large, Money{250}, {}}};
    game.cards = {{"2", 5, {FaceId(0)}, PhaseId(0)}, {"3", {}, {FaceId(1), FaceId(2)}, PhaseId(1)}};
    game.hexes = {{"A1", "Ab", "", Money{}, false}, {"A3", "", "river", Money{10}, true}};
    game.tiles = {{"7", "yellow", false, {}}, {"8p", "green", true, {}}, {"9", "red", false, CompanyId(1)}};
    game.citations = {{"no-cash", "", "CZ-0.1"}, {"no-cash", "buy_share", "CZ-5.8"}};
    return game;
}

auto faultAt(const std::string &place, const std::string &message)
{
    return AllOf(Field("place", &Fault::place, place), Field("message", &Fault::message, HasSubstr(message)));
}

TEST(Check, FindsNothingInASoundGame)
{
    EXPECT_THAT(check(soundGame()), IsEmpty());
}

TEST(Check, FindsAllFaultsAtOnce)
{
    GameDefinition game = soundGame();
    game.playerCounts[0].certificateLimit = 0;
    game.sets.clear();
    game.companies[CompanyId(0)].homes = {"Z9"};

    EXPECT_THAT(check(game),
                ElementsAre(faultAt("/players/2/certificateLimit", "above 0"), faultAt("/sets", "at least"),
                            faultAt("/companies/AB/homes/0", "no hex \"Z9\"")));
}

TEST(Check, OfAnEmptyGameComesToAnEnd)
{
    EXPECT_THAT(check(GameDefinition()), Contains(faultAt("/classes", "at least one class")));
}

struct Flaw
{
    std::string name;
    std::function<void(GameDefinition &)> spoil;
    std::string place;
    std::string message;
};

class Flaws : public ::testing::TestWithParam<Flaw>
{
};

TEST_P(Flaws, AreFound)
{
    GameDefinition game = soundGame();
    GetParam().spoil(game);

    EXPECT_THAT(check(game), Contains(faultAt(GetParam().place, GetParam().message)));
}

std::string nameOf(const ::testing::TestParamInfo<Flaw> &flaw)
{
    return flaw.param.name;
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, Flaws,
    ::testing::Values(
        Flaw{"NoPlayers", [](auto &g) { g.playerCounts.clear(); }, "/players", "at least one"},
        Flaw{"PlayersTwice", [](auto &g) { g.playerCounts[0].players = 3; }, "/players", "\"3\" stands here twice"},
        Flaw{"NegativeCash", [](auto &g) { g.playerCounts[0].cash = {-1}; }, "/players/2/cash", "less than nothing"},
        Flaw{"EmptyBank", [](auto &g) { g.bank = Money{}; }, "/bank", "above 0"},
        Flaw{"EmptySet", [](auto &g) { g.sets[1].clear(); }, "/sets/1", "at least one operating round"},
        Flaw{"WorthlessSet", [](auto &g) { g.sets[1][0] = {}; }, "/sets/1", "above 0"},
        Flaw{"NoChart", [](auto &g) { g.chart = {}; }, "/chart", "at least one price"},
        Flaw{"CellTwice", [](auto &g) { g.chart[CellId(1)].name = "40"; }, "/chart", "\"40\" stands here twice"},
        Flaw{"FallingChart", [](auto &g) { g.chart[CellId(1)].price = {30}; }, "/chart", "do not fall"},
        Flaw{"CellNowhere", [](auto &g) { g.chart[CellId(0)].up = CellId(9); }, "/chart", "not on the chart"},
        Flaw{"CitedTwice", [](auto &g) { g.citations[1].context = ""; }, "/citations", "\"no-cash\" stands here twice"},
        Flaw{"CitedNothing", [](auto &g) { g.citations[1].rule = ""; }, "/citations/no-cash", "number of a rule"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    OfCompanies, Flaws,
    ::testing::Values(
        Flaw{"ClassTwice", [](auto &g) { g.classes[large].code = "S"; }, "/classes/large/code", "names another class"},
        Flaw{"UnevenUnits", [](auto &g) { g.classes[small].units = 3; }, "/classes/small/certificates", "evenly"},
        Flaw{"GreatDirector", [](auto &g) { g.classes[small].directorUnits = 11; }, "/classes/small/certificates",
             "at most the whole company"},
        Flaw{"NeverFloats", [](auto &g) { g.classes[small].floatUnits = 11; }, "/classes/small/floatPercent", "100"},
        Flaw{"LowHoldingLimit", [](auto &g) { g.classes[small].holdingLimitUnits = 1; },
             "/classes/small/holdingLimitPercent", "at least the director's certificate"},
        Flaw{"ParOffChart",
             [](auto &g) {
                 g.classes[small].pars = {Money{40}, Money{45}};
             },
             "/classes/small/pars/1", "no price 45"},
        Flaw{"PaidForStation", [](auto &g) { g.classes[small].stationPrices[1] = {-40}; },
             "/classes/small/stationPrices", "less than nothing"},
        Flaw{"NoStationPrice", [](auto &g) { g.classes[small].stationPrices.clear(); }, "/classes/small/stationPrices",
             "home station"},
        Flaw{"RunsForeignTrains",
             [](auto &g) {
                 g.classes[small].ownsTrains = {false, true};
             },
             "/classes/small/runsTrains", "may own"},
        Flaw{"ShortPermissions", [](auto &g) { g.classes[small].acquires = {}; }, "/classes/small", "all classes"},
        Flaw{"NoCompany", [](auto &g) { g.companies = {}; }, "/companies", "found 0"},
        Flaw{"TooManyCompanies",
             [](auto &g) { g.companies = ById<CompanyId, CompanyDefinition>(33, g.companies[CompanyId(0)]); },
             "/companies", "1 to 32 companies, found 33"},
        Flaw{"CompanyTwice", [](auto &g) { g.companies[CompanyId(1)].code = "AB"; }, "/companies",
             "\"AB\" stands here"},
        Flaw{"CompanyLikePlayer", [](auto &g) { g.companies[CompanyId(0)].code = "p2"; }, "/companies/p2", "players"},
        Flaw{"CompanyOfNoClass", [](auto &g) { g.companies[CompanyId(0)].size = ClassId(2); }, "/companies/AB/class",
             "no such class"},
        Flaw{"Homeless", [](auto &g) { g.companies[CompanyId(0)].homes.clear(); }, "/companies/AB/homes", "one home"},
        Flaw{"ChoiceOfCities", [](auto &g) { g.companies[CompanyId(1)].choosesHomeCity = true; },
             "/companies/CD/choosesHomeCity", "one home hex"},
        Flaw{"PrivateTwice", [](auto &g) { g.privates.add(g.privates[PrivateId(0)]); }, "/privates",
             "stands here twice"},
        Flaw{"FreePrivate", [](auto &g) { g.privates[PrivateId(0)].price = {}; }, "/privates/P1/price", "above 0"},
        Flaw{"PrivateOfNoClass", [](auto &g) { g.privates[PrivateId(0)].size = {}; }, "/privates/P1/class", "no such"},
        Flaw{"NegativeIncome", [](auto &g) { g.privates[PrivateId(0)].income = {-5}; }, "/privateClasses/small/income",
             "pays for owning"},
        Flaw{"WaivesNothing", [](auto &g) { g.privates[PrivateId(0)].waivesTerrain = {"lake"}; },
             "/privateClasses/small/waivesTerrain", "no hex has the terrain \"lake\""},
        Flaw{"LaysNothing", [](auto &g) { g.privates[PrivateId(0)].laysColours = {"yellow"}; },
             "/privateClasses/small/laysColours", "no special tile has the colour \"yellow\""}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    OfTrainsAndBoard, Flaws,
    ::testing::Values(
        Flaw{"NoPhase", [](auto &g) { g.phases = {}; }, "/phases", "at least one phase"},
        Flaw{"PhaseTwice", [](auto &g) { g.phases[PhaseId(1)].name = "1"; }, "/phases", "\"1\" stands here twice"},
        Flaw{"PhaseWithoutLimit", [](auto &g) { g.phases[PhaseId(1)].trainLimit[large] = {}; },
             "/phases/2/trainLimits/large", "need a train limit"},
        Flaw{"LimitLostLater",
             [](auto &g) {
                 g.phases[PhaseId(1)].onSale[small] = false;
                 g.phases[PhaseId(1)].trainLimit[small] = {};
             },
             "/phases/2/trainLimits/small", "need a train limit"},
        Flaw{"LimitOfZero", [](auto &g) { g.phases[PhaseId(0)].trainLimit[small] = 0; }, "/phases/1/trainLimits/small",
             "above 0"},
        Flaw{"ShortPhase", [](auto &g) { g.phases[PhaseId(0)].onSale = {}; }, "/phases/1", "all classes"},
        Flaw{"NothingToLay", [](auto &g) { g.phases[PhaseId(0)].tileColours.clear(); }, "/phases/1/tileColours",
             "at least one colour"},
        Flaw{"PhaseNeverBegins", [](auto &g) { g.cards[CardId(1)].phase = {}; }, "/phases/2", "no train card begins"},
        Flaw{"PhasesOutOfOrder",
             [](auto &g) {
                 g.cards[CardId(0)].phase = PhaseId(1);
                 g.cards[CardId(1)].phase = PhaseId(0);
             },
             "/cards/3/phase", "in the order of the cards"},
        Flaw{"NoCards", [](auto &g) { g.cards = {}; }, "/cards", "at least one kind"},
        Flaw{"CardTwice", [](auto &g) { g.cards[CardId(1)].code = "2"; }, "/cards", "\"2\" stands here twice"},
        Flaw{"NoSuchCards", [](auto &g) { g.cards[CardId(0)].count = 0; }, "/cards/2/count", "above 0"},
        Flaw{"EndlessFirstCard", [](auto &g) { g.cards[CardId(0)].count = {}; }, "/cards/2/count",
             "only the last kind"},
        Flaw{"BlankCard", [](auto &g) { g.cards[CardId(0)].faces.clear(); }, "/cards/2/faces", "at least one face"},
        Flaw{"FaceOfAnotherCard", [](auto &g) { g.cards[CardId(0)].faces = {FaceId(1)}; }, "/cards/2/faces", "another"},
        Flaw{"FaceTwice", [](auto &g) { g.faces[FaceId(2)].code = "3"; }, "/cards", "\"3\" stands here twice"},
        Flaw{"FaceOfNoClass", [](auto &g) { g.faces[FaceId(2)].size = {}; }, "/trains/3E/class", "no such class"},
        Flaw{"FreeTrain", [](auto &g) { g.faces[FaceId(2)].price = {}; }, "/trains/3E/price", "above 0"},
        Flaw{"ScrapsNothing", [](auto &g) { g.faces[FaceId(2)].rusts = {FaceId(3)}; }, "/trains/3E", "does not exist"},
        Flaw{"ScrapsItself", [](auto &g) { g.faces[FaceId(2)].rusts = {FaceId(2)}; }, "/trains/3E/rustedBy", "itself"},
        Flaw{"HexTwice", [](auto &g) { g.hexes[1].code = "A1"; }, "/board/hexes", "\"A1\" stands here twice"},
        Flaw{"TerrainForNothing", [](auto &g) { g.hexes[1].cost = {}; }, "/board/hexes/A3", "if it has a terrain"},
        Flaw{"CostForNothing", [](auto &g) { g.hexes[0].cost = {10}; }, "/board/hexes/A1", "only then"},
        Flaw{"TileTwice", [](auto &g) { g.tiles[1].id = "7"; }, "/board", "\"7\" stands here twice"},
        Flaw{"HomeTileOfNobody", [](auto &g) { g.tiles[2].homeOf = CompanyId(7); }, "/board/homeTiles/9", "belongs to"},
        Flaw{"HomeTileMissing", [](auto &g) { g.tiles.pop_back(); }, "/board/homeTiles", "CD has 0 home tiles"},
        Flaw{"HomeTileTooMany", [](auto &g) { g.tiles[0].homeOf = CompanyId(0); }, "/board/homeTiles",
             "AB has 1 home tiles"}),
    nameOf);

} // namespace
} // namespace flimnap
