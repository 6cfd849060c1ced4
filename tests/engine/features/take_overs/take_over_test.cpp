#include <algorithm>

#include <gmock/gmock.h>

#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// OR4.1 (V = 55) in phase d, the deck shows e: ATE, medium, has 340 and no train; p1 directs it and BCB, which has
/// 105, S3, two a.2 and two stations, and half of whose shares lie in the bank; p2 has M2.
class AteAndBcb : public ::testing::Test
{
protected:
    AteAndBcb()
    {
        table.phase("d").deckFrom("e").operating("ATE", 80, "p1", 0).established("ATE");
        table.operating("BCB", 65, "p1", 0).train("BCB", "a.2").train("BCB", "a.2").stations("BCB", 2, 1);
        table.privateOf("BCB", "S3").privateOf("p2", "M2").round("OR4.1");
        table.cash("ATE", 340).cash("BCB", 105).cash("p1", 0).cash("p2", 0);
    }

    Table table{3};
};

// CZ-6.52, CZ-6.53, CZ-6.56, CZ-10.28
TEST_F(AteAndBcb, TheAcquirerPaysThePlayersAndGetsAllTheSmallerCompanyHad)
{
    table.after(acquire("ATE", "BCB", 97));

    EXPECT_EQ(table.cash("p1"), 2 * 97);
    EXPECT_EQ(table.cash("ATE"), 340 - 194 + 105);
    EXPECT_THAT(table.privates("ATE"), ElementsAre("S3"));
    EXPECT_THAT(table.trains("ATE"), ElementsAre("a.2", "a.2"));
    EXPECT_EQ(table.status("BCB"), "closed");

    table.after({discard("ATE", "a.2"), discard("ATE", "a.2")});
    EXPECT_THAT(table.trains("ATE"), IsEmpty());
    EXPECT_THAT(table.trains("pool"), IsEmpty()); // scrapped, not given back

    table.after({buyTrain("ATE", "e.3+3"), buyLocal("ATE", "M2", 55), done("ATE")});
    EXPECT_EQ(table.phase(), "e");
    EXPECT_EQ(table.cash("ATE"), 251 - 180 - 55);
    EXPECT_EQ(table.cash("p2"), 55);
    EXPECT_EQ(table.round(), "SR5"); // BCB's turn is void
}

// CZ-6.33, CZ-6.54, CZ-10.28
TEST_F(AteAndBcb, TheAcquirerGetsStationsAndTokens)
{
    table.after(acquire("ATE", "BCB", 33));

    EXPECT_EQ(table.stationsOnMap("ATE"), 1 + 2);
    EXPECT_EQ(table.tokensLeft("ATE"), 2 + 1);
    const int treasury = table.cash("ATE");
    table.after(forced(placeStation("ATE")));
    EXPECT_EQ(table.cash("ATE"), treasury - 100);
}

// CZ-6.51, CZ-10.28; appendix A: price-range
TEST_F(AteAndBcb, ThePriceIsFromHalfToOneAndAHalfOfTheSharePrice)
{
    EXPECT_EQ(table.refusal(acquire("ATE", "BCB", 33)), "accepted");
    EXPECT_EQ(table.refusal(acquire("ATE", "BCB", 97)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, acquire("ATE", "BCB", 32), "price-range CZ-6.51"));
    EXPECT_TRUE(refusesUnlessForced(table, acquire("ATE", "BCB", 98), "price-range CZ-6.51"));
}

struct PriceBounds
{
    int price;
    int least;
    int most;
};

class TakeoverPrice : public ::testing::TestWithParam<PriceBounds>
{
};

// CZ-6.51, CZ-9.6: the lower bound is rounded up, the upper one down.
TEST_P(TakeoverPrice, StaysWithinTheBounds)
{
    const auto [price, least, most] = GetParam();
    Table table(3);
    table.phase("d").operating("Ug", 120, "p1", 2000).operating("KFN", price, "p2", 0).round("OR1.1").turnOf("Ug");

    EXPECT_EQ(table.refusal(acquire("Ug", "KFN", least)), "accepted");
    EXPECT_EQ(table.refusal(acquire("Ug", "KFN", most)), "accepted");
    EXPECT_EQ(table.refusal(acquire("Ug", "KFN", least - 1)), "price-range CZ-6.51");
    EXPECT_EQ(table.refusal(acquire("Ug", "KFN", most + 1)), "price-range CZ-6.51");
}

