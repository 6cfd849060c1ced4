#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "features/company_privates/standing.h"
#include "features/emergency/need.h"
#include "features/take_overs/standing.h"
#include "shipped_tables.h"

// The shipped table of 18CZ, Russian edition, against the printed components.

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsSupersetOf;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

class Table18czRu : public ::testing::Test
{
protected:
    const CompanyClass &size(const std::string &name) const { return game.classes[game.findClass(name)]; }

    std::string lettersOf(const ById<ClassId, bool> &set) const
    {
        std::string codes;
        for (const ClassId id : ids(game.classes))
            if (set[id])
                codes += game.classes[id].code;
        return codes;
    }

    /// Names of the faces whose sale scraps those of this name.
    std::set<std::string> killersOf(const std::string &name) const
    {
        std::set<std::string> killers;
        for (const TrainFace &sold : game.faces)
            for (const FaceId victim : sold.rusts)
                if (game.faces[victim].name == name)
                    killers.insert(sold.name);
        return killers;
    }

    /// Letters of the cards whose export, a sale of all their faces, scraps this face.
    std::string exportsThatScrap(FaceId face) const
    {
        std::string letters;
        for (const TrainCard &card : game.cards)
            if (std::any_of(card.faces.begin(), card.faces.end(), [&](FaceId sold) {
                    const std::vector<FaceId> &rusts = game.faces[sold].rusts;
                    return std::find(rusts.begin(), rusts.end(), face) != rusts.end();
                }))
                letters += card.code;
        return letters;
    }

    const GameDefinition game = printedGame("18cz");
};

/// The map's numbers are those printed on the board plus one (CZ-0.5).
std::vector<std::string> fromPrinted(const std::vector<std::string> &printed)
{
    std::vector<std::string> codes;
    for (const std::string &hex : printed)
        codes.push_back(hex.front() + std::to_string(std::stoi(hex.substr(1)) + 1));
    return codes;
}

// Book, tables 2 to 4: Praha E 11, Dresden A 7 and B 4, Berlin B 18 and A 21, Budapest I 23 and G 27.
TEST_F(Table18czRu, HexesHaveTheNumbersOfTheBoardForPeople)
{
    for (const auto &[code, printed] : {std::pair("E12", "E11"),
                                        {"A8", "A7"},
                                        {"B5", "B4"},
                                        {"B19", "B18"},
                                        {"A22", "A21"},
                                        {"I24", "I23"},
                                        {"G28", "G27"}})
        EXPECT_EQ(game.hexes[game.findHex(code)].printed, printed);
}

// Book, IV.2: the tokens of the three neighbours.
TEST_F(Table18czRu, TokensHaveTheirPrintedCodes)
{
    for (const auto &[code, printed] : {std::pair("SX", "Sx"), {"PR", "Pr"}, {"BY", "By"}, {"kk", "kk"}, {"Ug", "Ug"}})
        EXPECT_EQ(game.companies[game.findCompany(code)].printed, printed);
}

TEST_F(Table18czRu, StopsAreWorthWhatTilesAndBoardPrint)
{
    // CZ-2.81: towns and cities from 10 (yellow town) to 80 (grey Praha); red hexes and a home's 50 lie between.
    EXPECT_THAT(units(game.stopValues), ElementsAre(10, 20, 30, 40, 50, 60, 70, 80));
}

TEST_F(Table18czRu, TablesOfThreeToSixBeginAsInCz3_1)
{
    const auto *three = game.tableOf(3);
    const auto *four = game.tableOf(4);
    const auto *five = game.tableOf(5);
    const auto *six = game.tableOf(6);
    ASSERT_TRUE(three && four && five && six);
    EXPECT_EQ(game.playerCounts.size(), 4U); // CZ-1.6
    EXPECT_EQ(three->cash, Money{380});
    EXPECT_EQ(four->cash, Money{300});
    EXPECT_EQ(five->cash, Money{250});
    EXPECT_EQ(six->cash, Money{210});
    EXPECT_EQ(three->certificateLimit, 14);
    EXPECT_EQ(four->certificateLimit, 12);
    EXPECT_EQ(five->certificateLimit, 10);
    EXPECT_EQ(six->certificateLimit, 9);
    EXPECT_FALSE(game.bank); // CZ-0.1
}

