#include <gmock/gmock.h>

#include <map>
#include <set>

#include "features/emergency/need.h"
#include "features/exchanges/standing.h"
#include "features/stack_draft/standing.h"
#include "tables_1824.h"

// The shipped table of 1824, Russian edition, against the printed components.

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class Table1824Ru : public Tables1824Ru
{
protected:
    const CompanyClass &size(const std::string &name) const { return game.classes[game.findClass(name)]; }
    const ChartCell &cell(const std::string &name) const { return game.chart[game.findCell(name)]; }
    std::string nameOf(CellId id) const { return id ? game.chart[id].name : "stays"; }
};

TEST_F(Table1824Ru, TablesOfThreeToSixBeginAsInAh2_27)
{
    struct Row
    {
        int players;
        int cash;
        int certificates;
        int mountains;
        int bank;
    };
    for (const Row &row :
         {Row{3, 820, 21, 4, 9540}, Row{4, 680, 16, 6, 9280}, Row{5, 560, 13, 6, 9200}, Row{6, 460, 11, 4, 9240}}) {
        const PlayerCount *table = game.tableOf(row.players);
        ASSERT_NE(table, nullptr) << row.players;
        EXPECT_EQ(table->cash, Money{row.cash}) << row.players;
        EXPECT_EQ(table->certificateLimit, row.certificates) << row.players;
        EXPECT_EQ(table->privates.value_or(game.privates.count()), row.mountains) << row.players;
        EXPECT_EQ(leftInTheBank(game, row.players), Money{row.bank}) << row.players;
    }
    EXPECT_EQ(game.playerCounts.size(), 4U); // AH-1.1
    EXPECT_EQ(game.bank, Money{12000});
}

// Book VII.14: the phase of the first 8-train is the seventh, that of the first 10-train the eighth. Its first two are
// one here.
TEST_F(Table1824Ru, PhasesAreCountedForPeopleAsInTheBook)
{
    std::vector<std::string> titles;
    for (const PhaseDefinition &phase : game.phases)
        titles.push_back(phase.name + ": " + phase.title);
    EXPECT_THAT(titles, ElementsAre("2: 1–2", "3: 3", "4: 4", "5: 5", "6: 6", "8: 7", "10: 8"));
}

TEST_F(Table1824Ru, MountainRailwaysAreThoseOfAh2_7)
{
    const std::vector<std::string> names{"Semmeringbahn", "Karstbahn",      "Brennerbahn",
                                         "Arlbergbahn",   "Karawankenbahn", "Wocheinerbahn"};
    ASSERT_EQ(game.privates.count(), 6);
    for (int i = 0; i < 6; ++i) {
        const PrivateDefinition &railway = game.privates[PrivateId(i)];
        EXPECT_EQ(railway.code, "B" + std::to_string(i + 1));
        EXPECT_EQ(railway.name, names[static_cast<std::size_t>(i)]);
        EXPECT_EQ(railway.price, Money{120}) << railway.code;
        EXPECT_EQ(railway.income, Money{25}) << railway.code;
    }
    EXPECT_FALSE(game.privatesAreCertificates); // AH-5.14
    EXPECT_FALSE(game.privatesScore);           // AH-7.6
}

TEST_F(Table1824Ru, CoalRailwaysAreThoseOfAh2_8)
{
    struct Row
    {
        std::string code;
        std::string name;
        std::string home;
        std::string regional;
        int lowMine;
        int highMine;
    };
    const std::vector<Row> rows{{"EPP", "Eisenbahn Pilsen – Priesen", "C6", "BK", 10, 40},
                                {"EOD", "Eisenbahn Oderberg – Dombran", "A12", "MS", 10, 40},
                                {"MLB", "Mosty – Lemberg Bahn", "A22", "CL", 20, 60},
                                {"SPB", "Simeria – Petrosani Bahn", "H25", "SB", 20, 60}};
    EXPECT_THAT(codesOfClass(game, "coal"), ElementsAre("EPP", "EOD", "MLB", "SPB"));
    for (const Row &row : rows) {
        const CompanyDefinition &coal = company(game, row.code);
        EXPECT_EQ(coal.name, row.name);
        EXPECT_THAT(coal.homes, ElementsAre(row.home)) << row.code;
        EXPECT_EQ(coal.becomes, game.findCompany(row.regional)) << row.code;
        EXPECT_EQ(coal.becomesUnits, 2) << row.code; // AH-5.23: the director's certificate
        EXPECT_THAT(units(coal.prices), ElementsAre(120, 140, 160, 180, 200)) << row.code;
        EXPECT_EQ(coal.lowMine, Money{row.lowMine}) << row.code;
        EXPECT_EQ(coal.highMine, Money{row.highMine}) << row.code;
    }
}

