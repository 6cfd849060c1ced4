#include <algorithm>

#include <gmock/gmock.h>

#include "io/journal_text.h"
#include "session/random_player.h"
#include "support/offered.h"
#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

/// The bounds of the one number that the offer leaves open.
std::pair<int, int> boundsOf(const Table &table, const std::string &line)
{
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (writeMove(offer.move) == line && offer.numbers.size() == 1)
            return {offer.numbers.front().least, offer.numbers.front().most};
    }
    ADD_FAILURE() << "no such offer with one number: " << line;
    return {};
}

// Offers leave the price open.

std::string offerToBuyLocal(const std::string &by, const std::string &local)
{
    return with(companyMove("buy_private", by), R"("private":")" + local + R"(")");
}

std::string offerToAcquire(const std::string &by, const std::string &company)
{
    return with(companyMove("acquire", by), R"("company":")" + company + R"(")");
}

std::string offerToBuyFrom(const std::string &by, const std::string &seller, const std::string &train)
{
    return with(buyTrain(by, train), R"("from":")" + seller + R"(")");
}

// CZ-6.5
TEST(OperatingOffers, ASmallCompanyBeginsWithTrackStationAndItsFirstTrain)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 240).round("OR1.1");

    EXPECT_THAT(openOffers(table), UnorderedElementsAre(layTrack("BCB"), placeStation("BCB"), buyTrain("BCB", "a.2")));
    EXPECT_THAT(refusedOffers(table),
                UnorderedElementsAre(Pair(companyMove("run_trains", "BCB"), "no-runnable-train CZ-6.41"),
                                     Pair(done("BCB"), "must-own-train CZ-6.62")));
}

// CZ-6.41: with a train it can run everything after the income waits for it.
TEST(OperatingOffers, LaterStepsWaitForTheIncome)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 240).train("BCB", "a.2").round("OR1.1");

    EXPECT_THAT(openOffers(table),
                UnorderedElementsAre(layTrack("BCB"), placeStation("BCB"), companyMove("run_trains", "BCB")));
    EXPECT_THAT(refusedOffers(table), UnorderedElementsAre(Pair(buyTrain("BCB", "a.2"), "must-run CZ-6.5"),
                                                           Pair(done("BCB"), "must-run CZ-6.5")));
}

// CZ-6.42: between an income above 0 and its dividend only the dividend and dealings in locals are offered.
TEST(OperatingOffers, AfterTheIncomeOnlyTheDividendAndLocalsAreOpen)
{
    Table table(3);
    table.phase("d").operating("KFN", 80, "p1", 240).train("KFN", "c.2+2").privateOf("KFN", "M1");
    table.privateOf("p2", "S1").operating("BCB", 60, "p2", 0).round("OR1.1").after(runTrains("KFN", 100));

    EXPECT_THAT(openOffers(table), UnorderedElementsAre(companyMove("dividend", "KFN"), offerToBuyLocal("KFN", "S1"),
                                                        sellLocal("KFN", "M1"), useLocal("KFN", "M1")));
}

// CZ-6.42: all or none
TEST(OperatingOffers, TheDividendIsAllOrNone)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 240).train("BCB", "a.2").round("OR1.1").after(runTrains("BCB", 100));

    for (const Offer &offer : table.rules().offers(table.position())) {
        if (offer.move.kind != MoveKind::Dividend)
            continue;
        ASSERT_EQ(offer.words.size(), 1U);
        EXPECT_EQ(offer.words.front().key, "pay");
        EXPECT_THAT(offer.words.front().words, ElementsAre("all", "none"));
    }
}

// CZ-6.10: 1 … V, as far as the treasury reaches
TEST(OperatingOffers, TheLocalsPriceIsBoundedByItsValueAndTheTreasury)
{
    Table table(3);
    table.phase("b").operating("BCB", 60, "p1", 240).privateOf("p2", "S1").round("OR5.1");
    EXPECT_EQ(boundsOf(table, offerToBuyLocal("BCB", "S1")), std::pair(1, 60));

    table.cash("BCB", 25);
    EXPECT_EQ(boundsOf(table, offerToBuyLocal("BCB", "S1")), std::pair(1, 25));
}

