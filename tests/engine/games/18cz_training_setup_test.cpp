#include <gmock/gmock.h>

#include "18cz_variants.h"
#include "io/snapshot_text.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// The training game: every player is a company (CZ-8.1, CZ-8.2).

struct TrainingTable
{
    int players;
    int cash;
    std::vector<int> cards; ///< a, c, e, g
    std::vector<std::string> companies;
};

/// Every player draws, in the order given; the first round begins.
Table dealt(const std::vector<std::string> &companies)
{
    Table table = trainingGame(static_cast<int>(companies.size()));
    for (const std::string &company : companies)
        table.after(playerDraws(company));
    return table;
}

class TrainingSetUp : public ::testing::TestWithParam<TrainingTable>
{
};

TEST_P(TrainingSetUp, GivesEveryCompanyItsCashAndThePlayersNone_CZ8_1)
{
    const Table table = dealt(GetParam().companies);

    for (const std::string &company : GetParam().companies)
        EXPECT_EQ(table.cash(company), GetParam().cash) << company;
    for (int seat = 1; seat <= GetParam().players; ++seat)
        EXPECT_EQ(table.cash("p" + std::to_string(seat)), 0) << seat;
}

TEST_P(TrainingSetUp, HasAsManyTrainsAsPrinted_CZ8_2)
{
    const Table table = trainingGame(GetParam().players);

    std::vector<int> cards;
    for (const char *card : {"a", "c", "e", "g"})
        cards.push_back(table.left(card));
    EXPECT_EQ(table.game().cards.count(), 4);
    EXPECT_THAT(cards, ElementsAreArray(GetParam().cards));
}

TEST_P(TrainingSetUp, DealsTheCompaniesOfItsTableOnly_CZ8_1)
{
    const std::vector<std::string> all = {"BCB", "EKJ", "VBW", "BN", "NWB"};
    const Table table = trainingGame(GetParam().players);

    EXPECT_THAT(wordsOffered(table), ElementsAreArray(GetParam().companies));
    for (std::size_t index = GetParam().companies.size(); index < all.size(); ++index)
        EXPECT_EQ(reason(table, forced(playerDraws(all[index]))), "unknown-name") << all[index];
}

TEST_P(TrainingSetUp, PlaysInPrintedOrderWhateverWasDrawn_CZ8_1)
{
    std::vector<std::string> backwards(GetParam().companies.rbegin(), GetParam().companies.rend());

    Table table = dealt(backwards);

    EXPECT_THAT(table.operatingOrder(), ElementsAreArray(GetParam().companies));
    EXPECT_EQ(table.round(), "ROUND1");
    for (const std::string &company : GetParam().companies) {
        EXPECT_EQ(table.turn(), company);
        table.after(forced(done(company)));
    }
    EXPECT_EQ(table.director("BCB"), "p" + std::to_string(GetParam().players));
}

INSTANTIATE_TEST_SUITE_P(Tables, TrainingSetUp,
                         ::testing::Values(TrainingTable{2, 150, {3, 2, 1, 1}, {"BCB", "EKJ"}},
                                           TrainingTable{3, 150, {4, 3, 2, 1}, {"BCB", "EKJ", "VBW"}},
                                           TrainingTable{4, 130, {5, 4, 3, 1}, {"BCB", "EKJ", "VBW", "BN"}},
                                           TrainingTable{5, 130, {6, 5, 4, 1}, {"BCB", "EKJ", "VBW", "BN", "NWB"}}),
                         [](const auto &test) { return std::to_string(test.param.players) + "Players"; });

TEST(TrainingPlayers, AreTwoToFive_CZ1_2)
{
    const GameDefinition game = trainingGame(3).game();

    for (const int players : {1, 6})
        EXPECT_THAT(objectionToPlayers(game, players), HasSubstr("CZ-1.6")) << players;
    for (const int players : {2, 3, 4, 5})
        EXPECT_EQ(objectionToPlayers(game, players), "") << players;
}

TEST(TrainingTrains, CostWhatIsPrinted_CZ8_2)
{
    const GameDefinition game = trainingGame(3).game();

    for (const auto &[face, price] :
         {std::pair("a.2", 70), std::pair("c.3", 120), std::pair("e.4", 250), std::pair("g.5", 350)}) {
        ASSERT_TRUE(game.findFace(face)) << face;
        EXPECT_EQ(game.faces[game.findFace(face)].price, Money{price}) << face;
    }
    EXPECT_EQ(game.faces.count(), 4);
}

TEST(TrainingHomes, AreTheTownsOfTheRussianBoard_CZ8_1)
{
    // Printed E15, D4, I9, E11, E11; the hexes count one more.
    const GameDefinition game = trainingGame(5).game();

    for (const auto &[company, home] : {std::pair("BCB", "E16"), std::pair("EKJ", "D5"), std::pair("VBW", "I10"),
                                        std::pair("BN", "E12"), std::pair("NWB", "E12")})
        EXPECT_THAT(game.companies[game.findCompany(company)].homes, ElementsAre(home)) << company;
}

/// Three players before their draws.
class TrainingDraws : public ::testing::Test
{
protected:
    Table table = trainingGame(3);
};

