#include <gmock/gmock.h>

#include "features/company_loans/standing.h"
#include "features/destinations/standing.h"
#include "features/national/standing.h"
#include "support/flawed_tables.h"
#include "support/joined_game.h"

namespace flimnap {
namespace {

using test::faultOf;
using test::Flaw;
using test::Start;
using test::waivable;
using ::testing::IsEmpty;

class FlawedTable1836 : public ::testing::TestWithParam<Flaw>
{
};

Faults faults(const Start &table)
{
    return test::joiningFaults1836(table);
}

destinations::CompanyKeys &keysOf(Start &start, const char *company)
{
    return start.companies[company].parts.change<destinations::CompanyKeys>();
}

void reach(Start &start, const char *company)
{
    start.parts.change<destinations::TableKeys>().reached.emplace_back(company);
}

TEST_P(FlawedTable1836, IsRefused)
{
    test::expectRefused(GetParam(), test::readJoined(test::joinedTable1836), faults);
}

TEST_P(FlawedTable1836, IsAcceptedIfTheTableSaysSoAndItIsPossible)
{
    test::expectAcceptedIfPossible(GetParam(), test::readJoined(test::joinedTable1836), faults);
}

class FlawedNational : public ::testing::TestWithParam<Flaw>
{
};

TEST_P(FlawedNational, IsRefused)
{
    test::expectRefused(GetParam(), test::readJoined(test::joinedTableNational), faults);
}

TEST_P(FlawedNational, IsAcceptedIfTheTableSaysSoAndItIsPossible)
{
    test::expectAcceptedIfPossible(GetParam(), test::readJoined(test::joinedTableNational), faults);
}

TEST(FaultsOf1836, AreNoneAtASoundTable)
{
    EXPECT_THAT(faults(test::readJoined(test::joinedTable1836)), IsEmpty());
    EXPECT_THAT(faults(test::readJoined(test::joinedTableNational)), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    OfLoans, FlawedTable1836,
    ::testing::Values(Flaw{"MoreThanSharesSold",
                           [](Start &s) { s.companies["GCL"].parts.change<company_loans::CompanyKeys>().loans = 8; },
                           "companies/GCL/loans",
                           "it has 8 loans; it can take one for a share, and only 7 have been sold", waivable},
                      Flaw{"BeforeTheFirstTurn", [](Start &s) { s.companies["GCL"].hadTurn = false; },
                           "companies/GCL/loans", "no turn yet", waivable},
                      Flaw{"OfAPlayer", [](Start &s) { s.players["p1"].debt = {100}; }, "players/p1/debt",
                           "only companies have loans", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfCapital, FlawedTable1836,
    ::testing::Values(
        Flaw{"NotSaid", [](Start &s) { keysOf(s, "B").capital.clear(); }, "companies/B/capital", "missing"},
        Flaw{"EscrowOfAnotherSum", [](Start &s) { keysOf(s, "B").kept = {90}; }, "companies/B/escrow",
             "70 % of it are sold at 90, of which 20 % beyond the first half: expected 180", waivable},
        Flaw{"EscrowWithoutReason", [](Start &s) { keysOf(s, "GCL").kept = {150}; }, "companies/GCL/escrow",
             "still to reach its destination"},
        Flaw{"EscrowAtTheDestination", [](Start &s) { reach(s, "B"); }, "companies/B/capital",
             "it has reached its destination"},
        Flaw{"PerShareTooEarly", [](Start &s) { s.parts.set(destinations::TableKeys{{"NFL"}}); },
             "companies/GCL/capital", "no company is started so yet, and it has not reached its destination", waivable},
        Flaw{"AtFloatTooEarly",
             [](Start &s) {
                 keysOf(s, "NBDS").capital = destinations::atFloat;
                 s.companies["NBDS"].cash = {};
             },
             "companies/NBDS/capital", "bit by bit", waivable},
        Flaw{"TreasuryBeforeTheFirstTurn", [](Start &s) { s.companies["NBDS"].cash = {200}; }, "companies/NBDS/cash",
             "30 % at 65, expected 195", waivable},
        Flaw{"NoInitialPrice", [](Start &s) { s.companies["B"].initialPrice.reset(); }, "companies/B/initial_price",
             "its shares in the bank cost that"},
        Flaw{"InitialPriceThatIsNot", [](Start &s) { s.companies["B"].initialPrice = Money{110}; },
             "companies/B/initial_price", "65, 70, 75, 80, 90, 100", waivable},
        Flaw{"DestinationOfNobody", [](Start &s) { reach(s, "MESS"); }, "destinations", "MESS has no destination"},
        Flaw{"DestinationOfACompanyThatIsGone", [](Start &s) { reach(s, "HSM"); }, "destinations",
             "HSM has left the game"},
        Flaw{"DestinationTwice", [](Start &s) { reach(s, "GCL"); }, "destinations", "GCL stands here twice"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfSharesAndPrivates, FlawedTable1836,
    ::testing::Values(Flaw{"MoreThanAll", [](Start &s) { s.players["p3"].shares["B"] = 40; }, "companies/B",
                           "the players hold 100 % of it together; there is 90 % that they can hold"},
                      Flaw{"HalfACertificate", [](Start &s) { s.players["p3"].shares["NBDS"] = 35; },
                           "players/p3/shares/NBDS", "its shares are of 10 %, so 35 % cannot be"},
                      Flaw{"DirectorWithOneShare", [](Start &s) { s.companies["B"].director = "p3"; },
                           "companies/B/director", "p3 holds 0 % of it; the director's certificate alone is 20 %"},
                      Flaw{"PoolTooLarge",
                           [](Start &s) {
                               s.companies["GCL"].pool = 60;
                               s.players["p3"].shares.erase("GCL");
                               s.players["p2"].shares["GCL"] = 40;
                           },
                           "companies/GCL/pool", "more than 50 % of a company never come there", waivable},
                      Flaw{"MarkerInTheClosingArea", [](Start &s) { s.companies["B"].cell = "R10C1"; },
                           "companies/B/cell", "leaves the game"},
                      Flaw{"OneLotOfTwo", [](Start &s) { s.players["p1"].privates.emplace_back("CdH"); },
                           "players/p2/privates", "CdH belongs to p1 already"},
                      Flaw{"RightOfNobody", [](Start &s) { s.usedPrivates.emplace_back("CdH"); }, "used_privates",
                           "CdH belongs to none", waivable},
                      Flaw{"RightThatIsNot",
                           [](Start &s) {
                               s.players["p1"].privates.clear();
                               s.companies["B"].privates->emplace_back("ACC");
                               s.usedPrivates.emplace_back("ACC");
                           },
                           "used_privates", "ACC has no right", waivable},
                      Flaw{"StationsTooMany", [](Start &s) { s.companies["B"].stations = 5; }, "companies/B/markers",
                           "it came with 4", waivable},
                      Flaw{"NoHomeStation", [](Start &s) { s.companies["GCL"].stations = 0; }, "companies/GCL/stations",
                           "since it was started", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfTheTurn, FlawedTable1836,
    ::testing::Values(Flaw{"FirstTurnTooEarly",
                           [](Start &s) {
                               s.turn = "NBDS";
                               s.acted = {"B", "GCL"};
                           },
                           "turn", "NBDS is passed over: 30 % of it are sold, and 40 % are needed", waivable},
                      Flaw{"BoughtInAnOperatingRound", [](Start &s) { s.boughtThisRound["p1"]["B"] = 10; },
                           "bought_this_round", "a stock round that goes on"},
                      Flaw{"BoughtAndNotThere",
                           [](Start &s) {
                               s.round = "SR4";
                               s.turn = "p2";
                               s.acted.reset();
                               s.boughtThisRound["p1"]["GCL"] = 10;
                           },
                           "bought_this_round/p1", "of GCL p1 holds 0 %", waivable},
                      Flaw{"BoughtByHalves",
                           [](Start &s) {
                               s.round = "SR4";
                               s.turn = "p2";
                               s.acted.reset();
                               s.boughtThisRound["p1"]["B"] = 5;
                           },
                           "bought_this_round/p1", "shares of B are of 10 %, so 5 % cannot be"},
                      Flaw{"LoanTakenInAStockRound",
                           [](Start &s) {
                               s.round = "SR4";
                               s.turn = "p2";
                               s.acted.reset();
                               s.parts.change<company_loans::TableKeys>().tookLoan = {"B"};
                           },
                           "took_loan", "an operating round that goes on already"},
                      Flaw{"LoanTakenByNobody",
                           [](Start &s) { s.parts.change<company_loans::TableKeys>().tookLoan = {"NFL"}; }, "took_loan",
                           "NFL"},
                      Flaw{"LimitOfCertificates",
                           [](Start &s) { s.parts.change<national::TableKeys>().certificateLimit = 12; },
                           "certificate_limit", "until MESS is formed", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfPhases, FlawedTable1836,
    ::testing::Values(Flaw{"NationalGivenUpTooEarly", [](Start &s) { s.closedCompanies.emplace_back("MESS"); },
                           "closed_companies", "MESS is only given up when phase 6 begins", waivable},
                      Flaw{"NationalTooEarly",
                           [](Start &s) {
                               JoinedPosition::Company &row = s.companies["MESS"];
                               row.isOperating = true;
                               row.cell = "R1C5";
                               row.initialPrice = Money{100};
                               row.director = "p1";
                               row.stations = 1;
                               row.hadTurn = true;
                               s.players["p1"].shares["MESS"] = 20;
                           },
                           "companies/MESS/state", "it is formed by phase 6", waivable},
                      Flaw{"WrongPhase", [](Start &s) { s.phase = "3"; }, "phase", "it is phase 4", waivable},
                      Flaw{"CardsOutOfOrder", [](Start &s) { s.deck["8"] = 4; }, "deck/8",
                           "as long as a card 4 lies on top, all 5 of these are left", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfMess, FlawedNational,
    ::testing::Values(
        Flaw{"Started", [](Start &s) { s.companies["MESS"].isOperating = false; }, "companies/MESS/state",
             "it operates as soon as it is formed"},
        Flaw{"NeitherFormedNorGivenUp",
             [](Start &s) {
                 s.companies.erase("MESS");
                 for (auto &[code, player] : s.players)
                     player.shares.erase("MESS");
                 s.boughtThisRound.clear();
             },
             "companies/MESS", "since phase 6 it is either formed"},
        Flaw{"OfNobody", [](Start &s) { s.closedCompanies.clear(); }, "companies/MESS", "none has left the game",
             waivable},
        Flaw{"OfTwoCompanies",
             [](Start &s) {
                 s.closedCompanies = {"GCL", "NBDS"};
             },
             "companies/MESS/shares", "2 of them did not have so many", waivable},
        Flaw{"SharesThatAreNot",
             [](Start &s) { s.companies["MESS"].parts.change<national::CompanyKeys>().shares = 15; },
             "companies/MESS/shares", "expected 10 or 20"},
        Flaw{"SharesTooMany", [](Start &s) { s.players["p2"].shares.erase("MESS"); }, "companies/MESS/shares",
             "with players and in the pool there are 10", waivable},
        Flaw{"SharesOfAnother", [](Start &s) { s.companies["B"].parts.change<national::CompanyKeys>().shares = 20; },
             "companies/B/shares", "never divided; it has 10"},
        Flaw{"FrozenWithATrainThatLasts",
             [](Start &s) {
                 s.companies["MESS"].trains = {"4", "6"};
                 s.companies["B"].trains = {"5"};
             },
             "companies/MESS/frozen", "it owns a 6, which lasts"},
        Flaw{"FrozenAtAnotherPrice", [](Start &s) { s.companies["MESS"].cell = "R1C9"; }, "companies/MESS/frozen",
             "the one it was formed at, 125", waivable},
        Flaw{"FrozenAnother", [](Start &s) { s.companies["B"].parts.change<national::CompanyKeys>().isFrozen = true; },
             "companies/B/frozen", "only the national company's"},
        Flaw{"FirstAnother", [](Start &s) { s.companies["B"].parts.change<national::CompanyKeys>().actsFirst = true; },
             "companies/B/acts_first", "only the national company"},
        Flaw{"FormedAtNoSuchPrice",
             [](Start &s) {
                 s.companies["MESS"].parts.change<national::CompanyKeys>().isFrozen = false;
                 s.companies["MESS"].initialPrice = Money{120};
             },
             "companies/MESS/initial_price", "100, 110, 125, 150", waivable},
        Flaw{"WithALoan", [](Start &s) { s.companies["MESS"].parts.change<company_loans::CompanyKeys>().loans = 1; },
             "companies/MESS/loans", "the national company has no loans"},
        Flaw{"WithoutDirector", [](Start &s) { s.companies["MESS"].director = ""; }, "companies/MESS/director",
             "somebody directs it"},
        Flaw{"DirectorWithNothing",
             [](Start &s) {
                 s.players["p1"].shares.erase("MESS");
                 s.boughtThisRound.erase("p1");
             },
             "companies/MESS/director", "p1 holds 0 % of it"},
        Flaw{"WithCapital", [](Start &s) { keysOf(s, "MESS").capital = destinations::escrow; },
             "companies/MESS/capital", "not said of this company"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfTheOthers, FlawedNational,
    ::testing::Values(Flaw{"LoansTooLate",
                           [](Start &s) { s.companies["HSM"].parts.change<company_loans::CompanyKeys>().loans = 2; },
                           "companies/HSM/loans", "since phase 6 there are no loans", waivable},
                      Flaw{"PrivateTooLate", [](Start &s) { s.players["p1"].privates = {"ACC"}; },
                           "players/p1/privates", "all private railways have left the game", waivable},
                      Flaw{"FloatedAlready",
                           [](Start &s) {
                               s.players["p3"].shares["Nord"] = 20;
                               s.players["p2"].shares["Nord"] = 40;
                           },
                           "companies/Nord/state", "60 % of it are sold; with 60 % it gets its capital and operates",
                           waivable},
                      Flaw{"NotFloatedYet",
                           [](Start &s) {
                               s.companies["Nord"].isOperating = true;
                               s.companies["Nord"].privates = JoinedPosition::Names();
                               s.companies["Nord"].stations = 1;
                           },
                           "companies/Nord/state", "and not before", waivable},
                      Flaw{"CapitalBeforeItFloats", [](Start &s) { s.companies["Nord"].cash = {800}; },
                           "companies/Nord/cash", "it gets its capital when it operates"},
                      Flaw{"OverTheLimit",
                           [](Start &s) {
                               s.companies["HSM"].trains = {"4", "4", "5"};
                               s.pool->clear();
                           },
                           "companies/HSM/trains", "it may own 2 in phase 6", waivable},
                      Flaw{"RustedTrain",
                           [](Start &s) {
                               s.companies["HSM"].trains = {"3", "5"};
                           },
                           "scrapped", "3 is still in play", waivable}),
    test::nameOfFlaw);

TEST(FaultsOf1836, CountTheStationThatARightBringsWhereItBringsOne)
{
    Start table = test::readJoined(test::joinedTable1836);
    table.players["p2"].privates.clear();
    table.companies["B"].privates = {"E-SF", "CdH"};
    table.companies["B"].tokens = 3; // JR-D27: with two on the map one more than it came with
    const Flaw tooMany{"", {}, "companies/B/markers", "it came with 4"};

    EXPECT_THAT(faults(table), faultOf(tooMany));
    EXPECT_THAT(test::joiningFaults1836(table, R"({"JR-D27":"E"})"), IsEmpty());
}

TEST(FaultsOf1836, SayThatTheLimitOfCertificatesDoesNotChangeWhereItDoesNot)
{
    const Start table = test::readJoined(test::joinedTableNational);
    const Flaw changed{"", {}, "certificate_limit", "does not change at this table"};

    EXPECT_THAT(test::joiningFaults1836(table, R"({"JR-D15":"E"})"), faultOf(changed));
    EXPECT_THAT(test::joiningFaults1836(table, R"({"JR-D15":"E","certLimitAfterMESS":12})"), IsEmpty());
}

TEST(FaultsOf1836, LeaveOpenWhetherATrainInThePoolWasSoldOrBorrowed)
{
    const std::string options = R"({"JR-D17":"E","lastTrain":"D"})";
    Start table = test::readJoined(test::joinedTableNational);
    table.companies["B"].trains = {"5"};
    table.deck = {{"6", 1}};
    table.pool->emplace_back("6");
    EXPECT_THAT(test::joiningFaults1836(table, options), IsEmpty());

    table.phase = "4";
    EXPECT_THAT(test::joiningFaults1836(table, options),
                faultOf(Flaw{"", {}, "phase", "it is one of the phases 5, 6, D"}));
}

TEST(FaultsOf1836, LetTheBorrowedTrainLieInThePool)
{
    Start table = test::readJoined(test::joinedTableNational);
    table.deck["8"] = 4;
    table.pool->emplace_back("8");
    const Flaw begun{"", {}, "phase", "it is phase 8"};

    EXPECT_THAT(faults(table), faultOf(begun));
    EXPECT_THAT(test::joiningFaults1836(table, R"({"JR-D17":"E"})"), IsEmpty());
}

} // namespace
} // namespace flimnap
