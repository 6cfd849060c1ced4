#include <gmock/gmock.h>

#include "definition/section.h"
#include "io/board_reader.h"
#include "support/board_games.h"
#include "support/journals.h"

namespace flimnap::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

struct Printed
{
    const char *edition;
    const char *variant;
    int hexes;
    std::vector<int> tiles; ///< yellow, green, brown, grey
};

struct PrintedMap
{
    const char *game;
    Printed printed;
};

void PrintTo(const PrintedMap &map, std::ostream *out)
{
    *out << map.game << " " << map.printed.edition << " " << map.printed.variant;
}

board::GameMap mapOf(const PrintedMap &of, const std::string &options = "{}")
{
    const auto game = library().definition(of.game, of.printed.edition, of.printed.variant, "{}");
    EXPECT_TRUE(game);
    auto map = boardLibrary().map(of.game, of.printed.edition, of.printed.variant, codesOf(game->companies), options);
    EXPECT_TRUE(map) << text(map.error().front());
    return std::move(*map);
}

class APrintedMap : public testing::TestWithParam<PrintedMap>
{
};

// The numbers are those of the lists of components.
TEST_P(APrintedMap, HasItsHexesAndTiles)
{
    const board::GameMap map = mapOf(GetParam());

    EXPECT_EQ(map.hexes.count(), GetParam().printed.hexes);
    std::vector<int> counts(4);
    for (const board::Tile &tile : map.tiles) {
        if (tile.colour <= board::Colour::Grey)
            counts[static_cast<std::size_t>(tile.colour) - 1] += tile.count;
    }
    EXPECT_EQ(counts, GetParam().printed.tiles);
}

// Hexes and their prices stand in the tables of the game as well, for tables that keep no map.
TEST_P(APrintedMap, AgreesWithTheTablesOfTheGame)
{
    const auto game =
        library().definition(GetParam().game, GetParam().printed.edition, GetParam().printed.variant, "{}");
    const board::GameMap map = mapOf(GetParam());

    for (const board::Hex &hex : map.hexes) {
        const flimnap::HexId found = game->findHex(hex.code);
        ASSERT_TRUE(found) << hex.code;
        EXPECT_EQ(hex.cost, game->hexes[found].cost.units) << hex.code;
    }
    for (const TrainFace &train : game->faces)
        EXPECT_NE(map.findTrain(train.name), nullptr) << train.name;
}

INSTANTIATE_TEST_SUITE_P(All, APrintedMap,
                         testing::Values(PrintedMap{"18cz", {"ru", "base", 107, {69, 54, 28, 4}}},
                                         PrintedMap{"18cz", {"ru", "bohemia", 73, {69, 54, 28, 4}}},
                                         PrintedMap{"18cz", {"ru", "training", 107, {69, 44, 21, 0}}},
                                         PrintedMap{"18cz", {"zh", "base", 107, {69, 54, 28, 4}}},
                                         PrintedMap{"1824", {"ru", "base", 103, {72, 48, 20, 3}}},
                                         PrintedMap{"1824", {"ru", "goods-time", 103, {84, 53, 20, 3}}},
                                         PrintedMap{"1824", {"ru", "cisleithania-2", 65, {71, 47, 19, 2}}},
                                         PrintedMap{"1824", {"ru", "cisleithania-3", 65, {71, 47, 19, 2}}},
                                         PrintedMap{"1836jr56", {"pl", "base", 51, {52, 31, 34, 2}}}));

TEST(TheLibraryOfMaps, HasNoneWhereNoneIsKnown)
{
    EXPECT_FALSE(boardLibrary().has("18cz", "ru", "moravia-silesia"));
    EXPECT_FALSE(boardLibrary().has("18lilliput", "cs", "base"));
    EXPECT_TRUE(boardLibrary().has("18cz", "zh", "bohemia"));
}

// CZ-B1.12: in the Chinese edition BCB begins on D17.
TEST(TheLibraryOfMaps, KnowsTheHomesOfAnEdition)
{
    const board::GameMap map = mapOf({"18cz", {"zh", "base", 0, {}}});
    const auto game = library().definition("18cz", "zh", "base", "{}");

    EXPECT_THAT(map.homes[game->findCompany("BCB")].hexes, ElementsAre(map.findHex("D17")));
}

// JR-BD17: the printed 40 are paid where the table plays so.
TEST(TheLibraryOfMaps, AppliesTheSwitchesOfAHeader)
{
    const PrintedMap jr{"1836jr56", {"pl", "base", 0, {}}};
    const auto costOf = [&](const char *options) {
        const board::GameMap map = mapOf(jr, options);
        return map.hexes[map.findHex("D6")].cost;
    };

    EXPECT_EQ(costOf("{}"), 0);
    EXPECT_EQ(costOf(R"({"preset": "ENG"})"), 40);
    EXPECT_EQ(costOf(R"({"preset": "ENG", "JR-BD17": "default"})"), 0);
}

// AH-B0.10: the bonus counts where the table says so.
TEST(TheLibraryOfMaps, TurnsBonusesOnAndOff)
{
    const PrintedMap two{"1824", {"ru", "cisleithania-2", 0, {}}};
    const PrintedMap three{"1824", {"ru", "cisleithania-3", 0, {}}};

    EXPECT_EQ(mapOf(two).bonuses.size(), 1U);
    EXPECT_EQ(mapOf(three).bonuses.size(), 0U);
    EXPECT_EQ(mapOf(three, R"({"overrides": {"income_bonuses": {"Bukowina": true}}})").bonuses.size(), 1U);
    EXPECT_EQ(mapOf(two, R"({"overrides": {"income_bonuses": {"Bukowina": false}}})").bonuses.size(), 0U);
}

