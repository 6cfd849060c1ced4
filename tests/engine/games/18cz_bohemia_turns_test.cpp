#include <gmock/gmock.h>

#include "18cz_variants.h"
#include "rounds/feature.h"
#include "support/player_ids.h"
#include "table/values.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// Bohemia: the turns of Vaclav's companies, and what nobody can do with them (CZ-8.23, CZ-8.29).

/// OR4.1 in phase d: Vaclav has EKJ at 50 (p1 has 25 %), BTE at 60 (p2 has 20 %) and kk at 90 (p1 10 %, p2 20 %), each
/// with a train and after its first turn; NWB, medium, of p1 stands at 55 with 500, p2 owns S1.
class BohemiaTurns : public ::testing::Test
{
protected:
    BohemiaTurns()
    {
        largeOfVaclav(mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE"), "kk");
        for (const char *company : {"EKJ", "BTE", "kk"})
            table.established(company);
        table.train("EKJ", "c.3").train("BTE", "d.3+3").train("kk", "d.3E").phase("d").deckFrom("d").stock("d", 1);
        table.shares("p1", "EKJ", 25).shares("p2", "BTE", 20).shares("p1", "kk", 10).shares("p2", "kk", 20);
        table.operating("NWB", 55, "p1", 500).established("NWB").privateOf("p2", "S1").round("OR4.1");
        table.cash("p1", 0).cash("p2", 0);
    }

    /// Vaclav's companies, the dearest first.
    const std::vector<std::string> companies = {"kk", "BTE", "EKJ"};
    Table table = bohemia();
};

TEST_F(BohemiaTurns, ComeInTheOrderOfThePrices_CZ8_29)
{
    EXPECT_THAT(table.operatingOrder(), ElementsAre("kk", "BTE", "NWB", "EKJ"));
    EXPECT_EQ(table.turn(), "kk");
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BTE", 50), "not-your-turn CZ-6.3"));
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("BTE"), "not-your-turn CZ-6.3"));
}

TEST_F(BohemiaTurns, TheCompanyItselfMakesTheMoves_CZ8_23)
{
    EXPECT_EQ(reason(table, layTrack("vaclav")), "unknown-name");
    EXPECT_NE(table.refusal(layTrack("p1")), "accepted");
    EXPECT_EQ(table.refusal(layTrack("kk")), "accepted");
}

TEST_F(BohemiaTurns, TrackIsFreeAndAsMuchAsInOtherTurns_CZ8_29)
{
    for (const std::string &company : companies) {
        Table copy = table;
        copy.turnOf(company).after(layTile(company, "C6", "8")); // a mountain: 40 for others
        EXPECT_EQ(copy.cash(company), 0) << company;
        EXPECT_THAT(told<Paid>(copy.events()), IsEmpty()) << company;
        if (company != "kk") { // whose red home tile is still to come
            EXPECT_TRUE(refusesUnlessForced(copy, layTrack(company), "lays-used-up CZ-6.20"));
        }
    }
}

TEST_F(BohemiaTurns, TheFirstTurnHasTwoLays_CZ8_29)
{
    Table first = bohemia();
    smallOfVaclav(first, "EKJ").train("EKJ", "a.2").round("OR1.1");

    first.after({layTrack("EKJ"), layTrack("EKJ")});

    EXPECT_TRUE(refusesUnlessForced(first, layTrack("EKJ"), "lays-used-up CZ-6.20"));
    EXPECT_EQ(first.stationsOnMap("EKJ"), 1);
}

TEST_F(BohemiaTurns, ALargeCompanyLaysItsRedHomeTileInAddition_CZ8_29)
{
    table.after({layTile("kk", "H9", "8"), layTile("kk", "J15", "8895")});

    EXPECT_TRUE(refusesUnlessForced(table, layTile("kk", "H13", "9"), "lays-used-up CZ-6.20"));
}

TEST_F(BohemiaTurns, AStationIsFreeAndOneATurn_CZ8_29)
{
    for (const std::string &company : companies) {
        Table copy = table;
        copy.turnOf(company).after(placeStation(company));
        EXPECT_EQ(copy.stationsOnMap(company), 2) << company;
        EXPECT_EQ(copy.cash(company), 0) << company;
        EXPECT_THAT(told<Paid>(copy.events()), IsEmpty()) << company;
    }
    table.turnOf("EKJ").after(placeStation("EKJ"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("EKJ"), "one-station CZ-6.31"));
}

