#include <gmock/gmock.h>

#include <map>

#include "features/action_cards/standing.h"
#include "features/automaton/standing.h"
#include "features/card_draft/standing.h"
#include "features/characters/standing.h"
#include "features/emergency/need.h"
#include "features/landscape/standing.h"
#include "shipped_tables.h"

// The shipped table of 18Lilliput, Czech edition, against the printed rules: the set-up, tables 1 to 6 and the
// variants.

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

using Names = std::vector<std::string>;

class Table18LilliputCs : public ::testing::Test
{
protected:
    const PlayerCount &table(int players) const { return *(players == 1 ? solo : game).tableOf(players); }
    GameDefinition at(int players) const { return (players == 1 ? solo : game).forPlayers(players); }
    Names cardsAt(int players) const
    {
        Names codes;
        for (const action_cards::ActionId card : action_cards::tableOf(players == 1 ? solo : game, players).cards)
            codes.push_back(action_cards::termsOf(game).cards[card].code);
        return codes;
    }
    const characters::Power &character(const std::string &code) const
    {
        return *characters::powerOf(game, game.findPrivate(code));
    }
    const PhaseDefinition &phase(const std::string &name) const { return game.phases[game.findPhase(name)]; }
    const action_cards::CardSide &side(const std::string &card, int number) const
    {
        return action_cards::termsOf(game)
            .cards[action_cards::findCard(game, card)]
            .sides[static_cast<std::size_t>(number - 1)];
    }
    Names agedBySaleOf(const std::string &train) const
    {
        Names aged;
        for (const FaceId face : game.faces[game.findFace(train)].ages)
            aged.push_back(game.faces[face].code);
        return aged;
    }

    const GameDefinition game = printedGame("18lilliput");
    const GameDefinition solo = printedGame("18lilliput", "solo");
};

TEST_F(Table18LilliputCs, IsForTwoToFourAndSolo)
{
    struct Row
    {
        int players;
        int rounds;
        int copyCards;
        std::size_t cards;
    };
    // Table 1a: the sections for 3, 2 and 1 player.
    for (const Row &row : {Row{4, 8, 1, 10}, Row{3, 9, 1, 8}, Row{2, 8, 2, 6}, Row{1, 8, 0, 4}}) {
        EXPECT_EQ(at(row.players).rounds, row.rounds) << row.players;
        EXPECT_EQ(action_cards::tableOf(row.players == 1 ? solo : game, row.players).copies, row.copyCards)
            << row.players;
        EXPECT_EQ(action_cards::tableOf(row.players == 1 ? solo : game, row.players).cards.size(), row.cards)
            << row.players;
        EXPECT_EQ(table(row.players).cash, Money{30}) << row.players;                                     // LI-3.3
        EXPECT_EQ(table(row.players).certificateLimit, 5) << row.players;                                 // LI-5.23
        EXPECT_EQ(card_draft::peopleEach(row.players == 1 ? solo : game, row.players), 1) << row.players; // LI-4.1
    }
    EXPECT_EQ(game.playerCounts.size(), 3U);
    EXPECT_EQ(solo.playerCounts.size(), 1U);
    EXPECT_EQ(game.mostDirected, 2);
    EXPECT_FALSE(game.bank); // LI-2.8
    EXPECT_EQ(game.currency, "£");
}

