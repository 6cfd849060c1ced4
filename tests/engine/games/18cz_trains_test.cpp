#include <algorithm>

#include <gmock/gmock.h>

#include "support/refusals.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The turn of one company alone, its income settled with the first purchase; the deck begins with its phase's card.
Table turnAlone(const std::string &company, int price, int treasury, const std::string &phase)
{
    Table table(3);
    table.phase(phase).deckFrom(phase).operating(company, price, "p1", treasury).established(company);
    return table.round("OR1.1");
}

struct PrintedFace
{
    const char *code;
    int price;
};

class PrintedPrice : public ::testing::TestWithParam<PrintedFace>
{
};

// CZ-2.30, CZ-6.61
TEST_P(PrintedPrice, IsPaidToTheBankForTheTopCard)
{
    const std::string face = GetParam().code;
    Table table(3);
    table.phase("d").deckFrom(face.substr(0, 1)).operating("Ug", 100, "p1", 2000).round("OR1.1");

    table.after(buyTrain("Ug", face));

    EXPECT_EQ(table.cash("Ug"), 2000 - GetParam().price);
    EXPECT_THAT(table.trains("Ug"), ElementsAre(face));
}

INSTANTIATE_TEST_SUITE_P(AllFaces, PrintedPrice,
                         ::testing::Values(PrintedFace{"a.2", 70}, PrintedFace{"b.2", 70}, PrintedFace{"b.2+2", 80},
                                           PrintedFace{"c.3", 120}, PrintedFace{"c.2+2", 80}, PrintedFace{"d.3", 120},
                                           PrintedFace{"d.3+3", 180}, PrintedFace{"d.3E", 250}, PrintedFace{"e.4", 250},
                                           PrintedFace{"e.3+3", 180}, PrintedFace{"e.3E", 250}, PrintedFace{"f.4", 250},
                                           PrintedFace{"f.4+4", 400}, PrintedFace{"f.4E", 350}, PrintedFace{"g.5", 350},
                                           PrintedFace{"g.4+4", 400}, PrintedFace{"g.4E", 350}, PrintedFace{"h.5", 350},
                                           PrintedFace{"h.5+5", 500}, PrintedFace{"h.5E", 700}, PrintedFace{"i.5", 350},
                                           PrintedFace{"i.5+5", 500}, PrintedFace{"i.6E", 800}, PrintedFace{"j.5", 350},
                                           PrintedFace{"j.5+5", 500}, PrintedFace{"j.8E", 1000}),
                         [](const auto &test) {
                             std::string name = test.param.code;
                             std::replace_if(
                                 name.begin(), name.end(), [](char c) { return c == '.' || c == '+'; }, '_');
                             return name;
                         });

// CZ-2.31; appendix A: not-on-sale
TEST(Trains, OnlyTheTopCardOfTheDeckIsForSale)
{
    const Table table = turnAlone("BCB", 60, 500, "c");
    EXPECT_EQ(table.refusal(buyTrain("BCB", "c.3")), "accepted");
    for (const char *train : {"a.2", "b.2", "d.3", "e.4"})
        EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BCB", train), "train-not-on-sale CZ-6.61"));
}

// CZ-2.31
TEST(Trains, TheNextLetterComesWhenACardIsGone)
{
    Table table = turnAlone("Ug", 100, 2000, "h"); // two h cards
    table.after(buyTrain("Ug", "h.5E"));
    EXPECT_EQ(table.topCard(), "h");
    table.after(buyTrain("Ug", "h.5E"));
    EXPECT_EQ(table.topCard(), "i");
}

// CZ-2.31
TEST(Trains, TheJCardsNeverRunOut)
{
    Table table(3);
    table.phase("j").deckFrom("j");
    for (const char *company : {"SX", "PR", "BY", "kk"})
        table.operating(company, 100, "p1", 2000);
    table.round("OR1.1");

    for (const char *company : {"SX", "PR", "BY", "kk"}) // eight in all; the box holds five
        table.after({buyTrain(company, "j.8E"), buyTrain(company, "j.8E"), done(company)});

    EXPECT_EQ(table.topCard(), "j");
}

