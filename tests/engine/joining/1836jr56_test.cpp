#include <gmock/gmock.h>

#include "features/company_loans/standing.h"
#include "features/destinations/standing.h"
#include "features/national/standing.h"
#include "joining/handover.h"
#include "support/joined_play.h"
#include "support/player_moves.h"

namespace flimnap {
namespace {

using test::buyShare;
using test::companyMove;
using test::pass;
using test::sellShares;
using test::startCompany;
using test::with;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Optional;

/// A game of 1836jr(56) joined in the middle.
class Joined1836 : public test::JoinedGame
{
public:
    explicit Joined1836(const JoinedPosition &table, const std::string &options = "{}")
        : test::JoinedGame(table, test::printedGame("1836jr56", "base", options))
    {
    }

    std::string reaches(const std::string &company)
    {
        return play(with(companyMove("choose", company), R"("what":"destination","value":"reached")"));
    }
    std::string runs(const std::string &company, int revenue)
    {
        return play(with(companyMove("run_trains", company), R"("revenue":)" + std::to_string(revenue)));
    }
    std::string pays(const std::string &company)
    {
        return play(with(companyMove("dividend", company), R"("pay":"all")"));
    }
    [[nodiscard]] Money escrow(const std::string &code) const { return destinations::keptFor(position, company(code)); }
    std::string isDone(const std::string &company) { return play(companyMove("done", company)); }
};

JoinedPosition table1836()
{
    return test::readJoined(test::joinedTable1836);
}

JoinedPosition withNational()
{
    return test::readJoined(test::joinedTableNational);
}

/// MESS has ten shares, and its director one of them.
JoinedPosition withTemporaryDirector()
{
    JoinedPosition table = withNational();
    JoinedPosition::Company &national = table.companies["MESS"];
    national.parts.change<national::CompanyKeys>().shares = 0;
    table.boughtThisRound.erase("p1");
    table.lastActor = "p2";
    table.turn = "p3";
    national.director = "p3";
    table.players["p1"].shares["MESS"] = 10;
    table.players["p2"].shares.erase("MESS");
    table.players["p3"].shares["MESS"] = 10;
    return table;
}

TEST(Joining1836, LaysOutLoansEscrowAndCapital)
{
    const Joined1836 game(table1836());

    EXPECT_EQ(game.turn(), "GCL");
    EXPECT_EQ(company_loans::loansOf(game.position, game.company("B")), 2);
    EXPECT_EQ(game.escrow("B"), Money{180}); // JR-5.19: 20 % beyond the first half, 90 each
    EXPECT_EQ(game.state("B").treasuryUnits, 5);
    EXPECT_EQ(game.state("GCL").treasuryUnits, 10);
    EXPECT_TRUE(destinations::hasReached(game.position, game.company("NFL")));
    EXPECT_EQ(game.state("HSM").status, CompanyStatus::Closed);
    EXPECT_EQ(game.cash("NBDS"), 3 * 65);
    EXPECT_EQ(game.position.ledger.sum(), Money{});
}

TEST(Joining1836, GivesEveryCompanyItsOwnStations)
{
    const Joined1836 game(table1836());

    EXPECT_EQ(game.state("B").tokensLeft, 2);       // JR-2.1: four
    EXPECT_EQ(game.state("NBDS").stationsOnMap, 1); // JR-D25: placed when it was started
    EXPECT_EQ(game.state("NBDS").tokensLeft, 2);
}

TEST(Joining1836, PaysInterestOfTheLoansItKnows)
{
    Joined1836 game(table1836());

    EXPECT_EQ(game.runs("GCL", 100), "accepted");
    EXPECT_EQ(game.cash("GCL"), 65 - 10); // JR-6.14
    EXPECT_EQ(game.pays("GCL"), "accepted");
    EXPECT_EQ(game.cash("p2"), 80 + 50);
    EXPECT_EQ(game.cash("p3"), 210 + 20);
}

TEST(Joining1836, LetsACompanyTakeALoanForEveryShareOfPlayers)
{
    JoinedPosition table = table1836();
    table.companies["GCL"].parts.change<company_loans::CompanyKeys>().loans = 6;
    Joined1836 game(table);

    EXPECT_EQ(game.play(companyMove("take_loan", "GCL")), "accepted"); // JR-6.11
    EXPECT_EQ(game.cash("GCL"), 65 + 100);
    EXPECT_EQ(company_loans::loansOf(game.position, game.company("GCL")), 7);

    table.companies["GCL"].parts.change<company_loans::CompanyKeys>().loans = 7;
    EXPECT_EQ(Joined1836(table).play(companyMove("take_loan", "GCL")), "loan-limit");
}

TEST(Joining1836, LendsNobodyMoneyForATrain)
{
    JoinedPosition table = table1836();
    table.companies["GCL"].trains.clear();
    table.companies["GCL"].parts.change<company_loans::CompanyKeys>().loans = 0;
    table.pool = {"3"};
    Joined1836 game(table);

    EXPECT_EQ(game.play(test::buyTrain("GCL", "4")), "not-financed"); // JR-6.39: 65 and 80 for 350
}

TEST(Joining1836, ActsInTheNextRoundAfterItsFormation)
{
    JoinedPosition table = withNational();
    table.round = "OR5.2";
    table.turn = "HSM";
    table.acted = {"B", "MESS"};
    table.lastActor.clear();
    table.boughtThisRound.clear();
    Joined1836 game(table);
    game.runs("HSM", 0);

    EXPECT_EQ(game.isDone("HSM"), "accepted");
    EXPECT_EQ(name(game.position.round), "OR5.3");
    EXPECT_EQ(game.turn(), "MESS"); // JR-6.57
}

TEST(Joining1836, PassesOverWhoHasSoldTooLittle)
{
    Joined1836 game(table1836());
    game.runs("GCL", 0);

    EXPECT_EQ(game.isDone("GCL"), "accepted");
    EXPECT_EQ(name(game.position.round), "OR3.2"); // JR-6.4: 40 % of NBDS are needed
    EXPECT_EQ(game.turn(), "B");
}

TEST(Joining1836, GivesNobodyASecondChanceInARound)
{
    JoinedPosition table = table1836();
    table.acted = {"B", "NBDS"};
    table.players["p3"].shares["NBDS"] = 40;
    table.companies["NBDS"].cash = {4 * 65};
    Joined1836 game(table);
    game.runs("GCL", 0);

    EXPECT_EQ(game.isDone("GCL"), "accepted");
    EXPECT_EQ(name(game.position.round), "OR3.2");
}

TEST(Joining1836, KnowsWhoTookALoanInTheRound)
{
    Joined1836 before(table1836());
    EXPECT_EQ(before.play(companyMove("take_loan", "B")), "accepted"); // JR-6.11: out of turn, too
    const auto written = handOver(*before.rules, before.position);
    ASSERT_TRUE(written);
    EXPECT_THAT(written->parts.get<company_loans::TableKeys>().tookLoan, ElementsAre("B"));

    JoinedPosition table = table1836();
    table.parts.change<company_loans::TableKeys>().tookLoan = {"B"};
    Joined1836 game(table);
    EXPECT_EQ(game.play(companyMove("take_loan", "B")), "loan-used");
    EXPECT_EQ(game.play(companyMove("take_loan", "GCL")), "accepted");
}

TEST(Joining1836, BeginsTheFirstTurnOfAStartedCompany)
{
    JoinedPosition table = table1836();
    table.turn = "NBDS";
    table.acted = {"B", "GCL"};
    table.players["p3"].shares["NBDS"] = 40;
    table.companies["NBDS"].cash = {4 * 65};
    const Joined1836 game(table);

    EXPECT_EQ(game.turn(), "NBDS");
    EXPECT_EQ(game.state("NBDS").status, CompanyStatus::Operating);
    EXPECT_EQ(game.state("NBDS").stationsOnMap, 1);
}

TEST(Joining1836, ReleasesTheEscrowAtTheDestination)
{
    Joined1836 game(table1836());

    EXPECT_EQ(game.reaches("B"), "accepted"); // JR-5.19
    EXPECT_EQ(game.cash("B"), 120 + 180);
    EXPECT_EQ(game.escrow("B"), Money{});
    EXPECT_EQ(game.reaches("NFL"), "already-reached");
}

TEST(Joining1836, StartsACompanyThatHasReachedItsDestinationBefore)
{
    JoinedPosition table = table1836();
    test::toStockRound(table, "SR4", "p2");
    Joined1836 game(table);
    game.play(pass("p2"));

    EXPECT_EQ(game.play(startCompany("p3", "NFL", 65)), "accepted");
    EXPECT_EQ(game.state("NFL").treasuryUnits, 10); // JR-5.20
}

TEST(Joining1836, SellsSharesOfTheBankForTheInitialPrice)
{
    JoinedPosition table = table1836();
    test::toStockRound(table, "SR4", "p2");
    table.players["p2"].cash = {200};
    Joined1836 game(table);

    EXPECT_EQ(game.play(buyShare("p2", "B")), "accepted"); // JR-5.8
    EXPECT_EQ(game.cash("p2"), 200 - 90);
    EXPECT_EQ(game.escrow("B"), Money{180 + 90});
}

TEST(Joining1836, KnowsTheRightThatIsUsedUp)
{
    JoinedPosition table = table1836();
    table.turn = "B";
    table.acted = JoinedPosition::Names();
    Joined1836 game(table);

    EXPECT_EQ(game.play(with(companyMove("lay_track", "B"), R"("private":"E-SF")")), "right-used");
}

TEST(Joining1836, DividesTheSharesOfTheNationalCompany)
{
    const Joined1836 game(withNational());

    EXPECT_EQ(game.percent(game.party("p1"), "MESS"), 30);
    EXPECT_EQ(game.position.holdings.units(game.party("p1"), game.company("MESS")), 6);
    EXPECT_EQ(game.percent(Party::pool(), "MESS"), 10);
    EXPECT_EQ(game.percent(Party::bank(), "MESS"), 35);
    EXPECT_EQ(game.director("MESS"), "p1");
    EXPECT_EQ(game.state("MESS").tokensLeft, 6); // JR-D29: ten in all
    EXPECT_THAT(game.position.certificateLimit, Optional(12));
}

TEST(Joining1836, LetsTheNationalCompanyActFirst)
{
    Joined1836 game(test::beforeRound(withNational(), "OR6.1"));

    EXPECT_EQ(game.turn(), "MESS"); // JR-D16, though B is at 150
    EXPECT_EQ(game.play(with(companyMove("borrow_train", "MESS"), R"("train":"8")")), "accepted");
    EXPECT_EQ(game.runs("MESS", 200), "accepted");
    EXPECT_EQ(game.isDone("MESS"), "accepted");
    EXPECT_EQ(game.cash("MESS"), 260 + 200); // JR-6.58
    EXPECT_EQ(game.cell("MESS"), "R1C7");
    EXPECT_EQ(game.turn(), "B");
}

TEST(Joining1836, KeepsWhatWasBoughtInTheRound)
{
    Joined1836 game(withNational());

    EXPECT_EQ(game.play(sellShares("p2", "B", 30)), "keeps-bought"); // JR-5.15
    EXPECT_EQ(game.play(sellShares("p2", "B", 20)), "accepted");
}

TEST(Joining1836, WaitsForTheShareOfATemporaryDirector)
{
    Joined1836 game(withTemporaryDirector());

    EXPECT_TRUE(game.state("MESS").owesShare);
    EXPECT_EQ(game.play(pass("p3")), "must-buy-share"); // JR-6.55
    EXPECT_EQ(game.play(buyShare("p3", "MESS")), "accepted");
    EXPECT_FALSE(game.state("MESS").owesShare);
    EXPECT_EQ(game.percent(game.party("p3"), "MESS"), 20);
}

TEST(Joining1836, FormsNothingOnceThatIsGivenUp)
{
    JoinedPosition table = withNational();
    table.companies.erase("MESS");
    table.boughtThisRound.erase("p1");
    table.parts.drop<national::TableKeys>();
    for (auto &[code, player] : table.players)
        player.shares.erase("MESS");
    table.pool->emplace_back("4");
    table.closedCompanies.emplace_back("MESS");
    const Joined1836 game(table);

    EXPECT_EQ(game.state("MESS").status, CompanyStatus::Closed);
}

TEST(Joining1836, BreaksTheBankOnlyWhenItOwesMoneyWhereItIsPlayedSo)
{
    JoinedPosition table = table1836();
    table.players["p1"].cash = {6000 - 80 - 210 - 120 - 65 - 195};

    EXPECT_TRUE(Joined1836(table).position.isBankBroken);
    EXPECT_FALSE(Joined1836(table, R"({"JR-D20":"E"})").position.isBankBroken);
}

TEST(Handover1836, GivesBackTheTableItWasJoinedAt)
{
    for (const JoinedPosition &table : {table1836(), withNational(), withTemporaryDirector()}) {
        const Joined1836 game(table);
        const Result<JoinedPosition, Fault> written = handOver(*game.rules, game.position);
        ASSERT_TRUE(written) << text(written.error());
        JoinedPosition expected = table;
        for (auto &[code, row] : expected.companies)
            row.stationHexes = written->companies.at(code).stationHexes;
        EXPECT_EQ(writeJoinedPosition(*written), writeJoinedPosition(expected));
    }
}

TEST(Handover1836, WaitsForTheEndOfATurnInWhichSomebodyBought)
{
    Joined1836 game(withNational());
    game.play(buyShare("p2", "MESS"));

    EXPECT_THAT(text(handOver(*game.rules, game.position).error().message), HasSubstr("p2 is in the middle"));
    EXPECT_EQ(game.play(pass("p2")), "accepted");
    const Result<JoinedPosition, Fault> written = handOver(*game.rules, game.position);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->boughtThisRound.at("p2").at("MESS"), 5);
}

TEST(Handover1836, WaitsUntilTheNationalCompanyIsFormed)
{
    JoinedPosition table = table1836();
    table.phase = "5";
    table.deck = {{"6", 2}, {"8", 5}};
    table.companies["B"].trains = {"4"};
    table.companies["B"].privates = JoinedPosition::Names();
    table.companies["GCL"].trains.clear();
    table.companies["GCL"].cash = {750};
    table.usedPrivates.clear();
    for (auto &[code, player] : table.players)
        player.privates.clear();
    Joined1836 game(table);
    ASSERT_EQ(game.play(with(companyMove("buy_train", "GCL"), R"("train":"6")")), "accepted");

    EXPECT_EQ(game.turn(), "GCL"); // of its director, whose company bought the train
    EXPECT_THAT(text(handOver(*game.rules, game.position).error().message), HasSubstr("GCL decides"));
}

TEST(Handover1836, WaitsUntilWhatIsOwedIsRaised)
{
    JoinedPosition table = table1836();
    table.companies["GCL"].parts.change<company_loans::CompanyKeys>().loans = 7;
    table.companies["GCL"].cash = {0};
    table.players["p2"].cash = {20};
    Joined1836 game(table);
    ASSERT_EQ(game.runs("GCL", 0), "accepted"); // JR-6.14: 70, of which p2 has 20

    EXPECT_EQ(game.turn(), "p2");
    EXPECT_THAT(text(handOver(*game.rules, game.position).error().message), HasSubstr("p2 raises the money"));
}

} // namespace
} // namespace flimnap