TEST_F(Table18LilliputCs, StartingCompaniesHaveTheAdvantagesOfTheSetUp)
{
    struct Row
    {
        std::string code;
        std::string name;
        int price;
        Names trains;
        std::optional<Money> ownersCash;
    };
    const std::vector<Row> rows{{"SR", "Slamecksan Railway", 50, {"2"}, {}}, // its Y home is on the table
                                {"LNR", "Lilliput National Railway", 50, {"2", "2"}, {}},
                                {"MR", "Mildendo Railway", 55, {"2"}, {}},
                                {"GVR", "Glimigrim Valley Railway", 50, {"2"}, Money{60}}};
    EXPECT_THAT(codesOfClass(game, "starting"), ElementsAre("SR", "LNR", "MR", "GVR"));
    for (const Row &row : rows) {
        const CompanyDefinition &one = company(game, row.code);
        EXPECT_EQ(one.name, row.name);
        ASSERT_TRUE(one.isGiven) << row.code;
        const card_draft::Company &terms = card_draft::termsOf(game).companies.at(game.findCompany(row.code));
        EXPECT_EQ(terms.price, Money{row.price}) << row.code; // the treasury is ten times that: 500, 550
        EXPECT_EQ(terms.ownersCash, row.ownersCash) << row.code;
        Names trains;
        for (const FaceId face : one.ownTrains)
            trains.push_back(game.faces[face].code);
        EXPECT_EQ(trains, row.trains) << row.code;
    }
}

TEST_F(Table18LilliputCs, FourMoreCompaniesCanBeFounded)
{
    EXPECT_THAT(codesOfClass(game, "later"), ElementsAre("C5", "C6", "C7", "C8")); // 8 charters
    for (const std::string code : {"C5", "C6", "C7", "C8"})
        EXPECT_FALSE(company(game, code).isGiven) << code;
    for (const PhaseDefinition &one : game.phases)
        EXPECT_THAT(classesIn(game, one.onSale), ElementsAre("later")) << one.name;
    for (const std::string name : {"starting", "later"}) { // LI-2.6: 32 certificates, 32 tokens
        const CompanyClass &size = game.classes[game.findClass(name)];
        EXPECT_EQ(size.units, 10) << name;
        EXPECT_EQ(size.missingUnits, 2) << name;
        EXPECT_EQ(size.directorUnits, 5) << name;
        EXPECT_EQ(size.floatUnits, 5) << name;
        EXPECT_EQ(size.holdingLimitUnits, 8) << name; // LI-5.23: all that there is
        EXPECT_EQ(size.stationTokens, 3) << name;
        EXPECT_THAT(units(size.stationPrices), ElementsAre(0, 40, 100)) << name; // LI-2.42 to 2.44
        EXPECT_THAT(units(size.pars), ElementsAre(50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150)) << name;
        EXPECT_EQ(size.trainDuty, TrainDuty::Never) << name; // LI-5.28
    }
}

TEST_F(Table18LilliputCs, ChartIsThatOfLi2_11)
{
    struct Row
    {
        int price;
        int row;
        int column;
    };
    // Top row: 50 60 70 80 100 120 150; bottom row: 45 55 65 75 90 110 135.
    const std::vector<Row> rows{{50, 0, 0}, {60, 0, 1}, {70, 0, 2}, {80, 0, 3}, {100, 0, 4}, {120, 0, 5}, {150, 0, 6},
                                {45, 1, 0}, {55, 1, 1}, {65, 1, 2}, {75, 1, 3}, {90, 1, 4},  {110, 1, 5}, {135, 1, 6}};
    EXPECT_EQ(game.chart.count(), 14);
    const auto nextOf = [&](int price, CellId ChartCell::*way) {
        const CellId next = game.chart[game.findCell(Money{price})].*way;
        return next ? static_cast<int>(game.chart[next].price.units) : 0;
    };
    for (const Row &row : rows)
        EXPECT_EQ(game.chart[game.findCell(Money{row.price})].row, row.row) << row.price;
    EXPECT_EQ(nextOf(100, &ChartCell::right), 120); // LI-S12
    EXPECT_EQ(nextOf(135, &ChartCell::right), 150); // LI-S9: at the end of a row up
    EXPECT_EQ(nextOf(150, &ChartCell::right), 0);
    EXPECT_EQ(nextOf(55, &ChartCell::left), 45); // LI-S10
    EXPECT_EQ(nextOf(50, &ChartCell::left), 45); // at its start down
    EXPECT_EQ(nextOf(45, &ChartCell::left), 0);
    EXPECT_EQ(nextOf(60, &ChartCell::down), 55); // LI-S7: a sale moves the marker down or to the left and up
    EXPECT_EQ(nextOf(55, &ChartCell::down), 50);
}

