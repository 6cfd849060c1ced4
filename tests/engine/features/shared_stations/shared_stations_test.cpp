#include <gmock/gmock.h>

#include "dealings/stations.h"
#include "features/shared_stations/standing.h"
#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// BN and NWB have their home stations on Praha; Ug is in its turn.
class SharedStations : public ::testing::Test
{
protected:
    SharedStations()
    {
        table.phase("d").operating("Ug", 120, "p1", 1000).train("Ug", "d.3E");
        table.operating("BN", 80, "p2", 0).operating("NWB", 70, "p3", 0).round("OR1.1");
        table.turnOf("BN").turnOf("NWB").turnOf("Ug").after(runTrains("Ug", 0));
    }

    Table table{3};
};

// CZ-6.54: of two stations on one hex one goes back; where both hexes are known nobody is asked.
TEST_F(SharedStations, OnAKnownHexCountOnce)
{
    table.after(acquire("Ug", "BN", 40));
    EXPECT_EQ(table.stationsOnMap("Ug"), 1 + 1);
    EXPECT_EQ(table.tokensLeft("Ug"), 1 + 2);

    table.after(acquire("Ug", "NWB", 40));
    EXPECT_EQ(table.stationsOnMap("Ug"), 2);
    EXPECT_EQ(table.tokensLeft("Ug"), 3 + 2 + 1);

    table.after(removeToken("Ug", "E12")); // says the same
    EXPECT_EQ(table.stationsOnMap("Ug"), 2);
}

// CZ-6.54, CZ-6.55
TEST_F(SharedStations, MayBeCountedByTheTable)
{
    table.stations("BN", 3, 0).stations("Ug", 2, 0).after({acquire("Ug", "BN", 40), sharedHexes("Ug", 1)});
    EXPECT_EQ(table.stationsOnMap("Ug"), 2 + 3 - 1);
    EXPECT_EQ(table.tokensLeft("Ug"), 0 + 0 + 1);

    table.after(sharedHexes("Ug", 2)); // corrected
    EXPECT_EQ(table.stationsOnMap("Ug"), 3);
    EXPECT_EQ(table.tokensLeft("Ug"), 2);

    table.after(sharedHexes("Ug", 0));
    EXPECT_EQ(table.stationsOnMap("Ug"), 5);
}

// CZ-6.54: or named one by one, which comes to the same.
TEST_F(SharedStations, MayBeNamedOneByOne)
{
    table.stations("BN", 3, 0).stations("Ug", 3, 0).after(acquire("Ug", "BN", 40));

    table.after(removeToken("Ug", "D17"));
    EXPECT_EQ(table.stationsOnMap("Ug"), 5);
    table.after(removeToken("Ug", "D17"));
    EXPECT_EQ(table.stationsOnMap("Ug"), 5);
    table.after(removeToken("Ug", "E16"));
    EXPECT_EQ(table.stationsOnMap("Ug"), 4);
    EXPECT_EQ(table.tokensLeft("Ug"), 2);

    table.after(sharedHexes("Ug", 2)); // says the same
    EXPECT_EQ(table.stationsOnMap("Ug"), 4);
}

// CZ-6.54: what is shared is a matter of each take-over.
TEST_F(SharedStations, AreCountedAnewForEveryTakeOver)
{
    table.stations("BN", 1, 0).stations("NWB", 1, 0).stations("Ug", 3, 0).operating("KFN", 60, "p2", 0);
    table.stations("KFN", 1, 0).after({acquire("Ug", "BN", 40), removeToken("Ug", "D17")});
    EXPECT_EQ(table.stationsOnMap("Ug"), 3);

    table.after(acquire("Ug", "KFN", 30));
    EXPECT_EQ(table.stationsOnMap("Ug"), 4);
    table.after(removeToken("Ug", "D17")); // Ug's station there and KFN's
    EXPECT_EQ(table.stationsOnMap("Ug"), 3);
    EXPECT_EQ(table.tokensLeft("Ug"), 2);
}

