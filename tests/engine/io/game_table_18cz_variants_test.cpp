#include <algorithm>
#include <map>

#include "features/dummy/standing.h"
#include "features/left_out/standing.h"
#include "features/lots/standing.h"
#include "features/papers/standing.h"
#include "features/take_overs/standing.h"
#include "rounds/feature.h"
#include "shipped_tables.h"

// The variants of 18CZ, Russian edition, against the printed rules: the training game (section 8A), Bohemia (8B) and
// Moravia-Silesia (8C).

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

class Variants18czRu : public ::testing::Test
{
protected:
    static const CompanyClass &size(const GameDefinition &game, const std::string &name)
    {
        return game.classes[game.findClass(name)];
    }

    /// How many cards of each kind this table has; 0 stands for any number.
    static std::map<std::string, int> cardsOf(const GameDefinition &game, int players)
    {
        std::map<std::string, int> counts;
        for (const TrainCard &card : game.forPlayers(players).cards)
            counts[card.code] = card.count.value_or(0);
        return counts;
    }

    static std::set<std::string> coloursOf(const GameDefinition &game, bool special)
    {
        std::set<std::string> colours;
        for (const TileDefinition &tile : game.tiles)
            if (!tile.homeOf && tile.special == special)
                colours.insert(tile.colour);
        return colours;
    }

    static std::vector<std::vector<int>> trackOf(const GameDefinition &game)
    {
        std::vector<std::vector<int>> sets;
        for (const std::vector<Money> &set : game.sets)
            sets.push_back(units(set));
        return sets;
    }

    struct Train
    {
        std::string code;
        int price;
        std::set<std::string> rustedBy;
    };

    static void expectTrains(const GameDefinition &game, const std::vector<Train> &trains)
    {
        ASSERT_EQ(game.faces.count(), static_cast<int>(trains.size()));
        for (std::size_t i = 0; i < trains.size(); ++i) {
            const TrainFace &face = game.faces[FaceId(static_cast<int>(i))];
            EXPECT_EQ(face.code, trains[i].code);
            EXPECT_EQ(face.price, Money{trains[i].price}) << face.code;
            EXPECT_EQ(scrappedBySaleOf(game, face.code), trains[i].rustedBy) << face.code;
        }
    }

    struct Phase
    {
        std::string name;
        std::string card; ///< that begins it
        int limit;
        std::size_t colours; ///< of yellow, green, brown, grey
        bool trade;          ///< companies buy from each other and from players
    };

    /// Of a game in which all companies are of one class.
    static void expectPhases(const GameDefinition &game, const std::string &className, const std::vector<Phase> &phases)
    {
        const std::vector<std::string> colours{"yellow", "green", "brown", "grey"};
        ASSERT_EQ(game.phases.count(), static_cast<int>(phases.size()));
        for (std::size_t i = 0; i < phases.size(); ++i) {
            const PhaseDefinition &phase = game.phases[PhaseId(static_cast<int>(i))];
            EXPECT_EQ(phase.name, phases[i].name);
            EXPECT_EQ(game.cards[game.findCard(phases[i].card)].phase, PhaseId(static_cast<int>(i)));
            EXPECT_EQ(phase.trainLimit[game.findClass(className)], phases[i].limit) << phase.name;
            EXPECT_THAT(
                phase.tileColours,
                ElementsAreArray(colours.begin(), colours.begin() + static_cast<std::ptrdiff_t>(phases[i].colours)));
            EXPECT_EQ(phase.companiesTradeTrains, phases[i].trade) << phase.name;
            EXPECT_EQ(phase.companiesBuyPrivates, phases[i].trade) << phase.name;
        }
    }

    const GameDefinition base = printedGame("18cz");
    const GameDefinition training = printedGame("18cz", "training");
    const GameDefinition bohemia = printedGame("18cz", "bohemia");
    const GameDefinition moravia = printedGame("18cz", "moravia-silesia");
};

// The training game