TEST_F(BohemiaTurns, TheThirdStationIsFreeTooAndTheLast_CZ8_29)
{
    table.stations("EKJ", 2, 1).turnOf("EKJ").after(placeStation("EKJ"));
    EXPECT_EQ(table.stationsOnMap("EKJ"), 3);

    table.turnOf("EKJ"); // as if in a later turn
    EXPECT_TRUE(refusesEvenIfForced(table, placeStation("EKJ"), "no-marker CZ-6.32"));
}

TEST_F(BohemiaTurns, TheIncomeIsPaidOutAtOnceAndNothingIsBookedForVaclav_CZ8_29)
{
    table.after(runTrains("kk", 190)); // CZ-6.43: 19 for one unit, 38 for two

    EXPECT_EQ(table.cash("p1"), 19);
    EXPECT_EQ(table.cash("p2"), 38);
    EXPECT_EQ(table.cash("kk"), 0);
    EXPECT_EQ(told<Paid>(table.events()).size(), 2U);
    table.after(done("kk"));
    EXPECT_EQ(table.turn(), "BTE");
}

TEST_F(BohemiaTurns, FractionsAreRoundedUpForThePlayer_CZ6_43)
{
    table.turnOf("EKJ").after(runTrains("EKJ", 110));

    EXPECT_EQ(table.cash("p1"), 28);
    EXPECT_EQ(table.cash("p2"), 0);
}

TEST_F(BohemiaTurns, AnIncomeMovesThePriceRightOfALargeCompanyTwoSteps_CZ8_29)
{
    for (const auto &[company, price] : {std::pair("EKJ", 55), std::pair("BTE", 65), std::pair("kk", 110)}) {
        Table copy = table;
        copy.turnOf(company).after(runTrains(company, 50));
        EXPECT_EQ(copy.price(company), price) << company;
    }
}

TEST_F(BohemiaTurns, NoIncomeMovesThePriceOneStepLeft_CZ8_29)
{
    for (const auto &[company, price] : {std::pair("EKJ", 40), std::pair("BTE", 55), std::pair("kk", 80)}) {
        Table copy = table;
        copy.turnOf(company).after(runTrains(company, 0));
        EXPECT_EQ(copy.price(company), price) << company;
        copy.after(done(company));
        EXPECT_EQ(copy.price(company), price) << company; // once only
    }
}

TEST_F(BohemiaTurns, ACompanyWithATrainMustRunIt_CZ6_41)
{
    EXPECT_TRUE(refusesEvenIfForced(table, done("kk"), "must-run CZ-6.5"));
    EXPECT_TRUE(refusesUnlessForced(table, runTrains("kk", 55), "income-step CZ-6.40"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("kk", -10), "bad-value CZ-6.40"));
    table.after(runTrains("kk", 50));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("kk", 50), "wrong-step CZ-6.5"));
}

TEST_F(BohemiaTurns, StepsAreNotTakenUpAgain_CZ6_5)
{
    table.after(runTrains("kk", 50));

    EXPECT_TRUE(refusesUnlessForced(table, layTrack("kk"), "wrong-step CZ-6.5"));
    EXPECT_TRUE(refusesUnlessForced(table, placeStation("kk"), "wrong-step CZ-6.5"));
}

TEST_F(BohemiaTurns, NobodyDecidesAboutTheDividend_CZ8_29)
{
    for (const std::string &company : companies) {
        table.turnOf(company).after(runTrains(company, 50));
        EXPECT_TRUE(refusesEvenIfForced(table, withhold(company), "nobodys-company CZ-8.29"));
        EXPECT_TRUE(refusesEvenIfForced(table, payOut(company), "nobodys-company CZ-8.29"));
    }
}

TEST_F(BohemiaTurns, TheyNeedNoTrainAndBuyNone_CZ8_29)
{
    table.train("pool", "c.3");
    for (const std::string &company : companies) {
        const std::string train = company == "kk" ? "d.3E" : company == "BTE" ? "d.3+3" : "d.3";
        table.turnOf(company);
        EXPECT_TRUE(refusesEvenIfForced(table, buyTrain(company, train), "nobodys-company CZ-8.23"));
        EXPECT_TRUE(refusesEvenIfForced(table, buyFromPool(company, "c.3"), "nobodys-company CZ-8.23"));
        EXPECT_TRUE(refusesEvenIfForced(table, buyFrom(company, "NWB", "d.3", 1), "nobodys-company CZ-8.23"));
    }
    table.position().trains = Table(3).position().trains; // nobody has one
    for (const std::string &company : companies)
        EXPECT_EQ(table.turnOf(company).refusal(done(company)), "accepted") << company;
}