INSTANTIATE_TEST_SUITE_P(OddAndEven, TakeoverPrice,
                         ::testing::Values(PriceBounds{40, 20, 60}, PriceBounds{45, 23, 67}, PriceBounds{53, 27, 79},
                                           PriceBounds{65, 33, 97}, PriceBounds{75, 38, 112}, PriceBounds{100, 50, 150},
                                           PriceBounds{105, 53, 157}),
                         [](const auto &test) { return "At" + std::to_string(test.param.price); });

// CZ-6.52, CZ-10.29; appendix A: no-treasury
TEST_F(AteAndBcb, TheTreasuryBeforeTheTakeOverMustCoverIt)
{
    table.cash("ATE", 190).cash("p1", 1000);
    EXPECT_TRUE(refusesEvenIfForced(table, acquire("ATE", "BCB", 97), "no-treasury CZ-6.52"));
    EXPECT_EQ(table.refusal(acquire("ATE", "BCB", 95)), "accepted");
}

// CZ-6.52
TEST_F(AteAndBcb, EveryPlayerIsPaidForHisSharesTheBankForNone)
{
    table.shares("p3", "BCB", 25).cash("p3", 0).after(acquire("ATE", "BCB", 50));

    EXPECT_EQ(table.cash("p1"), 100);
    EXPECT_EQ(table.cash("p3"), 50);
    EXPECT_EQ(table.cash("ATE"), 340 - 150 + 105);
}

// CZ-6.53
TEST_F(AteAndBcb, AUsedLocalStaysUsed)
{
    table.usedRight("S3").after(acquire("ATE", "BCB", 50));

    EXPECT_TRUE(refusesUnlessForced(table, useLocal("ATE", "S3"), "right-used CZ-6.14"));
}

// CZ-6.53, CZ-10.56
TEST_F(AteAndBcb, TheSmallerCompanyIsGoneForGood)
{
    const int certificates = table.certificates("p1");
    table.after(acquire("ATE", "BCB", 50));

    EXPECT_THAT(table.pile(65), IsEmpty());
    EXPECT_EQ(table.certificates("p1"), certificates - 1);
    EXPECT_EQ(table.percent("p1", "BCB"), 0);
    EXPECT_EQ(table.percent("bank", "BCB"), 0);
    EXPECT_TRUE(refusesEvenIfForced(table, layTrack("BCB"), "not-your-turn CZ-6.3"));

    table.after({buyTrain("ATE", "e.3+3"), done("ATE")});
    EXPECT_TRUE(refusesEvenIfForced(table, with(companyMove("start_company", "p1"), R"("company":"BCB","price":50)"),
                                    "not-on-sale CZ-5.6"));
}

// CZ-6.3, CZ-6.53, CZ-10.56
TEST(Acquisition, ACompanyTakenOverBeforeItsTurnLosesIt)
{
    Table table(3);
    table.phase("d").operating("ATE", 80, "p1", 340).train("ATE", "b.2+2").operating("BCB", 65, "p1", 0);
    table.operating("OFE", 60, "p2", 0).train("OFE", "c.3").round("OR1.1");
    EXPECT_THAT(table.operatingOrder(), ElementsAre("ATE", "BCB", "OFE"));

    table.after({runTrains("ATE", 0), acquire("ATE", "BCB", 33), done("ATE")});

    EXPECT_EQ(table.turn(), "OFE");
}