TEST_F(Variants18czRu, TrainingTablesAreThoseOfCz8_1)
{
    struct Row
    {
        int players;
        int cash;
        std::vector<int> trains; ///< 2 / 3 / 4 / 5
    };
    const std::vector<Row> rows{
        {2, 150, {3, 2, 1, 1}}, {3, 150, {4, 3, 2, 1}}, {4, 130, {5, 4, 3, 1}}, {5, 130, {6, 5, 4, 1}}};
    ASSERT_EQ(training.playerCounts.size(), rows.size());
    for (const Row &row : rows) {
        const PlayerCount *table = training.tableOf(row.players);
        ASSERT_NE(table, nullptr) << row.players;
        EXPECT_EQ(table->cash, Money{row.cash}) << row.players;
        EXPECT_EQ(table->companies, row.players); // one for each, and no others
        EXPECT_EQ(left_out::leftOutOf(training, row.players), 0);
        EXPECT_THAT(cardsOf(training, row.players),
                    ElementsAre(std::pair("a", row.trains[0]), std::pair("c", row.trains[1]),
                                std::pair("e", row.trains[2]), std::pair("g", row.trains[3])))
            << row.players;
    }
}

TEST_F(Variants18czRu, TrainingCompaniesPlayInTheOrderOfCz8_1)
{
    EXPECT_THAT(codesOf(training.companies), ElementsAre("BCB", "EKJ", "VBW", "BN", "NWB"));
    // Printed E15, D4, I9, E11 and E11; the map's numbers are one more (CZ-0.5).
    const std::map<std::string, std::string> homes{
        {"BCB", "E16"}, {"EKJ", "D5"}, {"VBW", "I10"}, {"BN", "E12"}, {"NWB", "E12"}};
    for (const CompanyDefinition &one : training.companies) {
        EXPECT_THAT(one.homes, ElementsAre(homes.at(one.code))) << one.code;
        EXPECT_EQ(training.classes[one.size].name, "railway") << one.code;
        EXPECT_THAT(one.prices, IsEmpty()) << one.code; // dealt, not bought
    }
    EXPECT_EQ(company(training, "BCB").name, "Böhmische Commercialbahn");
}

TEST_F(Variants18czRu, TrainingCompaniesAreTheirPlayers)
{
    const CompanyClass &railway = size(training, "railway");
    EXPECT_EQ(railway.code, "R");
    EXPECT_TRUE(railway.isMinor());
    EXPECT_EQ(railway.ownersPercent, 0);                      // CZ-8.3: all income to the treasury
    EXPECT_EQ(railway.trainDuty, TrainDuty::WhileAffordable); // CZ-8.6
    EXPECT_EQ(railway.stationTokens, 3);                      // CZ-8.1: the home station and two markers
    EXPECT_THAT(units(railway.stationPrices), ElementsAre(0, 40, 100));
    EXPECT_EQ(railway.firstTurnLays, 2); // CZ-8.3
    EXPECT_EQ(railway.laysPerTurn, 1);
    EXPECT_FALSE(railway.hasHomeTile);
    EXPECT_THAT(classesIn(training, railway.ownsTrains),
                ElementsAre("railway")); // CZ-8.2: all companies run all trains
    EXPECT_THAT(classesIn(training, railway.runsTrains), ElementsAre("railway"));
    EXPECT_EQ(training.classes.count(), 1);
}

TEST_F(Variants18czRu, TrainingTrainsAreThoseOfCz8_2)
{
    expectTrains(training, {{"a.2", 70, {"e.4"}}, {"c.3", 120, {}}, {"e.4", 250, {}}, {"g.5", 350, {}}}); // CZ-8.4
    for (const TrainFace &face : training.faces)
        EXPECT_EQ(training.classes[face.size].name, "railway") << face.code;
}

TEST_F(Variants18czRu, TrainingPhasesAreThoseOfCz8_4)
{
    expectPhases(training, "railway",
                 {{"1", "a", 4, 1, false}, {"2", "c", 4, 2, false}, {"3", "e", 3, 2, false}, {"4", "g", 2, 3, false}});
}