// CZ-6.54: there cannot be more than the company with fewer stations had.
TEST_F(SharedStations, AreAtMostAsManyAsEitherCompanyHad)
{
    EXPECT_TRUE(refusesEvenIfForced(table, sharedHexes("Ug", 1), "other-value CZ-6.55")); // nobody taken over yet
    EXPECT_TRUE(refusesEvenIfForced(table, removeToken("Ug", "E12"), "no-marker CZ-6.32"));

    table.after(acquire("Ug", "BN", 40)); // one station each
    EXPECT_EQ(table.refusal(sharedHexes("Ug", 1)), "accepted");
    EXPECT_TRUE(refusesEvenIfForced(table, sharedHexes("Ug", 2), "other-value CZ-6.55"));
    table.after(removeToken("Ug", "D17"));
    EXPECT_TRUE(refusesEvenIfForced(table, removeToken("Ug", "E16"), "no-marker CZ-6.32"));
    EXPECT_TRUE(refusesEvenIfForced(table, removeToken("Ug", "Z99"), "unknown-name CZ-0.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, with(companyMove("choose", "Ug"), R"("what":"weather","value":1)"),
                                    "other-value CZ-6.55"));
}

// CZ-6.55: at any time, whoever's turn it is; never waited for, and it ends nothing.
TEST_F(SharedStations, MayBeRecordedAtAnyTime)
{
    table.after({acquire("Ug", "BN", 40), done("Ug")});
    EXPECT_EQ(table.turn(), "NWB");
    EXPECT_EQ(table.refusal(sharedHexes("Ug", 1)), "accepted");

    table.train("NWB", "b.2+2").after({runTrains("NWB", 0), done("NWB")});
    EXPECT_EQ(table.round(), "SR2");
    table.after(sharedHexes("Ug", 1));
    EXPECT_EQ(table.stationsOnMap("Ug"), 1);
    EXPECT_EQ(table.turn(), table.order().front());
}

/// The numbers that the company is asked to choose from; none if it is not asked.
std::vector<std::string> numbersAsked(const Table &table)
{
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (offer.move.kind == MoveKind::Choose)
            return offer.words.front().words;
    }
    return {};
}

// CZ-6.55: the engine asks the acquirer, as far as it does not know the hexes, and goes on without an answer.
TEST_F(SharedStations, AreAskedForAfterTheTakeOver)
{
    table.stations("BN", 3, 0).stations("Ug", 2, 0);
    EXPECT_THAT(numbersAsked(table), IsEmpty());

    table.after(acquire("Ug", "BN", 40));
    EXPECT_THAT(numbersAsked(table), ElementsAre("0", "1", "2"));

    Table answered = table;
    answered.after(sharedHexes("Ug", 0));
    EXPECT_THAT(numbersAsked(answered), IsEmpty());

    table.after(done("Ug"));
    EXPECT_EQ(table.turn(), "NWB");
    EXPECT_THAT(numbersAsked(table), IsEmpty());
}

// CZ-6.55: what is recorded is not asked: Ug's home in Budapest is not Praha, where NWB has its own.
TEST_F(SharedStations, AreNotAskedForWhereTheHexesAreKnown)
{
    table.after({placeHome("Ug", "I24"), acquire("Ug", "NWB", 40)});
    EXPECT_EQ(table.stationsOnMap("Ug"), 2);
    EXPECT_THAT(numbersAsked(table), IsEmpty());
}

// CZ-6.54: one that went back and was placed again does not stand where it stood before.
TEST_F(SharedStations, CannotBeTakenBackOncePlacedAgain)
{
    table.stations("BN", 2, 0).stations("Ug", 1, 0).after({acquire("Ug", "BN", 40), sharedHexes("Ug", 1)});
    table.cash("Ug", 500).after(forced(placeStation("Ug")));

    EXPECT_EQ(table.tokensLeft("Ug"), 0);
    EXPECT_TRUE(refusesEvenIfForced(table, sharedHexes("Ug", 0), "no-marker CZ-6.32"));
}

