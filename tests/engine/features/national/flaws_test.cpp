#include <gmock/gmock.h>

#include "engine/definition/flawed_games.h"
#include "features/company_loans/standing.h"
#include "features/national/standing.h"
#include "support/printed_games.h"

namespace flimnap::test {
namespace {

using ::testing::IsEmpty;

// Loans and the national company in tables that no file was read for.

class FlawsOfTheNational : public ::testing::TestWithParam<GameFlaw>
{
};

TEST_P(FlawsOfTheNational, AreFound)
{
    expectFound(GetParam(), printedGame("1836jr56"));
}

TEST(CheckOfTheNational, FindsNothingInTheShippedTable)
{
    EXPECT_THAT(checkTables(printedGame("1836jr56")), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, FlawsOfTheNational,
    ::testing::Values(
        GameFlaw{"LoanOfNothing", [](auto &g) { g.parts.template change<company_loans::Terms>().amount = {}; },
                 "/companyLoans/amount", "above 0"},
        GameFlaw{"InterestOfTheLoan",
                 [](auto &g) { g.parts.template change<company_loans::Terms>().interest = Money{100}; },
                 "/companyLoans/interest", "less than the loan, 100"},
        GameFlaw{"PaidForALoan",
                 [](auto &g) { g.parts.template change<company_loans::Terms>().scoreDeduction = Money{-1}; },
                 "/companyLoans/scoreDeduction", "nobody is paid"},
        GameFlaw{"NoLoans",
                 [](auto &g) {
                     g.parts.template drop<company_loans::Terms>();
                     std::erase_if(g.features,
                                   [](const Feature *feature) { return feature->name() == "companyLoans"; });
                 },
                 "/national", "expected \"companyLoans\""},
        GameFlaw{"NoSuchNational", [](auto &g) { g.parts.template change<national::Terms>().company = {}; },
                 "/national/company", "no such company"},
        GameFlaw{"NationalIsStarted",
                 [](auto &g) { g.parts.template change<national::Terms>().company = CompanyId(0); },
                 "/national/company", "a company that a phase forms"},
        GameFlaw{"DearerTradeIn",
                 [](auto &g) { g.parts.template change<national::Terms>().buysFromWithTradeIn = Money{1001}; },
                 "/national/buysFromWithTradeIn", "at most what it buys from without one, 1000"},
        GameFlaw{"GrowsIntoALabel", [](auto &g) { g.classes[g.findClass("national")].growsInto = g.findClass("post"); },
                 "/classes/national/growsInto", "more shares than this one has, 10"}),
    nameOfFlaw);

} // namespace
} // namespace flimnap::test
