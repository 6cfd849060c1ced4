#include <gmock/gmock.h>

#include "18cz_variants.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Bohemia: Vaclav's medium and large company come by lot in the middle of the game (CZ-8.25 to CZ-8.28).

/// OR1.1 in phase a, all a-cards gone: VBW, small, of p1 has 400; Vaclav's EKJ stands at 50 with its a.2.
class BohemiaFirstBCard : public ::testing::Test
{
protected:
    BohemiaFirstBCard()
    {
        smallOfVaclav(table, "EKJ").train("EKJ", "a.2");
        table.deckFrom("b").operating("VBW", 60, "p1", 400).round("OR1.1");
    }

    Table table = bohemia();
};

TEST_F(BohemiaFirstBCard, ADrawFallsDueInTheMiddleOfTheTurn_CZ8_25)
{
    table.after(buyTrain("VBW", "b.2"));

    EXPECT_EQ(table.turn(), "draw");
    EXPECT_EQ(table.phase(), "b");
    EXPECT_THAT(table.trains("VBW"), ElementsAre("b.2"));
    EXPECT_EQ(table.cash("VBW"), 330);
    EXPECT_EQ(table.left("b"), 3);
}

TEST_F(BohemiaFirstBCard, NothingElseIsAcceptedUntilTheDraw_CZ8_25)
{
    table.after(buyTrain("VBW", "b.2"));

    for (const std::string &line : {done("VBW"), buyTrain("VBW", "b.2"), layTrack("VBW"), runTrains("EKJ", 10),
                                    pass("p1"), discard("VBW", "b.2")})
        EXPECT_TRUE(refusesEvenIfForced(table, line, "must-draw CZ-8.25"));
    EXPECT_THAT(kindsOffered(table), ElementsAre("draw"));
}

TEST_F(BohemiaFirstBCard, OneOfFourMediumCompaniesIsDrawn_CZ8_25)
{
    table.after(buyTrain("VBW", "b.2"));

    EXPECT_THAT(wordsOffered(table), ElementsAre("BN", "NWB", "ATE", "BTE"));
    for (const char *company : {"BN", "NWB", "ATE", "BTE"})
        EXPECT_EQ(table.refusal(vaclavDraws(company)), "accepted") << company;
    for (const char *company : {"BCB", "EKJ", "VBW", "SX", "BY", "kk", "KFN"})
        EXPECT_EQ(reason(table, forced(vaclavDraws(company))), "unknown-name") << company;
}

TEST_F(BohemiaFirstBCard, GivesVaclavSixtyPercentAtSixty_CZ8_25)
{
    table.after({buyTrain("VBW", "b.2"), vaclavDraws("ATE")});

    EXPECT_EQ(table.percent("vaclav", "ATE"), 60);
    EXPECT_EQ(table.percent("bank", "ATE"), 40);
    EXPECT_EQ(table.director("ATE"), "vaclav");
    EXPECT_EQ(table.directorsCertificate("ATE"), "vaclav");
    EXPECT_EQ(table.price("ATE"), 60);
    EXPECT_EQ(table.cash("ATE"), 0);
}

TEST_F(BohemiaFirstBCard, GivesTheCompanyTheNextCardOnItsBlueFaceAtOnce_CZ8_25)
{
    table.after({buyTrain("VBW", "b.2"), vaclavDraws("ATE")});

    EXPECT_THAT(table.trains("ATE"), ElementsAre("b.2+2"));
    EXPECT_EQ(table.left("b"), 2);
}

TEST_F(BohemiaFirstBCard, PutsTheMarkerUnderThePileOfItsPar_CZ8_27)
{
    table.started("BCB", 60, "p2").after({buyTrain("VBW", "b.2"), vaclavDraws("BTE")});

    EXPECT_THAT(table.pile(60), ElementsAre("BCB", "BTE")); // VBW, without a train to run, has gone left
}

TEST_F(BohemiaFirstBCard, TheTurnGoesOnAfterTheDraw_CZ8_25)
{
    table.after({buyTrain("VBW", "b.2"), vaclavDraws("ATE")});

    EXPECT_EQ(table.turn(), "VBW");
    EXPECT_TRUE(refusesUnlessForced(table, layTrack("VBW"), "wrong-step CZ-6.5")); // where it was
    table.after({buyTrain("VBW", "b.2"), done("VBW")});
    EXPECT_THAT(table.trains("VBW"), ElementsAre("b.2", "b.2"));
    EXPECT_EQ(table.turn(), "EKJ");
}