TEST_F(Variants18czRu, TrainingHasTenRoundsAndNoShares)
{
    EXPECT_EQ(training.rounds, 10); // CZ-8.7
    EXPECT_FALSE(training.hasShares());
    EXPECT_THAT(training.sets, IsEmpty());
    EXPECT_EQ(training.chart.count(), 0);
    EXPECT_EQ(training.privates.count(), 0);
    for (const PlayerCount &table : training.playerCounts)
        EXPECT_EQ(table.certificateLimit, 0) << table.players;
    EXPECT_EQ(training.help, HelpRule::Never);          // CZ-8.6
    EXPECT_EQ(training.exportRule, ExportRule::Never);  // CZ-8.6
    EXPECT_EQ(training.discards, DiscardsGo::IntoPool); // CZ-8.5
    EXPECT_FALSE(training.bank);
}

TEST_F(Variants18czRu, TrainingLeavesTheRedGreyAndPurpleTilesInTheBox)
{
    EXPECT_THAT(coloursOf(training, false), UnorderedElementsAre("yellow", "green", "brown"));
    EXPECT_THAT(coloursOf(training, true), IsEmpty());
    for (const TileDefinition &tile : training.tiles)
        EXPECT_FALSE(tile.homeOf) << tile.id;
    // CZ-2.81: without them brown Praha is worth most.
    EXPECT_THAT(units(training.stopValues), ElementsAre(10, 20, 30, 40, 50, 60));
    EXPECT_THAT(codesOf(training.hexes), ElementsAreArray(codesOf(base.hexes)));
}

TEST_F(Variants18czRu, TrainingCitesItsOwnRules)
{
    EXPECT_EQ(citation(training, "players-count"), "CZ-1.6");
    EXPECT_EQ(citation(training, "must-draw"), "CZ-8.1");
    EXPECT_EQ(citation(training, "train-not-on-sale", "buy_train"), "CZ-8.2");
    EXPECT_EQ(citation(training, "not-your-turn"), "CZ-8.3");
    EXPECT_EQ(citation(training, "not-your-turn", "OR"), "CZ-8.3");
    EXPECT_EQ(citation(training, "wrong-step", "OR"), "CZ-8.3");
    EXPECT_EQ(citation(training, "train-limit", "buy_train"), "CZ-8.4");
    EXPECT_EQ(citation(training, "tile-colour"), "CZ-8.4");
    EXPECT_EQ(citation(training, "must-discard"), "CZ-8.5");
    EXPECT_EQ(citation(training, "must-own-train"), "CZ-8.6");
    EXPECT_EQ(citation(training, "no-treasury", "buy_train"), "CZ-8.6");
    EXPECT_EQ(citation(training, "no-train-trade"), "CZ-8.6");
    EXPECT_EQ(citation(training, "game-over"), "CZ-8.7");
    for (const Citation &one : training.citations)
        EXPECT_THAT((std::vector<std::string>{"SR", "OPEN"}), Not(Contains(one.context))) << one.code;
}

// Bohemia

TEST_F(Variants18czRu, BohemiaBeginsAsInCz8_20)
{
    ASSERT_EQ(bohemia.playerCounts.size(), 1U);
    ASSERT_NE(bohemia.tableOf(2), nullptr);
    EXPECT_EQ(bohemia.tableOf(2)->cash, Money{280});
    EXPECT_EQ(bohemia.tableOf(2)->certificateLimit, 14);
    EXPECT_THAT(codesOfClass(bohemia, "small"), ElementsAre("EKJ", "BCB", "VBW"));
    EXPECT_THAT(codesOfClass(bohemia, "medium"), ElementsAre("BN", "NWB", "ATE", "BTE"));
    EXPECT_THAT(codesOfClass(bohemia, "large"), ElementsAre("SX", "BY", "kk"));
    EXPECT_EQ(size(bohemia, "small").holdingLimitUnits, 3);  // 75 %
    EXPECT_EQ(size(bohemia, "medium").holdingLimitUnits, 3); // 60 %
    EXPECT_EQ(size(bohemia, "large").holdingLimitUnits, 7);  // 70 %
}

TEST_F(Variants18czRu, BohemiaHasTheNineLocalsOfCz8_21)
{
    std::map<std::string, int> prices;
    for (const PrivateDefinition &railway : bohemia.privates)
        prices[railway.code] = static_cast<int>(railway.price.units);
    EXPECT_EQ(prices, (std::map<std::string, int>{{"S1", 25},
                                                  {"S2", 30},
                                                  {"S3", 35},
                                                  {"M1", 40},
                                                  {"M2", 45},
                                                  {"M3", 50},
                                                  {"L1", 55},
                                                  {"L2", 60},
                                                  {"L3", 65}}));
}

