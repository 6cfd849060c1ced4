#include "io/definition_reader.h"

#include <gmock/gmock.h>

#include <fstream>
#include <functional>
#include <iterator>
#include <set>

#include "io/json.h"

namespace flimnap {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

using Pointer = Json::json_pointer;

const std::string file = "table.json";

Json jsonFrom(const std::string &path)
{
    std::ifstream stream(std::string(FLIMNAP_SOURCE_DIR) + path, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(stream), {}};
    const Result<Json, Fault> read = parseJson(content, path);
    if (!read)
        ADD_FAILURE() << text(read.error());
    return read ? *read : Json::object();
}

const Json &goodTable()
{
    static const Json table = jsonFrom("/data/games/18cz-ru.json");
    return table;
}

/// The good table with another value at one place.
Json tableWith(const std::string &place, const Json &value)
{
    Json table = goodTable();
    table[Pointer(place)] = value;
    return table;
}

Faults faultsOf(const Json &table)
{
    const Result<GameDefinition, Faults> read = readTable(table, file);
    return read ? Faults() : read.error();
}

auto faultAt(const std::string &place, const std::string &message = "")
{
    return AllOf(Field("file", &Fault::file, file), Field("place", &Fault::place, place),
                 Field("message", &Fault::message, HasSubstr(message)));
}

TEST(DefinitionReader, ReadsAGoodTable)
{
    const Result<GameDefinition, Faults> game = readDefinition(goodTable().dump(), file);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_EQ(game->game, "18cz");
    EXPECT_EQ(game->edition, "ru");
    EXPECT_EQ(game->variant, "base");
    EXPECT_EQ(game->title, "18CZ");
    EXPECT_EQ(game->currency, "K");
}

TEST(DefinitionReader, NamesTheLineOfASlipOfSyntax)
{
    const Result<GameDefinition, Faults> game = readDefinition("{\n  \"format\": 1,,\n}", file);

    ASSERT_FALSE(game);
    EXPECT_THAT(game.error(), ElementsAre(faultAt("line 2, column 15", "not JSON")));
}

TEST(DefinitionReader, ReportsAllFaultsAtOnce)
{
    Json table = goodTable();
    table["title"] = 18;
    table["classes"]["small"].erase("code");
    table["trains"]["2"]["rustedBy"][1] = "9";
    table["board"]["hexes"]["A10"]["colour"] = "white";

    EXPECT_THAT(faultsOf(table),
                UnorderedElementsAre(faultAt("/title", "expected a text, found 18"), faultAt("/classes/small/code"),
                                     faultAt("/trains/2/rustedBy/1", "found \"9\""),
                                     faultAt("/board/hexes/A10/colour", "no such key")));
}

TEST(DefinitionReader, SaysOnlyThatAFormatIsTooNew)
{
    Json table = goodTable();
    table["format"] = 2;
    table["novelty"] = true;

    EXPECT_THAT(faultsOf(table), ElementsAre(faultAt("/format", "expected 1")));
}

TEST(DefinitionReader, ReadsTheOtherPoliciesToo)
{
    Json table = goodTable();
    table["bank"] = 12000;
    table["directorTie"] = "lowest-order-card";
    table["exportAfterSet"] = false;

    const Result<GameDefinition, Faults> game = readTable(table, file);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_EQ(game->bank, Money{12000});
    EXPECT_EQ(game->directorTie, DirectorTie::LowestOrderCard);
    EXPECT_FALSE(game->exportAfterSet);
}

TEST(DefinitionReader, AcceptsACardThatBeginsNoPhase)
{
    Json table = goodTable();
    table["cards"]["a"].erase("phase");

    const Result<GameDefinition, Faults> game = readTable(table, file);

    ASSERT_TRUE(game) << text(game.error().front());
    EXPECT_FALSE(game->cards[game->findCard("a")].phase);
}

TEST(DefinitionReader, LimitsTheSizeOfTables)
{
    Json table = goodTable();
    for (int i = 0; i < 41; ++i)
        table["cards"]["x" + std::to_string(i)] = table["cards"]["j"];

    EXPECT_THAT(faultsOf(table), Contains(faultAt("/cards", "at most 50 entries, found 51")));
}

TEST(DefinitionReader, TakesNamesOfClassesAndNotTheirCodes)
{
    EXPECT_THAT(faultsOf(tableWith("/phases/a/trainLimits/S", 3)),
                ElementsAre(faultAt("/phases/a/trainLimits/S", "no class \"S\"; there are: small, medium, large")));
}

struct BrokenTable
{
    std::string place; ///< where the good table gets another value
    std::string value;
    std::string message;
    std::string reported = ""; ///< if the fault shows somewhere else
};

class BrokenTables : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenTables, AreReportedWithPlaceAndReason)
{
    const BrokenTable &broken = GetParam();
    const Json value = Json::parse(broken.value);

    const Faults faults = faultsOf(tableWith(broken.place, value));

    EXPECT_THAT(faults, ElementsAre(faultAt(broken.reported.empty() ? broken.place : broken.reported, broken.message)));
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
        BrokenTable{"/classes/small/certificates", "[50, 25]", "sum up to 100 percent, these to 75"},
        BrokenTable{"/classes/small/certificates", "[50, 20, 30]", "of one size"},
        BrokenTable{"/classes/small/certificates", "[40, 30, 30]", "of one size"},
        BrokenTable{"/classes/small/holdingLimitPercent", "60", "a multiple of the ordinary certificate, 25"},
        BrokenTable{"/classes/small/holdingLimitPercent", "25", "at least the director's certificate"},
        BrokenTable{"/classes/medium/pars/1", "72", "a price of the chart, found 72"},
        BrokenTable{"/classes/medium/acquires/0", "\"tiny\"", "one of small, medium, large, found \"tiny\""},
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
        BrokenTable{"/citations/No Cash", "\"CZ-1\"", "such as \"no-cash buy_share\""},
        BrokenTable{"/citations/no-cash sr", "\"\"", "expected a text"}));