// CZ-6.51, CZ-6.52: half to one and a half of the price, as far as the treasury reaches
TEST(OperatingOffers, TheTakeOverPriceIsBoundedByTheSharePriceAndTheTreasury)
{
    Table table(3);
    table.phase("d").operating("ATE", 80, "p1", 340).operating("BCB", 65, "p1", 105).round("OR1.1");
    EXPECT_EQ(boundsOf(table, offerToAcquire("ATE", "BCB")), std::pair(33, 97));

    table.cash("ATE", 190); // two units in players' hands
    EXPECT_EQ(boundsOf(table, offerToAcquire("ATE", "BCB")), std::pair(33, 95));

    table.cash("ATE", 65);
    EXPECT_THAT(refusedOffers(table), Contains(Pair(offerToAcquire("ATE", "BCB"), "no-treasury CZ-6.52")));
}

// CZ-6.33
TEST(OperatingOffers, AStationShowsItsPrice)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 240).round("OR1.1");
    EXPECT_EQ(boundsOf(table, placeStation("BCB")), std::pair(40, 40));
    table.stations("BCB", 2, 1);
    EXPECT_EQ(boundsOf(table, placeStation("BCB")), std::pair(100, 100));
    table.stations("BCB", 3, 0);
    EXPECT_THAT(refusedOffers(table), Contains(Pair(placeStation("BCB"), "no-marker CZ-6.32")));
}

// CZ-6.20, CZ-6.21: when only the red tile is left its lay is free.
TEST(OperatingOffers, TrackIsOfferedAsLongAsLaysAreLeft)
{
    Table table(3);
    table.phase("d").operating("BY", 100, "p1", 240).round("OR1.1");
    table.after({layTrack("BY", 10), layTrack("BY", 10)});
    EXPECT_EQ(boundsOf(table, layTrack("BY")), std::pair(0, 0));

    table.after(layTrack("BY"));
    EXPECT_THAT(refusedOffers(table), Contains(Pair(layTrack("BY"), "lays-used-up CZ-6.20")));
}

// CZ-6.15
TEST(OperatingOffers, ALocalsRightIsOfferedForTheTerrainUntilItIsUsed)
{
    Table table(3);
    table.phase("b").operating("BCB", 60, "p1", 240).privateOf("BCB", "S1").round("OR1.1");
    const std::string waiver = with(layTrack("BCB"), R"("private":"S1")");
    EXPECT_THAT(openOffers(table), Contains(waiver));

    table.after(waiver);
    EXPECT_THAT(refusedOffers(table), Contains(Pair(waiver, "right-used CZ-6.14")));
}

// CZ-6.30
TEST(OperatingOffers, TheHomeStationIsOfferedWhereItsPlaceIsAChoice)
{
    Table table(3);
    table.phase("d").operating("BY", 100, "p1", 240).operating("KFN", 80, "p1", 240).round("OR1.1");
    const std::string home = with(placeStation("BY"), R"("home":true)");
    EXPECT_THAT(openOffers(table), Contains(home));
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (writeMove(offer.move) == home) {
            EXPECT_THAT(offer.words.front().words, ElementsAre("F3", "H5"));
        }
    }

    table.turnOf("KFN");
    EXPECT_THAT(openOffers(table), Not(Contains(with(placeStation("KFN"), R"("home":true)"))));
}