TEST_F(Table1824Ru, CoalPricesLeadToTheCellsAndTreasuriesOfAh2_9)
{
    const std::map<int, std::pair<std::string, int>> expected{
        {120, {"R7C3", 0}}, {140, {"R6C3", 20}}, {160, {"R5C3", 40}}, {180, {"R4C3", 60}}, {200, {"R3C3", 80}}};
    for (const std::string code : {"EPP", "EOD", "MLB", "SPB"})
        for (const Money price : company(game, code).prices) {
            const auto &[name, treasury] = expected.at(static_cast<int>(price.units));
            EXPECT_EQ(nameOf(game.findCell(Money{price.units / 2})), name) << code;
            EXPECT_EQ(price - game.faces[company(game, code).comesWith].price, Money{treasury}) << code;
            EXPECT_EQ(game.faces[company(game, code).comesWith].code, "1g") << code; // AH-4.5
        }
}

TEST_F(Table1824Ru, PreStateRailwaysAreThoseOfAh2_10)
{
    struct Row
    {
        std::string code;
        std::string name;
        int price;
        std::string home;
        std::string state;
        int units;
        std::string trigger;
    };
    const std::vector<Row> rows{{"SD1", "Wien – Gloggnitzer Eisenbahngesellschaft", 240, "E12", "SD", 2, "4"},
                                {"SD2", "Kärntner Bahn", 120, "G10", "SD", 1, "4"},
                                {"SD3", "Nordtiroler Staatsbahn", 120, "G4", "SD", 1, "4"},
                                {"UG1", "Eisenbahn Pest – Waitzen", 240, "F17", "UG", 2, "5"},
                                {"UG2", "Mohács – Fünfkirchner Bahn", 120, "H15", "UG", 1, "5"},
                                {"KK1", "Kaiserin Elisabeth-Bahn", 240, "E12", "KK", 2, "6"},
                                {"KK2", "Kaiser Ferdinand Nordbahn", 120, "E12", "KK", 1, "6"}};
    EXPECT_THAT(codesOfClass(game, "preState"), ElementsAre("SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2"));
    for (const Row &row : rows) {
        const CompanyDefinition &railway = company(game, row.code);
        EXPECT_EQ(railway.name, row.name);
        EXPECT_THAT(units(railway.prices), ElementsAre(row.price)) << row.code;
        EXPECT_THAT(railway.homes, ElementsAre(row.home)) << row.code;
        EXPECT_EQ(railway.becomes, game.findCompany(row.state)) << row.code;
        EXPECT_EQ(railway.becomesUnits, row.units) << row.code;
        EXPECT_THAT(formedIn(game, row.trigger), ElementsAre(row.state)) << row.code;
        EXPECT_FALSE(railway.comesWith) << row.code;
        EXPECT_EQ(railway.highMine, Money{}) << row.code;
    }
}

TEST_F(Table1824Ru, MinorsHaveOneOwnerAndOneMarkerAsInAh2_2)
{
    for (const std::string name : {"coal", "preState"}) {
        EXPECT_TRUE(size(name).isMinor()) << name;
        EXPECT_EQ(size(name).stationTokens, 1) << name;
        EXPECT_THAT(units(size(name).stationPrices), ElementsAre(0)) << name;
        EXPECT_EQ(size(name).ownersPercent, 50) << name; // AH-6.13
    }
    EXPECT_EQ(size("coal").trainDuty, TrainDuty::WhileOnSale); // AH-6.29
    EXPECT_EQ(size("preState").trainDuty, TrainDuty::Always);  // AH-6.28
}