// CZ-6.50; appendix A: size
TEST(Acquisition, OnlySmallerCompaniesAreTakenOver)
{
    Table table(3);
    table.phase("d");
    for (const char *company : {"SX", "BY", "KFN", "BN", "BCB", "OFE"})
        table.operating(company, 60, "p1", 500);
    table.round("OR1.1");

    table.turnOf("BCB");
    EXPECT_TRUE(refusesUnlessForced(table, acquire("BCB", "OFE", 60), "takeover-size CZ-6.50"));
    EXPECT_TRUE(refusesUnlessForced(table, acquire("BCB", "KFN", 60), "takeover-size CZ-6.50"));
    table.turnOf("KFN");
    EXPECT_EQ(table.refusal(acquire("KFN", "BCB", 60)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, acquire("KFN", "BN", 60), "takeover-size CZ-6.50"));
    EXPECT_TRUE(refusesUnlessForced(table, acquire("KFN", "SX", 60), "takeover-size CZ-6.50"));
    table.turnOf("BY");
    EXPECT_EQ(table.refusal(acquire("BY", "BCB", 60)), "accepted");
    EXPECT_EQ(table.refusal(acquire("BY", "KFN", 60)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, acquire("BY", "SX", 60), "takeover-size CZ-6.50"));
}

// CZ-6.50; appendix A: not-on-sale
TEST_F(AteAndBcb, OnlyOperatingCompaniesAreTakenOver)
{
    table.started("OFE", 60, "p2"); // not floated
    for (const char *company : {"OFE", "MW", "ATE"})
        EXPECT_TRUE(refusesEvenIfForced(table, acquire("ATE", company, 60), "not-operating CZ-6.50"));
    EXPECT_TRUE(refusesEvenIfForced(table, acquire("ATE", "XYZ", 60), "unknown-name CZ-0.5"));
}

// CZ-6.50, CZ-9.37: neither need have operated; a home station not yet placed does not come along.
TEST(Acquisition, ACompanyThatNeverOperatedBringsItsUnplacedTokensOnly)
{
    Table table(3);
    table.phase("d").operating("ATE", 80, "p1", 500).operating("BCB", 65, "p2", 100).round("OR1.1");

    table.after(acquire("ATE", "BCB", 65));

    EXPECT_EQ(table.stationsOnMap("ATE"), 1);
    EXPECT_EQ(table.tokensLeft("ATE"), 2 + 3);
    const int treasury = table.cash("ATE");
    table.after(forced(placeStation("ATE"))); // CZ-9.7: exactly one stands on the map
    EXPECT_EQ(table.cash("ATE"), treasury - 40);
}

// CZ-6.50: one after the other, each completed before the next
TEST(Acquisition, SeveralCompaniesAreTakenOverOneAfterTheOther)
{
    Table table(3);
    table.phase("d").operating("Ug", 120, "p1", 100).train("Ug", "d.3E");
    table.operating("BCB", 40, "p2", 300).operating("KFN", 60, "p3", 50).round("OR1.1");
    table.cash("p2", 0).cash("p3", 0).after(runTrains("Ug", 0));
    EXPECT_EQ(table.refusal(acquire("Ug", "KFN", 60)), "no-treasury CZ-6.52"); // 120 of 100

    table.after({acquire("Ug", "BCB", 40), acquire("Ug", "KFN", 60)});

    EXPECT_EQ(table.cash("p2"), 80);
    EXPECT_EQ(table.cash("p3"), 120);
    EXPECT_EQ(table.cash("Ug"), 100 - 80 + 300 - 120 + 50);
}

// CZ-6.30, CZ-6.46, CZ-10.55
TEST(Acquisition, ALargeCompanyMayTakeOverInItsFirstTurn)
{
    Table table(3);
    table.phase("d").operating("Ug", 95, "p1", 1000).operating("KFN", 75, "p2", 50).established("KFN").round("OR1.1");
    table.cash("p2", 0);

    table.after({layTrack("Ug"), layTrack("Ug"), layTrack("Ug"), placeStation("Ug")});
    EXPECT_EQ(table.cash("Ug"), 960);
    EXPECT_EQ(table.price("Ug"), 95);
    EXPECT_EQ(table.refusal(acquire("Ug", "KFN", 37)), "price-range CZ-6.51");
    EXPECT_EQ(table.refusal(acquire("Ug", "KFN", 113)), "price-range CZ-6.51");
    table.after(acquire("Ug", "KFN", 110));

    EXPECT_EQ(table.price("Ug"), 85);
    EXPECT_EQ(table.cash("p2"), 220);
    EXPECT_EQ(table.cash("Ug"), 960 - 220 + 50);
}

