#include <gmock/gmock.h>

#include "1836jr56_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Trains, private railways and forced purchases (JR-6.25 to JR-6.39); scenarios S28 to S34, S45.

TEST(Trains1836Jr56, MustBeBoughtWithTheDirectorsHelp_S28)
{
    Table table = game1836(3);
    table.begun("4").stock("4", 0).running("Nord", "R1C5", "p1", 500).cash("p1", 60).privateOf("p2", "CdH");
    table.round("OR2.1");
    EXPECT_TRUE(refusesUnlessForced(table, done("Nord"), "must-own-train JR-6.30"));
    table.cash("p1", 60).after(buyTrain("Nord", "5"));

    EXPECT_EQ(table.cash("p1"), 10);
    EXPECT_EQ(table.cash("Nord"), 0);
    EXPECT_EQ(table.phase(), "5");
    EXPECT_THAT(table.privates("p2"), IsEmpty());
}

TEST(Trains1836Jr56, AreFinancedByAsManySharesAsAreNeeded_S29)
{
    Table table = game1836(3);
    table.begun("4").running("B", "R1C5", "p1", 100).cash("p1", 150);
    table.running("GCL", "R3C5", "p2", 0).shares("p1", "GCL", 40).train("GCL", "4").round("OR2.1");
    EXPECT_EQ(table.turn(), "B");
    EXPECT_TRUE(refusesUnlessForced(table, sellShares("p1", "GCL", 30), "sale-not-needed JR-6.35"));
    table.after({sellShares("p1", "GCL", 20), buyTrain("B", "4")});

    EXPECT_EQ(table.cash("p1"), 60);
    EXPECT_EQ(table.cash("B"), 0);
    EXPECT_EQ(table.cell("GCL"), "R5C5");
    EXPECT_EQ(table.price("GCL"), 70);
}

TEST(Trains1836Jr56, AreNotPaidByTheDirectorUnlessTheyAreTheCheapest_JR6_33)
{
    Table table = game1836(3);
    table.begun("5").running("B", "R1C5", "p1", 0).cash("p1", 600).train("pool", "4").round("OR2.1");
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("B", "5"), "not-cheapest JR-6.33"));
    EXPECT_EQ(table.refusal(buyFromPool("B", "4")), "accepted");
}

TEST(Trains1836Jr56, OfAnotherCompanyMayBePaidByTheDirectorUpToThePrintedPrice_JRD12)
{
    for (const std::string options : {"{}", R"({"JR-D12":"E"})"}) {
        Table table = game1836(3, options);
        table.begun("4").running("B", "R1C5", "p1", 0).cash("p1", 600);
        table.running("GCL", "R3C5", "p2", 0).train("GCL", "3").train("GCL", "4").round("OR2.1");
        const bool mayHelp = options == "{}";
        EXPECT_EQ(table.refusal(buyFrom("B", "GCL", "3", 225)), mayHelp ? "accepted" : "not-financed JR-6.39")
            << options;
        if (mayHelp) {
            EXPECT_TRUE(refusesUnlessForced(table, buyFrom("B", "GCL", "3", 226), "price-range JR-6.25"));
        }
    }
}

TEST(Trains1836Jr56, RustWithTheFirstFour_S30)
{
    Table table = game1836(3);
    table.begun("3").stock("3", 0).running("HSM", "R2C5", "p1", 0);
    for (const std::string face : {"2", "2", "2", "3"})
        table.train("HSM", face);
    table.running("B", "R1C5", "p2", 400).train("B", "3").round("OR2.1");
    table.after({runTrains("B", 0), buyTrain("B", "4")});

    EXPECT_THAT(table.trains("HSM"), ElementsAre("3"));
    EXPECT_EQ(table.phase(), "4");
}

TEST(Trains1836Jr56, OverTheLimitGoIntoThePool_S31)
{
    Table table = game1836(3);
    table.begun("4").stock("4", 0).running("B", "R2C5", "p1", 0);
    for (const std::string face : {"4", "3", "3"})
        table.train("B", face);
    table.running("GCL", "R1C5", "p2", 600).train("GCL", "3").round("OR2.1");
    table.after({runTrains("GCL", 0), buyTrain("GCL", "5")});
    EXPECT_EQ(table.turn(), "B");
    EXPECT_TRUE(refusesEvenIfForced(table, done("GCL"), "must-discard JR-6.28"));
    table.after(discard("B", "3"));

    EXPECT_THAT(table.trains("pool"), ElementsAre("3"));
    EXPECT_EQ(table.turn(), "GCL");
}

