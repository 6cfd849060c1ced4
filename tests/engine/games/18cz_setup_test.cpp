#include <gmock/gmock.h>

#include "games/registry.h"
#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/told.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::vector<std::string> allLocals = {"S1", "S2", "S3", "S4", "S5", "S6", "M1", "M2", "M3",
                                            "M4", "M5", "M6", "L1", "L2", "L3", "L4", "L5", "L6"};

struct Beginning18Cz
{
    int players;
    int cash;
    int certificateLimit;
};

class SetUpForTable : public ::testing::TestWithParam<Beginning18Cz>
{
};

TEST_P(SetUpForTable, GivesEveryPlayerTheSameCash_CZ3_1)
{
    Table table(GetParam().players);

    for (int seat = 1; seat <= GetParam().players; ++seat)
        EXPECT_EQ(table.cash("p" + std::to_string(seat)), GetParam().cash);
}

TEST_P(SetUpForTable, LimitsTheCertificatesOfAPlayer_CZ3_1)
{
    // Given p1 with one certificate less than the limit.
    Table table(GetParam().players);
    for (int local = 0; local < GetParam().certificateLimit - 1; ++local)
        table.privateOf("p1", allLocals[static_cast<std::size_t>(local)]);
    table.round("SR1");
    EXPECT_EQ(table.refusal(startCompany("p1", "BCB", 50)), "accepted");

    // When he has one more he is at the limit.
    table.privateOf("p1", allLocals[static_cast<std::size_t>(GetParam().certificateLimit - 1)]);

    EXPECT_EQ(table.refusal(startCompany("p1", "BCB", 50)), "certificate-limit CZ-5.13");
}

INSTANTIATE_TEST_SUITE_P(Base, SetUpForTable,
                         ::testing::Values(Beginning18Cz{3, 380, 14}, Beginning18Cz{4, 300, 12},
                                           Beginning18Cz{5, 250, 10}, Beginning18Cz{6, 210, 9}),
                         [](const auto &test) { return std::to_string(test.param.players) + "Players"; });

TEST(SetUp, OtherNumbersOfPlayersAreRefused_CZ1_6)
{
    const GameDefinition game = Table(3).game();
    for (const int players : {1, 2, 7}) {
        std::vector<Seat> seats;
        for (int seat = 1; seat <= players; ++seat)
            seats.push_back({"p" + std::to_string(seat), "Player"});

        const auto rules = makeRules(game, seats);

        ASSERT_FALSE(rules) << players;
        EXPECT_EQ(rules.error().place, "players");
        EXPECT_EQ(rules.error().rule, "CZ-1.6");
    }
}

TEST(SetUp, AGroupsOwnTablesCountInsteadOfThePrintedOnes_CZ1_7)
{
    Table table(3, R"({"overrides":{"start_cash":350,"local_prices":{"S1":20}}})");
    ASSERT_EQ(table.cash("p1"), 350);

    table.after(buyPrivate("p1", "S1"));

    EXPECT_EQ(table.cash("p1"), 350 - 20);
}

TEST(SetUp, PlayersSitInTheOrderOfTheirCardsAndTheFirstBegins_CZ3_2)
{
    const Table table(5);

    EXPECT_THAT(table.order(), ElementsAre("p1", "p2", "p3", "p4", "p5"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.round(), "OPEN");
}

TEST(SetUp, AllSharesLieInTheBank_CZ3_3)
{
    const Table table(3);

    EXPECT_EQ(table.game().companies.count(), 15);
    for (const CompanyDefinition &company : table.game().companies) {
        EXPECT_EQ(table.percent("bank", company.code), 100) << company.code;
        EXPECT_EQ(table.director(company.code), "") << company.code;
        EXPECT_EQ(table.status(company.code), "waiting") << company.code;
    }
}

TEST(SetUp, TheFirstCertificateSoldOfACompanyIsTheDirectors_CZ3_3)
{
    Table table(3);
    table.round("SR1");

    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p1", "BCB"), "not-on-sale CZ-5.8"));
    table.after(startCompany("p1", "BCB", 50));
    EXPECT_EQ(table.percent("p1", "BCB"), 50);
    EXPECT_EQ(table.certificates("p1"), 1);
}

TEST(SetUp, TheDeckIsCompleteAndThePoolEmpty_CZ3_3)
{
    const Table table(3);

    EXPECT_EQ(table.topCard(), "a");
    EXPECT_EQ(table.phase(), "a");
    EXPECT_THAT(table.trains("pool"), IsEmpty());
    const std::vector<std::optional<int>> numbers = {5, 4, 4, 4, 4, 4, 4, 2, 2, {}}; // a … j, CZ-2.30
    for (const CardId card : ids(table.game().cards))
        EXPECT_EQ(table.position().trains.left(card), numbers[static_cast<std::size_t>(card.index())]) << card.index();
}

TEST(SetUp, TreasuriesAreEmptyBeforeACompanyFloats_CZ3_3)
{
    const Table table(3);

    for (const CompanyDefinition &company : table.game().companies)
        EXPECT_EQ(table.cash(company.code), 0) << company.code;
}

TEST(SetUp, StartCashComesFromTheBank_CZ3_1)
{
    const Table table(4);

    EXPECT_EQ(table.position().ledger.balance(Party::bank()), Money{-4 * 300});
    EXPECT_EQ(table.position().ledger.sum(), Money{0});
    const auto payments = told<Paid>(table.events());
    ASSERT_EQ(payments.size(), 4U);
    EXPECT_EQ(payments.front().reason, Reason::Opening);
}

} // namespace
} // namespace flimnap::test