/// Ug, large, in phase d with 1000 and no train has just taken over companies with these trains.
Table afterTakeover(const std::vector<std::string> &trains)
{
    Table table(3);
    table.phase("d").deckFrom("d").operating("Ug", 120, "p1", 1120).operating("KFN", 60, "p2", 0);
    for (const std::string &train : trains)
        table.train("KFN", train);
    return table.round("OR1.1").after(acquire("Ug", "KFN", 60));
}

struct Difference
{
    const char *from;
    const char *to;
    int cost;
};

class ConversionCost : public ::testing::TestWithParam<Difference>
{
};

// CZ-6.57, CZ-10.30: the difference of the prices, never a refund
TEST_P(ConversionCost, IsTheDifferenceOfThePrices)
{
    const auto [from, to, cost] = GetParam();
    Table table = afterTakeover({from});

    table.after(convert("Ug", from, to));

    EXPECT_THAT(table.trains("Ug"), ElementsAre(to));
    EXPECT_EQ(table.cash("Ug"), 1000 - cost);
    EXPECT_EQ(table.phase(), "d"); // no new card
    EXPECT_EQ(table.topCard(), "d");
}

INSTANTIATE_TEST_SUITE_P(
    AllConversions, ConversionCost,
    ::testing::Values(Difference{"b.2", "b.2+2", 10}, Difference{"c.3", "c.2+2", 0}, Difference{"d.3", "d.3+3", 60},
                      Difference{"d.3", "d.3E", 130}, Difference{"d.3+3", "d.3E", 70}, Difference{"e.4", "e.3+3", 0},
                      Difference{"e.4", "e.3E", 0}, Difference{"e.3+3", "e.3E", 70}, Difference{"f.4", "f.4+4", 150},
                      Difference{"f.4", "f.4E", 100}, Difference{"f.4+4", "f.4E", 0}, Difference{"g.5", "g.4+4", 50},
                      Difference{"g.5", "g.4E", 0}, Difference{"g.4+4", "g.4E", 0}, Difference{"h.5", "h.5+5", 150},
                      Difference{"h.5", "h.5E", 350}, Difference{"h.5+5", "h.5E", 200}, Difference{"i.5", "i.5+5", 150},
                      Difference{"i.5", "i.6E", 450}, Difference{"i.5+5", "i.6E", 300}, Difference{"j.5", "j.5+5", 150},
                      Difference{"j.5", "j.8E", 650}, Difference{"j.5+5", "j.8E", 500}),
    [](const auto &test) {
        std::string name = std::string(test.param.from) + "_to_" + test.param.to;
        std::replace_if(
            name.begin(), name.end(), [](char c) { return c == '.' || c == '+'; }, '_');
        return name;
    });

// CZ-6.57, CZ-10.30: several at once
TEST(Acquisition, EveryTrainTakenOverMayBeConverted)
{
    Table table(3);
    table.phase("d").operating("BTE", 80, "p1", 320).operating("OFE", 60, "p2", 0).train("OFE", "b.2");
    table.train("OFE", "b.2").round("OR1.1");

    table.after({acquire("BTE", "OFE", 60), convert("BTE", "b.2", "b.2+2"), convert("BTE", "b.2", "b.2+2")});

    EXPECT_EQ(table.cash("BTE"), 320 - 120 - 10 - 10);
    EXPECT_THAT(table.trains("BTE"), ElementsAre("b.2+2", "b.2+2"));
}

// CZ-6.57; appendix A: not-larger
TEST(Acquisition, ATrainIsConvertedToALargerFaceOfItsCardOnly)
{
    const Table table = afterTakeover({"d.3+3", "b.2"});
    for (const auto &[from, to] : {std::pair("d.3+3", "d.3"), std::pair("d.3+3", "d.3+3"), std::pair("d.3+3", "e.3E"),
                                   std::pair("b.2", "c.2+2")})
        EXPECT_TRUE(refusesEvenIfForced(table, convert("Ug", from, to), "not-larger CZ-6.57"));
    EXPECT_TRUE(refusesEvenIfForced(table, convert("Ug", "b.2", "b.2E"), "unknown-name CZ-0.5"));
}

