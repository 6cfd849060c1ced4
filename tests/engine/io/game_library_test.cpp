#include "io/game_library.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "core/refusal.h"
#include "io/definition_layers.h"
#include "io/json.h"
#include "journal/move_schema.h"
#include "support/faults.h"

namespace flimnap {
namespace {

using test::faultIn;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;

const std::filesystem::path shippedFolder = std::filesystem::path(FLIMNAP_SOURCE_DIR) / "data" / "games";

/// A shipped table without its variants.
GameFile baseFile()
{
    std::ifstream stream(shippedFolder / "18cz-ru.json", std::ios::binary);
    Json table = Json::parse(stream);
    table.erase("variants");
    return {"ru.json", table.dump()};
}

/// The shipped table with changes, a merge patch.
GameFile baseFileWith(const std::string &patch)
{
    Json table = Json::parse(baseFile().text);
    table.merge_patch(Json::parse(patch));
    return {"ru.json", table.dump()};
}

GameLibrary libraryOf(const std::vector<GameFile> &files)
{
    const Result<GameLibrary, Faults> library = GameLibrary::fromFiles(files);
    if (!library)
        ADD_FAILURE() << text(library.error().front());
    return library ? *library : GameLibrary::readingBuiltIn();
}

Faults faultsOfFiles(const std::vector<GameFile> &files)
{
    const Result<GameLibrary, Faults> library = GameLibrary::fromFiles(files);
    return library ? Faults() : library.error();
}

GameDefinition gameFrom(const GameLibrary &library, const std::string &edition, const std::string &variant = "base")
{
    const Result<GameDefinition, Faults> game = library.definition("18cz", edition, variant, "{}");
    if (!game)
        ADD_FAILURE() << text(game.error().front());
    return game ? *game : GameDefinition();
}

/// A folder for one test.
class TemporaryFolder
{
public:
    TemporaryFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "flimnap-XXXXXX").string();
        m_path = mkdtemp(name.data());
    }
    ~TemporaryFolder() { std::filesystem::remove_all(m_path); }
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    void write(const std::string &name, const std::string &content) const { std::ofstream(m_path / name) << content; }

private:
    std::filesystem::path m_path;
};

const std::string chineseDelta = R"({
    "extends": "ru.json",
    "edition": "zh",
    "directorTie": "lowest-order-card",
    "players": {"3": {"cash": 350}, "6": null},
    "companies": {"BCB": {"homes": ["D17"]}}
})";

TEST(GameLibrary, WhoAsksFirstWaitsUntilTheTablesAreRead)
{
    EXPECT_EQ(GameLibrary::readingBuiltIn().games(), GameLibrary::builtIn().value().games());
    EXPECT_TRUE(GameLibrary::readingBuiltIn().definition("18cz", "ru", "base", "{}"));
    EXPECT_FALSE(GameLibrary::readingBuiltIn().definition("18xy", "ru", "base", "{}"));
}

TEST(GameLibrary, KnowsTheGamesThatComeWithTheProgram)
{
    const Result<GameLibrary, Faults> library = GameLibrary::builtIn();

    ASSERT_TRUE(library) << text(library.error().front());
    EXPECT_THAT(library->games(), Contains(GameSummary{"18cz", "ru", "base", "18CZ", {3, 4, 5, 6}}));
    EXPECT_THAT(library->games(), Contains(GameSummary{"18cz", "zh", "base", "18CZ", {3, 4, 5}}));
    EXPECT_THAT(library->games(), Contains(GameSummary{"18cz", "ru", "training", "18CZ training game", {2, 3, 4, 5}}));
    EXPECT_THAT(library->games(), Contains(GameSummary{"18cz", "ru", "bohemia", "18CZ Bohemia", {2}}));
    EXPECT_THAT(library->games(),
                Contains(GameSummary{"18cz", "ru", "moravia-silesia", "18CZ Moravia-Silesia", {2, 3}}));
    EXPECT_THAT(library->games(), Contains(GameSummary{"1824", "ru", "base", "1824", {3, 4, 5, 6}}));
    EXPECT_THAT(library->games(),
                Contains(GameSummary{"1824", "ru", "cisleithania-2", "1824 Cisleithania for two", {2}}));
    EXPECT_THAT(library->games(),
                Contains(GameSummary{"1824", "ru", "cisleithania-3", "1824 Cisleithania for three", {3}}));
    EXPECT_THAT(library->games(), Contains(GameSummary{"1824", "ru", "goods-time", "1824 Goods Time", {3, 4, 5, 6}}));
}

