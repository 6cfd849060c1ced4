#include <gmock/gmock.h>

#include "1824_moves.h"
#include "games/registry.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// What lies on the table before the first move (AH-2.27, AH-3.1 to AH-3.6).

struct Beginning1824
{
    int players;
    int cash;
    int certificateLimit;
    int bank;
    int mountains;
};

class Setup1824For : public ::testing::TestWithParam<Beginning1824>
{
};

TEST_P(Setup1824For, CashAndBank_AH2_27)
{
    const Table table = game1824(GetParam().players);

    for (int seat = 1; seat <= GetParam().players; ++seat)
        EXPECT_EQ(table.cash(player(seat)), GetParam().cash);
    EXPECT_EQ(table.cash("bank"), GetParam().bank);
    EXPECT_EQ(GetParam().bank + GetParam().players * GetParam().cash, 12'000);
    EXPECT_EQ(table.position().ledger.sum(), Money{0});
    EXPECT_FALSE(table.position().isBankBroken);
}

TEST_P(Setup1824For, TheFirstMountainRailwaysAreInPlay_AH3_3)
{
    const Table table = game1824(GetParam().players);
    const std::string first = player(GetParam().players);

    for (int number = 1; number <= 6; ++number) {
        const std::string purchase = buyPrivate(first, "B" + std::to_string(number));
        if (number <= GetParam().mountains)
            EXPECT_EQ(table.refusal(purchase), "accepted") << number;
        else
            EXPECT_TRUE(refusesEvenIfForced(table, purchase, "private-not-on-sale AH-4.5")) << number;
    }
}

TEST_P(Setup1824For, CertificateLimit_AH2_27)
{
    // Given p1 with one certificate less than the limit.
    Table table = game1824(GetParam().players);
    const std::vector<std::string> regionals = {"BH", "BK", "CL", "MS", "SB"};
    for (const std::string &regional : regionals)
        table.running(regional, "R5C3", "p1", 0);
    for (int certificate = 5; certificate < GetParam().certificateLimit - 1; ++certificate)
        table.shares("p1", regionals[static_cast<std::size_t>(certificate) % regionals.size()], 10);
    table.cash("p1", 500).round("SR2");
    ASSERT_EQ(table.certificates("p1"), GetParam().certificateLimit - 1);
    EXPECT_EQ(table.refusal(buyShare("p1", "UG")), "accepted");

    // When he has one more he is at the limit.
    table.shares("p1", "KK", 10);

    EXPECT_TRUE(refusesUnlessForced(table, buyShare("p1", "UG"), "certificate-limit AH-5.10"));
}

INSTANTIATE_TEST_SUITE_P(Base, Setup1824For,
                         ::testing::Values(Beginning1824{3, 820, 21, 9540, 4}, Beginning1824{4, 680, 16, 9280, 6},
                                           Beginning1824{5, 560, 13, 9200, 6}, Beginning1824{6, 460, 11, 9240, 4}),
                         [](const auto &test) { return std::to_string(test.param.players) + "Players"; });

// Scenario 1: four players
TEST(Setup1824, FourPlayersFindTheBankWithTheStatesSharesAt120_AH3_4)
{
    const Table table = game1824(4);

    EXPECT_EQ(table.cash("bank"), 9280);
    for (const auto &[state, inBank] : {std::pair("SD", 60), std::pair("UG", 70), std::pair("KK", 70)}) {
        EXPECT_EQ(table.price(state), 120) << state;
        EXPECT_EQ(table.percent("bank", state), inBank) << state;
        EXPECT_EQ(table.percent("reserve", state), 100 - inBank) << state;
        EXPECT_EQ(table.directorsCertificate(state), "reserve") << state;
        EXPECT_EQ(table.director(state), "") << state;
        EXPECT_EQ(table.refusal(buyShare("p4", state)), "accepted") << state;
    }
}

TEST(Setup1824, TheStatesMarkersLieOneUponTheOther_A50)
{
    EXPECT_THAT(game1824(3).pile("R1C3"), ElementsAre("SD", "UG", "KK"));
}

// AH-3.4, AH-2.14: reserved certificates are not for sale, the others only once there is a price.
TEST(Setup1824, RegionalRailwaysHaveNoPrice_AH3_4)
{
    const Table table = game1824(3);

    for (const char *linked : {"BK", "MS", "CL", "SB"}) {
        EXPECT_EQ(table.cell(linked), "") << linked;
        EXPECT_EQ(table.percent("bank", linked), 80) << linked;
        EXPECT_EQ(table.directorsCertificate(linked), "reserve") << linked;
        EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p3", linked), "not-on-sale AH-5.6")) << linked;
        EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p3", linked, 60), "not-on-sale AH-5.13")) << linked;
    }
    EXPECT_EQ(table.percent("bank", "BH"), 100);
    EXPECT_EQ(table.directorsCertificate("BH"), "bank");
    EXPECT_TRUE(refusesEvenIfForced(table, buyShare("p3", "BH"), "not-on-sale AH-5.6"));
}

TEST(Setup1824, Trains_AH2_15)
{
    const Table table = game1824(3);

    for (const auto &[card, count] : {std::pair("2", 9), std::pair("3", 7), std::pair("4", 4), std::pair("5", 3),
                                      std::pair("6", 3), std::pair("8", 2), std::pair("1g", 6), std::pair("2g", 5),
                                      std::pair("3g", 4), std::pair("4g", 3), std::pair("5g", 2)})
        EXPECT_EQ(table.left(card), count) << card;
    EXPECT_FALSE(table.position().trains.left(table.game().findCard("10")).has_value()); // any number of them
    EXPECT_EQ(table.topCard(), "2");
    EXPECT_EQ(table.phase(), "2");
}

TEST(Setup1824, SeatOneHoldsThePriorityCardAndTheLastSeatBegins_AH3_1)
{
    const Table table = game1824(5);

    EXPECT_THAT(table.order(), ElementsAre("p1", "p2", "p3", "p4", "p5"));
    EXPECT_EQ(table.round(), "SR1");
    EXPECT_EQ(table.turn(), "p5");
}

TEST(Setup1824, StartCashComesOutOfTheBank_AH3_2)
{
    const Table table = game1824(4);

    int players = 0;
    for (const Paid &payment : told<Paid>(table.events())) {
        EXPECT_EQ(payment.reason, Reason::Opening);
        if (!payment.to.isPlayer())
            continue;
        ++players;
        EXPECT_EQ(payment.from, Party::bank());
        EXPECT_EQ(payment.amount, Money{680});
    }
    EXPECT_EQ(players, 4);
}

TEST(Setup1824, OtherNumbersOfPlayersAreRefused_AH1_5)
{
    const std::vector<std::pair<std::string, GameDefinition>> games = {
        {"base", game1824(3).game()},
        {"goods-time", Table("1824", "ru", "goods-time", 3).game()},
        {"cisleithania-2", cisleithaniaForTwo().game()},
        {"cisleithania-3", cisleithaniaForThree().game()}};
    for (const auto &[variant, game] : games) {
        for (int players = 1; players <= 7; ++players) {
            const bool isBig = variant == "base" || variant == "goods-time";
            const bool isRight =
                isBig ? players >= 3 && players <= 6 : players == (variant == "cisleithania-2" ? 2 : 3);
            std::vector<Seat> seats;
            for (int seat = 1; seat <= players; ++seat)
                seats.push_back({player(seat), "Player"});

            const auto rules = makeRules(game, seats);

            EXPECT_EQ(rules.ok(), isRight) << variant << " with " << players;
            if (!rules) {
                EXPECT_EQ(rules.error().place, "players");
                EXPECT_THAT(rules.error().rule, HasSubstr("AH-1."));
            }
        }
    }
}

// AH-1.6
TEST(Setup1824, AGroupsOwnCashAndLimitCount_AH1_6)
{
    Table table = game1824(3, R"({"overrides":{"start_cash":700,"certificate_limit":1}})");

    EXPECT_EQ(table.cash("p1"), 700);
    EXPECT_EQ(table.cash("bank"), 12'000 - 3 * 700);
    table.after({buyShare("p3", "SD"), pass("p2"), pass("p1"), pass("p1"), pass("p2")});
    EXPECT_EQ(table.refusal(buyShare("p3", "SD")), "certificate-limit AH-5.10");
}

// AH-1.6, AH-2.15
TEST(Setup1824, AGroupsOwnTrainsCount_AH1_6)
{
    Table table = game1824(3, R"({"overrides":{"trains":{"2":{"count":5,"price":90},"3":{"trade_in":{"2":120}}}}})");

    EXPECT_EQ(table.left("2"), 5);
    table.running("BH", "R5C3", "p1", 300).stock("2", 1).round("OR1.1");
    table.after({buyTrain("BH", "2"), tradeIn("BH", "3", "2")});
    EXPECT_EQ(table.cash("BH"), 300 - 90 - 120);
}

} // namespace
} // namespace flimnap::test
