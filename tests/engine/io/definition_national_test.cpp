#include <gmock/gmock.h>

#include "good_tables.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// What only the table of 1836jr(56) has: loans, a national company, a grid that closes companies,
// switches with values.

class BrokenTablesWithLoans : public ::testing::TestWithParam<BrokenTable>
{
};

TEST_P(BrokenTablesWithLoans, AreReportedWithPlaceAndReason)
{
    expectReported(GetParam(), tableWithLoans());
}

INSTANTIATE_TEST_SUITE_P(
    Loans, BrokenTablesWithLoans,
    ::testing::Values(BrokenTable{"/companyLoans/amount", "0", "from 1 to"},
                      BrokenTable{"/companyLoans/interest", "100", "less than the loan, 100"},
                      BrokenTable{"/companyLoans/interest", "-10", "from 0 to"},
                      BrokenTable{"/companyLoans/scoreDeduction", "\"ten\"", "expected a whole number"},
                      BrokenTable{"/companyLoans/interestAfterTrain", "1", "true or false"},
                      BrokenTable{"/companyLoans/term", "3", "no such key; the keys here are amount, interest"},
                      BrokenTable{"/phases/2/companiesBorrow", "\"yes\"", "true or false"},
                      BrokenTable{"/phases/2/treasuryPercent", "101", "from 0 to 100"},
                      BrokenTable{"/dividends", "\"down\"", "one of rounded-per-holder, rounded-per-share"},
                      BrokenTable{"/scoresAboveZero", "0", "true or false"},
                      BrokenTable{"/bankBreaks", "\"late\"", "one of empty, overdrawn"},
                      BrokenTable{"/capitalPhase", "\"next\"", "one of running, deck"},
                      BrokenTable{"/incomeStep", "0", "from 1 to"}));

INSTANTIATE_TEST_SUITE_P(
    National, BrokenTablesWithLoans,
    ::testing::Values(
        BrokenTable{"/national/company", "\"CGR\"", "one of B, GCL, Nord"},
        BrokenTable{"/national/buysFrom", "0", "from 1 to"},
        BrokenTable{"/national/buysFromWithTradeIn", "1001", "at most what it buys from without one, 1000"},
        BrokenTable{"/national/borrows", "\"8\"", "one of any, last"},
        BrokenTable{"/national/forms", "\"soon\"", "one of at-once, after-turn"},
        BrokenTable{"/national/certificateLimit", "0", "from 1 to 1000"},
        BrokenTable{"/national/actsFirst", "\"always\"", "true or false"},
        BrokenTable{"/classes/national/growsInto", "\"giant\"", "one of corporation, national"},
        BrokenTable{"/classes/national/growsInto", "\"corporation\"", "more shares than this one has, 10"},
        BrokenTable{"/classes/national/growsInto", "\"canal\"", "more shares than this one has, 10"},
        BrokenTable{"/classes/national/trainDuty", "\"sometimes\"", "one of always, while-on-sale"},
        BrokenTable{"/classes/nationalOf20/halfCertificates", "0.5", "true or false"},
        BrokenTable{"/phases/6/forms", "[]", "no phase forms it", "/companies/MESS"}));

INSTANTIATE_TEST_SUITE_P(
    Companies, BrokenTablesWithLoans,
    ::testing::Values(BrokenTable{"/companies/B/stationMarkers", "21", "from 0 to 20"},
                      BrokenTable{"/companies/B/stationMarkers", "-1", "from 0 to 20"},
                      BrokenTable{"/homeStation", "\"later\"", "one of first-turn, at-start"},
                      BrokenTable{"/oneStationPerHex", "1", "true or false"},
                      BrokenTable{"/chart/rows/9/0", "\"Y\"", "expected"},
                      BrokenTable{"/chart/uncountedUpTo", "-1", "from 0 to"},
                      BrokenTable{"/chart/unlimitedUpTo", "55", "at most \"uncountedUpTo\", 50"},
                      BrokenTable{"/sales/mostPoolPercent", "101", "from 1 to 100"},
                      BrokenTable{"/sales/bankPrice", "\"par\"", "one of current, initial"},
                      BrokenTable{"/sales/bought", "\"kept\"", "one of free, kept-this-round, one-kept-this-turn"},
                      BrokenTable{"/sales/turn", "\"any\"",
                                  "one of sales-then-purchase, sales-either-side, sales-both-sides"}));