TEST_F(Table1824Ru, OnlyCoalRailwaysMayNotOwnEveryTrain)
{
    const std::set<std::string> both{"ordinary", "goods"};
    for (const CompanyClass &one : game.classes) { // AH-6.21
        if (one.kind == ClassKind::Label)
            continue;
        const std::set<std::string> expected = one.name == "coal" ? std::set<std::string>{"goods"} : both;
        EXPECT_EQ(classesIn(game, one.ownsTrains), expected) << one.name;
        EXPECT_EQ(classesIn(game, one.runsTrains), expected) << one.name;
        EXPECT_THAT(classesIn(game, one.ownsPrivates), IsEmpty()) << one.name;
        EXPECT_EQ(one.firstTurnLays, 1) << one.name; // AH-6.6
        EXPECT_EQ(one.laysPerTurn, 1) << one.name;
        EXPECT_FALSE(one.hasHomeTile) << one.name;
    }
}

TEST_F(Table1824Ru, RegionalRailwaysAreThoseOfAh2_11)
{
    const std::map<std::string, std::pair<std::string, std::string>> expected{
        {"BK", {"Böhmische Kommerzbahn", "B9"}},
        {"MS", {"Mährisch-Schlesische Eisenbahn", "C12"}},
        {"CL", {"Carl Ludwigs-Bahn", "B23"}},
        {"SB", {"Siebenbürgische Bahn", "G26"}},
        {"BH", {"Bosnisch-Herzegowinische Landesbahn", "J13"}}};
    EXPECT_THAT(codesOfClass(game, "regional"), UnorderedElementsAre("BK", "MS", "CL", "SB", "BH"));
    for (const auto &[code, row] : expected) {
        EXPECT_EQ(company(game, code).name, row.first);
        EXPECT_THAT(company(game, code).homes, ElementsAre(row.second)) << code;
        EXPECT_EQ(reservedUnits(game, code), code == "BH" ? 0 : 2) << code; // AH-3.4
    }
    const CompanyClass &regional = size("regional");
    EXPECT_EQ(regional.units, 10);
    EXPECT_EQ(regional.directorUnits, 2);
    EXPECT_EQ(regional.floatUnits, 5);        // AH-5.29
    EXPECT_EQ(regional.holdingLimitUnits, 6); // AH-5.9
    EXPECT_THAT(units(regional.pars), ElementsAre(60, 70, 80, 90, 100));
    EXPECT_FALSE(regional.startsAt);
    EXPECT_EQ(regional.stationTokens, 3);
    EXPECT_THAT(units(regional.stationPrices), ElementsAre(0, 40, 100)); // AH-6.9
    EXPECT_EQ(regional.dividendSteps, 1);                                // AH-6.14
}

TEST_F(Table1824Ru, StateRailwaysAreThoseOfAh2_13)
{
    struct Row
    {
        std::string code;
        std::string name;
        std::string home;
        int inTheBank;
        int capital;
    };
    const CompanyClass &state = size("state");
    const Money start = game.chart[state.startsAt].price;
    EXPECT_EQ(nameOf(state.startsAt), "R1C3");
    EXPECT_EQ(start, Money{120});
    EXPECT_THAT(codesOfClass(game, "state"), UnorderedElementsAre("SD", "UG", "KK"));
    for (const Row &row : {Row{"SD", "Südbahn", "E12", 6, 720}, Row{"UG", "Ungarische Staatsbahn", "F17", 7, 840},
                           Row{"KK", "Kaiserlich – königliche Staatsbahn", "E12", 7, 840}}) {
        EXPECT_EQ(company(game, row.code).name, row.name);
        EXPECT_THAT(company(game, row.code).homes, ElementsAre(row.home)) << row.code;
        EXPECT_EQ(state.units - reservedUnits(game, row.code), row.inTheBank) << row.code;
        EXPECT_EQ(start * (state.units - reservedUnits(game, row.code)), Money{row.capital}) << row.code; // AH-6.55
    }
    EXPECT_EQ(state.units, 10);
    EXPECT_EQ(state.directorUnits, 2);
    EXPECT_EQ(state.floatUnits, 0); // AH-6.49: a phase forms it
    EXPECT_EQ(state.holdingLimitUnits, 6);
    EXPECT_THAT(state.pars, IsEmpty());
    EXPECT_EQ(state.stationTokens, 5);
    EXPECT_THAT(units(state.stationPrices), ElementsAre(0, 40, 100));
    EXPECT_EQ(state.dividendSteps, 1);
}

