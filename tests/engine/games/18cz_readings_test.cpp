#include <gmock/gmock.h>

#include "18cz_turns.h"
#include "18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Rules that the print lets one read in two ways: what the other reading changes (section 9 of the rules).

/// The options of a table that reads this rule the other way.
std::string reading(const std::string &name)
{
    return R"({")" + name + R"(":true})";
}

// --- CZ-9.1: in Chinese surplus trains lie on top of the deck.

/// OR4.1: Ug of p1 with 300 and a 3E; BTE of p2 has three trains, as many as it may in phase e.
Table beforeTheFirstF(const std::string &options)
{
    Table table("18cz", "zh", "base", 3, options);
    table.phase("e").deckFrom("f").operating("Ug", 90, "p1", 300).established("Ug").train("Ug", "d.3E");
    table.operating("BTE", 60, "p2", 0).established("BTE");
    return table.train("BTE", "b.2+2").train("BTE", "c.2+2").train("BTE", "e.3+3").round("OR4.1");
}

TEST(SurplusTrains, LieOpenForEverybody_CZ9_1)
{
    Table table = beforeTheFirstF("{}");
    table.after({runTrains("Ug", 0), buyTrain("Ug", "f.4"), discard("BTE", "b.2+2")});

    EXPECT_THAT(table.trains("pool"), ElementsAre("b.2+2"));
    EXPECT_EQ(table.topCard(), "f");
}

TEST(SurplusTrains, LieOnTopOfTheDeckAndAreSoldFirst_CZ9_1)
{
    Table table = beforeTheFirstF(reading("CZ-9.1"));
    table.after({runTrains("Ug", 0), buyTrain("Ug", "f.4"), discard("BTE", "b.2+2")});

    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_EQ(table.topCard(), "b");
    table.cash("Ug", 900);
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("Ug", "f.4"), "train-not-on-sale CZ-6.61"));
    table.after(buyTrain("Ug", "b.2+2"));
    EXPECT_EQ(table.topCard(), "f");
    EXPECT_EQ(table.phase(), "f"); // the card has begun its phase long ago
}

TEST(SurplusTrains, OnTopOfTheDeckAreExportedFirst_CZ9_1)
{
    Table table("18cz", "zh", "base", 3, reading("CZ-9.1"));
    table.phase("f").deckFrom("f").stock("b", 1).operating("Ug", 90, "p1", 0).established("Ug").train("Ug", "f.4E");
    const int unsold = table.left("f");
    table.round("OR1.1").after({runTrains("Ug", 0), done("Ug")});

    EXPECT_EQ(table.round(), "SR2");
    EXPECT_EQ(table.left("b"), 0);
    EXPECT_EQ(table.left("f"), unsold);
}

// The deck may then show nothing that the company could run: it has nothing to buy.
TEST(SurplusTrains, OnTopOfTheDeckMayLeaveACompanyWithoutATrain_CZ9_1)
{
    for (const auto &[options, verdict] :
         {std::pair(std::string("{}"), "must-own-train CZ-6.62"), std::pair(reading("CZ-9.1"), "accepted")}) {
        Table table("18cz", "zh", "base", 3, options);
        table.phase("f").deckFrom("f").stock("b", 1).operating("Ug", 90, "p1", 0).established("Ug").round("OR1.1");
        EXPECT_EQ(table.refusal(done("Ug")), verdict) << options;
    }
}

// --- CZ-9.8: more than one station a turn.

TEST(StationsOfATurn, AreOneOrAsManyAsTheCompanyCanPay_CZ9_8)
{
    Table one = firstTurnOf("BCB", 60);
    one.after(placeStation("BCB"));
    EXPECT_TRUE(refusesUnlessForced(one, placeStation("BCB"), "one-station CZ-6.31"));

    Table any(3, reading("CZ-9.8"));
    any.phase("d").operating("BCB", 60, "p1", 200).round("OR1.1").after({placeStation("BCB"), placeStation("BCB")});
    EXPECT_EQ(any.cash("BCB"), 200 - 40 - 100);
    EXPECT_EQ(any.stationsOnMap("BCB"), 3);
}

// --- CZ-9.7: the price of the own marker after a take-over.