TEST_F(Variants18czRu, VaclavGetsOneCompanyOfEachSizeAsInCz8_24To8_29)
{
    struct Row
    {
        std::string size;
        std::string phase;
        int units;
        bool firstLaysTrack;
    };
    const std::vector<Row> rows{{"small", "a", 2, true},   // 50 %
                                {"medium", "b", 3, false}, // 60 %
                                {"large", "d", 5, true}};  // 50 %
    ASSERT_TRUE(bohemia.absentee);
    EXPECT_EQ(bohemia.absentee->code, "vaclav"); // CZ-0.5
    EXPECT_EQ(bohemia.absentee->name, "Vaclav");
    const std::vector<dummy::Company> &companies = dummy::termsOf(bohemia).companies;
    ASSERT_EQ(companies.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) { // in the order in which they get trains (CZ-8.30)
        const dummy::Company &company = companies[i];
        EXPECT_EQ(bohemia.classes[company.size].name, rows[i].size);
        EXPECT_EQ(bohemia.phases[company.from].name, rows[i].phase);
        EXPECT_EQ(company.units, rows[i].units) << rows[i].size;
        EXPECT_EQ(company.firstLaysTrack, rows[i].firstLaysTrack) << rows[i].size;
    }
    EXPECT_EQ(size(bohemia, "small").pars.front(), Money{50}); // CZ-8.24 to CZ-8.26: the lowest prices
    EXPECT_EQ(size(bohemia, "medium").pars.front(), Money{60});
    EXPECT_EQ(size(bohemia, "large").pars.front(), Money{90});
    EXPECT_EQ(bohemia.exportRule, ExportRule::Never); // CZ-8.30
}

TEST_F(Variants18czRu, BohemiaIsTheWestOfTheMap)
{
    std::vector<std::string> west{"C20"}; // beside B19, which belongs to Berlin
    for (const HexDefinition &hex : base.hexes)
        if (std::stoi(hex.code.substr(1)) < 20 && hex.code != "B19")
            west.push_back(hex.code);
    EXPECT_THAT(codesOf(bohemia.hexes), UnorderedElementsAreArray(west));
    for (const HexDefinition &hex : bohemia.hexes) {
        EXPECT_EQ(hex.name, base.hexes[base.findHex(hex.code)].name) << hex.code;
        EXPECT_EQ(hex.terrain, base.hexes[base.findHex(hex.code)].terrain) << hex.code;
    }
    std::set<std::string> owners;
    for (const TileDefinition &tile : bohemia.tiles)
        if (tile.homeOf)
            owners.insert(bohemia.companies[tile.homeOf].code);
    EXPECT_THAT(owners, UnorderedElementsAre("SX", "BY", "kk"));
}

TEST_F(Variants18czRu, BohemiaIsPlayedLikeTheBaseGameElse)
{
    EXPECT_EQ(trackOf(bohemia), trackOf(base)); // CZ-8.22
    EXPECT_THAT(codesOf(bohemia.faces), ElementsAreArray(codesOf(base.faces)));
    for (const PhaseDefinition &phase : bohemia.phases)
        EXPECT_EQ(phase.trainLimit, base.phases[base.findPhase(phase.name)].trainLimit) << phase.name;
    EXPECT_EQ(bohemia.features.back(), base.features.back()); // the sale in turns
}

TEST_F(Variants18czRu, BohemiaCitesItsOwnRules)
{
    EXPECT_EQ(citation(bohemia, "holding-limit"), "CZ-8.20");
    EXPECT_EQ(citation(bohemia, "nobodys-company"), "CZ-8.23");
    EXPECT_EQ(citation(bohemia, "must-draw"), "CZ-8.24");
    EXPECT_EQ(citation(bohemia, "must-draw", "OR"), "CZ-8.25"); // medium, and large likewise
    EXPECT_EQ(citation(bohemia, "bad-par"), "CZ-5.7");
}

// Moravia-Silesia

