#include <gmock/gmock.h>

#include <functional>

#include "definition/check.h"
#include "support/journals.h"

namespace flimnap::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Loans and the national company in tables that no file was read for.

GameDefinition soundGame()
{
    auto game = library().definition("1836jr56", "pl", "base", "{}");
    EXPECT_TRUE(game) << text(game.error().front());
    return game ? std::move(*game) : GameDefinition();
}

struct NationalFlaw
{
    std::string name;
    std::function<void(GameDefinition &)> spoil;
    std::string place;
    std::string message;
};

class FlawsOfTheNational : public ::testing::TestWithParam<NationalFlaw>
{
};

TEST_P(FlawsOfTheNational, AreFound)
{
    GameDefinition game = soundGame();
    GetParam().spoil(game);

    EXPECT_THAT(check(game), Contains(AllOf(Field("place", &Fault::place, GetParam().place),
                                            Field("message", &Fault::message, HasSubstr(GetParam().message)))));
}

TEST(CheckOfTheNational, FindsNothingInTheShippedTable)
{
    EXPECT_THAT(check(soundGame()), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheTable, FlawsOfTheNational,
    ::testing::Values(
        NationalFlaw{"LoanOfNothing", [](auto &g) { g.companyLoans->amount = {}; }, "/companyLoans/amount", "above 0"},
        NationalFlaw{"InterestOfTheLoan", [](auto &g) { g.companyLoans->interest = Money{100}; },
                     "/companyLoans/interest", "less than the loan, 100"},
        NationalFlaw{"PaidForALoan", [](auto &g) { g.companyLoans->scoreDeduction = Money{-1}; },
                     "/companyLoans/scoreDeduction", "nobody is paid"},
        NationalFlaw{"NoLoans", [](auto &g) { g.companyLoans.reset(); }, "/national", "expected \"companyLoans\""},
        NationalFlaw{"LoansOfNobody", [](auto &g) { g.companyLoans.reset(); }, "/phases/2/companiesBorrow",
                     "what a loan is"},
        NationalFlaw{"NoSuchNational", [](auto &g) { g.national->company = {}; }, "/national/company",
                     "no such company"},
        NationalFlaw{"NationalIsStarted", [](auto &g) { g.national->company = CompanyId(0); }, "/national/company",
                     "a company that a phase forms"},
        NationalFlaw{"DearerTradeIn", [](auto &g) { g.national->buysFromWithTradeIn = Money{1001}; },
                     "/national/buysFromWithTradeIn", "at most what it buys from without one, 1000"},
        NationalFlaw{"GrowsIntoALabel",
                     [](auto &g) { g.classes[g.findClass("national")].growsInto = g.findClass("post"); },
                     "/classes/national/growsInto", "more shares than this one has, 10"},
        NationalFlaw{"NoDestination", [](auto &g) { g.companies[g.findCompany("HSM")].destination.clear(); },
                     "/companies/HSM/destination", "waits for its destination"},
        NationalFlaw{"DestinationAtHome", [](auto &g) { g.companies[g.findCompany("HSM")].destination = "D6"; },
                     "/companies/HSM/destination", "there from the beginning"},
        NationalFlaw{"BlocksNothing", [](auto &g) { g.privates[g.findPrivate("ACC")].blocksHex = "Z9"; },
                     "/privateClasses/canal/blocksHex", "no hex \"Z9\""},
        NationalFlaw{"WaterfallWithoutWater", [](auto &g) { g.privates = {}; }, "/waterfall", "no private railways"},
        NationalFlaw{"RaisesByNothing", [](auto &g) { g.waterfall->raise = {}; }, "/waterfall/raise", "above 0"},
        NationalFlaw{"DropsByNothing", [](auto &g) { g.waterfall->drop = {}; }, "/waterfall/drop", "above 0"},
        NationalFlaw{"TwoWaysToSell", [](auto &g) { g.auction = Auction{}; }, "/waterfall", "only one of"},
        NationalFlaw{"UnlimitedButCounted", [](auto &g) { g.unlimitedUpTo = Money{60}; }, "/chart/unlimitedUpTo",
                     "at most \"uncountedUpTo\", 50"},
        NationalFlaw{"NoPrivatePrice", [](auto &g) { g.leastPrivatePercent = 300; }, "/privatePrices/leastPercent",
                     "at most \"mostPercent\", 200"}),
    [](const auto &flaw) { return flaw.param.name; });

} // namespace
} // namespace flimnap::test
