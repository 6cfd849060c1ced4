#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>

namespace flimnap::test {
namespace {

namespace fs = std::filesystem;

/// The folders of the engine. Each knows those before it, and none behind it.
constexpr std::array<std::string_view, 19> rooms = {
    "core", "board",  "journal", "definition", "ledger", "market",  "shares", "trains", "table", "dealings",
    "laws", "rounds", "joining", "features",   "games",  "session", "io",     "store",  "cli"};

struct Include
{
    std::string file; ///< below engine/, as what it includes
    std::string included;
};

void PrintTo(const Include &include, std::ostream *stream)
{
    *stream << include.file << " includes " << include.included;
}

fs::path engine()
{
    return fs::path(FLIMNAP_SOURCE_DIR) / "engine";
}

/// What stands between the quotes of the line, if it includes a file of the engine.
std::string includedBy(const std::string &line)
{
    constexpr std::string_view beginning = "#include \"";
    if (!line.starts_with(beginning))
        return {};
    const std::string file = line.substr(beginning.size(), line.rfind('"') - beginning.size());
    return file.find('/') == std::string::npos ? std::string() : file; // made by the build
}

std::vector<Include> allIncludes()
{
    std::vector<Include> all;
    for (const auto &entry : fs::recursive_directory_iterator(engine())) {
        const fs::path &file = entry.path();
        if (file.extension() != ".cpp" && file.extension() != ".h")
            continue;
        std::ifstream stream(file);
        for (std::string line; std::getline(stream, line);) {
            if (std::string included = includedBy(line); !included.empty())
                all.push_back({fs::relative(file, engine()).string(), std::move(included)});
        }
    }
    return all;
}

/// "games/18cz/lots.h": depth 0 is "games", depth 1 "18cz"; a file is no folder.
std::string folderOf(const std::string &file, int depth = 0)
{
    std::string rest = file;
    for (int level = 0; level < depth; ++level)
        rest = rest.substr(std::min(rest.size(), rest.find('/') + 1));
    const std::size_t slash = rest.find('/');
    return slash == std::string::npos ? std::string() : rest.substr(0, slash);
}

std::ptrdiff_t placeOf(const std::string &file)
{
    return std::find(rooms.begin(), rooms.end(), folderOf(file)) - rooms.begin();
}

std::vector<Include> wrong(bool (*isRight)(const Include &))
{
    std::vector<Include> all = allIncludes();
    EXPECT_GT(all.size(), 500U) << "hardly any file was read";
    std::erase_if(all, isRight);
    return all;
}

TEST(Arrows, EveryFolderHasItsPlace)
{
    for (const auto &entry : fs::directory_iterator(engine())) {
        if (entry.is_directory()) {
            EXPECT_THAT(rooms, testing::Contains(entry.path().filename().string()));
        }
    }
    for (const std::string_view room : rooms)
        EXPECT_TRUE(fs::is_directory(engine() / room)) << room;
}

TEST(Arrows, PointOneWay)
{
    EXPECT_THAT(wrong([](const Include &include) { return placeOf(include.included) <= placeOf(include.file); }),
                testing::IsEmpty());
}

// Nothing but the list of games names one; nor does a game know another.
TEST(Arrows, PointToAGameFromItsOwnFolderOnly)
{
    EXPECT_THAT(wrong([](const Include &include) {
                    const std::string game = folderOf(include.included, 1);
                    return folderOf(include.included) != "games" || game.empty() || game == folderOf(include.file, 1) ||
                           include.file == "games/registry.cpp";
                }),
                testing::IsEmpty());
}

using Arrow = std::pair<std::string_view, std::string_view>;

/// What a feature builds on: others that the games which have it need as well, or can have beside it.
constexpr std::array arrowsBetweenFeatures{
    Arrow{"national", "company_loans"},     Arrow{"automaton", "card_draft"},     Arrow{"depot", "landscape"},
    Arrow{"action_cards", "characters"},    Arrow{"action_cards", "automaton"},   Arrow{"action_cards", "depot"},
    Arrow{"action_cards", "landscape"},     Arrow{"national", "shared_stations"}, Arrow{"papers", "shared_stations"},
    Arrow{"take_overs", "shared_stations"}, Arrow{"stack_draft", "exchanges"},
};

// Nor does anything but the list of features know one of them, or a feature that builds on it.
TEST(Arrows, PointToAFeatureFromItsOwnRoomOnly)
{
    EXPECT_THAT(wrong([](const Include &include) {
                    const std::string feature = folderOf(include.included, 1);
                    const std::string from = folderOf(include.file, 1);
                    return folderOf(include.included) != "features" || feature.empty() || feature == from ||
                           include.file == "features/features.cpp" ||
                           std::ranges::find(arrowsBetweenFeatures, Arrow{from, feature}) !=
                               arrowsBetweenFeatures.end();
                }),
                testing::IsEmpty());
}

/// The types that headers of the engine define, with their namespaces and the file each is in.
std::multimap<std::string, std::string> definedTypes()
{
    std::multimap<std::string, std::string> types;
    const std::regex type(R"(^(?:struct|class|enum class) (\w+)(?: final)?(?: : .*)?$)");
    const std::regex space(R"(^namespace ([\w:]+)(?: \{)?$)");
    for (const auto &entry : fs::recursive_directory_iterator(engine())) {
        if (entry.path().extension() != ".h")
            continue;
        std::ifstream stream(entry.path());
        std::string inside;
        std::smatch found;
        for (std::string line; std::getline(stream, line);) {
            if (std::regex_match(line, found, space))
                inside = found[1];
            else if (std::regex_match(line, found, type))
                types.emplace(inside + "::" + found[1].str(), fs::relative(entry.path(), engine()).string());
        }
    }
    return types;
}

// Two types of one name in one program are undefined behaviour that no compiler sees.
TEST(Names, AreOfOneTypeEach)
{
    const auto types = definedTypes();
    EXPECT_GT(types.size(), 200U) << "hardly any type was found";
    for (auto type = types.begin(); type != types.end(); type = types.upper_bound(type->first))
        EXPECT_EQ(types.count(type->first), 1U) << type->first << ", one of them in " << type->second;
}

} // namespace
} // namespace flimnap::test