// CZ-6.61: all faces of the top card, the pool's cards on all their faces, other companies' trains as they are
TEST(OperatingOffers, TrainsAreOfferedFromAllSourcesWithWhatStandsAgainstThem)
{
    Table table(3);
    table.phase("e").deckFrom("e").operating("KFN", 80, "p1", 300).train("pool", "b.2+2");
    table.operating("BCB", 60, "p2", 0).train("BCB", "c.3").scrapped("a.2").scrapped("b.2");
    table.operating("BY", 50, "p2", 0).train("BY", "d.3E").round("OR1.1");

    EXPECT_THAT(openOffers(table), IsSupersetOf({buyTrain("KFN", "e.4"), buyTrain("KFN", "e.3+3"),
                                                 buyFromPool("KFN", "b.2+2"), offerToBuyFrom("KFN", "BCB", "c.3")}));
    EXPECT_THAT(refusedOffers(table),
                UnorderedElementsAre(Pair(companyMove("run_trains", "KFN"), "no-runnable-train CZ-6.41"),
                                     Pair(buyTrain("KFN", "e.3E"), "train-size CZ-2.2"),
                                     Pair(buyFromPool("KFN", "b.2"), "face-scrapped CZ-6.81"),
                                     Pair(offerToBuyFrom("KFN", "BY", "d.3E"), "train-size CZ-2.2"),
                                     Pair(done("KFN"), "must-own-train CZ-6.62")));
    EXPECT_EQ(boundsOf(table, offerToBuyFrom("KFN", "BCB", "c.3")), std::pair(1, 300));
}

// CZ-6.70: a train its director must help to is open, others are not financed.
TEST(OperatingOffers, InNeedTheTrainsToBeFinancedAreOpen)
{
    Table table(3);
    table.phase("d").deckFrom("d").operating("KFN", 80, "p1", 100).cash("p1", 0).round("OR1.1");

    EXPECT_THAT(openOffers(table), Contains(buyTrain("KFN", "d.3+3")));
    EXPECT_THAT(refusedOffers(table), Contains(Pair(buyTrain("KFN", "d.3"), "not-financed CZ-6.70")));
}

// CZ-6.60
TEST(OperatingOffers, AtTheLimitNoTrainIsOpen)
{
    Table table(3);
    table.phase("h").deckFrom("h").operating("BCB", 60, "p1", 900).train("BCB", "e.4").train("pool", "g.5");
    table.round("OR1.1").after(runTrains("BCB", 0));

    EXPECT_THAT(openOffers(table), ElementsAre(done("BCB")));
    EXPECT_THAT(refusedOffers(table), IsSupersetOf({Pair(buyTrain("BCB", "h.5"), "train-limit CZ-6.60"),
                                                    Pair(buyFromPool("BCB", "g.5"), "train-limit CZ-6.60")}));
}

// CZ-6.56, CZ-6.57
TEST(OperatingOffers, TrainsTakenOverMayBeScrappedOrConverted)
{
    Table table(3);
    table.phase("d").deckFrom("d").operating("BTE", 80, "p1", 300).train("BTE", "c.2+2").train("BTE", "c.3");
    table.operating("OFE", 60, "p2", 0).train("OFE", "b.2").train("OFE", "d.3").round("OR1.1");
    table.after({runTrains("BTE", 0), acquire("BTE", "OFE", 60)});

    EXPECT_THAT(openOffers(table),
                UnorderedElementsAre(discard("BTE", "b.2"), discard("BTE", "d.3"), convert("BTE", "b.2", "b.2+2"),
                                     convert("BTE", "d.3", "d.3+3")));
    EXPECT_THAT(refusedOffers(table), IsSupersetOf({Pair(convert("BTE", "d.3", "d.3E"), "not-larger CZ-6.57"),
                                                    Pair(done("BTE"), "train-limit CZ-6.56")}));

    table.after(discard("BTE", "b.2"));
    EXPECT_THAT(openOffers(table), Contains(done("BTE")));
}