// CZ-2.2, CZ-6.61; appendix A: size
TEST(Trains, ACompanyOwnsFacesOfItsSizeAndSmallerOnes)
{
    EXPECT_EQ(turnAlone("BCB", 60, 500, "d").refusal(buyTrain("BCB", "d.3")), "accepted");
    for (const char *train : {"d.3+3", "d.3E"})
        EXPECT_TRUE(refusesUnlessForced(turnAlone("BCB", 60, 500, "d"), buyTrain("BCB", train), "train-size CZ-2.2"));

    for (const char *train : {"d.3", "d.3+3"})
        EXPECT_EQ(turnAlone("KFN", 80, 500, "d").refusal(buyTrain("KFN", train)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(turnAlone("KFN", 80, 500, "d"), buyTrain("KFN", "d.3E"), "train-size CZ-2.2"));

    for (const char *train : {"d.3", "d.3+3", "d.3E"})
        EXPECT_EQ(turnAlone("BY", 100, 500, "d").refusal(buyTrain("BY", train)), "accepted");
}

// CZ-6.60
TEST(Trains, ACompanyBuysAsManyAsItLikesBelowItsLimit)
{
    Table table = turnAlone("BCB", 60, 500, "a");
    table.after({buyTrain("BCB", "a.2"), buyTrain("BCB", "a.2"), buyTrain("BCB", "a.2")});
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("BCB", "a.2"), "train-limit CZ-6.60"));
}

// CZ-6.60, CZ-10.37; appendix A: train-limit
TEST(Trains, AtTheLimitNoneIsBoughtAlsoIfItWouldScrapSome)
{
    Table table = turnAlone("BCB", 60, 500, "f");
    table.deckFrom("g").train("BCB", "c.3").train("BCB", "c.3").after(runTrains("BCB", 0));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("BCB", "g.5"), "train-limit CZ-6.60"));
}

// What the table allowed beyond the limit need not be given back.
TEST(Trains, AnAllowedPurchaseBeyondTheLimitIsKept)
{
    Table table = turnAlone("BCB", 60, 300, "f");
    table.train("BCB", "e.4").train("BCB", "e.4").after({runTrains("BCB", 0), forced(buyTrain("BCB", "f.4"))});
    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_EQ(table.refusal(done("BCB")), "accepted");
    EXPECT_THAT(table.trains("BCB"), ElementsAre("e.4", "e.4", "f.4"));
}

// CZ-6.4; appendix A: no-treasury
TEST(Trains, AreBoughtFromTheTreasury)
{
    Table table = turnAlone("BCB", 60, 139, "a");
    table.after(buyTrain("BCB", "a.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BCB", "a.2"), "no-treasury CZ-6.4"));
}

// The price the rules fix may be absent or must be the printed one.
TEST(Trains, AStatedPriceOfTheBankIsThePrintedOne)
{
    const Table table = turnAlone("BCB", 60, 200, "a");
    EXPECT_EQ(table.refusal(with(buyTrain("BCB", "a.2"), R"("from":"bank","price":70)")), "accepted");
    for (const char *price : {R"("price":60)", R"("price":80)"})
        EXPECT_TRUE(refusesEvenIfForced(table, with(buyTrain("BCB", "a.2"), price), "price-choice CZ-6.61"));
}

TEST(Trains, NamesAndKeysMustMeanSomethingHere)
{
    const Table table = turnAlone("BCB", 60, 200, "a");
    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("BCB", "2"), "unknown-name CZ-0.5"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("BCB", "XYZ", "a.2", 1), "unknown-name CZ-0.5"));
    EXPECT_TRUE(
        refusesEvenIfForced(table, with(buyTrain("BCB", "a.2"), R"("trade_in":"a.2")"), "trade-in-train CZ-6.64"));
}

// CZ-6.62; appendix A: must-own-train
TEST(Trains, AtTheEndOfItsTurnACompanyOwnsATrainItCanRun)
{
    Table table = turnAlone("KFN", 80, 500, "d");
    EXPECT_TRUE(refusesUnlessForced(table, done("KFN"), "must-own-train CZ-6.62"));
    table.after(buyTrain("KFN", "d.3")); // red
    EXPECT_TRUE(refusesUnlessForced(table, done("KFN"), "must-own-train CZ-6.62"));
    table.after(buyTrain("KFN", "d.3+3"));
    EXPECT_EQ(table.refusal(done("KFN")), "accepted");
}