// CZ-6.57; appendix A: not-larger
TEST(Acquisition, ATrainIsConvertedToAFaceTheAcquirerMayOwn)
{
    Table table(3);
    table.phase("d").operating("BTE", 80, "p1", 500).operating("OFE", 60, "p2", 0).train("OFE", "d.3").round("OR1.1");
    table.after(acquire("BTE", "OFE", 60));

    EXPECT_TRUE(refusesUnlessForced(table, convert("BTE", "d.3", "d.3E"), "not-larger CZ-6.57"));
    EXPECT_EQ(table.refusal(convert("BTE", "d.3", "d.3+3")), "accepted");
}

// CZ-6.57; appendix A: not-larger
TEST_F(AteAndBcb, OnlyTrainsTakenOverJustNowAreConverted)
{
    table.train("ATE", "d.3").train("ATE", "c.2+2").train("BCB", "b.2").after(runTrains("ATE", 0));
    EXPECT_TRUE(refusesEvenIfForced(table, convert("ATE", "d.3", "d.3+3"), "turns-taken-over CZ-6.57"));

    table.after({acquire("ATE", "BCB", 50), discard("ATE", "a.2"), discard("ATE", "a.2")});
    EXPECT_TRUE(refusesEvenIfForced(table, convert("ATE", "d.3", "d.3+3"), "turns-taken-over CZ-6.57"));
    EXPECT_EQ(table.refusal(convert("ATE", "b.2", "b.2+2")), "accepted");
}

// CZ-5.25, CZ-6.57: the acquirer pays, not its director; appendix A: no-treasury
TEST(Acquisition, AConversionIsPaidFromTheTreasury)
{
    Table table = afterTakeover({"d.3"});
    table.cash("Ug", 129);
    EXPECT_TRUE(refusesEvenIfForced(table, convert("Ug", "d.3", "d.3E"), "no-treasury CZ-6.57"));
    EXPECT_EQ(table.refusal(convert("Ug", "d.3", "d.3+3")), "accepted");
}

// CZ-6.57, CZ-6.81, CZ-10.30; appendix A: face-scrapped
TEST(Acquisition, NoTrainIsConvertedToAScrappedFace)
{
    Table table = afterTakeover({"d.3+3", "e.3+3"});
    table.scrapped("d.3E").scrapped("e.3E"); // a 6E has been sold, or an i card exported
    EXPECT_TRUE(refusesEvenIfForced(table, convert("Ug", "d.3+3", "d.3E"), "face-scrapped CZ-6.81"));
    EXPECT_TRUE(refusesEvenIfForced(table, convert("Ug", "e.3+3", "e.3E"), "face-scrapped CZ-6.81"));
}

// CZ-2.32, CZ-6.57, CZ-10.31
TEST(Acquisition, AConversionScrapsLikeASale)
{
    Table table(3);
    table.phase("h").deckFrom("i").operating("BN", 80, "p1", 500).operating("BCB", 60, "p2", 0).train("BCB", "h.5");
    table.operating("KFN", 70, "p2", 0).train("KFN", "b.2+2").train("KFN", "e.3+3").train("pool", "d.3+3");
    table.operating("OFE", 50, "p2", 0).train("OFE", "c.3").round("OR1.1");

    table.after({acquire("BN", "BCB", 60), convert("BN", "h.5", "h.5+5")});

    EXPECT_EQ(table.cash("BN"), 500 - 120 - 150);
    EXPECT_THAT(table.trains("KFN"), IsEmpty());
    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_THAT(table.trains("OFE"), ElementsAre("c.3")); // red
    EXPECT_EQ(table.phase(), "h");
}

/// Phase d, V = 40: NWB, medium (limit 3), with two c.2+2 and M1 has taken over OFE with two b.2.
class NoRoomForAll : public ::testing::Test
{
protected:
    NoRoomForAll()
    {
        table.phase("d").deckFrom("d").operating("NWB", 80, "p1", 110).established("NWB").privateOf("NWB", "M1");
        table.train("NWB", "c.2+2").train("NWB", "c.2+2").operating("BCB", 50, "p3", 0);
        table.operating("OFE", 60, "p2", 0).train("OFE", "b.2").train("OFE", "b.2").round("OR1.1");
        table.after({runTrains("NWB", 0), acquire("NWB", "OFE", 60)}); // 110 + 10 from M1 − 120: nothing left
    }