TEST_F(Table1824Ru, CompaniesStandInTheOrderOfAh6_35)
{
    EXPECT_THAT(codesOf(game.companies), ElementsAre("EPP", "EOD", "MLB", "SPB", "SD1", "SD2", "SD3", "UG1", "UG2",
                                                     "KK1", "KK2", "BH", "BK", "CL", "MS", "SB", "SD", "KK", "UG"));
}

TEST_F(Table1824Ru, OrdinaryTrainsAreThoseOfAh2_15)
{
    const std::vector<const GameDefinition *> columns{&game, &forTwo, &forThree};
    for (std::size_t column = 0; column < columns.size(); ++column)
        for (std::size_t i = 0; i < ordinaryTrains.size(); ++i) {
            const GameDefinition &table = *columns[column];
            expectTrain(table, column, ordinaryTrains[i], "ordinary");
            const TrainCard &card = table.cards[CardId(static_cast<int>(i))]; // AH-6.19: in this order
            EXPECT_EQ(card.code, ordinaryTrains[i].name);
            EXPECT_EQ(table.phases[card.phase].name, ordinaryTrains[i].phase);
            EXPECT_FALSE(card.besideAfter) << card.code;
        }
}

TEST_F(Table1824Ru, GoodsTrainsAreThoseOfAh2_15)
{
    const std::vector<const GameDefinition *> columns{&game, &forTwo, &forThree};
    for (std::size_t column = 0; column < columns.size(); ++column)
        for (const TrainRow &row : goodsTrains) {
            const GameDefinition &table = *columns[column];
            expectTrain(table, column, row, "goods");
            const TrainCard &card = table.cards[table.findCard(row.name)];
            EXPECT_EQ(card.besideAfter, table.findCard(row.phase)) << row.name; // AH-6.20
            EXPECT_FALSE(card.phase) << row.name;
        }
    EXPECT_EQ(game.faces.count(), 12);
}

TEST_F(Table1824Ru, ATrainIsTakenForHalfItsPriceAsInAh2_16)
{
    int tradeIns = 0;
    for (const TrainFace &face : game.faces) {
        if (face.tradeIns.empty())
            continue;
        ++tradeIns;
        EXPECT_EQ((face.price - face.tradeIns.front().price) * 2, game.faces[face.tradeIns.front().surrendered].price)
            << face.code;
    }
    EXPECT_EQ(tradeIns, 10);
}