// CZ-6.63, CZ-10.38; appendix A: last-place
TEST(Trains, TheLastPlaceIsKeptForATrainTheCompanyCanRun)
{
    Table table = turnAlone("KFN", 80, 900, "d");
    table.after({buyTrain("KFN", "d.3"), buyTrain("KFN", "d.3")});

    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("KFN", "d.3"), "last-place CZ-6.63"));
    table.after(buyTrain("KFN", "d.3+3"));
    EXPECT_EQ(table.refusal(done("KFN")), "accepted");
}

// CZ-6.63
TEST(Trains, WithATrainItCanRunACompanyMayFillUpWithOthers)
{
    Table table = turnAlone("KFN", 80, 900, "d");
    table.after({buyTrain("KFN", "d.3+3"), buyTrain("KFN", "d.3"), buyTrain("KFN", "d.3")});
    EXPECT_THAT(table.trains("KFN"), ElementsAre("d.3", "d.3", "d.3+3"));
}

/// NWB, medium, in phase f (limit 2) owns two red 3 after its 2+2 was scrapped.
class OnlyTrainsItCannotRun : public ::testing::Test
{
protected:
    OnlyTrainsItCannotRun()
    {
        table = turnAlone("NWB", 80, 500, "f");
        table.train("NWB", "c.3").train("NWB", "d.3").operating("BN", 70, "p2", 0).train("BN", "e.3+3");
    }

    Table table{3};
};

// CZ-6.66, CZ-10.39
TEST_F(OnlyTrainsItCannotRun, MustBuyOneItCanRunAndThenGivesOneToThePool)
{
    EXPECT_TRUE(refusesUnlessForced(table, done("NWB"), "must-own-train CZ-6.62"));

    table.after(buyTrain("NWB", "f.4+4"));
    EXPECT_EQ(table.turn(), "NWB");
    EXPECT_TRUE(refusesEvenIfForced(table, done("NWB"), "must-discard CZ-6.90"));
    table.after(discard("NWB", "c.3"));

    EXPECT_THAT(table.trains("NWB"), ElementsAre("d.3", "f.4+4"));
    EXPECT_THAT(table.trains("pool"), ElementsAre("c.3"));
    EXPECT_EQ(table.refusal(done("NWB")), "accepted");
}

// CZ-6.66; appendix A: keep-runnable
TEST_F(OnlyTrainsItCannotRun, MayNotBuyAnotherItCannotRun)
{
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("NWB", "f.4"), "keep-runnable CZ-6.66"));
}

// CZ-6.66; appendix A: keep-runnable
TEST_F(OnlyTrainsItCannotRun, MayNotGiveTheNewTrainAway)
{
    table.after(buyTrain("NWB", "f.4+4"));
    EXPECT_TRUE(refusesUnlessForced(table, discard("NWB", "f.4+4"), "keep-runnable CZ-6.66"));
}

// CZ-6.66: from the pool, or from another company with its own money
TEST_F(OnlyTrainsItCannotRun, MayBuyFromPoolAndCompanies)
{
    table.train("pool", "g.4+4");
    for (const std::string &purchase : {buyFromPool("NWB", "g.4+4"), buyFrom("NWB", "BN", "e.3+3", 1)}) {
        Table copy = table;
        copy.after(purchase);
        EXPECT_EQ(copy.turn(), "NWB");
        EXPECT_TRUE(refusesEvenIfForced(copy, done("NWB"), "must-discard CZ-6.90")) << purchase;
    }
}

// CZ-6.66: what the purchase itself scraps makes the discard unnecessary.
TEST(Trains, NoDiscardIsDueWhenThePurchaseScrapsEnough)
{
    Table table = turnAlone("KFN", 80, 500, "f");
    table.train("KFN", "a.2").train("KFN", "c.3").deckFrom("g").train("pool", "f.4+4");
    table.scrapped("b.2+2").scrapped("c.2+2"); // as the sale of another 4+4 would have
    Table other = table;
    other.operating("VBW", 50, "p2", 400);

    table.after(buyFromPool("KFN", "f.4+4"));
    EXPECT_TRUE(refusesEvenIfForced(table, done("KFN"), "must-discard CZ-6.90"));

    other.after(forced(buyTrain("VBW", "g.5"))); // scraps 2 and 3: KFN has none left
    other.after(buyFromPool("KFN", "f.4+4"));
    EXPECT_EQ(other.refusal(done("KFN")), "accepted");
}

