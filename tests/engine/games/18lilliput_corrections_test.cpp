#include <gmock/gmock.h>

#include "18lilliput_moves.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// What the table puts right in the middle of an action, and what goes on then.

/// p1 has bought one of the two trains of C8 for SR.
class CorrectionsLilliput : public ::testing::Test
{
protected:
    CorrectionsLilliput() { table.round("ACTIONS1").after({takeCard("p1", "C8", 1), buyTrain("SR", "2")}); }

    Table table = fourDirectors();
};

TEST_F(CorrectionsLilliput, TheActionGoesOnWhereItWas)
{
    table.after({correct(R"("account":"SR","amount":-20)"), correct(R"("account":"p1","amount":5)")});
    EXPECT_EQ(table.cash("SR"), 400);
    EXPECT_EQ(table.cash("p1"), 35);
    table.after(buyTrain("SR", "2"));
    EXPECT_TRUE(refusesUnlessForced(table, buyTrain("SR", "3"), "card-trains-bought LI-5.11"));
}

// LI-2.50, LI-2.51
TEST_F(CorrectionsLilliput, NothingIsTakenThatIsNotThere_LI2_51)
{
    for (const auto &[keys, refusal] :
         {std::pair(R"("account":"p1","amount":-31)", "no-cash LI-2.50"),
          std::pair(R"("account":"SR","amount":-421)", "no-treasury LI-2.51"),
          std::pair(R"("account":"C5","amount":10)", "no-account LI-2.51"),
          std::pair(R"("company":"C5","cell":"50")", "no-price LI-2.51"),
          std::pair(R"("company":"C5","train":"2","do":"add")", "not-operating LI-2.51"),
          std::pair(R"("company":"SR","train":"3","do":"remove")", "no-such-train LI-2.51"),
          std::pair(R"("holder":"p2","company":"C5","percent":10)", "no-shares LI-2.51"),
          std::pair(R"("holder":"p2","company":"SR","percent":-10)", "not-enough-shares LI-2.50")})
        EXPECT_TRUE(refusesEvenIfForced(table, correct(keys), refusal));
}

// LI-2.6, LI-5.17
TEST_F(CorrectionsLilliput, OnlyThreeSharesChangeHands_LI5_17)
{
    table.after(correct(R"("holder":"p2","company":"SR","percent":30)"));
    EXPECT_EQ(table.percent("p2", "SR"), 30);
    EXPECT_EQ(table.director("SR"), "p1");
    EXPECT_TRUE(
        refusesEvenIfForced(table, correct(R"("holder":"p3","company":"SR","percent":10)"), "not-on-sale LI-2.51"));
    EXPECT_TRUE(refusesEvenIfForced(table, correct(R"("holder":"p1","company":"SR","percent":-10)"),
                                    "nobody-takes-over LI-5.17"));
}

// LI-2.13
TEST_F(CorrectionsLilliput, AMarkerThatIsMovedLiesBelow_LI2_13)
{
    table.after(correct(R"("company":"MR","cell":50)"));
    EXPECT_THAT(table.pile(50), ElementsAre("SR", "LNR", "GVR", "MR"));
}

TEST_F(CorrectionsLilliput, ATrainTakenAwayLiesInTheDepotAndComesBackFromThere)
{
    table.after(correct(R"("company":"SR","train":"2","do":"remove")"));
    EXPECT_THAT(table.trains("depot"), ElementsAre("2"));
    EXPECT_THAT(table.trains("SR"), IsEmpty());
    table.after(correct(R"("company":"LNR","train":"2","do":"add")"));
    EXPECT_THAT(table.trains("depot"), IsEmpty());
    EXPECT_EQ(table.left("2"), 1);
}

// LI-5.31
TEST(CorrectionsOfTooManyTrainsLilliput, ATrainTakenAwayNeedNotBeGivenUp_LI5_31)
{
    Table table = fourDirectors();
    table.begun("3").deckFrom("4").cash("SR", 600);
    for (int owned = 0; owned < 4; ++owned)
        table.train("LNR", "3");
    table.round("ACTIONS1").after({takeCard("p1", "C8", 1), buyTrain("SR", "4")});
    table.after(correct(R"("account":"LNR","amount":10)"));
    EXPECT_EQ(table.turn(), "LNR");
    table.after(correct(R"("company":"LNR","train":"3","do":"remove")"));
    EXPECT_EQ(table.turn(), "p1");
    EXPECT_EQ(table.refusal(buyTrain("SR", "4")), "accepted");
}

} // namespace
} // namespace flimnap::test