    Table table{3};
};

// CZ-6.56, CZ-10.59: a local may be sold in between, e.g. to pay for a conversion.
TEST_F(NoRoomForAll, OneTrainMayBeConvertedAndTheOtherMustGo)
{
    EXPECT_EQ(table.refusal(convert("NWB", "b.2", "b.2+2")), "no-treasury CZ-6.57");
    table.after({sellLocal("NWB", "M1"), convert("NWB", "b.2", "b.2+2")});
    EXPECT_EQ(table.cash("NWB"), 40 - 10);

    EXPECT_TRUE(refusesUnlessForced(table, convert("NWB", "b.2", "b.2+2"), "train-limit CZ-6.56"));
    table.after({discard("NWB", "b.2"), done("NWB")});

    EXPECT_THAT(table.trains("NWB"), ElementsAre("b.2+2", "c.2+2", "c.2+2"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
}

// CZ-6.56, CZ-10.59; appendix A: train-limit
TEST_F(NoRoomForAll, NothingElseIsDoneWhileTheAcquirerIsOverItsLimit)
{
    table.cash("NWB", 1000);
    EXPECT_EQ(table.turn(), "NWB");
    for (const std::string &line : {acquire("NWB", "BCB", 50), done("NWB")})
        EXPECT_TRUE(refusesUnlessForced(table, line, "train-limit CZ-6.56"));
    EXPECT_EQ(table.refusal(buyTrain("NWB", "d.3+3")), "train-limit CZ-6.60");
}

// CZ-6.56, CZ-10.59: its own trains cannot be scrapped here.
TEST_F(NoRoomForAll, OwnTrainsAreNotGivenAway)
{
    EXPECT_TRUE(refusesEvenIfForced(table, discard("NWB", "c.2+2"), "not-taken-over CZ-6.64"));
}

// CZ-6.56
TEST_F(NoRoomForAll, AConvertedTrainIsKept)
{
    table.cash("NWB", 100).after(convert("NWB", "b.2", "b.2+2"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("NWB", "b.2+2"), "not-taken-over CZ-6.64"));
}

// CZ-6.56: trains still waiting for their decision take no room from a conversion.
TEST(Acquisition, AConversionNeedsRoomAmongTheKeptTrainsOnly)
{
    Table table(3);
    table.phase("d").operating("NWB", 80, "p1", 500).train("NWB", "c.2+2").operating("OFE", 60, "p2", 0);
    for (int train = 0; train < 3; ++train)
        table.train("OFE", "b.2");
    table.round("OR1.1").after({runTrains("NWB", 0), acquire("NWB", "OFE", 60)}); // four trains

    table.after({convert("NWB", "b.2", "b.2+2"), convert("NWB", "b.2", "b.2+2")});
    EXPECT_TRUE(refusesUnlessForced(table, convert("NWB", "b.2", "b.2+2"), "train-limit CZ-6.56"));
}

/// KFN, medium, with a red b.2 of its own has taken over BCB with another b.2.
class EqualTrains : public ::testing::Test
{
protected:
    EqualTrains()
    {
        table.phase("c").deckFrom("c").operating("KFN", 80, "p1", 500).train("KFN", "b.2");
        table.operating("BCB", 60, "p2", 0).train("BCB", "b.2").operating("OFE", 50, "p2", 0).round("OR1.1");
        table.after(acquire("KFN", "BCB", 60));
    }

    Table table{3};
};

// CZ-6.56; appendix B: of two equal codes the train taken over is meant.
TEST_F(EqualTrains, TheOneTakenOverIsScrapped)
{
    table.after(discard("KFN", "b.2"));
    EXPECT_THAT(table.trains("KFN"), ElementsAre("b.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("KFN", "b.2"), "not-taken-over CZ-6.64"));
}

// CZ-6.57; appendix B
TEST_F(EqualTrains, TheOneTakenOverIsConverted)
{
    table.after(convert("KFN", "b.2", "b.2+2"));
    EXPECT_THAT(table.trains("KFN"), ElementsAre("b.2", "b.2+2"));
    EXPECT_TRUE(refusesEvenIfForced(table, convert("KFN", "b.2", "b.2+2"), "turns-taken-over CZ-6.57"));
}

// Appendix B: the next acquire, buy_train or done ends the treatment; what waited for its decision is kept.
TEST_F(EqualTrains, TheTreatmentEndsWithTheNextTakeOver)
{
    table.after(acquire("KFN", "OFE", 50));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("KFN", "b.2"), "not-taken-over CZ-6.64"));
    EXPECT_TRUE(refusesEvenIfForced(table, convert("KFN", "b.2", "b.2+2"), "turns-taken-over CZ-6.57"));
    EXPECT_THAT(table.trains("KFN"), ElementsAre("b.2", "b.2"));
}

// Appendix B
TEST_F(EqualTrains, TheTreatmentEndsWithAPurchase)
{
    table.after(buyTrain("KFN", "c.2+2"));
    EXPECT_EQ(table.refusal(convert("KFN", "b.2", "b.2+2")), "wrong-step CZ-6.57");
    EXPECT_EQ(table.refusal(forced(convert("KFN", "b.2", "b.2+2"))), "turns-taken-over CZ-6.57");
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("KFN", "c.2+2"), "train-limit CZ-6.60"));
}