TEST_F(Variants18czRu, MoraviaSilesiaBeginsAsInCz8_40)
{
    ASSERT_EQ(moravia.playerCounts.size(), 2U);
    ASSERT_TRUE(moravia.tableOf(2) && moravia.tableOf(3));
    EXPECT_EQ(moravia.playerCounts.front().players, 2);
    EXPECT_EQ(moravia.tableOf(2)->cash, Money{500});
    EXPECT_EQ(moravia.tableOf(2)->certificateLimit, 15);
    EXPECT_EQ(left_out::leftOutOf(moravia, 2), 1); // CZ-8.41
    EXPECT_EQ(moravia.tableOf(3)->cash, Money{450});
    EXPECT_EQ(moravia.tableOf(3)->certificateLimit, 13);
    EXPECT_EQ(left_out::leftOutOf(moravia, 3), 0);
}

TEST_F(Variants18czRu, MoraviaSilesiaHasTheFiveLargeCompanies)
{
    const CompanyClass &large = size(moravia, "large");
    EXPECT_THAT(codesOf(moravia.companies), ElementsAre("SX", "PR", "BY", "kk", "Ug"));
    EXPECT_THAT((std::vector{large.units, large.directorUnits, large.floatUnits}), ElementsAre(10, 2, 5)); // CZ-8.41
    EXPECT_EQ(large.holdingLimitUnits, 7);                                                                 // CZ-8.40
    EXPECT_THAT(units(large.pars), ElementsAre(50, 55, 60, 65, 70));                                       // CZ-8.42
    EXPECT_EQ(large.dividendSteps, 1);                                                                     // CZ-8.42
    EXPECT_EQ(large.stationTokens, 3);                                                                     // CZ-8.43
    EXPECT_THAT(units(large.stationPrices), ElementsAre(0, 40, 100));
    EXPECT_EQ(moravia.parts.find<take_overs::Terms>(), nullptr); // CZ-8.44
    for (const CompanyClass &other : moravia.classes)
        EXPECT_EQ(other.hasShares(), other.name == "large") << other.name;
    for (const PhaseDefinition &phase : moravia.phases)
        EXPECT_THAT(classesIn(moravia, phase.onSale), ElementsAre("large")) << phase.name;
}

TEST_F(Variants18czRu, MoraviaSilesiaTrainsAreThoseOfCz8_45)
{
    expectTrains(
        moravia,
        {{"a.2", 70, {"e.4"}}, {"d.3", 120, {"j.5+5"}}, {"e.4", 250, {}}, {"g.4+4", 400, {}}, {"j.5+5", 500, {}}});
    const CompanyClass &large = size(moravia, "large");
    for (const TrainFace &face : moravia.faces) {
        EXPECT_TRUE(large.ownsTrains[face.size]) << face.code;
        EXPECT_TRUE(large.runsTrains[face.size]) << face.code; // CZ-8.44
    }
    constexpr int unlimited = 0;
    EXPECT_EQ(cardsOf(moravia, 2),
              (std::map<std::string, int>{{"a", 5}, {"d", 4}, {"e", 3}, {"g", 2}, {"j", unlimited}}));
    EXPECT_EQ(cardsOf(moravia, 3),
              (std::map<std::string, int>{{"a", 6}, {"d", 5}, {"e", 3}, {"g", 3}, {"j", unlimited}}));
}

TEST_F(Variants18czRu, MoraviaSilesiaPhasesAreThoseOfCz8_45)
{
    expectPhases(moravia, "large",
                 {{"a", "a", 4, 1, false},
                  {"d", "d", 4, 2, true},
                  {"e", "e", 4, 2, true},
                  {"g", "g", 3, 3, true},
                  {"j", "j", 2, 4, true}});
    for (const PhaseDefinition &phase : moravia.phases)
        EXPECT_EQ(phase.closesPrivates, phase.name == "g") << phase.name; // CZ-8.54
    for (const GameDefinition *other : {&base, &bohemia})
        for (const PhaseDefinition &phase : other->phases)
            EXPECT_FALSE(phase.closesPrivates) << phase.name;
}