TEST(Trains1836Jr56, AreBoughtOneOfAKindInATurn_S32)
{
    for (const std::string options : {"{}", R"({"JR-D10":"E"})"}) {
        Table table = game1836(3, options);
        table.begun("3").running("B", "R1C5", "p1", 900).train("B", "2");
        table.running("GCL", "R3C5", "p2", 0).train("GCL", "3").round("OR2.1");
        table.after({runTrains("B", 0), buyTrain("B", "3")});

        EXPECT_TRUE(refusesUnlessForced(table, buyTrain("B", "3"), "same-kind JR-6.26")) << options;
        if (options == "{}") {
            EXPECT_TRUE(refusesUnlessForced(table, buyFrom("B", "GCL", "3", 100), "same-kind JR-6.26"));
        } else {
            EXPECT_EQ(table.refusal(buyFrom("B", "GCL", "3", 100)), "accepted");
        }
    }
}

TEST(Trains1836Jr56, AreTradedInForTheFirstEight_S33)
{
    Table table = game1836(3);
    table.begun("6").running("GCL", "R1C5", "p1", 700).train("GCL", "4").train("pool", "4");
    table.running("B", "R3C5", "p2", 0).train("B", "4").round("OR2.1");
    table.position().companies[table.game().findCompany("MESS")].status = CompanyStatus::Closed;
    table.after({runTrains("GCL", 0), tradeIn("GCL", "8", "4")});

    EXPECT_EQ(table.cash("GCL"), 50);
    EXPECT_THAT(table.trains("GCL"), ElementsAre("8"));
    EXPECT_THAT(table.trains("B"), IsEmpty());
    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_EQ(table.phase(), "8");
    EXPECT_EQ(table.topCard(), "6"); // one 6 is still there
}

TEST(Trains1836Jr56, OfTheLastKindAreOnSaleWithTheFirstSix_JR2_28)
{
    Table table = game1836(3);
    table.begun("5").running("B", "R1C5", "p1", 2000).train("B", "5").round("OR2.1").after(runTrains("B", 0));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("B", "8"), "train-not-on-sale JR-6.25"));
    table.stock("5", 0).after(buyTrain("B", "6"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("B", "8"), "train-limit JR-6.27"));
    EXPECT_EQ(table.refusal(tradeIn("B", "8", "5")), "accepted");
}

TEST(Trains1836Jr56, CanBeDieselsInPlaceOfTheEights_JR8_1)
{
    const Table table = game1836(3, R"({"lastTrain":"D"})");
    const FaceId diesel = table.game().findFace("D");
    EXPECT_EQ(table.game().faces[diesel].price, Money{1100});
    EXPECT_EQ(table.game().faces[diesel].tradeInFor(table.game().findFace("5"))->price, Money{750});
    EXPECT_FALSE(table.game().findFace("8").isValid());
}

TEST(Trains1836Jr56, AreCountedByThePhaseTableIfTheTableLikes_JR8_2)
{
    const Table table = game1836(3, R"({"trainSet":"table"})");
    EXPECT_EQ(table.left("2"), 6);
    EXPECT_EQ(table.left("3"), 5);
    EXPECT_EQ(table.left("4"), 4);
    EXPECT_EQ(table.left("5"), 3);
    EXPECT_EQ(table.left("6"), 2);
    EXPECT_EQ(table.left("8"), 6);
}

// Private railways (JR-6.9, JR-2.11 to JR-2.14).

TEST(PrivateRailways1836Jr56, AreBoughtByCompaniesFromPhase3On_S34)
{
    Table table = game1836(3);
    table.begun("3").running("B", "R1C5", "p1", 500).train("B", "3");
    table.privateOf("p2", "CdH").privateOf("p3", "RdP").round("OR2.1");
    EXPECT_EQ(table.refusal(buyLocal("B", "CdH", 75)), "accepted");
    EXPECT_EQ(table.refusal(buyLocal("B", "RdP", 125)), "accepted");
    for (const auto &[railway, least, most] : {std::tuple("CdH", 25, 100), std::tuple("RdP", 35, 140)}) {
        EXPECT_TRUE(refusesUnlessForced(table, buyLocal("B", railway, least - 1), "price-range JR-6.9"));
        EXPECT_EQ(table.refusal(buyLocal("B", railway, least)), "accepted");
        EXPECT_EQ(table.refusal(buyLocal("B", railway, most)), "accepted");
        EXPECT_TRUE(refusesUnlessForced(table, buyLocal("B", railway, most + 1), "price-range JR-6.9"));
    }

    Table early = game1836(3);
    early.running("B", "R1C5", "p1", 500).train("B", "2").privateOf("p2", "CdH").round("OR2.1");
    EXPECT_TRUE(refusesUnlessForced(early, buyLocal("B", "CdH", 75), "phase-too-early JR-6.9"));
}

