#include <gmock/gmock.h>

#include "18lilliput_moves.h"
#include "support/offered.h"

namespace flimnap::test {
namespace {

using ::testing::Contains;

// "Dimen's Land": a copy card in place of an action card (LI-5.4, LI-D3, LI-D4).

/// p1 used C9 for its money, now p2 has his first turn.
Table afterC9(const std::string &options = "{}")
{
    Table table = fourDirectors(options);
    table.round("ACTIONS1");
    idleWith(table, "C9");
    return table;
}

// Scenario LI-S31: A is p2, B is p1.
TEST(CopiesLilliput, ScenarioOfTheRules_LIS31)
{
    Table table = afterC9();
    const int worth = table.worth("p2");
    table.after(copyCard("p2", "C9", 2));

    EXPECT_EQ(table.cash("p2"), 35);
    EXPECT_EQ(table.copyCards("p2"), 0);
    EXPECT_EQ(table.worth("p2"), worth + 5 - 20);
    EXPECT_EQ(table.refusal(pass("p2")), "accepted"); // it was his card of this turn
}

// LI-D4: also the side nobody used.
TEST(CopiesLilliput, EitherSideCanBeChosen_LID4)
{
    Table table = afterC9();
    table.after({copyCard("p2", "C9", 1), placeStation("LNR")});
    EXPECT_EQ(table.cash("LNR"), 460);
}

// LI-5.4
TEST(CopiesLilliput, OnlyWhatWasUsedInThisRoundCanBeCopied_LI5_4)
{
    const Table table = afterC9();
    for (const char *card : {"C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C10"})
        EXPECT_TRUE(refusesUnlessForced(table, copyCard("p2", card, 1), "card-not-used LI-5.4"));
}

// LI-5.4: himself included.
TEST(CopiesLilliput, OnesOwnCardCanBeCopied_LI5_4)
{
    Table table = afterC9();
    idleWith(table, "C8");
    idleWith(table, "C7");
    table.after({takeCard("p4", "C3", 2), pass("p4")});
    EXPECT_EQ(table.turn(), "p4");
    table.after(copyCard("p4", "C3", 1)).after(layTrack("GVR"));
    EXPECT_EQ(table.copyCards("p4"), 0);
}

// LI-5.4: a copy card is gone after use.
TEST(CopiesLilliput, NobodyCopiesWithoutACard_LI5_4)
{
    Table table = afterC9();
    table.copyCards("p2", 0);
    EXPECT_TRUE(refusesEvenIfForced(table, copyCard("p2", "C9", 1), "no-copy-card LI-5.4"));
}

// LI-5.4, LI-5.3: the action card itself stays with whoever took it.
TEST(CopiesLilliput, ACopiedCardCanBeCopiedAgainAndIsStillTaken_LI5_4)
{
    Table table = afterC9();
    table.after({copyCard("p2", "C9", 2), pass("p2")});

    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p3", "C9", 1), "card-taken LI-5.3"));
    EXPECT_EQ(table.refusal(copyCard("p3", "C9", 1)), "accepted");
}

// LI-5.4: what the table let somebody copy too early was not used by that.
TEST(CopiesLilliput, ACardCopiedByTheTablesLeaveLiesOnTheTableStill_LI5_4)
{
    Table table = afterC9();
    table.after({forced(copyCard("p2", "C1", 2)), pass("p2")});

    EXPECT_TRUE(refusesUnlessForced(table, copyCard("p3", "C1", 1), "card-not-used LI-5.4"));
    EXPECT_EQ(table.refusal(takeCard("p3", "C1", 1)), "accepted");
}

// LI-D3: in place of the pick.
TEST(CopiesLilliput, ACopyReplacesTheCardOfTheTurn_LID3)
{
    Table table = afterC9();
    Table taken = table;
    table.after(copyCard("p2", "C9", 2));
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p2", "C1", 1), "card-in-use LI-5.3"));

    taken.after(takeCard("p2", "C1", 2));
    EXPECT_TRUE(refusesUnlessForced(taken, copyCard("p2", "C9", 2), "card-in-use LI-5.4"));
    EXPECT_THAT(openOffers(taken), ::testing::Each(::testing::Not(::testing::HasSubstr("_card"))));
}

// LI-3.3: two copy cards of two players, for two turns.
TEST(CopiesLilliput, TwoPlayersCopyTwice_LI3_3)
{
    Table table = lilliput(2);
    draft(table, {"SR", "MR", "golbasto", "limnoc"});
    idleWith(table, "C10");
    table.after({copyCard("p2", "C10", 2), pass("p2"), copyCard("p2", "C10", 2)});

    EXPECT_EQ(table.cash("p2"), 70);
    EXPECT_EQ(table.copyCards("p2"), 0);
    EXPECT_EQ(table.copyCards("p1"), 2);
}

/// LI-D3 the other way: the copy comes on top of the card.
class ExtraCopiesLilliput : public ::testing::Test
{
protected:
    Table table = afterC9(R"({"copyIsExtra":true})");
};

TEST_F(ExtraCopiesLilliput, ComeAfterTheCard_LID3)
{
    table.after({takeCard("p2", "C10", 2), copyCard("p2", "C9", 2)});
    EXPECT_EQ(table.cash("p2"), 55);
    EXPECT_TRUE(refusesUnlessForced(table, takeCard("p2", "C1", 2), "card-in-use LI-5.3"));
    EXPECT_EQ(table.refusal(pass("p2")), "accepted");
}

TEST_F(ExtraCopiesLilliput, OrBeforeIt_LID3)
{
    table.after(copyCard("p2", "C9", 2));
    EXPECT_TRUE(refusesUnlessForced(table, pass("p2"), "must-take-card LI-5.6"));
    table.after(takeCard("p2", "C10", 2));
    EXPECT_EQ(table.cash("p2"), 55);
    EXPECT_EQ(table.refusal(pass("p2")), "accepted");
}

TEST_F(ExtraCopiesLilliput, CopyAlsoTheCardJustTaken_LI5_4)
{
    table.after({takeCard("p2", "C10", 2), copyCard("p2", "C10", 1), fund("p2", {{"LNR", 50}})});
    EXPECT_EQ(table.cash("p2"), 50);
    EXPECT_EQ(table.cash("LNR"), 550);
}

TEST_F(ExtraCopiesLilliput, EndWhatTheCardBeforeLetDo_LID3)
{
    table.after({takeCard("p2", "C8", 1), buyTrain("LNR", "2"), copyCard("p2", "C9", 1)});
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("LNR", "2"), "not-on-card LI-5.3"));
    EXPECT_EQ(table.refusal(placeStation("LNR")), "accepted");
}

