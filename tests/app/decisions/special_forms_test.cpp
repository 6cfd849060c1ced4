#include "decisions/automaton_form.h"
#include "decisions/correction_form.h"
#include "decisions/dividend_form.h"
#include "decisions/grants_form.h"
#include "game_fixture.h"

namespace flimnap::test {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

// Decisions whose forms are not the plain one.

TEST_F(GameViewTest, AnIncomeIsPaidOrKept_CZ6_42)
{
    after(bcbAndMwOperate() + Lines{correct(R"("company":"BCB","train":"a.2","do":"add")"), runTrains("BCB", 100)});
    const auto dividend = form<DividendForm>("dividend");
    EXPECT_EQ(dividend->move()->pay, "all");
    ASSERT_THAT(column(dividend->others(), "pay"), ElementsAre("none"));

    EXPECT_TRUE(dividend->choose("none"));
    EXPECT_EQ(session().move(session().moveCount()).pay, "none");
}

TEST_F(GameViewTest, ASumIsSplitBetweenTwoCompaniesToTheLastPound_LI5_38)
{
    recorded("18lilliput-hand-2p", 77);
    const auto grants = form<GrantsForm>("fund");
    ASSERT_TRUE(grants->splits());
    ASSERT_EQ(grants->sum(), 70);
    const auto given = [&](int first) { return *grants->giving(first).amounts; };

    EXPECT_THAT(given(30), ElementsAre(Grant{"LNR", 30}, Grant{"C5", 40}));
    EXPECT_THAT(given(70), ElementsAre(Grant{"LNR", 70}));
    EXPECT_THAT(given(0), ElementsAre(Grant{"C5", 70}));

    grants->setFirst(30);
    EXPECT_TRUE(grants->confirm());
    EXPECT_EQ(*session().move(78).amounts, given(30));
}

TEST_F(GameViewTest, TheLastAnswerMakesTheMove_LI8_9)
{
    recorded("18lilliput-solo-601", 9); // yellow, plain track or nothing
    const auto builds = form<AutomatonForm>("gulliver");
    builds->answer(false);
    EXPECT_TRUE(builds->isBegun());
    builds->answer(true); // plain track
    EXPECT_NE(said(builds->built()), "");
    EXPECT_EQ(game.moveCount(), 9);

    builds->answer(false); // no second tile
    ASSERT_EQ(game.moveCount(), 10);
    EXPECT_EQ(session().move(10).track, "plain");
    EXPECT_FALSE(session().move(10).extra);
}

TEST_F(GameViewTest, ACorrectionNeedsWhoHowMuchAndWhy)
{
    CorrectionForm correction(game);
    correction.setReceiver("p2");
    correction.setAmount(20);
    EXPECT_FALSE(correction.move()) << "why?";

    correction.setReason("counted on the table");
    EXPECT_TRUE(correction.preview().ok);
    EXPECT_TRUE(correction.confirm());
    EXPECT_EQ(number(player("p2"), "cash"), 320);

    // Money that goes back to the bank is taken off an account.
    CorrectionForm back(game);
    back.setPayer("p2");
    back.setReceiver("bank");
    back.setAmount(20);
    back.setReason("booked wrongly");
    EXPECT_EQ(back.move()->account, "p2");
    EXPECT_EQ(back.move()->amount, -20);
}

TEST_F(GameViewTest, AMendedCorrectionBeginsAsItWas)
{
    after({correct(R"("from":"p1","account":"p2","amount":15)")});
    ASSERT_TRUE(mending.begin(1));

    const CorrectionForm correction(game);

    EXPECT_EQ(said(correction.payer()), "p1");
    EXPECT_EQ(said(correction.receiver()), "p2");
    EXPECT_EQ(correction.amount(), 15);
    EXPECT_EQ(correction.move(), session().move(1));
}

} // namespace
} // namespace flimnap::test
