#include "session/statement.h"

#include <gmock/gmock.h>

#include "support/games_in_session.h"
#include "support/player_ids.h"
#include "support/player_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// "2: -30 = 350 private railway bought"
std::vector<std::string> words(const std::vector<StatementLine> &lines)
{
    std::vector<std::string> all;
    for (const StatementLine &line : lines)
        all.push_back(std::to_string(line.move) + ": " + std::to_string(line.change.units) + " = " +
                      std::to_string(line.balance.units) + " " + std::string(name(line.reason)));
    return all;
}

TEST(Statement, OfAPlayerTellsEveryChangeOfHisCash)
{
    Session session = newGame(3);
    after(session, {buyPrivate("p1", "S1"), pass("p2"), pass("p3"), pass("p3"), pass("p2"), pass("p1")});
    after(session, {startCompany("p1", "BCB", 65)}); // p1 has least cash

    EXPECT_THAT(words(statement(session, p1)),
                ElementsAre("0: 380 = 380 opening balance", "1: -25 = 355 private railway bought",
                            "7: -130 = 225 shares bought"));
    EXPECT_THAT(words(statement(session, p2)), ElementsAre("0: 380 = 380 opening balance"));
}

TEST(Statement, OfACompanyBeginsWithItsCapital)
{
    Session session = newGame(3);
    after(session, {pass("p1"), pass("p2"), pass("p3"), startCompany("p1", "BCB", 65)});
    const CompanyId bcb = session.rules().game().findCompany("BCB");

    const std::vector<StatementLine> lines = statement(session, bcb);

    EXPECT_THAT(words(lines), ElementsAre("4: 260 = 260 capital"));
    EXPECT_EQ(lines.front().counterpart, Party::bank());
    EXPECT_EQ(lines.front().about, bcb);
}

TEST(Statement, NamesTheCounterpartAndTheCompanyConcerned)
{
    Session session = newGame(3);
    after(session, {pass("p1"), pass("p2"), pass("p3"), startCompany("p1", "BCB", 65)});

    const StatementLine line = statement(session, p1).back();

    EXPECT_EQ(line.counterpart, Party::bank());
    EXPECT_EQ(line.about, session.rules().game().findCompany("BCB"));
}

TEST(Statement, ShowsCorrectionsInBothDirections)
{
    Session session = newGame(3);
    after(session, {correctCash("p1", 20), correctCash("p1", -50)});

    EXPECT_THAT(words(statement(session, p1)),
                ElementsAre("0: 380 = 380 opening balance", "1: 20 = 400 correction", "2: -50 = 350 correction"));
}

TEST(Statement, EndsWhereTheTableStands)
{
    Session session = newGame(3);
    after(session, {buyPrivate("p1", "S1"), buyPrivate("p2", "S2")});

    session.undoTo(0);
    EXPECT_THAT(words(statement(session, p1)), ElementsAre("0: 380 = 380 opening balance"));

    after(session, {buyPrivate("p1", "L6")});
    EXPECT_THAT(words(statement(session, p1)),
                ElementsAre("0: 380 = 380 opening balance", "1: -80 = 300 private railway bought"));
}

TEST(Statement, OfAnAccountThatNeverMovedIsEmpty)
{
    const Session session = newGame(3);

    EXPECT_THAT(statement(session, session.rules().game().findCompany("BCB")), IsEmpty());
}

class StatementsOfAWholeGame : public ::testing::TestWithParam<const char *>
{
};

TEST_P(StatementsOfAWholeGame, AddUpToTheBalances)
{
    const Journal journal = replayOf(GetParam());
    Session session(rulesFor(journal.header).value(), journal.header);
    for (const Move &move : journal.moves)
        ASSERT_FALSE(session.play(move)) << writeMove(move);

    std::vector<Party> accounts = {Party::bank()};
    for (const PlayerId player : ids(session.position().players))
        accounts.push_back(player);
    for (const CompanyId company : ids(session.position().companies))
        accounts.push_back(company);
    for (const Party account : accounts) {
        Money balance;
        for (const StatementLine &line : statement(session, account)) {
            balance += line.change;
            EXPECT_EQ(line.balance, balance);
        }
        EXPECT_EQ(balance, session.position().ledger.balance(account));
    }
}

TEST_P(StatementsOfAWholeGame, HaveTheBalanceOfEveryMove)
{
    const Journal journal = replayOf(GetParam());
    Session session(rulesFor(journal.header).value(), journal.header);
    std::vector<Money> balances = {session.position().ledger.balance(p1)};
    for (const Move &move : journal.moves) {
        ASSERT_FALSE(session.play(move)) << writeMove(move);
        balances.push_back(session.position().ledger.balance(p1));
    }

    std::vector<Money> stated(balances.size());
    for (const StatementLine &line : statement(session, p1)) {
        for (std::size_t move = static_cast<std::size_t>(line.move); move < stated.size(); ++move)
            stated[move] = line.balance;
    }
    EXPECT_EQ(stated, balances);
}

INSTANTIATE_TEST_SUITE_P(Replays, StatementsOfAWholeGame,
                         ::testing::Values("18cz-3p-911", "18cz-4p-911", "18cz-5p-911"),
                         [](const auto &test) { return std::string(test.param).substr(5, 2); });

} // namespace
} // namespace flimnap::test