// When the table lets such a company buy a train it cannot run, it can still get down to its limit.
TEST_F(OnlyTrainsItCannotRun, CanStillDiscardWhenTheTableAllowedAWrongPurchase)
{
    table.after(forced(buyTrain("NWB", "f.4")));
    EXPECT_EQ(table.refusal(discard("NWB", "f.4")), "accepted");
}

/// Phase h: SX and PR, both large, BCB small; PR owns d.3E.
class TradeBetweenCompanies : public ::testing::Test
{
protected:
    TradeBetweenCompanies()
    {
        table.phase("h").deckFrom("h").operating("SX", 110, "p1", 300).operating("PR", 100, "p2", 50);
        table.operating("BCB", 60, "p3", 300).train("PR", "d.3E").train("BCB", "e.4").round("OR1.1");
    }

    Table table{3};
};

// CZ-6.61, CZ-6.65, CZ-6.67, CZ-10.53
TEST_F(TradeBetweenCompanies, GoesFromTreasuryToTreasuryAndIsNoSale)
{
    table.train("pool", "a.2").after(buyFrom("SX", "PR", "d.3E", 69));

    EXPECT_EQ(table.cash("SX"), 300 - 69);
    EXPECT_EQ(table.cash("PR"), 50 + 69);
    EXPECT_THAT(table.trains("SX"), ElementsAre("d.3E"));
    EXPECT_THAT(table.trains("PR"), IsEmpty()); // it has to buy in its own turn
    EXPECT_EQ(table.phase(), "h");
    EXPECT_EQ(table.topCard(), "h");
    table.after(done("SX"));
    EXPECT_TRUE(refusesUnlessForced(table, done("PR"), "must-own-train CZ-6.62"));
}

// CZ-6.67
TEST_F(TradeBetweenCompanies, ScrapsNothing)
{
    table.operating("MW", 50, "p1", 0).train("MW", "a.2").after(buyFrom("SX", "BCB", "e.4", 1));
    EXPECT_THAT(table.trains("MW"), ElementsAre("a.2"));
}

// CZ-6.61, CZ-10.53; appendix A: phase-too-early, price-range, size
TEST_F(TradeBetweenCompanies, HasItsConditions)
{
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("SX", "PR", "d.3E", 0), "price-floor CZ-6.61"));
    EXPECT_EQ(table.refusal(buyFrom("SX", "PR", "d.3E", 1)), "accepted");
    EXPECT_EQ(table.refusal(buyFrom("SX", "PR", "d.3E", 300)), "accepted");

    Table early = table;
    early.phase("a");
    EXPECT_TRUE(refusesUnlessForced(early, buyFrom("SX", "PR", "d.3E", 69), "phase-too-early CZ-6.61"));

    table.turnOf("BCB").after(runTrains("BCB", 0));
    Table more = table;
    more.phase("b"); // with room for another train
    EXPECT_TRUE(refusesUnlessForced(more, buyFrom("BCB", "PR", "d.3E", 69), "train-size CZ-2.2"));
}

// CZ-6.61; appendix A: not-on-sale
TEST_F(TradeBetweenCompanies, NeedsTheTrainAndItsFace)
{
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SX", "PR", "e.3E", 69), "no-such-train CZ-6.61"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SX", "PR", "d.3+3", 69), "no-such-train CZ-6.61")); // other face
    table.train("SX", "f.4E").after(runTrains("SX", 0));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFrom("SX", "SX", "f.4E", 69), "no-such-train CZ-6.61")); // its own
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromPool("SX", "d.3E"), "train-not-on-sale CZ-6.61"));
}

// CZ-6.61: only the acting company buys.
TEST_F(TradeBetweenCompanies, HappensInTheTurnOfTheBuyer)
{
    EXPECT_TRUE(refusesUnlessForced(table, buyFrom("PR", "BCB", "e.4", 10), "not-your-turn CZ-6.3"));
}

// CZ-6.61, CZ-9.2, CZ-10.57
TEST(Trains, APoolCardIsBoughtOnAnyFaceThatIsNotScrapped)
{
    Table table = turnAlone("BCB", 60, 300, "e");
    table.train("pool", "b.2+2").after(buyFromPool("BCB", "b.2"));

    EXPECT_EQ(table.cash("BCB"), 230);
    EXPECT_THAT(table.trains("BCB"), ElementsAre("b.2"));
    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_EQ(table.topCard(), "e");
}