TEST_F(BohemiaFirstBCard, TheNewCompanyOperatesFromTheNextRound_CZ8_25)
{
    table.after({buyTrain("VBW", "b.2"), vaclavDraws("ATE"), done("VBW"), runTrains("EKJ", 0), done("EKJ")});
    ASSERT_EQ(table.round(), "SR2");

    allPass(table);

    EXPECT_EQ(table.round(), "OR2.1");
    EXPECT_EQ(table.turn(), "ATE"); // 60, before VBW at 55 and EKJ at 40
}

TEST_F(BohemiaFirstBCard, TheSecondCardDrawsNobody_CZ8_25)
{
    table.after({buyTrain("VBW", "b.2"), vaclavDraws("ATE"), buyTrain("VBW", "b.2")});

    EXPECT_EQ(table.turn(), "VBW");
}

TEST_F(BohemiaFirstBCard, ACompanyOnTheChartAlreadyIsNotDrawn_CZ8_25)
{
    // Given NWB, which the table let p2 start early.
    table.started("NWB", 60, "p2").after(buyTrain("VBW", "b.2"));

    EXPECT_THAT(wordsOffered(table), ElementsAre("BN", "ATE", "BTE"));
    EXPECT_EQ(reason(table, forced(vaclavDraws("NWB"))), "unknown-name");
}

TEST_F(BohemiaFirstBCard, TheLogTellsWhatVaclavGot_CZ8_25)
{
    table.after(buyTrain("VBW", "b.2")).after(vaclavDraws("ATE"));

    EXPECT_EQ(told<CompanyStarted>(table.events()).size(), 1U);
    EXPECT_EQ(told<CompanyFloated>(table.events()).size(), 1U);
    ASSERT_EQ(told<SharesMoved>(table.events()).size(), 1U);
    EXPECT_EQ(told<SharesMoved>(table.events()).front().to, Party::absentee());
    EXPECT_EQ(told<SharesMoved>(table.events()).front().units, 3);
    EXPECT_THAT(told<Paid>(table.events()), IsEmpty());
}

/// OR2.1 in phase c, all c-cards gone: BN, medium, of p2 has 700; Vaclav has EKJ and BTE.
class BohemiaFirstDCard : public ::testing::Test
{
protected:
    BohemiaFirstDCard()
    {
        mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE").train("EKJ", "b.2").train("BTE", "c.2+2");
        table.phase("c").deckFrom("d").operating("BN", 80, "p2", 700).round("OR2.1");
    }

    Table table = bohemia();
};

TEST_F(BohemiaFirstDCard, OneOfThreeLargeCompaniesIsDrawn_CZ8_26)
{
    table.after(buyTrain("BN", "d.3+3"));

    EXPECT_EQ(table.turn(), "draw");
    EXPECT_EQ(table.phase(), "d");
    EXPECT_EQ(reason(table, forced(done("BN"))), "must-draw");
    EXPECT_THAT(wordsOffered(table), ElementsAre("SX", "BY", "kk"));
    for (const char *company : {"EKJ", "BCB", "BN", "NWB", "PR", "Ug"})
        EXPECT_EQ(reason(table, forced(vaclavDraws(company))), "unknown-name") << company;
}

TEST_F(BohemiaFirstDCard, GivesVaclavHalfAtNinetyAndTheNextCardOnItsGreenFace_CZ8_26)
{
    table.after({buyTrain("BN", "d.3+3"), vaclavDraws("kk")});

    EXPECT_EQ(table.percent("vaclav", "kk"), 50);
    EXPECT_EQ(table.percent("bank", "kk"), 50);
    EXPECT_EQ(table.director("kk"), "vaclav");
    EXPECT_EQ(table.price("kk"), 90);
    EXPECT_THAT(table.trains("kk"), ElementsAre("d.3E"));
    EXPECT_EQ(table.left("d"), 2);
    EXPECT_EQ(table.cash("kk"), 0);
    EXPECT_EQ(table.turn(), "BN");
}

TEST_F(BohemiaFirstDCard, OfTheSameColourScrapsLikeASale_CZ8_28)
{
    // Given a deck in which the card after the first d is an e: its green face scraps nothing red.
    table.stock("d", 1).after({buyTrain("BN", "d.3"), vaclavDraws("BY")});

    EXPECT_THAT(table.trains("BY"), ElementsAre("e.3E"));
    EXPECT_EQ(table.phase(), "e");
    EXPECT_THAT(table.trains("EKJ"), ElementsAre("b.2"));
}