TEST_F(Table18czRu, CompaniesStandInTheOrderOfCz2_1)
{
    EXPECT_THAT(codesOfClass(game, "small"), ElementsAre("EKJ", "OFE", "BCB", "MW", "VBW"));
    EXPECT_THAT(codesOfClass(game, "medium"), ElementsAre("BN", "NWB", "ATE", "BTE", "KFN"));
    EXPECT_THAT(codesOfClass(game, "large"), ElementsAre("SX", "PR", "BY", "kk", "Ug"));
    EXPECT_EQ(game.findCompany("EKJ"), CompanyId(0));
    EXPECT_EQ(game.findCompany("BN"), CompanyId(5));
    EXPECT_EQ(game.findCompany("Ug"), CompanyId(14));
}

TEST_F(Table18czRu, HomesAreThoseOfTheRussianBoard)
{
    const std::map<std::string, std::vector<std::string>> printed{
        {"EKJ", {"D4"}},      {"OFE", {"C25"}},       {"BCB", {"E15"}},      {"MW", {"F22"}},
        {"VBW", {"I9"}},      {"BN", {"E11"}},        {"NWB", {"E11"}},      {"ATE", {"B8"}},
        {"BTE", {"D2"}},      {"KFN", {"G19"}},       {"SX", {"A7", "B4"}},  {"PR", {"B18", "A21"}},
        {"BY", {"F2", "H4"}}, {"kk", {"J14", "I17"}}, {"Ug", {"I23", "G27"}}};
    for (const CompanyDefinition &one : game.companies) {
        EXPECT_EQ(one.homes, fromPrinted(printed.at(one.code))) << one.code;
        EXPECT_EQ(one.choosesHomeCity, one.code == "ATE") << one.code; // CZ-6.30
    }
}

TEST_F(Table18czRu, CertificatesAndMarkersAddUpAsInCz2_3)
{
    const auto certificates = [&](const std::string &name) {
        return codesOfClass(game, name).size() *
               static_cast<std::size_t>(size(name).units - size(name).directorUnits + 1);
    };
    EXPECT_EQ(certificates("small"), 15U);
    EXPECT_EQ(certificates("medium"), 20U);
    EXPECT_EQ(certificates("large"), 45U);
    int markers = 0;
    for (const CompanyId id : ids(game.companies))
        markers += game.classOf(id).stationTokens;
    EXPECT_EQ(markers, 40);
    EXPECT_EQ(game.privates.count(), 18);
}

TEST_F(Table18czRu, SharesOfEachSizeAreThoseOfCz2_2)
{
    const std::map<std::string, std::vector<int>> expected{
        // units, director's, holding limit, units that float the company
        {"small", {4, 2, 3, 2}},
        {"medium", {5, 2, 3, 3}},
        {"large", {10, 2, 6, 5}}};
    for (const auto &[name, numbers] : expected) {
        const CompanyClass &one = size(name);
        EXPECT_THAT((std::vector{one.units, one.directorUnits, one.holdingLimitUnits, one.floatUnits}), numbers)
            << name;
    }
    EXPECT_THAT(units(size("small").pars), ElementsAre(50, 55, 60, 65, 70));
    EXPECT_THAT(units(size("medium").pars), ElementsAre(60, 70, 80, 90, 100));
    EXPECT_THAT(units(size("large").pars), ElementsAre(90, 100, 110, 120));
}

TEST_F(Table18czRu, PermissionsOfEachSizeAreThoseOfCz2_2)
{
    EXPECT_EQ(lettersOf(size("small").ownsTrains), "S");
    EXPECT_EQ(lettersOf(size("medium").ownsTrains), "SM");
    EXPECT_EQ(lettersOf(size("large").ownsTrains), "SML");
    EXPECT_EQ(lettersOf(size("small").ownsPrivates), "S");
    EXPECT_EQ(lettersOf(size("medium").ownsPrivates), "SM");
    EXPECT_EQ(lettersOf(size("large").ownsPrivates), "SML");
    const auto takenOver = [&](const std::string &larger) {
        ById<ClassId, bool> smaller(3);
        for (const take_overs::Right &right : game.parts.get<take_overs::Terms>().rights) {
            for (const ClassId one : right.smaller)
                smaller[one] = smaller[one] || right.larger == game.findClass(larger);
        }
        return lettersOf(smaller);
    };
    EXPECT_EQ(takenOver("small"), "");
    EXPECT_EQ(takenOver("medium"), "S");
    EXPECT_EQ(takenOver("large"), "SM");
    for (const CompanyClass &one : game.classes)
        EXPECT_EQ(lettersOf(one.runsTrains), one.code);
}

