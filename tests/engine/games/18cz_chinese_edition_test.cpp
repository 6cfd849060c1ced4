#include <gmock/gmock.h>

#include "18cz_variants.h"
#include "io/game_library.h"
#include "support/journals.h"
#include "support/random_games.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

// The first edition, in Chinese: where it differs from the Russian one (CZ-1.10 to CZ-1.26).

Table chinese(int players, const std::string &options = "{}")
{
    return {"18cz", "zh", "base", players, options};
}

struct ChineseTable
{
    int players;
    int cash;
    int certificateLimit;
};

class ChineseEdition : public ::testing::TestWithParam<ChineseTable>
{
};

TEST_P(ChineseEdition, GivesEveryPlayerItsOwnStartCash_CZ1_10)
{
    const Table table = chinese(GetParam().players);

    for (int seat = 1; seat <= GetParam().players; ++seat)
        EXPECT_EQ(table.cash("p" + std::to_string(seat)), GetParam().cash);
}

TEST_P(ChineseEdition, LimitsCertificatesAsTheRussianOne_CZ1_13)
{
    const std::vector<std::string> locals = {"S1", "S2", "S3", "S4", "S5", "S6", "M1",
                                             "M2", "M3", "M4", "M5", "M6", "L1", "L2"};
    Table table = chinese(GetParam().players);
    for (int local = 0; local < GetParam().certificateLimit - 1; ++local)
        table.privateOf("p1", locals[static_cast<std::size_t>(local)]);
    table.round("SR1");
    EXPECT_EQ(table.refusal(startCompany("p1", "BCB", 50)), "accepted");

    table.privateOf("p1", locals[static_cast<std::size_t>(GetParam().certificateLimit - 1)]);

    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "BCB", 50), "certificate-limit CZ-5.13"));
}

TEST_P(ChineseEdition, IsPlayedToItsEnd_CZ1_5)
{
    const Table table = chinese(GetParam().players);
    const Rules &rules = table.rules();
    Position position = rules.start().position;
    for (const Move &move : randomGame(rules, static_cast<std::uint64_t>(GetParam().players))) {
        auto played = rules.play(position, move);
        ASSERT_TRUE(played.ok());
        position = std::move(played->position);
        ASSERT_EQ(position.ledger.sum(), Money{});
    }
    EXPECT_EQ(name(position.round), "END");
    EXPECT_EQ(position.roundsOperated, 13);
    EXPECT_EQ(rules.scores(position).size(), static_cast<std::size_t>(GetParam().players));
}

INSTANTIATE_TEST_SUITE_P(Tables, ChineseEdition,
                         ::testing::Values(ChineseTable{3, 350, 14}, ChineseTable{4, 300, 12},
                                           ChineseTable{5, 250, 10}),
                         [](const auto &test) { return std::to_string(test.param.players) + "Players"; });

TEST(ChinesePlayers, AreThreeToFive_CZ10_45)
{
    const GameDefinition game = chinese(3).game();

    for (const int players : {1, 2, 6})
        EXPECT_THAT(objectionToPlayers(game, players), HasSubstr("CZ-1.6")) << players;
    for (const int players : {3, 4, 5})
        EXPECT_EQ(objectionToPlayers(game, players), "") << players;
}

TEST(ChineseVariants, DoNotExist_CZ1_12)
{
    for (const char *variant : {"training", "bohemia", "moravia-silesia"})
        EXPECT_FALSE(library().definition("18cz", "zh", variant, "{}").ok()) << variant;

    std::vector<std::string> variants;
    for (const GameSummary &game : library().games()) {
        if (game.game == "18cz" && game.edition == "zh")
            variants.push_back(game.variant);
    }
    EXPECT_THAT(variants, ElementsAre("base"));
}

TEST(ChineseHomes, OfFourCompaniesDiffer_CZ1_14)
{
    // Printed D16, H8, D1 and B18/A23; the hexes count one more.
    const GameDefinition game = chinese(3).game();
    const auto homes = [&](const char *company) { return game.companies[game.findCompany(company)].homes; };

    EXPECT_THAT(homes("BCB"), ElementsAre("D17"));
    EXPECT_THAT(homes("VBW"), ElementsAre("H9"));                 // CZ-1.15
    EXPECT_THAT(homes("BTE"), ElementsAre("D2"));                 // CZ-1.16
    EXPECT_THAT(homes("PR"), UnorderedElementsAre("B19", "A24")); // CZ-1.17
    for (const char *home : {"D17", "H9", "D2", "B19", "A24"})
        EXPECT_TRUE(game.findHex(home)) << home;
}

TEST(ChineseHomes, OfTheOthersAreTheSame_CZ2_1)
{
    const GameDefinition chineseGame = chinese(3).game();
    const GameDefinition russianGame = Table(3).game();
    for (const char *company : {"EKJ", "OFE", "MW", "BN", "NWB", "ATE", "KFN", "SX", "BY", "kk", "Ug"})
        EXPECT_EQ(chineseGame.companies[chineseGame.findCompany(company)].homes,
                  russianGame.companies[russianGame.findCompany(company)].homes)
            << company;
}