// CZ-6.83, CZ-10.57
TEST(Trains, APoolCardLeavesTheGameWhenItsFaceIsScrapped)
{
    Table table = turnAlone("KFN", 80, 500, "f");
    table.train("pool", "b.2+2").after(buyTrain("KFN", "f.4+4"));

    EXPECT_THAT(table.trains("pool"), IsEmpty());
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromPool("KFN", "b.2"), "train-not-on-sale CZ-6.61"));
}

// CZ-2.32, CZ-10.57: the purchase of a pool card is a sale, but no new card.
TEST(Trains, APoolCardSoldAsA4ScrapsThe2Trains)
{
    Table table = turnAlone("BCB", 60, 300, "e");
    table.train("pool", "e.3+3").operating("MW", 50, "p2", 0).train("MW", "a.2").train("MW", "b.2");

    table.after(buyFromPool("BCB", "e.4"));

    EXPECT_EQ(table.cash("BCB"), 50);
    EXPECT_THAT(table.trains("BCB"), ElementsAre("e.4"));
    EXPECT_THAT(table.trains("MW"), IsEmpty());
    EXPECT_EQ(table.phase(), "e");
}

// CZ-6.81; appendix A: face-scrapped
TEST(Trains, AScrappedFaceIsNeverBoughtAgainOtherFacesOfTheCardAre)
{
    Table table = turnAlone("Ug", 100, 900, "e");
    table.scrapped("e.3E").train("pool", "e.3+3");

    EXPECT_TRUE(refusesEvenIfForced(table, buyTrain("Ug", "e.3E"), "face-scrapped CZ-6.81"));
    EXPECT_TRUE(refusesEvenIfForced(table, buyFromPool("Ug", "e.3E"), "face-scrapped CZ-6.81"));
    for (const std::string &line :
         {buyTrain("Ug", "e.4"), buyTrain("Ug", "e.3+3"), buyFromPool("Ug", "e.4"), buyFromPool("Ug", "e.3+3")})
        EXPECT_EQ(table.refusal(line), "accepted") << line;
}

// CZ-6.83: the card that shows the wanted face leaves the pool, else the first in the order of the codes.
TEST(Trains, TheCardThatLeavesThePoolIsTheOneShowingTheFaceElseTheFirst)
{
    Table table = turnAlone("Ug", 100, 900, "f");
    table.train("pool", "e.4").train("pool", "e.3E").train("pool", "e.3+3").train("pool", "d.3");
    Table without = table;

    table.after(buyFromPool("Ug", "e.3E"));
    EXPECT_THAT(table.trains("pool"), ElementsAre("d.3", "e.3+3", "e.4"));

    without.after(buyFromPool("Ug", "e.3E")).after(buyFromPool("Ug", "e.3E")); // the second one was e.3+3
    EXPECT_THAT(without.trains("Ug"), ElementsAre("e.3E", "e.3E"));
    EXPECT_THAT(without.trains("pool"), ElementsAre("d.3", "e.4"));
}

// CZ-6.64; appendix B: discard_train is for take-overs and limits only.
TEST(Trains, AreNeverGivenUpVoluntarily)
{
    Table table = turnAlone("BCB", 60, 300, "a");
    table.train("BCB", "a.2").train("BCB", "a.2").after(runTrains("BCB", 0));
    EXPECT_TRUE(refusesEvenIfForced(table, discard("BCB", "a.2"), "not-taken-over CZ-6.64"));
}

// CZ-6.68
TEST(Trains, BoughtInATurnRunFromTheNextOneOn)
{
    Table table = turnAlone("BCB", 60, 300, "a");
    table.after(buyTrain("BCB", "a.2"));
    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("BCB", 50), "wrong-step CZ-6.5"));

    Table next(3);
    next.operating("BCB", 60, "p1", 300).round("OR5.1").after({buyTrain("BCB", "a.2"), done("BCB")});
    EXPECT_EQ(next.round(), "OR5.2");
    EXPECT_EQ(next.refusal(runTrains("BCB", 50)), "accepted");
}

} // namespace
} // namespace flimnap::test