// The schema for editors and the reader must agree; these tests walk through the schema along the good table.

struct Visit
{
    const Json &schema;
    const Json *value; ///< what the good table has there, or nothing
    std::string place;
};

const Json &resolved(const Json &root, const Json &schema)
{
    const auto reference = schema.find("$ref");
    return reference == schema.end() ? schema : root[Pointer(reference->get<std::string>().substr(1))];
}

/// Visits every place of the table that the schema describes, of lists and tables the first entry only.
void walk(const Json &root, const Visit &visit, const std::function<void(const Visit &)> &visitor)
{
    visitor(visit);
    if (visit.value == nullptr)
        return;
    const Json properties = visit.schema.value("properties", Json::object());
    for (const auto &[key, schema] : properties.items()) {
        const auto found = visit.value->find(key);
        walk(root, {resolved(root, schema), found == visit.value->end() ? nullptr : &*found, visit.place + "/" + key},
             visitor);
    }
    const auto rows = visit.schema.find("additionalProperties");
    const auto items = visit.schema.find("items");
    if (rows != visit.schema.end() && rows->is_object() && !visit.value->empty())
        walk(root,
             {resolved(root, *rows), &*visit.value->begin(), visit.place + "/" + visit.value->items().begin().key()},
             visitor);
    else if (items != visit.schema.end() && !visit.value->empty())
        walk(root, {resolved(root, *items), &visit.value->front(), visit.place + "/0"}, visitor);
}

void walkSchema(const std::function<void(const Visit &)> &visitor)
{
    const Json schema = jsonFrom("/data/schema/game.schema.json");
    walk(schema, {schema, &goodTable(), ""}, visitor);
}

std::set<std::string> wordsOf(const std::string &list)
{
    std::set<std::string> words;
    for (std::size_t start = 0; start < list.size();) {
        const std::size_t end = std::min(list.find(", ", start), list.size());
        words.insert(list.substr(start, end - start));
        start = end + 2;
    }
    return words;
}

TEST(GameSchema, KnowsTheKeysTheReaderKnows)
{
    int records = 0;
    walkSchema([&](const Visit &visit) {
        if (!visit.schema.contains("properties") || visit.value == nullptr)
            return;
        ++records;
        std::set<std::string> inSchema;
        for (const auto &[key, schema] : visit.schema["properties"].items())
            inSchema.insert(key);

        const Faults faults = faultsOf(tableWith(visit.place + "/wrong", true));

        ASSERT_THAT(faults, ElementsAre(faultAt(visit.place + "/wrong", "no such key"))) << visit.place;
        const std::string &message = faults.front().message;
        const std::string marker = "the keys here are ";
        EXPECT_EQ(wordsOf(message.substr(message.find(marker) + marker.size())), inSchema) << visit.place;
    });
    EXPECT_EQ(records, 13); // the table, ten kinds of rows, the chart and the board
}

TEST(GameSchema, RequiresTheKeysTheReaderRequires)
{
    walkSchema([&](const Visit &visit) {
        if (!visit.schema.contains("properties") || visit.value == nullptr)
            return;
        const std::set<std::string> required = visit.schema.value("required", std::set<std::string>());
        for (const auto &[key, schema] : visit.schema["properties"].items()) {
            Json table = goodTable();
            (visit.place.empty() ? table : table[Pointer(visit.place)]).erase(key);
            const auto missing = faultAt(visit.place + "/" + key, "missing");
            if (required.count(key) == 1)
                EXPECT_THAT(faultsOf(table), Contains(missing));
            else
                EXPECT_THAT(faultsOf(table), Not(Contains(missing)));
        }
    });
}

TEST(GameSchema, WantsTheTypesTheReaderWants)
{
    walkSchema([&](const Visit &visit) {
        if (visit.place.empty() || visit.place == "/$schema" || visit.place == "/variants" || visit.place == "/format")
            return;
        const Json wrongContainer = visit.schema.value("type", Json()) == "array" ? Json::object() : Json::array();
        for (const Json &wrong : {Json(), wrongContainer})
            EXPECT_THAT(faultsOf(tableWith(visit.place, wrong)), Contains(faultAt(visit.place, "expected")).Times(1))
                << wrong.dump();
    });
}

TEST(GameSchema, HasTheBoundsTheReaderHas)
{
    int numbers = 0;
    walkSchema([&](const Visit &visit) {
        if (visit.schema.value("type", Json()) != "integer")
            return;
        ++numbers;
        const int least = visit.schema["minimum"];
        const int most = visit.schema["maximum"];
        const auto outside = faultAt(visit.place, "expected a whole number from " + std::to_string(least) + " to " +
                                                      std::to_string(most));
        EXPECT_THAT(faultsOf(tableWith(visit.place, least - 1)), Contains(outside));
        EXPECT_THAT(faultsOf(tableWith(visit.place, most + 1)), Contains(outside));
        EXPECT_THAT(faultsOf(tableWith(visit.place, least)), Not(Contains(outside)));
        EXPECT_THAT(faultsOf(tableWith(visit.place, most)), Not(Contains(outside)));
    });
    EXPECT_GT(numbers, 10);
}

TEST(GameSchema, OffersTheWordsTheReaderTakes)
{
    walkSchema([&](const Visit &visit) {
        for (const Json &word : visit.schema.value("enum", Json::array()))
            EXPECT_THAT(faultsOf(tableWith(visit.place, word)), IsEmpty()) << visit.place << word;
    });
}

} // namespace
} // namespace flimnap