TEST_F(Table18LilliputCs, TrainsAreThoseOfTable6)
{
    struct Row
    {
        std::string name;
        int price;
        std::vector<std::optional<int>> counts; ///< for 4, 3, 2 and 1 player
        std::string phase;
        int limit; ///< from then on
        int factor;
    };
    const std::optional<int> endless;
    const std::vector<Row> rows{
        {"2", 80, {2, 2, 2, 2}, "2", 4, 1},   {"3", 150, {6, 5, 3, 2}, "3", 4, 1},
        {"4", 300, {5, 4, 3, 2}, "4", 3, 1},  {"5", 400, {4, 3, 2, 2}, "5", 2, 1},
        {"3D", 500, {3, 2, 2, 2}, "6", 2, 2}, {"4D", 650, {endless, endless, endless, endless}, "7", 2, 2}};
    EXPECT_THAT(codesOf(game.cards), ElementsAre("2", "3", "4", "5", "3D", "4D")); // LI-2.21
    for (const Row &row : rows) {
        const TrainFace &face = game.faces[game.findFace(row.name)];
        EXPECT_EQ(face.price, Money{row.price}) << row.name;
        EXPECT_EQ(face.factor, row.factor) << row.name;
        for (std::size_t column = 0; column < row.counts.size(); ++column)
            EXPECT_EQ(at(4 - static_cast<int>(column)).cards[game.findCard(row.name)].count, row.counts[column])
                << row.name << " for " << 4 - column;
        EXPECT_EQ(game.phases[game.cards[face.card].phase].name, row.phase) << row.name;
        for (const std::string size : {"starting", "later"})
            EXPECT_EQ(phase(row.phase).trainLimit[game.findClass(size)], row.limit) << row.name;
    }
}

TEST_F(Table18LilliputCs, TrainsGetOldAndRustAsInTable6)
{
    EXPECT_THAT(agedBySaleOf("4"), ElementsAre("2"));
    EXPECT_THAT(agedBySaleOf("3D"), ElementsAre("3"));
    EXPECT_THAT(agedBySaleOf("4D"), ElementsAre("4"));
    for (const std::string sold : {"2", "3", "5"})
        EXPECT_THAT(agedBySaleOf(sold), IsEmpty()) << sold;
    EXPECT_THAT(scrappedBySaleOf(game, "2"), ElementsAre("5"));
    EXPECT_THAT(scrappedBySaleOf(game, "2*"), ElementsAre("5"));
    EXPECT_THAT(scrappedBySaleOf(game, "3*"), ElementsAre("4D"));
    for (const std::string lasting : {"4", "4*", "5", "3D", "4D"})
        EXPECT_THAT(scrappedBySaleOf(game, lasting), IsEmpty()) << lasting; // LI-2.22
}

TEST_F(Table18LilliputCs, PhasesBringColoursAndMoneyForTreasuries)
{
    const std::map<std::string, int> grants{{"1", 50},  {"2", 50},  {"3", 70}, {"4", 70},
                                            {"5", 100}, {"6", 100}, {"7", 100}}; // LI-2.P1 to 2.P7
    ASSERT_EQ(game.phases.count(), 7);
    for (const auto &[name, grant] : grants)
        EXPECT_EQ(action_cards::treasuryGrant(game, game.findPhase(name)), Money{grant}) << name;
    EXPECT_THAT(phase("2").tileColours, ElementsAre("yellow"));
    EXPECT_THAT(phase("3").tileColours, ElementsAre("yellow", "green"));
    EXPECT_THAT(phase("4").tileColours, ElementsAre("yellow", "green"));
    EXPECT_THAT(phase("5").tileColours, ElementsAre("yellow", "green", "brown"));
}

