#include <gmock/gmock.h>

#include "18cz_variants.h"
#include "features/lots/standing.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Moravia-Silesia: what is in play, the company left out, the round track (CZ-8.40, 8.41, 8.46, 8.47).

struct MoraviaTable
{
    int players;
    int cash;
    int certificateLimit;
};

class MoraviaSetUp : public ::testing::TestWithParam<MoraviaTable>
{
};

TEST_P(MoraviaSetUp, GivesEveryPlayerTheSameCash_CZ8_40)
{
    const Table table = moravia(GetParam().players);

    for (int seat = 1; seat <= GetParam().players; ++seat)
        EXPECT_EQ(table.cash("p" + std::to_string(seat)), GetParam().cash);
}

TEST_P(MoraviaSetUp, LimitsTheCertificatesOfAPlayer_CZ8_40)
{
    // Given p1 with 70 % of SX (6 certificates) and so many of PR that one more is allowed.
    Table table = moravia(GetParam().players);
    table.cash("p1", 1000).operating("SX", 50, "p1", 0).shares("p1", "SX", 50);
    table.operating("PR", 50, "p1", 0).shares("p1", "PR", 10 * (GetParam().certificateLimit - 1 - 6 - 1));
    ASSERT_EQ(table.certificates("p1"), GetParam().certificateLimit - 1);
    table.round("SR2");
    EXPECT_EQ(table.refusal(startCompany("p1", "BY", 50)), "accepted");

    table.privateOf("p1", "3E");

    EXPECT_TRUE(refusesUnlessForced(table, startCompany("p1", "BY", 50), "certificate-limit CZ-8.40"));
}

INSTANTIATE_TEST_SUITE_P(Tables, MoraviaSetUp, ::testing::Values(MoraviaTable{2, 500, 15}, MoraviaTable{3, 450, 13}),
                         [](const auto &test) { return std::to_string(test.param.players) + "Players"; });

TEST(MoraviaPlayers, AreTwoOrThree_CZ1_4)
{
    const GameDefinition game = moravia(3).game();

    for (const int players : {1, 4, 5, 6})
        EXPECT_THAT(objectionToPlayers(game, players), HasSubstr("CZ-1.6")) << players;
    for (const int players : {2, 3})
        EXPECT_EQ(objectionToPlayers(game, players), "") << players;
}

TEST(MoraviaCompanies, AreTheFiveLargeOnes_CZ8_41)
{
    const Table table = moravia(3);

    std::vector<std::string> codes;
    for (const CompanyDefinition &company : table.game().companies)
        codes.push_back(company.code);
    EXPECT_THAT(codes, ElementsAre("SX", "PR", "BY", "kk", "Ug"));
    for (const std::string &code : codes)
        EXPECT_EQ(table.percent("bank", code), 100) << code;
}

TEST(MoraviaCompanies, TheOthersDoNotExist_CZ8_41)
{
    Table table = moravia(3);
    table.round("SR1");

    for (const char *company : {"BCB", "MW", "KFN", "NWB"})
        EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", company, 60), "unknown-name CZ-8.41")) << company;
}

TEST(MoraviaLots, AreFiveWithTheirLeastBids_CZ8_47)
{
    const GameDefinition game = moravia(3).game();

    std::vector<std::pair<std::string, int>> bids;
    for (const lots::Lot &lot : lots::termsOf(game).lots)
        bids.emplace_back(game.privates[lot.railway].code, static_cast<int>(lot.least.units));
    EXPECT_THAT(bids, ::testing::UnorderedElementsAre(std::pair("S1", 25), std::pair("M1", 40), std::pair("L1", 55),
                                                      std::pair("MW", 50), std::pair("3E", 50)));
    EXPECT_EQ(lots::termsOf(game).raise, Money{5});
}

TEST(MoraviaLots, TheTableStatesItsOwn_CZ1_7)
{
    Table table = moravia(3, R"({"overrides":{"lots":{"S3":20,"M2":30,"L6":70,"MW":45,"3E":60}}})");

    EXPECT_EQ(table.refusal(bid("p1", "S3", 20)), "accepted");
    EXPECT_EQ(table.refusal(bid("p1", "L6", 70)), "accepted");
    EXPECT_EQ(reason(table, bid("p1", "3E", 59)), "bid-too-low");
    EXPECT_EQ(reason(table, forced(bid("p1", "S1", 25))), "private-not-on-sale");
}

TEST(MoraviaDraw, ThreePlayersHaveNone_CZ8_41)
{
    const Table table = moravia(3);

    EXPECT_EQ(table.round(), "OPEN");
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(reason(table, leftOut("SX")), "wrong-round");
}