TEST_F(Table1824Ru, PhasesAreThoseOfAh2_19)
{
    struct Row
    {
        std::string name;
        int rounds;
        std::size_t colours; ///< of yellow, green, brown, grey
        int regionalLimit;
        std::optional<int> stateLimit;
        std::set<std::string> mayExchange;
        std::set<std::string> mustExchange;
        std::vector<std::string> forms;
    };
    const std::set<std::string> all{"mountain", "coal"};
    const std::vector<Row> rows{{"2", 1, 1, 4, {}, {}, {}, {}},
                                {"3", 2, 2, 4, {}, all, {}, {}},                   // AH-5.22, AH-5.23
                                {"4", 2, 2, 3, 4, {"coal"}, {"mountain"}, {"SD"}}, // AH-6.42
                                {"5", 2, 3, 3, 4, {}, all, {"UG"}},                // AH-6.43
                                {"6", 3, 3, 2, 3, {}, all, {"KK"}},                // AH-6.44
                                {"8", 3, 4, 2, 3, {}, all, {}},
                                {"10", 3, 4, 2, 3, {}, all, {}}};
    const std::vector<std::string> colours{"yellow", "green", "brown", "grey"};
    ASSERT_EQ(game.phases.count(), static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row &row = rows[i];
        const PhaseDefinition &phase = game.phases[PhaseId(static_cast<int>(i))];
        EXPECT_EQ(phase.name, row.name);
        EXPECT_EQ(phase.operatingRounds, row.rounds) << row.name;
        EXPECT_EQ(phase.tileColours, std::vector(colours.begin(), colours.begin() + static_cast<int>(row.colours)));
        EXPECT_EQ(phase.trainLimit[game.findClass("regional")], row.regionalLimit) << row.name;
        EXPECT_EQ(phase.trainLimit[game.findClass("state")], row.stateLimit) << row.name;
        EXPECT_EQ(phase.trainLimit[game.findClass("coal")], 2) << row.name; // AH-6.36
        EXPECT_EQ(phase.trainLimit[game.findClass("preState")], 2) << row.name;
        for (const CompanyClass &size : game.classes) {
            const ClassId id = game.findClass(size.name);
            const PhaseId now(static_cast<int>(i));
            EXPECT_EQ(exchanges::mayExchange(game, now, id), row.mayExchange.contains(size.name)) << row.name;
            EXPECT_EQ(exchanges::mustExchange(game, now, id), row.mustExchange.contains(size.name)) << row.name;
        }
        EXPECT_EQ(formedIn(game, row.name), row.forms) << row.name;
        EXPECT_EQ(phase.companiesTradeTrains, row.name != "2") << row.name; // AH-6.25
        EXPECT_FALSE(phase.companiesBuyPrivates) << row.name;               // AH-2.6
        EXPECT_EQ(phase.highMines, i >= 3) << row.name;                     // AH-2.8: from the first 5-train
        EXPECT_EQ(classesIn(game, phase.onSale), std::set<std::string>{"regional"}) << row.name; // AH-5.13
    }
    EXPECT_THAT(game.sets, IsEmpty()); // AH-2.20
}

TEST_F(Table1824Ru, ChartIsThatOfAh2_21)
{
    const std::vector<std::vector<int>> rows{{100, 110, 120, 130, 140, 155, 170, 190, 210, 235, 260, 290, 320, 350},
                                             {90, 100, 110, 120, 130, 145, 160, 180, 200, 225, 250, 280, 310, 340},
                                             {80, 90, 100, 110, 120, 135, 150, 170, 190, 215, 240, 270, 300, 330},
                                             {70, 80, 90, 100, 110, 125, 140, 160, 180, 200, 220},
                                             {60, 70, 80, 90, 100, 115, 130, 150, 170},
                                             {50, 60, 70, 80, 90, 105, 120},
                                             {40, 50, 60, 70, 80}};
    ASSERT_EQ(game.chart.count(), 14 + 14 + 14 + 11 + 9 + 7 + 5);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const std::string name = "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
            ASSERT_TRUE(game.findCell(name)) << name;
            EXPECT_EQ(cell(name).price, Money{rows[row][column]}) << name;
            EXPECT_EQ(cell(name).row, static_cast<int>(row)) << name;
            EXPECT_EQ(cell(name).column, static_cast<int>(column)) << name;
        }
}

TEST_F(Table1824Ru, RegionalRailwaysBeginOnTheParCellsOfAh2_21)
{
    const std::map<int, std::string> cells{{100, "R3C3"}, {90, "R4C3"}, {80, "R5C3"}, {70, "R6C3"}, {60, "R7C3"}};
    for (const Money par : size("regional").pars)
        EXPECT_EQ(nameOf(game.findCell(par)), cells.at(static_cast<int>(par.units)));
}

