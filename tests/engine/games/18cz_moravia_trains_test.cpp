#include <gmock/gmock.h>

#include "18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::IsEmpty;

// Moravia-Silesia: its own trains and phases (CZ-8.44, CZ-8.45).

TEST(MoraviaDeck, HasTheCardsOfThePlayerCount_CZ8_45)
{
    for (const auto &[players, cards] :
         {std::pair(2, std::vector<int>{5, 4, 3, 2}), std::pair(3, std::vector<int>{6, 5, 3, 3})}) {
        const Table table = moravia(players);
        std::vector<int> left;
        for (const char *card : {"a", "d", "e", "g"})
            left.push_back(table.left(card));
        EXPECT_THAT(left, ElementsAreArray(cards)) << players;
        EXPECT_EQ(table.position().trains.left(table.game().findCard("j")), std::nullopt) << players; // unlimited
        EXPECT_EQ(table.game().cards.count(), 5);
    }
}

/// OR2.1: SX of p1 at 60 with 2000 after its first turn, PR of p2 at 50.
class MoraviaTrains : public ::testing::Test
{
protected:
    MoraviaTrains()
    {
        table.operating("SX", 60, "p1", 2000).established("SX").operating("PR", 50, "p2", 500).established("PR");
    }

    /// The phase has begun, and the deck begins with the card; SX acts.
    void begin(const std::string &phase, const std::string &card) { table.phase(phase).deckFrom(card).round("OR2.1"); }

    Table table = moravia(3);
};

TEST_F(MoraviaTrains, CostWhatIsPrinted_CZ8_45)
{
    for (const auto &[train, price] : {std::pair("a.2", 70), std::pair("d.3", 120), std::pair("e.4", 250),
                                       std::pair("g.4+4", 400), std::pair("j.5+5", 500)}) {
        Table copy = table;
        copy.deckFrom(std::string(train).substr(0, 1)).round("OR2.1").after(buyTrain("SX", train));
        EXPECT_EQ(copy.cash("SX"), 2000 - price) << train;
        EXPECT_THAT(copy.trains("SX"), ElementsAre(train));
    }
}

TEST_F(MoraviaTrains, RunInEveryCompany_CZ8_44)
{
    for (const char *train : {"a.2", "d.3", "e.4", "g.4+4", "j.5+5"}) {
        Table copy = table;
        copy.train("SX", train).phase("j").deckFrom("j").round("OR2.1");
        EXPECT_EQ(copy.refusal(runTrains("SX", 50)), "accepted") << train;
        copy.after(runTrains("SX", 0));
        EXPECT_EQ(copy.refusal(done("SX")), "accepted") << train;
    }
}

TEST_F(MoraviaTrains, AreBegunByTheFirstCardOfEachKind_CZ8_45)
{
    const std::vector<std::tuple<std::string, std::string, std::string>> phases = {
        {"a", "d", "d.3"}, {"d", "e", "e.4"}, {"e", "g", "g.4+4"}, {"g", "j", "j.5+5"}};
    for (const auto &[before, phase, train] : phases) {
        Table copy = table;
        copy.phase(before).deckFrom(phase).round("OR2.1").after(buyTrain("SX", train));
        EXPECT_EQ(copy.phase(), phase);
    }
}