TEST_F(Variants18czRu, MoraviaSilesiaRoundTrackIsThatOfCz8_46)
{
    EXPECT_THAT(trackOf(moravia), ElementsAre(ElementsAre(50), ElementsAre(55), ElementsAre(60, 65),
                                              ElementsAre(70, 75), ElementsAre(80, 90), ElementsAre(100, 110, 120)));
    EXPECT_EQ(moravia.exportRule, ExportRule::AfterSets);
}

TEST_F(Variants18czRu, MoraviaSilesiaAuctionsTheLotsOfCz8_47)
{
    std::map<std::string, int> minima;
    for (const lots::Lot &lot : lots::termsOf(moravia).lots)
        minima[moravia.privates[lot.railway].code] = static_cast<int>(lot.least.units);
    EXPECT_EQ(minima, (std::map<std::string, int>{{"S1", 25}, {"M1", 40}, {"L1", 55}, {"MW", 50}, {"3E", 50}}));
    EXPECT_EQ(lots::termsOf(moravia).raise, Money{5}); // CZ-8.48
    EXPECT_EQ(base.parts.find<lots::Terms>(), nullptr);
}

TEST_F(Variants18czRu, MoraviaSilesiaHasThePapersOfCz8_51AndCz8_53)
{
    ASSERT_EQ(moravia.privates.count(), 20); // the 18 locals, of which three are lots, and the two papers
    for (const PrivateDefinition &paper : moravia.privates) {
        EXPECT_EQ(paper.bringsStation, paper.code == "MW") << paper.code;
        EXPECT_EQ(paper.isTrain, paper.code == "3E") << paper.code;
        EXPECT_TRUE(size(moravia, "large").ownsPrivates[paper.size]) << paper.code;
        EXPECT_EQ(paper.income == Money{}, paper.code == "MW" || paper.code == "3E") << paper.code;
    }
    EXPECT_EQ(papers::stationPaper(moravia, moravia.findPrivate("MW"))->hex, company(base, "MW").homes.front());
    EXPECT_EQ(moravia.hexes[moravia.findHex("F23")].name, "Přerov"); // printed F22 (CZ-2.1)
    // CZ-8.50: the locals are as in the base game
    for (const PrivateDefinition &local : base.privates) {
        const PrivateDefinition &same = moravia.privates[moravia.findPrivate(local.code)];
        EXPECT_EQ(same.income, local.income) << local.code;
        EXPECT_EQ(same.waivesTerrain, local.waivesTerrain) << local.code;
        EXPECT_EQ(same.parts, local.parts) << local.code;
        EXPECT_EQ(moravia.classes[same.size].code, base.classes[local.size].code) << local.code;
    }
}

TEST_F(Variants18czRu, MoraviaSilesiaCitesItsOwnRules)
{
    EXPECT_EQ(citation(moravia, "holding-limit"), "CZ-8.40");
    EXPECT_EQ(citation(moravia, "must-draw"), "CZ-8.41");
    EXPECT_EQ(citation(moravia, "bad-par"), "CZ-8.42");
    EXPECT_EQ(citation(moravia, "phase-too-early", "buy_private"), "CZ-8.45");
    EXPECT_EQ(citation(moravia, "phase-too-early", "buy_train"), "CZ-8.45");
    EXPECT_EQ(citation(moravia, "no-cash", "bid"), "CZ-8.48");
    EXPECT_EQ(citation(moravia, "bid-too-low"), "CZ-8.48");
    EXPECT_EQ(citation(moravia, "not-your-turn", "OPEN"), "CZ-8.48");
    EXPECT_EQ(citation(moravia, "price-range", "buy_private"), "CZ-8.50");
    EXPECT_EQ(citation(moravia, "must-name-value"), "CZ-8.51");
    EXPECT_EQ(citation(moravia, "other-value", "choose"), "CZ-8.51");
}

TEST_F(Variants18czRu, HaveTheirOwnTitles)
{
    EXPECT_EQ(training.title, "18CZ training game");
    EXPECT_EQ(bohemia.title, "18CZ Bohemia");
    EXPECT_EQ(moravia.title, "18CZ Moravia-Silesia");
    for (const GameDefinition *game : {&training, &bohemia, &moravia})
        EXPECT_EQ(game->currency, "K");
}

} // namespace
} // namespace flimnap::test