// Appendix B: moves of any time do not end it.
TEST_F(EqualTrains, TheTreatmentOutlastsMovesOfAnyTime)
{
    table.privateOf("KFN", "M1").privateOf("p2", "M2").privateOf("KFN", "S1").phase("d");
    table.after({buyLocal("KFN", "M2", 40), sellLocal("KFN", "M2"), useLocal("KFN", "M1"),
                 withRightOf("S1", layTile("KFN", "C26", "887p")), sharedHexes("KFN", 0)});

    EXPECT_EQ(table.refusal(discard("KFN", "b.2")), "accepted");
    EXPECT_EQ(table.refusal(convert("KFN", "b.2", "b.2+2")), "accepted");
}

// A turn that the table broke off ends the treatment, and a later take-over does not take it up again.
TEST_F(EqualTrains, TheTreatmentEndsWithATurnBrokenOff)
{
    table.turnOf("OFE").turnOf("KFN");
    EXPECT_TRUE(refusesEvenIfForced(table, convert("KFN", "b.2", "b.2+2"), "turns-taken-over CZ-6.57"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("KFN", "b.2"), "not-taken-over CZ-6.64"));

    table.after(acquire("KFN", "OFE", 50));
    EXPECT_TRUE(refusesEvenIfForced(table, convert("KFN", "b.2", "b.2+2"), "turns-taken-over CZ-6.57"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("KFN", "b.2"), "not-taken-over CZ-6.64"));
}

// CZ-6.66, CZ-9.39, CZ-10.60
TEST(Acquisition, AnAcquirerFullOfTrainsItCannotRunBuysOneMoreAndGivesOneBack)
{
    Table table(3);
    table.phase("d").deckFrom("d").operating("NWB", 80, "p1", 220).operating("VBW", 60, "p2", 0);
    for (int train = 0; train < 3; ++train)
        table.train("VBW", "a.2");
    table.round("OR1.1").cash("p1", 200).after(acquire("NWB", "VBW", 60));

    table.cash("NWB", 120);
    EXPECT_TRUE(refusesUnlessForced(table, done("NWB"), "must-own-train CZ-6.62"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("NWB", "d.3"), "keep-runnable CZ-6.66"));
    table.cash("NWB", 100).after(buyTrain("NWB", "d.3+3")); // 180, with its director's help
    EXPECT_EQ(table.cash("p1"), 200 - 80);
    EXPECT_TRUE(refusesUnlessForced(table, discard("NWB", "d.3+3"), "keep-runnable CZ-6.66"));
    table.after({discard("NWB", "a.2"), done("NWB")});

    EXPECT_THAT(table.trains("NWB"), ElementsAre("a.2", "a.2", "d.3+3"));
    EXPECT_THAT(table.trains("pool"), ElementsAre("a.2"));
}

} // namespace
} // namespace flimnap::test
