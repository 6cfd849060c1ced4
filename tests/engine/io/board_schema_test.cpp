#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "io/board_reader.h"
#include "support/board_games.h"

// The schema for editors and the reader must agree.

namespace flimnap::test {
namespace {

Json fileOf(const std::string &path)
{
    std::ifstream stream(std::string(FLIMNAP_SOURCE_DIR) + path);
    return Json::parse(stream);
}

std::vector<std::string> companiesOf(const Json &table)
{
    std::vector<std::string> codes;
    for (const auto &[code, home] : table["homes"].items())
        codes.push_back(code);
    return codes;
}

/// The keys that the reader names when it finds one that it does not know.
std::set<std::string> keysOfReader(Json table, const std::string &place)
{
    const std::vector<std::string> companies = companiesOf(table);
    table[Json::json_pointer(place + "/wrong")] = true;
    const auto read = readMap(table, "map.json", companies);
    if (read)
        return {};
    const std::string message = text(read.error().front().message);
    const std::string marker = "the keys here are ";
    std::set<std::string> keys;
    for (std::size_t start = message.find(marker) + marker.size(); start < message.size();) {
        const std::size_t end = std::min(message.find(", ", start), message.size());
        keys.insert(message.substr(start, end - start));
        start = end + 2;
    }
    return keys;
}

struct Kind
{
    const char *file;
    const char *place;  ///< an object of this kind in the file
    const char *schema; ///< what describes it
};

class AKindOfTheMap : public testing::TestWithParam<Kind>
{
};

TEST_P(AKindOfTheMap, HasTheKeysOfTheSchema)
{
    const Json properties = fileOf("/data/schema/board.schema.json")[Json::json_pointer(GetParam().schema)];
    std::set<std::string> inSchema;
    for (const auto &[key, description] : properties.items())
        inSchema.insert(key);
    Json table = fileOf(std::string("/data/boards/") + GetParam().file);
    table["bonuses"] = Json::parse(R"([{"name": "b", "amount": 10, "oneOfEach": []}])");

    EXPECT_EQ(keysOfReader(table, GetParam().place), inSchema);
}

INSTANTIATE_TEST_SUITE_P(All, AKindOfTheMap,
                         testing::Values(Kind{"18cz-ru.json", "", "/properties"},
                                         Kind{"18cz-ru.json", "/rules", "/$defs/rules/properties"},
                                         Kind{"18cz-ru.json", "/trains/3E", "/$defs/train/properties"},
                                         Kind{"18cz-ru.json", "/kinds/Praha", "/$defs/kind/properties"},
                                         Kind{"18cz-ru.json", "/kinds/Praha/stops/0", "/$defs/stop/properties"},
                                         Kind{"18cz-ru.json", "/hexes/E12", "/$defs/hex/properties"},
                                         Kind{"18cz-ru.json", "/homes/ATE", "/$defs/home/properties"},
                                         Kind{"18cz-ru.json", "/tiles/8894", "/$defs/tile/properties"},
                                         Kind{"18cz-ru.json", "/bonuses/0", "/$defs/bonus/properties"}));

// Of maps that are refused the fuzzer would see the reader only.
TEST(TheMapsToFuzzWith, CanBePlayedOn)
{
    for (const char *name : {"small_map", "map_with_all"}) {
        const Json table = fileOf(std::string("/tests/fuzz/corpus/maps/") + name + ".json");
        const auto read = readMap(table, name, companiesOf(table));
        EXPECT_TRUE(read) << (read ? "" : text(read.error().front()));
    }
}

} // namespace
} // namespace flimnap::test