TEST_F(Table1824Ru, MarkersMoveRightAsInAh2_22)
{
    const std::map<std::string, std::string> edges{{"R1C14", "stays"}, {"R2C14", "R1C14"}, {"R3C14", "R2C14"},
                                                   {"R4C11", "R3C11"}, {"R5C9", "R4C9"},   {"R6C7", "R5C7"},
                                                   {"R7C5", "R6C5"}};
    for (const ChartCell &one : game.chart) {
        const auto edge = edges.find(one.name);
        const std::string next = "R" + std::to_string(one.row + 1) + "C" + std::to_string(one.column + 2);
        EXPECT_EQ(nameOf(one.right), edge == edges.end() ? next : edge->second) << one.name;
    }
    EXPECT_EQ(game.chart[cell("R5C9").right].price, Money{180}); // from 170
}

TEST_F(Table1824Ru, MarkersMoveLeftAsInAh2_23)
{
    const std::map<std::string, std::string> edges{{"R1C1", "R2C1"}, {"R2C1", "R3C1"}, {"R3C1", "R4C1"},
                                                   {"R4C1", "R5C1"}, {"R5C1", "R6C1"}, {"R6C1", "R7C1"},
                                                   {"R7C1", "stays"}};
    for (const ChartCell &one : game.chart) {
        const auto edge = edges.find(one.name);
        const std::string next = "R" + std::to_string(one.row + 1) + "C" + std::to_string(one.column);
        EXPECT_EQ(nameOf(one.left), edge == edges.end() ? next : edge->second) << one.name;
    }
    EXPECT_EQ(game.chart[cell("R3C1").left].price, Money{70}); // from 80
}

TEST_F(Table1824Ru, MarkersMoveDownAsInAh2_24)
{
    const std::set<std::string> bottoms{"R7C1", "R7C2", "R7C3",  "R7C4",  "R7C5",  "R6C6",  "R6C7",
                                        "R5C8", "R5C9", "R4C10", "R4C11", "R3C12", "R3C13", "R3C14"};
    for (const ChartCell &one : game.chart) {
        const std::string below = "R" + std::to_string(one.row + 2) + "C" + std::to_string(one.column + 1);
        EXPECT_EQ(nameOf(one.down), bottoms.count(one.name) == 1 ? "stays" : below) << one.name;
    }
    EXPECT_EQ(game.chart[cell("R5C3").down].price, Money{70}); // from 80
}

TEST_F(Table1824Ru, MarkersMoveUpAsInAh2_25)
{
    for (const ChartCell &one : game.chart) {
        const std::string above = "R" + std::to_string(one.row) + "C" + std::to_string(one.column + 1);
        EXPECT_EQ(nameOf(one.up), one.row == 0 ? "stays" : above) << one.name;
    }
    EXPECT_EQ(game.chart[cell("R3C5").up].price, Money{130}); // from 120
}

TEST_F(Table1824Ru, TerrainCostsAreThoseOfAh2_28)
{
    EXPECT_THAT(hexesOf(game, "mountain"),
                ElementsAre("A6", "A10", "C18", "D19", "D21", "D23", "E24", "G8", "H3", "H5", "H7"));
    EXPECT_THAT(hexesOf(game, "river"), ElementsAre("E10", "E12", "E14", "E16", "F17", "G16", "G18", "H17", "I18"));
    for (const GameDefinition *table : {&forTwo, &forThree}) {
        EXPECT_THAT(hexesOf(*table, "mountain"), ElementsAre("A6", "A10", "D23", "E24", "G8", "H3", "H5", "H7"));
        EXPECT_THAT(hexesOf(*table, "river"), ElementsAre("B13", "B25", "E10", "E12", "F11"));
    }
    const std::map<std::string, int> costs{{"", 0}, {"river", 20}, {"mountain", 40}};
    for (const HexDefinition &hex : game.hexes)
        EXPECT_EQ(hex.cost, Money{costs.at(hex.terrain)}) << hex.code;
}