/// The turn of Ug, which has placed its home station alone and has taken over BN with one station.
Table ugWithBn(const std::string &options)
{
    Table table(3, options);
    table.phase("d").operating("Ug", 120, "p1", 1000).train("Ug", "d.3E").operating("BN", 80, "p2", 0).round("OR1.1");
    table.turnOf("BN").turnOf("Ug").after({runTrains("Ug", 0), acquire("Ug", "BN", 40)});
    return table.cash("Ug", 500);
}

TEST(OwnTokens, CostByTheMapOrAsPrinted_CZ9_7)
{
    Table byMap = ugWithBn("{}");
    byMap.after(forced(placeStation("Ug")));
    EXPECT_EQ(byMap.cash("Ug"), 400);

    Table asPrinted = ugWithBn(reading("CZ-9.7"));
    asPrinted.after(forced(placeStation("Ug")));
    EXPECT_EQ(asPrinted.cash("Ug"), 460);
    asPrinted.after(forced(placeStation("Ug"))); // one of those taken over
    EXPECT_EQ(asPrinted.cash("Ug"), 360);
}

// The marker that goes back from a shared hex is one of those taken over.
TEST(OwnTokens, CostTheSameAfterASharedHex_CZ9_7)
{
    Table table = ugWithBn(reading("CZ-9.7"));
    table.after({sharedHexes("Ug", 1), forced(placeStation("Ug")), forced(placeStation("Ug"))});
    EXPECT_EQ(table.cash("Ug"), 500 - 40 - 100);
}

TEST(OwnTokens, AreNotMadeDearerByTheStationOfMw_CZ9_7)
{
    Table table = moravia(3, reading("CZ-9.7"));
    table.operating("SX", 60, "p1", 500).established("SX").train("SX", "e.4").phase("d").deckFrom("d");
    table.privateOf("p2", "MW").round("OR3.1").after({hexIsWorth("p2", 20), buyLocal("SX", "MW", 60)});
    const int treasury = table.cash("SX");

    table.after(placeStation("SX"));
    EXPECT_EQ(table.cash("SX"), treasury - 40);
}

// --- CZ-9.9: the director's money for a second train.

/// KFN, medium, without a train in phase d; the deck shows d: 3 120, 3+3 180, 3E 250. p1 directs it and has 300.
Table kfnWithout(int treasury, const std::string &options)
{
    Table table(3, options);
    table.phase("d").deckFrom("d").operating("KFN", 80, "p1", treasury).established("KFN").round("OR2.1");
    return table.cash("p1", 300);
}

TEST(DirectorsHelp, MayComeAfterAnotherPurchase_CZ9_9)
{
    Table table = kfnWithout(130, "{}");
    table.after({buyTrain("KFN", "d.3"), buyTrain("KFN", "d.3+3")});
    EXPECT_EQ(table.cash("p1"), 300 - 170);
}

TEST(DirectorsHelp, IsForTheFirstTrainOfTheTurnAlone_CZ9_9)
{
    Table table = kfnWithout(130, reading("CZ-9.9"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("KFN", "d.3"), "not-financed CZ-6.70"));
    table.after(buyTrain("KFN", "d.3+3"));
    EXPECT_EQ(table.cash("p1"), 300 - 50);
}

TEST(DirectorsHelp, IsNotMissedByACompanyThatCanPayBoth_CZ9_9)
{
    Table table = kfnWithout(300, reading("CZ-9.9"));
    table.after({buyTrain("KFN", "d.3"), buyTrain("KFN", "d.3+3")});
    EXPECT_EQ(table.cash("KFN"), 0);
    EXPECT_EQ(table.cash("p1"), 300);
}

TEST(DirectorsHelp, IsNotMissedForATrainOfAnotherCompany_CZ9_9)
{
    Table table(3, reading("CZ-9.9"));
    table.phase("d").deckFrom("d").operating("KFN", 80, "p1", 300).established("KFN");
    table.operating("MW", 60, "p2", 0).established("MW").train("MW", "a.2").train("MW", "a.2").round("OR2.1");

    EXPECT_EQ(numberOf(table, with(buyTrain("KFN", "a.2"), R"("from":"MW")"), "price").most, 300 - 180);
    EXPECT_EQ(table.refusal(buyFrom("KFN", "MW", "a.2", 120)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("KFN", "MW", "a.2", 121), "not-financed CZ-6.70"));
}

// --- CZ-6.77: the penalty for a debt that was paid back.

