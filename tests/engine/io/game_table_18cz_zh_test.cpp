#include <map>

#include "features/company_privates/standing.h"
#include "shipped_tables.h"

// The shipped table of 18CZ, Chinese edition: what its book prints otherwise than the Russian one.

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;

class Table18czZh : public ::testing::Test
{
protected:
    const PrivateDefinition &local(const std::string &code) const { return game.privates[game.findPrivate(code)]; }

    const GameDefinition game = printedEdition("18cz", "zh", "base");
    const GameDefinition russian = printedGame("18cz");
};

TEST_F(Table18czZh, TablesOfThreeToFiveBeginAsInCz1_10AndCz1_13)
{
    ASSERT_EQ(game.playerCounts.size(), 3U); // CZ-1.11: six players are not supported
    const std::map<int, std::pair<int, int>> printed{{3, {350, 14}}, {4, {300, 12}}, {5, {250, 10}}};
    for (const auto &[players, numbers] : printed) {
        ASSERT_NE(game.tableOf(players), nullptr) << players;
        EXPECT_EQ(game.tableOf(players)->cash, Money{numbers.first}) << players;
        EXPECT_EQ(game.tableOf(players)->certificateLimit, numbers.second) << players;
    }
}

TEST_F(Table18czZh, HomesAreThoseOfItsTablesOfCompanies)
{
    // Printed D16, H8, D1 and B18 / A23 (CZ-1.14 to CZ-1.17); the map's numbers are one more (CZ-0.5).
    const std::map<std::string, std::vector<std::string>> own{
        {"BCB", {"D17"}}, {"VBW", {"H9"}}, {"BTE", {"D2"}}, {"PR", {"B19", "A24"}}};
    for (const CompanyDefinition &one : game.companies) {
        const auto expected = own.find(one.code);
        EXPECT_EQ(one.homes, expected == own.end() ? company(russian, one.code).homes : expected->second) << one.code;
    }
}

TEST_F(Table18czZh, HomesHaveTheNamesPrintedBesideThem)
{
    EXPECT_EQ(game.hexes[game.findHex("D17")].name, "Hradec Králové");
    for (const std::string name : {"Strakonice", "Cheb"}) {
        std::vector<std::string> hexes;
        for (const HexDefinition &hex : game.hexes)
            if (hex.name == name)
                hexes.push_back(hex.code);
        EXPECT_THAT(hexes, ElementsAre(name == "Cheb" ? "D2" : "H9")); // one city of each name
    }
}

TEST_F(Table18czZh, SevenLocalRailwaysHaveTheNamesOfItsAppendix)
{
    // Appendix 1 to 3 (CZ-1.18, CZ-2.20)
    const std::map<std::string, std::pair<std::string, std::string>> own{
        {"S3", {"Zwittau – Polička", "Svitava – Polička"}},
        {"S5", {"Strakonitz – Blatná – Březnitz with branches", "Strakonice – Blatná – Březnice s odbočkami"}},
        {"S6", {"Starkenbach – Rochlitz", "Jilemnice – Rokytnice nad Jizerou"}},
        {"M1", {"Raudnitz – Hospozín", "Roudnice – Hospozín"}},
        {"M2", {"Schweißing – Haid", "Svojšín – Bor"}},
        {"M4", {"Troppau – Grätz", "Opava – Grätz"}},
        {"L2", {"Neuhaus – Wobratain", "Jindřichův Hradec – Obratany"}}};
    ASSERT_EQ(game.privates.count(), 18);
    for (const PrivateDefinition &railway : russian.privates) {
        const auto expected = own.find(railway.code);
        const auto names = expected == own.end() ? std::pair(railway.name, railway.localName) : expected->second;
        EXPECT_EQ(local(railway.code).name, names.first);
        EXPECT_EQ(local(railway.code).localName, names.second);
        EXPECT_EQ(local(railway.code).price, railway.price) << railway.code;
    }
}

TEST_F(Table18czZh, TieForDirectorGoesToTheLowestOrderCard)
{
    EXPECT_EQ(game.directorTie, DirectorTie::LowestOrderCard); // CZ-1.26, CZ-9.21
}

TEST_F(Table18czZh, HasNoVariants)
{
    std::vector<std::string> variants; // CZ-1.12
    for (const GameSummary &summary : library().games())
        if (summary.game == "18cz" && summary.edition == "zh")
            variants.push_back(summary.variant);
    EXPECT_THAT(variants, ElementsAre("base"));
}

TEST_F(Table18czZh, EverythingElseIsAsInTheRussianBook)
{
    EXPECT_THAT(codesOf(game.companies), ElementsAreArray(codesOf(russian.companies)));
    EXPECT_THAT(codesOf(game.faces), ElementsAreArray(codesOf(russian.faces)));
    EXPECT_EQ(game.sets, russian.sets);
    for (const PhaseDefinition &phase : game.phases) // CZ-1.23: the medium limit falls to 2 in phase f here, too
        EXPECT_EQ(phase.trainLimit, russian.phases[russian.findPhase(phase.name)].trainLimit) << phase.name;
    for (const CompanyClass &size : game.classes)
        EXPECT_EQ(units(size.pars), units(russian.classes[russian.findClass(size.name)].pars));
    EXPECT_THAT(local("L1").parts.get<company_privates::Rights>().colours,
                ElementsAre("green", "brown", "grey"));                   // CZ-1.20: no yellow ones
    EXPECT_THAT(local("M1").waivesTerrain, ElementsAre("river", "hill")); // CZ-1.21: no canyons
    EXPECT_EQ(game.discards, DiscardsGo::IntoPool);                       // CZ-1.24
    EXPECT_EQ(game.citations.size(), russian.citations.size());
    EXPECT_THAT(hexesOf(game, "mountain"), ElementsAreArray(hexesOf(russian, "mountain")));
}

} // namespace
} // namespace flimnap::test