TEST_F(Table1824Ru, FirstTilesOnWienAndBudapestCostAsInAh2_28)
{
    for (const std::string code : {"E12", "F17"}) {
        ASSERT_TRUE(game.findHex(code));
        EXPECT_EQ(game.hexes[game.findHex(code)].cost, Money{20}) << code;
        EXPECT_FALSE(game.hexes[game.findHex(code)].printedTrack) << code;
    }
    EXPECT_EQ(game.hexes[game.findHex("E12")].name, "Wien");
    EXPECT_EQ(game.hexes[game.findHex("F17")].name, "Budapest");
}

TEST_F(Table1824Ru, RedAreasAreThoseOfAh2_29)
{
    const std::map<std::string, std::string> onTheMainMap{{"A4", "Dresden"}, {"B3", "Dresden"},   {"A24", "Kiew"},
                                                          {"A26", "Kiew"},   {"G28", "Bukarest"}, {"H27", "Bukarest"},
                                                          {"H1", "Mailand"}, {"I2", "Mailand"},   {"J13", "Sarajevo"}};
    for (const auto &[code, name] : onTheMainMap) {
        ASSERT_TRUE(game.findHex(code)) << code;
        EXPECT_EQ(game.hexes[game.findHex(code)].name, name) << code;
        EXPECT_TRUE(game.hexes[game.findHex(code)].printedTrack) << code;
    }
    const std::map<std::string, std::string> ofCisleithania{
        {"E14", "Preßburg"}, {"F25", "Kronstadt"}, {"G12", "Budapest"}, {"I10", "Bosnien"}};
    for (const GameDefinition *table : {&forTwo, &forThree})
        for (const auto &[code, name] : ofCisleithania) {
            ASSERT_TRUE(table->findHex(code)) << code;
            EXPECT_EQ(table->hexes[table->findHex(code)].name, name) << code;
            EXPECT_TRUE(table->hexes[table->findHex(code)].printedTrack) << code;
        }
}

TEST_F(Table1824Ru, HomesAreTheCitiesOfAh2_10AndAh2_11)
{
    const std::map<std::string, std::string> cities{
        {"SD2", "Graz"},   {"SD3", "Innsbruck"}, {"UG2", "Fünfkirchen"}, {"BK", "Prag"},  {"MS", "Brünn"},
        {"CL", "Lemberg"}, {"SB", "Kronstadt"},  {"BH", "Sarajevo"},     {"KK1", "Wien"}, {"UG1", "Budapest"}};
    for (const auto &[code, city] : cities)
        EXPECT_EQ(game.hexes[game.findHex(company(game, code).homes.front())].name, city) << code;
}

TEST_F(Table1824Ru, NoTileCanBeLaidOnTheMinesOfAh2_8)
{
    for (const std::string code : {"EPP", "EOD", "MLB", "SPB"})
        EXPECT_TRUE(game.hexes[game.findHex(company(game, code).homes.front())].printedTrack) << code;
}

TEST_F(Table1824Ru, StopsAreWorthWhatTilesAndBoardPrint)
{
    // AH-2.29: red areas from 10 (Dresden, yellow) to 70 (Mailand, grey); the grey tile of Wien prints 80.
    EXPECT_THAT(units(game.stopValues), ElementsAre(10, 20, 30, 40, 50, 60, 70, 80));
}

TEST_F(Table1824Ru, StockRoundsFollowTheRules)
{
    EXPECT_EQ(game.turnOrder, TurnOrder::PriorityCard);             // AH-5.1
    EXPECT_TRUE(game.firstLapBackwards);                            // AH-4.1
    EXPECT_EQ(game.directorTie, DirectorTie::NextAfterOldDirector); // AH-5.26
    EXPECT_TRUE(game.sales.onlyOperated);                           // AH-5.18
    EXPECT_EQ(game.sales.mostUnsoldPercent, 50);                    // AH-5.19
    EXPECT_FALSE(game.sales.intoPool);                              // AH-5.21
    EXPECT_EQ(game.loans.interestPercent, 50);                      // AH-5.32
    EXPECT_FALSE(game.companies[game.findCompany("SD")].swapsLate); // AH-5.24
    EXPECT_EQ(stack_draft::findTerms(game), nullptr);               // AH-4.2
}

