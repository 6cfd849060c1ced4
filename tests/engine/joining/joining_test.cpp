#include "joining/joining.h"

#include <gmock/gmock.h>

#include "features/shared_stations/standing.h"
#include "rounds/rules.h"
#include "session/statement.h"
#include "support/company_moves.h"
#include "support/joined_play.h"
#include "support/journals.h"
#include "support/told.h"

namespace flimnap {
namespace {

using test::readJoined;
using test::told;
using ::testing::ElementsAre;

/// A game of 18CZ joined in the middle.
class Joined18Cz : public test::JoinedGame
{
public:
    explicit Joined18Cz(const JoinedPosition &table = readJoined(), GameDefinition definition = test::printed18Cz())
        : test::JoinedGame(table, std::move(definition))
    {
    }
};

JoinedPosition stockRound18Cz(const std::string &turn)
{
    JoinedPosition table = readJoined();
    test::toStockRound(table, "SR3", turn);
    return table;
}

TEST(Joining, LaysOutMoneySharesAndDebts)
{
    const Joined18Cz game;

    EXPECT_EQ(game.cash("p2"), 120);
    EXPECT_EQ(game.cash("KFN"), 240);
    EXPECT_EQ(game.position.ledger.sum(), Money{});
    EXPECT_EQ(game.position.players[PlayerId(0)], (PlayerState{Money{20}, Money{30}}));
    EXPECT_EQ(game.position.holdings.units(PlayerId(0), game.company("BCB")), 2);
    EXPECT_EQ(game.position.holdings.units(Party::bank(), game.company("BCB")), 1);
    EXPECT_EQ(game.position.holdings.units(Party::bank(), game.company("BN")), 5);
    EXPECT_EQ(game.position.holdings.director(game.company("KFN")), game.party("p2"));
}

TEST(Joining, BooksEveryBalanceAsAnOpening)
{
    const Joined18Cz game;

    std::vector<std::string> booked;
    for (const Paid &paid : told<Paid>(game.events)) {
        EXPECT_EQ(paid.reason, Reason::Opening);
        EXPECT_EQ(paid.from, Party::bank());
        booked.push_back(Codes(game.rules->game(), game.rules->seats()).code(paid.to) + " " +
                         std::to_string(paid.amount.units));
    }
    EXPECT_THAT(booked, ::testing::UnorderedElementsAre("p1 70", "p2 120", "p3 35", "BCB 60", "KFN 240"));
}

TEST(Joining, TakesWhatALimitedBankGivesOutOfTheBank)
{
    GameDefinition definition = test::printed18Cz();
    definition.bank = Money{1000};
    const Joined18Cz game(readJoined(), definition);

    EXPECT_EQ(game.position.ledger.balance(Party::bank()), Money{1000 - 525});
    EXPECT_EQ(game.position.ledger.sum(), Money{});
}

TEST(Joining, PilesTheMarkersAsGiven)
{
    const Joined18Cz game;
    const CellId cell = game.rules->game().findCell(Money{65});

    EXPECT_THAT(game.position.markers.pile(cell), ElementsAre(game.company("MW"), game.company("BCB")));
    EXPECT_EQ(game.price("BTE"), 68);
}

TEST(Joining, LaysOutTrainsAndPrivates)
{
    const Joined18Cz game;
    const GameDefinition &tables = game.rules->game();

    EXPECT_TRUE(game.position.trains.holds(game.party("MW"), tables.findFace("c.3")));
    EXPECT_TRUE(game.position.trains.holds(Party::pool(), tables.findFace("b.2+2")));
    EXPECT_EQ(game.position.trains.topCard(), tables.findCard("d"));
    EXPECT_EQ(game.position.trains.left(tables.findCard("d")), 3);
    EXPECT_EQ(game.position.privates[tables.findPrivate("S3")], (PrivateState{game.party("KFN"), true}));
    EXPECT_EQ(game.position.privates[tables.findPrivate("L1")], (PrivateState{game.party("p1"), false}));
    EXPECT_EQ(game.position.privates[tables.findPrivate("L2")].owner, Party::nobody());
}

TEST(Joining, KnowsTheValueOfPrivatesInTheRoundThatGoesOn)
{
    EXPECT_EQ(privateValue(test::printed18Cz(), Joined18Cz().position), Money{50});                     // OR3.1
    EXPECT_EQ(privateValue(test::printed18Cz(), Joined18Cz(stockRound18Cz("p1")).position), Money{45}); // after OR2.1
}

TEST(Joining, GoesOnWithTheTurnGiven)
{
    Joined18Cz game;

    EXPECT_EQ(game.turn(), "BCB");
    EXPECT_EQ(told<TurnBegan>(game.events).size(), 1U);
    EXPECT_EQ(game.play(R"({"move":"run_trains","by":"BCB","revenue":40})"), "accepted");
    EXPECT_EQ(game.play(R"({"move":"dividend","by":"BCB","pay":"all"})"), "accepted");
    EXPECT_EQ(game.cash("p1"), 90);
    EXPECT_EQ(game.play(R"({"move":"done","by":"BCB"})"), "accepted");
    EXPECT_EQ(name(game.position.round), "SR4"); // KFN and MW have acted
}

TEST(Joining, LetsThoseComeByPriceWhoHaveNotActed)
{
    JoinedPosition table = readJoined();
    table.turn = "MW";
    table.acted = {"BCB"};
    Joined18Cz game(table);

    EXPECT_EQ(game.play(R"({"move":"run_trains","by":"MW","revenue":0})"), "accepted");
    EXPECT_EQ(game.play(R"({"move":"done","by":"MW"})"), "accepted");
    EXPECT_EQ(game.turn(), "KFN");
}

TEST(Joining, TakesThoseBeforeOnTheChartToHaveActedIfNobodySays)
{
    JoinedPosition table = readJoined();
    table.turn = "MW";
    table.acted.reset();
    Joined18Cz game(table);

    EXPECT_EQ(game.play(R"({"move":"run_trains","by":"MW","revenue":0})"), "accepted");
    EXPECT_EQ(game.play(R"({"move":"done","by":"MW"})"), "accepted");
    EXPECT_EQ(game.turn(), "BCB");
}

TEST(Joining, PlacesTheHomeStationWithTheFirstTurn)
{
    JoinedPosition table = readJoined();
    table.companies["BCB"].stations = 0;
    table.companies["BCB"].tokens = 3;
    table.companies["BCB"].hadTurn = false;
    const Joined18Cz game(table);

    EXPECT_EQ(game.state("BCB").stationsOnMap, 1);
    EXPECT_EQ(game.state("BCB").tokensLeft, 2);
    EXPECT_TRUE(game.position.operating.turn.firstTurn);
    EXPECT_FALSE(Joined18Cz().position.operating.turn.firstTurn);
}

TEST(Joining, KnowsHowManyStationsWereTakenOver)
{
    JoinedPosition table = readJoined();
    table.companies["KFN"].parts.set(shared_stations::CompanyKeys{1});

    GameDefinition counted = test::printed18Cz();
    GameDefinition uncounted = counted;
    uncounted.parts.change<shared_stations::Terms>().makeNextDearer = false;
    EXPECT_EQ(Joined18Cz(table, uncounted).state("KFN").uncountedStations, 1);
    EXPECT_EQ(Joined18Cz(readJoined(), uncounted).state("KFN").uncountedStations, 0);
    EXPECT_EQ(Joined18Cz(table, counted).state("KFN").uncountedStations, 0);
}

TEST(Joining, KnowsWhereStationsStand)
{
    const Joined18Cz game;
    std::vector<std::string> known;
    for (const Board::Station &station : game.position.board.stations)
        known.push_back(game.rules->game().companies[station.company].code + " " +
                        game.rules->game().hexes[station.hex].code);

    // Of BCB and MW nothing is said: they have one home each.
    EXPECT_THAT(known, ::testing::UnorderedElementsAre("BCB E16", "KFN G20", "KFN C26", "MW F23"));
}

TEST(Joining, ChargesTerrainOnlyWhereNoTileLies)
{
    JoinedPosition table = readJoined();
    table.tiles = {"E16"};
    Joined18Cz game(table);

    EXPECT_EQ(game.play(R"({"move":"lay_track","by":"BCB","hex":"E16"})"), "accepted");
    EXPECT_EQ(game.cash("BCB"), 60);
    Joined18Cz withoutTile;
    EXPECT_EQ(withoutTile.play(R"({"move":"lay_track","by":"BCB","hex":"E16"})"), "accepted");
    EXPECT_EQ(withoutTile.cash("BCB"), 50); // a river
}

TEST(Joining, GivesACompanyItsCapitalByTheInitialPrice)
{
    JoinedPosition table = stockRound18Cz("p3");
    table.players["p3"].cash = {100};
    Joined18Cz game(table);

    EXPECT_EQ(game.play(R"({"move":"buy_share","by":"p3","company":"BTE"})"), "accepted");
    EXPECT_EQ(game.cash("p3"), 100 - 68);
    EXPECT_EQ(game.cash("BTE"), 5 * 70);
}

TEST(Joining, KeepsAClosedCompanyOut)
{
    Joined18Cz game(stockRound18Cz("p2"));

    EXPECT_EQ(game.play(R"({"move":"start_company","by":"p2","company":"OFE","price":50})"), "not-on-sale");
    EXPECT_EQ(game.play(R"({"move":"start_company","by":"p2","company":"EKJ","price":50})"), "accepted");
}

TEST(Joining, RemembersWhoSoldWhatInTheStockRound)
{
    JoinedPosition table = stockRound18Cz("p2");
    table.soldThisRound = {{"p2", {"MW"}}};
    Joined18Cz game(table);

    EXPECT_EQ(game.play(R"({"move":"buy_share","by":"p2","company":"MW"})"), "sold-this-round");
    EXPECT_EQ(game.play(R"({"move":"buy_share","by":"p2","company":"BCB"})"), "accepted");
}

TEST(Joining, CountsThePassesBeforeTheTurn)
{
    JoinedPosition table = stockRound18Cz("p3");
    table.passes = 2;
    Joined18Cz game(table);

    EXPECT_EQ(game.turn(), "p3");
    EXPECT_EQ(game.play(R"({"move":"pass","by":"p3"})"), "accepted");
    EXPECT_EQ(name(game.position.round), "OR3.1");
    EXPECT_EQ(privateValue(game.rules->game(), game.position), Money{50});
}

TEST(Joining, BeginsAnOperatingRoundThatHasNotBegun)
{
    const Joined18Cz game(test::beforeRound(readJoined(), "OR3.1"));

    EXPECT_EQ(game.turn(), "KFN");        // 90
    EXPECT_EQ(game.cash("p1"), 70 + 20);  // L1 pays
    EXPECT_EQ(game.cash("KFN"), 240 + 5); // so does S3, though its right is used
    EXPECT_EQ(privateValue(game.rules->game(), game.position), Money{50});
}

TEST(Joining, BeginsAStockRoundThatHasNotBegun)
{
    const Joined18Cz game(test::beforeRound(readJoined(), "SR3"));

    EXPECT_EQ(game.turn(), "p2"); // the first of start/order
    EXPECT_EQ(game.position.order, (std::vector<PlayerId>{PlayerId(1), PlayerId(0), PlayerId(2)}));
}

TEST(Joining, PaysNothingForARoundThatGoesOn)
{
    EXPECT_EQ(Joined18Cz().cash("p1"), 70);
}

TEST(Joining, IsWhatAHeaderWithAStartAsksFor)
{
    Header header;
    header.game = "18cz";
    header.edition = "ru";
    header.players = test::threePlayers();
    header.start = test::joinedTable;

    const auto rules = test::rulesFor(header);

    ASSERT_TRUE(rules);
    EXPECT_EQ(name((*rules)->start().position.round), "OR3.1");
    header.start.clear();
    EXPECT_EQ(name(test::rulesFor(header).value()->start().position.round), "OPEN");
}

TEST(Joining, ReportsWhatIsWrongInTheHeaderAndInItsStart)
{
    Header header;
    header.game = "19cz";
    header.players = test::threePlayers();
    header.start = "{}";

    const auto rules = test::rulesFor(header);

    ASSERT_FALSE(rules);
    EXPECT_THAT(rules.error(), ::testing::Contains(::testing::Field(&Fault::place, "game")));
    EXPECT_THAT(rules.error(), ::testing::Contains(::testing::Field(&Fault::place, "start/round")));
}

} // namespace
} // namespace flimnap