TEST_F(ExtraCopiesLilliput, CountTheNewActionAlone_LID3)
{
    table.after({takeCard("p2", "C3", 1), layTrack("LNR"), layTrack("LNR"), copyCard("p2", "C3", 1), layTrack("LNR")});
    EXPECT_EQ(table.refusal(layTrack("LNR")), "accepted");
}

TEST_F(ExtraCopiesLilliput, AreOfferedBesideTheCards_LID3)
{
    EXPECT_THAT(openOffers(table), Contains(copyCard("p2", "C9", 1)));
    table.after(takeCard("p2", "C10", 2));
    EXPECT_THAT(openOffers(table), Contains(copyCard("p2", "C9", 1)));
    EXPECT_THAT(refusedOffers(table), Contains(std::pair(takeCard("p2", "C1", 1), std::string("card-in-use LI-5.3"))));
    table.after(copyCard("p2", "C9", 2));
    EXPECT_THAT(openOffers(table), ::testing::Each(::testing::Not(::testing::HasSubstr("_card"))));
}

// LI-D4 the other way
TEST(SameSideCopiesLilliput, CopyTheSideThatWasUsed_LID4)
{
    Table table = afterC9(R"({"copySameSideOnly":true})");
    EXPECT_EQ(table.refusal(copyCard("p2", "C9", 2)), "accepted");
    EXPECT_TRUE(refusesUnlessForced(table, copyCard("p2", "C9", 1), "side-not-used LI-5.4"));
}

TEST(SameSideCopiesLilliput, OfferThatSideAlone_LID4)
{
    const Table table = afterC9(R"({"copySameSideOnly":true})");
    EXPECT_THAT(openOffers(table), Contains(copyCard("p2", "C9", 2)));
    EXPECT_THAT(refusedOffers(table),
                Contains(std::pair(copyCard("p2", "C9", 1), std::string("side-not-used LI-5.4"))));
}

} // namespace
} // namespace flimnap::test
