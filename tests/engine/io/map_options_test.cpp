#include <gmock/gmock.h>

#include "support/journals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> faultsOf(const std::string &options, const char *game = "18cz", const char *edition = "ru",
                                  const char *variant = "base")
{
    std::vector<std::string> faults;
    if (const auto read = library().definition(game, edition, variant, options); !read) {
        for (const Fault &fault : read.error())
            faults.push_back(fault.place + ": " + text(fault.message));
    }
    return faults;
}

TEST(OptionsOfTheMap, AreKnownWhereTheTableKeepsIt)
{
    EXPECT_THAT(faultsOf(R"({"board": true})"), IsEmpty());
    EXPECT_THAT(faultsOf(R"({"board": false})"), IsEmpty());
    EXPECT_THAT(faultsOf(R"({"board": true, "overrides": {"declared": "upto", "praha_once": false,
                             "tiles": {"57": 5}, "terrain": {"A10": 0}, "home_bonus": 40}})"),
                IsEmpty());
    EXPECT_THAT(faultsOf(R"({"board": true, "preset": "ENG", "JR-BD6": "default"})", "1836jr56", "pl"), IsEmpty());
}

TEST(OptionsOfTheMap, AreNotKnownWhereItDoesNot)
{
    EXPECT_EQ(faultsOf(R"({"overrides": {"declared": "upto"}})").size(), 1U);
    EXPECT_EQ(faultsOf(R"({"board": false, "overrides": {"tiles": {"57": 5}}})").size(), 1U);
}

TEST(OptionsOfTheMap, SayAllThatIsWrongAtOnce)
{
    EXPECT_THAT(faultsOf(R"({"board": true, "overrides": {"declared": "most", "tiles": {"57": 0, "999": 1},
                             "terrain": {"Z9": 10}, "red_values": {"yellow": -1}, "start_cash": "much"}})"),
                ElementsAre(R"(options.overrides.declared: expected one of best, upto, found "most")",
                            "options.overrides.tiles.57: expected a whole number from 1 to 1000, found 0",
                            testing::StartsWith(R"(options.overrides.tiles.999: there is no tile "999")"),
                            testing::StartsWith(R"(options.overrides.terrain.Z9: there is no hex "Z9")"),
                            "options.overrides.red_values.yellow: expected a whole number from 0 to 1000, found -1",
                            testing::StartsWith("options.overrides.start_cash")));
    EXPECT_THAT(faultsOf(R"({"board": "yes"})"), ElementsAre(R"(options.board: expected true or false, found "yes")"));
}

// AH-B1.16
TEST(OptionsOfTheMap, PutTownsOnPlainHexes)
{
    const auto faultsOfGoods = [](const std::string &goods) {
        return faultsOf(R"({"board": true, "overrides": {"goods": )" + goods + "}}", "1824", "ru", "goods-time");
    };

    EXPECT_THAT(faultsOfGoods(R"({"C14": 2, "B7": 1})"), IsEmpty());
    EXPECT_EQ(faultsOfGoods(R"({"C12": 1})").size(), 1U);
    EXPECT_EQ(faultsOfGoods(R"({"C14": 3})").size(), 1U);
}

// CZ-B7.10
TEST(OptionsOfTheMap, AskForAMapThatIsKnown)
{
    EXPECT_THAT(faultsOf(R"({"board": true})", "18cz", "ru", "moravia-silesia"),
                ElementsAre("options.board: there is no map of 18cz ru moravia-silesia"));
    EXPECT_THAT(faultsOf(R"({"board": true})", "18lilliput", "cs"),
                ElementsAre("options.board: there is no map of 18lilliput cs base"));
}

} // namespace
} // namespace flimnap::test