TEST_F(Table18czRu, TurnsOfEachSizeAreThoseOfTheRules)
{
    for (const CompanyClass &one : game.classes) {
        const bool isLarge = one.name == "large";
        EXPECT_EQ(one.dividendSteps, isLarge ? 2 : 1) << one.name;      // CZ-6.44
        EXPECT_EQ(one.stationTokens, isLarge ? 2 : 3) << one.name;      // CZ-2.2
        EXPECT_THAT(units(one.stationPrices), ElementsAre(0, 40, 100)); // CZ-6.33
        EXPECT_EQ(one.firstTurnLays, 2) << one.name;                    // CZ-6.20
        EXPECT_EQ(one.laysPerTurn, 1) << one.name;                      // CZ-6.20
        EXPECT_EQ(one.hasHomeTile, isLarge) << one.name;                // CZ-6.22
    }
}

TEST_F(Table18czRu, PrivateRailwaysAreThoseOfCz2_20)
{
    const std::map<std::string, std::vector<int>> prices{
        {"S", {25, 30, 35, 40, 45, 50}}, {"M", {40, 45, 50, 55, 60, 65}}, {"L", {55, 60, 65, 70, 75, 80}}};
    const std::map<std::string, int> incomes{{"S", 5}, {"M", 10}, {"L", 20}};
    for (const auto &[code, row] : prices)
        for (std::size_t i = 0; i < row.size(); ++i) {
            const PrivateId id = game.findPrivate(code + std::to_string(i + 1));
            ASSERT_TRUE(id) << code << i + 1;
            EXPECT_EQ(game.classes[game.privates[id].size].code, code);
            EXPECT_EQ(game.privates[id].price, Money{row[i]}) << code << i + 1;
            EXPECT_EQ(game.privates[id].income, Money{incomes.at(code)}) << code << i + 1;
        }
    const PrivateDefinition &s3 = game.privates[game.findPrivate("S3")];
    EXPECT_EQ(s3.name, "Zwittau – Politschka");
    EXPECT_EQ(s3.localName, "Svitavy – Polička");
}

TEST_F(Table18czRu, RightsOfPrivateRailwaysAreThoseOfCz2_21)
{
    for (const PrivateId id : ids(game.privates)) {
        const PrivateDefinition &railway = game.privates[id];
        const std::string code = game.classes[railway.size].code;
        const std::size_t rights = code == "S" ? 1 : code == "M" ? 2 : 3;
        const std::vector<std::string> terrains{"river", "hill", "mountain"};
        const std::vector<std::string> colours{"green", "brown", "grey"};
        EXPECT_EQ(railway.waivesTerrain, std::vector(terrains.begin(), terrains.begin() + static_cast<int>(rights)));
        EXPECT_EQ(company_privates::rightsOf(game, id).colours,
                  std::vector(colours.begin(), colours.begin() + static_cast<int>(rights)));
    }
}

