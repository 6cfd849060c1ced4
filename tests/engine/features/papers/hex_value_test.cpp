#include <gmock/gmock.h>

#include "engine/games/18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Moravia-Silesia: the paper MW with its station and the value of its hex (CZ-8.51, CZ-8.52).

/// OR3.1 (V = 60) in phase d: SX of p1 at 60 with 500 and a 4-train after its first turn; p2 owns MW and has 0.
class MoraviaMw : public ::testing::Test
{
protected:
    MoraviaMw()
    {
        table.operating("SX", 60, "p1", 500).established("SX").train("SX", "e.4").phase("d").deckFrom("d");
        table.privateOf("p2", "MW").cash("p2", 0).round("OR3.1");
    }

    Table table = moravia(3);
};

TEST_F(MoraviaMw, ItsOwnerSaysWhatTheHexIsWorthBeforeAnybodyActs_CZ8_51)
{
    EXPECT_EQ(table.round(), "OR3.1");
    EXPECT_EQ(table.turn(), "p2");
    EXPECT_THAT(kindsOffered(table), ElementsAre("choose"));
    for (const std::string &line : {layTrack("SX"), runTrains("SX", 50), done("SX"), buyLocal("SX", "MW", 50),
                                    pass("p2"), buyShare("p2", "SX"), bid("p2", "MW", 60)})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-name-value CZ-8.51"));
    EXPECT_NE(table.refusal(forced(sharedHexes("p2", 0))), "accepted");
}

TEST_F(MoraviaMw, TheBankPaysHimThat_CZ10_52)
{
    table.after(hexIsWorth("p2", 30));

    EXPECT_EQ(table.cash("p2"), 30);
    EXPECT_EQ(table.turn(), "SX");
    ASSERT_EQ(told<Paid>(table.events()).size(), 1U);
    EXPECT_EQ(told<Paid>(table.events()).front().reason, Reason::PrivateIncome);
}

TEST_F(MoraviaMw, AHexWithoutTilePaysNothing_CZ8_51)
{
    table.after(hexIsWorth("p2", 0));

    EXPECT_EQ(table.cash("p2"), 0);
    EXPECT_EQ(table.turn(), "SX");
}

TEST_F(MoraviaMw, OnlyItsOwnerSaysIt_CZ8_51)
{
    for (const char *other : {"p1", "p3", "SX"})
        EXPECT_TRUE(refusesEvenIfForced(table, hexIsWorth(other, 30), "not-your-turn CZ-8.51"));
}

TEST_F(MoraviaMw, ItIsAMultipleOfTen_CZ8_51)
{
    for (const int value : {5, 35})
        EXPECT_TRUE(refusesUnlessForced(table, hexIsWorth("p2", value), "hex-step CZ-8.51"));
    EXPECT_TRUE(refusesEvenIfForced(table, hexIsWorth("p2", -10), "other-value CZ-8.51"));
    const std::string inWords = with(playerMove("choose", "p2"), R"("what":"mw_value","value":"green")");
    EXPECT_TRUE(refusesEvenIfForced(table, inWords, "other-value CZ-8.51"));
    const std::string asText = with(playerMove("choose", "p2"), R"("what":"mw_value","value":"30")");
    EXPECT_EQ(table.refusal(asText), "accepted");
}

TEST_F(MoraviaMw, ItIsAtMostWhatATileOfACityIsWorth_CZ2_81)
{
    EXPECT_EQ(table.refusal(hexIsWorth("p2", 70)), "accepted");
    for (const int value : {80, 300, 1000})
        EXPECT_TRUE(refusesUnlessForced(table, hexIsWorth("p2", value), "hex-worth CZ-8.51"));
    EXPECT_THAT(wordsOffered(table), ElementsAre("0", "10", "20", "30", "40", "50", "60", "70"));
}

TEST_F(MoraviaMw, ItIsAskedOnceARound_CZ8_51)
{
    table.after(hexIsWorth("p2", 30));

    EXPECT_NE(table.refusal(forced(hexIsWorth("p2", 40))), "accepted");
    table.after({runTrains("SX", 0), done("SX")});
    EXPECT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.turn(), "p2");
    table.after(hexIsWorth("p2", 40));
    EXPECT_EQ(table.cash("p2"), 70);
}

