#include <gmock/gmock.h>

#include <functional>

#include "features/shared_stations/standing.h"
#include "features/stack_draft/standing.h"
#include "support/flawed_tables.h"
#include "support/joined_game.h"

namespace flimnap {
namespace {

using test::Flaw;
using test::joiningFaults;
using test::readJoined;
using test::says;
using test::Start;
using test::toStockRound;
using test::waivable;
using ::testing::Contains;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class FlawedTable : public ::testing::TestWithParam<Flaw>
{
};

TEST_P(FlawedTable, IsRefused)
{
    test::expectRefused(GetParam(), readJoined(), [](const Start &table) { return joiningFaults(table); });
}

TEST_P(FlawedTable, IsAcceptedIfTheTableSaysSoAndItIsPossible)
{
    test::expectAcceptedIfPossible(GetParam(), readJoined(), [](const Start &table) { return joiningFaults(table); });
}

const auto nameOf = test::nameOfFlaw;

INSTANTIATE_TEST_SUITE_P(
    Round, FlawedTable,
    ::testing::Values(
        Flaw{"RoundThatIsNot", [](Start &start) { start.round = "OR3.2"; }, "round",
             "the track goes from SR1 to OR8.3"},
        Flaw{"RoundBeforeTheFirst", [](Start &start) { start.round = "OPEN"; }, "round", "begin a new game instead"},
        Flaw{"RoundAfterTheLast", [](Start &start) { start.round = "END"; }, "round", "there is no round \"END\""},
        Flaw{"PhaseThatIsNot", [](Start &start) { start.phase = "k"; }, "phase", "there are: a, b, c, d"},
        Flaw{"OrderWithAGap",
             [](Start &start) {
                 start.order = {"p2", "p1"};
             },
             "order", "p3 is missing"},
        Flaw{"OrderWithSomebodyTwice", [](Start &start) { start.order.emplace_back("p1"); }, "order", "p1 has one"},
        Flaw{"OrderWithAStranger", [](Start &start) { start.order.emplace_back("p4"); }, "order",
             "there are: p1, p2, p3"},
        Flaw{"TurnOfAPlayer", [](Start &start) { start.turn = "p1"; }, "turn", "there is no company \"p1\""},
        Flaw{"TurnOfACompanyNotInPlay", [](Start &start) { start.turn = "BN"; }, "turn", "BN is not in play"},
        Flaw{"TurnOfACompanyThatDoesNotOperate", [](Start &start) { start.turn = "BTE"; }, "turn",
             "does not operate yet"},
        Flaw{"ActedThoughItActsNow", [](Start &start) { start.acted->emplace_back("BCB"); }, "acted",
             "BCB has its turn now"},
        Flaw{"ActedTwice", [](Start &start) { start.acted->emplace_back("MW"); }, "acted", "MW stands here twice"},
        Flaw{"ActedWithoutOperating", [](Start &start) { start.acted->emplace_back("BTE"); }, "acted",
             "BTE does not operate"},
        Flaw{"ActedBeforeTheRound", [](Start &start) { start.turn.clear(); }, "acted",
             "say in start/turn whose turn it is"},
        Flaw{"ActedInAStockRound",
             [](Start &start) {
                 toStockRound(start, "SR3", "p1");
                 start.acted = {"BCB"};
             },
             "acted", "operating round"},
        Flaw{"PassesInAnOperatingRound", [](Start &start) { start.passes = 1; }, "passes", "stock round"},
        Flaw{"SaleInAnOperatingRound", [](Start &start) { start.soldThisRound["p1"] = {"BCB"}; }, "sold_this_round",
             "stock round"},
        Flaw{"CompanyInAStockRound",
             [](Start &start) {
                 toStockRound(start, "SR3", "p1");
                 start.turn = "BCB";
             },
             "turn", "a player has the turn"},
        Flaw{"EverybodyPassed",
             [](Start &start) {
                 toStockRound(start, "SR3", "p1");
                 start.passes = 3;
             },
             "passes", "the round is over"},
        Flaw{"SaleByAStranger",
             [](Start &start) {
                 toStockRound(start, "SR3", "p1");
                 start.soldThisRound["p4"] = {"BCB"};
             },
             "sold_this_round/p4", "no player \"p4\""},
        Flaw{"SaleOfNothing",
             [](Start &start) {
                 toStockRound(start, "SR3", "p1");
                 start.soldThisRound["p1"] = {"BN"};
             },
             "sold_this_round/p1", "BN is not in play"},
        Flaw{"LengthOfAPrintedSet", [](Start &start) { start.roundsInSet = 2; }, "rounds_in_set", "has to be said"},
        Flaw{"BrokenBankThatIsUnlimited", [](Start &start) { start.isBankBroken = true; }, "bank_broken",
             "never runs out"},
        Flaw{"BackwardsInAGameThatGoesForwards",
             [](Start &start) {
                 toStockRound(start, "SR3", "p1");
                 start.isBackwards = true;
             },
             "backwards", "only in some games"},
        Flaw{"BondTokenWithoutBond", [](Start &start) { start.parts.set(stack_draft::TableKeys{"BCB"}); }, "bond_token", "no bond railway"},
        Flaw{"TileNowhere", [](Start &start) { start.tiles = {"Z99"}; }, "tiles", "no hex \"Z99\""}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    Players, FlawedTable,
    ::testing::Values(
        Flaw{"PlayerMissing", [](Start &start) { start.players.erase("p3"); }, "players/p3", "missing"},
        Flaw{"Stranger", [](Start &start) { start.players["p4"] = {}; }, "players/p4", "there are: p1, p2, p3"},
        Flaw{"PenaltyBelowDebt", [](Start &start) { start.players["p1"].penalty = {19}; }, "players/p1/penalty",
             "at least the debt, 20", waivable},
        Flaw{"SharesOfNobody", [](Start &start) { start.players["p1"].shares["XX"] = 10; }, "players/p1/shares/XX",
             "no company"},
        Flaw{"SharesNotSoldYet", [](Start &start) { start.players["p1"].shares["BN"] = 20; }, "players/p1/shares/BN",
             "BN is not in play"},
        Flaw{"SharesOfAClosedCompany", [](Start &start) { start.players["p1"].shares["OFE"] = 25; },
             "players/p1/shares/OFE", "OFE is not in play"},
        Flaw{"HalfAShare", [](Start &start) { start.players["p1"].shares["BCB"] = 55; }, "players/p1/shares/BCB",
             "of 25 %"},
        Flaw{"TooManyShares", [](Start &start) { start.players["p3"].shares["BCB"] = 50; }, "companies/BCB",
             "125 % of it"},
        Flaw{"DirectorWithoutHisCertificate", [](Start &start) { start.companies["BCB"].director = "p2"; },
             "companies/BCB/director", "p2 holds 25 % of it; the director's certificate alone is 50 %"},
        Flaw{"DirectorWhoIsAStranger", [](Start &start) { start.companies["BCB"].director = "p4"; },
             "companies/BCB/director", "no player \"p4\""},
        Flaw{"DirectorWithLessThanAnother",
             [](Start &start) {
                 start.players["p2"].shares["KFN"] = 60;
                 start.players["p1"].shares["KFN"] = 40;
                 start.companies["KFN"].director = "p1";
             },
             "companies/KFN/director", "p2 holds more of it, 60 %, than p1", waivable},
        Flaw{"PrivateThatIsNot", [](Start &start) { start.players["p1"].privates = {"X1"}; }, "players/p1/privates",
             "no private railway \"X1\""},
        Flaw{"PrivateWithTwoOwners", [](Start &start) { start.players["p3"].privates = {"M2"}; }, "players/p3/privates",
             "M2 belongs to p2 already"},
        Flaw{"PrivateTooLarge", [](Start &start) { start.companies["MW"].privates = {"M1"}; }, "companies/MW/privates",
             "may not own M1", waivable},
        Flaw{"RightUsedByAPlayer", [](Start &start) { start.usedPrivates = {"L1"}; }, "used_privates",
             "L1 belongs to none", waivable},
        Flaw{"RightOfNothing", [](Start &start) { start.usedPrivates = {"X1"}; }, "used_privates",
             "no private railway"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    Companies, FlawedTable,
    ::testing::
        Values(
            Flaw{"CompanyThatIsNot", [](Start &start) { start.companies["XX"] = start.companies["BCB"]; },
                 "companies/XX", "there are: EKJ, OFE"},
            Flaw{"ClassNotOnSaleYet", [](Start &start) { start.phase = "a"; }, "companies/KFN",
                 "not on sale in phase a", waivable},
            Flaw{"PriceBesideTheChart", [](Start &start) { start.companies["KFN"].price = {91}; },
                 "companies/KFN/price", "next to it there are 90, 95"},
            Flaw{"StartedAtNoPrice", [](Start &start) { start.companies["BTE"].initialPrice.reset(); },
                 "companies/BTE/initial_price", "it was started at"},
            Flaw{"StartedAtAnotherSizesPrice", [](Start &start) { start.companies["BTE"].initialPrice = Money{65}; },
                 "companies/BTE/initial_price", "60, 70, 80, 90, 100", waivable},
            Flaw{"FloatedLongAgo", [](Start &start) { start.players["p1"].shares["BTE"] = 20; }, "companies/BTE/state",
                 "with 60 % it operates", waivable},
            Flaw{"HadATurnWithoutStation",
                 [](Start &start) {
                     start.companies["MW"].stations = 0;
                     start.companies["MW"].tokens = 3;
                 },
                 "companies/MW/stations", "its home station", waivable},
            Flaw{"StationBeforeItsFirstTurn", [](Start &start) { start.companies["BCB"].hadTurn = false; },
                 "companies/BCB/stations", "still to come", waivable},
            Flaw{"ActedBeforeItsFirstTurn",
                 [](Start &start) {
                     start.companies["MW"].hadTurn = false;
                     start.companies["MW"].stations = 0;
                     start.companies["MW"].tokens = 3;
                 },
                 "companies/MW/had_turn", "it acted in this round", waivable},
            Flaw{"HomeTileOfASmallCompany", [](Start &start) { start.companies["MW"].homeTileLaid = true; },
                 "companies/MW/home_tile", "a company of its size has none", waivable},
            Flaw{"MarkersNotSaid", [](Start &start) { start.companies["MW"].tokens.reset(); }, "companies/MW/markers",
                 "missing"},
            Flaw{"PrivatesNotSaid", [](Start &start) { start.companies["MW"].privates.reset(); },
                 "companies/MW/privates", "missing"},
            Flaw{"DirectorNotSaid", [](Start &start) { start.companies["MW"].director.clear(); },
                 "companies/MW/director", "missing"},
            Flaw{"MoneyOfAStartedCompany", [](Start &start) { start.companies["BTE"].cash = {10}; },
                 "companies/BTE/cash", "a started company has no money"},
            Flaw{"TrainOfAStartedCompany", [](Start &start) { start.companies["BTE"].trains = {"b.2"}; },
                 "companies/BTE/trains", "a started company has no trains"},
            Flaw{"CapitalKeptBack", [](Start &start) { start.companies["BTE"].unpaid = 20; }, "companies/BTE/unpaid",
                 "all its shares bring capital"},
            Flaw{"SharesInAPoolThatIsNot", [](Start &start) { start.companies["BTE"].pool = 20; }, "companies/BTE/pool",
                 "go back to the bank"},
            Flaw{"RoleInAGameWithoutRoles", [](Start &start) { start.companies["MW"].role = "bond"; },
                 "companies/MW/role", "ordinary ones"},
            Flaw{"CellBesideTheChart", [](Start &start) { start.companies["MW"].cell = "R4C5"; }, "companies/MW/cell",
                 "no cell \"R4C5\""},
            Flaw{"CellOfAnotherPrice", [](Start &start) { start.companies["MW"].cell = "60"; }, "companies/MW/price",
                 "in 60 the price is 60"},
            Flaw{"MarkerLost", [](Start &start) { start.companies["MW"].tokens = 1; }, "companies/MW/markers",
                 "it came with 3", waivable},
            Flaw{"MarkerWithoutTakeover", [](Start &start) { start.companies["MW"].tokens = 3; },
                 "companies/MW/markers", "it came with 3", waivable},
            Flaw{"MarkersOfATakeoverLost", [](Start &start) { start.companies["KFN"].tokens = 1; }, "closed_companies",
                 "2 too few", waivable},
            Flaw{"MoreMarkersThanTakenOver", [](Start &start) { start.companies["KFN"].tokens = 4; },
                 "closed_companies", "1 more than that", waivable},
            Flaw{"StationsOnMoreHexes", [](Start &start) { start.companies["MW"].stationHexes = {"F23", "G20"}; },
                 "companies/MW/station_hexes", "more hexes than it has stations on the map, 1"},
            Flaw{"MoreStationsTakenOverThanThereAre",
                 [](Start &start) { start.companies["MW"].parts.set(shared_stations::CompanyKeys{2}); },
                 "companies/MW/taken_stations", "it has 1 stations on the map"},
            Flaw{"StationNowhere", [](Start &start) { start.companies["MW"].stationHexes = {"Z99"}; },
                 "companies/MW/station_hexes", "no hex \"Z99\""},
            Flaw{"TwoStationsOnAHex", [](Start &start) { start.companies["BCB"].stationHexes = {"E16", "E16"}; },
                 "companies/BCB/station_hexes", "E16 stands here twice", waivable},
            Flaw{"ClosedThatIsNot", [](Start &start) { start.closedCompanies = {"XX"}; }, "closed_companies",
                 "no company \"XX\""},
            Flaw{"ClosedAndInPlay", [](Start &start) { start.closedCompanies = {"MW"}; }, "closed_companies",
                 "MW has a row"},
            Flaw{
                "ClosedLargeOne",
                [](Start &start) {
                    start.closedCompanies.emplace_back("SX");
                    start.companies["KFN"].tokens = 5;
                },
                "closed_companies", "nobody can take it over", waivable},
            Flaw{"PileWithoutOrder", [](Start &start) { start.stacks.clear(); }, "stacks/65",
                 "the top one first: BCB, MW"},
            Flaw{"PileWithAStranger", [](Start &start) { start.stacks["65"].emplace_back("KFN"); }, "stacks/65",
                 "BCB, MW"},
            Flaw{"PileOnAnEmptyPrice", [](Start &start) { start.stacks["60"] = {"KFN"}; }, "stacks/60", "none"},
            Flaw{"PileBesideTheChart", [](Start &start) { start.stacks["66"] = {"KFN"}; }, "stacks/66",
                 "no such price"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    Trains, FlawedTable,
    ::testing::Values(
        Flaw{"TrainThatIsNot", [](Start &start) { start.companies["MW"].trains = {"2"}; }, "companies/MW/trains",
             "no train \"2\"; there are: a.2"},
        Flaw{"TrainTooLarge", [](Start &start) { start.companies["MW"].trains = {"b.2+2"}; }, "companies/MW/trains",
             "may not own a b.2+2", waivable},
        Flaw{"TrainsOverTheLimit",
             [](Start &start) {
                 start.companies["MW"].trains = {"a.2", "a.2", "a.2", "b.2"};
             },
             "companies/MW/trains", "it may own 3 in phase d", waivable},
        Flaw{"PooledTrainThatIsNot", [](Start &start) { start.pool = {"k.9"}; }, "pool", "no train \"k.9\""},
        Flaw{"CardThatIsNot", [](Start &start) { start.deck["k"] = 1; }, "deck/k", "no such card"},
        Flaw{"CardThatNeverRunsOut", [](Start &start) { start.deck["j"] = 5; }, "deck/j", "never run out"},
        Flaw{"MoreCardsThanPrinted", [](Start &start) { start.deck["d"] = 4; }, "deck/d",
             "4 are left in the deck and 1 in play"},
        Flaw{"GapInTheDeck", [](Start &start) { start.deck["f"] = 3; }, "deck/f", "card d lies on top, all 4",
             waivable},
        Flaw{"PhaseBeforeItsCards", [](Start &start) { start.phase = "c"; }, "phase", "it is phase d", waivable},
        Flaw{"PhaseAfterItsCards", [](Start &start) { start.phase = "e"; }, "phase", "it is phase d", waivable},
        Flaw{"PoolNotSaid", [](Start &start) { start.pool.reset(); }, "pool", "missing"},
        Flaw{"ScrappedNotSaid", [](Start &start) { start.scrapped.reset(); }, "scrapped", "missing"},
        Flaw{
            "ExportForgotten",
            [](Start &start) {
                start.deck = {{"a", 2}, {"b", 4}, {"c", 4}, {"d", 4}, {"e", 4}, {"f", 4}, {"g", 4}, {"h", 2}, {"i", 2}};
                start.companies = {{"MW", start.companies["MW"]}};
                start.companies["MW"].trains = {"a.2", "a.2"};
                start.players = {{"p1", {}}, {"p2", {}}, {"p3", {}}};
                start.players["p3"].shares = {{"MW", 50}};
                start.phase = "a";
                start.turn = "MW";
                start.acted->clear();
                start.stacks.clear();
                start.pool->clear();
                start.closedCompanies.clear();
                start.usedPrivates.clear();
            },
            "deck", "export has taken 2 cards until OR3.1, but only 1", waivable},
        Flaw{"ScrappedThatIsNot", [](Start &start) { start.scrapped = {"2"}; }, "scrapped", "no train \"2\""},
        Flaw{"ScrappedWithoutReason",
             [](Start &start) {
                 start.scrapped = {"c.2+2", "b.2+2"};
             },
             "scrapped", "no card has been sold that scraps it", waivable},
        Flaw{"ScrappedAndInPlay", [](Start &start) { start.scrapped = {"c.3"}; }, "scrapped", "c.3 is still in play",
             waivable},
        Flaw{"SoldTrainThatScrapsOthers",
             [](Start &start) {
                 start.deck["d"] = 0;
                 start.deck["e"] = 3;
                 start.companies["MW"].trains = {"e.4"};
                 start.companies["BCB"].trains = {"c.3"};
                 start.phase = "e";
                 start.scrapped = {"a.2"};
             },
             "scrapped", "b.2 is missing: it left the game when e.4 was sold", waivable},
        Flaw{"HalfOfWhatASaleScraps",
             [](Start &start) {
                 start.deck["d"] = 0;
                 start.deck["e"] = 3;
                 start.companies["MW"].trains = {"c.3"};
                 start.phase = "e";
                 start.scrapped = {"a.2"};
             },
             "scrapped", "b.2 is missing: whatever scrapped a.2", waivable}),
    nameOf);

TEST(FaultyTable, ShowsAllItsFaultsAtOnce)
{
    JoinedPosition table = readJoined();
    table.order.clear();
    table.companies["MW"].price = {91};
    table.deck["d"] = 5;

    const Faults faults = joiningFaults(table);

    for (const std::string place : {"start/order", "start/companies/MW/price", "start/deck/d"})
        EXPECT_THAT(faults, Contains(Field("place", &Fault::place, place)));
}

TEST(FaultyTable, IsNotBlamedForWhatFollowsFromAFault)
{
    JoinedPosition table = readJoined();
    table.players["p1"].shares["BCB"] = 55;
    table.phase = "k";

    EXPECT_THAT(joiningFaults(table), ::testing::SizeIs(2));
}

TEST(FaultyTable, HasMoreMoneyThanALimitedBank)
{
    GameDefinition game = test::printed18Cz();
    game.bank = Money{525}; // players 70 + 120 + 35, companies 60 + 240 + 0
    EXPECT_THAT(joiningFaults(readJoined(), game), IsEmpty());

    game.bank = Money{524};
    EXPECT_THAT(joiningFaults(readJoined(), game),
                Contains(Field("message", &Fault::message, says(HasSubstr("525 together; there is only 524")))));
}

TEST(FaultyTable, IsRefusedForAnUnsupportedNumberOfPlayersAsAnyOther)
{
    const auto rules = makeJoinedRules(test::printed18Cz(), {{"p1", "Anna"}}, readJoined());

    ASSERT_FALSE(rules);
    EXPECT_THAT(rules.error(), ::testing::ElementsAre(Field("place", &Fault::place, "players")));
}

TEST(JoinedTable, HoldsTogether)
{
    EXPECT_THAT(joiningFaults(readJoined()), IsEmpty());
}

TEST(JoinedTable, MayHaveAPlayerOverHisCertificateLimit)
{
    JoinedPosition table = readJoined();
    table.players["p3"].privates = {"S2", "S5", "S6", "M1", "M3", "M4", "M5", "M6", "L2", "L3", "L4", "L5", "L6"};

    EXPECT_THAT(joiningFaults(table), IsEmpty()); // 15 certificates, the limit is 14
}

TEST(JoinedTable, MayHaveACompanyThatOperatesWithFewSharesOut)
{
    JoinedPosition table = readJoined();
    table.players["p1"].shares.erase("KFN");

    EXPECT_THAT(joiningFaults(table), IsEmpty()); // 40 %, floated once with more (CZ-5.10)
}

} // namespace
} // namespace flimnap