/// All games, editions and variants that come with the program.
std::vector<GameDefinition> shippedGames()
{
    const Result<GameLibrary, Faults> library = GameLibrary::builtIn();
    std::vector<GameDefinition> games;
    if (!library) {
        ADD_FAILURE() << text(library.error().front());
        return games;
    }
    for (const GameSummary &game : library->games())
        games.push_back(library->definition(game.game, game.edition, game.variant, "{}").value());
    return games;
}

TEST(GameLibrary, KnowsOnlyMovesAndRoundsAsContextsOfRules)
{
    const std::set<std::string> rounds{"", "OPEN", "SR", "OR", "ROUND", "END"};
    for (const GameDefinition &game : shippedGames()) {
        std::vector<std::string> strangers;
        for (const Citation &one : game.citations) {
            const std::size_t blank = one.context.find(' ');
            const std::string round = blank == std::string::npos ? "" : one.context.substr(blank + 1);
            const std::string move = one.context.substr(0, blank);
            // A character's money is given out, and a minor is exchanged, by rules of its own.
            const bool isMove = moveKind(move) || move == "character" || move == "minor";
            if (rounds.count(one.context) == 0 && !(isMove && rounds.count(round) == 1))
                strangers.push_back(one.context);
        }
        EXPECT_THAT(strangers, IsEmpty()) << game.game << " " << game.variant;
    }
}

TEST(GameLibrary, CarriesTheTablesOfTheDataFolder)
{
    const Result<GameLibrary, Faults> builtIn = GameLibrary::builtIn();
    const Result<GameLibrary, Faults> folder = GameLibrary::fromFolder(shippedFolder);

    ASSERT_TRUE(builtIn && folder);
    EXPECT_EQ(builtIn->games(), folder->games());
    const GameDefinition carried = gameFrom(*builtIn, "ru");
    const GameDefinition read = gameFrom(*folder, "ru");
    ASSERT_EQ(carried.companies.count(), read.companies.count());
    for (const CompanyId company : ids(read.companies)) // some names have letters of several bytes
        EXPECT_EQ(carried.companies[company].name, read.companies[company].name);
    EXPECT_EQ(carried.citations.size(), read.citations.size());
}

TEST(GameLibrary, AppliesTheOptionsOfAHeader)
{
    const GameLibrary library = libraryOf({baseFile()});

    const auto changed = library.definition("18cz", "ru", "base", R"({"overrides":{"start_cash":350}})");
    const auto refused = library.definition("18cz", "ru", "base", R"({"overrides":{"start_cash":"much"}})");

    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->tableOf(3)->cash, Money{350});
    EXPECT_EQ(gameFrom(library, "ru").tableOf(3)->cash, Money{380});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error(), ElementsAre(faultIn("", "options.overrides.start_cash", "whole number")));
}

TEST(GameLibrary, SaysWhatThereIsInsteadOfAnUnknownGame)
{
    const GameLibrary library =
        libraryOf({baseFileWith(R"({"variants":{"quick":{"sets":[[40]]}}})"), {"zh.json", chineseDelta}});

    const auto faultOf = [&](const std::string &game, const std::string &edition, const std::string &variant) {
        const auto result = library.definition(game, edition, variant, "{}");
        return result ? Faults() : result.error();
    };
    EXPECT_THAT(faultOf("1830", "ru", "base"), ElementsAre(faultIn("", "game", "no game \"1830\"; there are: 18cz")));
    EXPECT_THAT(faultOf("18cz", "pl", "base"),
                ElementsAre(faultIn("", "edition", "no edition \"pl\" of 18cz; there are: ru, zh")));
    EXPECT_THAT(faultOf("18cz", "ru", "solo"),
                ElementsAre(faultIn("", "variant", "no variant \"solo\" of 18cz ru; there are: base, quick")));
}