TEST_F(Table18LilliputCs, ActionCardsAreThoseOfTable1)
{
    EXPECT_THAT(side("C1", 1).tiles, ElementsAre("any"));
    EXPECT_THAT(side("C2", 1).tiles, ElementsAre("yellow", "green"));
    EXPECT_THAT(side("C2", 2).tiles, ElementsAre("any"));
    EXPECT_THAT(side("C3", 1).tiles, ElementsAre("yellow", "yellow"));
    EXPECT_THAT(side("C4", 2).tiles, ElementsAre("any"));
    EXPECT_THAT(side("C7", 2).tiles, ElementsAre("any"));
    for (const std::string card : {"C4", "C5", "C6"})
        EXPECT_EQ(side(card, 1).kind, action_cards::ActionKind::Shares) << card;
    EXPECT_EQ(side("C7", 1).trains, 1);
    EXPECT_EQ(side("C8", 1).trains, 2);
    EXPECT_EQ(side("C9", 1).kind, action_cards::ActionKind::Station);
    EXPECT_EQ(side("C10", 1).kind, action_cards::ActionKind::Treasury);
    const std::map<std::string, int> cash{{"C1", 5}, {"C3", 5}, {"C5", 10}, {"C6", 5},
                                          {"C8", 5}, {"C9", 5}, {"C10", 20}};
    for (const auto &[card, amount] : cash)
        EXPECT_EQ(side(card, 2).cash, Money{amount}) << card;
}

TEST_F(Table18LilliputCs, TablesUseTheCardsThatAreCrossedInTable1)
{
    EXPECT_THAT(cardsAt(4), ElementsAre("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"));
    EXPECT_THAT(cardsAt(3), ElementsAre("C2", "C3", "C4", "C5", "C7", "C8", "C9", "C10"));
    EXPECT_THAT(cardsAt(2), ElementsAre("C2", "C3", "C4", "C8", "C9", "C10")); // LI-D2
    EXPECT_THAT(cardsAt(1), ElementsAre("C2", "C5", "C8", "C9"));
    EXPECT_EQ(game.spareCardWorth, Money{20});              // LI-7.2
    EXPECT_FALSE(action_cards::termsOf(game).isExtra);      // LI-D3
    EXPECT_FALSE(action_cards::termsOf(game).sameSideOnly); // LI-D4
}

TEST_F(Table18LilliputCs, CharactersAreThoseOfTable2And3)
{
    EXPECT_THAT(codesOf(game.privates), ElementsAre("golbasto", "limnoc", "balmuff", "bolgolam", "flimnap"));
    EXPECT_TRUE(character("golbasto").freeMetropolis);
    EXPECT_EQ(character("limnoc").stationPercentOff, 50);
    EXPECT_EQ(character("balmuff").roundCash, Money{5});
    EXPECT_EQ(character("balmuff").roundTreasury, Money{20});
    EXPECT_EQ(game.privates[game.findPrivate("bolgolam")].trainPercentOff, 10);
    EXPECT_FALSE(game.privates[game.findPrivate("bolgolam")].alsoOffOldTrains); // LI-D7
    EXPECT_EQ(character("flimnap").handedIn, Money{10});
    const std::map<std::string, std::string> tilesFrom{
        {"golbasto", "3"}, {"limnoc", "1"}, {"balmuff", "1"}, {"bolgolam", "1"}, {"flimnap", "5"}}; // LI-2.41
    for (const auto &[code, from] : tilesFrom) {
        EXPECT_EQ(character(code).tiles, 2) << code; // LI-D38
        EXPECT_EQ(game.phases[character(code).tilesFrom].name, from) << code;
        EXPECT_EQ(character(code).tilesUpgrade, code == "golbasto") << code; // LI-2.36
    }
}