TEST_F(MoraviaMw, TheLastValueIsProposed_CZ8_51)
{
    EXPECT_EQ(wordsOffered(table).front(), "0");
    table.after({hexIsWorth("p2", 40), runTrains("SX", 0), done("SX")});

    EXPECT_EQ(wordsOffered(table).front(), "40");
}

TEST_F(MoraviaMw, TheOtherLocalsHavePaidBefore_CZ8_51)
{
    Table other = moravia(3);
    other.operating("SX", 60, "p1", 500).privateOf("p2", "MW").privateOf("p2", "L1").cash("p2", 0).round("OR1.1");

    EXPECT_EQ(other.cash("p2"), 20);
    EXPECT_EQ(other.turn(), "p2");
}

TEST_F(MoraviaMw, ItPaysAlsoWhereNoCompanyOperates_CZ8_51)
{
    Table other = moravia(3);
    other.privateOf("p2", "MW").cash("p2", 0).round("OR1.1");
    EXPECT_EQ(other.round(), "OR1.1");
    EXPECT_EQ(other.turn(), "p2");

    other.after(hexIsWorth("p2", 20));

    EXPECT_EQ(other.cash("p2"), 20);
    EXPECT_EQ(other.round(), "SR2");
}

TEST_F(MoraviaMw, NobodyIsAskedIfNobodyBoughtIt_CZ8_51)
{
    Table other = moravia(3);
    other.operating("SX", 60, "p1", 500);
    allPass(other); // the auction
    allPass(other);

    EXPECT_EQ(other.round(), "OR1.1");
    EXPECT_EQ(other.turn(), "SX");
}

TEST_F(MoraviaMw, TheFirstRoundAsksTheBuyerOfTheAuction_CZ8_51)
{
    Table other = moravia(2);
    other.after({leftOut("kk"), bid("p1", "MW", 50), bid("p2", "MW", 55), pass("p1")});
    allPass(other);
    allPass(other);

    EXPECT_EQ(other.round(), "OR1.1");
    EXPECT_EQ(other.turn(), "p2");
}

TEST_F(MoraviaMw, ACompanyBuysItFromItsOwner_CZ10_52)
{
    table.after({hexIsWorth("p2", 30), buyLocal("SX", "MW", 60)});

    EXPECT_EQ(table.cash("SX"), 440);
    EXPECT_EQ(table.cash("p2"), 30 + 60);
    EXPECT_THAT(table.privates("p2"), IsEmpty());
    EXPECT_THAT(table.privates("SX"), IsEmpty());
    EXPECT_EQ(table.stationsOnMap("SX"), 2);
    EXPECT_EQ(table.tokensLeft("SX"), 2);
    EXPECT_EQ(table.certificates("p2"), 0);
}

TEST_F(MoraviaMw, ItPaysNobodyAfterThat_CZ8_52)
{
    table.after({hexIsWorth("p2", 30), buyLocal("SX", "MW", 60), runTrains("SX", 0), done("SX")});

    EXPECT_EQ(table.round(), "OR3.2");
    EXPECT_EQ(table.turn(), "SX");
    EXPECT_EQ(table.cash("p2"), 90);
    EXPECT_EQ(table.cash("SX"), 440);
    EXPECT_EQ(table.worth("p2"), 90);
}

TEST_F(MoraviaMw, ItCannotBeBoughtOrSoldAgain_CZ8_52)
{
    table.after({hexIsWorth("p2", 30), buyLocal("SX", "MW", 60)});

    EXPECT_TRUE(refusesEvenIfForced(table, buyLocal("SX", "MW", 60), "private-not-on-sale CZ-8.50"));
    EXPECT_TRUE(refusesEvenIfForced(table, sellLocal("SX", "MW"), "private-not-owned CZ-8.50"));
}

TEST_F(MoraviaMw, ItCostsOneToTheLocalValue_CZ8_52)
{
    table.after(hexIsWorth("p2", 30));

    for (const int price : {0, 61})
        EXPECT_TRUE(refusesUnlessForced(table, buyLocal("SX", "MW", price), "price-range CZ-8.50"));
    EXPECT_EQ(table.refusal(buyLocal("SX", "MW", 1)), "accepted");
}