TEST(PrivateRailways1836Jr56, PayTheirOwnersInEveryOperatingRound_JR6_1)
{
    Table table = game1836(3);
    table.running("B", "R1C5", "p1", 0).train("B", "2").privateOf("p2", "RdP").privateOf("B", "CdH");
    const int p2 = table.cash("p2");
    table.round("OR2.1");
    EXPECT_EQ(table.cash("p2"), p2 + 15);
    EXPECT_EQ(table.cash("B"), 10);
}

TEST(PrivateRailways1836Jr56, LetTheFerryLayOneMoreTile_JR2_12)
{
    Table table = game1836(3);
    table.begun("3").running("B", "R1C5", "p1", 100).train("B", "3").privateOf("B", "E-SF").round("OR2.1");
    table.cash("B", 100).after({layTrack("B", 40), withRightOf("E-SF", layTrack("B"))});
    EXPECT_EQ(table.cash("B"), 60);
    EXPECT_TRUE(refusesUnlessForced(table, withRightOf("E-SF", layTrack("B")), "right-used JR-2.12"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("B"), "lays-used-up JR-6.b1"));
}

TEST(PrivateRailways1836Jr56, LetTheFerryLayOnlyWithTheOtherTrack_JRD33)
{
    for (const std::string options : {"{}", R"({"JR-D33":"E"})"}) {
        Table table = game1836(3, options);
        table.begun("3").running("B", "R1C5", "p1", 100).train("B", "3").privateOf("B", "E-SF").round("OR2.1");
        table.after(runTrains("B", 0));
        if (options == "{}") {
            EXPECT_TRUE(refusesUnlessForced(table, withRightOf("E-SF", layTrack("B")), "wrong-step JR-6.b1"));
        } else {
            EXPECT_EQ(table.refusal(withRightOf("E-SF", layTrack("B"))), "accepted");
        }
    }
}

TEST(PrivateRailways1836Jr56, BuildTrackAndStationInTheCoalfieldFor60_JR2_13)
{
    Table table = game1836(3);
    table.begun("3").running("B", "R1C5", "p1", 100).train("B", "3").privateOf("B", "CdH").round("OR2.1");
    table.cash("B", 200).stations("B", 1, 3);
    EXPECT_TRUE(refusesEvenIfForced(table, withRightOf("CdH", placeStation("B")), "right-needs-track JR-2.13"));
    table.after(withRightOf("CdH", layTrack("B")));
    EXPECT_TRUE(
        refusesUnlessForced(table, withRightOf("CdH", with(placeStation("B"), R"("cost":40)")), "other-value JR-6.b2"));
    table.after(withRightOf("CdH", placeStation("B")));

    EXPECT_EQ(table.cash("B"), 140);
    EXPECT_EQ(table.stationsOnMap("B"), 2);
    EXPECT_EQ(table.tokensLeft("B"), 2);
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("B"), "one-station JR-6.b2"));
}

TEST(PrivateRailways1836Jr56, CloseWhenTheMailMarkIsPlaced_JR2_14)
{
    Table table = game1836(3);
    table.begun("3").running("B", "R1C5", "p1", 100).train("B", "3").privateOf("B", "RdP").round("OR2.1");
    EXPECT_TRUE(refusesEvenIfForced(table, useLocal("B", "ACC"), "private-not-owned JR-2.14"));
    table.after(useLocal("B", "RdP"));
    EXPECT_THAT(table.privates("B"), IsEmpty());
}

// Bankruptcy (JR-6.39, JR-7.1).

TEST(ADirectorWhoCannotPayTheTrain, IsBankruptAndEndsTheGame_S45)
{
    Table table = game1836(3);
    table.begun("5").stock("5", 0).running("B", "R1C5", "p1", 0).cash("p1", 100);
    table.running("GCL", "R1C5", "p2", 0).shares("p1", "GCL", 30).train("GCL", "5").round("OR2.1");
    ASSERT_EQ(table.turn(), "B");
    EXPECT_TRUE(refusesEvenIfForced(table, bankrupt("p2"), "can-pay JR-6.39"));
    table.after(bankrupt("p1"));

    EXPECT_EQ(table.round(), "END");
    EXPECT_EQ(table.cash("p1"), 0);
    EXPECT_EQ(table.percent("p1", "GCL"), 0);
    EXPECT_EQ(table.worth("p1"), 200 - 0); // two shares of B that could not be sold, at 100
}

} // namespace
} // namespace flimnap::test