/// So many stations of the company are on the map.
std::string correctStations(const std::string &company, int stations)
{
    return R"({"move":"correct","company":")" + company + R"(","stations":)" + std::to_string(stations) +
           R"(,"reason":"counted on the table"})";
}

// CZ-6.54: stations and markers can be put right later; together they stay as many.
TEST_F(SharedStations, MayBeCorrectedByTheTable)
{
    table.stations("BN", 3, 0).stations("Ug", 2, 0).after({acquire("Ug", "BN", 40), done("Ug")});
    table.after(correctStations("Ug", 4));
    EXPECT_EQ(table.stationsOnMap("Ug"), 4);
    EXPECT_EQ(table.tokensLeft("Ug"), 1);

    EXPECT_TRUE(refusesEvenIfForced(table, sharedHexes("Ug", 1), "other-value CZ-6.55"));    // the table has counted
    EXPECT_TRUE(refusesEvenIfForced(table, correctStations("Ug", 0), "other-value CZ-0.1")); // one is at home
    EXPECT_TRUE(refusesEvenIfForced(table, correctStations("Ug", 6), "other-value CZ-0.1"));
    EXPECT_TRUE(refusesEvenIfForced(table, correctStations("BN", 1), "no-marker CZ-6.32")); // it is gone
    EXPECT_TRUE(refusesEvenIfForced(table, correctStations("XY", 1), "unknown-name CZ-0.5"));
}

// CZ-6.54
TEST_F(SharedStations, CountAtLeastThoseThatTheMapShows)
{
    const CompanyId ug = table.game().findCompany("Ug");
    table.stations("BN", 3, 0).stations("Ug", 2, 0).after(acquire("Ug", "BN", 40));
    table.position().parts.change<shared_stations::State>().companies[ug].known = {HexId(7)};
    EXPECT_TRUE(refusesEvenIfForced(table, sharedHexes("Ug", 0), "other-value CZ-6.55"));
    EXPECT_EQ(table.refusal(sharedHexes("Ug", 1)), "accepted");
}

// CZ-6.54: whose stations were counted down is not known to stand on more hexes than it has stations.
TEST_F(SharedStations, CorrectedOnesAreForgottenOnTheMap)
{
    table.after({placeHome("Ug", "I24"), forced(placeStation("Ug", "E12")), correctStations("Ug", 1)});
    const CompanyId ug = table.game().findCompany("Ug");
    EXPECT_TRUE(hasStationOn(table.position(), ug, table.game().findHex("I24")));
    EXPECT_FALSE(hasStationOn(table.position(), ug, table.game().findHex("E12")));
    EXPECT_EQ(table.stationsOnMap("Ug"), 1);
}

// CZ-6.55; only companies that are there have stations.
TEST_F(SharedStations, AreRecordedByTheAcquirer)
{
    table.after(acquire("Ug", "BN", 40));
    for (const char *by : {"BN", "KFN", "p1"})
        EXPECT_TRUE(refusesEvenIfForced(table, sharedHexes(by, 1), "wrong-round CZ-6.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, sharedHexes("NWB", 1), "other-value CZ-6.55"));
}

// CZ-6.33, CZ-6.54: a shared hex may leave one station on the map; the next one costs 40 then.
TEST_F(SharedStations, DecideThePriceOfTheNextStation)
{
    table.after(acquire("Ug", "BN", 40)).cash("Ug", 500);
    Table shared = table;

    table.after(forced(placeStation("Ug")));
    shared.after(sharedHexes("Ug", 1)).after(forced(placeStation("Ug")));

    EXPECT_EQ(table.cash("Ug"), 400);
    EXPECT_EQ(shared.cash("Ug"), 460);
}

} // namespace
} // namespace flimnap::test