TEST_F(Table1824Ru, OperatingRoundsFollowTheRules)
{
    EXPECT_EQ(game.queue, QueueRule::ByPriceNow);                     // AH-6.2
    EXPECT_EQ(game.exportRule, ExportRule::AfterSetsOnceSold);        // AH-6.37
    EXPECT_EQ(game.trainTrade, TrainTrade::PrintedUnlessOneDirector); // AH-6.26
    EXPECT_EQ(game.help, HelpRule::AnyTrain);                         // AH-6.30
    EXPECT_TRUE(emergency::termsOf(game).keepsAllDirectors);          // AH-6.33
    EXPECT_EQ(game.loans.surchargePercent, 50);                       // AH-6.32
    EXPECT_EQ(game.loans.penaltyPercent, 0);                          // AH-7.6: only the debt itself
    EXPECT_EQ(game.discards, DiscardsGo::OutOfGame);                  // AH-6.36
}

TEST_F(Table1824Ru, RefusalsCiteTheRuleThatSaysNo)
{
    const std::map<std::string, std::string> rules{{"holding-limit", "AH-5.9"},
                                                   {"certificate-limit", "AH-5.10"},
                                                   {"must-sell", "AH-5.14"},
                                                   {"no-sale-first-round", "AH-5.17"},
                                                   {"sold-this-round", "AH-5.8"},
                                                   {"in-debt", "AH-5.11"},
                                                   {"not-operated", "AH-5.18"},
                                                   {"unsold-limit", "AH-5.19"},
                                                   {"nobody-takes-over", "AH-5.26"},
                                                   {"director-stays", "AH-6.33"},
                                                   {"sale-not-needed", "AH-6.33"},
                                                   {"income-step", "AH-6.11"},
                                                   {"no-mine", "AH-6.12"},
                                                   {"mine-income", "AH-6.12"},
                                                   {"train-size", "AH-6.21"},
                                                   {"train-limit", "AH-6.22"},
                                                   {"trade-in-train", "AH-6.23"},
                                                   {"trade-in-used", "AH-6.23"},
                                                   {"must-own-train", "AH-6.28"},
                                                   {"not-financed", "AH-6.30"},
                                                   {"must-discard", "AH-6.35"},
                                                   {"must-exchange", "AH-6.45"},
                                                   {"must-choose-marker", "AH-6.57"},
                                                   {"must-draw", "AH-8.3"},
                                                   {"builds-only", "AH-8.8"},
                                                   {"exchange-into", "AH-5.22"},
                                                   {"repay-range", "AH-5.35"}};
    for (const auto &[code, rule] : rules)
        EXPECT_EQ(citation(game, code), rule) << code;
}

TEST_F(Table1824Ru, RulesDependOnWhatWasRefused)
{
    EXPECT_EQ(citation(game, "not-your-turn", "SR"), "AH-5.1");
    EXPECT_EQ(citation(game, "not-your-turn", "OR"), "AH-6.1");
    EXPECT_EQ(citation(game, "certificate-limit", "exchange"), "AH-5.10");
    EXPECT_EQ(citation(game, "already-exchanged", "minor"), "AH-5.23");
    EXPECT_EQ(citation(game, "price-choice", "buy_train"), "AH-6.26");
    EXPECT_EQ(citation(game, "no-cash", "buy_share"), "AH-5.7");
    EXPECT_EQ(citation(game, "no-cash", "start_company"), "AH-5.13");
    EXPECT_EQ(citation(game, "no-cash", "take"), "AH-8.5");
}

TEST_F(Table1824Ru, ColoursTellCompaniesApart)
{
    std::set<std::string> colours;
    for (const CompanyDefinition &one : game.companies)
        colours.insert(one.colour);
    EXPECT_EQ(colours.size(), codesOf(game.companies).size());
}

} // namespace
} // namespace flimnap::test