TEST_F(BohemiaFirstDCard, AGiftThatBeginsAPhaseLowersTheLimitsAtOnce_CZ8_28)
{
    // Given VBW, small, with three trains, and an e-card after the first d.
    table.operating("VBW", 50, "p1", 0).train("VBW", "b.2").train("VBW", "b.2").train("VBW", "c.3");
    table.stock("d", 1).after(buyTrain("BN", "d.3+3"));
    EXPECT_EQ(table.turn(), "draw");

    table.after(vaclavDraws("BY"));

    EXPECT_EQ(table.phase(), "e");
    EXPECT_EQ(table.turn(), "VBW");
    EXPECT_TRUE(refusesEvenIfForced(table, done("BN"), "must-discard CZ-6.90"));
    table.after(discard("VBW", "b.2"));
    EXPECT_EQ(table.turn(), "BN");
}

TEST_F(BohemiaFirstBCard, AGiftThatBeginsAPhaseDrawsTheNextCompany_CZ8_28)
{
    // Given one b-card and no c: the card after it is a d.
    table.stock("b", 1).stock("c", 0).after({buyTrain("VBW", "b.2"), vaclavDraws("BTE")});

    EXPECT_THAT(table.trains("BTE"), ElementsAre("d.3+3"));
    EXPECT_EQ(table.phase(), "d");
    EXPECT_EQ(table.turn(), "draw");
    EXPECT_THAT(wordsOffered(table), ElementsAre("SX", "BY", "kk"));

    table.after(vaclavDraws("SX"));

    EXPECT_THAT(table.trains("SX"), ElementsAre("d.3E"));
    EXPECT_EQ(table.left("d"), 2);
    EXPECT_EQ(table.turn(), "VBW");
}

TEST_F(BohemiaFirstBCard, ACardThatOpensTwoPhasesAtOnceDrawsTheMediumFirst_CZ6_80)
{
    table.stock("b", 0).stock("c", 0).after(buyTrain("VBW", "d.3"));

    EXPECT_THAT(wordsOffered(table), ElementsAre("BN", "NWB", "ATE", "BTE"));
    table.after(vaclavDraws("BN"));
    EXPECT_THAT(wordsOffered(table), ElementsAre("SX", "BY", "kk"));
    table.after(vaclavDraws("SX"));

    EXPECT_THAT(table.trains("BN"), ElementsAre("d.3+3"));
    EXPECT_THAT(table.trains("SX"), ElementsAre("d.3E"));
}

/// OR2.1 in phase c, c- and d-cards gone: BCB (p1, 300) buys the first e-card as 4; VBW (p2) has three red trains.
class BohemiaFirstECard : public ::testing::Test
{
protected:
    BohemiaFirstECard()
    {
        mediumOfVaclav(smallOfVaclav(table, "EKJ"), "BTE").train("EKJ", "b.2").train("BTE", "c.2+2");
        table.operating("VBW", 50, "p2", 0).train("VBW", "c.3").train("VBW", "c.3").train("VBW", "c.3");
        table.phase("c").deckFrom("e").operating("BCB", 70, "p1", 300).round("OR2.1").turnOf("BCB");
        table.after(buyTrain("BCB", "e.4"));
    }

    Table table = bohemia();
};

TEST_F(BohemiaFirstECard, ScrapsBeforeTheDraw_CZ6_80)
{
    EXPECT_EQ(table.turn(), "draw");
    EXPECT_THAT(table.trains("EKJ"), IsEmpty());
}

TEST_F(BohemiaFirstECard, IsDrawnForBeforeAnybodyDiscards_CZ6_80)
{
    EXPECT_EQ(reason(table, discard("VBW", "c.3")), "must-draw");

    table.after(vaclavDraws("SX"));

    EXPECT_THAT(table.trains("SX"), ElementsAre("e.3E"));
    EXPECT_EQ(table.turn(), "VBW");
    table.after(discard("VBW", "c.3"));
    EXPECT_EQ(table.turn(), "BCB");
    EXPECT_THAT(table.trains("pool"), ElementsAre("c.3"));
}

TEST_F(BohemiaFirstECard, AVaclavCompanyWhoseTrainIsScrappedHasNone_CZ8_31)
{
    // Until the end of the set: in its turn there is nothing to run.
    table.after({vaclavDraws("SX"), discard("VBW", "c.3"), done("BCB")}).turnOf("EKJ");

    EXPECT_TRUE(refusesEvenIfForced(table, runTrains("EKJ", 50), "no-runnable-train CZ-6.41"));
    table.after(done("EKJ"));
    EXPECT_EQ(table.price("EKJ"), 40);
}

} // namespace
} // namespace flimnap::test