TEST_F(Table18LilliputCs, PoliciesAreThoseOfTheText)
{
    EXPECT_EQ(game.exportRule, ExportRule::PoolAfterRounds); // LI-6.17
    EXPECT_EQ(game.poolWord, "depot");
    EXPECT_EQ(game.help, HelpRule::WhenTrainless);         // LI-5.27
    EXPECT_EQ(game.trainTrade, TrainTrade::AnyPrice);      // LI-5.25
    EXPECT_EQ(game.discardOrder, DiscardOrder::Operating); // LI-5.31
    EXPECT_EQ(game.discards, DiscardsGo::IntoPool);
    EXPECT_TRUE(game.sales.eachLowersPrice); // LI-5.18
    EXPECT_FALSE(game.sales.intoPool);
    EXPECT_EQ(game.parts.find<emergency::Terms>(), nullptr);   // LI-5.17
    EXPECT_EQ(game.queue, QueueRule::FixedAtStart);            // LI-6.1
    EXPECT_EQ(game.payRule, PayRule::All);                     // LI-6.9
    EXPECT_FALSE(game.privatesAreCertificates);                // LI-5.23
    EXPECT_EQ(landscape::termsOf(game).metropolis, Money{50}); // LI-2.45
    EXPECT_FALSE(landscape::termsOf(game).hasMines);
    EXPECT_THAT(landscape::termsOf(game).terrain, IsEmpty());
    EXPECT_EQ(landscape::termsOf(game).expressBonus, Money{});
    EXPECT_FALSE(game.unseated);
}

TEST_F(Table18LilliputCs, GulliverPlaysAgainstOne)
{
    ASSERT_TRUE(solo.unseated);
    EXPECT_EQ(solo.unseated->code, "gulliver");
    EXPECT_EQ(automaton::termsOf(solo).mostShares, 3);    // LI-8.12
    EXPECT_EQ(automaton::termsOf(solo).mostCompanies, 2); // LI-8.13
    EXPECT_EQ(solo.exportRule, ExportRule::Never);        // LI-8.17
}

TEST_F(Table18LilliputCs, OffersTheVariantsAndReadings)
{
    const auto namesOf = [](const GameDefinition &one) {
        Names names;
        for (const Switch &choice : one.switches)
            names.push_back(choice.name);
        return names;
    };
    EXPECT_THAT(namesOf(game), UnorderedElementsAre("advancedTrains", "twoCharacters", "ATE", "laputa", "brobdingnag",
                                                    "scenario", "swapShareCards", "copyIsExtra", "copySameSideOnly",
                                                    "admiralDepot", "LI-D9", "LI-D19", "LI-D41"));
    EXPECT_THAT(namesOf(solo),
                UnorderedElementsAre("advancedTrains", "ATE", "laputa", "brobdingnag", "scenario", "swapShareCards",
                                     "admiralDepot", "LI-D9", "LI-D28", "LI-D39", "LI-D40", "LI-D41"));
    for (const Switch &choice : game.switches) {
        const bool isForTwo = choice.name == "twoCharacters" || choice.name == "swapShareCards"; // LI-8.2, LI-D2
        EXPECT_THAT(choice.players, isForTwo ? std::vector<int>{2} : std::vector<int>{}) << choice.name;
    }
}

TEST_F(Table18LilliputCs, TerrainOfScenariosCostsWhatTable4Says)
{
    const GameDefinition scenario = printedGame("18lilliput", "base", R"({"scenario":true})");

    std::vector<std::pair<int, std::string>> terrain;
    for (const landscape::TerrainCost &one : landscape::termsOf(scenario).terrain)
        terrain.emplace_back(static_cast<int>(one.cost.units), scenario.phases[one.from].name);
    EXPECT_THAT(terrain, UnorderedElementsAre(std::pair(10, "1"), std::pair(30, "1"), std::pair(50, "3")));
}

TEST_F(Table18LilliputCs, RefusalsCiteTheRules)
{
    EXPECT_EQ(citation(game, "certificate-limit"), "LI-5.23");
    EXPECT_EQ(citation(game, "card-taken"), "LI-5.3");
    EXPECT_EQ(citation(game, "train-limit"), "LI-5.30");
    EXPECT_EQ(citation(game, "not-financed"), "LI-5.27");
    EXPECT_EQ(citation(game, "income-step"), "LI-6.6");
    EXPECT_EQ(citation(game, "players-count"), "LI-1.1");
}

} // namespace
} // namespace flimnap::test
