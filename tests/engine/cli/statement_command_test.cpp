#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_call.h"
#include "io/json.h"

namespace flimnap {
namespace {

using test::call;
using test::contentOf;
using test::linesOf;
using test::Printed;
using test::startBcb;
using test::stockJournalOf;
using test::wholeGameFile;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;

TEST(Statement, ExplainsEveryChangeOfAPlayersCash)
{
    const Printed printed = call({"statement", "p1", "-"}, stockJournalOf(3, {startBcb}));

    EXPECT_EQ(printed.status, 0);
    EXPECT_EQ(printed.out,
              "no.  round  move                                        reason               with  change  balance\n"
              "  0  OPEN                                               opening balance      bank    +380      380\n"
              "  4  SR1    start_company by p1, company BCB, price 65  shares bought (BCB)  bank    -130      250\n"
              "Balance of p1: 250 K\n");
}

TEST(Statement, ShowsThePrivateIncomeInTheRoundThatPaysIt)
{
    // The last pass of SR1 begins OR1.1, and S1 pays its 5 (CZ-2.20, CZ-6.2).
    const std::string journal =
        test::journalOf(3, {R"({"move":"buy_private","by":"p1","private":"S1"})", R"({"move":"pass","by":"p2"})",
                            R"({"move":"pass","by":"p3"})", R"({"move":"pass","by":"p3"})",
                            R"({"move":"pass","by":"p2"})", R"({"move":"pass","by":"p1"})"});
    // p1 has least cash and card 1.
    const std::string passes = R"({"move":"pass","by":"p1"})"
                               "\n"
                               R"({"move":"start_company","by":"p2","company":"BCB","price":65})"
                               "\n"
                               R"({"move":"pass","by":"p3"})"
                               "\n"
                               R"({"move":"pass","by":"p1"})"
                               "\n"
                               R"({"move":"pass","by":"p2"})"
                               "\n";

    const Printed printed = call({"statement", "p1", "-"}, journal + passes);

    EXPECT_EQ(printed.status, 0) << printed.err;
    EXPECT_THAT(linesOf(printed.out),
                Contains(MatchesRegex(" 11  OR1.1  pass by p2 +income of a private railway +bank +\\+5 +[0-9]+")));
}

TEST(Statement, EndsWithTheBalanceOfTheLastSnapshot)
{
    const Json last = parseJson(linesOf(contentOf(test::wholeGameSnapshotsFile())).back(), "").value();

    for (const std::string group : {"players", "companies"}) {
        for (const auto &[account, state] : last[group].items()) {
            const std::string balance = std::to_string(state["cash"].get<int>());
            const Printed printed = call({"statement", account, wholeGameFile()});
            EXPECT_EQ(printed.status, 0);
            const std::vector<std::string> lines = linesOf(printed.out);
            EXPECT_EQ(lines.back(), "Balance of " + account + ": " + balance + " K");
            // A company that has not floated has no posting yet.
            if (lines.size() > 2)
                EXPECT_THAT(lines[lines.size() - 2], EndsWith(" " + balance));
            else
                EXPECT_EQ(balance, "0");
        }
    }
}

TEST(Statement, OfTheBankMirrorsAllOthers)
{
    // The bank has paid out 3 × 380 and BCB's 260, and got 130.
    const Printed printed = call({"statement", "bank", "-"}, stockJournalOf(3, {startBcb}));

    EXPECT_EQ(printed.status, 0);
    EXPECT_THAT(printed.out, EndsWith("Balance of bank: -1270 K\n"));
}

TEST(Statement, LeavesRoutesOut)
{
    const std::string journal = stockJournalOf(
        3, {startBcb, R"({"move":"pass","by":"p2"})", R"({"move":"pass","by":"p3"})", R"({"move":"pass","by":"p1"})",
            R"({"move":"buy_train","by":"BCB","train":"a.2"})", R"({"move":"done","by":"BCB"})"});
    const std::string nextSet = R"({"move":"pass","by":"p2"})"
                                "\n"
                                R"({"move":"pass","by":"p3"})"
                                "\n"
                                R"({"move":"pass","by":"p1"})"
                                "\n"
                                R"({"move":"run_trains","by":"BCB","revenue":30,)"
                                R"("routes":[{"train":"a.2","stops":["E16","D17"]}]})"
                                "\n"
                                R"({"move":"dividend","by":"BCB","pay":"none","note":"for a train"})"
                                "\n";

    const Printed printed = call({"statement", "BCB", "-"}, journal + nextSet);

    EXPECT_EQ(printed.status, 0) << printed.err;
    EXPECT_THAT(printed.out, HasSubstr("dividend by BCB, pay none, note for a train"));
    EXPECT_THAT(printed.out, ::testing::Not(HasSubstr("E16")));
}

TEST(Statement, KnowsOnlyPlayersCompaniesAndTheBank)
{
    const Printed printed = call({"statement", "p4", "-"}, stockJournalOf(3, {}));

    EXPECT_EQ(printed.status, 2);
    EXPECT_THAT(printed.out, IsEmpty());
    EXPECT_THAT(printed.err, AllOf(HasSubstr("there is no account \"p4\""), HasSubstr("p1, p2, p3, "),
                                   HasSubstr("BCB, "), EndsWith("bank\n")));
}

TEST(Statement, OfAnIllegalJournalIsNotPrinted)
{
    const Printed printed = call({"statement", "p1", "-"}, stockJournalOf(3, {startBcb, startBcb}));
    EXPECT_EQ(printed.status, 1);
    EXPECT_THAT(printed.out, IsEmpty());
}

} // namespace
} // namespace flimnap