TEST_F(MoraviaTrains, TheFirst4ScrapsAll2_CZ8_45)
{
    table.train("PR", "a.2").train("PR", "d.3").train("pool", "a.2");
    begin("d", "e");
    table.after(buyTrain("SX", "e.4"));

    EXPECT_THAT(table.trains("PR"), ElementsAre("d.3"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
}

TEST_F(MoraviaTrains, TheFirst44ScrapsNoTrain_CZ8_45)
{
    table.train("PR", "d.3").train("PR", "e.4");
    begin("e", "g");
    table.after(buyTrain("SX", "g.4+4"));

    EXPECT_THAT(table.trains("PR"), ElementsAre("d.3", "e.4"));
}

TEST_F(MoraviaTrains, TheFirst55ScrapsAll3AndTheOthersStay_CZ8_45)
{
    table.train("PR", "d.3").train("PR", "e.4").train("PR", "g.4+4").train("pool", "d.3");
    begin("g", "j");
    table.after(buyTrain("SX", "j.5+5"));

    EXPECT_THAT(table.trains("PR"), ElementsAre("e.4", "g.4+4"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
}

TEST_F(MoraviaTrains, AnExportScrapsLikeASale_CZ8_45)
{
    table.train("SX", "a.2").train("SX", "d.3").train("PR", "a.2").train("PR", "d.3").phase("d").deckFrom("e");
    table.round("OR2.1").after({runTrains("SX", 0), done("SX"), runTrains("PR", 0), done("PR")});

    EXPECT_EQ(table.round(), "SR3");
    EXPECT_EQ(table.phase(), "e");
    EXPECT_EQ(table.left("e"), 2);
    EXPECT_THAT(table.trains("SX"), ElementsAre("d.3"));
    EXPECT_THAT(table.trains("PR"), ElementsAre("d.3"));
}

TEST_F(MoraviaTrains, TheLimitIsFourThenThreeThenTwo_CZ8_45)
{
    const std::vector<std::tuple<std::string, std::string, int>> limits = {
        {"a", "a.2", 4}, {"d", "d.3", 4}, {"e", "e.4", 4}, {"g", "g.4+4", 3}, {"j", "j.5+5", 2}};
    for (const auto &[phase, train, limit] : limits) {
        Table copy = table;
        for (int owned = 1; owned < limit; ++owned)
            copy.train("SX", "e.4");
        copy.phase(phase).deckFrom(phase).round("OR2.1").after({runTrains("SX", 0), buyTrain("SX", train)});
        EXPECT_TRUE(refusesUnlessForced(copy, buyTrain("SX", train), "train-limit CZ-6.60")) << phase;
    }
}

TEST_F(MoraviaTrains, WhoIsOverTheNewLimitGivesBackToThePool_CZ6_90)
{
    for (const char *train : {"d.3", "d.3", "e.4", "e.4"})
        table.train("PR", train);
    begin("e", "g");
    table.after(buyTrain("SX", "g.4+4"));
    EXPECT_EQ(table.turn(), "PR");
    EXPECT_TRUE(refusesEvenIfForced(table, done("SX"), "must-discard CZ-6.90"));

    table.after(discard("PR", "e.4"));

    EXPECT_EQ(table.turn(), "SX");
    EXPECT_THAT(table.trains("pool"), ElementsAre("e.4"));
    table.after(buyFromPool("SX", "e.4"));
    EXPECT_EQ(table.cash("SX"), 2000 - 400 - 250);
}

TEST_F(MoraviaTrains, AnExportMayLowerTheLimitToo_CZ6_92)
{
    for (int train = 0; train < 4; ++train)
        table.train("PR", "e.4");
    table.train("SX", "e.4");
    begin("e", "g");
    table.after({runTrains("SX", 0), done("SX"), runTrains("PR", 0), done("PR")});

    EXPECT_EQ(table.round(), "SR3");
    EXPECT_EQ(table.phase(), "g");
    EXPECT_EQ(table.turn(), "PR");
    table.after(discard("PR", "e.4"));
    EXPECT_EQ(table.turn(), "p1");
}

TEST_F(MoraviaTrains, CompaniesTradeThemFromTheFirst3On_CZ8_45)
{
    table.train("PR", "a.2");
    begin("a", "a");
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("SX", "PR", "a.2", 10), "phase-too-early CZ-8.45"));

    table.phase("d");
    EXPECT_EQ(table.refusal(buyFrom("SX", "PR", "a.2", 10)), "accepted");
    EXPECT_EQ(reason(table, buyFrom("SX", "PR", "a.2", 0)), "price-floor");
}

TEST_F(MoraviaTrains, CompaniesBuyLocalsFromTheFirst3On_CZ8_45)
{
    table.privateOf("p3", "S1").privateOf("p2", "M1").privateOf("p2", "L1");
    begin("a", "d");
    for (const char *local : {"S1", "M1", "L1"})
        EXPECT_TRUE(refusesUnlessForced(table, buyLocal("SX", local, 55), "phase-too-early CZ-8.45"));

    table.after(buyTrain("SX", "d.3")); // the turn's own purchase opens it

    for (const char *local : {"S1", "M1", "L1"})
        EXPECT_EQ(table.refusal(buyLocal("SX", local, 55)), "accepted") << local;
}

TEST_F(MoraviaTrains, AnExportedFirst3OpensTheTradeToo_CZ8_45)
{
    table.train("SX", "e.4").train("PR", "e.4").privateOf("p3", "S1");
    begin("a", "d");
    table.after({runTrains("SX", 0), done("SX"), runTrains("PR", 0), done("PR")});
    allPass(table);

    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(table.phase(), "d");
    EXPECT_EQ(table.refusal(buyLocal("SX", "S1", 60)), "accepted");
    EXPECT_EQ(table.refusal(runTrains("SX", 0)), "accepted");
}

TEST_F(MoraviaTrains, TheColoursOfTilesFollowThePhases_CZ8_45)
{
    const std::vector<std::tuple<std::string, std::vector<std::string>, std::vector<std::string>>> phases = {
        {"a", {"8"}, {"14", "611", "8893"}},
        {"d", {"8", "14"}, {"611", "8893"}},
        {"e", {"8", "14"}, {"611", "8893"}},
        {"g", {"8", "14", "611"}, {"8893"}},
        {"j", {"8", "14", "611", "8893"}, {}}};
    begin("a", "a");
    for (const auto &[phase, allowed, refused] : phases) {
        table.phase(phase);
        for (const std::string &tile : allowed)
            EXPECT_EQ(table.refusal(layTile("SX", "C26", tile)), "accepted") << phase << " " << tile;
        for (const std::string &tile : refused)
            EXPECT_TRUE(refusesUnlessForced(table, layTile("SX", "C26", tile), "tile-colour CZ-8.45")) << phase;
    }
}

TEST_F(MoraviaTrains, OfTheBaseGameOthersDoNotExist_CZ8_45)
{
    begin("a", "a");

    for (const char *train : {"b.2", "b.2+2", "d.3+3", "e.3E", "f.4", "h.5E", "j.8E", "3E"})
        EXPECT_EQ(reason(table, forced(buyTrain("SX", train))), "unknown-name") << train;
}

} // namespace
} // namespace flimnap::test