TEST_F(Table18czRu, TrainCardsAreThoseOfCz2_30)
{
    struct Row
    {
        std::string letter;
        int count;
        std::vector<std::pair<std::string, int>> faces;
    };
    const std::vector<Row> rows{{"a", 5, {{"2", 70}}},
                                {"b", 4, {{"2", 70}, {"2+2", 80}}},
                                {"c", 4, {{"3", 120}, {"2+2", 80}}},
                                {"d", 4, {{"3", 120}, {"3+3", 180}, {"3E", 250}}},
                                {"e", 4, {{"4", 250}, {"3+3", 180}, {"3E", 250}}},
                                {"f", 4, {{"4", 250}, {"4+4", 400}, {"4E", 350}}},
                                {"g", 4, {{"5", 350}, {"4+4", 400}, {"4E", 350}}},
                                {"h", 2, {{"5", 350}, {"5+5", 500}, {"5E", 700}}},
                                {"i", 2, {{"5", 350}, {"5+5", 500}, {"6E", 800}}},
                                {"j", 5, {{"5", 350}, {"5+5", 500}, {"8E", 1000}}}};
    int cardsInTheBox = 0;
    ASSERT_EQ(game.cards.count(), static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const TrainCard &card = game.cards[CardId(static_cast<int>(i))];
        EXPECT_EQ(card.code, rows[i].letter);
        EXPECT_EQ(game.phases[card.phase].name, rows[i].letter); // CZ-2.40
        cardsInTheBox += rows[i].count;
        if (rows[i].letter == "j")
            EXPECT_FALSE(card.count); // CZ-2.31: they never run out
        else
            EXPECT_EQ(card.count, rows[i].count);
        ASSERT_EQ(card.faces.size(), rows[i].faces.size());
        for (std::size_t f = 0; f < card.faces.size(); ++f) {
            const TrainFace &face = game.faces[card.faces[f]];
            EXPECT_EQ(face.code, rows[i].letter + "." + rows[i].faces[f].first);
            EXPECT_EQ(face.price, Money{rows[i].faces[f].second}) << face.code;
            EXPECT_EQ(face.size, ClassId(static_cast<int>(f))) << face.code; // red, blue, green from left to right
        }
    }
    EXPECT_EQ(cardsInTheBox, 38); // CZ-2.3
}

TEST_F(Table18czRu, SalesScrapTrainsAsInCz2_32)
{
    const std::map<std::string, std::set<std::string>> killers{{"2", {"4", "5"}},
                                                               {"3", {"5"}},
                                                               {"4", {}},
                                                               {"5", {}},
                                                               {"2+2", {"4+4", "5+5"}},
                                                               {"3+3", {"5+5"}},
                                                               {"4+4", {}},
                                                               {"5+5", {}},
                                                               {"3E", {"6E", "8E"}},
                                                               {"4E", {"8E"}},
                                                               {"5E", {}},
                                                               {"6E", {}},
                                                               {"8E", {}}};
    for (const auto &[name, expected] : killers)
        EXPECT_EQ(killersOf(name), expected) << name;
}

TEST_F(Table18czRu, ExportsScrapTrainsAsInCz2_32)
{
    const std::map<std::string, std::string> cards{{"2", "efghij"}, {"3", "ghij"}, {"2+2", "fghij"},
                                                   {"3+3", "hij"},  {"3E", "ij"},  {"4E", "j"}};
    for (const FaceId face : ids(game.faces)) {
        const auto expected = cards.find(game.faces[face].name);
        EXPECT_EQ(exportsThatScrap(face), expected == cards.end() ? "" : expected->second) << game.faces[face].code;
    }
}

TEST_F(Table18czRu, PhasesAreThoseOfCz2_40)
{
    struct Row
    {
        std::string name;
        std::vector<int> limits; ///< of the sizes that exist
        std::size_t colours;     ///< of yellow, green, brown, grey
    };
    const std::vector<Row> rows{{"a", {3}, 1},       {"b", {3, 3}, 1},    {"c", {3, 3}, 1},    {"d", {3, 3, 3}, 2},
                                {"e", {2, 3, 3}, 2}, {"f", {2, 2, 3}, 2}, {"g", {2, 2, 3}, 3}, {"h", {1, 2, 3}, 3},
                                {"i", {1, 1, 3}, 4}, {"j", {1, 1, 2}, 4}};
    const std::vector<std::string> colours{"yellow", "green", "brown", "grey"};
    ASSERT_EQ(game.phases.count(), static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const PhaseDefinition &phase = game.phases[PhaseId(static_cast<int>(i))];
        EXPECT_EQ(phase.name, rows[i].name);
        for (const ClassId id : ids(game.classes)) {
            const auto place = static_cast<std::size_t>(id.index());
            const bool exists = place < rows[i].limits.size();
            EXPECT_EQ(phase.onSale[id], exists) << phase.name; // CZ-5.6
            EXPECT_EQ(phase.trainLimit[id], exists ? std::optional(rows[i].limits[place]) : std::nullopt) << phase.name;
        }
        EXPECT_EQ(phase.tileColours, std::vector(colours.begin(), colours.begin() + static_cast<int>(rows[i].colours)));
        EXPECT_EQ(phase.companiesBuyPrivates, phase.name != "a");
        EXPECT_EQ(phase.companiesTradeTrains, phase.name != "a");
    }
}

