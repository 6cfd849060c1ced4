#include <gmock/gmock.h>

#include "features/stack_draft/standing.h"
#include "support/flawed_tables.h"
#include "support/joined_game.h"

namespace flimnap {
namespace {

using test::Flaw;
using test::Start;
using test::toStockRound;
using test::waivable;
using ::testing::IsEmpty;

class FlawedTable1824 : public ::testing::TestWithParam<Flaw>
{
};

TEST_P(FlawedTable1824, IsRefused)
{
    test::expectRefused(GetParam(), test::readJoined(test::joinedTable1824),
                        [](const Start &table) { return test::joiningFaults1824(table); });
}

TEST_P(FlawedTable1824, IsAcceptedIfTheTableSaysSoAndItIsPossible)
{
    test::expectAcceptedIfPossible(GetParam(), test::readJoined(test::joinedTable1824),
                                   [](const Start &table) { return test::joiningFaults1824(table); });
}

class FlawedCisleithania : public ::testing::TestWithParam<Flaw>
{
};

TEST_P(FlawedCisleithania, IsRefused)
{
    test::expectRefused(GetParam(), test::readJoined(test::joinedTableCisleithania),
                        [](const Start &table) { return test::joiningFaultsCisleithania(table); });
}

TEST_P(FlawedCisleithania, IsAcceptedIfTheTableSaysSoAndItIsPossible)
{
    test::expectAcceptedIfPossible(GetParam(), test::readJoined(test::joinedTableCisleithania),
                                   [](const Start &table) { return test::joiningFaultsCisleithania(table); });
}

/// A phase with its first card, but without what it changes.
void inPhase4(Start &start)
{
    start.phase = "4";
    start.deck["3"] = 0;
    start.deck["4"] = 3;
    for (auto &[code, row] : start.companies)
        std::erase(row.trains, "2");
}

INSTANTIATE_TEST_SUITE_P(
    Rounds, FlawedTable1824,
    ::testing::Values(
        Flaw{"RoundWithoutNumber", [](Start &start) { start.round = "OR3"; }, "round",
             "rounds are called SR3 or OR3.1"},
        Flaw{"RoundZero", [](Start &start) { start.round = "OR3.0"; }, "round", "rounds are called"},
        Flaw{"RoundOfNothing", [](Start &start) { start.round = "ROUND3"; }, "round", "there is no round \"ROUND3\""},
        Flaw{"RoundAfterItsSet", [](Start &start) { start.round = "OR3.3"; }, "round",
             "its set has 2 operating rounds"},
        Flaw{"RoundAfterTheSetSaid",
             [](Start &start) {
                 start.round = "OR3.2";
                 start.roundsInSet = 1;
             },
             "round", "its set has 1 operating rounds"},
        Flaw{"SetOfAStockRound",
             [](Start &start) {
                 toStockRound(start, "SR4", "p2");
                 start.lastActor = "p1";
                 start.roundsInSet = 2;
             },
             "rounds_in_set", "only an operating round"},
        Flaw{"OrderNotAsTheySit",
             [](Start &start) {
                 start.order = {"p2", "p1", "p3"};
             },
             "order", "as they sit", waivable},
        Flaw{"NobodyActedBeforeThisTurn",
             [](Start &start) {
                 toStockRound(start, "SR4", "p2");
                 start.turn = "p3";
             },
             "last_actor", "say who last bought, sold or exchanged", waivable},
        Flaw{"LastActorWhoIsAStranger",
             [](Start &start) {
                 toStockRound(start, "SR4", "p2");
                 start.lastActor = "p7";
             },
             "last_actor", "no player \"p7\""},
        Flaw{"LastActorOfAnOperatingRound", [](Start &start) { start.lastActor = "p1"; }, "last_actor", "stock round"},
        Flaw{"BackwardsInALaterRound",
             [](Start &start) {
                 toStockRound(start, "SR4", "p2");
                 start.isBackwards = true;
             },
             "backwards", "only the first lap of the first stock round"},
        Flaw{"PassedByNumberAndByName",
             [](Start &start) {
                 toStockRound(start, "SR4", "p2");
                 start.lastActor = "p1";
                 start.passes = 1;
                 start.passed = {"p1"};
             },
             "passed", "not both"},
        Flaw{"PassedTwice",
             [](Start &start) {
                 toStockRound(start, "SR4", "p2");
                 start.lastActor = "p1";
                 start.passed = {"p1", "p1"};
             },
             "passed", "p1 stands here twice"},
        Flaw{"AllHavePassed",
             [](Start &start) {
                 toStockRound(start, "SR4", "p2");
                 start.lastActor = "p1";
                 start.passed = {"p1", "p2", "p3"};
             },
             "passed", "the round is over"},
        Flaw{"PassedByAStranger",
             [](Start &start) {
                 toStockRound(start, "SR4", "p2");
                 start.lastActor = "p1";
                 start.passed = {"p7"};
             },
             "passed", "no player \"p7\""},
        Flaw{"PassedInAnOperatingRound", [](Start &start) { start.passed = {"p1"}; }, "passed", "stock round"},
        Flaw{"TurnOfACompanyThatIsGone", [](Start &start) { start.turn = "EOD"; }, "turn", "EOD is not in play"},
        Flaw{"BondTokenWithoutBond", [](Start &start) { start.parts.set(stack_draft::TableKeys{"CL"}); }, "bond_token",
             "no bond railway"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    Players, FlawedTable1824,
    ::testing::Values(Flaw{"PenaltyThatIsNot", [](Start &start) { start.players["p2"].penalty = {45}; },
                           "players/p2/penalty", "no penalty in this game", waivable},
                      Flaw{"MoreMoneyThanTheBank", [](Start &start) { start.players["p1"].cash = {20'000}; }, "players",
                           "there is only 12000 in the game"},
                      Flaw{"MinorWithTwoOwners", [](Start &start) { start.players["p3"].privates.emplace_back("EPP"); },
                           "players/p3/privates", "EPP belongs to p1 already"},
                      Flaw{"RailwayThatIsNot", [](Start &start) { start.players["p1"].privates.emplace_back("B7"); },
                           "players/p1/privates", "there are: B1, B2, B3, B4, B5, B6, EPP"},
                      Flaw{"RailwayOfALargerTable",
                           [](Start &start) { start.players["p1"].privates.emplace_back("B5"); }, "players/p1/privates",
                           "B5 is not in play at this table", waivable},
                      Flaw{"MountainThatHadToGo",
                           [](Start &start) {
                               inPhase4(start);
                               start.phase = "4";
                           },
                           "players/p1/privates", "in phase 4 B1 has been exchanged", waivable},
                      Flaw{"SharesOfARailwayWithOneOwner", [](Start &start) { start.players["p1"].shares["EPP"] = 10; },
                           "players/p1/shares/EPP", "EPP has no shares"},
                      Flaw{"SharesNotSoldBeforeExchanges",
                           [](Start &start) {
                               start.phase = "2";
                               start.deck["3"] = 7;
                               start.companies["CL"].trains = {"2"};
                           },
                           "players/p2/shares/SB", "SB is not in play"},
                      Flaw{"SharesThatLieAside",
                           [](Start &start) {
                               start.players["p1"].shares["SD"] = 50;
                               start.players["p3"].shares["SD"] = 40;
                           },
                           "companies/SD", "hold 90 % of it together; there is 70 % that they can hold"},
                      Flaw{"SharesOfACompanyWhoseCertificateNobodyHas",
                           [](Start &start) {
                               start.players["p2"].shares["SB"] = 50;
                               start.players["p3"].shares["SB"] = 40;
                           },
                           "companies/SB", "there is 80 % that they can hold"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    Railways, FlawedTable1824,
    ::testing::Values(
        Flaw{"MinorWithoutRow", [](Start &start) { start.companies.erase("SD2"); }, "companies/SD2",
             "p2 owns it, so its cash and its trains are asked for"},
        Flaw{"MinorWithoutOwner", [](Start &start) { start.companies["UG1"] = start.companies["SD2"]; },
             "companies/UG1", "nobody owns it"},
        Flaw{"MinorWithPrice", [](Start &start) { start.companies["SD2"].cell = "R1C3"; }, "companies/SD2/price",
             "has no price"},
        Flaw{"MinorDirectedByAnother", [](Start &start) { start.companies["SD2"].director = "p1"; },
             "companies/SD2/director", "expected him or nobody"},
        Flaw{"MinorWithARole", [](Start &start) { start.companies["SD2"].role = "construction"; }, "companies/SD2/role",
             "in this variant all do everything"},
        Flaw{"CoalRailwayInAPhaseThatTookIt",
             [](Start &start) {
                 inPhase4(start);
                 start.phase = "5";
             },
             "companies/EPP", "in phase 5 it is a share of BK already", waivable},
        Flaw{"PreStateRailwayAfterItsStateCame",
             [](Start &start) {
                 inPhase4(start);
                 toStockRound(start, "SR4", "p2");
             },
             "companies/SD1", "SD took it over at the end of the operating round in which phase 4 began", waivable},
        Flaw{"StateThatOperatesBesideItsRailways",
             [](Start &start) {
                 start.companies["SD"] = start.companies["CL"];
                 start.companies["SD"].cell = "R1C3";
                 start.players["p3"].shares["SD"] = 20;
             },
             "companies/SD", "does not operate as long as SD1"},
        Flaw{"RegionalThatIsNotOnTheChart", [](Start &start) { start.companies.erase("BK"); }, "companies/BK",
             "it was put on the chart when EPP was bought"},
        Flaw{"PriceThatNoCoalRailwayCosts", [](Start &start) { start.companies["BK"].initialPrice = Money{65}; },
             "companies/BK/initial_price", "nothing EPP is sold for starts it at this price", waivable},
        Flaw{"TrainThatACoalRailwayMayNotOwn", [](Start &start) { start.companies["EPP"].trains = {"2"}; },
             "companies/EPP/trains", "may not own a 2", waivable},
        Flaw{"TrainsOverTheLimit",
             [](Start &start) {
                 start.companies["KK1"].trains = {"2", "2", "2"};
             },
             "companies/KK1/trains", "what is over that leaves the game", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    Companies, FlawedTable1824,
    ::testing::Values(
        Flaw{"PriceInSeveralCells",
             [](Start &start) {
                 start.companies["CL"].cell.clear();
                 start.companies["CL"].price = {110};
             },
             "companies/CL/price", "which of the cells R1C2, R2C3, R3C4, R4C5"},
        Flaw{"PriceNotSaid", [](Start &start) { start.companies["CL"].cell.clear(); }, "companies/CL/price", "missing"},
        Flaw{"CellBesideTheChart", [](Start &start) { start.companies["CL"].cell = "R7C6"; }, "companies/CL/cell",
             "no cell \"R7C6\""},
        Flaw{"StateWithoutRow",
             [](Start &start) {
                 start.companies.erase("KK");
                 start.stacks["R1C3"] = {"SD", "UG"};
                 start.players["p3"].shares.erase("KK");
             },
             "companies/KK", "it is on the chart from the beginning"},
        Flaw{"StateThatMovedBeforeItWasFormed",
             [](Start &start) {
                 start.companies["KK"].cell = "R1C4";
                 start.stacks["R1C3"] = {"SD", "UG"};
             },
             "companies/KK/cell", "until it is formed it stands on R1C3", waivable},
        Flaw{"StateFormedTooEarly",
             [](Start &start) {
                 start.companies["UG"] = start.companies["CL"];
                 start.companies["UG"].cell = "R1C3";
                 start.companies["UG"].director = "p1";
                 start.companies["UG"].trains.clear();
                 start.players["p3"].privates = {"B3", "KK2"};
                 start.companies.erase("UG2");
             },
             "companies/UG/state", "it is formed by phase 5", waivable},
        Flaw{"StateNotFormedInTime",
             [](Start &start) {
                 inPhase4(start);
                 toStockRound(start, "SR4", "p2");
                 start.players["p1"].privates = {"EPP"};
                 start.players["p2"].privates = {"KK1"};
                 start.players["p3"].privates = {"UG2", "KK2"};
                 start.companies.erase("SD1");
                 start.companies.erase("SD2");
             },
             "companies/SD/state", "it was formed at the end of the operating round in which phase 4 began", waivable},
        Flaw{"DirectorBeforeFormation",
             [](Start &start) {
                 start.companies["UG"].certificate.clear();
                 start.companies["UG"].director = "p1";
             },
             "companies/UG/director", "no director before it is formed"},
        Flaw{"DirectorWhileTheCertificateIsSetAside", [](Start &start) { start.companies["BK"].director = "p1"; },
             "companies/BK/director", "set aside for the owner of EPP"},
        Flaw{"CertificateThatIsSetAside", [](Start &start) { start.companies["SD"].certificate = "p1"; },
             "companies/SD/certificate", "set aside for the owner of SD1"},
        Flaw{"CertificateWithoutShares", [](Start &start) { start.companies["UG"].certificate = "p2"; },
             "companies/UG/certificate", "p2 holds 0 % of it; the director's certificate alone is 20 %", waivable},
        Flaw{"CertificateOfAStranger", [](Start &start) { start.companies["UG"].certificate = "p7"; },
             "companies/UG/certificate", "no player \"p7\""},
        Flaw{"CertificateOneOfTwoHas",
             [](Start &start) {
                 start.companies["UG"].certificate.clear();
                 start.players["p3"].shares["UG"] = 20;
             },
             "companies/UG/certificate", "of p1, p3 one holds the director's certificate"},
        Flaw{"DirectorNotSaid", [](Start &start) { start.companies["CL"].director.clear(); }, "companies/CL/director",
             "only formed companies can be without it"},
        Flaw{"CapitalNotSaid", [](Start &start) { start.companies["MS"].unpaid.reset(); }, "companies/MS/unpaid",
             "EOD is gone: expected 20"},
        Flaw{"CapitalOfSomething", [](Start &start) { start.companies["MS"].unpaid = 30; }, "companies/MS/unpaid",
             "expected 20"},
        Flaw{"CapitalOfACompanyWhoseRailwayIsThere", [](Start &start) { start.companies["BK"].unpaid = 0; },
             "companies/BK/unpaid", "for EPP its owner will get 20 %"},
        Flaw{"AssetsOfARailwayThatIsThere", [](Start &start) { start.companies["BK"].cash = {10}; },
             "companies/BK/cash", "a started company has no money"},
        Flaw{"OpenedLongAgo", [](Start &start) { start.players["p1"].shares["MS"] = 20; }, "companies/MS/state",
             "with 50 % it operates", waivable},
        Flaw{"StationsLost", [](Start &start) { start.companies["CL"].tokens = 2; }, "companies/CL/markers",
             "it came with 3", waivable},
        Flaw{"ActedWithoutItsFirstTurn",
             [](Start &start) {
                 start.companies["CL"].hadTurn = false;
                 start.companies["CL"].stations = 0;
                 start.acted = {"EPP", "CL"};
             },
             "companies/CL/had_turn", "it acted in this round", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    Trains, FlawedTable1824,
    ::testing::Values(Flaw{"GoodsTrainsSoldBeforeTheirOpener", [](Start &start) { start.deck["3g"] = 3; }, "deck/3g",
                           "before a card 4 is sold, all 4 of these are left", waivable},
                      Flaw{"GapInTheDeck", [](Start &start) { start.deck["5"] = 2; }, "deck/5",
                           "as long as a card 3 lies on top", waivable},
                      Flaw{"RustedAndStillForSale",
                           [](Start &start) {
                               inPhase4(start);
                               start.players["p1"].privates = {"EPP", "SD1"};
                               start.players["p3"].privates = {"UG2", "KK2"};
                               start.deck["3g"] = 3;
                               start.companies["EPP"].trains.clear();
                               start.companies["MS"].trains.clear();
                           },
                           "deck/1g", "have left the game, also those that nobody bought", waivable},
                      Flaw{"RustedAndInPlay",
                           [](Start &start) {
                               inPhase4(start);
                               start.players["p1"].privates = {"EPP", "SD1"};
                               start.players["p3"].privates = {"UG2", "KK2"};
                               start.companies["SD1"].trains = {"2"};
                           },
                           "scrapped", "2 is still in play", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    Roles, FlawedCisleithania,
    ::testing::Values(Flaw{"RoleThatIsNot", [](Start &start) { start.companies["MS"].role = "construction"; },
                           "companies/MS/role", "expected \"bond\" or no role"},
                      Flaw{"NoBondRailway",
                           [](Start &start) {
                               start.companies["MS"] = start.companies["CL"];
                               start.companies["MS"].cell = "R6C3";
                           },
                           "companies", "one company is the bond railway"},
                      Flaw{"OnlyOneBuilds", [](Start &start) { start.companies["SD2"].role.clear(); }, "companies",
                           "one each only builds, or neither any more; here: EOD", waivable},
                      Flaw{"BuilderWithATreasury", [](Start &start) { start.companies["SD2"].cash = {10}; },
                           "companies/SD2", "neither treasury nor trains"},
                      Flaw{"BuilderThatHasClosed",
                           [](Start &start) {
                               start.phase = "4";
                               start.deck["3"] = 0;
                               start.deck["4"] = 3;
                           },
                           "companies/SD2", "closed when phase 4 began", waivable},
                      Flaw{"BondWithADirector", [](Start &start) { start.companies["MS"].director = "p1"; },
                           "companies/MS/director", "has no director"},
                      Flaw{"BondWithATreasury", [](Start &start) { start.companies["MS"].cash = {10}; }, "companies/MS",
                           "neither treasury nor trains"},
                      Flaw{"BondThatDoesNotPayYet", [](Start &start) { start.companies["MS"].isOperating = false; },
                           "companies/MS/state", "pays from the beginning"},
                      Flaw{"BondWithoutItsStation", [](Start &start) { start.companies["MS"].stations = 0; },
                           "companies/MS/markers", "one of them at home", waivable},
                      Flaw{"BondCertificateWithoutShares",
                           [](Start &start) { start.companies["MS"].certificate = "p2"; }, "companies/MS/certificate",
                           "p2 holds 10 % of it; the director's certificate alone is 20 %", waivable},
                      Flaw{"BondCertificateOfAStranger", [](Start &start) { start.companies["MS"].certificate = "p7"; },
                           "companies/MS/certificate", "no player \"p7\""},
                      Flaw{"MoreOfTheBondThanThereIs", [](Start &start) { start.players["p2"].shares["MS"] = 80; },
                           "companies/MS", "110 % of it together; there is 100 %"},
                      Flaw{"SharesInPlayersHandsAndInThePool", [](Start &start) { start.companies["CL"].pool = 50; },
                           "companies/CL", "there is 50 % that they can hold"},
                      Flaw{"HalfAShareInThePool", [](Start &start) { start.companies["CL"].pool = 15; },
                           "companies/CL/pool", "its shares are of 10 %"},
                      Flaw{"TurnOfTheBond",
                           [](Start &start) {
                               start.round = "OR2.1";
                               start.turn = "MS";
                               start.lastActor.clear();
                               start.soldThisRound.clear();
                           },
                           "turn", "nobody directs it"},
                      Flaw{"EarnerOfTheBondMarkerThatIsNot",
                           [](Start &start) { start.parts.set(stack_draft::TableKeys{"XX"}); }, "bond_token",
                           "no company \"XX\""}),
    test::nameOfFlaw);

TEST(Table1824, HoldsTogether)
{
    EXPECT_THAT(test::joiningFaults1824(test::readJoined(test::joinedTable1824)), IsEmpty());
    EXPECT_THAT(test::joiningFaultsCisleithania(test::readJoined(test::joinedTableCisleithania)), IsEmpty());
}

TEST(Table1824, MayHaveABrokenBankInDebt)
{
    JoinedPosition table = test::readJoined(test::joinedTable1824);
    table.players["p1"].cash = {20'000};
    table.isBankBroken = true;

    EXPECT_THAT(test::joiningFaults1824(table), IsEmpty());
}

TEST(Table1824, MayHaveACompanyWaitingForTheEndOfTheRoundToOpen)
{
    JoinedPosition table = test::readJoined(test::joinedTable1824);
    inPhase4(table);
    table.players["p1"].privates = {"EPP", "SD1"};
    table.players["p3"].privates = {"UG2", "KK2"};
    table.players["p1"].shares["MS"] = 20;

    EXPECT_THAT(test::joiningFaults1824(table), IsEmpty()); // B1 was given for a share of it (AH-6.45)
}

TEST(Table1824, AsksForNoFlawTwice)
{
    JoinedPosition table = test::readJoined(test::joinedTable1824);
    table.companies["CL"].cell = "R9C9";

    EXPECT_THAT(test::joiningFaults1824(table), ::testing::SizeIs(1));
}

} // namespace
} // namespace flimnap
