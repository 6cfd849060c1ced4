#include <gmock/gmock.h>

#include "support/flawed_tables.h"
#include "support/joined_cards.h"
#include "support/joined_game.h"

namespace flimnap {
namespace {

using test::cards;
using test::characterTiles;
using test::faultOf;
using test::Flaw;
using test::Start;
using test::waivable;
using ::testing::IsEmpty;

class FlawedTable18Lilliput : public ::testing::TestWithParam<Flaw>
{
};

TEST_P(FlawedTable18Lilliput, IsRefused)
{
    test::expectRefused(GetParam(), test::readJoined(test::joinedTable18Lilliput),
                        [](const Start &table) { return test::joiningFaults18Lilliput(table); });
}

TEST_P(FlawedTable18Lilliput, IsAcceptedIfTheTableSaysSoAndItIsPossible)
{
    test::expectAcceptedIfPossible(GetParam(), test::readJoined(test::joinedTable18Lilliput),
                                   [](const Start &table) { return test::joiningFaults18Lilliput(table); });
}

TEST(FaultsOf18Lilliput, AreNoneAtASoundTable)
{
    EXPECT_THAT(test::joiningFaults18Lilliput(test::readJoined(test::joinedTable18Lilliput)), IsEmpty());
    EXPECT_THAT(test::joiningFaultsSolo(test::readJoined(test::joinedTableSolo)), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    OfCardsAndTurns, FlawedTable18Lilliput,
    ::testing::Values(
        Flaw{"Opening", [](Start &s) { s.round = "OPEN"; }, "round",
             "nothing is gained by joining before the first round"},
        Flaw{"RoundTen", [](Start &s) { s.round = "ROUND10"; }, "round", "from ROUND1 to ROUND9"},
        Flaw{"NobodysTurn", [](Start &s) { s.turn = "p4"; }, "turn", "a player has the turn"},
        Flaw{"UnknownCard", [](Start &s) { cards(s).taken[0] = "C11"; }, "taken", "no action card \"C11\""},
        Flaw{"CardOfALargerTable", [](Start &s) { cards(s).taken[0] = "C1"; }, "taken",
             "no action card \"C1\" at this table"},
        Flaw{"CardTwice", [](Start &s) { cards(s).taken[0] = "C4"; }, "taken", "C4 stands here twice"},
        Flaw{"CardsTooMany", [](Start &s) { cards(s).taken = {"C2", "C3", "C4", "C5", "C7", "C8"}; }, "taken",
             "5 turns of this round are over; with 6 cards taken", waivable},
        Flaw{"CardMissing", [](Start &s) { cards(s).taken.pop_back(); }, "taken", "there are cards missing", waivable},
        Flaw{"SideOfACardNotTaken", [](Start &s) { cards(s).usedSides["C8"] = {1}; }, "used_sides/C8",
             "not among those taken"},
        Flaw{"CardsBeforeTheRound",
             [](Start &s) {
                 s.turn = "";
                 cards(s).isSecondTurn = false;
             },
             "taken", "the round has not begun"},
        Flaw{"SecondTurnOfACompany", [](Start &s) { s.turn = "MR"; }, "second_turn", "a player's turn"},
        Flaw{"Passes", [](Start &s) { s.passes = 1; }, "passes", "a stock round"},
        Flaw{"Acted", [](Start &s) { s.acted = {"MR"}; }, "acted", "an operating round"},
        Flaw{"LastRound", [](Start &s) { s.isLastRound = true; }, "last_round", "nothing makes a round the last one"},
        Flaw{"Seats", [](Start &s) { std::swap(s.order[1], s.order[2]); }, "order", "as they sit", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfPlayers, FlawedTable18Lilliput,
    ::testing::Values(Flaw{"CopyCardsTooMany", [](Start &s) { s.players["p1"].privates.emplace_back("copy"); },
                           "players/p1/privates", "p1 began with 1 copy cards"},
                      Flaw{"UnknownCharacter", [](Start &s) { s.players["p1"].privates.emplace_back("gulliver"); },
                           "players/p1/privates", "no private railway \"gulliver\""},
                      Flaw{"CharacterOfTwo", [](Start &s) { s.players["p1"].privates.emplace_back("balmuff"); },
                           "players/p2/privates", "balmuff belongs to p1 already"},
                      Flaw{"TwoCharacters", [](Start &s) { s.players["p1"].privates.emplace_back("golbasto"); },
                           "players/p1/privates", "takes 1 characters at most", waivable},
                      Flaw{"Penalty", [](Start &s) { s.players["p1"].penalty = {10}; }, "players/p1/penalty",
                           "no penalty", waivable},
                      Flaw{"MoreThanThereIs", [](Start &s) { s.players["p3"].shares["SR"] = 30; }, "companies/SR",
                           "there is 80 % that they can hold"},
                      Flaw{"ThreeTiles", [](Start &s) { characterTiles(s)["limnoc"] = 3; }, "character_tiles/limnoc",
                           "2 tiles of its own at most", waivable},
                      Flaw{"TilesTooEarly", [](Start &s) { characterTiles(s)["flimnap"] = 1; },
                           "character_tiles/flimnap", "from phase 5 on", waivable},
                      Flaw{"TilesOfNobody", [](Start &s) { characterTiles(s)["SR"] = 1; }, "character_tiles/SR",
                           "no such character"}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfCompanies, FlawedTable18Lilliput,
    ::testing::Values(Flaw{"NoDirector", [](Start &s) { s.companies["C5"].director = ""; }, "companies/C5/director",
                           "missing"},
                      Flaw{"DirectorWithoutCertificate", [](Start &s) { s.companies["C5"].director = "p1"; },
                           "companies/C5/director", "p1 holds 0 % of it; the director's certificate alone is 50 %"},
                      Flaw{"TwoStartingCompanies",
                           [](Start &s) {
                               s.companies["LNR"] = s.companies["SR"];
                               s.companies["LNR"].trains.clear();
                               s.players["p1"].shares["LNR"] = 50;
                               s.stacks["60"] = {"SR", "LNR"};
                           },
                           "companies", "p1 took one company before the first round; here it is 2", waivable},
                      Flaw{"ThreeCompanies",
                           [](Start &s) {
                               s.companies["C6"] = s.companies["C5"];
                               s.companies["C6"].trains.clear();
                               s.players["p3"].shares["C6"] = 50;
                               s.stacks["50"].emplace_back("C6");
                           },
                           "companies", "p3 directs 3 companies; 2 is the most", waivable},
                      Flaw{"NoStation", [](Start &s) { s.companies["C5"].stations = 0; }, "companies/C5/stations",
                           "its home station is on the map", waivable},
                      Flaw{"FourStations", [](Start &s) { s.companies["C5"].stations = 4; }, "companies/C5/markers",
                           "it came with 3", waivable},
                      Flaw{"NotOnTheChart", [](Start &s) { s.companies["C5"].price = {52}; }, "companies/C5/price",
                           "52 is no price of the chart; next to it there are 50, 55"},
                      Flaw{"NoPile", [](Start &s) { s.stacks.clear(); }, "stacks/50", "the top one first: C5, GVR"},
                      Flaw{"FoundedAndGone", [](Start &s) { s.closedCompanies = {"C6"}; }, "closed_companies",
                           "C6 cannot have left the game", waivable}),
    test::nameOfFlaw);

INSTANTIATE_TEST_SUITE_P(
    OfTrains, FlawedTable18Lilliput,
    ::testing::Values(Flaw{"NoDepot", [](Start &s) { s.pool.reset(); }, "pool", "missing"},
                      Flaw{"TrainsTooMany", [](Start &s) { s.pool->emplace_back("2"); }, "deck/2", "there are only 5"},
                      Flaw{"OldTooEarly", [](Start &s) { s.companies["SR"].trains[0] = "2*"; }, "companies/SR/trains",
                           "2* is not obsolete yet", waivable},
                      Flaw{"OldInTheDepotTooEarly", [](Start &s) { s.pool = {"2*"}; }, "pool", "2* is not obsolete yet",
                           waivable},
                      Flaw{"YoungTooLate",
                           [](Start &s) {
                               s.phase = "4";
                               s.deck["3"] = 0;
                               s.deck["4"] = 3;
                               s.pool = {"4"};
                               for (auto &[code, row] : s.companies)
                                   for (std::string &train : row.trains)
                                       train = train == "2" && code != "MR" ? "2*" : train;
                           },
                           "companies/MR/trains", "2 is obsolete", waivable},
                      Flaw{"OverTheLimit",
                           [](Start &s) {
                               s.companies["SR"].trains = {"2", "2", "2", "3", "3"};
                               s.companies["MR"].trains.clear();
                               s.companies["C5"].trains.clear();
                           },
                           "companies/SR/trains", "it may own 4 in phase 3", waivable},
                      Flaw{"CardsThatNeverLeft", [](Start &s) { s.round = "ROUND8"; }, "deck",
                           "until now 7; only 4 have left it", waivable},
                      Flaw{"WrongPhase", [](Start &s) { s.phase = "2"; }, "phase", "it is phase 3", waivable}),
    test::nameOfFlaw);

TEST(FaultsOf18Lilliput, WantTheSidesThatWereUsedWhereOnlyTheyAreCopied)
{
    Start table = test::readJoined(test::joinedTable18Lilliput);
    const Flaw missing{"", {}, "used_sides", "say which side of C2 was used"};
    EXPECT_THAT(test::joiningFaults18Lilliput(table, R"({"copySameSideOnly":true})"), faultOf(missing));

    cards(table).usedSides = {{"C2", {1}}, {"C4", {2}}, {"C9", {2}}, {"C10", {1}}};
    EXPECT_THAT(test::joiningFaults18Lilliput(table, R"({"copySameSideOnly":true})"), IsEmpty());
}

class FlawedSoloTable : public ::testing::TestWithParam<Flaw>
{
};

TEST_P(FlawedSoloTable, IsRefused)
{
    test::expectRefused(GetParam(), test::readJoined(test::joinedTableSolo),
                        [](const Start &table) { return test::joiningFaultsSolo(table); });
}

INSTANTIATE_TEST_SUITE_P(
    OfGulliver, FlawedSoloTable,
    ::testing::Values(Flaw{"WithoutHim", [](Start &s) { s.players.erase("gulliver"); }, "players/gulliver", "missing"},
                      Flaw{"InTheOrder", [](Start &s) { s.order.emplace_back("gulliver"); }, "order",
                           "gulliver has no place in the order"},
                      Flaw{"WithACharacter", [](Start &s) { s.players["gulliver"].privates = {"flimnap"}; },
                           "players/gulliver/privates", "takes 0 characters"},
                      Flaw{"WithACopyCard", [](Start &s) { s.players["gulliver"].privates = {"copy"}; },
                           "players/gulliver/privates", "began with 0 copy cards"},
                      Flaw{"WithoutACompany",
                           [](Start &s) {
                               s.companies.erase("SR");
                               s.players["gulliver"].shares.erase("SR");
                           },
                           "companies", "gulliver took one company"},
                      Flaw{"BeforeTheCards", [](Start &s) { cards(s).taken = {"C5"}; }, "taken",
                           "2 turns of this round are over"}),
    test::nameOfFlaw);

} // namespace
} // namespace flimnap