TEST_F(MoraviaMw, ItIsNotSoldBeforePhaseD_CZ8_52)
{
    table.phase("a").after(hexIsWorth("p2", 30));

    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("SX", "MW", 50), "phase-too-early CZ-8.45"));
}

TEST_F(MoraviaMw, ItIsBoughtInTheCompanysOwnTurn_CZ8_52)
{
    table.operating("PR", 50, "p3", 100).round("OR3.1").after(hexIsWorth("p2", 30));
    ASSERT_EQ(table.turn(), "SX");

    EXPECT_TRUE(refusesUnlessForced(table, buyLocal("PR", "MW", 50), "not-your-turn CZ-6.3"));
}

TEST_F(MoraviaMw, ItsStationCountsForThePriceOfTheNext_CZ8_52)
{
    Table without = table;
    without.after({hexIsWorth("p2", 30), placeStation("SX")});
    EXPECT_EQ(without.cash("SX"), 500 - 40);

    table.after({hexIsWorth("p2", 30), buyLocal("SX", "MW", 60), placeStation("SX")});
    EXPECT_EQ(table.cash("SX"), 500 - 60 - 100);
    EXPECT_EQ(table.stationsOnMap("SX"), 3);
}

TEST_F(MoraviaMw, OnAHexWithAStationOfTheCompanyTheMarkerGoesToItsCharter_CZ8_52)
{
    // Given SX's second station known to stand on Přerov.
    table.after({hexIsWorth("p2", 30), placeStation("SX", "F23")});
    ASSERT_EQ(table.stationsOnMap("SX"), 2);

    table.after(buyLocal("SX", "MW", 60));

    EXPECT_EQ(table.stationsOnMap("SX"), 2);
    EXPECT_EQ(table.tokensLeft("SX"), 2);
}

TEST_F(MoraviaMw, WhereTheMapIsNotKnownTheCompanyMaySaySo_CZ8_52)
{
    table.after({hexIsWorth("p2", 30), placeStation("SX"), buyLocal("SX", "MW", 60)});
    ASSERT_EQ(table.stationsOnMap("SX"), 3);
    ASSERT_EQ(table.tokensLeft("SX"), 1);
    EXPECT_EQ(reason(table, forced(sharedHexes("SX", 2))), "other-value"); // MW has one station

    table.after(sharedHexes("SX", 1));

    EXPECT_EQ(table.stationsOnMap("SX"), 2);
    EXPECT_EQ(table.tokensLeft("SX"), 2);
    EXPECT_EQ(table.turn(), "SX");
    table.after(sharedHexes("SX", 0)); // a slip taken back
    EXPECT_EQ(table.stationsOnMap("SX"), 3);
}

TEST_F(MoraviaMw, AndIsAskedWhetherItHasAStationThere_CZ8_52)
{
    table.after({hexIsWorth("p2", 30), placeStation("SX"), buyLocal("SX", "MW", 60)});

    std::vector<std::string> numbers;
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (offer.move.what == "shared_hexes")
            numbers = offer.words.front().words;
    }
    EXPECT_THAT(numbers, ElementsAre("0", "1"));
}

TEST_F(MoraviaMw, OrNamesTheHex_CZ8_52)
{
    table.after({hexIsWorth("p2", 30), placeStation("SX"), buyLocal("SX", "MW", 60), removeToken("SX", "F23")});

    EXPECT_EQ(table.stationsOnMap("SX"), 2);
    EXPECT_EQ(table.tokensLeft("SX"), 2);
}

TEST_F(MoraviaMw, ItGivesNoRight_CZ8_51)
{
    table.after(hexIsWorth("p2", 30));

    EXPECT_TRUE(refusesEvenIfForced(table, withRightOf("MW", layTrack("SX", 20)), "private-not-owned CZ-6.14"));
    EXPECT_EQ(reason(table, forced(useLocal("SX", "MW"))), "private-not-owned");
}

} // namespace
} // namespace flimnap::test
