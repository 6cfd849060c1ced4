#include <gmock/gmock.h>

#include "core/bit.h"
#include "features/exchanges/standing.h"
#include "features/stack_draft/standing.h"
#include "joining/handover.h"
#include "support/joined_play.h"

namespace flimnap {
namespace {

using ::testing::ElementsAre;

/// A game of 1824 joined in the middle.
class Joined1824 : public test::JoinedGame
{
public:
    explicit Joined1824(const JoinedPosition &table, int players = 3, const std::string &variant = "base",
                        const std::string &options = "{}")
        : test::JoinedGame(table, test::printedGame("1824", variant, options), players)
    {
    }

    void done(const std::string &company)
    {
        if (ownsRunnableTrain(rules->game(), position, this->company(company))) {
            EXPECT_EQ(play(R"({"move":"run_trains","by":")" + company + R"(","revenue":0})"), "accepted");
        }
        EXPECT_EQ(play(R"({"move":"done","by":")" + company + R"("})"), "accepted") << company;
    }

    [[nodiscard]] bool isToBeFormed(const std::string &code) const
    {
        return flimnap::isToBeFormed(rules->game(), position, company(code));
    }
};

JoinedPosition table1824()
{
    return test::readJoined(test::joinedTable1824);
}

JoinedPosition cisleithania()
{
    return test::readJoined(test::joinedTableCisleithania);
}

JoinedPosition stockRound1824(const std::string &turn)
{
    JoinedPosition table = table1824();
    test::toStockRound(table, "SR3", turn);
    table.lastActor = "p1";
    return table;
}

TEST(Joining1824, SetsAsideWhatOwnersWillGet)
{
    const Joined1824 game(table1824());

    EXPECT_EQ(game.percent(Party::reserve(), "SD"), 30); // SD1 and SD2; SD3 was never sold
    EXPECT_EQ(game.percent(Party::bank(), "SD"), 70);
    EXPECT_EQ(game.percent(Party::reserve(), "BK"), 20);
    EXPECT_EQ(game.percent(Party::reserve(), "MS"), 0);
    EXPECT_EQ(game.certificate("SD"), "reserve");
    EXPECT_EQ(game.certificate("BK"), "reserve");
    EXPECT_EQ(game.director("SD"), "");
}

TEST(Joining1824, LaysTheFrozenCertificateWhereItIs)
{
    EXPECT_EQ(Joined1824(table1824()).certificate("UG"), "p1");
    EXPECT_EQ(Joined1824(table1824()).director("UG"), "");

    JoinedPosition nobodyHasEnough = table1824();
    nobodyHasEnough.companies["UG"].certificate.clear();
    nobodyHasEnough.players["p1"].shares["UG"] = 10;
    EXPECT_EQ(Joined1824(nobodyHasEnough).certificate("UG"), "bank");
}

TEST(Joining1824, FindsTheHolderOfAFrozenCertificateByHimself)
{
    JoinedPosition table = table1824();
    table.companies["UG"].certificate.clear();

    EXPECT_EQ(Joined1824(table).certificate("UG"), "p1");
    const std::string later = R"({"overrides":{"frozen20":"formation"}})";
    EXPECT_EQ(Joined1824(table, 3, "base", later).certificate("UG"), "bank");
}

TEST(Joining1824, KnowsWhatWasPaidForRailways)
{
    const Joined1824 game(table1824());

    EXPECT_EQ(game.state("EPP").initialPrice, Money{160}); // twice the price of BK
    EXPECT_EQ(game.state("SD1").initialPrice, Money{240});
    EXPECT_EQ(game.state("SD2").initialPrice, Money{120});
}

TEST(Joining1824, TakesWhatIsNotOwnedForGone)
{
    const Joined1824 game(table1824());

    for (const char *code : {"EOD", "MLB", "SPB", "SD3", "UG1"})
        EXPECT_EQ(game.state(code).status, CompanyStatus::Closed) << code;
    EXPECT_EQ(game.position.privates[game.rules->game().findPrivate("B4")].owner, Party::nobody());
}

TEST(Joining1824, StillSellsWhatIsNotOwnedInTheFirstStockRound)
{
    JoinedPosition table;
    table.round = "SR1";
    table.turn = "p2";
    table.isBackwards = true;
    table.lastActor = "p3";
    table.phase = "2";
    table.order = {"p1", "p2", "p3"};
    for (const char *player : {"p1", "p2", "p3"})
        table.players[player].cash = {820};
    table.players["p3"] = {Money{660}, {}, {}, {}, {"EPP"}};
    table.companies["EPP"] = table1824().companies["EPP"];
    table.companies["EPP"].cash = {40};
    table.companies["BK"] = table1824().companies["BK"];
    for (const char *state : {"SD", "UG", "KK"}) {
        table.companies[state].cell = "R1C3";
        table.stacks["R1C3"].emplace_back(state);
    }
    table.deck = {{"2", 9},  {"3", 7},  {"4", 4},  {"5", 3},  {"6", 3}, {"8", 2},
                  {"1g", 5}, {"2g", 5}, {"3g", 4}, {"4g", 3}, {"5g", 2}};
    Joined1824 game(table);

    EXPECT_EQ(game.turn(), "p2");
    EXPECT_EQ(game.play(R"({"move":"buy_private","by":"p2","private":"B5"})"),
              "private-not-on-sale"); // four for three players
    EXPECT_EQ(game.play(R"({"move":"buy_private","by":"p2","private":"SD1"})"), "accepted");
    EXPECT_EQ(game.turn(), "p1");
    EXPECT_EQ(game.play(R"({"move":"buy_private","by":"p1","private":"B4"})"), "accepted");
    EXPECT_EQ(game.turn(), "p1"); // the first lap went backwards
    EXPECT_EQ(game.percent(Party::reserve(), "UG"), 30);
}

TEST(Joining1824, GoesOnInThePriceOrderOfTheMoment)
{
    Joined1824 game(table1824());

    EXPECT_EQ(game.turn(), "SD1");
    for (const char *company : {"SD1", "SD2", "UG2", "KK1", "KK2", "CL"}) {
        EXPECT_EQ(game.turn(), company);
        game.done(company);
    }
    EXPECT_EQ(name(game.position.round), "OR3.2");
    EXPECT_EQ(game.turn(), "EPP");
}

TEST(Joining1824, PlaysTheRoundsOfTheSetThatIsSaid)
{
    JoinedPosition table = table1824();
    table.roundsInSet = 1;
    Joined1824 game(table);

    for (const char *company : {"SD1", "SD2", "UG2", "KK1", "KK2", "CL"})
        game.done(company);
    EXPECT_EQ(name(game.position.round), "SR4");
}

TEST(Joining1824, ScrapsWhatTheSalesHaveScrapped)
{
    JoinedPosition table = table1824();
    table.deck["3g"] = 3;
    table.deck["1g"] = 0;
    table.deck["3"] = 0;
    table.deck["4"] = 3;
    table.phase = "4";
    table.players["p1"].privates = {"EPP", "SD1"};
    table.players["p3"].privates = {"UG2", "KK2"};
    for (auto &[code, row] : table.companies)
        row.trains.clear();
    table.companies["SD1"].trains = {"4"};
    const Joined1824 game(table);

    for (const char *face : {"2", "1g"})
        EXPECT_TRUE(game.position.trains.isScrapped(game.rules->game().findFace(face))) << face;
    for (const char *face : {"3", "2g"})
        EXPECT_FALSE(game.position.trains.isScrapped(game.rules->game().findFace(face))) << face;
    EXPECT_TRUE(game.isToBeFormed("SD"));
    EXPECT_FALSE(game.isToBeFormed("UG"));
}

TEST(Joining1824, GivesCapitalWithoutTheSharesGivenForARailway)
{
    JoinedPosition table = stockRound1824("p2");
    table.players["p2"].shares["MS"] = 30;
    table.players["p2"].debt = {};
    table.players["p2"].cash = {100};
    Joined1824 game(table);

    EXPECT_EQ(game.play(R"({"move":"buy_share","by":"p2","company":"MS"})"), "accepted");
    EXPECT_EQ(game.state("MS").status, CompanyStatus::Operating);
    EXPECT_EQ(game.cash("MS"), 30 + 8 * 70);

    table.companies["MS"].unpaid = 0; // nobody ever bought EOD
    table.companies["MS"].cash = {};
    table.companies["MS"].trains.clear();
    Joined1824 unlinked(table);
    EXPECT_EQ(unlinked.play(R"({"move":"buy_share","by":"p2","company":"MS"})"), "accepted");
    EXPECT_EQ(unlinked.cash("MS"), 10 * 70);
}

TEST(Joining1824, SellsNoSharesOfWhatHasNotOperated)
{
    JoinedPosition table = stockRound1824("p1");
    Joined1824 game(table);
    EXPECT_EQ(game.play(R"({"move":"sell_shares","by":"p1","company":"CL","percent":10})"), "accepted");

    table.companies["CL"].hadTurn = false;
    table.companies["CL"].stations = 0;
    Joined1824 before(table);
    EXPECT_EQ(before.play(R"({"move":"sell_shares","by":"p1","company":"CL","percent":10})"), "not-operated");

    table.companies["CL"].hasOperated = true; // a turn that was taken back by a correction
    Joined1824 said(table);
    EXPECT_EQ(said.play(R"({"move":"sell_shares","by":"p1","company":"CL","percent":10})"), "accepted");
}

TEST(Joining1824, GivesThePriorityCardToTheOneAfterWhoActedLast)
{
    JoinedPosition table = stockRound1824("p1");
    table.lastActor = "p3";
    table.passes = 2;
    table.turn = "p3";
    Joined1824 game(table);

    EXPECT_EQ(game.play(R"({"move":"pass","by":"p3"})"), "accepted");
    EXPECT_EQ(name(game.position.round), "OR3.1");
    EXPECT_THAT(game.position.order, ElementsAre(PlayerId(0), PlayerId(1), PlayerId(2)));
}

TEST(Joining1824, CountsThePassesOfThoseNamed)
{
    JoinedPosition table = stockRound1824("p3");
    table.passed = {"p1", "p2"};
    Joined1824 game(table);

    EXPECT_EQ(game.play(R"({"move":"pass","by":"p3"})"), "accepted");
    EXPECT_EQ(name(game.position.round), "OR3.1");
}

TEST(Joining1824, BreaksABankWithNothingLeft)
{
    JoinedPosition table = table1824();
    EXPECT_FALSE(Joined1824(table).position.isBankBroken);
    const Money left = Joined1824(table).position.ledger.balance(Party::bank());
    table.players["p1"].cash += left;
    EXPECT_TRUE(Joined1824(table).position.isBankBroken);

    table = table1824();
    table.isBankBroken = true;
    EXPECT_TRUE(Joined1824(table).position.isBankBroken);
}

TEST(Joining1824, KeepsMountainRailwaysThatMustGoIfTheTableSaysSo)
{
    JoinedPosition table = stockRound1824("p2");
    table.phase = "4";
    table.force = "we forgot it";
    Joined1824 game(table);

    EXPECT_EQ(game.turn(), "p1"); // B1, before anything else
    EXPECT_EQ(game.play(R"({"move":"exchange","by":"p1","private":"B1","company":"BH"})"), "accepted");
}

TEST(JoiningCisleithania, LaysOutThoseThatOnlyBuildAndTheBondRailway)
{
    const Joined1824 game(cisleithania(), 2, "cisleithania-2");

    EXPECT_TRUE(game.state("EOD").onlyBuilds);
    EXPECT_TRUE(game.state("SD2").onlyBuilds);
    EXPECT_EQ(game.state("SD2").initialPrice, Money{120});
    EXPECT_TRUE(game.state("MS").isUndirected);
    EXPECT_EQ(game.certificate("MS"), "p1");
    EXPECT_EQ(game.percent(Party::pool(), "MS"), 60);
    EXPECT_EQ(game.percent(Party::bank(), "MS"), 0);
    EXPECT_EQ(game.percent(Party::reserve(), "SD"), 30); // SD1 and SD3
    EXPECT_EQ(game.percent(Party::pool(), "CL"), 10);
    EXPECT_EQ(game.percent(Party::bank(), "CL"), 30);
}

TEST(JoiningCisleithania, SellsOutOfBankAndPool)
{
    Joined1824 game(cisleithania(), 2, "cisleithania-2");

    EXPECT_EQ(game.play(R"({"move":"sell_shares","by":"p2","company":"MS","percent":10})"), "accepted");
    EXPECT_EQ(game.play(R"({"move":"buy_share","by":"p2","company":"CL","from":"pool"})"), "accepted");
    EXPECT_EQ(game.percent(Party::pool(), "MS"), 70);
    EXPECT_EQ(game.percent(Party::pool(), "CL"), 0);
}

TEST(JoiningCisleithania, KnowsThatTheBuilderOfABondRailwayOnlyBuilds)
{
    JoinedPosition table = cisleithania();
    table.companies.erase("EOD");

    EXPECT_TRUE(Joined1824(table, 2, "cisleithania-2").state("EOD").onlyBuilds);
}

TEST(JoiningCisleithania, RemembersWhoMayPlaceTheBondToken)
{
    JoinedPosition table = cisleithania();
    table.round = "OR3.1";
    table.turn = "CL";
    table.acted.reset();
    table.lastActor.clear();
    table.soldThisRound.clear();
    table.parts.set(stack_draft::TableKeys{"CL"});
    table.companies["CL"].cell = "R7C3"; // behind MS
    Joined1824 game(table, 2, "cisleithania-2");

    EXPECT_EQ(game.turn(), "CL");
    EXPECT_EQ(game.play(R"({"move":"choose","by":"CL","what":"bond_token","value":"B9"})"), "accepted");
    EXPECT_EQ(game.state("MS").tokensLeft, 0);
}

TEST(Handover1824, GivesBackTheTableItWasJoinedAt)
{
    for (const bool isBase : {true, false}) {
        const JoinedPosition table = isBase ? table1824() : cisleithania();
        const Joined1824 game(table, isBase ? 3 : 2, isBase ? "base" : "cisleithania-2");
        const Result<JoinedPosition, Fault> written = handOver(*game.rules, game.position);
        ASSERT_TRUE(written);
        JoinedPosition expected = table;
        for (auto &[code, row] : expected.companies) { // where stations stand and what is spare is written, too
            row.stationHexes = written->companies.at(code).stationHexes;
            row.tokens = written->companies.at(code).tokens;
        }
        EXPECT_EQ(writeJoinedPosition(*written), writeJoinedPosition(expected));
    }
}

TEST(Handover1824, WaitsForWhatIsDecidedBetweenTurns)
{
    JoinedPosition table = stockRound1824("p2");
    table.phase = "4";
    table.force = "we forgot it";
    Joined1824 game(table);
    EXPECT_THAT(text(handOver(*game.rules, game.position).error().message), ::testing::HasSubstr("first p1 exchanges"));

    Joined1824 choosing(stockRound1824("p2"));
    choosing.position.parts.change<exchanges::State>().tokenChoices = bit(choosing.company("CL"));
    EXPECT_THAT(text(handOver(*choosing.rules, choosing.position).error().message),
                ::testing::HasSubstr("first p3 chooses which of two markers stays"));
}

} // namespace
} // namespace flimnap