INSTANTIATE_TEST_SUITE_P(
    Privates, BrokenTablesWithLoans,
    ::testing::Values(BrokenTable{"/playersTradePrivates", "2", "true or false"},
                      BrokenTable{"/buildsWith", "\"none\"", "one of own-marker, another-marker"},
                      BrokenTable{"/privateClasses/canal/blocksHex", "\"Z9\"", "no hex \"Z9\" on the board"},
                      BrokenTable{"/privateClasses/coalfield/buildsAtHex", "\"Z9\"", "no hex \"Z9\" on the board"}));

INSTANTIATE_TEST_SUITE_P(
    Trains, BrokenTablesWithLoans,
    ::testing::Values(BrokenTable{"/cards/8/alreadyAfter", "\"9\"", "one of 2, 3, 4, 5, 6, 8"},
                      BrokenTable{"/cards/6/alreadyAfter", "\"8\"", "a card of the deck that comes before this one"},
                      BrokenTable{"/cards/2/needsSoldPercent", "101", "from 0 to 100"},
                      BrokenTable{"/trains/8/tradeInDiscount", "{}", "an object with trains that are given for it"},
                      BrokenTable{"/trains/8/tradeInDiscount/7", "350", "no train \"7\"; there are: 2, 3"},
                      BrokenTable{"/trains/8/tradeInDiscount/4", "1000", "below the price of the train, 1000",
                                  "/trains/8/tradeInDiscount"},
                      BrokenTable{"/trains/8/tradeIn", R"({"4":650})", "only one of", "/trains/8/tradeInDiscount"},
                      BrokenTable{"/trainsOfAKind", "\"two\"", "one of any, one-a-turn, one-of-bank-a-turn"},
                      BrokenTable{"/tradedIn", "\"sold\"", "one of gone, pool"},
                      BrokenTable{"/tradeInMakesRoom", "\"E\"", "true or false"},
                      BrokenTable{"/companyDeals", "\"never\"", "one of own-turn, any-time"},
                      BrokenTable{"/companyLoans/limit", "\"five\"", "one of shares, none"},
                      BrokenTable{"/companyLoans/interestFrom", "\"tens\"", "one of whole-tens, all"},
                      BrokenTable{"/helpsWith", "\"dearest\"", "one of cheapest, any"},
                      BrokenTable{"/sales/markersFall", "\"up\"", "one of as-sold, dearest-first"},
                      BrokenTable{"/help", "\"cheapest\"", "one of never, bank-trains"}));

INSTANTIATE_TEST_SUITE_P(
    Switches, BrokenTablesWithLoans,
    ::testing::Values(BrokenTable{"/switches/JR-D22", "{}", "a switch changes \"tables\" or a \"number\""},
                      BrokenTable{"/switches/JR-D9/values/E", "[]", "expected an object"},
                      BrokenTable{"/switches/JR-D9/values/E/tables", "7", "an object, what the switch changes"},
                      BrokenTable{"/switches/JR-D9/values/E/patch", "{}",
                                  "no such key; the keys here are tables, turnsOn"},
                      BrokenTable{"/switches/preset/values/ENG/turnsOn/JR-D99", "\"E\"", "no switch \"JR-D99\""},
                      BrokenTable{"/switches/preset/values/ENG/turnsOn/JR-D9", "\"F\"", "one of default, E"},
                      BrokenTable{"/switches/JR-D34/formerly/all", "\"F\"", "one of default, E"},
                      BrokenTable{"/switches/diesel/turnsOn/lastTrain", "\"9\"", "one of 8, D"},
                      BrokenTable{"/switches/certLimitAfterMESS/number", "[\"national\"]", "2 to 2 entries, found 1"},
                      BrokenTable{"/switches/certLimitAfterMESS/number/1", "5", "expected a text"}));

TEST(TheTableWithLoans, IsWithoutFaults)
{
    EXPECT_THAT(faultsOf(tableWithLoans()), IsEmpty());
}

TEST(TheTableWithLoans, SaysWhatALoanIsWhereThereAreSome)
{
    Json table = tableWithLoans();
    table.erase("companyLoans");
    for (const char *phase : {"3", "4", "5"})
        table["phases"][phase]["companiesBorrow"] = false;
    EXPECT_THAT(faultsOf(table), ElementsAre(faultInTable("/phases/2/companiesBorrow", "without \"companyLoans\""),
                                             faultInTable("/national", "expected \"companyLoans\"")));
}

} // namespace
} // namespace flimnap::test