TEST(ChineseLocals, HaveNamesOfTheirOwnAndTheSamePrices_CZ1_18)
{
    const GameDefinition chineseGame = chinese(3).game();
    const GameDefinition russianGame = Table(3).game();
    std::vector<std::string> renamed;
    for (const PrivateId local : ids(chineseGame.privates)) {
        const PrivateDefinition &one = chineseGame.privates[local];
        const PrivateDefinition &other = russianGame.privates[local];
        EXPECT_EQ(one.code, other.code);
        EXPECT_EQ(one.price, other.price) << one.code;
        EXPECT_EQ(one.income, other.income) << one.code;
        if (one.name != other.name || one.localName != other.localName)
            renamed.push_back(one.code);
    }
    EXPECT_THAT(renamed, ElementsAre("S3", "S5", "S6", "M1", "M2", "M4", "L2"));
}

TEST(ChineseTrains, AndRoundsAreThoseOfTheRussianEdition_CZ1_22)
{
    const GameDefinition chineseGame = chinese(3).game();
    const GameDefinition russianGame = Table(3).game();

    EXPECT_EQ(chineseGame.sets, russianGame.sets);
    ASSERT_EQ(chineseGame.faces.count(), russianGame.faces.count());
    for (const FaceId face : ids(chineseGame.faces)) {
        EXPECT_EQ(chineseGame.faces[face].code, russianGame.faces[face].code);
        EXPECT_EQ(chineseGame.faces[face].price, russianGame.faces[face].price);
        EXPECT_EQ(chineseGame.faces[face].rusts, russianGame.faces[face].rusts);
    }
    for (const PhaseId phase : ids(chineseGame.phases)) // CZ-1.23 too
        EXPECT_EQ(chineseGame.phases[phase].trainLimit, russianGame.phases[phase].trainLimit);
}

/// The order p1, p2, p3, p4 in SR4: p3 directs Ug with 30 %, p1 and p4 hold 20 % each.
Table withATie(Table table)
{
    table.phase("d").operating("Ug", 100, "p3", 0).shares("p3", "Ug", 10).shares("p1", "Ug", 20);
    return table.shares("p4", "Ug", 20).round("SR4").turnOf("p3");
}

TEST(ChineseDirectors, ATieGoesToTheLowestOrderCard_CZ10_19)
{
    Table table = withATie(chinese(4));
    table.after(sellShares("p3", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p1");
    EXPECT_EQ(table.directorsCertificate("Ug"), "p1");
}

TEST(ChineseDirectors, InTheRussianEditionToTheNextAfterTheOldOne_CZ10_19)
{
    Table table = withATie(Table(4));
    table.after(sellShares("p3", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p4");
}

TEST(ChineseDirectors, TheCardsCountNotTheSeats_CZ1_26)
{
    Table table = withATie(chinese(4));
    table.order({"p4", "p3", "p2", "p1"}).turnOf("p3").after(sellShares("p3", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p4");
}

TEST(ChineseDirectors, WhoHasMostComesBeforeAnyCard_CZ1_26)
{
    Table table = withATie(chinese(4));
    table.shares("p4", "Ug", 10).after(sellShares("p3", "Ug", 20));

    EXPECT_EQ(table.director("Ug"), "p4");
}

TEST(ChinesePreStockRound, IsASnakeOverTheOrderCards_CZ1_34)
{
    Table table = chinese(3);
    std::vector<std::string> turns;
    for (const char *local : {"S1", "S2", "S3", "S4", "S5", "S6"}) {
        turns.push_back(table.turn());
        table.after(buyPrivate(table.turn(), local));
    }
    EXPECT_THAT(turns, ElementsAre("p1", "p2", "p3", "p3", "p2", "p1"));
}

TEST(ChineseDiscards, GoToThePool_CZ1_24)
{
    // Given phase e: the first f lowers the medium limit to 2 (CZ-1.23).
    Table table = chinese(3);
    table.operating("BTE", 70, "p1", 0).train("BTE", "b.2+2").train("BTE", "b.2+2").train("BTE", "e.3+3");
    table.operating("Ug", 100, "p2", 500).phase("e").deckFrom("f").round("OR4.1").after(buyTrain("Ug", "f.4E"));
    EXPECT_EQ(table.turn(), "BTE");

    table.after(discard("BTE", "b.2+2"));

    EXPECT_THAT(table.trains("pool"), ElementsAre("b.2+2"));
    EXPECT_EQ(table.topCard(), "f");
}

TEST(ChineseOverrides, AGroupsTablesCountHereToo_CZ1_7)
{
    const Table table = chinese(3, R"({"overrides":{"start_cash":380,"homes":{"BCB":["E16"]}}})");

    EXPECT_EQ(table.cash("p1"), 380);
    EXPECT_THAT(table.game().companies[table.game().findCompany("BCB")].homes, ElementsAre("E16"));
}

} // namespace
} // namespace flimnap::test