TEST_F(TrainingDraws, ComeBeforeEverything_CZ8_1)
{
    EXPECT_EQ(table.round(), "ROUND1");
    EXPECT_EQ(table.turn(), "draw");
    for (const std::string &line : {pass("p1"), layTrack("BCB"), buyTrain("BCB", "a.2"), done("BCB")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-draw CZ-8.1"));
}

TEST_F(TrainingDraws, GoRoundThePlayersInTheirOrder_CZ8_1)
{
    table.after(playerDraws("VBW"));
    EXPECT_EQ(table.director("VBW"), "p1");
    EXPECT_EQ(table.turn(), "draw");
    table.after(playerDraws("BCB"));
    EXPECT_EQ(table.director("BCB"), "p2");
    table.after(playerDraws("EKJ"));
    EXPECT_EQ(table.director("EKJ"), "p3");

    EXPECT_EQ(table.round(), "ROUND1");
    EXPECT_EQ(table.turn(), "BCB");
}

TEST_F(TrainingDraws, NoCompanyIsDrawnTwice_CZ8_1)
{
    table.after(playerDraws("VBW"));

    EXPECT_EQ(reason(table, forced(playerDraws("VBW"))), "unknown-name");
    EXPECT_THAT(wordsOffered(table), ElementsAre("BCB", "EKJ"));
}

TEST_F(TrainingDraws, HaveTheirOwnName_CZ8_1)
{
    EXPECT_EQ(reason(table, forced(vaclavDraws("VBW"))), "other-value");
    EXPECT_EQ(reason(table, forced(leftOut("VBW"))), "other-value");
}

TEST_F(TrainingDraws, AreOverWhenEverybodyHasACompany_CZ8_1)
{
    table.after({playerDraws("VBW"), playerDraws("BCB"), playerDraws("EKJ")});

    EXPECT_EQ(reason(table, forced(playerDraws("BN"))), "wrong-round");
}

TEST_F(TrainingDraws, TheSnapshotHasNoCompaniesBefore_CZ8_1)
{
    EXPECT_EQ(writeSnapshot(table.rules(), table.position(), 0),
              R"({"n":0,"round":"ROUND1","phase":"1","turn":"draw","bank":null,)"
              R"("players":{"p1":{"cash":0,"debt":0,"penalty":0,"shares":{},"privates":[],"worth":0},)"
              R"("p2":{"cash":0,"debt":0,"penalty":0,"shares":{},"privates":[],"worth":0},)"
              R"("p3":{"cash":0,"debt":0,"penalty":0,"shares":{},"privates":[],"worth":0}},)"
              R"("companies":{},"next_train":"a"})");
}

TEST_F(TrainingDraws, TheSnapshotShowsThePlayersWorthAndDirectorsAfter_CZ8_1)
{
    table.after({playerDraws("VBW"), playerDraws("BCB"), playerDraws("EKJ")});

    const std::string company = R"({"state":"operating","price":null,"cash":150,"director":")";
    const std::string rest = R"(","trains":[],"loans":0,"privates":[],"escrow":0})";
    const std::string player = R"({"cash":0,"debt":0,"penalty":0,"shares":{},"privates":[],"worth":150})";
    EXPECT_EQ(writeSnapshot(table.rules(), table.position(), 3),
              R"({"n":3,"round":"ROUND1","phase":"1","turn":"BCB","bank":null,"players":{"p1":)" + player +
                  R"(,"p2":)" + player + R"(,"p3":)" + player + R"(},"companies":{"BCB":)" + company + "p2" + rest +
                  R"(,"EKJ":)" + company + "p3" + rest + R"(,"VBW":)" + company + "p1" + rest +
                  R"(},"next_train":"a"})");
}

TEST_F(TrainingDraws, EveryCompanyBeginsWithItsHomeStationAndTwoMarkers_CZ8_1)
{
    table.after({playerDraws("VBW"), playerDraws("BCB"), playerDraws("EKJ")});

    EXPECT_EQ(table.stationsOnMap("BCB"), 1);
    EXPECT_EQ(table.tokensLeft("BCB"), 2);
    table.after(forced(done("BCB")));
    EXPECT_EQ(table.stationsOnMap("EKJ"), 1);
    EXPECT_EQ(table.tokensLeft("EKJ"), 2);
}

TEST_F(TrainingDraws, ThereAreNeitherSharesNorLocalsNorStockRounds_CZ8_1)
{
    table.after({playerDraws("VBW"), playerDraws("BCB"), playerDraws("EKJ")});

    EXPECT_EQ(table.game().privates.count(), 0);
    EXPECT_EQ(table.certificates("p1"), 0);
    for (const std::string &line :
         {pass("p1"), startCompany("p1", "BN", 60), buyShare("p1", "VBW"), sellShares("p1", "VBW", 25),
          buyPrivate("p1", "S1"), repayDebt("p1", 10), bid("p1", "S1", 25)})
        EXPECT_EQ(reason(table, forced(line)), "wrong-round") << line;
}

TEST_F(TrainingDraws, AGroupsOwnTablesCountHereToo_CZ1_7)
{
    Table other = trainingGame(2, R"({"overrides":{"start_cash":200,"cards":{"a":9}}})");
    other.after({playerDraws("BCB"), playerDraws("EKJ")});

    EXPECT_EQ(other.cash("BCB"), 200);
    EXPECT_EQ(other.left("a"), 9);
}

} // namespace
} // namespace flimnap::test