// A table may have another printing.
TEST(TheLibraryOfMaps, AppliesTheValuesOfATable)
{
    const PrintedMap cz{"18cz", {"ru", "base", 0, {}}};
    const PrintedMap ah{"1824", {"ru", "base", 0, {}}};
    const PrintedMap goods{"1824", {"ru", "goods-time", 0, {}}};

    const board::GameMap one = mapOf(cz, R"({"overrides": {"tiles": {"57": 5}, "home_bonus": 40, "e_towns": "three",
                                              "homes": {"BCB": ["D17"]}, "red_values": {"grey": 70}}})");
    EXPECT_EQ(one.tiles[one.findTile("57")].count, 5);
    const board::Tile &home = one.tiles[one.findTile("8894")];
    EXPECT_EQ(home.homeBonus, 40);
    EXPECT_THAT(home.face(0).stop(0).values, ElementsAre(30, 30, 40, 70));
    EXPECT_EQ(one.findTrain("4E")->mostTowns, 3);

    const board::GameMap two = mapOf(ah, R"({"overrides": {"wien_terrain": 0, "mine_values": {"C6": [20, 50]},
                                              "red_values": {"Dresden": [1, 2, 3, 4]}, "homes": {"SD1": ["E12", 2]}}})");
    EXPECT_EQ(two.hexes[two.findHex("E12")].cost, 0);
    EXPECT_THAT(two.printOf(two.findHex("C6")).face.stop(0).values, ElementsAre(20, 20, 50, 50));
    EXPECT_THAT(two.printOf(two.findHex("B3")).face.stop(0).values, ElementsAre(1, 2, 3, 4));
    const auto game = library().definition("1824", "ru", "base", "{}");
    EXPECT_EQ(two.homes[game->findCompany("SD1")].city, 2);

    const board::GameMap three = mapOf(goods, R"({"overrides": {"goods": {"C14": 2, "B7": 1}}})");
    EXPECT_EQ(three.printOf(three.findHex("C14")).name, "two towns");
    EXPECT_EQ(three.printOf(three.findHex("B7")).name, "town");
    EXPECT_EQ(three.printOf(three.findHex("C8")).name, "plain");
}

// A switch changes what the variant has of it: Cisleithania has no Budapest to pay for.
TEST(TheLibraryOfMaps, LeavesOutWhatAVariantHasNot)
{
    const board::GameMap map =
        mapOf({"1824", {"ru", "cisleithania-3", 0, {}}}, R"({"overrides": {"wien_terrain": 0}})");

    EXPECT_FALSE(map.findHex("F17"));
    EXPECT_EQ(map.hexes[map.findHex("E12")].cost, 0);
}

/// A map of two hexes side by side, each of which takes the straight tile.
Json smallMap()
{
    return Json::parse(R"({
        "format": 1, "game": "small", "edition": "x", "rules": {"connection": "any-track", "reservations": "city"},
        "trains": {"2": {"stops": 2}},
        "kinds": {
            "city": {"colour": "grey", "stops": [{"kind": "city", "slots": 1, "value": 10, "sides": [4]}]},
            "plain": {"first": ["9"]}
        },
        "hexes": {"A2": {"kind": "city"}, "A4": {"kind": "plain"}, "A6": {"kind": "plain"}, "A8": {"kind": "plain"}},
        "homes": {"X": {"hexes": ["A2"]}},
        "tiles": {
            "9": {"colour": "yellow", "count": 3, "track": [[0, 3]], "next": ["20"]},
            "20": {"colour": "green", "count": 1, "track": [[0, 3], [1, 4]]}
        }
    })");
}

std::vector<std::string> placesOfFaults(const Json &table)
{
    std::vector<std::string> places;
    if (const auto read = readMap(table, "small.json", {"X"}); !read) {
        for (const Fault &fault : read.error())
            places.push_back(fault.place);
    }
    return places;
}

TEST(AMapThatIsRead, SaysAllThatIsWrongWithIt)
{
    Json table = smallMap();
    table["hexes"]["A8"] = Json::parse(R"({"kind": "city"})");
    table["tiles"]["20"]["track"] = Json::parse("[[0, 2], [0, 4]]");
    table["homes"]["X"]["hexes"] = Json::parse(R"(["A4"])");

    EXPECT_THAT(placesOfFaults(table), ElementsAre("/hexes/A6", "/hexes/A8", "/tiles/9/next", "/homes"));
}

TEST(AMapThatIsRead, NamesWhatItDoesNotKnow)
{
    Json table = smallMap();
    table["homes"]["Y"] = Json::parse(R"({"hexes": ["A2"]})");
    table["tiles"]["9"]["next"] = Json::parse(R"(["21"])");
    table["hexes"]["A4"]["kind"] = "sea";

    EXPECT_THAT(placesOfFaults(table), ElementsAre("/tiles/9/next/0", "/hexes/A4/kind", "/homes/Y"));
}

} // namespace
} // namespace flimnap::test
