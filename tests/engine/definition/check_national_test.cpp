#include <gmock/gmock.h>

#include "definition/check.h"
#include "flawed_games.h"
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
    EXPECT_THAT(check(printedGame("1836jr56")), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, FlawsOfTheNational,
    ::testing::Values(
        GameFlaw{"LoanOfNothing", [](auto &g) { g.companyLoans->amount = {}; }, "/companyLoans/amount", "above 0"},
        GameFlaw{"InterestOfTheLoan", [](auto &g) { g.companyLoans->interest = Money{100}; }, "/companyLoans/interest",
                 "less than the loan, 100"},
        GameFlaw{"PaidForALoan", [](auto &g) { g.companyLoans->scoreDeduction = Money{-1}; },
                 "/companyLoans/scoreDeduction", "nobody is paid"},
        GameFlaw{"NoLoans", [](auto &g) { g.companyLoans.reset(); }, "/national", "expected \"companyLoans\""},
        GameFlaw{"LoansOfNobody", [](auto &g) { g.companyLoans.reset(); }, "/phases/2/companiesBorrow",
                 "what a loan is"},
        GameFlaw{"NoSuchNational", [](auto &g) { g.national->company = {}; }, "/national/company", "no such company"},
        GameFlaw{"NationalIsStarted", [](auto &g) { g.national->company = CompanyId(0); }, "/national/company",
                 "a company that a phase forms"},
        GameFlaw{"DearerTradeIn", [](auto &g) { g.national->buysFromWithTradeIn = Money{1001}; },
                 "/national/buysFromWithTradeIn", "at most what it buys from without one, 1000"},
        GameFlaw{"GrowsIntoALabel", [](auto &g) { g.classes[g.findClass("national")].growsInto = g.findClass("post"); },
                 "/classes/national/growsInto", "more shares than this one has, 10"},
        GameFlaw{"NoDestination", [](auto &g) { g.companies[g.findCompany("HSM")].destination.clear(); },
                 "/companies/HSM/destination", "waits for its destination"},
        GameFlaw{"DestinationAtHome", [](auto &g) { g.companies[g.findCompany("HSM")].destination = "D6"; },
                 "/companies/HSM/destination", "there from the beginning"},
        GameFlaw{"BlocksNothing", [](auto &g) { g.privates[g.findPrivate("ACC")].blocksHex = "Z9"; },
                 "/privateClasses/canal/blocksHex", "no hex \"Z9\""},
        GameFlaw{"UnlimitedButCounted", [](auto &g) { g.unlimitedUpTo = Money{60}; }, "/chart/unlimitedUpTo",
                 "at most \"uncountedUpTo\", 50"},
        GameFlaw{"NoPrivatePrice", [](auto &g) { g.leastPrivatePercent = 300; }, "/privatePrices/leastPercent",
                 "at most \"mostPercent\", 200"}),
    nameOfFlaw);

} // namespace
} // namespace flimnap::test