TEST(Penalties, EndWithTheDebtTheyBelongTo_CZ6_77)
{
    Table table(3, reading("CZ-6.77"));
    table.debt("p1", 122, 122).cash("p1", 200).round("SR3").after(repayDebt("p1", 50));
    EXPECT_EQ(table.debt("p1"), 72);
    EXPECT_EQ(table.penalty("p1"), 72);

    table.after(repayDebt("p1", 72));
    EXPECT_EQ(table.penalty("p1"), 0);
    EXPECT_EQ(table.worth("p1"), 200 - 122);
}

// --- CZ-9.20: Bohemia, a company that Vaclav got in this set.

/// The end of set 1, in which VBW bought the first b-card, so that Vaclav got BTE beside EKJ (CZ-10.46).
Table endOfSetWithBte(const std::string &options)
{
    Table table = bohemia(options);
    smallOfVaclav(table, "EKJ").train("EKJ", "a.2").operating("VBW", 60, "p1", 500).established("VBW");
    table.train("VBW", "a.2").phase("a").deckFrom("b").round("OR1.1");
    table.after({runTrains("VBW", 0), buyTrain("VBW", "b.2"), vaclavDraws("BTE"), done("VBW")});
    idleTurn(table, "EKJ");
    return table;
}

TEST(TrainsOfVaclav, GoToCompaniesThatHadNoTurnYetOrNot_CZ9_20)
{
    const Table all = endOfSetWithBte("{}");
    const Table operated = endOfSetWithBte(reading("CZ-9.20"));

    EXPECT_THAT(all.trains("EKJ"), ElementsAre("b.2"));
    EXPECT_THAT(operated.trains("EKJ"), ElementsAre("b.2"));
    EXPECT_EQ(operated.left("b"), all.left("b") + 1);
}

// --- CZ-9.25, CZ-8.48: the auction of Moravia-Silesia.

TEST(AuctionOfLots, LetsWhoPassedBidAgainOrNot_CZ9_25)
{
    Table out = moravia(3);
    out.after({bid("p1", "S1", 25), pass("p2"), bid("p3", "S1", 30), bid("p1", "S1", 35)});
    EXPECT_EQ(out.turn(), "p3");

    Table again = moravia(3, reading("CZ-9.25"));
    again.after({bid("p1", "S1", 25), pass("p2"), bid("p3", "S1", 30), bid("p1", "S1", 35)});
    EXPECT_EQ(again.turn(), "p2");
    again.after({bid("p2", "S1", 40), pass("p3"), pass("p1")});
    EXPECT_THAT(again.privates("p2"), ElementsAre("S1"));
    EXPECT_EQ(again.cash("p2"), 450 - 40);
}

TEST(AuctionOfLots, IsContinuedByTheNextOrByTheWinner_CZ8_48)
{
    const std::vector<std::string> wonByP3{bid("p1", "S1", 25), pass("p2"), bid("p3", "S1", 30), pass("p1")};
    Table next = moravia(3);
    EXPECT_EQ(next.after(wonByP3).turn(), "p2");

    Table winner = moravia(3, reading("CZ-8.48"));
    EXPECT_EQ(winner.after(wonByP3).turn(), "p3");
}

// --- CZ-9.27: what closes with the first 4+4.

TEST(FirstFourPlusFour, ClosesAllPapersOrTheLocalRailwaysAlone_CZ9_27)
{
    const auto after = [](const std::string &options) {
        Table table = moravia(3, options);
        table.operating("SX", 60, "p1", 500).established("SX").train("SX", "e.4").phase("e").deckFrom("g");
        table.privateOf("p2", "S1").privateOf("p2", "MW").privateOf("p3", "3E").round("OR3.1");
        return table.after({hexIsWorth("p2", 30), runTrains("SX", 0), buyTrain("SX", "g.4+4")});
    };
    const Table all = after("{}");
    EXPECT_THAT(all.privates("p2"), IsEmpty());
    EXPECT_THAT(all.privates("p3"), IsEmpty());

    Table locals = after(reading("CZ-9.27"));
    EXPECT_THAT(locals.privates("p2"), ElementsAre("MW"));
    EXPECT_THAT(locals.privates("p3"), ElementsAre("3E"));
    locals.after(done("SX"));
    EXPECT_EQ(locals.round(), "OR3.2");
    EXPECT_EQ(locals.turn(), "p2"); // MW goes on earning
}

} // namespace
} // namespace flimnap::test