TEST_F(Table18czRu, RoundTrackIsThatOfCz2_60)
{
    std::vector<std::vector<int>> sets;
    for (const std::vector<Money> &set : game.sets)
        sets.push_back(units(set));
    EXPECT_THAT(sets,
                ElementsAre(ElementsAre(40), ElementsAre(45), ElementsAre(50), ElementsAre(55), ElementsAre(60, 65),
                            ElementsAre(70, 75), ElementsAre(80, 90), ElementsAre(100, 110, 120)));
    EXPECT_EQ(game.exportRule, ExportRule::AfterSets);
}

TEST_F(Table18czRu, ChartIsThatOfCz2_70)
{
    const std::vector<int> lower{40,  50,  55,  60,  65,  70,  80,  90,  100, 110, 120, 132,
                                 144, 158, 172, 188, 204, 222, 240, 260, 290, 320, 350};
    const std::vector<int> upper{45,  53,  58,  63,  68,  75,  85,  95,  105, 115, 126, 138,
                                 151, 165, 180, 196, 213, 231, 250, 275, 305, 335, 370};
    ASSERT_EQ(game.chart.count(), 46);
    for (std::size_t column = 0; column < lower.size(); ++column) {
        const ChartCell &below = game.chart[game.findCell(Money{lower[column]})];
        const ChartCell &above = game.chart[game.findCell(Money{upper[column]})];
        EXPECT_EQ(below.row, 1);
        EXPECT_EQ(above.row, 0);
        EXPECT_EQ(below.column, static_cast<int>(column));
        EXPECT_EQ(above.column, static_cast<int>(column));
    }
    for (const CompanyClass &one : game.classes)
        for (const Money par : one.pars)
            EXPECT_EQ(game.chart[game.findCell(par)].row, 1) << par.units;
}

TEST_F(Table18czRu, MarkersMoveAsInCz2_71)
{
    const auto cell = [&](int price) { return game.findCell(Money{price}); };
    EXPECT_EQ(game.chart[cell(50)].right, cell(55));
    EXPECT_EQ(game.chart[cell(53)].left, cell(45));
    EXPECT_EQ(game.chart[cell(70)].down, cell(68));
    EXPECT_EQ(game.chart[cell(53)].down, cell(50));
    EXPECT_EQ(game.chart[cell(55)].up, cell(58));
    EXPECT_EQ(game.chart[cell(63)].up, cell(65));
    for (const int edge : {350, 370})
        EXPECT_FALSE(game.chart[cell(edge)].right) << edge;
    for (const int edge : {40, 45})
        EXPECT_FALSE(game.chart[cell(edge)].left) << edge;
    EXPECT_FALSE(game.chart[cell(40)].down);
    EXPECT_FALSE(game.chart[cell(370)].up);
}

TEST_F(Table18czRu, TerrainCostsAreThoseOfCz2_80)
{
    using ::testing::UnorderedElementsAreArray;
    EXPECT_THAT(hexesOf(game, "river"),
                UnorderedElementsAreArray(fromPrinted(
                    {"A9", "C9", "C11", "C17", "D10", "D12", "D14", "D16", "E11", "E15", "F10", "G9", "H10", "B8"})));
    EXPECT_THAT(hexesOf(game, "hill"),
                UnorderedElementsAreArray(fromPrinted(
                    {"A13", "B16", "D28", "E5", "E27", "F26", "G13", "G15", "G17", "H6", "H14", "H16", "J10"})));
    EXPECT_THAT(hexesOf(game, "mountain"),
                UnorderedElementsAreArray(fromPrinted({"A15", "B6", "B20", "C3", "C5", "C21", "I7"})));
    const std::map<std::string, int> costs{{"", 0}, {"river", 10}, {"hill", 20}, {"mountain", 40}};
    for (const HexDefinition &hex : game.hexes)
        EXPECT_EQ(hex.cost, Money{costs.at(hex.terrain)}) << hex.code;
}