/// Two players before the draw.
class MoraviaForTwo : public ::testing::Test
{
protected:
    Table table = moravia(2);
};

TEST_F(MoraviaForTwo, BeginsWithTheDrawOfTheCompanyLeftOut_CZ8_41)
{
    EXPECT_EQ(table.round(), "OPEN");
    EXPECT_EQ(table.turn(), "draw");
    EXPECT_THAT(wordsOffered(table), ElementsAre("SX", "PR", "BY", "kk", "Ug"));
    for (const std::string &line : {bid("p1", "S1", 25), pass("p1"), startCompany("p1", "SX", 50)})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-draw CZ-8.41"));
}

TEST_F(MoraviaForTwo, OnlyOneOfTheFiveCanBeDrawn_CZ8_41)
{
    for (const char *company : {"SX", "PR", "BY", "kk", "Ug"})
        EXPECT_EQ(table.refusal(leftOut(company)), "accepted") << company;
    for (const char *company : {"BCB", "MW", "p1", "S1"})
        EXPECT_TRUE(refusesEvenIfForced(table, leftOut(company), "unknown-name CZ-8.41"));
    EXPECT_EQ(reason(table, forced(vaclavDraws("SX"))), "other-value");
}

TEST_F(MoraviaForTwo, TheAuctionFollowsTheOneDraw_CZ8_41)
{
    table.after(leftOut("kk"));

    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(reason(table, forced(leftOut("SX"))), "wrong-round");
}

TEST_F(MoraviaForTwo, TheCompanyLeftOutIsNeverStarted_CZ8_41)
{
    table.after(leftOut("kk")).round("SR1");

    EXPECT_TRUE(refusesEvenIfForced(table, startCompany("p1", "kk", 60), "not-on-sale CZ-8.41"));
    for (const char *company : {"SX", "PR", "BY", "Ug"})
        EXPECT_EQ(table.refusal(startCompany("p1", company, 60)), "accepted") << company;
    EXPECT_EQ(table.percent("bank", "kk"), 0);
}

/// A company of p1 that owns a local and a lasting train; its turn can be idled away.
Table withSx()
{
    Table table = moravia(3);
    return table.operating("SX", 60, "p1", 0).train("SX", "e.4").phase("e").deckFrom("e");
}

TEST(MoraviaRounds, HaveTheLocalValuesOfTheTrackFromFiftyOn_CZ8_46)
{
    const std::vector<std::pair<std::string, int>> rounds = {
        {"OR1.1", 50}, {"OR2.1", 55}, {"OR3.1", 60},  {"OR3.2", 65},  {"OR4.1", 70}, {"OR4.2", 75},
        {"OR5.1", 80}, {"OR5.2", 90}, {"OR6.1", 100}, {"OR6.2", 110}, {"OR6.3", 120}};
    for (const auto &[round, value] : rounds) {
        Table table = withSx();
        table.privateOf("SX", "S1").round(round).cash("SX", 0).after(sellLocal("SX", "S1"));
        EXPECT_EQ(table.cash("SX"), value) << round;
    }
}

TEST(MoraviaRounds, FollowEachOtherWithElevenOperatingRounds_CZ8_46)
{
    Table table = withSx();
    table.round("SR1");
    std::vector<std::string> rounds;
    while (table.round() != "END") {
        rounds.push_back(table.round());
        if (table.round().starts_with("SR"))
            allPass(table);
        else
            table.after({runTrains("SX", 0), done("SX")});
    }
    EXPECT_THAT(rounds, ElementsAre("SR1", "OR1.1", "SR2", "OR2.1", "SR3", "OR3.1", "OR3.2", "SR4", "OR4.1", "OR4.2",
                                    "SR5", "OR5.1", "OR5.2", "SR6", "OR6.1", "OR6.2", "OR6.3"));
}

TEST(MoraviaRounds, ACardIsExportedAfterEverySetButTheLast_CZ8_46)
{
    for (const auto &[round, exports] :
         {std::pair("OR1.1", 1), std::pair("OR2.1", 1), std::pair("OR3.1", 0), std::pair("OR3.2", 1),
          std::pair("OR4.1", 0), std::pair("OR4.2", 1), std::pair("OR5.1", 0), std::pair("OR5.2", 1),
          std::pair("OR6.1", 0), std::pair("OR6.2", 0), std::pair("OR6.3", 0)}) {
        Table table = withSx();
        table.round(round).after({runTrains("SX", 0), done("SX")});
        EXPECT_EQ(table.left("e"), 3 - exports) << round;
        EXPECT_EQ(told<CardExported>(table.events()).size(), static_cast<std::size_t>(exports)) << round;
    }
}

} // namespace
} // namespace flimnap::test
