#include <gmock/gmock.h>

#include "18cz_turns.h"
#include "support/refusals.h"

namespace flimnap::test {
namespace {

// CZ-6.30
TEST(Stations, TheHomeStationStandsFromTheBeginningOfTheFirstTurnAndIsFree)
{
    for (const auto &[company, price, markers] :
         {std::tuple("BCB", 60, 3), std::tuple("ATE", 80, 3), std::tuple("BY", 100, 2)}) {
        const Table table = firstTurnOf(company, price, 100);
        EXPECT_EQ(table.stationsOnMap(company), 1) << company;
        EXPECT_EQ(table.tokensLeft(company), markers - 1) << company;
        EXPECT_EQ(table.cash(company), 100) << company;
    }
}

// CZ-6.30
TEST(Stations, TheHomeStationIsPlacedInTheFirstTurnNotBefore)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 100).operating("OFE", 50, "p2", 100).round("OR1.1");

    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_EQ(table.stationsOnMap("OFE"), 0);
    EXPECT_EQ(table.tokensLeft("OFE"), 3);
}

// CZ-6.30: where its place is a choice it may be recorded; it costs nothing and uses no further marker.
TEST(Stations, TheChosenPlaceOfTheHomeStationMayBeRecorded)
{
    for (const auto &[company, price, hex] : {std::tuple("BY", 100, "H5"), std::tuple("ATE", 80, "B9")}) {
        Table table = firstTurnOf(company, price, 100);
        const int markers = table.tokensLeft(company);

        table.after(placeHome(company, hex));

        EXPECT_EQ(table.cash(company), 100) << company;
        EXPECT_EQ(table.stationsOnMap(company), 1) << company;
        EXPECT_EQ(table.tokensLeft(company), markers) << company;
        EXPECT_EQ(table.refusal(placeStation(company)), "accepted") << company;
    }
}

// CZ-6.30: also by the company that enters it for another, whose home hex it upgraded.
TEST(Stations, TheHomeStationOfAnotherUsesNoTokenOfWhoEntersIt)
{
    Table table = firstTurnOf("BN", 80, 100);
    table.after(placeHome("BN", "B9"));

    EXPECT_EQ(table.cash("BN"), 100);
    EXPECT_EQ(table.stationsOnMap("BN"), 1);
    EXPECT_EQ(table.tokensLeft("BN"), 2);
}

// CZ-2.2, CZ-6.33, CZ-10.27
TEST(Stations, ASmallCompanyPlacesOneFor40AndOneFor100)
{
    Table table(3);
    table.operating("BCB", 60, "p1", 200).train("BCB", "a.2").round("OR5.1");

    table.after(placeStation("BCB"));
    EXPECT_EQ(table.cash("BCB"), 160);

    table.after({runTrains("BCB", 0), done("BCB"), placeStation("BCB")});
    EXPECT_EQ(table.round(), "OR5.2");
    EXPECT_EQ(table.cash("BCB"), 60);
    EXPECT_EQ(table.stationsOnMap("BCB"), 3);
    EXPECT_EQ(table.tokensLeft("BCB"), 0);
}

// The price follows the rules unless a cost is entered: without the map, the table alone knows which stations count.
TEST(Stations, AnEnteredCostWins)
{
    Table table = firstTurnOf("BCB", 60, 200);
    table.after(with(placeStation("BCB"), R"("cost":100)"));
    EXPECT_EQ(table.cash("BCB"), 100);
}

// CZ-6.30
TEST(Stations, AHomeStationIsRecordedWhereItStandsAndCostsNothing)
{
    const Table table = firstTurnOf("BY", 100, 100);
    EXPECT_TRUE(refusesEvenIfForced(table, with(placeStation("BY"), R"("home":true)"), "bad-value CZ-6.30"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(placeHome("BY", "H5"), R"("cost":40)"), "other-value CZ-6.30"));
    EXPECT_EQ(table.refusal(with(placeHome("BY", "H5"), R"("cost":0)")), "accepted");
}

// CZ-6.32, CZ-10.27; appendix A: no-marker
TEST(Stations, WithoutATokenLeftNoneIsPlaced)
{
    Table table = firstTurnOf("BCB", 60, 200);
    table.stations("BCB", 3, 0);
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("BCB"), "no-marker CZ-6.32"));
}

// CZ-2.2, CZ-10.27; appendix A: no-marker
TEST(Stations, ALargeCompanyPlacesOneFor40AndHasNoneLeft)
{
    Table table(3);
    table.phase("d").operating("BY", 100, "p1", 200).train("BY", "d.3E").round("OR5.1");

    table.after({placeStation("BY"), runTrains("BY", 0), done("BY")});

    EXPECT_EQ(table.cash("BY"), 160);
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("BY"), "no-marker CZ-6.32"));
}

// CZ-6.31; appendix A: one-station
TEST(Stations, OneFurtherStationIsPlacedInATurn)
{
    Table table = firstTurnOf("BCB", 60, 300); // its first turn
    table.after(placeStation("BCB"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("BCB"), "one-station CZ-6.31"));
}

// CZ-6.32, CZ-10.27; appendix A: no-treasury
TEST(Stations, AreNotPlacedWithoutTheMoney)
{
    EXPECT_TRUE(refusesEvenIfForced(firstTurnOf("BCB", 60, 30), placeStation("BCB"), "no-treasury CZ-6.32"));
    EXPECT_TRUE(refusesEvenIfForced(firstTurnOf("BCB", 60, 39), placeStation("BCB"), "no-treasury CZ-6.32"));
    EXPECT_EQ(firstTurnOf("BCB", 60, 40).refusal(placeStation("BCB")), "accepted");
}

// CZ-6.33
TEST(Stations, CostByHowManyStandOnTheMap)
{
    for (const auto &[onMap, cost] : {std::pair(1, 40), std::pair(2, 100), std::pair(3, 100), std::pair(5, 100)}) {
        Table table = firstTurnOf("KFN", 80, 200);
        table.stations("KFN", onMap, 2).after(placeStation("KFN"));
        EXPECT_EQ(table.cash("KFN"), 200 - cost) << onMap << " on the map";
    }
}

// CZ-6.5: the station step comes after the track step and before the trains run.
TEST(Stations, ArePlacedBetweenTrackAndIncome)
{
    Table table = firstTurnOf("BCB", 60, 200);
    table.train("BCB", "a.2").after({layTrack("BCB"), placeStation("BCB"), runTrains("BCB", 0)});
    EXPECT_EQ(table.cash("BCB"), 160);
}

// CZ-0.5
TEST(Stations, TheHexMustExist)
{
    const Table table = firstTurnOf("BY", 100, 200);
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("BY", "Z99"), "unknown-name CZ-0.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, placeHome("BY", "Z99"), "unknown-name CZ-0.5"));
}

} // namespace
} // namespace flimnap::test