TEST_F(Table18czRu, FirstTileOnTepliceIsAnUpgradeAndOnPrahaIsNot)
{
    ASSERT_TRUE(game.findHex("B9") && game.findHex("E12"));
    const HexDefinition &teplice = game.hexes[game.findHex("B9")];
    const HexDefinition &praha = game.hexes[game.findHex("E12")];
    EXPECT_TRUE(teplice.printedTrack); // CZ-9.17
    EXPECT_EQ(teplice.cost, Money{10});
    EXPECT_FALSE(praha.printedTrack); // CZ-9.18
    EXPECT_EQ(praha.cost, Money{10});
    EXPECT_EQ(praha.name, "Praha");
}

TEST_F(Table18czRu, OnlyTheDoubleCitiesAndTheWesternEdgeHavePrintedTrack)
{
    std::vector<std::string> printed;
    for (const HexDefinition &hex : game.hexes)
        if (hex.printedTrack)
            printed.push_back(hex.code);
    EXPECT_THAT(printed, UnorderedElementsAre("B9", "C8", "D1", "D27")); // CZ-2.81
}

TEST_F(Table18czRu, TilesAreToldApartByColourRightAndOwner)
{
    std::set<std::string> specialColours;
    std::set<std::string> ordinaryColours;
    std::map<std::string, std::string> owners;
    for (const TileDefinition &tile : game.tiles) {
        if (tile.homeOf) {
            EXPECT_EQ(tile.colour, "red");
            owners[tile.id] = game.companies[tile.homeOf].code;
        } else
            (tile.special ? specialColours : ordinaryColours).insert(tile.colour);
    }
    EXPECT_THAT(specialColours, UnorderedElementsAre("green", "brown", "grey")); // CZ-2.21
    EXPECT_THAT(ordinaryColours, UnorderedElementsAre("yellow", "green", "brown", "grey"));
    EXPECT_THAT(owners, ElementsAre(Pair("8894", "Ug"), Pair("8895", "kk"), Pair("8896", "SX"), Pair("8897", "PR"),
                                    Pair("8898", "BY"))); // CZ-6.22
}

TEST_F(Table18czRu, TieForDirectorGoesToTheNextAfterTheOldOne)
{
    EXPECT_EQ(game.directorTie, DirectorTie::NextAfterOldDirector); // CZ-1.26
}

TEST_F(Table18czRu, StockRoundsFollowTheRules)
{
    EXPECT_EQ(game.turnOrder, TurnOrder::CashCards); // CZ-5.29
    EXPECT_FALSE(game.firstLapBackwards);
    EXPECT_FALSE(game.sales.onlyOperated);      // CZ-5.19
    EXPECT_FALSE(game.sales.mostUnsoldPercent); // CZ-5.15
    EXPECT_FALSE(game.sales.intoPool);          // CZ-5.15: there is no share pool
    EXPECT_EQ(game.loans.interestPercent, 0);   // CZ-6.75
}

TEST_F(Table18czRu, OperatingRoundsFollowTheRules)
{
    EXPECT_EQ(game.queue, QueueRule::FixedAtStart);
    EXPECT_EQ(game.trainTrade, TrainTrade::AnyPrice);        // CZ-6.61
    EXPECT_EQ(game.help, HelpRule::BankTrains);              // CZ-6.70
    EXPECT_EQ(game.parts.find<emergency::Terms>(), nullptr); // CZ-6.73
    EXPECT_EQ(game.loans.surchargePercent, 0);               // CZ-6.74: the debt is the loan,
    EXPECT_EQ(game.loans.penaltyPercent, 100);               // the penalty comes on top at the end
    EXPECT_EQ(game.discards, DiscardsGo::IntoPool);          // CZ-6.90
}

