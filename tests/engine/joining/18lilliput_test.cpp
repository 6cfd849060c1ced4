#include <gmock/gmock.h>

#include "joining/handover.h"
#include "support/joined_cards.h"
#include "support/joined_play.h"

namespace flimnap {
namespace {

using test::cards;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// A game of 18Lilliput joined in the middle.
class Joined18Lilliput : public test::JoinedGame
{
public:
    explicit Joined18Lilliput(const JoinedPosition &table, const std::string &options = "{}",
                              const std::string &variant = "base")
        : test::JoinedGame(table, test::printedGame("18lilliput", variant, options), variant == "solo" ? 1 : 3)
    {
    }
};

JoinedPosition table18Lilliput()
{
    return test::readJoined(test::joinedTable18Lilliput);
}

JoinedPosition solo()
{
    return test::readJoined(test::joinedTableSolo);
}

/// The same round when its trains run, GVR after MR and SR.
JoinedPosition inOperation()
{
    JoinedPosition table = table18Lilliput();
    table.turn = "GVR";
    table.acted = {"MR", "SR"};
    cards(table).isSecondTurn = false;
    cards(table).taken = {"C2", "C4", "C9", "C10", "C3"};
    return table;
}

TEST(Joining18Lilliput, GoesOnWithTheSecondTurnOfThePlayer)
{
    Joined18Lilliput game(table18Lilliput());

    EXPECT_EQ(name(game.position.round), "ROUND3");
    EXPECT_EQ(game.turn(), "p3"); // LI-5.2: p3 p1 p2 p2 p1 p3
    EXPECT_EQ(game.play(R"({"move":"take_card","by":"p3","card":"C9","side":2})"), "card-taken");
    EXPECT_EQ(game.play(R"({"move":"copy_card","by":"p3","card":"C9","side":2})"), "accepted");
    EXPECT_EQ(game.cash("p3"), 75);
    EXPECT_EQ(game.play(R"({"move":"pass","by":"p3"})"), "accepted");
    EXPECT_EQ(game.turn(), "MR"); // at 65 the first to run
}

TEST(Joining18Lilliput, GoesOnWithTheFirstTurn)
{
    JoinedPosition table = table18Lilliput();
    table.turn = "p1";
    cards(table).isSecondTurn = false;
    cards(table).taken = {"C4"};
    Joined18Lilliput game(table);

    EXPECT_EQ(game.turn(), "p1");
    EXPECT_EQ(game.play(R"({"move":"take_card","by":"p1","card":"C10","side":2})"), "accepted");
    EXPECT_EQ(game.play(R"({"move":"pass","by":"p1"})"), "accepted");
    for (const std::string turn : {"p2", "p2"}) {
        EXPECT_EQ(game.turn(), turn);
        const std::string card = action_cards::stateOf(game.position).turnNumber == 2 ? "C8" : "C9";
        EXPECT_EQ(game.play(R"({"move":"take_card","by":"p2","card":")" + card + R"(","side":2})"), "accepted");
        EXPECT_EQ(game.play(R"({"move":"pass","by":"p2"})"), "accepted");
    }
    EXPECT_EQ(game.turn(), "p1");
}

TEST(Joining18Lilliput, BeginsARoundWithBalmuff)
{
    JoinedPosition table = table18Lilliput();
    table.turn.clear();
    cards(table).isSecondTurn = false;
    cards(table).taken.clear();
    Joined18Lilliput game(table);

    EXPECT_EQ(game.turn(), "p2"); // LI-2.38
    EXPECT_EQ(game.play(R"({"move":"fund","by":"p2","character":"balmuff","self":true})"), "accepted");
    EXPECT_EQ(game.cash("p2"), 17);
    EXPECT_EQ(game.turn(), "p3");
}

TEST(Joining18Lilliput, KnowsWhatACharacterHasLaid)
{
    JoinedPosition table = table18Lilliput();
    table.turn = "p1";
    Joined18Lilliput game(table); // LI-2.41: two at most

    const std::string tile = R"({"move":"lay_track","by":"SR","tile":"limnoc"})";
    EXPECT_EQ(game.play(tile), "accepted");
    EXPECT_EQ(game.play(tile), "tiles-laid");
}

TEST(Joining18Lilliput, LeavesOutTheCompanyNobodyTook)
{
    const Joined18Lilliput game(table18Lilliput());

    EXPECT_EQ(game.state("LNR").status, CompanyStatus::Closed);
    EXPECT_EQ(game.state("C6").status, CompanyStatus::Waiting);
    EXPECT_EQ(game.state("C5").stationsOnMap, 1);
    EXPECT_EQ(game.state("SR").tokensLeft, 1);
}

TEST(Joining18Lilliput, LetsFlimnapBeHandedInForTheRound)
{
    Joined18Lilliput game(table18Lilliput());

    EXPECT_EQ(game.play(R"({"move":"hand_in","by":"p3","what":"flimnap"})"), "accepted");
    EXPECT_EQ(game.cash("p3"), 70 + 10 * 3);
}

TEST(Joining18Lilliput, RunsTheTrainsOfACompanyAndSellsItOneOfTheDepot)
{
    Joined18Lilliput game(inOperation());

    EXPECT_EQ(game.turn(), "GVR");
    EXPECT_EQ(game.play(R"({"move":"run_trains","by":"GVR","routes":[{"train":"2","value":50}]})"), "accepted");
    EXPECT_EQ(game.play(R"({"move":"dividend","by":"GVR","pay":"none"})"), "accepted");
    EXPECT_EQ(game.play(R"({"move":"buy_train","by":"GVR","train":"2","from":"depot"})"), "accepted");
    EXPECT_EQ(game.cash("GVR"), 80 + 50 - 80);
    EXPECT_EQ(game.play(R"({"move":"done","by":"GVR"})"), "accepted");
    EXPECT_EQ(game.turn(), "C5");
}

TEST(Joining18Lilliput, PassesOnTheFirstPlayersCardAfterTheRound)
{
    Joined18Lilliput game(inOperation());
    game.play(R"({"move":"run_trains","by":"GVR","routes":[]})");
    game.play(R"({"move":"done","by":"GVR"})");
    game.play(R"({"move":"run_trains","by":"C5","routes":[]})");
    EXPECT_EQ(game.play(R"({"move":"done","by":"C5"})"), "accepted");

    EXPECT_EQ(name(game.position.round), "ROUND4");
    EXPECT_THAT(game.position.order, ElementsAre(PlayerId(0), PlayerId(1), PlayerId(2)));
    EXPECT_TRUE(game.holds(Party::pool(), "3")); // LI-6.17
}

TEST(Joining18Lilliput, PaysTwiceInTheLastRound)
{
    JoinedPosition table = inOperation();
    table.round = "ROUND9"; // of three players
    table.force = "the deck went slowly";
    Joined18Lilliput game(table);

    EXPECT_EQ(game.play(R"({"move":"run_trains","by":"GVR","routes":[{"train":"2","value":60}]})"), "accepted");
    EXPECT_EQ(game.cash("p3"), 70 + 2 * 30); // LI-6.15: half of it, doubled, and at once
}

TEST(Joining18Lilliput, CopiesOnlySidesThatWereUsedWhereItIsPlayedSo)
{
    JoinedPosition table = table18Lilliput();
    cards(table).usedSides = {{"C2", {1}}, {"C4", {1}}, {"C9", {2}}, {"C10", {1, 2}}};
    Joined18Lilliput game(table, R"({"copySameSideOnly":true})");

    EXPECT_EQ(game.play(R"({"move":"copy_card","by":"p3","card":"C9","side":1})"), "side-not-used");
    EXPECT_EQ(game.play(R"({"move":"copy_card","by":"p3","card":"C9","side":2})"), "accepted");
}

TEST(JoiningSolo, LetsGulliverBuildBuyAndRun)
{
    Joined18Lilliput game(solo(), "{}", "solo");

    EXPECT_EQ(game.turn(), "gulliver");
    EXPECT_EQ(game.play(R"({"move":"gulliver","track":"green"})"), "accepted"); // 49 buys no share at 65 or 70
    EXPECT_EQ(game.cash("gulliver"), 49);
    // LI-8.15: SR is at its limit of 3, so that the least train goes for the 4.
    EXPECT_FALSE(game.holds(game.company("SR"), "2*"));
    EXPECT_EQ(game.position.trains.count(game.company("SR")), 3);
    EXPECT_EQ(game.turn(), "SR");
}

TEST(JoiningSolo, LetsGulliverBuildAfterThePlayersTurns)
{
    JoinedPosition table = solo();
    table.turn = "p1";
    cards(table).isSecondTurn = true;
    cards(table).taken = {"C5"};
    Joined18Lilliput game(table, "{}", "solo");

    EXPECT_EQ(game.play(R"({"move":"take_card","by":"p1","card":"C9","side":2})"), "accepted");
    EXPECT_EQ(game.play(R"({"move":"pass","by":"p1"})"), "accepted");
    EXPECT_EQ(game.turn(), "gulliver");
}

TEST(Handover18Lilliput, GivesBackTheTableItWasJoinedAt)
{
    for (const JoinedPosition &table : {table18Lilliput(), inOperation(), solo()}) {
        const bool isSolo = table.players.contains("gulliver");
        const Joined18Lilliput game(table, "{}", isSolo ? "solo" : "base");
        const Result<JoinedPosition, Fault> written = handOver(*game.rules, game.position);
        ASSERT_TRUE(written) << text(written.error());
        JoinedPosition expected = table;
        expected.closedCompanies = written->closedCompanies; // follows, but is written
        std::sort(cards(expected).taken.begin(), cards(expected).taken.end(),
                  [&](const std::string &a, const std::string &b) {
                      return action_cards::findCard(game.rules->game(), a) <
                             action_cards::findCard(game.rules->game(), b);
                  });
        for (auto &[code, row] : expected.companies)
            row.stationHexes = written->companies.at(code).stationHexes;
        EXPECT_EQ(writeJoinedPosition(*written), writeJoinedPosition(expected));
    }
}

TEST(Handover18Lilliput, WaitsForTheEndOfATurnAndForADraw)
{
    Joined18Lilliput game(table18Lilliput());
    game.play(R"({"move":"take_card","by":"p3","card":"C8","side":2})");
    EXPECT_THAT(text(handOver(*game.rules, game.position).error().message), HasSubstr("p3 is in the middle"));

    JoinedPosition rich = solo();
    rich.players["gulliver"].cash = {100};
    Joined18Lilliput drawing(rich, "{}", "solo");
    EXPECT_EQ(drawing.play(R"({"move":"gulliver","track":"none"})"), "accepted");
    EXPECT_EQ(drawing.turn(), "draw"); // LI-8.12: a share of SR or of MR
    EXPECT_THAT(text(handOver(*drawing.rules, drawing.position).error().message), HasSubstr("first the draw"));
}

TEST(Handover18Lilliput, BeginsTheRoundAgainAsLongAsBalmuffIsDue)
{
    JoinedPosition table = table18Lilliput();
    table.turn.clear();
    cards(table).isSecondTurn = false;
    cards(table).taken.clear();
    const Joined18Lilliput game(table);

    EXPECT_EQ(handOver(*game.rules, game.position)->turn, "");
}

} // namespace
} // namespace flimnap