TEST(GameLibrary, BuildsAnEditionOnAnother)
{
    const GameLibrary library = libraryOf({{"a-zh.json", chineseDelta}, baseFile()}); // the order does not matter

    const GameDefinition chinese = gameFrom(library, "zh");
    EXPECT_EQ(chinese.tableOf(3)->cash, Money{350});
    EXPECT_EQ(chinese.tableOf(3)->certificateLimit, 14);
    EXPECT_EQ(chinese.tableOf(6), nullptr);
    EXPECT_THAT(chinese.companies[chinese.findCompany("BCB")].homes, ElementsAre("D17"));
    EXPECT_EQ(chinese.findCompany("BCB"), gameFrom(library, "ru").findCompany("BCB"));
    EXPECT_EQ(chinese.directorTie, DirectorTie::LowestOrderCard);
    EXPECT_EQ(gameFrom(library, "ru").tableOf(3)->cash, Money{380});
}

TEST(GameLibrary, BuildsAnEditionOnADelta)
{
    const GameLibrary library =
        libraryOf({baseFile(),
                   {"zh.json", chineseDelta},
                   {"zh2.json", R"({"extends":"zh.json","edition":"zh2","title":"18CZ, second printing"})"}});

    const GameDefinition second = gameFrom(library, "zh2");
    EXPECT_EQ(second.title, "18CZ, second printing");
    EXPECT_EQ(second.tableOf(3)->cash, Money{350});
}

TEST(GameLibrary, BuildsVariantsWhoseListsReplaceThoseOfTheBase)
{
    const GameLibrary library =
        libraryOf({baseFileWith(R"({"variants":{"quick":{"title":"18CZ quick","sets":[[40],[60]]}}})")});

    const GameDefinition quick = gameFrom(library, "ru", "quick");
    EXPECT_EQ(quick.variant, "quick");
    EXPECT_EQ(quick.title, "18CZ quick");
    EXPECT_EQ(quick.sets.size(), 2U);
    EXPECT_EQ(gameFrom(library, "ru").sets.size(), 8U);
    EXPECT_THAT(library.games(),
                ElementsAre(Field(&GameSummary::variant, "base"), Field(&GameSummary::variant, "quick")));
}

TEST(GameLibrary, LetsAnEditionInheritAndDropVariants)
{
    const GameFile base = baseFileWith(R"({"variants":{"quick":{"sets":[[40]]},"slow":{"laysPerTurn":null}}})");
    const std::string delta = R"({"extends":"ru.json","edition":"zh","variants":{"slow":null},"title":"18CZ zh"})";

    const Result<GameLibrary, Faults> library = GameLibrary::fromFiles({base, {"zh.json", delta}});

    ASSERT_TRUE(library) << text(library.error().front());
    EXPECT_EQ(gameFrom(*library, "zh", "quick").title, "18CZ zh");
    EXPECT_FALSE(library->definition("18cz", "zh", "slow", "{}"));
    EXPECT_TRUE(library->definition("18cz", "ru", "slow", "{}"));
}

TEST(GameLibrary, RefusesFilesThatExtendEachOther)
{
    const Faults faults = faultsOfFiles({{"a.json", R"({"extends":"b.json"})"},
                                         {"b.json", R"({"extends":"c.json"})"},
                                         {"c.json", R"({"extends":"a.json"})"}});

    EXPECT_THAT(faults, ElementsAre(faultIn("c.json", "/extends", "leads back to \"a.json\"")));
}

TEST(GameLibrary, RefusesAFileThatExtendsItself)
{
    EXPECT_THAT(faultsOfFiles({{"a.json", R"({"extends":"a.json"})"}}),
                ElementsAre(faultIn("a.json", "/extends", "leads back to \"a.json\"")));
}

TEST(GameLibrary, RefusesABaseThatIsNotThere)
{
    EXPECT_THAT(faultsOfFiles({baseFile(), {"zh.json", R"({"extends":"cz.json"})"}}),
                ElementsAre(faultIn("zh.json", "/extends", "one of the files ru.json, zh.json, found \"cz.json\"")));
    EXPECT_THAT(faultsOfFiles({{"zh.json", R"({"extends":18})"}}),
                ElementsAre(faultIn("zh.json", "/extends", "found 18")));
}