TEST_F(Table18czRu, RefusalsCiteTheRulesOfAppendixA)
{
    const std::map<std::string, std::set<std::string>> appendix{
        {"players-count", {"CZ-1.6"}},
        {"not-your-turn", {"CZ-4.1", "CZ-5.1", "CZ-6.3"}},
        {"wrong-round", {"CZ-5.5", "CZ-6.5"}},
        {"wrong-step", {"CZ-6.5"}},
        {"no-cash", {"CZ-4.2", "CZ-5.7", "CZ-5.8"}},
        {"no-treasury", {"CZ-6.4", "CZ-6.52"}},
        {"not-on-sale", {"CZ-5.6", "CZ-5.8"}},
        {"private-not-on-sale", {"CZ-4.2"}},
        {"train-not-on-sale", {"CZ-6.61"}},
        {"bad-par", {"CZ-5.7"}},
        {"holding-limit", {"CZ-5.12"}},
        {"certificate-limit", {"CZ-5.13"}},
        {"must-sell", {"CZ-5.14"}},
        {"no-sale-first-round", {"CZ-5.16"}},
        {"sold-this-round", {"CZ-5.18"}},
        {"already-sold-this-turn", {"CZ-5.17"}},
        {"sale-after-purchase", {"CZ-5.2"}},
        {"not-enough-shares", {"CZ-5.15"}},
        {"nobody-takes-over", {"CZ-5.24"}},
        {"in-debt", {"CZ-5.20"}},
        {"repay-range", {"CZ-5.21"}},
        {"phase-too-early", {"CZ-6.10", "CZ-6.61"}},
        {"train-size", {"CZ-2.2"}},
        {"takeover-size", {"CZ-6.50"}},
        {"price-range", {"CZ-6.10", "CZ-6.51"}},
        {"price-choice", {"CZ-6.61"}},
        {"right-used", {"CZ-6.14"}},
        {"right-terrain", {"CZ-6.15"}},
        {"tile-colour", {"CZ-6.24"}},
        {"no-tile-in-phase", {"CZ-6.16"}},
        {"lays-used-up", {"CZ-6.20"}},
        {"no-marker", {"CZ-6.32"}},
        {"one-station", {"CZ-6.31"}},
        {"income-step", {"CZ-6.40"}},
        {"no-runnable-train", {"CZ-6.41"}},
        {"train-limit", {"CZ-6.60", "CZ-6.56"}},
        {"last-place", {"CZ-6.63"}},
        {"must-own-train", {"CZ-6.62"}},
        {"keep-runnable", {"CZ-6.66"}},
        {"not-financed", {"CZ-6.70"}},
        {"loan-not-needed", {"CZ-6.74"}},
        {"face-scrapped", {"CZ-6.81"}},
        {"not-larger", {"CZ-6.57"}},
        {"must-discard", {"CZ-6.90"}},
        {"nobodys-company", {"CZ-8.23"}}, // "vaclav" in the appendix
        {"bid-too-low", {"CZ-8.48"}},
        {"must-name-value", {"CZ-8.51"}},
        {"game-over", {"CZ-7.1"}}};
    for (const auto &[code, rules] : appendix) {
        std::set<std::string> cited;
        for (const Citation &one : game.citations)
            if (one.code == code)
                cited.insert(one.rule);
        EXPECT_THAT(cited, IsSupersetOf(rules)) << code;
    }
}

TEST_F(Table18czRu, RulesDependOnWhatWasRefused)
{
    EXPECT_EQ(citation(game, "no-cash", "buy_private"), "CZ-4.2");
    EXPECT_EQ(citation(game, "no-cash", "start_company"), "CZ-5.7");
    EXPECT_EQ(citation(game, "no-cash", "buy_share"), "CZ-5.8");
    EXPECT_EQ(citation(game, "not-your-turn", "OPEN"), "CZ-4.1");
    EXPECT_EQ(citation(game, "not-your-turn", "SR"), "CZ-5.1");
    EXPECT_EQ(citation(game, "not-your-turn", "OR"), "CZ-6.3");
    EXPECT_EQ(citation(game, "train-limit", "buy_train"), "CZ-6.60");
    EXPECT_EQ(citation(game, "train-limit", ""), "CZ-6.56");
    EXPECT_EQ(citation(game, "price-range", "acquire"), "CZ-6.51");
    EXPECT_EQ(citation(game, "holding-limit", ""), "CZ-5.12");
}

} // namespace
} // namespace flimnap::test