// CZ-6.90
TEST(OperatingOffers, WhoIsOverTheLimitIsOfferedItsDiscardsOnly)
{
    Table table(3);
    table.phase("e").deckFrom("f").operating("Ug", 120, "p1", 900).train("Ug", "d.3E").operating("BTE", 80, "p2", 0);
    for (const char *train : {"b.2+2", "b.2+2", "e.3+3"})
        table.train("BTE", train);
    table.round("OR5.1").after({runTrains("Ug", 0), buyTrain("Ug", "f.4")});

    EXPECT_THAT(openOffers(table), UnorderedElementsAre(discard("BTE", "b.2+2"), discard("BTE", "e.3+3")));
    EXPECT_THAT(refusedOffers(table), IsEmpty());
}

// CZ-6.66
TEST(OperatingOffers, TheDiscardAfterTheExceptionKeepsTheRunnableTrain)
{
    Table table(3);
    table.phase("f").deckFrom("f").operating("NWB", 80, "p1", 500).train("NWB", "c.3").train("NWB", "d.3");
    table.round("OR5.1");
    EXPECT_THAT(refusedOffers(table), Contains(Pair(buyTrain("NWB", "f.4"), "keep-runnable CZ-6.66")));

    table.after(buyTrain("NWB", "f.4+4"));
    EXPECT_THAT(openOffers(table), UnorderedElementsAre(discard("NWB", "c.3"), discard("NWB", "d.3")));
    EXPECT_THAT(refusedOffers(table), ElementsAre(Pair(discard("NWB", "f.4+4"), "keep-runnable CZ-6.66")));
}

/// Every move that some company could think of, with the least price that may be right.
std::vector<std::string> thinkableMoves(const Table &table)
{
    const GameDefinition &game = table.game();
    const std::string by = table.turn();
    std::vector<std::string> lines{layTrack(by),     placeStation(by), done(by),
                                   runTrains(by, 0), payOut(by),       withhold(by)};
    for (const TrainFace &face : game.faces) {
        lines.push_back(buyTrain(by, face.code));
        lines.push_back(buyFromPool(by, face.code));
        lines.push_back(discard(by, face.code));
        for (const CompanyDefinition &seller : game.companies)
            lines.push_back(buyFrom(by, seller.code, face.code, 1));
        for (const FaceId to : game.cards[face.card].faces)
            lines.push_back(convert(by, face.code, game.faces[to].code));
    }
    for (const PrivateDefinition &local : game.privates) {
        lines.push_back(buyLocal(by, local.code, 1));
        lines.push_back(sellLocal(by, local.code));
        lines.push_back(useLocal(by, local.code));
    }
    for (const CompanyDefinition &smaller : game.companies)
        lines.push_back(acquire(by, smaller.code, (table.price(smaller.code) + 1) / 2));
    return lines;
}

/// Whether the offer is the move, whatever is still to be chosen in it.
bool covers(const Offer &offer, const Move &move)
{
    const Move &offered = offer.move;
    return !offer.refusal && offered.kind == move.kind && offered.by == move.by && offered.train == move.train &&
           offered.from == move.from && offered.to == move.to && offered.company == move.company &&
           offered.privateRailway == move.privateRailway;
}

// What is accepted is offered: nothing that could be done is hidden from the table.
TEST(OperatingOffers, WhateverTheRulesAcceptIsOffered)
{
    Table table(4);
    RandomPlayer player(18);
    int accepted = 0;
    while (const std::optional<Move> next = player.choose(table.rules(), table.position())) {
        const bool companyActs = table.rules().actor(table.position()).isCompany();
        const Offers offers = companyActs ? table.rules().offers(table.position()) : Offers();
        for (const std::string &line : companyActs ? thinkableMoves(table) : std::vector<std::string>()) {
            if (table.refusal(line) != "accepted")
                continue;
            ++accepted;
            const Move move = *parseMove(line, "test", 1);
            ASSERT_TRUE(
                std::any_of(offers.begin(), offers.end(), [&](const Offer &offer) { return covers(offer, move); }))
                << line << " in " << table.round();
        }
        table.after(writeMove(*next));
    }
    EXPECT_EQ(table.round(), "END");
    EXPECT_GT(accepted, 1000);
}

} // namespace
} // namespace flimnap::test