TEST_F(BohemiaTurns, TheyTakeNobodyOver_CZ8_23)
{
    EXPECT_TRUE(refusesEvenIfForced(table, acquire("kk", "NWB", 55), "nobodys-company CZ-8.23"));
    EXPECT_TRUE(refusesEvenIfForced(table, acquire("kk", "EKJ", 50), "nobodys-company CZ-8.23"));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("kk", "d.3E"), "nobodys-company CZ-8.23"));
    EXPECT_TRUE(refusesEvenIfForced(table, convert("kk", "d.3E", "d.3"), "nobodys-company CZ-8.23"));
}

TEST_F(BohemiaTurns, TheyOwnNoLocals_CZ8_23)
{
    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("kk", "S1", 1), "nobodys-company CZ-8.23"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellLocal("kk", "S1"), "nobodys-company CZ-8.23"));
    EXPECT_TRUE(refusesEvenIfForced(table, useLocal("kk", "S1"), "nobodys-company CZ-8.23"));
    EXPECT_NE(table.refusal(forced(withRightOf("S1", layTrack("kk", 10)))), "accepted");
}

TEST_F(BohemiaTurns, NobodyTakesThemOver_CZ8_23)
{
    table.operating("SX", 100, "p2", 2000).round("OR4.1").turnOf("SX");

    for (const auto &[company, price] : {std::pair("EKJ", 50), std::pair("BTE", 60)})
        EXPECT_TRUE(refusesEvenIfForced(table, acquire("SX", company, price), "nobodys-company CZ-8.23"));
    EXPECT_EQ(table.refusal(acquire("SX", "NWB", 55)), "accepted");
}

TEST_F(BohemiaTurns, NobodyBuysTheirTrains_CZ8_23)
{
    table.turnOf("NWB");

    for (const auto &[company, train] : {std::pair("EKJ", "c.3"), std::pair("BTE", "d.3+3")})
        EXPECT_EQ(reason(table, forced(buyFrom("NWB", company, train, 100))), "nobodys-company") << company;
}

TEST_F(BohemiaTurns, OfferWhatCanBeDone_CZ8_29)
{
    EXPECT_THAT(kindsOffered(table), UnorderedElementsAre("lay_track", "place_token", "run_trains"));
    table.after(runTrains("kk", 100));
    EXPECT_THAT(kindsOffered(table), UnorderedElementsAre("done"));
}

TEST_F(BohemiaTurns, CardOneDecidesTrackOfSmallAndLargeAndTheOtherOfMedium_CZ10_47)
{
    table.order({"p2", "p1"});
    const auto decides = [&](const char *company, MoveKind decision) {
        const GameDefinition &game = table.game();
        return decider(game, table.position(), game.findCompany(company), decision);
    };

    for (const char *company : {"EKJ", "kk"}) {
        EXPECT_EQ(decides(company, MoveKind::LayTrack), p2) << company;
        EXPECT_EQ(decides(company, MoveKind::PlaceToken), p1) << company;
    }
    EXPECT_EQ(decides("BTE", MoveKind::LayTrack), p1);
    EXPECT_EQ(decides("BTE", MoveKind::PlaceToken), p2);
}

TEST_F(BohemiaTurns, CompaniesOfPlayersDealAsEver_CZ8_20)
{
    table.train("NWB", "c.2+2").turnOf("NWB").after({layTrack("NWB", 40), placeStation("NWB"), runTrains("NWB", 50)});
    EXPECT_EQ(table.cash("NWB"), 500 - 40 - 40);
    table.after({payOut("NWB"), buyLocal("NWB", "S1", 55), buyTrain("NWB", "d.3+3"), done("NWB")});

    EXPECT_EQ(table.cash("NWB"), 420 - 55 - 180);
    EXPECT_EQ(table.cash("p1"), 20);
    EXPECT_EQ(table.turn(), "EKJ");
}

} // namespace
} // namespace flimnap::test