TEST(GameLibrary, RefusesWhatIsNoTable)
{
    EXPECT_THAT(faultsOfFiles({{"list.json", "[1]"}, {"slip.json", "{"}, {"zh.json", R"({"extends":"list.json"})"}}),
                ElementsAre(faultIn("list.json", "", "an object, found [1]"),
                            faultIn("slip.json", "line 1, column 1", "not JSON")));
}

TEST(GameLibrary, RefusesVariantsThatAreNone)
{
    EXPECT_THAT(faultsOfFiles({baseFileWith(R"({"variants":[]})")}),
                ElementsAre(faultIn("ru.json", "/variants", "expected an object")));
    EXPECT_THAT(faultsOfFiles({baseFileWith(R"({"variants":{"quick":1,"base":{}}})")}),
                ElementsAre(faultIn("ru.json", "/variants/quick", "expected an object"),
                            faultIn("ru.json", "/variants/base", "a name of its own")));
    EXPECT_THAT(faultsOfFiles({baseFileWith(R"({"variants":{"quick":{"edition":"zh","extends":"ru.json"}}})")}),
                ElementsAre(faultIn("ru.json", "/variants/quick/edition", "cannot change this"),
                            faultIn("ru.json", "/variants/quick/extends", "cannot change this")));
}

TEST(GameLibrary, NamesTheVariantInWhichAFaultShows)
{
    EXPECT_THAT(faultsOfFiles({baseFileWith(R"({"variants":{"quick":{"trains":{"2":{"price":0}}}}})")}),
                ElementsAre(faultIn("ru.json, variant quick", "/trains/2/price", "from 1 to")));
}

TEST(GameLibrary, ReportsAFaultOfTheBaseOnceOnly)
{
    const Faults faults = faultsOfFiles({baseFileWith(R"({"bank":0,"variants":{"quick":{"sets":[]}}})"),
                                         {"zh.json", R"({"extends":"ru.json","edition":"zh","title":""})"}});

    EXPECT_THAT(faults, ElementsAre(faultIn("ru.json", "/bank", "unlimited"), faultIn("zh.json", "/title", "a text"),
                                    faultIn("ru.json, variant quick", "/sets", "found 0"),
                                    faultIn("zh.json, variant quick", "/sets", "found 0")));
}

TEST(GameLibrary, RefusesTwoTablesOfOneEdition)
{
    EXPECT_THAT(
        faultsOfFiles({baseFile(), {"copy.json", baseFile().text}}),
        ElementsAre(faultIn("copy.json", "/edition", "another file has the game \"18cz\" in the edition \"ru\"")));
}

TEST(GameLibrary, ReadsAllTablesOfAFolder)
{
    const TemporaryFolder folder;
    folder.write("ru.json", baseFile().text);
    folder.write("zh.json", chineseDelta);
    folder.write("notes.txt", "not a table");

    const Result<GameLibrary, Faults> library = GameLibrary::fromFolder(folder.path());

    ASSERT_TRUE(library) << text(library.error().front());
    EXPECT_THAT(library->games(), ElementsAre(Field(&GameSummary::edition, "ru"), Field(&GameSummary::edition, "zh")));
}

TEST(GameLibrary, RefusesFoldersWithoutTables)
{
    const TemporaryFolder folder;
    const std::filesystem::path nowhere = folder.path() / "nowhere";
    const Result<GameLibrary, Faults> empty = GameLibrary::fromFolder(folder.path());
    const Result<GameLibrary, Faults> missing = GameLibrary::fromFolder(nowhere);

    ASSERT_FALSE(empty);
    EXPECT_THAT(empty.error(), ElementsAre(faultIn(folder.path().string(), "", "no *.json file")));
    ASSERT_FALSE(missing);
    EXPECT_THAT(missing.error(), ElementsAre(faultIn(nowhere.string(), "", "cannot be read")));
}

TEST(GameLibrary, RefusesAFolderWithATableItCannotRead)
{
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "trap.json");

    const Result<GameLibrary, Faults> library = GameLibrary::fromFolder(folder.path());

    ASSERT_FALSE(library);
    EXPECT_THAT(library.error(), ElementsAre(faultIn((folder.path() / "trap.json").string(), "", "cannot be read")));
}

} // namespace
} // namespace flimnap
